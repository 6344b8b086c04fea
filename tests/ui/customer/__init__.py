"""The customer display."""
