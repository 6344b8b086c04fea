"""People at the counter: sign-in, PINs and the staff list."""
