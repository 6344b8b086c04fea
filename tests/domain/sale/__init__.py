"""Tests of paydesk.domain.sale."""
