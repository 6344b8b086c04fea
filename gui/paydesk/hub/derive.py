"""Derived tables of the hub: the counter's own folds over the facts of a journal, written with them.

A table has the columns that the counter's has (`paydesk.store.journal`), and the journal that each row comes from.
A sale or payout whose facts were carried on into the next journal has one row, of the highest generation.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, TypeAlias

import structlog

from paydesk.domain.fact import PAYOUT_PREFIX, is_sale
from paydesk.domain.order import TERMINAL_EVENT
from paydesk.hub.database import Connection, Database, fetch_all
from paydesk.hub.owners import claim_ids, own_ids
from paydesk.hub.webhooks import EventArea
from paydesk.store.journal.columns import TableForm
from paydesk.store.journal.derived import DerivedTable, Folded
from paydesk.store.journal.file import StoredRow
from paydesk.store.journal.payouts import PAYOUTS
from paydesk.store.journal.sales_table import SALES
from paydesk.store.journal.shifts import SHIFTS

TABLES: Final[tuple[DerivedTable[Any], ...]] = (SALES, PAYOUTS, SHIFTS)
KEYS: Final = {
    SALES.form.name: "counter_id, sale_id",
    "entries": "counter_id, sale_id, seq, times",
    PAYOUTS.form.name: "counter_id, payout_id",
    "payout_accounts": "counter_id, payout_id, digest",
    SHIFTS.form.name: "counter_id, journal_id, shift_id",
}
"""Primary key of each table."""
_SUBJECTS_AT_ONCE: Final = 500
_LOG: Final = structlog.stdlib.get_logger("paydesk.hub")

_Folded: TypeAlias = list[tuple[DerivedTable[Any], Folded[Any]]]
_Rows: TypeAlias = dict[str, list[tuple[Any, ...]]]


@dataclass(frozen=True, slots=True)
class JournalRow:
    """A journal as the database knows it."""

    id: int
    counter_id: str
    generation: int


@dataclass(frozen=True, slots=True)
class ServiceIds:
    """The ids by which the service knows some sales and payouts."""

    orders: Sequence[str] = ()
    payouts: Sequence[str] = ()


def rules_version() -> int:
    """Return a number that changes when a table gets other rows from the same facts."""
    return sum(table.rules_version for table in TABLES)


def table_of(subject: str) -> DerivedTable[Any] | None:
    """Return the table with a row for this subject; None if none has one."""
    return next((table for table in TABLES if table.owns(subject)), None)


async def derive_subjects(connection: Connection, journal: JournalRow, subjects: Collection[str]) -> ServiceIds:
    """Fold these subjects of a journal anew, and write their rows, in the open transaction."""
    owned = [subject for subject in sorted(subjects) if table_of(subject) is not None]
    if not owned:
        return ServiceIds()
    rows = await fetch_all(
        connection,
        "SELECT subject, at, kind, data, seq FROM facts WHERE journal_id = %s AND subject = ANY(%s)"
        " ORDER BY subject, seq",
        (journal.id, owned),
    )
    folded, unfit = await asyncio.to_thread(_fold, rows)
    for subject in unfit:
        _LOG.warning("Derived tables cannot hold a subject", journal=journal.id, subject=subject)
    await _forget_unfit(connection, journal, [subject for subject in owned if subject not in unfit])
    await connection.cursor().executemany(
        "INSERT INTO unfit (journal_id, subject) VALUES (%s, %s) ON CONFLICT DO NOTHING",
        [(journal.id, subject) for subject in unfit],
    )
    newer = await _held_by_newer(connection, journal, owned)
    kept = [(table, each) for table, each in folded if table.subject_of(each) not in newer]
    kept = await _without_read_twice(connection, journal.counter_id, kept)
    await _delete_rows(connection, journal, [subject for subject in owned if subject not in newer])
    for name, values in _rows_of(kept).items():
        await _copy(connection, name, journal, values)
    ids = ServiceIds(
        [without_zeros(each.state.order_id) for table, each in kept if table is SALES],
        [without_zeros(each.state.payout_id) for table, each in kept if table is PAYOUTS],
    )
    await claim_ids(connection, journal.counter_id, EventArea.GATEWAY, ids.orders)
    await claim_ids(connection, journal.counter_id, EventArea.PAYOUTS, ids.payouts)
    # several counters may have one terminal, so that is no claim
    numbers = {each.state.cf_terminal_id for table, each in kept if table is SALES} - {None}
    terminals = [f"{TERMINAL_EVENT}{number}" for number in numbers]
    await own_ids(connection, journal.counter_id, EventArea.GATEWAY, terminals)
    return ServiceIds([*ids.orders, *terminals], ids.payouts)


async def _without_read_twice(connection: Connection, counter_id: str, folded: _Folded) -> _Folded:
    """Return these states without payments on a static QR that another counter of the same terminal has, too.

    Such a payment has the same ID at each counter; the first whose facts come counts it (docs/rules.md#static-qr).
    """
    static = [each.state.sale_id for table, each in folded if table is SALES and each.state.is_static]
    others = {*await own_ids(connection, counter_id, EventArea.GATEWAY, static)}
    return [(table, each) for table, each in folded if table is not SALES or each.state.sale_id not in others]


def _fold(rows: Sequence[tuple[Any, ...]]) -> tuple[_Folded, list[str]]:
    """Fold all subjects of these rows; return the states, and the subjects that cannot be folded."""
    found: _Folded = []
    unfit: list[str] = []
    for subject, group in groupby(rows, key=lambda row: row[0]):
        table = table_of(subject)
        if table is None:
            continue
        stored: list[StoredRow] = [(at, kind.encode(), data.encode(), seq) for _, at, kind, data, seq in group]
        broken, folded = table.fold_rows(subject, stored, is_set_aside=False)
        if broken:
            unfit.append(subject)
        if folded is not None:
            found.append((table, folded))
    return found, unfit


def _rows_of(folded: Iterable[tuple[DerivedTable[Any], Folded[Any]]]) -> _Rows:
    found: _Rows = {}
    for table, each in folded:
        found.setdefault(table.form.name, []).append(table.row_of(each))
        if table.parts is not None:
            found.setdefault(table.parts.name, []).extend(table.part_rows(each))
    return found


def form_of(name: str) -> TableForm[Any]:
    """Return the declaration of a table by its name."""
    forms = (form for table in TABLES for form in (table.form, table.parts) if form is not None)
    return next(form for form in forms if form.name == name)


def without_zeros(text: str) -> str:
    """Return a text that PostgreSQL can hold."""
    return text.replace("\0", "")


def _storable(value: object) -> object:
    """Return a value that PostgreSQL can hold; a truth is 0 or 1, as in SQLite."""
    if isinstance(value, str):
        return without_zeros(value)
    return int(value) if isinstance(value, bool) else value


async def _copy(connection: Connection, name: str, journal: JournalRow, rows: Sequence[tuple[Any, ...]]) -> None:
    columns = ", ".join(f'"{each}"' for each in form_of(name).columns)
    sql = f"COPY {name} (counter_id, journal_id, generation, {columns}) FROM STDIN"
    head = (journal.counter_id, journal.id, journal.generation)
    async with connection.cursor() as cursor, cursor.copy(sql.encode()) as copy:
        for row in rows:
            await copy.write_row((*head, *map(_storable, row)))


async def _held_by_newer(connection: Connection, journal: JournalRow, subjects: Sequence[str]) -> set[str]:
    """Return the subjects whose rows come from a later journal of the counter."""
    sales, payouts = _ids(subjects)
    rows = await fetch_all(
        connection,
        "SELECT sale_id FROM sales WHERE counter_id = %(c)s AND sale_id = ANY(%(s)s) AND generation > %(g)s"
        " UNION ALL SELECT %(x)s || payout_id FROM payouts"
        " WHERE counter_id = %(c)s AND payout_id = ANY(%(p)s) AND generation > %(g)s",
        {"c": journal.counter_id, "g": journal.generation, "s": sales, "p": payouts, "x": PAYOUT_PREFIX},
    )
    return {subject for (subject,) in rows}


def _ids(subjects: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return the ids of the sales and of the payouts among subjects."""
    every = list(subjects)
    sales = [subject for subject in every if is_sale(subject)]
    return sales, [each.removeprefix(PAYOUT_PREFIX) for each in every if each.startswith(PAYOUT_PREFIX)]


async def _delete_rows(connection: Connection, journal: JournalRow, subjects: Sequence[str]) -> None:
    sales, payouts = _ids(subjects)
    shifts = [subject for subject in subjects if SHIFTS.owns(subject)]
    for name, key, ids in (
        ("entries", "sale_id", sales),
        ("sales", "sale_id", sales),
        ("payout_accounts", "payout_id", payouts),
        ("payouts", "payout_id", payouts),
        ("shifts", "shift_id", shifts),
    ):
        if ids:
            own = " AND journal_id = %s" if name == "shifts" else ""
            sql = f"DELETE FROM {name} WHERE counter_id = %s AND {key} = ANY(%s){own}"  # noqa: S608 - names of ours
            await connection.execute(sql.encode(), (journal.counter_id, ids, *([journal.id] if own else [])))


async def find_service_ids(connection: Connection, counter_id: str, subjects: Collection[str]) -> ServiceIds:
    """Return the ids of these subjects as far as they have rows."""
    sales, payouts = _ids(subjects)
    sql = "SELECT order_id FROM sales WHERE counter_id = %s AND sale_id = ANY(%s)"
    rows = await fetch_all(connection, sql, (counter_id, sales))
    return ServiceIds([order_id for (order_id,) in rows], payouts)


async def delete_subjects(connection: Connection, journal: JournalRow, subjects: Collection[str]) -> ServiceIds:
    """Delete the rows of erased subjects."""
    found = await find_service_ids(connection, journal.counter_id, subjects)
    await _delete_rows(connection, journal, list(subjects))
    await _forget_unfit(connection, journal, list(subjects))
    return found


async def _forget_unfit(connection: Connection, journal: JournalRow, subjects: Sequence[str]) -> None:
    sql = "DELETE FROM unfit WHERE journal_id = %s AND subject = ANY(%s)"
    await connection.execute(sql.encode(), (journal.id, subjects))


async def is_stale(database: Database) -> bool:
    """Return True if the tables were derived by other rules than those of this version."""
    async with database.transaction() as connection:
        rows = await fetch_all(connection, "SELECT rules FROM derived WHERE name = 'all'")
    return rows != [(rules_version(),)]


async def rebuild(database: Database) -> int:
    """Derive all tables anew, some subjects at a time, while hubs go on; return the number of subjects."""
    async with database.transaction() as connection:
        journals = await fetch_all(
            connection, "SELECT id, counter_id, generation FROM journals ORDER BY generation, id"
        )
    count = 0
    for row in journals:
        journal, last = JournalRow(*row), ""
        while True:
            async with database.transaction() as connection:
                await connection.execute("SELECT 1 FROM journals WHERE id = %s FOR UPDATE", (journal.id,))
                found = await fetch_all(
                    connection,
                    "SELECT DISTINCT subject FROM facts WHERE journal_id = %s AND subject > %s ORDER BY 1 LIMIT %s",
                    (journal.id, last, _SUBJECTS_AT_ONCE),
                )
                subjects = [subject for (subject,) in found]
                await derive_subjects(connection, journal, subjects)
            count += len(subjects)
            if not subjects:
                break
            last = subjects[-1]
    async with database.transaction() as connection:
        await connection.execute(
            "INSERT INTO derived VALUES ('all', %s) ON CONFLICT (name) DO UPDATE SET rules = EXCLUDED.rules",
            (rules_version(),),
        )
    return count
