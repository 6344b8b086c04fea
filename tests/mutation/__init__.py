"""`python -m tests.mutation FILE`: small changes to one module, one at a time, and whether any test notices."""
