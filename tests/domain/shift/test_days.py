"""The shop's days: by India's clock, ending when the shop says."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.clock import MAX_DAY_END, date_of, hour_rank, span_of

_TIMES = st.integers(0, 2**42)
_ENDS = st.integers(0, MAX_DAY_END)


def at(text: str) -> int:
    """Return a time in India, in ms."""
    return round(datetime.fromisoformat(f"{text}+05:30").timestamp() * 1_000)


@pytest.mark.parametrize(
    ("time", "ends", "day"),
    [
        ("2026-11-20T00:00", 0, date(2026, 11, 20)),
        ("2026-11-19T23:59:59.999", 0, date(2026, 11, 19)),
        ("2026-11-20T01:59", 120, date(2026, 11, 19)),
        ("2026-11-20T02:00", 120, date(2026, 11, 20)),
        ("2027-01-01T03:00", 240, date(2026, 12, 31)),
    ],
)
def test_a_time_belongs_to_the_day_that_has_not_ended(time: str, ends: int, day: date) -> None:
    assert date_of(at(time), ends) == day


@given(_TIMES, _ENDS)
def test_each_time_lies_in_exactly_one_day(time: int, ends: int) -> None:
    day = date_of(time, ends)
    start, end = span_of(day, day, ends)
    assert start <= time < end
    assert end - start == 86_400_000
    assert span_of(day + timedelta(days=1), day + timedelta(days=2), ends) == (end, end + 2 * 86_400_000)


def test_hours_stand_in_the_order_of_the_day() -> None:
    assert sorted([0, 1, 9, 23], key=lambda hour: hour_rank(hour, 120)) == [9, 23, 0, 1]
    assert sorted([0, 1, 9, 23], key=lambda hour: hour_rank(hour, 0)) == [0, 1, 9, 23]
