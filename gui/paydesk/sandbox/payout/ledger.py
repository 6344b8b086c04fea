"""The books: the ledger, by double entry, and what is found quickly (what is due next, what was sent today).

What leaves one account is in another, so that all accounts together are always nothing.

Accounts: `fund:<paymentInstrumentId>` (the shop's money), `transit:<the same>` (left it, not yet there),
`paid:<beneId>` (arrived), `charges` (pooled for the end of the day), `party:<name>` (service charges paid), and
`outside` (where the opening balances came from; the only one that may be below nothing).
"""

from __future__ import annotations

import heapq
from collections import Counter
from typing import Final

from paydesk.sandbox.clock import day_of
from paydesk.sandbox.state import FAILED, Cashgram, Charge, Posting, Record, Transfer

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


class LedgerError(ValueError):
    """A posting that no ledger can hold."""


class Ledger:
    """All balances, folded from the postings, in paise. It only adds up; whoever posts puts the posting on record."""

    def __init__(self) -> None:
        self._balances: Counter[str] = Counter()

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

    def balance(self, account: str) -> int:
        """What an account holds, in paise."""
        return self._balances[account]

    def balances(self) -> dict[str, int]:
        """Every account that was ever used, by name."""
        return dict(sorted(self._balances.items()))

    def total(self) -> int:
        """The sum over all accounts: 0, or money was made or lost."""
        return sum(self._balances.values())


ALL: Final = ""
"""Stands for every beneficiary together."""

Due = Transfer | Charge | Cashgram


class Index:
    """Kept by the world with every record that is put; made anew from the records at each start."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, int, str, str]] = []
        self._due: dict[tuple[str, str], int] = {}
        self._pushed = 0
        self.by_reference: dict[str, str] = {}
        """referenceId -> transferId."""
        self.of_bene: dict[str, list[str]] = {}
        """beneId -> its transferIds, the first one first."""
        self.cashgrams: dict[str, str] = {}
        """Token of the link -> cashgramId."""
        self._sent: Counter[tuple[int, str]] = Counter()
        self._counted: dict[str, int] = {}

    def note(self, record: Record) -> None:
        """A record is new, or was changed."""
        if isinstance(record, Transfer | Charge | Cashgram):
            self._note_due(record)
        if isinstance(record, Transfer):
            self._note_transfer(record)
        elif isinstance(record, Cashgram):
            self.cashgrams[record.token] = record.cashgram_id

    def next_due(self, now_ms: int) -> tuple[int, str, str] | None:
        """Take out what is due first, up to now: moment, kind, key; None when nothing is."""
        while self._heap and self._heap[0][0] <= now_ms:
            due, _, kind, key = heapq.heappop(self._heap)
            if self._due.get((kind, key)) == due:  # else it was changed since
                del self._due[kind, key]
                return due, kind, key
        return None

    def sent(self, now_ms: int, bene_id: str = ALL) -> int:
        """What was sent by direct transfer on this day, in paise; what failed does not count."""
        return self._sent[day_of(now_ms), bene_id]

    def _note_due(self, record: Due) -> None:
        due, name = record.due_ms, (record.kind, record.key)
        if due is None:
            self._due.pop(name, None)
        elif self._due.get(name) != due:
            self._due[name] = due
            self._pushed += 1
            heapq.heappush(self._heap, (due, self._pushed, record.kind, record.key))

    def _note_transfer(self, transfer: Transfer) -> None:
        if transfer.reference_id not in self.by_reference:
            self.by_reference[transfer.reference_id] = transfer.transfer_id
            self.of_bene.setdefault(transfer.bene_id, []).append(transfer.transfer_id)
        counts = 0 if transfer.loan or transfer.status == FAILED else transfer.amount_paise
        more = counts - self._counted.get(transfer.transfer_id, 0)
        if more:
            self._counted[transfer.transfer_id] = counts
            self._sent[day_of(transfer.created_ms), transfer.bene_id] += more
            self._sent[day_of(transfer.created_ms), ALL] += more
