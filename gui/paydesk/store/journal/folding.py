"""The derived tables together: rows written with each append, and remade where their rules have changed."""

from __future__ import annotations

import sqlite3
from collections import OrderedDict
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from paydesk.domain.fact import Fact
from paydesk.store.journal.derived import DerivedTable, Folded
from paydesk.store.journal.payouts import PAYOUTS
from paydesk.store.journal.sales_table import SALES
from paydesk.store.journal.shifts import SHIFTS

TABLES: Final[tuple[DerivedTable[Any], ...]] = (SALES, PAYOUTS, SHIFTS)
KEPT: Final = 500
"""How many states stay in memory: those that were written to last."""


def refresh_stale(db: sqlite3.Connection) -> None:
    """Remake the tables that were derived by other rules than today's, inside the open transaction."""
    for table in TABLES:
        if table.is_stale(db):
            table.rebuild(db)


def is_stale(db: sqlite3.Connection) -> bool:
    """Whether one of the tables has to be remade."""
    return any(table.is_stale(db) for table in TABLES)


class Folding:
    """Folds on what is appended, from states kept in memory: a fact costs the same however many came before it."""

    def __init__(self) -> None:
        self._states: OrderedDict[str, Folded[Any]] = OrderedDict()

    def forget(self) -> None:
        """Fold anew what comes next: what was written did not stay, or somebody else wrote."""
        self._states.clear()

    def write(self, db: sqlite3.Connection, numbered: Sequence[tuple[int, Fact]]) -> None:
        """Bring the rows of these facts' subjects up to date, in the transaction that has appended them."""
        by_subject = sorted(numbered, key=lambda pair: pair[1].subject)
        for subject, group in groupby(by_subject, key=lambda pair: pair[1].subject):
            table = next((table for table in TABLES if table.owns(subject)), None)
            if table is not None:
                self._write_one(db, table, subject, list(group))

    def _write_one(
        self, db: sqlite3.Connection, table: DerivedTable[Any], subject: str, new: Sequence[tuple[int, Fact]]
    ) -> None:
        before = self._states.pop(subject, None)
        if before is None:
            folded = table.anew(db, subject)
        else:
            folded = before
            for seq, fact in new:
                state = table.go_on(folded.state, fact)
                trail = table.trail_after(folded, state, seq)
                folded = Folded(folded.seq, max(folded.last_at, fact.at), state, trail)
        if folded is None:
            return
        table.put(db, folded)
        self._states[subject] = folded
        while len(self._states) > KEPT:
            self._states.popitem(last=False)
