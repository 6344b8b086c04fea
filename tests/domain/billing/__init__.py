"""Links of billing programs."""
