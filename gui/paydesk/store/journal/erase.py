"""Erasing what is old and finished, without breaking the chain (docs/decisions/0010).

An erased row keeps its place and its two hashes; subject, time, kind and data are blank. Which rows were erased, when,
and in whose name, is a fact of its own, written before the first row goes. Everything here works inside a transaction
of the journal, but `scrub`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from paydesk.domain.fact import OUT, PEOPLE
from paydesk.domain.settings.messages import StoredKind
from paydesk.domain.settings.stored_facts import ERASED_SUBJECT
from paydesk.store.journal.rows import range_of, spans

BATCH: Final = 200
"""Sales or payouts that go in one transaction: the counter's loop takes a breath between two."""
BLANK_KIND: Final = "erased"
BLANK_DATA: Final = "{}"


@dataclass(frozen=True, slots=True)
class Old:
    """What can go: sales and payouts by subject, and the rows of their facts as spans, both ends included."""

    sales: tuple[str, ...] = ()
    outs: tuple[str, ...] = ()
    spans: tuple[tuple[int, int], ...] = ()

    @property
    def subjects(self) -> tuple[str, ...]:
        """Both."""
        return self.sales + self.outs

    def __bool__(self) -> bool:
        return bool(self.sales or self.outs)


@dataclass(frozen=True, slots=True)
class Holding:
    """How much of one kind the journal holds; `oldest` in ms since 1970, None for nothing."""

    kind: StoredKind
    count: int
    oldest: int | None


def holdings(db: sqlite3.Connection) -> tuple[Holding, ...]:
    """Sales, payouts (each once) and people's deeds."""
    sales = db.execute("SELECT count(*), min(started_at) FROM sales").fetchone()
    outs = db.execute(
        "SELECT count(DISTINCT sale_id), min(at) FROM facts WHERE sale_id >= ? AND sale_id < ?", range_of(OUT)
    )
    permissions = db.execute("SELECT count(*), min(at) FROM facts WHERE sale_id >= ? AND sale_id < ?", range_of(PEOPLE))
    return (
        Holding(StoredKind.SALES, *sales),
        Holding(StoredKind.PAYOUTS, *outs.fetchone()),
        Holding(StoredKind.PEOPLE_DEEDS, *permissions.fetchone()),
    )


def old(db: sqlite3.Connection, before: int, now: int) -> Old:
    """What is finished, and had its last fact before `before` (both times in ms since 1970).

    A sale that is open, still watched, or waits for somebody to see its payment stays; so does a payout that is not
    settled, whatever its age, and a refund of a sale that stays: without it the sale could be refunded once more.
    """
    sales = tuple(_finished_sales(db, before, now))
    outs = tuple(_settled_outs(db, before, now, frozenset(sales)))
    seqs: list[int] = []
    for subject in sales + outs:
        seqs += (row[0] for row in db.execute("SELECT seq FROM facts WHERE sale_id = ?", (subject,)))
    return Old(sales, outs, tuple(spans(sorted(seqs))))


def _finished_sales(db: sqlite3.Connection, before: int, now: int) -> Iterator[str]:
    rows = db.execute(
        "SELECT sale_id FROM sales WHERE started_at < ? AND is_open = 0 AND alarm = 0 AND watch_until < ?"
        " AND NOT EXISTS (SELECT 1 FROM facts WHERE facts.sale_id = sales.sale_id AND facts.at >= ?) ORDER BY seq",
        (before, now, before),
    )
    return (str(row[0]) for row in rows.fetchall())


def _settled_outs(db: sqlite3.Connection, before: int, now: int, gone: frozenset[str]) -> Iterator[str]:
    """`gone`: the sales that go as well."""
    kept = {str(row[0]) for row in db.execute("SELECT sale_id FROM sales")} - gone
    rows = db.execute(
        "SELECT payout_id, refund_of FROM payouts WHERE settled_at IS NOT NULL AND last_at < ? AND watch_until < ?"
        " ORDER BY seq",
        (before, now),
    )
    return (OUT + payout_id for payout_id, refund_of in rows.fetchall() if refund_of not in kept)


def blank(db: sqlite3.Connection, subjects: Sequence[str], last: int) -> None:
    """Blank every fact of these subjects, and take them out of the table of sales.

    One of which something was written meanwhile (its newest row is after `last`) stays: it is not told of.
    """
    db.execute("PRAGMA secure_delete = ON")
    newer = "SELECT 1 FROM facts WHERE sale_id = ? AND seq > ?"
    going = [each for each in subjects if db.execute(newer, (each, last)).fetchone() is None]
    values = [(ERASED_SUBJECT, BLANK_KIND, BLANK_DATA, subject) for subject in going]
    db.executemany("UPDATE facts SET sale_id = ?, at = 0, kind = ?, data = ? WHERE sale_id = ?", values)
    db.executemany("DELETE FROM sales WHERE sale_id = ?", [(subject,) for subject in going])
    payouts = [(subject.removeprefix(OUT),) for subject in going if subject.startswith(OUT)]
    db.executemany("DELETE FROM payout_accounts WHERE payout = (SELECT seq FROM payouts WHERE payout_id = ?)", payouts)
    db.executemany("DELETE FROM payouts WHERE payout_id = ?", payouts)


def scrub(db: sqlite3.Connection) -> bool:
    """Write the file anew without the bytes of what was erased, and empty its write-ahead log.

    Outside a transaction. False when somebody reads the file just now: then its log is emptied when they are done.
    """
    db.execute("PRAGMA secure_delete = ON")
    db.execute("VACUUM")
    busy: int = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    return not busy
