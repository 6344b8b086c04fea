"""Figures and lists for the pages of managers, over all counters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Final

from paydesk.domain.clock import HOUR, INDIA_OFFSET, span_of
from paydesk.hub.database import Connection, Database, fetch_all
from paydesk.hub.shop_queries import search_condition

MAX_ROWS: Final = 200
WEEK: Final = timedelta(days=7)
_GROUPS: Final = {
    "counter": "c.name",
    "hour": f"to_char((e.at + {INDIA_OFFSET}) / {HOUR} %% 24, 'FM00') || ':00'",
    "method": "e.way",
    "person": "e.person",
}
"""The ways in which a day is divided, in SQL."""
_REAL: Final = '(s."real" IS NULL OR s."real" = %(real)s)'


@dataclass(frozen=True, slots=True)
class PaidSum:
    """One line of a day's figures: payments and their sum, and the same a week before."""

    name: str
    count: int
    paise: int
    paise_before: int


@dataclass(frozen=True, slots=True)
class ShopDay:
    """A day over all counters."""

    day: date
    total: PaidSum
    late: PaidSum
    groups: dict[str, list[PaidSum]]
    unresolved: int
    """Sales of the day that are open or unknown."""


async def day_figures(database: Database, day: date, *, real: bool) -> ShopDay:
    """Return what a day (India's) came to, by the ledger, and the same day of the week before."""
    start, end = span_of(day, day)
    before = span_of(day - WEEK, day - WEEK)
    values = {"start": start, "end": end, "from": before[0], "to": before[1], "real": int(real)}
    async with database.transaction() as connection:
        total = await _sums(connection, "''", "", values)
        late = await _sums(connection, "''", " AND e.late = 1", values)
        groups = {name: await _sums(connection, sql, "", values) for name, sql in _GROUPS.items()}
        [(unresolved,)] = await fetch_all(
            connection,
            "SELECT count(*) FROM sales s WHERE s.started_at >= %(start)s AND s.started_at < %(end)s"  # noqa: S608
            f" AND s.in_group IN ('open', 'unknown') AND {_REAL}",
            values,
        )
    nothing = PaidSum("", 0, 0, 0)
    return ShopDay(day, (total or [nothing])[0], (late or [nothing])[0], groups, unresolved)


async def _sums(connection: Connection, group: str, more: str, values: dict[str, Any]) -> list[PaidSum]:
    today = "e.at >= %(start)s AND e.at < %(end)s"
    rows = await fetch_all(
        connection,
        f"SELECT {group}, coalesce(sum(e.times) FILTER (WHERE {today}), 0),"  # noqa: S608 - no value in it
        f" coalesce(sum(e.times * e.paise) FILTER (WHERE {today}), 0),"
        f" coalesce(sum(e.times * e.paise) FILTER (WHERE NOT ({today})), 0)"
        " FROM entries e JOIN counters c ON c.id = e.counter_id"
        " JOIN sales s ON s.counter_id = e.counter_id AND s.sale_id = e.sale_id"
        f" WHERE (({today}) OR (e.at >= %(from)s AND e.at < %(to)s)) AND e.bucket = 'paid' AND {_REAL}{more}"
        " GROUP BY 1 ORDER BY 1",
        values,
    )
    return [PaidSum(str(name), int(count), int(paise), int(earlier)) for name, count, paise, earlier in rows]


_SALE_COLUMNS: Final = (
    "c.name, s.order_id, s.amount, s.currency, s.in_group, s.mark, s.started_at, s.paid_at, s.method, s.person,"
    " s.payment, s.phone"
)
SALE_NAMES: Final = tuple(column.strip().partition(".")[2] for column in _SALE_COLUMNS.split(","))


async def find_sales(database: Database, text: str, paise: int | None) -> list[Sequence[Any]]:
    """Return the newest sales of an amount, or, if that is None, with all words of a search."""
    condition, values = search_condition(text) if paise is None else ("s.amount = %s", [paise])
    return await _sales(database, f"{condition} ORDER BY s.started_at DESC LIMIT {MAX_ROWS}", values)


async def sales_of_day(database: Database, day: date) -> list[Sequence[Any]]:
    """Return all sales that were begun, or paid, on a day."""
    span = span_of(day, day)
    condition = "(s.started_at >= %s AND s.started_at < %s) OR (s.paid_at >= %s AND s.paid_at < %s)"
    return await _sales(database, f"{condition} ORDER BY s.started_at, s.counter_id, s.seq", span + span)


async def unresolved_sales(database: Database) -> list[Sequence[Any]]:
    """Return the newest sales that are unknown, or paid late and not settled."""
    condition = "s.alarm = 1 OR s.in_group = 'unknown'"
    return await _sales(database, f"{condition} ORDER BY s.started_at DESC LIMIT {MAX_ROWS}", ())


async def _sales(database: Database, condition: str, values: Sequence[object]) -> list[Sequence[Any]]:
    sql = f"SELECT {_SALE_COLUMNS} FROM sales s JOIN counters c ON c.id = s.counter_id WHERE {condition}"  # noqa: S608
    async with database.transaction() as connection:
        return list(await fetch_all(connection, sql, values))


async def unowned_events(database: Database) -> list[Sequence[Any]]:
    """Return the newest webhooks that belong to no counter: time, area, event, order or payout, body."""
    sql = (
        "SELECT received_at, area, event, coalesce(nullif(order_id, ''), payout_id), body FROM webhooks"  # noqa: S608
        f" WHERE counter_id IS NULL ORDER BY received_at DESC LIMIT {MAX_ROWS}"
    )
    async with database.transaction() as connection:
        return list(await fetch_all(connection, sql))


async def z_reports(database: Database) -> list[Sequence[Any]]:
    """Return the newest Z-reports: counter, number, closed at and by, payments, sum, real money."""
    sql = (
        'SELECT c.name, s.number, s.closed_at, s.closed_by, s.count, s.paise, s."real" = 1 FROM shifts s'  # noqa: S608
        " JOIN counters c ON c.id = s.counter_id WHERE s.closed_at IS NOT NULL"
        f" ORDER BY s.closed_at DESC LIMIT {MAX_ROWS}"
    )
    async with database.transaction() as connection:
        return list(await fetch_all(connection, sql))


async def counter_states(database: Database) -> list[Sequence[Any]]:
    """Return the counters: id, name, version, last heard, facts, last fact kept, True if revoked."""
    sql = (
        "SELECT c.id, c.name, c.version, c.seen_at, coalesce(sum(j.seq), 0), max(j.written_at),"
        " c.revoked_at IS NOT NULL"
        " FROM counters c LEFT JOIN journals j ON j.counter_id = c.id GROUP BY c.id ORDER BY c.name, c.id"
    )
    async with database.transaction() as connection:
        return list(await fetch_all(connection, sql))
