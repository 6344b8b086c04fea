"""The schedule as a table (DESIGN.md, truth 9)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.sale.schedule import (
    HOUR,
    MINUTE,
    NEVER_ANSWERED,
    SECOND,
    after_failures,
    late_interval,
    open_interval,
)


@pytest.mark.parametrize(
    ("age", "pause"),
    [
        (-5 * MINUTE, 3 * SECOND),
        (0, 3 * SECOND),
        (2 * MINUTE - 1, 3 * SECOND),
        (2 * MINUTE, 6 * SECOND),
        (5 * MINUTE - 1, 6 * SECOND),
        (5 * MINUTE, 15 * SECOND),
        (30 * MINUTE, 15 * SECOND),
        (30 * 24 * HOUR, 15 * SECOND),
    ],
)
def test_while_a_sale_can_be_paid(age: int, pause: int) -> None:
    assert open_interval(age) == pause


@pytest.mark.parametrize(
    ("age", "pause"),
    [
        (0, 1 * MINUTE),
        (20 * MINUTE - 1, 1 * MINUTE),
        (20 * MINUTE, 10 * MINUTE),
        (24 * HOUR - 1, 10 * MINUTE),
        (24 * HOUR, None),
        (365 * 24 * HOUR, None),
    ],
)
def test_the_late_watch(age: int, pause: int | None) -> None:
    assert late_interval(age) == pause


@given(st.integers(0, 48 * HOUR), st.integers(0, 48 * HOUR))
def test_reads_only_grow_more_seldom(one: int, two: int) -> None:
    early, late = sorted((one, two))
    assert open_interval(early) <= open_interval(late)
    first, second = late_interval(early), late_interval(late)
    assert second is None or (first is not None and first <= second)


def test_no_failure_leaves_the_schedule_as_it_is() -> None:
    for interval in (3 * SECOND, 6 * SECOND, 15 * SECOND, MINUTE):
        assert after_failures(interval, 0) == interval


def test_the_pause_doubles_up_to_thirty_seconds() -> None:
    assert [after_failures(3 * SECOND, n) // SECOND for n in range(1, 7)] == [5, 10, 20, 30, 30, 30]
    assert [after_failures(15 * SECOND, n) // SECOND for n in range(1, 5)] == [15, 15, 20, 30]
    assert {after_failures(10 * MINUTE, n) for n in range(20)} == {10 * MINUTE}
    assert NEVER_ANSWERED == 5 * SECOND


@given(st.integers(1, 24 * HOUR), st.integers(0, 10**6))
def test_a_failure_never_shortens_a_pause(interval: int, failures: int) -> None:
    pause = after_failures(interval, failures)
    assert interval <= pause <= max(interval, 30 * SECOND)
    assert after_failures(interval, failures + 1) >= pause
