"""Money out at the counter: reviewed, sent, followed; and questions that move no money."""
