"""Windows, pages, widgets and their look. The only place with words for people."""
