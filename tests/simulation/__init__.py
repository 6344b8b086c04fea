"""Whole shop-days in one process: the real core and the real sandbox under a virtual clock (docs/rules.md#repeatable)."""
