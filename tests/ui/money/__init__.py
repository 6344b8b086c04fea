"""Tests of paydesk.ui.money in visible windows, by texts, roles, keys and touch."""
