"""Help: the guide, all keys, the support file, and information about the program."""
