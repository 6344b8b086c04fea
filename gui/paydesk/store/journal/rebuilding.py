"""Rebuild of tables whose rules an update has changed: what a start needs at once, the rest behind the first sale.

The walk goes backwards along the facts; a subject is rebuilt at its newest fact. The progress is therefore the set of
tables with their rules, and a seq: every subject with a fact after it is by today's rules. Both are stored in
`derived`, with 0 as the rules of a table: any other Paydesk, an older one too, sees that the table is not by its own.
Another update restarts the walk.
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
"""Number of newest facts that are processed before the counter starts: a third of a second, some busy days."""
STEP_FACTS: Final = 150
"""Facts in one step: some milliseconds."""
_PROGRESS_PREFIX: Final = "behind: "
_BUILT_WITH: Final = {"entries": "sales"}
"""Tables that are rebuilt together with another."""
Tables: TypeAlias = Sequence[DerivedTable[Any]]


@dataclass(frozen=True, slots=True)
class RebuildProgress:
    """Rest of a rebuild: the tables (each with its rules), and the seq up to which facts are left."""

    tables: str
    upto_seq: int

    @property
    def names(self) -> frozenset[str]:
        """The names of the tables."""
        return frozenset(part.split()[0] for part in self.tables.split(", "))


def read_progress(db: sqlite3.Connection) -> RebuildProgress | None:
    """Return the progress of the rebuild; None if all tables are by one set of rules."""
    sql = "SELECT name, rules FROM derived WHERE instr(name, ?) = 1 AND EXISTS (SELECT 1 FROM derived WHERE rules = 0)"
    found = db.execute(sql, (_PROGRESS_PREFIX,)).fetchone()
    return None if found is None else RebuildProgress(found[0].removeprefix(_PROGRESS_PREFIX), found[1])


def require_current(file: JournalFile, *names: str) -> None:
    """Raise RebuildInProgress, or the error that stops the rebuild, if one of these tables is not complete."""
    left = read_progress(file.db)
    if left is not None and left.names.intersection(names):
        raise file.rebuild_error or RebuildInProgress(file.path)


def require_current_rows(file: JournalFile, table: str, where: str, values: Sequence[object]) -> None:
    """Raise as `require_current` if some of these rows of `sales`, `entries` or `payouts` are by earlier rules.

    `where` uses only plain facts of a row: its times, and the sale that it refunds.
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
    """Rebuild what a start needs, inside the open transaction; `rebuild_in_steps` does the rest.

    A table of few facts, and one that a migration has emptied, is rebuilt whole. Of the others: subjects that a start
    needs by their present rows, and those with one of the newest facts.
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
    """Rebuild the rest, some milliseconds between two yields; facts may be appended meanwhile. Raises KnownFault.

    Yields the subjects whose rows have changed and that are needed in memory now: an earlier Paydesk took them for
    finished. If interrupted, the next call continues, in the next run too.
    """
    while True:
        with file.reading() as db:
            progress = read_progress(db)
        if progress is None:
            return
        file.rebuild_error = StoreBug(f"{file.path.name}: a table cannot be rebuilt")
        try:
            with file.pragma("synchronous", 1), file.pragma("busy_timeout", 0), file.transaction() as db:
                found = _step(db, tables, progress, STEP_FACTS)
        except StoreError as fault:
            file.rebuild_error = fault
            raise
        file.rebuild_error = None
        yield found


def _step(db: sqlite3.Connection, tables: Tables, progress: RebuildProgress, max_facts: int) -> tuple[str, ...]:
    """Go back along the facts until `max_facts` of them were folded or checked."""
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
            continue  # already rebuilt at its newest fact
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
    """A subject with its stored facts."""

    subject: str
    rows: list[tuple[int, bytes, bytes, int]]

    @classmethod
    def of(cls, db: sqlite3.Connection, raw: bytes) -> _SubjectRows:
        """Read the rows by the raw name of the subject: an edited one need not be UTF-8."""
        sql = f"SELECT {COLUMNS} FROM facts WHERE sale_id = CAST(? AS TEXT) ORDER BY seq"  # noqa: S608 - names of ours
        return cls(raw.decode(errors="replace"), db.execute(sql, (raw,)).fetchall())


def _newest_seq(db: sqlite3.Connection, raw: bytes) -> int:
    """Return the seq of a subject's newest fact."""
    found: int = db.execute("SELECT max(seq) FROM facts WHERE sale_id = CAST(? AS TEXT)", (raw,)).fetchone()[0]
    return found


def _rebuild_subjects(db: sqlite3.Connection, table: DerivedTable[Any], every: Sequence[_SubjectRows]) -> list[str]:
    """Rebuild the rows of these; return the subjects whose row has changed and that are needed in memory."""
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
    """Write all rows at once; one by one if the table cannot hold one of them."""
    others: list[Folded[Any]] = []

    def write(some: Sequence[Folded[Any]]) -> None:
        others.extend(table.replace_rows(db, some))

    db.execute("SAVEPOINT many")
    try:
        write(states)
    except Exception as error:  # noqa: BLE001 - edge of one subject: it is set aside, the others go on
        unfit_row("one of many", 0, error)
        db.execute("ROLLBACK TO many")
        others.clear()
        for each in states:
            write_or_set_aside(db, known[each.seq], each.seq, partial(write, [each]))
    finally:
        if db.in_transaction:
            db.execute("RELEASE many")
    return others
