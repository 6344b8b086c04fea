"""The journal file: facts, their hash chain, and the tables derived from them."""
