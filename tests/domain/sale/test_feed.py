"""The live feed as an input: which orders it covers, for how long, and what its silence changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.clock import HOUR, MINUTE, SECOND
from paydesk.domain.fact import Fact
from paydesk.domain.feed import FEED_INTERVAL, HEARTBEAT, NO_FEED, SILENT_AFTER, Feed
from paydesk.domain.order import OrderStatus
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.next_step import available_commands, next_step
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Age, Verdict, verdict_input_of, verdict_of
from paydesk.domain.sale.watch import next_read_at, read_interval
from paydesk.domain.step import StepKind
from tests.domain.sale.story import LOST, NOT_FOUND, OTHER_KEYS, Story, random_facts

LOOK_AFTER: Final = 20 * SECOND
"""The age of the last answer in the table: fresh for the feed, and too old for the usual pauses of a new code."""
SALES: Final[dict[str, Callable[[], Story]]] = {
    "payable": lambda: Story().shown().read("ACTIVE"),
    "payable, of a scanned order": lambda: Story().wanted(created_here=False).read("ACTIVE"),
    "never answered": lambda: Story().wanted().order_sent(),
    "being cancelled": lambda: Story().shown().read("ACTIVE").cancel_asked(),
    "expired": lambda: Story().shown().read("EXPIRED"),
    "another status": lambda: Story().shown().read("PARTLY_PAID"),
    "a failed read": lambda: Story().shown().read("ACTIVE").failed(SaleFactKind.READ_FAILED, LOST),
    "unknown to the service": lambda: Story().shown().read("ACTIVE").failed(SaleFactKind.READ_FAILED, NOT_FOUND),
    "of other keys": lambda: Story().shown().read("ACTIVE").failed(SaleFactKind.READ_FAILED, OTHER_KEYS),
    "terminated": lambda: Story().shown().read("TERMINATED"),
    "paid": lambda: Story().shown().read("PAID"),
    "taken off the list": lambda: Story().shown().read("ACTIVE").say(SaleFactKind.CLOSED, {"by": "Asha"}),
}
FEEDS: Final[dict[str, Callable[[int, int], Feed]]] = {
    "never there": lambda _answered, _now: NO_FEED,
    "live": lambda answered, now: Feed(answered - HOUR, now - SECOND),
    "silent for less than its heartbeat": lambda answered, now: Feed(answered - HOUR, now - HEARTBEAT + 1),
    "silent for more than its heartbeat": lambda answered, now: Feed(answered - HOUR, now - HEARTBEAT - 1),
    "silent for two heartbeats": lambda answered, now: Feed(answered - HOUR, now - SILENT_AFTER),
    "begun after the answer": lambda answered, now: Feed(answered + 1, now),
    "heard of in the future": lambda answered, now: Feed(answered - HOUR, now + MINUTE),
}
ALIVE: Final = {"live", "silent for less than its heartbeat", "silent for more than its heartbeat"}
COVERED: Final = {"payable", "payable, of a scanned order"}


def at_look(name: str) -> tuple[Sale, int]:
    """Return a sale, and the time at which it is looked at."""
    story = SALES[name]()
    return story.sale, story.at + LOOK_AFTER


@pytest.mark.parametrize(("sale_name", "feed_name"), list(product(SALES, FEEDS)))
def test_the_table_of_sales_and_feeds_has_no_empty_cell(sale_name: str, feed_name: str) -> None:
    sale, now = at_look(sale_name)
    feed = FEEDS[feed_name](sale.answered_at or now, now)
    usual = (read_interval(sale, now), verdict_input_of(sale, now), next_step(sale, now), verdict_of(sale, now))
    found = (
        read_interval(sale, now, feed),
        verdict_input_of(sale, now, feed),
        next_step(sale, now, feed),
        verdict_of(sale, now, feed),
    )
    if sale_name not in COVERED or feed_name not in ALIVE:
        assert found == usual
        assert available_commands(sale, now, feed) == available_commands(sale, now)
        return
    assert usual[1].age is Age.STALE
    assert found[:2] == (FEED_INTERVAL, replace(usual[1], age=Age.FRESH))
    if sale_name == "payable":
        assert (usual[3], found[3]) == (Verdict.UNKNOWN, Verdict.WAIT)
        assert (usual[2].kind, found[2].kind) == (StepKind.READ, StepKind.READ)
        assert (usual[2].at or 0) <= now < (found[2].at or 0)


def test_every_kind_of_sale_and_of_feed_is_in_the_table() -> None:
    stories = {name: make().sale for name, make in SALES.items()}
    assert {sale.status for sale in stories.values()} >= {
        None,
        *(set(OrderStatus) - {OrderStatus.TERMINATION_REQUESTED}),
    }
    assert all(stories[name].status is OrderStatus.ACTIVE for name in COVERED)


def test_a_covered_order_is_read_every_half_minute_and_at_once_when_the_feed_is_silent() -> None:
    sale, _ = at_look("payable")
    answered = sale.answered_at or 0
    heard = answered + 10 * SECOND
    assert next_read_at(sale, heard, Feed(0, heard)) == answered + FEED_INTERVAL
    quiet = Feed(0, answered - 5 * SECOND)
    assert next_read_at(sale, answered, quiet) == quiet.silent_at == answered + 25 * SECOND
    assert next_read_at(sale, quiet.silent_at - 1, quiet) == quiet.silent_at
    due = next_read_at(sale, quiet.silent_at, quiet)
    assert due is not None
    assert due <= quiet.silent_at, "by the usual schedule it is overdue"
    assert verdict_of(sale, quiet.silent_at - 1, quiet) is Verdict.WAIT
    assert verdict_of(sale, quiet.silent_at, quiet) is Verdict.UNKNOWN, "a dead feed keeps no answer fresh"


def test_an_answer_grows_old_under_a_live_feed_if_no_read_follows() -> None:
    sale, _ = at_look("payable")
    late = (sale.answered_at or 0) + FEED_INTERVAL + 11 * SECOND
    assert verdict_of(sale, late, Feed(0, late)) is Verdict.UNKNOWN


def test_a_code_that_is_shown_for_long_is_read_as_seldom() -> None:
    story = Story().shown()
    sale = story.read("ACTIVE", after=10 * MINUTE).sale
    now = story.at + SECOND
    assert (read_interval(sale, now), read_interval(sale, now, Feed(0, now))) == (15 * SECOND, FEED_INTERVAL)


@given(random_facts(min_size=1), st.integers(-5_000, 2 * HOUR), st.integers(0, 10**13), st.integers(0, 10**13))
def test_a_dead_feed_is_no_feed(rows: list[Fact], later: int, since: int, heard: int) -> None:
    sale, now = Sale.from_facts(rows), rows[-1].at + later
    feed = Feed(since, heard)
    if feed.is_live(now):
        feed = replace(feed, live_since=None)
    assert verdict_of(sale, now, feed) is verdict_of(sale, now)
    assert next_step(sale, now, feed) == next_step(sale, now)
    assert available_commands(sale, now, feed) == available_commands(sale, now)


@given(random_facts(min_size=1), st.integers(-5_000, 2 * HOUR), st.integers(0, 40_000), st.integers(0, HOUR))
def test_a_feed_proves_nothing(rows: list[Fact], later: int, silent: int, life: int) -> None:
    """It changes only the age of an answer about an order that can be paid, and the time of the next read."""
    sale, now = Sale.from_facts(rows), rows[-1].at + later
    feed = Feed(now - silent - life, now - silent)
    with_feed, without = verdict_of(sale, now, feed), verdict_of(sale, now)
    assert with_feed is without or (without is Verdict.UNKNOWN and sale.status is OrderStatus.ACTIVE)
    assert with_feed is not Verdict.HAND_OVER or sale.status is OrderStatus.PAID
    steps = next_step(sale, now, feed), next_step(sale, now)
    assert steps[0] == steps[1] or {step.kind for step in steps} <= {
        StepKind.READ,
        StepKind.TRANSACT,
        StepKind.TERMINATE,
    }


def test_the_times_of_a_feed_follow_a_correction_of_the_clock() -> None:
    assert Feed(1_000, 2_000).clock_corrected(500) == Feed(1_500, 2_500)
    assert NO_FEED.clock_corrected(500) == NO_FEED
