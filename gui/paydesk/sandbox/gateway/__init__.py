"""The gateway side of the service: orders, payments, terminals, transactions (SPEC.md 2.1, 2.2, 4.1 to 4.3)."""
