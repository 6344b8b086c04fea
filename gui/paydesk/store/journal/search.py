"""A typed search, and days, as conditions over the table of sales."""

from __future__ import annotations

import re
import time
from datetime import date, timedelta
from itertools import pairwise
from typing import Final, TypeAlias

from paydesk.domain.clock import DAY, MINUTE
from paydesk.domain.money import Money, MoneyError
from paydesk.store.journal.sales_table import storable

_CLOCK: Final = re.compile(r"([01]?[0-9]|2[0-3])[:.]([0-5][0-9])", re.ASCII)
_DAY: Final = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})|([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})", re.ASCII)
_OLDEST: Final = 10 * 365 * DAY
"""How far back changes of the local time are known; before, it is taken to be as it was then."""
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
        values.append(storable(term.casefold()))
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
    # SQLite's own 'localtime' asks the system for each row: ten times as slow
    turns = _offsets()
    cases = "".join(" WHEN started_at < ? THEN ?" for _ in turns[1:])
    offset = f"CASE{cases} ELSE ? END" if cases else "?"
    values = [number for (_, before), (start, _) in pairwise(turns) for number in (start, before)]
    minute = int(found[1]) * 60 + int(found[2])
    return f"(started_at + {offset}) / {MINUTE} % {24 * 60} = ?", [*values, turns[-1][1], minute]


def _offsets() -> list[tuple[int, int]]:
    """From when on (ms) this PC's local time is how far (ms) ahead of UTC: one entry, and one for each change since."""
    now = int(time.time() * 1_000) + 2 * DAY
    found = [(0, _ahead(now - _OLDEST))]
    for start in range(now - _OLDEST, now, 7 * DAY):
        low, high = start, start + 7 * DAY
        if _ahead(high) == found[-1][1]:
            continue
        while high - low > MINUTE:
            middle = (low + high) // 2
            low, high = (middle, high) if _ahead(middle) == found[-1][1] else (low, middle)
        found.append((high // MINUTE * MINUTE, _ahead(high)))
    return found


def _ahead(at: int) -> int:
    return time.localtime(at // 1_000).tm_gmtoff * 1_000


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
