"""A sale: its facts, their fold, what is said of it, and what happens to it next."""
