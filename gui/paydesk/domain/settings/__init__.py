"""What a counter is set to, its keys, and what this PC stores."""
