"""Tests of the documents: what they say is done."""
