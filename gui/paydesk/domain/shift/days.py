"""The shop's days: each ends at a time of the clock in India that the shop sets, midnight unless it is open longer."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from paydesk.domain.clock import DAY, INDIA_AHEAD, MINUTE

LATEST_END: Final = 12 * 60 - 1
"""The latest end of a day, in minutes after midnight."""
_EPOCH: Final = date(1970, 1, 1)


def date_of(at: int, ends: int = 0) -> date:
    """The shop's day of a time (ms since 1970); `ends`: minutes after midnight at which the day before ends."""
    return _EPOCH + timedelta(days=(at + INDIA_AHEAD - ends * MINUTE) // DAY)


def span_of(first: date, last: date, ends: int = 0) -> tuple[int, int]:
    """From the begin of one day to the end of another: the first ms, and the first that is not of it any more."""
    return _begin(first, ends), _begin(last + timedelta(days=1), ends)


def in_order(hour: int, ends: int = 0) -> int:
    """The place of an hour in a day that ends so: that in which the day begins is the first."""
    return (hour - ends // 60) % 24


def _begin(day: date, ends: int) -> int:
    return (day - _EPOCH).days * DAY - INDIA_AHEAD + ends * MINUTE
