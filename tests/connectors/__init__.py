"""Tests of the connectors of billing programs, against a running counter."""
