"""Tests of paydesk.ui.money in shown windows, by words, roles, keys and touch."""
