"""Charges of billing programs at this counter."""
