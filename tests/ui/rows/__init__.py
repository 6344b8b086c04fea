"""Tests of lists and tables."""
