"""Settings of a counter, its keys, and the data that this PC stores."""
