"""Tests of the orders page."""
