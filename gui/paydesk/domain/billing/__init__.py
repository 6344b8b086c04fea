"""Bills of billing programs, and the charges for them."""
