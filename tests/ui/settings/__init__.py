"""Tests of the pages of settings."""
