"""The door of what asks for keys in headers and answers plainly: payout v2 and identity (SPEC.md 4.4, 4.7, part 5)."""
