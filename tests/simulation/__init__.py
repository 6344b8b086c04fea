"""Whole shop-days in one process: the real core and sandbox under a virtual clock.

See docs/rules.md#repeatable.
"""
