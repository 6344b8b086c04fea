"""Measurements, each a ratio or a stall within one run: python3 dev.py bench."""
