"""Tests of the calls of billing programs."""
