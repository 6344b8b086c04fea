"""The hub of a shop, which keeps the facts of all its counters (docs/hub.md)."""
