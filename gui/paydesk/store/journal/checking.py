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
"""Subjects rebuilt in one step: some milliseconds."""
_CHANGED_SUBJECTS: Final = (
    "SELECT DISTINCT CAST(sale_id AS BLOB) FROM facts WHERE seq > ?1",
    # rows without a newer fact, or without any
    "SELECT CAST(sale_id AS BLOB) FROM entries WHERE seq > ?1 OR undoes > ?1",
    "SELECT CAST(sale_id AS BLOB) FROM sales WHERE seq > ?1 OR is_open = 1 OR alarm = 1 OR watch_until > 0",
)
_SHIFT_SUBJECTS: Final = (
    f"SELECT DISTINCT sale_id FROM facts WHERE {SHIFTS.condition} UNION SELECT shift_id FROM shifts"  # noqa: S608
)


def find_differing_shifts(file: JournalFile) -> list[str]:
    """Return the shifts whose rows are not what their facts say. Raises KnownFault."""
    with file.reading() as db:
        return [subject for (subject,) in db.execute(_SHIFT_SUBJECTS).fetchall() if _differs(db, [SHIFTS], subject)]


def find_differing(
    file: JournalFile, tables: Sequence[DerivedTable[Any]], *, real: bool, extra_subjects: Iterable[str]
) -> list[str]:
    """Fold what the next Z-report rests on, and return the subjects whose rows say something else: takes seconds.

    Args:
        file: The journal.
        tables: All derived tables; the rows of shifts are right.
        real: True for the Z-report of real money.
        extra_subjects: Subjects that belong to it, whatever their last fact.

    Raises:
        KnownFault: The file cannot be read; RebuildInProgress after an update.
    """
    with file.reading() as db:
        require_current(file, *(table.name for table in tables))
        after = StoredShifts(file).counted_upto(real=real)
        raws = (raw for sql in _CHANGED_SUBJECTS for (raw,) in db.execute(sql, (after,)))
        # in the file's order, which is a quarter faster than that of a set
        subjects = dict.fromkeys([*(raw.decode(errors="replace") for raw in raws), *extra_subjects])
        return [subject for subject in subjects if _differs(db, tables, subject)]


def rebuild_in_steps(
    file: JournalFile, tables: Sequence[DerivedTable[Any]], subjects: Iterable[str]
) -> Generator[None, None, int]:
    """Rebuild those of these subjects whose rows still differ, and return their number. Raises KnownFault."""
    every, count = iter(subjects), 0
    while step := list(islice(every, STEP_SUBJECTS)):
        yield
        with file.transaction() as db:
            differing = [subject for subject in step if _differs(db, tables, subject)]
            for subject in differing:
                _rebuild_subject(db, next(table for table in tables if table.owns(subject)), subject)
        count += len(differing)
    return count


def _differs(db: sqlite3.Connection, tables: Sequence[DerivedTable[Any]], subject: str) -> bool:
    table = next((table for table in tables if table.owns(subject)), None)
    if table is None:
        return False
    _, folded = table.fold_rows(subject, stored_rows(db, subject), is_set_aside=breaks.is_set_aside(db, subject))
    return table.has_rows(db, subject) if folded is None else not table.is_up_to_date(db, folded)


def _rebuild_subject(db: sqlite3.Connection, table: DerivedTable[Any], subject: str) -> None:
    table.delete_subject(db, subject)
    folded = table.refold(db, subject)
    if folded is not None:
        write_or_set_aside(db, subject, folded.seq, lambda: table.put(db, folded))
