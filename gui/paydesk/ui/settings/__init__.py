"""The settings: this counter, people, connections, money out, what this PC keeps."""
