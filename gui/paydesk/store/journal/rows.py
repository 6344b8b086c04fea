"""Rows of the table of facts, read back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from paydesk.domain import exact_json
from paydesk.domain.fact import Fact

StoredRow: TypeAlias = tuple[int, bytes, bytes, int]
"""at, kind, data, seq: texts undecoded, for an edited one need not be UTF-8."""
COLUMNS: Final = "at, CAST(kind AS BLOB), CAST(data AS BLOB), seq"

UNREADABLE: Final = (ValueError, RecursionError)
"""What `fact_of` raises of a row that somebody has edited."""


def fact_of(subject: str, row: StoredRow) -> Fact:
    """A stored row as a fact. Raises one of UNREADABLE when its data is no JSON object (somebody edited it)."""
    at, kind, text, _ = row
    data = exact_json.decode(text.decode())
    if not isinstance(data, dict):
        raise ValueError("the data of a fact is not an object")  # noqa: TRY004 - a value of the file
    return Fact(subject, at, kind.decode(), data)


def stored(db: sqlite3.Connection, subject: str) -> list[StoredRow]:
    """The rows of one subject, oldest first."""
    sql = f"SELECT {COLUMNS} FROM facts WHERE sale_id = ? ORDER BY seq"  # noqa: S608 - names of ours
    return db.execute(sql, (subject,)).fetchall()


def facts_of(db: sqlite3.Connection, subject: str) -> list[Fact]:
    """The facts of one subject, oldest first. Raises one of UNREADABLE."""
    return [fact_of(subject, row) for row in stored(db, subject)]


def range_of(prefix: str) -> tuple[str, str]:
    """From where, and up to where (not included), the subjects that begin so are found."""
    return prefix, prefix[:-1] + chr(ord(prefix[-1]) + 1)


def spans(seqs: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Sorted numbers as spans, both ends included."""
    first = last = None
    for seq in seqs:
        if last is not None and seq == last + 1:
            last = seq
            continue
        if first is not None and last is not None:
            yield first, last
        first = last = seq
    if first is not None and last is not None:
        yield first, last
