"""A payout: what is asked for, its facts, their fold, what its outcome means, and what happens to it next."""
