"""The promised pauses, to the millisecond.

See docs/rules.md#late-payments-are-watched, #qr-timeout, #shared-read-budget.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.sale.watch import late_interval, open_interval, pause_after_failures, pause_before_send


@pytest.mark.parametrize(
    ("age", "pause"),
    [
        (-300_000, 3_000),
        (0, 3_000),
        (120_000 - 1, 3_000),
        (120_000, 6_000),
        (300_000 - 1, 6_000),
        (300_000, 15_000),
        (30 * 86_400_000, 15_000),
    ],
)
def test_while_a_sale_can_be_paid(age: int, pause: int) -> None:
    assert open_interval(age) == pause


@pytest.mark.parametrize(
    ("age", "pause"),
    [
        (0, 60_000),
        (1_200_000 - 1, 60_000),
        (1_200_000, 600_000),
        (86_400_000 - 1, 600_000),
        (86_400_000, None),
        (365 * 86_400_000, None),
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
    for interval in (0, 3_000, 6_000, 15_000, 60_000):
        assert pause_after_failures(interval, 0) == pause_after_failures(interval, -1) == interval


def test_the_pause_doubles_from_five_seconds_to_thirty() -> None:
    assert [pause_after_failures(3_000, n) for n in range(1, 7)] == [5_000, 10_000, 20_000, 30_000, 30_000, 30_000]
    assert [pause_after_failures(15_000, n) for n in range(1, 5)] == [15_000, 15_000, 20_000, 30_000]
    assert {pause_after_failures(10 * MINUTE, n) for n in range(20)} == {10 * MINUTE}
    assert pause_after_failures(0, 10**9) == 30_000  # and takes no time to say so


@given(st.integers(1, DAY), st.integers(0, 10**6))
def test_a_failure_never_shortens_a_pause(interval: int, failures: int) -> None:
    pause = pause_after_failures(interval, failures)
    assert interval <= pause <= max(interval, 30 * SECOND)
    assert pause_after_failures(interval, failures + 1) >= pause


def test_a_request_goes_again_after_none_two_five_ten_twenty_then_thirty_seconds() -> None:
    assert [pause_before_send(sends) for sends in range(1, 8)] == [0, 2_000, 5_000, 10_000, 20_000, 30_000, 30_000]
    assert pause_before_send(0) == pause_before_send(10**9) == 30_000


@pytest.mark.parametrize(
    ("said", "pause"),
    [(None, 60_000), (0.0, 0), (0.25, 250), (30.0, 30_000), (60.0, 60_000), (60.5, 60_000), (1e9, 60_000)],
)
def test_a_429_is_obeyed_for_a_minute_at_most(said: float | None, pause: int) -> None:
    failure = Failure(Problem.SLOW_DOWN, Side.SERVICE, outcome_known=True, retry_after=said)
    assert failure.pause_ms == pause
