"""The area of what sells, through words, keys and touch."""
