"""Checking a UPI address or a phone."""
