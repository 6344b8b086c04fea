"""Help: the guide at the page that one is on, all keys, the support file, and what this program is."""
