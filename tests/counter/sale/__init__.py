"""Tests of paydesk.counter.sale."""
