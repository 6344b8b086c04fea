"""Paydesk: the program on a shop counter that says, without doubt, whether the goods may be handed over."""
