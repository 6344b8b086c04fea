"""What the counter asks of the payouts on this PC, answered by their table: no question folds all of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from paydesk.domain.clock import india_day
from paydesk.domain.fact import Fact
from paydesk.domain.money import Money
from paydesk.domain.payout.facts import subject
from paydesk.domain.payout.fold import folded
from paydesk.domain.payout.limits import Planned, SoFar
from paydesk.domain.payout.payout import Payout
from paydesk.store.journal import breaks
from paydesk.store.journal.file import JournalFile
from paydesk.store.journal.rows import UNREADABLE, facts_of

LATEST: Final = 1_000
"""How many of those that are settled come at a start, at most."""


class StoredPayouts:
    """The payouts of one journal. Every call raises KnownFault when the file cannot be read."""

    def __init__(self, file: JournalFile) -> None:
        self._file = file

    def facts_at_hand(self, now: int, since: int) -> dict[str, tuple[Fact, ...]]:
        """The facts of what a counter needs in memory at `now`, by payout id, in the order in which they were wanted.

        All that are not settled, still read or an unseen alarm, and of those wanted since `since` the
        latest 1,000. Both times in ms since 1970. One with a row that was altered is left out, and told of by
        `Journal.broken`.
        """
        with self._file.reading() as db:
            must = "SELECT payout_id, seq FROM payouts WHERE watch_until > 0 AND watch_until >= ?"
            recent = "SELECT payout_id, seq FROM payouts WHERE wanted_at >= ? ORDER BY wanted_at DESC LIMIT ?"
            rows = {*db.execute(must, (now,)), *db.execute(recent, (since, LATEST))}
            aside = breaks.subjects(db)
            ids = [
                payout_id for payout_id, _ in sorted(rows, key=lambda row: row[1]) if subject(payout_id) not in aside
            ]
            return {payout_id: found for payout_id in ids if (found := readable(db, payout_id))}

    def facts_of(self, payout_id: str) -> tuple[Fact, ...]:
        """The facts of one payout, oldest first; none for one that is not here."""
        with self._file.reading() as db:
            return tuple(facts_of(db, subject(payout_id)))

    def get(self, payout_id: str) -> Payout | None:
        """One payout, folded from its facts, or None."""
        return folded(self.facts_of(payout_id))

    def of_draft(self, draft_id: str) -> str | None:
        """The id of the payout that a draft became; None for one that was not sent."""
        if not draft_id:
            return None
        with self._file.reading() as db:
            row = db.execute(
                "SELECT payout_id FROM payouts WHERE draft_id = ? AND draft_id != '' ORDER BY seq DESC LIMIT 1",
                (draft_id,),
            ).fetchone()
            return None if row is None else str(row[0])

    # for limits: money that went or may have gone, and not what surely failed

    def refunded(self, sale_id: str, *, besides: str = "") -> Money:
        """What was given back of one sale, or may have been. `besides`: a payout_id that does not count."""
        return self._sum(
            "SELECT sum(counted) FROM payouts WHERE refund_of = ? AND refund_of != '' AND payout_id != ?",
            sale_id,
            besides,
        )

    def paid_on(self, day: str, *, besides: str = "") -> Money:
        """What left on an India day ("2026-11-22", `clock.india_day`), without moves between the shop's accounts."""
        return self._sum("SELECT sum(counted) FROM payouts WHERE day = ? AND payout_id != ?", day, besides)

    def paid_to(self, accounts: Sequence[str], day: str, *, besides: str = "") -> Money:
        """What of that went to one of these accounts (digests)."""
        return self._sum(
            "SELECT sum(counted) FROM payouts WHERE day = ? AND payout_id != ?"  # noqa: S608 - marks only
            f" AND seq IN ({_of(accounts)})",
            day,
            besides,
            *accounts,
        )

    def same(self, planned: Planned, now: int, *, besides: str = "") -> tuple[str, int] | None:
        """The latest payout that may be this very money, and when it went: see `limits.questioned_until`.

        It paid this amount to one of these accounts, or refunds the same sale and is not known there.
        """
        with self._file.reading() as db:
            row = db.execute(
                "SELECT payout_id, went_at FROM payouts WHERE questioned_until > ? AND payout_id != ? AND ("  # noqa: S608
                f" (amount = ? AND seq IN ({_of(planned.accounts)}))"
                " OR (refund_of = ? AND refund_of != '' AND counted = 0)) ORDER BY went_at DESC, seq LIMIT 1",
                (now, besides, planned.amount.paise, *planned.accounts, planned.refund_of),
            ).fetchone()
            return None if row is None else (str(row[0]), int(row[1]))

    def so_far(self, planned: Planned, now: int, *, besides: str) -> SoFar:
        """What all payouts but one say of one that is reviewed at `now` (ms since 1970)."""
        day = india_day(now).isoformat()
        return SoFar(
            self.paid_on(day, besides=besides),
            self.paid_to(planned.accounts, day, besides=besides),
            *(self.same(planned, now, besides=besides) or ()),
        )

    def _sum(self, sql: str, *values: str) -> Money:
        with self._file.reading() as db:
            return Money(db.execute(sql, values).fetchone()[0] or 0)


def _of(accounts: Sequence[str]) -> str:
    """The payouts to some accounts, as SQL with a mark for each."""
    marks = ", ".join("?" * len(accounts))
    return f"SELECT payout FROM payout_accounts WHERE digest IN ({marks})"  # noqa: S608 - marks only


def readable(db: sqlite3.Connection, payout_id: str) -> tuple[Fact, ...]:
    """The facts of one payout, oldest first; none where one of them cannot be read."""
    try:
        return tuple(facts_of(db, subject(payout_id)))
    except UNREADABLE:
        return ()
