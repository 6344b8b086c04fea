"""What this PC keeps: the journal of facts, settings, secrets, and the claim that one program runs (DESIGN.md)."""
