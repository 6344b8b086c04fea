"""Sales: their facts, the fold of these, the verdict, and the next step."""
