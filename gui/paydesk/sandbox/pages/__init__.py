"""The pages people see: the payment page of a transaction, the pretend phone, the front page. No scripts."""
