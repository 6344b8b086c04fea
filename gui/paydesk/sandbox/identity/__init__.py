"""Identity by OAuth: a session, the page of consent, and the exchange of its code for a token (SPEC.md 4.4, 2.3)."""
