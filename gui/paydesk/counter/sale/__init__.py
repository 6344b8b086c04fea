"""Sales at the counter: taken, shown, read and ended."""
