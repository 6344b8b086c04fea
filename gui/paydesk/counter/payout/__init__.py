"""Payouts at the counter: reviewed, sent and followed; and calls that move no money."""
