"""The hub: one ledger for the counters of a shop, over PostgreSQL (docs/hub.md)."""
