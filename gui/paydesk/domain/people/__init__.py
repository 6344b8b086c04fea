"""People at the counter: roles, permissions, PINs and the facts about them."""
