"""Tests of paydesk.api."""
