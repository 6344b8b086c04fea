"""Queries that may take seconds, on a connection of their own, in any thread, while the counter goes on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import Final, TypeVar

from paydesk.domain.fact import PAYOUT_PREFIX
from paydesk.domain.sale.sale import Sale
from paydesk.store.errors import StoreError
from paydesk.store.journal import breaks, checking, erase
from paydesk.store.journal.erase import StoredCount
from paydesk.store.journal.file import JournalFile, facts_of, prefix_range
from paydesk.store.journal.lists import PayoutLists, SaleLists
from paydesk.store.journal.opening import BUSY_MS, TABLES
from paydesk.store.journal.payouts import StoredPayouts
from paydesk.store.journal.reports import Reports
from paydesk.store.journal.shifts import StoredShifts
from paydesk.store.sqlite_errors import translate_store_errors

ResultT = TypeVar("ResultT")
_CANCEL_CHECK_STEPS: Final = 20_000
"""SQLite checks for cancellation after so many of its steps: a millisecond."""
_NOT_OVER: Final = "is_open = 1 OR alarm = 1 OR watch_until > 0 OR in_group = 'unknown'"
"""SQL condition for rows of `sales` that may still be paid, or are paid without a person's decision."""


class JournalReader:
    """Reads a journal. Each call raises KnownFault if the file cannot be read."""

    def __init__(self, file: JournalFile) -> None:
        self._file = file
        self.lists = SaleLists(file)
        self.payout_lists = PayoutLists(file)
        self.payouts = StoredPayouts(file)
        self.reports = Reports(file)
        self.shifts = StoredShifts(file)

    def query(self, question: Callable[[JournalReader], ResultT]) -> ResultT:
        """Answer a question at once, as of one moment."""
        with self._file.reading():
            return question(self)

    def count(self) -> int:
        """Return the number of facts ever written here, erased ones included."""
        with self._file.reading() as db:
            return int(db.execute("SELECT coalesce(max(count), 0) FROM head").fetchone()[0])

    def sale(self, sale_id: str) -> Sale | None:
        """Return one sale, folded from its facts; None if it is unknown or set aside."""
        with self._file.reading() as db:
            facts = [] if breaks.is_set_aside(db, sale_id) else facts_of(db, sale_id)
        return Sale.from_facts(facts) if facts else None

    def find_by_bill(
        self, number: str, program: str | None, part: int | None = None, *, period: str = "", since: int = 0
    ) -> tuple[str, ...]:
        """Return the sales of a bill number, latest first; None matches every program, or part.

        With `since` (ms) only those that were begun since then, are of `period`, or are not over: where numbers begin
        again, a number has a sale for each day of the shop's years.
        """
        where = "bill != '' AND bill = ?"
        values: list[str | int] = [number]
        for column, value in (("program", program), ("part", part)):
            if value is not None:
                where += f" AND {column} = ?"
                values.append(value)
        if since:
            where += f" AND (started_at >= ? OR period = ? OR {_NOT_OVER})"
            values += [since, period]
        with self._file.reading() as db:
            rows = db.execute(f"SELECT sale_id FROM sales WHERE {where} ORDER BY seq DESC", values)  # noqa: S608
            return tuple(str(sale_id) for (sale_id,) in rows)

    def find_by_prefix(self, prefix: str) -> tuple[str, ...]:
        """Return the subjects that begin so."""
        with self._file.reading() as db:
            rows = db.execute(
                "SELECT DISTINCT sale_id FROM facts WHERE sale_id >= ? AND sale_id < ?", prefix_range(prefix)
            )
            return tuple(str(sale_id) for (sale_id,) in rows)

    def subjects_after(self, seq: int) -> set[str]:
        """Return the subjects of all facts after this seq."""
        with self._file.reading() as db:
            return {str(row[0]) for row in db.execute("SELECT sale_id FROM facts WHERE seq > ?", (seq,))}

    def payout_subjects(self) -> set[str]:
        """Return the subjects of all payouts."""
        sql = "SELECT DISTINCT sale_id FROM facts WHERE sale_id >= ? AND sale_id < ?"
        with self._file.reading() as db:
            return {str(row[0]) for row in db.execute(sql, prefix_range(PAYOUT_PREFIX))}

    def find_differing_shifts(self) -> list[str]:
        """Return the shifts whose rows are not what their facts say."""
        return checking.find_differing_shifts(self._file)

    def find_differing(self, *, real: bool, extra_subjects: Iterable[str]) -> list[str]:
        """Return the subjects of the next Z-report whose rows are not what their facts say (`checking`)."""
        return checking.find_differing(self._file, TABLES, real=real, extra_subjects=extra_subjects)

    def count_stored(self) -> tuple[StoredCount, ...]:
        """Count the items of each kind (`erase.count_stored`)."""
        with self._file.reading() as db:
            return erase.count_stored(db)


class BackgroundQuery:
    """One query of the journal at `path`, which another connection may be writing."""

    def __init__(self, path: Path, rebuild_error: StoreError | None) -> None:
        """Set up a query. `rebuild_error`: see JournalFile."""
        self._path = path
        self._rebuild_error = rebuild_error
        self._is_cancelled = False

    def run(self, question: Callable[[JournalReader], ResultT]) -> ResultT:
        """Answer `question`, in whatever thread. Raises StoreError, also after `cancel`."""
        address = f"{self._path.absolute().as_uri()}?mode=ro"
        with translate_store_errors(self._path):
            db = sqlite3.connect(
                address, uri=True, isolation_level=None, timeout=BUSY_MS / 1000, check_same_thread=False
            )
        with closing(db):
            db.set_progress_handler(lambda: int(self._is_cancelled), _CANCEL_CHECK_STEPS)
            with translate_store_errors(self._path):
                db.execute("PRAGMA query_only = ON")
            file = JournalFile(db, self._path)
            file.rebuild_error = self._rebuild_error
            return JournalReader(file).query(question)

    def cancel(self) -> None:
        """Make the query end soon. May be called from any thread."""
        self._is_cancelled = True
