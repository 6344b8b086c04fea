"""Storage on this PC: the journal of facts, settings, people, secrets, and the lock of the data folder."""
