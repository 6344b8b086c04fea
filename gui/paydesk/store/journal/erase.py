"""Erasing old and finished subjects without breaking the chain (docs/decisions/0010).

An erased row keeps its seq and its two hashes; subject, time, kind and data are blank. A fact of its own, written
before the first row is blanked, records which rows were erased, when, and by whom. All but `scrub` works inside a
transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from paydesk.domain.fact import PAYOUT_PREFIX, PEOPLE_PREFIX
from paydesk.domain.settings.messages import StoredKind
from paydesk.domain.settings.stored_facts import ERASED_SUBJECT
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal import breaks
from paydesk.store.journal.file import prefix_range, spans_of
from paydesk.store.sqlite_errors import translate_store_errors

BATCH_SUBJECTS: Final = 50
"""Sales or payouts erased in one transaction: the counter's loop runs between two."""
_BUSY_TIMEOUT_S: Final = 2.0
"""Time that `scrub` waits for a writer."""
BLANK_KIND: Final = "erased"
BLANK_DATA: Final = "{}"


@dataclass(frozen=True, slots=True)
class Erasable:
    """Subjects to erase, or erased: sales and payouts, and the rows of their facts as inclusive spans."""

    sales: tuple[str, ...] = ()
    payouts: tuple[str, ...] = ()
    spans: tuple[tuple[int, int], ...] = ()

    @property
    def subjects(self) -> tuple[str, ...]:
        """All subjects: sales, then payouts."""
        return self.sales + self.payouts

    def __bool__(self) -> bool:
        return bool(self.sales or self.payouts)


@dataclass(frozen=True, slots=True)
class StoredCount:
    """Number of items of one kind in the journal; `oldest` in ms since 1970, None for none."""

    kind: StoredKind
    count: int
    oldest: int | None


def count_stored(db: sqlite3.Connection) -> tuple[StoredCount, ...]:
    """Count sales, payouts (each once) and the facts about people."""
    # separate subqueries: together they would scan the index with the times, five times as large
    sales = db.execute("SELECT (SELECT count(*) FROM sales), (SELECT min(started_at) FROM sales)").fetchone()
    payouts = db.execute("SELECT (SELECT count(*) FROM payouts), (SELECT min(wanted_at) FROM payouts)").fetchone()
    people = db.execute(
        "SELECT count(*), min(at) FROM facts WHERE sale_id >= ? AND sale_id < ?", prefix_range(PEOPLE_PREFIX)
    )
    return (
        StoredCount(StoredKind.SALES, *sales),
        StoredCount(StoredKind.PAYOUTS, *payouts),
        StoredCount(StoredKind.PEOPLE_DEEDS, *people.fetchone()),
    )


def find_erasable(db: sqlite3.Connection, before: int, now: int) -> Erasable:
    """Return some subjects that are finished, with the last fact before `before` (times in ms since 1970), sales first.

    A sale that is open, watched, or unseen stays; so does a payout that is not settled, whatever its age, and a refund
    of a sale that stays: without it the sale could be refunded twice.
    """
    sales = _select_first(
        db,
        "SELECT sale_id FROM sales WHERE started_at < ? AND last_at < ? AND is_open = 0 AND alarm = 0"
        " AND watch_until < ? ORDER BY started_at LIMIT ?",
        (before, before, now, BATCH_SUBJECTS),
    )
    payouts = _select_first(
        db,
        "SELECT 'out:' || payout_id FROM payouts WHERE wanted_at < ? AND last_at < ? AND settled_at IS NOT NULL"
        " AND watch_until < ? AND (refund_of = '' OR refund_of NOT IN (SELECT sale_id FROM sales))"
        " ORDER BY wanted_at LIMIT ?",
        (before, before, now, BATCH_SUBJECTS - len(sales)),
    )
    aside = _select_first(
        db,
        "SELECT subject FROM breaks JOIN facts ON sale_id = subject WHERE instr(subject, ':') = 0"
        " GROUP BY subject HAVING max(at) < ? LIMIT ?",
        (before, BATCH_SUBJECTS - len(sales) - len(payouts)),
    )
    found = Erasable(sales + aside, payouts)
    seqs = (db.execute("SELECT seq FROM facts WHERE sale_id = ?", (subject,)) for subject in found.subjects)
    return replace(found, spans=tuple(spans_of(sorted(row[0] for rows in seqs for row in rows))))


def _select_first(db: sqlite3.Connection, sql: str, values: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(str(row[0]) for row in db.execute(sql, values))


def blank_facts(db: sqlite3.Connection, subjects: Sequence[str]) -> None:
    """Blank every fact of these subjects, and delete their derived rows."""
    db.execute("PRAGMA secure_delete = ON")
    values = [(ERASED_SUBJECT, BLANK_KIND, BLANK_DATA, subject) for subject in subjects]
    db.executemany("UPDATE facts SET sale_id = ?, at = 0, kind = ?, data = ? WHERE sale_id = ?", values)
    for table in ("sales", "entries"):
        db.executemany(f"DELETE FROM {table} WHERE sale_id = ?", [(subject,) for subject in subjects])  # noqa: S608
    payouts = [(subject.removeprefix(PAYOUT_PREFIX),) for subject in subjects if subject.startswith(PAYOUT_PREFIX)]
    for table in ("payout_accounts", "payouts"):
        db.executemany(f"DELETE FROM {table} WHERE payout_id = ?", payouts)  # noqa: S608 - names of ours
    breaks.forget(db, subjects)


def scrub(path: Path) -> None:
    """Rewrite the file without the bytes of erased facts, and empty its write-ahead log.

    Takes seconds for a large journal: for a separate thread. The file can be read meanwhile; writers get BUSY. Raises
    KnownFault: BUSY if somebody reads the file; its log is then emptied when they are done.
    """
    with (
        translate_store_errors(path),
        closing(sqlite3.connect(path, isolation_level=None, timeout=_BUSY_TIMEOUT_S)) as db,
    ):
        db.execute("VACUUM")
        if db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
            raise KnownFault(FaultKind.BUSY, path)
