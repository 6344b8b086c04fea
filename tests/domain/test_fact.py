"""The stamp of a fact: its time by two clocks, whichever version of Paydesk wrote it."""

from __future__ import annotations

from typing import Any

import pytest

from paydesk.domain.clock import DAY, HOUR, ClockCorrection
from paydesk.domain.fact import Fact, Stamp


@pytest.mark.parametrize(
    ("here", "there", "older"),
    [
        (DAY, DAY, True),
        (DAY, DAY - 1, False),
        (DAY - 1, DAY, False),  # the service's clock, or its answer, was wrong
        (0, DAY, False),
        (-1, DAY, True),  # this PC's clock was set back
        (9 * DAY, None, False),
    ],
)
def test_a_span_has_passed_only_by_both_clocks(here: int, there: int | None, older: bool) -> None:
    since = Stamp(HOUR, 5)
    assert since.is_older_than(DAY, Stamp(HOUR + here, None if there is None else 5 + there)) is older
    assert Stamp(HOUR).is_older_than(DAY, Stamp(HOUR + 9 * DAY, 9 * DAY)) is False


def test_a_correction_of_this_pcs_clock_leaves_the_services_time() -> None:
    assert Stamp(HOUR, 7).corrected(ClockCorrection(DAY, 0, HOUR)) == Stamp(HOUR + DAY, 7)
    assert (Stamp(9, 4).ahead_ms, Stamp(9).ahead_ms, Stamp(9, 4).best_known, Stamp(9).best_known) == (5, None, 4, 9)


@pytest.mark.parametrize(
    ("data", "there", "stamp"),
    [
        ({}, None, Stamp(HOUR)),
        ({}, 5, Stamp(HOUR, 5)),
        ({"clock_ahead": 7}, None, Stamp(HOUR, HOUR - 7)),  # an older Paydesk
        ({"clock_ahead": 7}, 5, Stamp(HOUR, HOUR - 7)),
        ({"clock_ahead": None}, 5, Stamp(HOUR)),  # an answer that told no time
        ({"clock_ahead": True}, None, Stamp(HOUR)),
        ({"clock_ahead": "7"}, None, Stamp(HOUR)),
    ],
)
def test_the_stamp_of_an_answer_is_the_time_that_it_told(data: dict[str, Any], there: int | None, stamp: Stamp) -> None:
    fact = Fact("s1", HOUR, "status_read", data, there)
    assert fact.stamp == stamp
    assert fact.stamped(3).stamp == (Stamp(HOUR, HOUR - 3) if not data and there is None else stamp)
