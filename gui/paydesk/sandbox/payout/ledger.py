"""The ledger, by double entry: what leaves one account is in another, so that all accounts together are always nothing.

Accounts: `fund:<paymentInstrumentId>` (the shop's money), `transit:<the same>` (left it, not yet there),
`paid:<beneId>` (arrived), `charges` (pooled for the end of the day), `party:<name>` (service charges paid), and
`outside` (where the opening balances came from; the only one that may be below nothing).
"""

from __future__ import annotations

from collections import Counter

from paydesk.sandbox.payout.state import OUTSIDE, Posting


class LedgerError(ValueError):
    """A posting that no ledger can hold."""


class Ledger:
    """All balances, folded from the postings, in paise. It only adds up; whoever posts puts the posting on record."""

    def __init__(self) -> None:
        self._balances: Counter[str] = Counter()
        self.count = 0
        """How many postings there are."""

    def apply(self, posting: Posting) -> None:
        """Take one posting in. Raises LedgerError for less than one paisa, or when an account would be overdrawn."""
        if posting.paise < 1:
            raise LedgerError("a posting moves at least one paisa")
        if posting.source == posting.target:
            raise LedgerError("a posting moves money from one account to another")
        if posting.source != OUTSIDE and self._balances[posting.source] < posting.paise:
            raise LedgerError(f"{posting.source} has less than that")
        self._balances[posting.source] -= posting.paise
        self._balances[posting.target] += posting.paise
        self.count += 1

    def balance(self, account: str) -> int:
        """What an account holds, in paise."""
        return self._balances[account]

    def balances(self) -> dict[str, int]:
        """Every account that was ever used, by name."""
        return dict(sorted(self._balances.items()))

    def total(self) -> int:
        """The sum over all accounts: 0, or money was made or lost."""
        return sum(self._balances.values())
