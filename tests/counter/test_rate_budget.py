"""The shared budget of reads: learnt from the service, quiet when told to be."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from paydesk.counter.rate_budget import FIRST_LIMIT, LONGEST_PAUSE, RateBudget

MINUTE = 60_000


def reads_in(budget: RateBudget, start: int, length: int, step: int = 10) -> int:
    return sum(budget.take(now) for now in range(start, start + length, step))


@given(st.integers(20, 3_000))
def test_a_minute_never_holds_more_reads_than_the_service_allows(limit: int) -> None:
    budget = RateBudget(0)
    budget.learn(limit, limit)
    reads_in(budget, 0, MINUTE)
    assert reads_in(budget, MINUTE, MINUTE) <= limit


def test_the_whole_allowance_is_used_when_there_is_need() -> None:
    budget = RateBudget(0)
    budget.learn(400, 400)
    reads_in(budget, 0, MINUTE)
    assert reads_in(budget, MINUTE, MINUTE) >= 300


def test_with_little_left_for_everybody_it_slows_down() -> None:
    rates = []
    for remaining in (400, 100, 20):
        budget = RateBudget(0)
        budget.learn(400, remaining)
        rates.append(budget.per_minute)
    assert rates == sorted(rates, reverse=True)
    assert rates[-1] < rates[0] / 4


def test_a_429_stops_reads_for_as_long_as_the_service_says() -> None:
    for seconds in (1, 30, 60):
        budget = RateBudget(0)
        budget.told_to_stop(1_000, seconds)
        assert not any(budget.take(now) for now in range(1_000, 1_000 + seconds * 1_000, 100))
        assert budget.take(1_000 + seconds * 1_000)


def test_a_429_without_a_time_stops_for_a_minute_and_an_absurd_time_for_ten() -> None:
    budget = RateBudget(0)
    budget.told_to_stop(0, None)
    assert budget.quiet_until == MINUTE
    budget.told_to_stop(0, 1e9)
    assert budget.quiet_until == LONGEST_PAUSE


@given(st.lists(st.integers(0, 500), max_size=60))
def test_wait_never_sleeps_past_the_moment_a_read_is_allowed(steps: list[int]) -> None:
    budget, now = RateBudget(0), 0
    for step in steps:
        now += step
        if not budget.take(now):
            pause = budget.wait(now)
            assert pause > 0
            now += pause
            assert budget.take(now)


def test_before_anything_is_learnt_the_public_limit_of_an_account_is_kept() -> None:
    budget = RateBudget(0)
    reads_in(budget, 0, MINUTE)
    assert reads_in(budget, MINUTE, MINUTE) <= FIRST_LIMIT
