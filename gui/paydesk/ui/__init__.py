"""Windows, pages, widgets and their themes: the only package with texts for users."""
