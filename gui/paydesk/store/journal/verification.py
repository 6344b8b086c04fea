"""Following the hash chain in small steps: what is new at each start, all of it each month (decision 13)."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Generator
from dataclasses import replace
from typing import Final

from paydesk.domain.clock import DAY
from paydesk.store.errors import KnownFault
from paydesk.store.journal import breaks
from paydesk.store.journal.chain import ChainReport, RawRow, Walk
from paydesk.store.journal.file import JournalFile

STEP: Final = 300
"""Rows between two breaths: some milliseconds."""
WHOLE_EVERY: Final = 30 * DAY


def in_steps(file: JournalFile, now: int, *, whole: bool) -> Generator[None, None, ChainReport]:
    """Follow the chain on from where it was followed to last; from its beginning when that is asked, or is due.

    Takes a few milliseconds between two yields; facts may be appended and erased meanwhile. What it finds is remembered
    (`breaks`), as is how far it came. `now` in ms since 1970. Raises KnownFault.
    """
    with file.reading() as db:
        walk, whole_at = _begin(db, now, whole=whole)
    report: ChainReport | None = None
    while report is None:
        yield
        with file.reading() as db:
            rows = _rows(db, walk.seq)
            walk.follow(rows)
            if len(rows) < STEP:
                count, head = db.execute("SELECT count, hash FROM head").fetchone() or (0, b"")
                report = walk.report(count=count, head=head)
    # what cannot be written down now (a file that is only read, a full disk) is found again
    with contextlib.suppress(KnownFault), file.transaction() as db:
        breaks.remember(db, report.breaks)
        db.execute("INSERT OR REPLACE INTO verified VALUES (1, ?, ?, ?)", (walk.seq, walk.digest, whole_at))
        report = replace(report, breaks=breaks.known(db))
    return report


def _begin(db: sqlite3.Connection, now: int, *, whole: bool) -> tuple[Walk, int]:
    """Where to begin, and when all of the chain will have been followed last."""
    mark = db.execute("SELECT seq, hash, whole_at FROM verified").fetchone()
    if mark is None or whole or not 0 <= now - mark[2] < WHOLE_EVERY:
        return Walk(), now
    found = db.execute("SELECT hash FROM facts WHERE seq = ?", (mark[0],)).fetchone()
    if mark[0] and (found is None or found[0] != mark[1]):
        return Walk(), now
    return Walk(mark[0], mark[1]), mark[2]


def _rows(db: sqlite3.Connection, after: int) -> list[RawRow]:
    db.text_factory = bytes  # an edited text need not be UTF-8
    try:
        return db.execute(
            "SELECT seq, sale_id, at, kind, data, prev, hash FROM facts WHERE seq > ? ORDER BY seq LIMIT ?",
            (after, STEP),
        ).fetchall()
    finally:
        db.text_factory = str
