"""Tests of the shipped packages."""
