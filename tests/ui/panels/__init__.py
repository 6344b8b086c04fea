"""Tests of paydesk.ui.panels in a window: what a person does, and what the counter is asked for."""
