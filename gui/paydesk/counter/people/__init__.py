"""People at the counter: who signs in, whose PIN is right, who works here."""
