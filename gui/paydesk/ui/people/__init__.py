"""People: who works here, their PINs, the lock, and what a PIN opens."""
