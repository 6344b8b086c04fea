"""Gateway side of the service: orders, payments, terminals, transactions (docs/service.md#endpoints)."""
