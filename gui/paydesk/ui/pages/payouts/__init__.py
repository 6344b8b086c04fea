"""The supervisor's pages: sending, moving, lending, history, identity, and the outbox of what is not settled."""
