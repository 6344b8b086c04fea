"""The `payouts` table: one row a payout, derived from its facts in the same transaction, and remade at will."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from paydesk.domain.clock import india_day
from paydesk.domain.fact import OUT
from paydesk.domain.payout import limits
from paydesk.domain.payout.facts import payout_id_of
from paydesk.domain.payout.fold import with_fact
from paydesk.domain.payout.listing import group_of, words_of
from paydesk.domain.payout.next_step import watched_until
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.store.journal.derived import DerivedTable, Folded, Row
from paydesk.store.journal.sales_table import FOREVER, storable

if TYPE_CHECKING:
    from paydesk.domain.fact import Fact


class PayoutsTable(DerivedTable[Payout]):
    """One row a payout, and one for each account that it pays.

    `counted` is what limits and refunds count, in paise, by the India day of `went_there_at`; `questioned_until` says
    until when the same money once more is asked about. Both are the domain's words (`payout.limits`): when they change,
    raise `rules`.
    """

    name = "payouts"
    rules = 4
    condition = "sale_id >= 'out:' AND sale_id < 'out;'"
    key = "payout_id"

    def owns(self, subject: str) -> bool:
        """Whether this is a payout."""
        return subject.startswith(OUT)

    def fold(self, facts: Sequence[Fact]) -> Payout:
        """The payout that these facts tell of."""
        payout = Payout(payout_id=payout_id_of(facts[0].subject), kind=PayoutKind.DIRECT)
        for fact in facts:
            payout = with_fact(payout, fact)
        return payout

    def go_on(self, state: Payout, fact: Fact) -> Payout:
        """The payout after one more fact."""
        return with_fact(state, fact)

    def left_of(self, facts: Sequence[Fact]) -> Sequence[Fact]:
        """All that can be read: money that may have gone counts, whatever was done to the file."""
        return facts

    def row_of(self, folded: Folded[Payout]) -> Row:
        """What the table says of a payout."""
        payout = folded.state
        went_at = limits.went_at(payout)
        return (
            folded.seq,
            storable(payout.payout_id),
            storable(payout.draft_id),
            payout.kind.value,
            payout.amount.paise if payout.amount is not None else None,
            payout.outcome.value,
            payout.wanted_at,
            went_at,
            india_day(limits.went_there_at(payout)).isoformat(),
            folded.last_at,
            payout.settled_at,
            limits.counted(payout),
            limits.questioned_until(payout),
            storable(payout.refund_of),
            _watch_until(payout),
            storable(payout.by),
            group_of(payout).value,
            storable(words_of(payout)),
        )

    def put(self, db: sqlite3.Connection, folded: Folded[Payout]) -> None:
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


def _watch_until(payout: Payout) -> int:
    """Until when it is at hand, however old: for ever while it may change by itself, or nobody has seen its alarm."""
    return FOREVER if not payout.settled or payout.needs_alarm else watched_until(payout)
