"""The first start of a counter, and "Ready to open": what has to work before the first customer comes."""
