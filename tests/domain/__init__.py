"""Tests of paydesk.domain."""
