"""Tests of the page of orders."""
