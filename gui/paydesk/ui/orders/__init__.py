"""Orders: the sales of some days, found, filtered, added up, written out; and the story of each."""
