"""What is true: money, orders, sales, verdicts and the facts they are folded from. No input or output here."""
