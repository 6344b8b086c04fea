"""The work of a counter without Qt: commands, sales, payouts, people, shifts, settings, polling."""
