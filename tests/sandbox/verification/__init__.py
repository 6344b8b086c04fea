"""Tests of validation, v1, v1.2 and v2."""
