"""The `payouts` table: one row a payout, derived from its facts in the same transaction, and remade at will."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from paydesk.domain.clock import DAY
from paydesk.domain.fact import OUT
from paydesk.domain.payout import limits
from paydesk.domain.payout.facts import PayoutFact, out_id_of
from paydesk.domain.payout.fold import with_fact
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.store.journal.derived import DerivedTable, Folded, Row
from paydesk.store.journal.sales_table import FOREVER, storable

if TYPE_CHECKING:
    from paydesk.domain.fact import Fact

WATCH_DONE: Final = 3 * DAY
"""How long after its last fact a payout that is done is still read (DESIGN.md, truth 24)."""


@dataclass(frozen=True, slots=True)
class PayoutState:
    """A payout, and the digests of the accounts that it pays."""

    payout: Payout
    accounts: tuple[str, ...] = ()


class PayoutsTable(DerivedTable[PayoutState]):
    """One row a payout, and one for each account that it pays.

    `counted` is what limits and refunds count, in paise: all of it unless it surely failed (`limits.surely_failed`), by
    the India day of `went_at`. `may_arrive` says that it has no end yet. Both are the domain's words: when they change,
    raise `rules`.
    """

    name = "payouts"
    rules = 1
    condition = "sale_id >= 'out:' AND sale_id < 'out;'"
    key = "payout_id"

    def owns(self, subject: str) -> bool:
        """Whether this is a payout."""
        return subject.startswith(OUT)

    def fold(self, facts: Sequence[Fact]) -> PayoutState:
        """The payout that these facts tell of."""
        state = PayoutState(Payout(payout_id=out_id_of(facts[0].subject), kind=PayoutKind.DIRECT))
        for fact in facts:
            state = self.go_on(state, fact)
        return state

    def go_on(self, state: PayoutState, fact: Fact) -> PayoutState:
        """The payout after one more fact."""
        accounts = state.accounts
        if fact.kind == PayoutFact.WANTED:
            told = fact.data.get("accounts")
            new = [each for each in told if isinstance(each, str)] if isinstance(told, list) else []
            accounts = tuple(dict.fromkeys((*accounts, *new)))  # one that was corrected may have paid both
        return PayoutState(with_fact(state.payout, fact), accounts)

    def left_of(self, facts: Sequence[Fact]) -> Sequence[Fact]:
        """All that can be read: money that may have gone counts, whatever was done to the file."""
        return facts

    def row_of(self, folded: Folded[PayoutState]) -> Row:
        """What the table says of a payout."""
        payout = folded.state.payout
        went_at = limits.went_at(payout)
        counted = 0 if payout.amount is None or limits.surely_failed(payout) else payout.amount.paise
        return (
            folded.seq,
            storable(payout.payout_id),
            storable(payout.draft_id),
            payout.kind.value,
            payout.amount.paise if payout.amount is not None else None,
            payout.outcome.value,
            payout.wanted_at,
            went_at,
            limits.india_day(went_at).isoformat(),
            folded.last_at,
            payout.settled_at,
            counted,
            int(limits.may_still_arrive(payout)),
            storable(payout.refund_of),
            _watch_until(payout, folded.last_at),
        )

    def put(self, db: sqlite3.Connection, folded: Folded[PayoutState]) -> None:
        """Write its row, and its accounts."""
        super().put(db, folded)
        db.executemany(
            "INSERT OR IGNORE INTO payout_accounts VALUES (?, ?)",
            [(storable(digest), folded.seq) for digest in folded.state.accounts],
        )

    def clear(self, db: sqlite3.Connection) -> None:
        """Take all rows out."""
        super().clear(db)
        db.execute("DELETE FROM payout_accounts")


PAYOUTS: Final = PayoutsTable()


def _watch_until(payout: Payout, last_at: int) -> int:
    """A time after which it is surely not read any more: FOREVER for one that is not settled, 0 for one that ended."""
    if not payout.settled:
        return FOREVER
    if payout.outcome is not Outcome.DONE or payout.kind is PayoutKind.INTERNAL:
        return 0
    return max(last_at, payout.settled_at or 0) + WATCH_DONE
