"""The first start of a counter."""
