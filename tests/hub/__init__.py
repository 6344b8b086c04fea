"""Tests of the hub, over a real PostgreSQL."""
