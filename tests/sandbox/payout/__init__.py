"""Tests of paydesk.sandbox.payout."""
