"""Common base of the tables derived from facts: one row per subject, written with each append, rebuilt at will."""

from __future__ import annotations

import json
import logging
import sqlite3
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any, ClassVar, Final, Generic, TypeVar

from paydesk.domain.fact import Fact
from paydesk.store.errors import StoreError
from paydesk.store.journal import breaks
from paydesk.store.journal.chain import BreakKind, BrokenRow
from paydesk.store.journal.columns import TableForm, TableRow, to_storable
from paydesk.store.journal.file import COLUMNS, UNREADABLE, StoredRow, parse_fact, stored_rows

MAX_CACHED_STATES: Final = 500
"""Number of states in memory: those that were written last."""
IN_JSON_LIST: Final = "(SELECT value FROM json_each(?))"
"""SQL for the values of a JSON list, given as one parameter."""
StateT = TypeVar("StateT")
_LOG = logging.getLogger("paydesk.store")


@dataclass(frozen=True, slots=True)
class Folded(Generic[StateT]):
    """State of a subject: the seq of its first fact, the time of its newest (ms), and the fold of all."""

    seq: int
    last_at: int
    state: StateT
    ledger_entries: tuple[Any, ...] = ()
    """Its entries in the ledger, fact by fact (`fold_with_seqs`)."""


@dataclass(frozen=True)
class DerivedTable(ABC, Generic[StateT]):
    """One table with a row for each subject of a type."""

    form: ClassVar[TableForm[Any]]
    """Its columns, from a Folded; `seq` is that of the subject's first fact."""
    parts: ClassVar[TableForm[Any] | None] = None
    """Another table, with some rows for a subject (`part_rows`)."""
    key: ClassVar[str]
    """The column with the subject, without `prefix`; `parts` has it, too."""
    prefix: ClassVar[str] = ""
    rules_version: ClassVar[int]
    """Raise it whenever the fold, or `row_of`, gives another row for the same facts: the table is then rebuilt."""
    condition: ClassVar[str]
    """SQL condition for the facts of this table."""
    counts_when_altered: ClassVar[bool] = True
    """True if a subject with an altered row still counts, by its readable rows; else it has no row."""
    needed_at_start: ClassVar[str] = "0"
    """SQL condition for the subjects that are rebuilt first after an update (`rebuilding`)."""
    is_rebuilt_at_open: ClassVar[bool] = False
    """True if the whole table is rebuilt when the journal is opened, however large."""
    owns: Callable[[str], bool]
    """Returns True if the table has a row for this subject."""
    fold: Callable[[Sequence[Fact]], StateT]
    """Returns the state after these facts of one subject, at least one, oldest first."""
    fold_next: Callable[[StateT, Fact], StateT]
    """Returns the state after one more fact."""

    @property
    def name(self) -> str:
        """The name of the table."""
        return self.form.name

    def row_of(self, folded: Folded[StateT]) -> TableRow:
        """Return the columns of its row."""
        return self.form.row_of(folded)

    def fold_with_seqs(self, facts: Sequence[tuple[int, Fact]]) -> tuple[StateT, tuple[Any, ...]]:
        """Return the state after these (seq, fact) pairs, and its ledger entries, by default none."""
        return self.fold([fact for _, fact in facts]), ()

    def ledger_entries_after(self, _before: Folded[StateT], _state: StateT, _seq: int, /) -> tuple[Any, ...]:
        """Return the ledger entries after the fact at `_seq`, which has led to this state."""
        return ()

    def part_rows(self, _folded: Folded[StateT], /) -> list[TableRow]:
        """Return its rows in `parts`, in the order of their key."""
        return []

    def put(self, db: sqlite3.Connection, folded: Folded[StateT]) -> None:
        """Write its row, and its rows in `parts`."""
        self.form.write(db, [self.row_of(folded)])
        if self.parts is not None:
            self._delete(db, self.parts, self.subject_of(folded))
            self.parts.write(db, self.part_rows(folded))

    def replace_rows(self, db: sqlite3.Connection, every: Sequence[Folded[StateT]]) -> list[Folded[StateT]]:
        """Replace the rows of earlier rules by these; return those that have changed."""
        others = [each for each in every if not self.is_up_to_date(db, each)]
        self.delete_rows(db, [each.seq for each in others])
        for each in others:
            self.put(db, each)
        return others

    def is_up_to_date(self, db: sqlite3.Connection, folded: Folded[StateT]) -> bool:
        """Return True if the tables already contain exactly what would be written."""
        found = db.execute(f"SELECT * FROM {self.name} WHERE seq = ?", (folded.seq,))  # noqa: S608 - a name of ours
        if found.fetchone() != self.row_of(folded):
            return False
        if self.parts is None:
            return True
        sql = f"SELECT * FROM {self.parts.name} WHERE {self.key} = ? ORDER BY {self.parts.primary_key}"  # noqa: S608
        return db.execute(sql, self._key_of(self.subject_of(folded))).fetchall() == self.part_rows(folded)

    @abstractmethod
    def subject_of(self, folded: Folded[StateT]) -> str:
        """Return the subject of this state."""

    def _forms(self) -> list[TableForm[Any]]:
        return [self.form] if self.parts is None else [self.parts, self.form]

    def _key_of(self, subject: str) -> tuple[str]:
        return (to_storable(subject.removeprefix(self.prefix)),)

    def _delete(self, db: sqlite3.Connection, form: TableForm[Any], subject: str) -> None:
        db.execute(f"DELETE FROM {form.name} WHERE {self.key} = ?", self._key_of(subject))  # noqa: S608 - names of ours

    def delete_rows(self, db: sqlite3.Connection, seqs: Sequence[int]) -> None:
        """Delete the rows of the subjects whose first facts have these seqs."""
        keys = f"SELECT {self.key} FROM {self.name} WHERE seq IN {IN_JSON_LIST}"  # noqa: S608 - names of ours
        for form in self._forms():
            db.execute(f"DELETE FROM {form.name} WHERE {self.key} IN ({keys})", (json.dumps(seqs),))  # noqa: S608

    def has_rows(self, db: sqlite3.Connection, subject: str) -> bool:
        """Return True if a table has a row for this subject."""
        every = (f"SELECT 1 FROM {form.name} WHERE {self.key} = ? LIMIT 1" for form in self._forms())  # noqa: S608
        return any(db.execute(sql, self._key_of(subject)).fetchone() is not None for sql in every)

    def delete_subject(self, db: sqlite3.Connection, subject: str) -> None:
        """Delete the rows of one subject."""
        for form in self._forms():
            self._delete(db, form, subject)

    def clear(self, db: sqlite3.Connection) -> None:
        for form in self._forms():
            db.execute(f"DELETE FROM {form.name}")  # noqa: S608 - a name of ours

    # from all facts

    def fold_rows(
        self, subject: str, rows: Sequence[StoredRow], *, is_set_aside: bool
    ) -> tuple[list[BrokenRow], Folded[StateT] | None]:
        """Fold one subject from all its rows. Return the unreadable rows, and the state; None if nothing counts."""
        facts: list[Fact] = []
        seqs: list[int] = []
        broken: list[BrokenRow] = []
        for row in rows:
            try:
                facts.append(parse_fact(subject, row))
                seqs.append(row[3])
            except UNREADABLE:
                broken.append(BrokenRow(row[3], BreakKind.ALTERED, subject))
        if not facts or ((broken or is_set_aside) and not self.counts_when_altered):
            return broken, None
        try:
            state, trail = self.fold_with_seqs(list(zip(seqs, facts, strict=True)))
        except Exception as error:  # noqa: BLE001 - edge of one subject: it is set aside, the others go on
            return [*broken, unfit_row(subject, rows[0][3], error)], None
        return broken, Folded(rows[0][3], max(row[0] for row in rows), state, trail)

    def fold_all(self, db: sqlite3.Connection) -> Iterator[Folded[StateT] | BrokenRow]:
        """Fold everything anew; an unreadable row is yielded before the state of its subject."""
        aside = breaks.set_aside_subjects(db)
        rows = db.execute(
            f"SELECT CAST(sale_id AS BLOB), {COLUMNS} FROM facts WHERE {self.condition} ORDER BY sale_id, seq"  # noqa: S608
        )
        for raw, group in groupby(rows, key=lambda row: row[0]):
            subject = raw.decode(errors="replace")
            broken, folded = self.fold_rows(subject, [row[1:] for row in group], is_set_aside=subject in aside)
            yield from broken
            if folded is not None:
                yield folded

    def refold(self, db: sqlite3.Connection, subject: str) -> Folded[StateT] | None:
        """Fold one subject from the file, and store its unreadable rows as breaks; None if nothing is left."""
        broken, folded = self.fold_rows(
            subject, stored_rows(db, subject), is_set_aside=breaks.is_set_aside(db, subject)
        )
        breaks.remember(db, broken)
        return folded

    def rebuild(self, db: sqlite3.Connection) -> None:
        """Rebuild the whole table from the facts, inside the open transaction."""
        self.clear(db)
        for each in self.fold_all(db):
            if isinstance(each, BrokenRow):
                breaks.remember(db, [each])
            else:
                write_or_set_aside(db, self.subject_of(each), each.seq, partial(self.put, db, each))
        db.execute("INSERT OR REPLACE INTO derived VALUES (?, ?)", (self.name, self.rules_version))

    def is_stale(self, db: sqlite3.Connection) -> bool:
        """Return True if the table was derived by other rules than today's."""
        found = db.execute("SELECT rules FROM derived WHERE name = ?", (self.name,)).fetchone()
        return found is None or found[0] != self.rules_version


def unfit_row(subject: str, seq: int, error: Exception) -> BrokenRow:
    """Create the break of a subject whose result failed. Raises `error` again if the facts are not its cause."""
    passes = not isinstance(error, sqlite3.IntegrityError | sqlite3.DataError | sqlite3.ProgrammingError)
    if isinstance(error, StoreError | OSError | MemoryError) or (isinstance(error, sqlite3.DatabaseError) and passes):
        raise error  # the file, its disk, or another program
    _LOG.error("Derived tables cannot hold %s: set aside", subject, exc_info=error)
    return BrokenRow(seq, BreakKind.UNFIT, subject)


def write_or_set_aside(db: sqlite3.Connection, subject: str, seq: int, write: Callable[[], object]) -> bool:
    """Write the result of a subject in the open transaction, all or nothing; if it fails, set the subject aside.

    `seq`: of one of its facts. Returns False if it was set aside.
    """
    db.execute("SAVEPOINT subject")
    try:
        write()
    except Exception as error:  # noqa: BLE001 - edge of one subject: it is set aside, the others go on
        broken = unfit_row(subject, seq, error)
        db.execute("ROLLBACK TO subject")
        breaks.remember(db, [broken])
        return False
    finally:
        if db.in_transaction:  # else SQLite has rolled everything back
            db.execute("RELEASE subject")
    return True


class FoldCache:
    """Applies appended facts to states in memory: a fact costs the same however many came before it."""

    def __init__(self, tables: Sequence[DerivedTable[Any]]) -> None:
        self._tables = tables
        self._states: OrderedDict[str, Folded[Any]] = OrderedDict()

    def forget(self) -> None:
        """Drop all states: a write was rolled back, or somebody else wrote."""
        self._states.clear()

    def update(self, db: sqlite3.Connection, numbered: Sequence[tuple[int, Fact]]) -> tuple[BrokenRow, ...]:
        """Update the rows of these facts' subjects, in the transaction that has appended them.

        Returns the subjects that the tables cannot hold, and that are set aside for it.
        """
        by_subject = sorted(numbered, key=lambda pair: pair[1].subject)
        aside: list[BrokenRow] = []
        for subject, group in groupby(by_subject, key=lambda pair: pair[1].subject):
            table = next((table for table in self._tables if table.owns(subject)), None)
            if table is not None:
                before, new = breaks.is_set_aside(db, subject), list(group)
                write_or_set_aside(db, subject, new[0][0], partial(self._update_subject, db, table, subject, new))
                found = () if before else breaks.known_breaks(db, subject)
                aside += [each for each in found if each.kind is BreakKind.UNFIT]
        return tuple(aside)

    def _update_subject(
        self, db: sqlite3.Connection, table: DerivedTable[Any], subject: str, new: Sequence[tuple[int, Fact]]
    ) -> None:
        before = self._states.pop(subject, None)
        if before is None:
            folded = table.refold(db, subject)
            if folded is not None and table.is_stale(db):  # awaiting its rebuild
                table.replace_rows(db, [folded])
            elif folded is not None:
                table.put(db, folded)
        else:
            folded = before
            for seq, fact in new:
                state = table.fold_next(folded.state, fact)
                trail = table.ledger_entries_after(folded, state, seq)
                folded = Folded(folded.seq, max(folded.last_at, fact.at), state, trail)
            table.put(db, folded)
        if folded is None:
            return
        self._states[subject] = folded
        while len(self._states) > MAX_CACHED_STATES:
            self._states.popitem(last=False)
