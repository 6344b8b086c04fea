"""Shifts and reports."""
