"""Payout side of the service: tokens, transfers, loans, beneficiaries, cashgrams (docs/service.md#endpoints)."""
