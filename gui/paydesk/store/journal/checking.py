"""Compare the derived tables with the facts, which the hash chain covers, before a Z-report rests on them.

The chain does not cover the tables: an entry that was removed by hand would leave a Z-report short.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Iterable, Sequence
from itertools import islice
from typing import Any, Final

from paydesk.store.journal import breaks
from paydesk.store.journal.derived import DerivedTable, write_or_set_aside
from paydesk.store.journal.file import JournalFile, stored_rows
from paydesk.store.journal.rebuilding import require_current
from paydesk.store.journal.shifts import SHIFTS, StoredShifts

STEP_SUBJECTS: Final = 5
"""Subjects folded in one step: some milliseconds."""
STEP_ROWS: Final = 5_000
"""Rows searched in one step: some milliseconds."""
_CHANGED_ROWS: Final = {
    "facts": "seq > :after",
    # rows without a newer fact, or without any
    "entries": "seq > :after OR undoes > :after",
    "sales": "seq > :after OR is_open = 1 OR alarm = 1 OR watch_until > 0",
}
"""Rows whose subjects are checked, by table."""
_SHIFT_SUBJECTS: Final = (
    f"SELECT DISTINCT sale_id FROM facts WHERE {SHIFTS.condition} UNION SELECT shift_id FROM shifts"  # noqa: S608
)


def check_in_steps(
    file: JournalFile, tables: Sequence[DerivedTable[Any]], *, real: bool, extra_subjects: Iterable[str]
) -> Generator[None, None, int]:
    """Fold what the next Z-report rests on, and rebuild the rows that differ.

    Takes some milliseconds between two yields; facts may be appended meanwhile.

    Args:
        file: The journal.
        tables: All derived tables.
        real: True for the Z-report of real money.
        extra_subjects: Subjects that belong to it, whatever their last fact.

    Returns:
        The number of subjects whose rows differed.

    Raises:
        KnownFault: The file cannot be read or written; RebuildInProgress after an update.
    """
    with file.reading() as db:
        require_current(file, *(table.name for table in tables))
        shifts = {str(row[0]) for row in db.execute(_SHIFT_SUBJECTS)}
    others = yield from _repair(file, tables, shifts)  # first: they define where the next Z-report starts
    after = StoredShifts(file).counted_upto(real=real)
    found = yield from _find_changed(file, after)
    others += yield from _repair(file, tables, (found | set(extra_subjects)) - shifts)
    return others


def _find_changed(file: JournalFile, after: int) -> Generator[None, None, set[str]]:
    found = set[str]()
    for table, condition in _CHANGED_ROWS.items():
        low: int | None = after if table == "facts" else -(2**63)
        while low is not None:
            yield
            with file.reading() as db:
                rows = f"SELECT seq FROM {table} WHERE seq > ? ORDER BY seq LIMIT {STEP_ROWS}"  # noqa: S608 - names of ours
                high = db.execute(f"SELECT max(seq) FROM ({rows})", (low,)).fetchone()[0]  # noqa: S608 - the same
                sql = f"SELECT CAST(sale_id AS BLOB) FROM {table} WHERE seq > :low AND seq <= :high AND ({condition})"  # noqa: S608
                subjects = db.execute(sql, {"low": low, "high": high, "after": after})
                found.update(raw.decode(errors="replace") for (raw,) in subjects)
            low = high
    return found


def _repair(
    file: JournalFile, tables: Sequence[DerivedTable[Any]], subjects: Iterable[str]
) -> Generator[None, None, int]:
    every, others = iter(subjects), 0
    while step := list(islice(every, STEP_SUBJECTS)):
        yield
        these = [(table, subject) for subject in step for table in tables if table.owns(subject)]
        with file.reading() as db:
            differ = [each for each in these if not _matches_facts(db, *each)]
        if differ:
            with file.transaction() as db:
                for table, subject in differ:
                    _rebuild_subject(db, table, subject)
        others += len(differ)
    return others


def _matches_facts(db: sqlite3.Connection, table: DerivedTable[Any], subject: str) -> bool:
    _, folded = table.fold_rows(subject, stored_rows(db, subject), is_set_aside=breaks.is_set_aside(db, subject))
    return not table.has_rows(db, subject) if folded is None else table.is_up_to_date(db, folded)


def _rebuild_subject(db: sqlite3.Connection, table: DerivedTable[Any], subject: str) -> None:
    table.delete_subject(db, subject)
    folded = table.refold(db, subject)
    if folded is not None:
        write_or_set_aside(db, subject, folded.seq, lambda: table.put(db, folded))
