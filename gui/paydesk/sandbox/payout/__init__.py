"""The payout side of the service: tokens, transfers, loans, beneficiaries, cashgrams (SPEC.md 4.5, 4.8 to 4.13)."""
