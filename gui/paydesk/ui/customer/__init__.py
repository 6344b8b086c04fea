"""What the customer sees: a window of its own, with the sale in front and nothing else (DESIGN.md, truth 11)."""
