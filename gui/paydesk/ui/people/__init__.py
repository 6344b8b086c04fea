"""People: staff, their PINs, the lock, and what a PIN unlocks."""
