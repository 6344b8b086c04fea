"""Tests of paydesk.ui."""
