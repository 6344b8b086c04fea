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
from paydesk.store.errors import BeingRemade, StoreBug, StoreError
from paydesk.store.journal import breaks
from paydesk.store.journal.derived import DerivedTable, Folded, fit, unfit
from paydesk.store.journal.file import COLUMNS, JournalFile

AT_ONCE: Final = 10_000
"""How many of the newest facts are gone through before the counter begins: a third of a second, some busy days."""
STEP: Final = 150
"""Facts between two breaths: some milliseconds."""
_MARK: Final = "behind: "
_MADE_WITH: Final = {"entries": "sales"}
"""The table with which another is made anew."""
Tables: TypeAlias = Sequence[DerivedTable[Any]]


@dataclass(frozen=True, slots=True)
class Behind:
    """What an update has left to do: in which tables (each with its rules), and up to which place in the journal."""

    what: str
    upto: int

    @property
    def names(self) -> frozenset[str]:
        """The tables, by name."""
        return frozenset(part.split()[0] for part in self.what.split(", "))


def behind(db: sqlite3.Connection) -> Behind | None:
    """None where all tables are by one set of rules."""
    sql = "SELECT name, rules FROM derived WHERE instr(name, ?) = 1 AND EXISTS (SELECT 1 FROM derived WHERE rules = 0)"
    found = db.execute(sql, (_MARK,)).fetchone()
    return None if found is None else Behind(found[0].removeprefix(_MARK), found[1])


def need(file: JournalFile, *names: str) -> None:
    """See to it that these tables are whole, before they are read. Raises BeingRemade, or what holds that up."""
    left = behind(file.db)
    if left is not None and left.names.intersection(names):
        raise file.held_up or BeingRemade(file.path)


def need_part(file: JournalFile, table: str, where: str, values: Sequence[object]) -> None:
    """See to it that these rows of `sales`, `entries` or `payouts` are by today's rules. Raises as `need` does.

    `where` goes by plain facts of a row: its times, and of which sale it is a refund.
    """
    left = behind(file.db)
    if left is None or _MADE_WITH.get(table, table) not in left.names:
        return
    subject = f"'{PAYOUT_PREFIX}' || payouts.payout_id" if table == "payouts" else f"{table}.sale_id"
    newer = f"SELECT 1 FROM facts WHERE facts.sale_id = {subject} AND facts.seq > ?"  # noqa: S608 - names of ours
    sql = f"SELECT 1 FROM {table} WHERE ({where}) AND +seq <= ? AND NOT EXISTS ({newer}) LIMIT 1"  # noqa: S608
    if file.db.execute(sql, (*values, left.upto, left.upto)).fetchone() is not None:
        raise file.held_up or BeingRemade(file.path)


def begin(db: sqlite3.Connection, tables: Tables) -> None:
    """Make anew what a start needs, inside the open transaction; `in_steps` goes on where that is not all.

    A table of few facts, and one that is empty since a step of an update took its rows out, is made whole at once. Of
    the others: what is at hand by the rows that there are, and whatever has one of the newest facts.
    """
    late = [table for table in tables if table.is_stale(db)]
    if late:
        breaks.forget_unfit(db)
    walked = [table for table in late if not _is_soon_done(db, table)]
    for table in late:
        if table not in walked:
            table.rebuild(db)
    what = ", ".join(f"{table.name} {table.rules}" for table in walked)
    left = behind(db)
    if left is None or left.what != what:
        db.execute("DELETE FROM derived WHERE instr(name, ?) = 1", (_MARK,))
        if not walked:
            return
        left = Behind(what, db.execute("SELECT max(seq) FROM facts").fetchone()[0])
        db.execute("INSERT INTO derived VALUES (?, ?)", (_MARK + what, left.upto))
        db.executemany("UPDATE derived SET rules = 0 WHERE name = ?", [(table.name,) for table in walked])
        for table in walked:
            table.begin_anew(db)
    for table in walked:
        first = f"SELECT seq FROM {table.name} WHERE {table.at_hand}"  # noqa: S608 - names of ours
        subjects = db.execute(f"SELECT CAST(sale_id AS BLOB) FROM facts WHERE seq IN ({first})")  # noqa: S608
        _remake(db, table, [_Rows.of(db, raw) for (raw,) in subjects.fetchall()])
    _step(db, tables, left, AT_ONCE)


def _is_soon_done(db: sqlite3.Connection, table: DerivedTable[Any]) -> bool:
    has_rows = f"SELECT 1 FROM derived WHERE name = ? AND EXISTS (SELECT 1 FROM {table.name})"  # noqa: S608
    if table.at_once or db.execute(has_rows, (table.name,)).fetchone() is None:
        return True
    facts = f"SELECT 1 FROM facts WHERE {table.condition} LIMIT {AT_ONCE + 1}"  # noqa: S608 - names of ours
    return bool(db.execute(f"SELECT count(*) <= {AT_ONCE} FROM ({facts})").fetchone()[0])  # noqa: S608 - the same


def in_steps(file: JournalFile, tables: Tables) -> Generator[tuple[str, ...], None, None]:
    """Make the rest anew, some milliseconds between two yields; facts may be appended meanwhile. Raises KnownFault.

    Yields the subjects whose rows came out other and are at hand now: an earlier Paydesk took them for finished. Cut
    off at any point it goes on from there, also in the next run.
    """
    while True:
        with file.reading() as db:
            left = behind(db)
        if left is None:
            return
        file.held_up = StoreBug(f"{file.path.name}: a table cannot be made anew")
        try:
            with file.setting("synchronous", 1), file.setting("busy_timeout", 0), file.transaction() as db:
                found = _step(db, tables, left, STEP)
        except StoreError as fault:
            file.held_up = fault
            raise
        file.held_up = None
        yield found


def _step(db: sqlite3.Connection, tables: Tables, left: Behind, most: int) -> tuple[str, ...]:
    """Go back along the facts until so many of them were folded, or looked at."""
    walked = [table for table in tables if table.name in left.names]
    found: dict[str, list[_Rows]] = {table.name: [] for table in walked}
    upto, folded, seen = max(0, left.upto - most), 0, set[bytes]()
    places = "SELECT seq, CAST(sale_id AS BLOB) FROM facts WHERE seq > ? AND seq <= ? ORDER BY seq DESC"
    for seq, raw in db.execute(places, (upto, left.upto)).fetchall():
        subject = raw.decode(errors="replace")
        table = next((table for table in walked if table.owns(subject)), None)
        if raw in seen or table is None:
            continue
        seen.add(raw)
        if _newest(db, raw) != seq:
            continue  # what it has after this place was gone through
        rows = _Rows.of(db, raw)
        found[table.name].append(rows)
        folded += len(rows.rows)
        if folded >= most:
            upto = seq - 1
            break
    told = [subject for table in walked for subject in _remake(db, table, found[table.name])]
    if upto:
        db.execute("UPDATE derived SET rules = ? WHERE name = ?", (upto, _MARK + left.what))
    else:
        db.execute("DELETE FROM derived WHERE name = ?", (_MARK + left.what,))
        db.executemany("UPDATE derived SET rules = ? WHERE name = ?", [(table.rules, table.name) for table in walked])
    return tuple(told)


@dataclass(frozen=True, slots=True)
class _Rows:
    """A subject with its facts as they are stored."""

    subject: str
    rows: list[tuple[int, bytes, bytes, int]]

    @classmethod
    def of(cls, db: sqlite3.Connection, raw: bytes) -> _Rows:
        """By its name as it is stored: an edited one need not be UTF-8."""
        sql = f"SELECT {COLUMNS} FROM facts WHERE sale_id = CAST(? AS TEXT) ORDER BY seq"  # noqa: S608 - names of ours
        return cls(raw.decode(errors="replace"), db.execute(sql, (raw,)).fetchall())


def _newest(db: sqlite3.Connection, raw: bytes) -> int:
    """The place of a subject's newest fact."""
    found: int = db.execute("SELECT max(seq) FROM facts WHERE sale_id = CAST(? AS TEXT)", (raw,)).fetchone()[0]
    return found


def _remake(db: sqlite3.Connection, table: DerivedTable[Any], every: Sequence[_Rows]) -> list[str]:
    """Make the rows of these anew; the subjects of which one came out other, and is at hand now."""
    known: dict[int, str] = {}
    states: list[Folded[Any]] = []
    for each in every:
        aside = breaks.is_aside(db, each.subject)
        broken, folded = table.fold_rows(each.subject, each.rows, aside=aside)
        breaks.remember(db, broken)
        if folded is None:
            table.take_out(db, [each.rows[0][3]])
        else:
            known[folded.seq] = each.subject
            states.append(folded)
    others = [each.seq for each in _replaced(db, table, states, known)]
    at_hand = f"SELECT 1 FROM {table.name} WHERE seq = ? AND ({table.at_hand})"  # noqa: S608 - names of ours
    return [known[seq] for seq in others if db.execute(at_hand, (seq,)).fetchone() is not None]


def _replaced(
    db: sqlite3.Connection, table: DerivedTable[Any], states: Sequence[Folded[Any]], known: Mapping[int, str]
) -> list[Folded[Any]]:
    """Write them all at once; one by one, where the table cannot take one of them."""
    others: list[Folded[Any]] = []

    def write(some: Sequence[Folded[Any]]) -> None:
        others.extend(table.replace(db, some))

    db.execute("SAVEPOINT many")
    try:
        write(states)
    except Exception as error:  # noqa: BLE001 - the edge of one subject: it is set aside, and all else goes on
        unfit("one of many", 0, error)
        db.execute("ROLLBACK TO many")
        others.clear()
        for each in states:
            fit(db, known[each.seq], each.seq, partial(write, [each]))
    finally:
        if db.in_transaction:
            db.execute("RELEASE many")
    return others
