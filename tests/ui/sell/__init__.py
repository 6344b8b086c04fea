"""Tests of the pages that sell, by text, keys and touch."""
