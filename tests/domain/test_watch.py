"""How closely a sale is watched: a simulated sale is walked through time and its reads are counted (truth 9)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from paydesk.domain.fact import Fact
from paydesk.domain.sale.facts import Kind
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.schedule import HOUR, MINUTE, SECOND
from paydesk.domain.sale.verdict import EXPIRED_GRACE, STALE_AFTER, Age, Verdict
from paydesk.domain.sale.watch import age, next_read_at, read_interval, verdict_of
from tests.domain.story import LOST, NOT_FOUND, REFUSED, Story

Word = Callable[[int], str]


def shown_at_zero() -> Sale:
    """A sale all of whose facts happened at the time 0, so that ages are times."""
    return Sale.of(Fact("s1", 0, fact.kind, fact.data) for fact in Story().shown().facts)


def walk(sale: Sale, word: Word, until: int) -> tuple[list[int], Sale]:
    """Read the sale whenever a read is due; the service says `word(now)`. The times of the reads, and the last sale."""
    times: list[int] = []
    now = 0
    while (due := next_read_at(sale, now)) is not None and due <= until:
        assert due > now
        now = due
        times.append(now)
        sale = sale.with_fact(Fact("s1", now, Kind.STATUS_READ.value, {"status": word(now)}))
    return times, sale


def count(times: list[int], after: int, to: int) -> int:
    return sum(after < time <= to for time in times)


def test_an_order_that_nobody_pays_from_its_qr_to_the_end_of_the_watch() -> None:
    expiry = 30 * MINUTE
    times, sale = walk(shown_at_zero(), lambda now: "ACTIVE" if now < expiry else "EXPIRED", 10 * 24 * HOUR)
    assert count(times, 0, 2 * MINUTE) == 120 // 3
    assert count(times, 2 * MINUTE, 5 * MINUTE) == 180 // 6
    assert count(times, 5 * MINUTE, expiry) == 1_500 // 15
    assert sale.closed_at == expiry
    assert sale.expired_for_good
    late = [time - expiry for time in times if time > expiry]
    assert late[0] == EXPIRED_GRACE
    assert count(late, 0, 20 * MINUTE) == 20  # the grace re-check, then one a minute
    assert count(late, 20 * MINUTE, 24 * HOUR) == 142  # one in ten minutes
    assert late[-1] < 24 * HOUR + 10 * MINUTE
    assert len(times) == 40 + 30 + 100 + 20 + 142 + 1
    assert next_read_at(sale, times[-1]) is None
    assert verdict_of(sale, times[-1] + 365 * 24 * HOUR) is Verdict.NOT_PAID


def test_the_reads_come_at_the_pauses_of_the_design() -> None:
    times, _ = walk(shown_at_zero(), lambda _: "ACTIVE", 10 * MINUTE)
    pauses = {later - earlier for earlier, later in pairwise(times)}
    assert pauses == {3 * SECOND, 6 * SECOND, 15 * SECOND}
    assert times[0] == 3 * SECOND


def test_a_payment_ends_the_reads() -> None:
    times, sale = walk(shown_at_zero(), lambda now: "ACTIVE" if now < 61 * SECOND else "PAID", 48 * HOUR)
    assert len(times) == 21
    assert times[-1] == 63 * SECOND
    assert verdict_of(sale, 48 * HOUR) is Verdict.HAND_OVER


def test_a_payment_in_the_late_watch_is_found() -> None:
    def word(now: int) -> str:
        return "ACTIVE" if now < 6 * MINUTE else "TERMINATED" if now < 3 * HOUR else "PAID"

    times, sale = walk(shown_at_zero(), word, 48 * HOUR)
    assert sale.needs_alarm
    assert 3 * HOUR <= times[-1] < 3 * HOUR + 10 * MINUTE


def test_a_cancelled_order_needs_no_grace() -> None:
    times, _ = walk(shown_at_zero(), lambda _: "TERMINATED", 30 * MINUTE)
    assert times[:3] == [3 * SECOND, 63 * SECOND, 123 * SECOND]


def test_a_word_nobody_foresaw_is_watched_like_an_open_order() -> None:
    times, _ = walk(shown_at_zero(), lambda _: "PARTLY_PAID", 5 * MINUTE)
    assert len(times) == 40 + 30


def test_a_cancel_is_watched_closely_again() -> None:
    story = Story().shown()
    later = story.at + 10 * MINUTE
    assert read_interval(story.sale, later) == 15 * SECOND
    story.at = later
    asked = story.cancel().sale
    assert read_interval(asked, story.at) == 3 * SECOND


def test_a_new_qr_is_watched_closely_again() -> None:
    story = Story().shown()
    story.at += 10 * MINUTE
    assert read_interval(story.sale, story.at) == 15 * SECOND
    story.transaction_sent("t2").transaction_answered("42888")
    assert read_interval(story.sale, story.at) == 3 * SECOND


@pytest.mark.parametrize(
    "story",
    [
        pytest.param(Story().wanted(), id="the order was never sent"),
        pytest.param(Story().wanted().order_sent().failed(Kind.ORDER_FAILED, REFUSED), id="the order was refused"),
        pytest.param(Story().wanted(made_here=False).failed(Kind.READ_FAILED, NOT_FOUND), id="no such order"),
        pytest.param(Story().shown().read("PAID"), id="paid"),
        pytest.param(Story().shown().read("TERMINATED").read("PAID"), id="paid late"),
        pytest.param(Story().shown().read("TERMINATED").say(Kind.WATCH_ENDED), id="the watch ended"),
        pytest.param(Story().say(Kind.PUT_ASIDE), id="no order number"),
    ],
)
def test_what_is_never_read(story: Story) -> None:
    for after in (0, 3 * SECOND, MINUTE, HOUR, 23 * HOUR, 48 * HOUR):
        assert read_interval(story.sale, story.at + after) is None
        assert next_read_at(story.sale, story.at + after) is None


@pytest.mark.parametrize(
    "story",
    [
        pytest.param(Story().wanted().order_sent(), id="order in flight"),
        pytest.param(Story().wanted().order_sent().failed(Kind.ORDER_FAILED), id="order unknown"),
        pytest.param(Story().wanted(made_here=False), id="scanned"),
        pytest.param(Story().wanted(made_here=False).failed(Kind.READ_FAILED), id="scanned, not answered"),
        pytest.param(Story().wanted().order_sent().say(Kind.RESUMED), id="resumed"),
        pytest.param(Story().ordered().transaction_sent().failed(Kind.TRANSACTION_FAILED), id="transaction unknown"),
        pytest.param(Story().shown().cancel().failed(Kind.TERMINATE_FAILED), id="cancel unknown"),
    ],
)
def test_what_is_in_doubt_is_read(story: Story) -> None:
    assert read_interval(story.sale, story.at) == 3 * SECOND


def test_an_order_that_could_not_be_shown_is_still_watched_late() -> None:
    story = Story().ordered().transaction_sent().failed(Kind.TRANSACTION_FAILED, REFUSED)
    began = story.sale.started_at
    assert read_interval(story.sale, began) == 1 * MINUTE
    assert read_interval(story.sale, began + 20 * MINUTE) == 10 * MINUTE
    assert read_interval(story.sale, began + 24 * HOUR) is None


def test_the_next_read_counts_from_the_last_answer_or_the_start() -> None:
    story = Story().wanted().order_sent()
    assert next_read_at(story.sale, story.at) == story.sale.started_at + 3 * SECOND
    story.answer(Kind.ORDER_ANSWERED, "ACTIVE")
    assert next_read_at(story.sale, story.at) == story.at + 3 * SECOND
    answered = story.at
    story.failed(Kind.READ_FAILED, LOST)
    assert next_read_at(story.sale, story.at) == answered + 3 * SECOND


@pytest.mark.parametrize(("shown_for", "due_every"), [(0, 3 * SECOND), (3 * MINUTE, 6 * SECOND), (HOUR, 15 * SECOND)])
def test_an_answer_that_is_overdue_turns_the_strip_to_doubt(shown_for: int, due_every: int) -> None:
    answer = Fact("s1", shown_for, Kind.STATUS_READ.value, {"status": "ACTIVE"})
    sale = shown_at_zero().with_fact(answer)
    edge = shown_for + due_every + STALE_AFTER
    assert (age(sale, edge), verdict_of(sale, edge)) == (Age.FRESH, Verdict.WAIT)
    assert (age(sale, edge + 1), verdict_of(sale, edge + 1)) == (Age.STALE, Verdict.UNKNOWN)


def test_a_sale_without_an_answer_has_no_age() -> None:
    story = Story().wanted().order_sent()
    assert age(story.sale, story.at) is Age.NEVER
