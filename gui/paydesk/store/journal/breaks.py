"""Rows of facts that are not as they were written: remembered, and their sale or payout set aside (decision 13)."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from paydesk.store.journal.chain import Break, BrokenRow


def remember(db: sqlite3.Connection, found: Iterable[BrokenRow]) -> None:
    """Keep breaks; the sales they concern leave the table of sales, so that nothing is done or said by them.

    A payout keeps its row: what it may have cost still counts for the limits.
    """
    for each in found:
        db.execute("INSERT OR IGNORE INTO breaks VALUES (?, ?, ?)", (each.seq, each.what, each.subject))
        db.execute("DELETE FROM sales WHERE sale_id = ?", (each.subject,))
        db.execute("DELETE FROM entries WHERE sale_id = ?", (each.subject,))


def forget(db: sqlite3.Connection, gone: Iterable[str]) -> None:
    """These sales and payouts were erased: of their breaks only the rows stay known."""
    db.executemany("UPDATE breaks SET subject = '' WHERE subject = ?", [(subject,) for subject in gone])


def subjects(db: sqlite3.Connection) -> frozenset[str]:
    """What is set aside."""
    return frozenset(str(row[0]) for row in db.execute("SELECT DISTINCT subject FROM breaks WHERE subject != ''"))


def is_aside(db: sqlite3.Connection, subject: str) -> bool:
    """Whether this sale or payout is set aside."""
    return db.execute("SELECT 1 FROM breaks WHERE subject = ? LIMIT 1", (subject,)).fetchone() is not None


def known(db: sqlite3.Connection) -> tuple[BrokenRow, ...]:
    """All that was found, oldest row first."""
    rows = db.execute("SELECT seq, what, subject FROM breaks ORDER BY seq")
    return tuple(BrokenRow(seq, Break(what), subject) for seq, what, subject in rows)
