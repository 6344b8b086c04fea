"""The pages that take a sale and show it until it is settled."""
