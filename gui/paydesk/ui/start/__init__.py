"""The first start of a counter, and the checks of "Ready to open"."""
