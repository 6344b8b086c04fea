"""Tests of the side panels in a window: what a person does, and what the counter is asked for."""
