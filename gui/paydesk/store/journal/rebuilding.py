"""Tables whose rules an update has changed: what a start needs is made anew then, the rest behind the first sale.

The walk goes backwards along the facts, and a subject is made anew where its newest fact stands. So two things say how
far it has come: which tables are under way, by which rules, and a place; every subject with a fact after that place is
by today's rules. Both stand in `derived`, with 0 in place of a table's rules: whatever Paydesk comes next, an older one
too, sees that the table is not by its own. Another update begins the walk from the end.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

from paydesk.domain.fact import PAYOUT_PREFIX
from paydesk.store.errors import RebuildInProgress, StoreBug, StoreError
from paydesk.store.journal import breaks
from paydesk.store.journal.derived import DerivedTable, Folded, unfit_row, write_or_set_aside
from paydesk.store.journal.file import COLUMNS, JournalFile

FACTS_AT_START: Final = 10_000
"""How many of the newest facts are gone through before the counter begins: a third of a second, some busy days."""
STEP_FACTS: Final = 150
"""Facts between two breaths: some milliseconds."""
_PROGRESS_PREFIX: Final = "behind: "
_BUILT_WITH: Final = {"entries": "sales"}
"""The table with which another is made anew."""
Tables: TypeAlias = Sequence[DerivedTable[Any]]


@dataclass(frozen=True, slots=True)
class RebuildProgress:
    """What an update has left to do: in which tables (each with its rules), and up to which place in the journal."""

    tables: str
    upto_seq: int

    @property
    def names(self) -> frozenset[str]:
        """The tables, by name."""
        return frozenset(part.split()[0] for part in self.tables.split(", "))


def read_progress(db: sqlite3.Connection) -> RebuildProgress | None:
    """None where all tables are by one set of rules."""
    sql = "SELECT name, rules FROM derived WHERE instr(name, ?) = 1 AND EXISTS (SELECT 1 FROM derived WHERE rules = 0)"
    found = db.execute(sql, (_PROGRESS_PREFIX,)).fetchone()
    return None if found is None else RebuildProgress(found[0].removeprefix(_PROGRESS_PREFIX), found[1])


def require_current(file: JournalFile, *names: str) -> None:
    """See to it that these tables are whole, before they are read. Raises BeingRemade, or what holds that up."""
    left = read_progress(file.db)
    if left is not None and left.names.intersection(names):
        raise file.rebuild_error or RebuildInProgress(file.path)


def require_current_rows(file: JournalFile, table: str, where: str, values: Sequence[object]) -> None:
    """See to it that these rows of `sales`, `entries` or `payouts` are by today's rules. Raises as `need` does.

    `where` goes by plain facts of a row: its times, and of which sale it is a refund.
    """
    left = read_progress(file.db)
    if left is None or _BUILT_WITH.get(table, table) not in left.names:
        return
    subject = f"'{PAYOUT_PREFIX}' || payouts.payout_id" if table == "payouts" else f"{table}.sale_id"
    newer = f"SELECT 1 FROM facts WHERE facts.sale_id = {subject} AND facts.seq > ?"  # noqa: S608 - names of ours
    sql = f"SELECT 1 FROM {table} WHERE ({where}) AND +seq <= ? AND NOT EXISTS ({newer}) LIMIT 1"  # noqa: S608
    if file.db.execute(sql, (*values, left.upto_seq, left.upto_seq)).fetchone() is not None:
        raise file.rebuild_error or RebuildInProgress(file.path)


def begin_rebuild(db: sqlite3.Connection, tables: Tables) -> None:
    """Make anew what a start needs, inside the open transaction; `in_steps` goes on where that is not all.

    A table of few facts, and one that is empty since a step of an update took its rows out, is made whole at once. Of
    the others: what is at hand by the rows that there are, and whatever has one of the newest facts.
    """
    stale = [table for table in tables if table.is_stale(db)]
    if stale:
        breaks.forget_unfit(db)
    walked = [table for table in stale if not _is_small(db, table)]
    for table in stale:
        if table not in walked:
            table.rebuild(db)
    what = ", ".join(f"{table.name} {table.rules_version}" for table in walked)
    progress = read_progress(db)
    if progress is None or progress.tables != what:
        db.execute("DELETE FROM derived WHERE instr(name, ?) = 1", (_PROGRESS_PREFIX,))
        if not walked:
            return
        progress = RebuildProgress(what, db.execute("SELECT max(seq) FROM facts").fetchone()[0])
        db.execute("INSERT INTO derived VALUES (?, ?)", (_PROGRESS_PREFIX + what, progress.upto_seq))
        db.executemany("UPDATE derived SET rules = 0 WHERE name = ?", [(table.name,) for table in walked])
        for table in walked:
            table.prepare_rebuild(db)
    for table in walked:
        first = f"SELECT seq FROM {table.name} WHERE {table.needed_at_start}"  # noqa: S608 - names of ours
        subjects = db.execute(f"SELECT CAST(sale_id AS BLOB) FROM facts WHERE seq IN ({first})")  # noqa: S608
        _rebuild_subjects(db, table, [_SubjectRows.of(db, raw) for (raw,) in subjects.fetchall()])
    _step(db, tables, progress, FACTS_AT_START)


def _is_small(db: sqlite3.Connection, table: DerivedTable[Any]) -> bool:
    has_rows = f"SELECT 1 FROM derived WHERE name = ? AND EXISTS (SELECT 1 FROM {table.name})"  # noqa: S608
    if table.is_rebuilt_at_open or db.execute(has_rows, (table.name,)).fetchone() is None:
        return True
    facts = f"SELECT 1 FROM facts WHERE {table.condition} LIMIT {FACTS_AT_START + 1}"  # noqa: S608 - names of ours
    return bool(db.execute(f"SELECT count(*) <= {FACTS_AT_START} FROM ({facts})").fetchone()[0])  # noqa: S608 - the same


def rebuild_in_steps(file: JournalFile, tables: Tables) -> Generator[tuple[str, ...], None, None]:
    """Make the rest anew, some milliseconds between two yields; facts may be appended meanwhile. Raises KnownFault.

    Yields the subjects whose rows came out other and are at hand now: an earlier Paydesk took them for finished. Cut
    off at any point it goes on from there, also in the next run.
    """
    while True:
        with file.reading() as db:
            progress = read_progress(db)
        if progress is None:
            return
        file.rebuild_error = StoreBug(f"{file.path.name}: a table cannot be made anew")
        try:
            with file.pragma("synchronous", 1), file.pragma("busy_timeout", 0), file.transaction() as db:
                found = _step(db, tables, progress, STEP_FACTS)
        except StoreError as fault:
            file.rebuild_error = fault
            raise
        file.rebuild_error = None
        yield found


def _step(db: sqlite3.Connection, tables: Tables, progress: RebuildProgress, max_facts: int) -> tuple[str, ...]:
    """Go back along the facts until so many of them were folded, or looked at."""
    walked = [table for table in tables if table.name in progress.names]
    found: dict[str, list[_SubjectRows]] = {table.name: [] for table in walked}
    upto, folded, seen = max(0, progress.upto_seq - max_facts), 0, set[bytes]()
    places = "SELECT seq, CAST(sale_id AS BLOB) FROM facts WHERE seq > ? AND seq <= ? ORDER BY seq DESC"
    for seq, raw in db.execute(places, (upto, progress.upto_seq)).fetchall():
        subject = raw.decode(errors="replace")
        table = next((table for table in walked if table.owns(subject)), None)
        if raw in seen or table is None:
            continue
        seen.add(raw)
        if _newest_seq(db, raw) != seq:
            continue  # what it has after this place was gone through
        rows = _SubjectRows.of(db, raw)
        found[table.name].append(rows)
        folded += len(rows.rows)
        if folded >= max_facts:
            upto = seq - 1
            break
    told = [subject for table in walked for subject in _rebuild_subjects(db, table, found[table.name])]
    if upto:
        db.execute("UPDATE derived SET rules = ? WHERE name = ?", (upto, _PROGRESS_PREFIX + progress.tables))
    else:
        db.execute("DELETE FROM derived WHERE name = ?", (_PROGRESS_PREFIX + progress.tables,))
        db.executemany(
            "UPDATE derived SET rules = ? WHERE name = ?", [(table.rules_version, table.name) for table in walked]
        )
    return tuple(told)


@dataclass(frozen=True, slots=True)
class _SubjectRows:
    """A subject with its facts as they are stored."""

    subject: str
    rows: list[tuple[int, bytes, bytes, int]]

    @classmethod
    def of(cls, db: sqlite3.Connection, raw: bytes) -> _SubjectRows:
        """By its name as it is stored: an edited one need not be UTF-8."""
        sql = f"SELECT {COLUMNS} FROM facts WHERE sale_id = CAST(? AS TEXT) ORDER BY seq"  # noqa: S608 - names of ours
        return cls(raw.decode(errors="replace"), db.execute(sql, (raw,)).fetchall())


def _newest_seq(db: sqlite3.Connection, raw: bytes) -> int:
    """The place of a subject's newest fact."""
    found: int = db.execute("SELECT max(seq) FROM facts WHERE sale_id = CAST(? AS TEXT)", (raw,)).fetchone()[0]
    return found


def _rebuild_subjects(db: sqlite3.Connection, table: DerivedTable[Any], every: Sequence[_SubjectRows]) -> list[str]:
    """Make the rows of these anew; the subjects of which one came out other, and is at hand now."""
    known: dict[int, str] = {}
    states: list[Folded[Any]] = []
    for each in every:
        aside = breaks.is_set_aside(db, each.subject)
        broken, folded = table.fold_rows(each.subject, each.rows, is_set_aside=aside)
        breaks.remember(db, broken)
        if folded is None:
            table.delete_rows(db, [each.rows[0][3]])
        else:
            known[folded.seq] = each.subject
            states.append(folded)
    others = [each.seq for each in _replace_rows(db, table, states, known)]
    at_hand = f"SELECT 1 FROM {table.name} WHERE seq = ? AND ({table.needed_at_start})"  # noqa: S608 - names of ours
    return [known[seq] for seq in others if db.execute(at_hand, (seq,)).fetchone() is not None]


def _replace_rows(
    db: sqlite3.Connection, table: DerivedTable[Any], states: Sequence[Folded[Any]], known: Mapping[int, str]
) -> list[Folded[Any]]:
    """Write them all at once; one by one, where the table cannot take one of them."""
    others: list[Folded[Any]] = []

    def write(some: Sequence[Folded[Any]]) -> None:
        others.extend(table.replace_rows(db, some))

    db.execute("SAVEPOINT many")
    try:
        write(states)
    except Exception as error:  # noqa: BLE001 - the edge of one subject: it is set aside, and all else goes on
        unfit_row("one of many", 0, error)
        db.execute("ROLLBACK TO many")
        others.clear()
        for each in states:
            write_or_set_aside(db, known[each.seq], each.seq, partial(write, [each]))
    finally:
        if db.in_transaction:
            db.execute("RELEASE many")
    return others
