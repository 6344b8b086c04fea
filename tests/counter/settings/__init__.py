"""Tests of paydesk.counter.settings."""
