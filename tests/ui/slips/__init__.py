"""Tests of slips and of printing."""
