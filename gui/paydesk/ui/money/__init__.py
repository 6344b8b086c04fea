"""How money goes out: form, question, second person, outcome and follow-up, of which each kind of money is made."""
