"""The day in the window."""
