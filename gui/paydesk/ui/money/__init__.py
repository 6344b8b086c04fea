"""Payouts: form, confirmation, second person, outcome and follow-up, shared by all types of payout."""
