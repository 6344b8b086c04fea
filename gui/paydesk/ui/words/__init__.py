"""Translated texts of domain values, one module per subject."""
