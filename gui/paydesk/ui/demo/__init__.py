"""Parts of the demo: the pretend phone, and the hints of a first sale."""
