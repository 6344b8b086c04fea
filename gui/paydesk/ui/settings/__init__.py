"""The settings pages: this counter, people, connections, money out, stored data."""
