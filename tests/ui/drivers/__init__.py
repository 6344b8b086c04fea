"""Page objects: what a person sees and does on one page, by its names and not by its widgets."""
