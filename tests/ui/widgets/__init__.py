"""Tests of paydesk.ui.widgets."""
