"""Calls of billing programs: HTTP at 127.0.0.1, and the other ways to hand a bill over (docs/billing.md)."""
