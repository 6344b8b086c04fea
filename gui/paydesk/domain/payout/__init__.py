"""Payouts: their requests, facts and fold, the outcome of each answer, and the next step."""
