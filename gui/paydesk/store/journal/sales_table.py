"""The `sales` table: one row a sale, derived from its facts in the same transaction, and remade at will."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby
from typing import Final, TypeAlias

from paydesk.domain import exact_json
from paydesk.domain.fact import Fact
from paydesk.domain.money import Money, MoneyError
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.schedule import HOUR
from paydesk.domain.sale.watch import read_interval

RULES: Final = 1
"""Raise it whenever the fold of a sale, or `row_of`, gives another row for the same facts: the table is then remade."""

LATE_WATCH: Final = 24 * HOUR
"""How long after its last fact a sale can be on the late watch (`domain.schedule.late_interval`)."""
FOREVER: Final = 2**62

SaleRow: TypeAlias = tuple[int, str, str, int | None, int, str, int, int, int, int | None, str]
FactRow: TypeAlias = tuple[str, int, str, str]
"""sale_id, at, kind, data."""

_PUT: Final = """INSERT INTO sales VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (seq) DO UPDATE SET
    order_id = excluded.order_id, amount = excluded.amount, started_at = excluded.started_at,
    phase = excluded.phase, is_open = excluded.is_open, alarm = excluded.alarm,
    watch_until = excluded.watch_until, paid_at = excluded.paid_at, words = excluded.words"""


@dataclass(frozen=True, slots=True)
class Totals:
    """What a span of time held. `started` and what became of those; `paid` and `amount` count by when money came."""

    started: int
    still_open: int
    cancelled: int
    expired: int
    failed: int
    paid: int
    amount: Money


def fact_of(row: FactRow) -> Fact:
    """A stored row as a fact. Raises ValueError when its data is no JSON object (somebody edited it)."""
    sale_id, at, kind, text = row
    data = exact_json.decode(text)
    if not isinstance(data, dict):
        raise ValueError(f"the data of a {kind} fact is not an object")  # noqa: TRY004 - a value of the file
    return Fact(sale_id, at, kind, data)


def row_of(seq: int, sale: Sale, last_at: int) -> SaleRow:
    """What the table says of a sale whose first fact has `seq`, after its last fact at `last_at` (ms)."""
    return (
        seq,
        sale.sale_id,
        _storable(sale.order_id),
        sale.amount.paise if sale.amount else None,
        sale.started_at,
        sale.phase.value,
        int(sale.is_open),
        int(sale.needs_alarm),
        _watch_until(sale, last_at),
        sale.paid_at if sale.phase is Phase.PAID else None,
        _words(sale),
    )


def _watch_until(sale: Sale, last_at: int) -> int:
    """A time after which the sale is surely not read any more: 0 for not now either, FOREVER for no such time."""
    since = max(last_at, sale.started_at, sale.closed_at or 0)  # clocks are set back at times
    if read_interval(sale, since + LATE_WATCH) is not None:
        return FOREVER
    return 0 if read_interval(sale, since) is None else since + LATE_WATCH


def _words(sale: Sale) -> str:
    parts = [sale.order_id, sale.cf_order_id, sale.cf_payment_id, sale.customer_phone]
    parts += [part for paid in sale.payments for part in (paid.cf_payment_id, paid.bank_reference)]
    return _storable("\n".join(dict.fromkeys(part for part in parts if part)).casefold())


def _storable(text: str) -> str:
    return text.encode("utf-8", "replace").decode()


def refresh(db: sqlite3.Connection, sale_id: str) -> None:
    """Derive the row of one sale anew from its facts; called in the transaction that appended to them."""
    rows = db.execute("SELECT seq, sale_id, at, kind, data FROM facts WHERE sale_id = ? ORDER BY seq", (sale_id,))
    facts = rows.fetchall()
    sale = Sale.of(fact_of(row[1:]) for row in facts)
    db.execute(_PUT, row_of(facts[0][0], sale, facts[-1][2]))


def _derived(db: sqlite3.Connection) -> Iterator[SaleRow]:
    rows = db.execute(
        "SELECT sale_id, at, kind, data, seq FROM facts WHERE instr(sale_id, ':') = 0 ORDER BY sale_id, seq"
    )
    for _, group in groupby(rows, key=lambda row: row[0]):
        facts = list(group)
        yield row_of(facts[0][4], Sale.of(fact_of(row[:4]) for row in facts), facts[-1][1])


def rebuild(db: sqlite3.Connection) -> None:
    """Make the whole table again from the facts."""
    db.execute("DELETE FROM sales")
    db.executemany(_PUT, _derived(db))
    db.execute("INSERT OR REPLACE INTO derived VALUES ('sales', ?)", (RULES,))


def is_stale(db: sqlite3.Connection) -> bool:
    """Whether the table was derived by other rules than today's."""
    found = db.execute("SELECT rules FROM derived WHERE name = 'sales'").fetchone()
    return found is None or found[0] != RULES


def disagreeing(db: sqlite3.Connection) -> list[str]:
    """The ids of the sales whose row is not what their facts say; empty when all is well."""
    stored = {row[1]: row for row in db.execute("SELECT * FROM sales")}
    wrong = [row[1] for row in _derived(db) if stored.pop(row[1], None) != row]
    return wrong + list(stored)


def fold_many(db: sqlite3.Connection, seqs: Iterable[int]) -> list[Sale]:
    """The sales whose first facts have these seqs, in that order."""
    sales: list[Sale] = []
    for seq in seqs:
        rows = db.execute(
            "SELECT sale_id, at, kind, data FROM facts WHERE sale_id = (SELECT sale_id FROM sales WHERE seq = ?)"
            " ORDER BY seq",
            (seq,),
        )
        sales.append(Sale.of(map(fact_of, rows)))
    return sales


_CLOCK: Final = re.compile(r"([01]?[0-9]|2[0-3])[:.]([0-5][0-9])", re.ASCII)
_DAY: Final = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})|([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})", re.ASCII)
_Condition: TypeAlias = tuple[str, list[int | str]]


def condition_of(query: str) -> _Condition:
    """A typed search as SQL over `sales` and its parameters; all words must fit, each in any of the ways they may.

    A word is an amount, a part of an order number, of a payment's number or of its bank reference, the last digits of
    a phone, a time of day (14:32) or a date (2026-04-01, 1/4/2026), both local.
    """
    whole = _paise(query)
    terms = [query.strip()] if whole is not None else query.split()
    clauses: list[str] = []
    values: list[int | str] = []
    for term in terms:
        ways = ["instr(words, ?) > 0"]
        values.append(_storable(term.casefold()))
        for clause, numbers in filter(None, (_amount(term), _clock(term), _day(term))):
            ways.append(clause)
            values += numbers
        clauses.append(f"({' OR '.join(ways)})")
    return " AND ".join(clauses) or "1", values


def _paise(text: str) -> int | None:
    try:
        return Money.parse(text).paise
    except MoneyError:
        return None


def _amount(term: str) -> _Condition | None:
    paise = _paise(term)
    return None if paise is None else ("amount = ?", [paise])


def _clock(term: str) -> _Condition | None:
    found = _CLOCK.fullmatch(term)
    if found is None:
        return None
    local = "strftime('%H:%M', started_at / 1000, 'unixepoch', 'localtime')"
    return f"{local} = ?", [f"{int(found[1]):02d}:{found[2]}"]


def _day(term: str) -> _Condition | None:
    found = _DAY.fullmatch(term)
    if found is None:
        return None
    year, month, day = (found[1], found[2], found[3]) if found[1] else (found[6], found[5], found[4])
    try:
        chosen = date(int(year), int(month), int(day))
        start, end = _start_of(chosen), _start_of(chosen + timedelta(days=1))
    except (OverflowError, ValueError):
        return None
    return "started_at >= ? AND started_at < ?", [start, end]


def midnight(now: int) -> int:
    """The start of the local day of `now` (ms since 1970), in ms."""
    local = time.localtime(now / 1000)
    return _start_of(date(local.tm_year, local.tm_mon, local.tm_mday))


def _start_of(day: date) -> int:
    return int(time.mktime((day.year, day.month, day.day, 0, 0, 0, 0, 0, -1))) * 1000
