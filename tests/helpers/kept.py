"""Looks at a data folder that only tests take: whether the journal's tables say what its facts say, and more."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from paydesk.domain.fact import Fact
from paydesk.store import crash, feed_file, single_instance, stored_data
from paydesk.store.journal.columns import TableForm, TableRow
from paydesk.store.journal.derived import DerivedTable, Folded
from paydesk.store.journal.file import COLUMNS, parse_fact, prefix_range
from paydesk.store.journal.journal import Journal
from paydesk.store.journal.opening import TABLES
from paydesk.store.settings import static_qr_file, window_file
from paydesk.worker import second_start


def disagreeing(journal: Journal) -> list[str]:
    """Return the ids whose row, or entries, are not what their facts say."""
    with journal._file.reading() as db:
        wrong: list[str] = []
        for table in TABLES:
            wrong += _with_other_rows(db, table)
            if table.parts is not None:
                wrong += _with_other_parts(db, table, table.parts)
        return wrong


def _with_other_rows(db: sqlite3.Connection, table: DerivedTable[Any]) -> list[str]:
    cursor = db.execute(f"SELECT * FROM {table.name}")  # noqa: S608 - a name of ours
    place = [column[0] for column in cursor.description].index(table.key)
    stored = {row[place]: row for row in cursor}
    wrong = []
    for each in table.fold_all(db):
        if isinstance(each, Folded):
            row = table.row_of(each)
            if stored.pop(row[place], None) != row:
                wrong.append(str(row[place]))
    return wrong + list(stored)


def _with_other_parts(db: sqlite3.Connection, table: DerivedTable[Any], parts: TableForm[Any]) -> list[str]:
    stored: defaultdict[str, list[TableRow]] = defaultdict(list)
    cursor = db.execute(f"SELECT * FROM {parts.name} ORDER BY {parts.primary_key}")  # noqa: S608 - names of ours
    place = [column[0] for column in cursor.description].index(table.key)
    for row in cursor:
        stored[row[place]].append(row)
    wrong = []
    for each in table.fold_all(db):
        if isinstance(each, Folded):
            key = table.subject_of(each).removeprefix(table.prefix)
            wrong += [key] if stored.pop(key, []) != table.part_rows(each) else []
    return wrong + list(stored)


def rebuild(journal: Journal) -> None:
    """Make the derived tables again from the facts."""
    with journal._file.transaction() as db:
        for table in TABLES:
            table.rebuild(db)
    journal._fold_cache.forget()


def facts_under(journal: Journal, prefix: str) -> dict[str, tuple[Fact, ...]]:
    """Return the facts of every subject whose id begins with a prefix, by id, each oldest first."""
    with journal._file.reading() as db:
        sql = f"SELECT sale_id, {COLUMNS} FROM facts WHERE sale_id >= ? AND sale_id < ? ORDER BY seq"  # noqa: S608
        found = db.execute(sql, prefix_range(prefix))
        by_subject: dict[str, list[Fact]] = {}
        for subject, *row in found:
            by_subject.setdefault(subject, []).append(parse_fact(subject, tuple(row)))
        return {subject: tuple(facts) for subject, facts in by_subject.items()}


_RUNS: Final = (single_instance.LOCK_NAME, second_start.ADDRESS_NAME, crash.FILE_NAME)
_PASSING: Final = frozenset({*_RUNS, window_file.FILE_NAME, feed_file.FILE_NAME, static_qr_file.FILE_NAME})
"""Files that tell of nothing but Paydesk: that it runs, its window, the newest version, and the shop's own QR."""


def unlisted(folder: Path) -> list[str]:
    """Names of files in the data folder of which `stored_data.things` does not tell; none, unless somebody put them."""
    known = {path.name for path in stored_data._journal_files(folder)} | _PASSING
    known |= {
        path.name for _, *patterns in stored_data._PATTERNS for pattern in patterns for path in folder.glob(pattern)
    }
    return sorted(path.name for path in folder.iterdir() if path.is_file() and path.name not in known)
