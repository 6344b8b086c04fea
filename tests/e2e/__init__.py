"""Tests of paydesk: e2e."""
