"""The journal: facts in SQLite, the hash chain over them, and the tables derived from them."""
