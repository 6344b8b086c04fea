"""Tests of paydesk.domain.payout."""
