"""Tests of the windows of people and locks."""
