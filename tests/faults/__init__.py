"""Tests of paydesk: faults."""
