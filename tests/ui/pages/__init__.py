"""Tests of paydesk.ui.pages in their window: what a person does, and what the counter is asked for."""
