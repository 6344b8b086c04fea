"""Money out: form, question, second person, outcome and follow-up, from which each kind of payout is built."""
