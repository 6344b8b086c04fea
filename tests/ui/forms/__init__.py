"""Tests of paydesk.ui.forms."""
