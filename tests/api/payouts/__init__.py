"""Tests of the payout side's client."""
