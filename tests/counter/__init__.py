"""Tests of paydesk: counter."""
