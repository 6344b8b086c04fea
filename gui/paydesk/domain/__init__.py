"""Money, orders, sales, payouts, their facts and verdicts. Pure: no input or output here."""
