"""Tests of paydesk.counter.payout."""
