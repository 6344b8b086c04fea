"""Figures and lists for the pages of managers, over all counters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any, Final

from paydesk.domain.clock import HOUR, INDIA_OFFSET, MAX_CLOCK_OFFSET, SECOND, now_ms, span_of
from paydesk.hub.database import Connection, Database, fetch_all
from paydesk.hub.page_words import span
from paydesk.hub.shop_queries import search_condition

MAX_ROWS: Final = 200
ONLINE_S: Final = 180
"""A counter calls at least every 78 seconds, which is noted once a minute."""
WEEK: Final = timedelta(days=7)
_GROUPS: Final = ("counter", "hour", "method", "person")
"""The ways in which a day is divided."""
_REAL: Final = '(s."real" IS NULL OR s."real" = %(real)s)'
_NOT_KNOWN_AS_REAL: Final = (
    "EXISTS (SELECT FROM sales s WHERE s.counter_id = e.counter_id AND s.sale_id = e.sale_id"
    ' AND s."real" IS DISTINCT FROM 1'
)
"""Begins as the partial index of these sales does, which are few."""
_OF_MONEY: Final = {True: f'NOT {_NOT_KNOWN_AS_REAL} AND s."real" = 0)', False: f"{_NOT_KNOWN_AS_REAL})"}
_LINES: Final = (
    f"SELECT counter_id, (e.at + {INDIA_OFFSET}) / {HOUR} %% 24 AS hour, way, person, late,"  # noqa: S608
    " e.at >= %(start)s AS is_today, e.at < %(same)s AS is_same_time, max(e.at) AS last,"
    " sum(times) AS times, sum(times * paise) AS paise"
    " FROM entries e WHERE bucket = 'paid' AND (e.at >= %(start)s AND e.at < %(end)s"
    " OR e.at >= %(from)s AND e.at < %(to)s) AND {of_money} GROUP BY 1, 2, 3, 4, 5, 6, 7"
)
_TIME_DIGITS: Final = 16
_SUMS: Final = (
    "SELECT grouping(late, counter_id, hour, way, person),"  # noqa: S608 - no value in it
    " coalesce(late::text, counter_id, to_char(hour, 'FM00') || ':00', way, person, ''),"
    " coalesce(sum(times) FILTER (WHERE is_today), 0), coalesce(sum(paise) FILTER (WHERE is_today), 0),"
    " coalesce(sum(paise) FILTER (WHERE NOT is_today), 0), coalesce(sum(paise) FILTER (WHERE is_same_time), 0),"
    f" coalesce(max(lpad(last::text, {_TIME_DIGITS}, '0') || person) FILTER (WHERE is_today), '') FROM ({_LINES}) lines"
    " GROUP BY GROUPING SETS ((), (late), (counter_id), (hour), (way), (person)) ORDER BY 1, 2"
)
_SUM_NAMES: Final = {31: "total", 15: "late", 23: "counter", 27: "hour", 29: "method", 30: "person"}
"""Names of the sums by the bits of `grouping`."""


@dataclass(frozen=True, slots=True)
class PaidSum:
    """One line of a day's figures: payments and their sum, and the same a week before."""

    name: str
    count: int
    paise: int
    paise_before: int
    paise_same_time: int = 0
    """Of the week before, up to the time of day that it is now; all, if the day is over."""
    person: str = ""
    """The cashier of the last payment."""


_NOTHING: Final = PaidSum("", 0, 0, 0)


@dataclass(frozen=True, slots=True)
class ShopDay:
    """A day over all counters."""

    day: date
    total: PaidSum
    late: PaidSum
    groups: dict[str, list[PaidSum]]
    counters: list[tuple[CounterState, PaidSum]]
    """Counters that have a key, or had payments."""
    unresolved: int
    """Sales of the day that are open or unknown."""


@dataclass(frozen=True, slots=True)
class CounterState:
    """A counter as the hub hears of it."""

    id: str
    name: str
    version: str
    silent_s: int | None
    """Seconds since its last contact; None if there was none."""
    clock_ahead_s: int | None
    """Seconds that its clock is ahead of the hub's; None if it is not known."""
    facts: int
    is_revoked: bool

    @property
    def is_online(self) -> bool:
        """True if it was heard lately."""
        return not self.is_revoked and self.silent_s is not None and self.silent_s <= ONLINE_S

    @property
    def style(self) -> str:
        """Class of its connection on the pages."""
        return "ok" if self.is_online else "off" if self.is_revoked else "warn"

    @property
    def is_clock_wrong(self) -> bool:
        """True if its clock differs too much."""
        return self.clock_ahead_s is not None and abs(self.clock_ahead_s) * SECOND > MAX_CLOCK_OFFSET

    @property
    def connection(self) -> str:
        """The state of its connection in words."""
        if self.is_revoked:
            return "Revoked"
        if self.silent_s is None:
            return "Never connected"
        return "Online" if self.is_online else f"Offline {span(self.silent_s)}"


async def day_figures(database: Database, day: date, *, real: bool, now: int | None = None) -> ShopDay:
    """Return what a day (India's) came to, by the ledger, and the same day of the week before, at `now` (ms)."""
    start, end = span_of(day, day)
    before = span_of(day - WEEK, day - WEEK)
    same_time = min(now_ms() if now is None else now, end) - (end - before[1])
    values = {
        "start": start, "end": end, "from": before[0], "to": before[1], "same": same_time, "real": int(real)
    }  # fmt: skip
    async with database.transaction() as connection:
        await connection.execute("SET LOCAL jit = off; SET LOCAL work_mem = '32MB'")  # twice as fast for a large shop
        sums = await _sums(connection, values, real=real)
        [(unresolved,)] = await fetch_all(
            connection,
            "SELECT count(*) FROM sales s WHERE s.started_at >= %(start)s AND s.started_at < %(end)s"  # noqa: S608
            f" AND s.in_group IN ('open', 'unknown') AND {_REAL}",
            values,
        )
        states = await _counter_states(connection)
    late = next((line for line in sums["late"] if line.name == "1"), _NOTHING)
    paid = {line.name: line for line in sums["counter"]}
    pairs = [
        (state, replace(paid.get(state.id, _NOTHING), name=state.name))
        for state in states
        if state.id in paid or not state.is_revoked
    ]
    groups = {name: sums[name] for name in _GROUPS} | {"counter": [line for state, line in pairs if state.id in paid]}
    return ShopDay(day, sums["total"][0], late, groups, pairs, unresolved)


async def _sums(connection: Connection, values: dict[str, Any], *, real: bool) -> dict[str, list[PaidSum]]:
    """Return the lines of each group, and those of "late": "0" and "1"."""
    found: dict[str, list[PaidSum]] = {name: [] for name in _SUM_NAMES.values()}
    sql = _SUMS.replace("{of_money}", _OF_MONEY[real])
    for bits, name, count, paise, earlier, same_time, last in await fetch_all(connection, sql, values):
        line = PaidSum(str(name), int(count), int(paise), int(earlier), int(same_time), last[_TIME_DIGITS:])
        found[_SUM_NAMES[bits]].append(line)
    return found


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


async def z_reports(database: Database) -> list[Sequence[Any]]:
    """Return the newest Z-reports: counter, number, closed at and by, payments, sum, real money."""
    sql = (
        'SELECT c.name, s.number, s.closed_at, s.closed_by, s.count, s.paise, s."real" = 1 FROM shifts s'  # noqa: S608
        " JOIN counters c ON c.id = s.counter_id WHERE s.closed_at IS NOT NULL"
        f" ORDER BY s.closed_at DESC LIMIT {MAX_ROWS}"
    )
    async with database.transaction() as connection:
        return list(await fetch_all(connection, sql))


async def counter_states(database: Database) -> list[CounterState]:
    """Return all counters by their names."""
    async with database.transaction() as connection:
        return await _counter_states(connection)


async def _counter_states(connection: Connection) -> list[CounterState]:
    sql = (
        "SELECT c.id, c.name, c.version, extract(epoch FROM now() - c.seen_at)::bigint, c.clock_ahead_s,"
        " coalesce(sum(j.seq), 0)::bigint, c.revoked_at IS NOT NULL"
        " FROM counters c LEFT JOIN journals j ON j.counter_id = c.id GROUP BY c.id ORDER BY c.name, c.id"
    )
    return [CounterState(*row) for row in await fetch_all(connection, sql)]
