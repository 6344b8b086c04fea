"""Slips: their contents as data, their layout, and the printer."""
