"""Settings at the counter: keys, connections, and what this PC stores."""
