"""Tests of the first start."""
