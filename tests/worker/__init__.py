"""Tests of paydesk: worker."""
