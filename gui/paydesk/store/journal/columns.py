"""Columns of derived tables, each declared once: its name, its SQL type, and how its value comes from the state."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

SourceT = TypeVar("SourceT")
TableRow: TypeAlias = tuple[Any, ...]
_Value: TypeAlias = str | int | None

FIRST_SEQ: Final = "INTEGER PRIMARY KEY"
SUBJECT: Final = "TEXT NOT NULL UNIQUE"
TEXT: Final = "TEXT NOT NULL"
INTEGER: Final = "INTEGER NOT NULL"
NULLABLE: Final = "INTEGER"
_EMPTY_VALUES: Final = {INTEGER: "0", NULLABLE: "NULL"}
"""Values of new columns, in SQL; the others are text."""


class TableForm(Generic[SourceT]):
    """The columns and indexes of one table.

    Args:
        name: The name of the table.
        columns: SQL type and value of each column, by name, in their order.
        indexes: What each index covers, by its name.
        primary_key: The columns of the key, unless one of `columns` is FIRST_SEQ.
    """

    def __init__(
        self,
        name: str,
        columns: Mapping[str, tuple[str, Callable[[SourceT], _Value]]],
        *,
        indexes: Mapping[str, str],
        primary_key: str = "",
    ) -> None:
        self.name = name
        self._types = {column: sql_type for column, (sql_type, _) in columns.items()}
        self._values = [value for _, value in columns.values()]
        self._indexes = indexes
        self.primary_key = primary_key
        marks = ", ".join("?" * len(columns))
        self._insert = f"INSERT OR REPLACE INTO {name} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608 - names of ours

    @property
    def columns(self) -> tuple[str, ...]:
        """Their names, in the order of the values of a row."""
        return tuple(self._types)

    def row_of(self, source: SourceT) -> TableRow:
        """Return the values of a row."""
        found = (value(source) for value in self._values)
        return tuple(to_storable(value) if isinstance(value, str) else value for value in found)

    def write(self, db: sqlite3.Connection, rows: Sequence[TableRow]) -> None:
        """Add these rows; they replace those with the same key."""
        db.executemany(self._insert, rows)

    def arrange(self, db: sqlite3.Connection) -> None:
        """Give the present table these columns and indexes. Its rows stay; a new column is empty until a rebuild."""
        old = f"old_{self.name}"
        present = {row[1] for row in db.execute(f"PRAGMA table_info({self.name})")}
        values = [
            name if name in present else _EMPTY_VALUES.get(sql_type, "''") for name, sql_type in self._types.items()
        ]
        db.execute(f"ALTER TABLE {self.name} RENAME TO {old}")
        columns = [f"{name} {sql_type}" for name, sql_type in self._types.items()]
        key = [f"PRIMARY KEY ({self.primary_key})"] if self.primary_key else []
        options = "STRICT, WITHOUT ROWID" if self.primary_key else "STRICT"
        db.execute(f"CREATE TABLE {self.name} ({', '.join(columns + key)}) {options}")
        db.execute(f"INSERT INTO {self.name} SELECT {', '.join(values)} FROM {old}")  # noqa: S608 - names of ours
        db.execute(f"DROP TABLE {old}")
        for name, covers in self._indexes.items():
            db.execute(f"CREATE INDEX {name} ON {self.name} {covers}")


def real_condition(real: bool | None, column: str = "real") -> str:
    """Return a condition for sales or payouts of real money (True), of tests (False), or of both (None).

    One without a known host (not sent, or of an older Paydesk) matches both.
    """
    return "1" if real is None else f"{column} IS NOT {int(not real)}"


def named_rows(db: sqlite3.Connection, sql: str, values: Sequence[int | str]) -> sqlite3.Cursor:
    """Run a query whose rows are read by the names of their columns."""
    cursor = db.cursor()
    cursor.row_factory = sqlite3.Row
    return cursor.execute(sql, values)


def to_storable(text: str) -> str:
    """Replace lone surrogates, which SQLite cannot store, by question marks."""
    return text.encode("utf-8", "replace").decode()
