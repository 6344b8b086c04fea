"""Tests of the recipes: every error, and how to get it."""
