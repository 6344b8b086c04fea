"""Validation of a UPI address or a phone, v1, v1.2 and v2, and the payout to what was validated (SPEC.md 4.6, 4.7)."""
