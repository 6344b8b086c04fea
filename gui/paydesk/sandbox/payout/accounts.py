"""The names of the accounts in the books; what they hold is in `books`."""

from __future__ import annotations

from typing import Final

OUTSIDE: Final = "outside"
"""Where opening balances come from."""
CHARGES: Final = "charges"
"""Service charges of loans, until the end of the day."""


def fund(instrument_id: str) -> str:
    """The account of a fund source."""
    return f"fund:{instrument_id}"


def transit(instrument_id: str) -> str:
    """The account of what has left a fund source and not yet arrived."""
    return f"transit:{instrument_id}"


def arrived(payee: str) -> str:
    """The account of what a beneficiary got."""
    return f"paid:{payee}"


def party(name: str) -> str:
    """The account of the service charges that were paid to a party."""
    return f"party:{name}"
