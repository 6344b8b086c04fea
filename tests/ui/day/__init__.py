"""Tests of the day report."""
