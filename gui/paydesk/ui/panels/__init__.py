"""Panels that lie over a page: the counter's side panels, the lock."""
