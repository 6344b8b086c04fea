"""Breaks of the hash chain: found in small steps, remembered, and their sale or payout set aside (docs/decisions/0013).

Each start verifies what is new; once a month everything.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Generator, Iterable
from dataclasses import replace
from typing import Final

from paydesk.domain.clock import DAY
from paydesk.domain.settings.stored_facts import JOURNAL_SUBJECT, StoredFactKind
from paydesk.store.errors import KnownFault
from paydesk.store.journal.chain import BreakKind, BrokenRow, ChainReport, ChainWalk, RawChainRow
from paydesk.store.journal.file import JournalFile


def remember(db: sqlite3.Connection, found: Iterable[BrokenRow]) -> None:
    """Store breaks, and remove the sales concerned from the tables, so that nothing is done with or shown of them.

    A payout keeps its row: what it may have cost still counts for the limits.
    """
    for each in found:
        db.execute("INSERT OR IGNORE INTO breaks VALUES (?, ?, ?)", (each.seq, each.kind, each.subject))
        db.execute("DELETE FROM sales WHERE sale_id = ?", (each.subject,))
        db.execute("DELETE FROM entries WHERE sale_id = ?", (each.subject,))


def forget(db: sqlite3.Connection, gone: Iterable[str]) -> None:
    """Remove the erased sales and payouts from their breaks; only the row numbers stay known."""
    db.executemany("UPDATE breaks SET subject = '' WHERE subject = ?", [(subject,) for subject in gone])


def set_aside_subjects(db: sqlite3.Connection) -> frozenset[str]:
    """Return all sales and payouts that are set aside."""
    return frozenset(str(row[0]) for row in db.execute("SELECT DISTINCT subject FROM breaks WHERE subject != ''"))


def is_set_aside(db: sqlite3.Connection, subject: str) -> bool:
    """Return True if this sale or payout is set aside."""
    return db.execute("SELECT 1 FROM breaks WHERE subject = ? LIMIT 1", (subject,)).fetchone() is not None


def known_breaks(db: sqlite3.Connection, subject: str | None = None) -> tuple[BrokenRow, ...]:
    """Return all stored breaks, or those of one subject, oldest row first."""
    sql = "SELECT seq, what, subject FROM breaks WHERE ?1 IS NULL OR subject = ?1 ORDER BY seq"
    rows = db.execute(sql, (subject,))
    return tuple(BrokenRow(seq, BreakKind(what), subject) for seq, what, subject in rows)


def read_mark(db: sqlite3.Connection) -> tuple[str, str] | None:
    """Return the identity of this journal and its present position and hash; None while it is empty.

    An older copy of the journal does not contain them.
    """
    found = db.execute("SELECT facts.hash, head.count, head.hash FROM facts, head WHERE seq = 1").fetchone()
    return None if found is None else (found[0].hex(), f"{found[1]} {found[2].hex()}")


def was_in_keychain(db: sqlite3.Connection) -> bool:
    """Return True if a keychain held this journal's mark in an earlier run, since it was begun or found to be a copy.

    A keychain that can be read but keeps nothing thus counts as a copy once, and not at each start.
    """
    kinds = (StoredFactKind.JOURNAL_KNOWN.value, StoredFactKind.JOURNAL_BEGUN.value)
    sql = "SELECT kind FROM facts WHERE sale_id = ? AND kind IN (?, ?) ORDER BY seq DESC LIMIT 1"
    return bool(db.execute(sql, (JOURNAL_SUBJECT, *kinds)).fetchone() == kinds[:1])


def contains_mark(db: sqlite3.Connection, mark: tuple[str, str]) -> bool:
    """Return True if the journal contains the fact of this mark, or if the mark is another journal's."""
    now, (seq, _, digest) = read_mark(db), mark[1].partition(" ")
    row = db.execute("SELECT hash FROM facts WHERE seq = CAST(? AS INTEGER)", (seq,)).fetchone()
    return now is None or now[0] != mark[0] or (row is not None and row[0].hex() == digest)


def forget_unfit(db: sqlite3.Connection) -> None:
    """Forget the UNFIT breaks: by new rules the tables may accept these subjects."""
    db.execute("DELETE FROM breaks WHERE what = ?", (BreakKind.UNFIT,))


STEP_ROWS: Final = 300
"""Rows in one step: some milliseconds."""
FULL_CHECK_INTERVAL: Final = 30 * DAY


def run_to_end(steps: Generator[None, None, ChainReport]) -> ChainReport:
    """Run all steps at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            report: ChainReport = end.value
            return report


def verify_in_steps(file: JournalFile, now: int, *, full: bool) -> Generator[None, None, ChainReport]:
    """Verify the chain from where the last verification ended; from its beginning if `full`, or once a month.

    Takes a few milliseconds between two yields; facts may be appended and erased meanwhile. Breaks and progress are
    stored. `now` in ms since 1970. Raises KnownFault.
    """
    with file.reading() as db:
        walk, whole_at = _resume_walk(db, now, full=full)
    report: ChainReport | None = None
    while report is None:
        yield
        with file.reading() as db:
            rows = _rows(db, walk.seq)
            walk.follow(rows)
            if len(rows) < STEP_ROWS:
                count, head = db.execute("SELECT count, hash FROM head").fetchone() or (0, b"")
                report = walk.report(count=count, head=head)
    # what cannot be stored now (read-only file, full disk) is found again
    with contextlib.suppress(KnownFault), file.transaction() as db:
        remember(db, report.breaks)
        db.execute("INSERT OR REPLACE INTO verified VALUES (1, ?, ?, ?)", (walk.seq, walk.digest, whole_at))
        report = replace(report, breaks=known_breaks(db))
    return report


def _resume_walk(db: sqlite3.Connection, now: int, *, full: bool) -> tuple[ChainWalk, int]:
    """Return a walk from where to start, and the time of the last full verification."""
    mark = db.execute("SELECT seq, hash, whole_at FROM verified").fetchone()
    if mark is None or full or not 0 <= now - mark[2] < FULL_CHECK_INTERVAL:
        return ChainWalk(), now
    found = db.execute("SELECT hash FROM facts WHERE seq = ?", (mark[0],)).fetchone()
    if found is None or found[0] != mark[1]:
        return ChainWalk(), now
    return ChainWalk(mark[0], mark[1]), mark[2]


def _rows(db: sqlite3.Connection, after: int) -> list[RawChainRow]:
    db.text_factory = bytes  # edited text need not be UTF-8
    try:
        return db.execute(
            "SELECT seq, sale_id, at, kind, data, prev, hash FROM facts WHERE seq > ? ORDER BY seq LIMIT ?",
            (after, STEP_ROWS),
        ).fetchall()
    finally:
        db.text_factory = str
