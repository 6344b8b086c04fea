"""Tests of the customer display."""
