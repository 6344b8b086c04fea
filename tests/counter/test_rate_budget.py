"""The shared budget of reads: learnt from the service, quiet when told to be."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from paydesk.counter.connection import DEFAULT_LIMIT, RateBudget

MINUTE = 60_000


def reads_in_a_minute(budget: RateBudget, start: int) -> int:
    return sum(budget.take(now) for now in range(start, start + MINUTE, 10))


@given(st.integers(20, 3_000))
def test_a_minute_never_holds_more_reads_than_the_service_allows(limit: int) -> None:
    budget = RateBudget(0)
    budget.update_limits(limit, limit, 0)
    reads_in_a_minute(budget, 0)
    budget.update_limits(limit, limit, MINUTE)
    assert reads_in_a_minute(budget, MINUTE) <= limit


def test_the_whole_allowance_is_used_when_there_is_need() -> None:
    budget = RateBudget(0)
    budget.update_limits(400, 400, 0)
    reads_in_a_minute(budget, 0)
    budget.update_limits(400, 400, MINUTE)
    assert reads_in_a_minute(budget, MINUTE) >= 300


def test_with_little_left_for_everybody_it_slows_down() -> None:
    rates = []
    for remaining in (400, 100, 20):
        budget = RateBudget(0)
        budget.update_limits(400, remaining, 0)
        rates.append(budget.per_minute)
    assert rates == sorted(rates, reverse=True)
    assert rates[-1] < rates[0] / 4


def test_a_429_stops_reads_for_as_long_as_the_service_says() -> None:
    for seconds in (1, 30, 60):
        budget = RateBudget(0)
        budget.pause(1_000, seconds * 1_000)
        assert not any(budget.take(now) for now in range(1_000, 1_000 + seconds * 1_000, 100))
        assert budget.take(1_000 + seconds * 1_000)


@given(st.lists(st.integers(0, 500), max_size=60))
def test_wait_never_sleeps_past_the_moment_a_read_is_allowed(steps: list[int]) -> None:
    budget, now = RateBudget(0), 0
    for step in steps:
        now += step
        if not budget.take(now):
            pause = budget.wait_ms(now)
            assert pause > 0
            now += pause
            assert budget.take(now)


def test_before_anything_is_learnt_the_public_limit_of_an_account_is_kept() -> None:
    budget = RateBudget(0)
    reads_in_a_minute(budget, 0)
    assert reads_in_a_minute(budget, MINUTE) <= DEFAULT_LIMIT


def test_what_is_promised_of_limits_to_the_figure() -> None:
    budget = RateBudget(0)
    assert (DEFAULT_LIMIT, budget.per_minute) == (200, 160.0)
    rates = []
    for remaining in (301, 300, 101, 100, 0):
        budget.update_limits(1_000, remaining, 0)
        rates.append(round(budget.per_minute))
    assert rates == [800, 400, 400, 160, 160]
    budget.update_limits(None, 900, 0)
    assert round(budget.per_minute) == 800
    for odd in (0, -5, None):
        budget.update_limits(odd, None, 0)
    assert round(budget.per_minute) == 800


def test_eight_calls_may_leave_at_once_and_a_generous_service_gives_more() -> None:
    budget = RateBudget(0)
    assert sum(budget.take(0) for _ in range(20)) == 8
    assert budget.wait_ms(0) == 376  # 160 a minute, and a millisecond to be sure
    assert not budget.take(374)
    assert budget.take(376)
    generous = RateBudget(0)
    generous.update_limits(3_000, 3_000, 60_000)
    assert sum(generous.take(60_000) for _ in range(100)) == 40


def test_a_wait_is_as_long_as_the_next_call_has_to() -> None:
    budget = RateBudget(0)
    assert budget.wait_ms(0) == 0, "the first may leave"
    while budget.take(0):
        pass
    assert budget.wait_ms(0) == 376
    assert budget.wait_ms(200) == 176, "it has filled meanwhile"
    assert budget.wait_ms(60_000) == 0


def test_after_a_429_one_call_leaves_and_then_the_rate_counts() -> None:
    budget = RateBudget(0)
    budget.pause(0, 30_000)
    budget.pause(0, 5_000)  # a shorter word does not undo a longer one
    assert (budget.paused_until, budget.wait_ms(10_000)) == (30_000, 20_000)
    budget = RateBudget(0)
    budget.update_limits(1, None, 0)
    budget.pause(0, 1_000)
    assert [budget.take(1_000), budget.take(1_000)] == [True, False]


def test_a_clock_that_is_set_back_gives_no_calls_away_and_takes_none() -> None:
    budget = RateBudget(10_000)
    assert sum(budget.take(0) for _ in range(20)) == 8
    assert budget.take(400)


def test_no_header_keeps_a_counter_quiet_for_longer_than_a_minute() -> None:
    budget = RateBudget(0)
    for pause in (600_000, 3_600_000, 10**12):
        budget.pause(1_000, pause)
        assert budget.paused_until == 1_000 + MINUTE


def test_a_person_may_ask_once_a_minute_in_a_quiet() -> None:
    budget = RateBudget(0)
    assert all(budget.take_for_user(now) for now in (0, 1, 2)), "there is none"
    budget.pause(1_000, MINUTE)
    assert [budget.take_for_user(now) for now in (2_000, 2_001, 40_000)] == [True, False, False]
    budget.pause(40_000, MINUTE)
    assert [budget.take_for_user(now) for now in (61_999, 62_000, 99_000)] == [False, True, False]
    assert budget.take_for_user(100_000), "it is over"


def test_no_limit_that_is_told_makes_a_counter_wait_a_minute_for_one_call() -> None:
    for limit, remaining in ((1, 0), (0, -1), (2, 1), (None, 0)):
        budget = RateBudget(0)
        budget.update_limits(limit, remaining, 0)
        while budget.take(0):
            pass
        assert budget.wait_ms(0) <= 10_001


def test_what_is_told_of_limits_once_is_forgotten_after_a_minute() -> None:
    """One header would slow a counter for as long as it runs."""
    budget = RateBudget(0)
    budget.update_limits(30, 0, 0)
    assert budget.per_minute == 6.0
    budget.take(MINUTE)
    assert budget.per_minute == 6.0
    budget.take(MINUTE + 1)
    assert budget.per_minute == 160.0
