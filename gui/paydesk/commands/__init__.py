"""What the command line offers beside the counter itself. On the same floor as the app."""
