"""What is printed: slips as descriptions, how they are drawn, and the printer."""
