"""A typed search, and days, as conditions over the table of sales."""

from __future__ import annotations

import re
from datetime import date
from typing import Final, TypeAlias

from paydesk.domain.clock import INDIA_AHEAD, MINUTE
from paydesk.domain.money import Money, MoneyError
from paydesk.domain.shift.days import date_of, span_of
from paydesk.store.journal.sales_table import storable

_CLOCK: Final = re.compile(r"([01]?[0-9]|2[0-3])[:.]([0-5][0-9])", re.ASCII)
_DAY: Final = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})|([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})", re.ASCII)
_Condition: TypeAlias = tuple[str, list[int | str]]


def condition_of(query: str) -> _Condition:
    """A typed search as SQL over `sales` and its parameters; all words must fit, each in any of the ways they may.

    A word is an amount, a part of an order number, of a payment's number or of its bank reference, the last digits of
    a phone, a time of day (14:32) or a date (2026-04-01, 1/4/2026), both India's.
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
    minute = int(found[1]) * 60 + int(found[2])
    return f"(started_at + {INDIA_AHEAD}) / {MINUTE} % {24 * 60} = ?", [minute]


def _day(term: str) -> _Condition | None:
    found = _DAY.fullmatch(term)
    if found is None:
        return None
    year, month, day = (found[1], found[2], found[3]) if found[1] else (found[6], found[5], found[4])
    try:
        chosen = date(int(year), int(month), int(day))
        return "started_at >= ? AND started_at < ?", [*span_of(chosen, chosen)]
    except (OverflowError, ValueError):
        return None


def midnight(now: int) -> int:
    """The start of the day of `now` (ms since 1970), in ms."""
    today = date_of(now)
    return span_of(today, today)[0]
