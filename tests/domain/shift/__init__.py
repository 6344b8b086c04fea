"""Shifts, Z-reports and figures."""
