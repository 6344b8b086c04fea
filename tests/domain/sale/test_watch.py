"""Polling of a sale: sales are walked through time, and their reads counted.

See docs/rules.md#late-payments-are-watched, #shared-read-budget, #steady-time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact, Stamp
from paydesk.domain.failure import Problem
from paydesk.domain.money import Money
from paydesk.domain.sale import facts
from paydesk.domain.sale.answers import has_service_time
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.next_step import next_step
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.sale.watch import SELDOM_AFTER, is_readable, is_watch_over, next_read_at, read_interval
from paydesk.domain.step import Step, StepKind
from tests.domain.sale.story import AMOUNT, LOST, NOT_FOUND, OTHER_KEYS, REFUSED, Story

Word = Callable[[int], str]


def shown_at_zero() -> Sale:
    """Return a sale all of whose facts happened at the time 0, so that ages are times."""
    return Sale.from_facts(Fact("s1", 0, fact.kind, fact.data) for fact in Story().shown().facts)


def walk(sale: Sale, word: Word, until: int, ahead: int | None = 0) -> tuple[list[int], Sale]:
    """Do what is next, when it is; the service says `word(now)`, and its time by `ahead`. The times of the reads."""
    times: list[int] = []
    now = 0
    while (step := next_step(sale, now)).at is not None and step.at <= until:
        now = max(now, step.at)
        if step.kind is StepKind.READ:
            times.append(now)
            data: dict[str, Json] = {"status": word(now), "amount": AMOUNT.paise, "clock_ahead": ahead}
            sale = sale.with_fact(Fact("s1", now, SaleFactKind.STATUS_READ.value, data))
        elif step.kind is StepKind.READ_PAYMENTS:
            data = facts.payments_read_data([], clock_offset_ms=ahead)
            sale = sale.with_fact(Fact("s1", now, SaleFactKind.PAYMENTS_READ.value, data))
        else:
            assert step.kind is StepKind.END_WATCH, step
            sale = sale.with_fact(Fact("s1", now, SaleFactKind.WATCH_ENDED.value, {}))
    return times, sale


def count(times: list[int], after: int, to: int) -> int:
    return sum(after < time <= to for time in times)


def test_an_order_that_nobody_pays_from_its_qr_to_the_end_of_the_watch() -> None:
    expiry = 30 * MINUTE
    times, sale = walk(shown_at_zero(), lambda now: "ACTIVE" if now < expiry else "EXPIRED", 10 * DAY)
    assert count(times, 0, 2 * MINUTE) == 120 // 3
    assert count(times, 2 * MINUTE, 5 * MINUTE) == 180 // 6
    assert count(times, 5 * MINUTE, expiry) == 1_500 // 15
    assert sale.expired_at == expiry
    assert sale.closed_at == expiry + 5 * MINUTE
    assert count(times, expiry, expiry + 5 * MINUTE) == 5
    closed = sale.closed_at
    assert count(times, closed, closed + 20 * MINUTE) == 20
    assert 141 <= count(times, closed + 20 * MINUTE, closed + DAY) <= 143
    assert closed + DAY <= times[-1] < closed + DAY + 10 * MINUTE
    assert sale.watch_ended
    assert next_read_at(sale, times[-1]) is None
    assert verdict_of(sale, times[-1] + 365 * DAY) is Verdict.NOT_PAID


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


def test_a_cancelled_order_is_on_the_late_watch_at_once() -> None:
    times, _ = walk(shown_at_zero(), lambda _: "TERMINATED", 30 * MINUTE)
    assert times[:3] == [3 * SECOND, 63 * SECOND, 123 * SECOND]


def test_an_unknown_status_is_watched_like_an_open_order() -> None:
    times, _ = walk(shown_at_zero(), lambda _: "PARTLY_PAID", 5 * MINUTE)
    assert len(times) == 40 + 30


def test_a_cancel_is_watched_closely_again() -> None:
    story = Story().shown()
    story.at += 10 * MINUTE
    assert read_interval(story.sale, story.at) == 15 * SECOND
    assert read_interval(story.cancel().sale, story.at) == 3 * SECOND


def test_a_new_qr_is_watched_closely_again() -> None:
    story = Story().shown()
    story.at += 10 * MINUTE
    assert read_interval(story.sale, story.at) == 15 * SECOND
    story.transaction_sent("t2").transaction_answered("42888")
    assert read_interval(story.sale, story.at) == 3 * SECOND


NEVER_READ = {
    "the order was never sent": Story().wanted(),
    "the order was refused": Story().wanted().order_sent().failed(SaleFactKind.ORDER_FAILED, REFUSED),
    "no such order": Story().wanted(created_here=False).failed(SaleFactKind.READ_FAILED, NOT_FOUND),
    "paid": Story().shown().read("PAID"),
    "paid late": Story().shown().read("TERMINATED").read("PAID"),
    "the watch ended": Story().shown().read("TERMINATED").say(SaleFactKind.WATCH_ENDED),
    "no order number": Story().say(SaleFactKind.PUT_ASIDE),
}


@pytest.mark.parametrize("story", NEVER_READ.values(), ids=NEVER_READ)
def test_payouts_that_are_never_read(story: Story) -> None:
    for after in (0, 3 * SECOND, MINUTE, HOUR, 23 * HOUR, 48 * HOUR):
        assert read_interval(story.sale, story.at + after) is None
        assert next_read_at(story.sale, story.at + after) is None


IN_DOUBT = {
    "order in flight": Story().wanted().order_sent(),
    "order unknown": Story().wanted().order_sent().failed(SaleFactKind.ORDER_FAILED),
    "scanned": Story().wanted(created_here=False),
    "scanned, not answered": Story().wanted(created_here=False).failed(SaleFactKind.READ_FAILED),
    "resumed": Story().wanted().order_sent().say(SaleFactKind.RESUMED),
    "transaction unknown": Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED),
    "cancel unknown": Story().shown().cancel().failed(SaleFactKind.TERMINATE_FAILED),
}


@pytest.mark.parametrize("story", IN_DOUBT.values(), ids=IN_DOUBT)
def test_doubtful_payouts_are_read(story: Story) -> None:
    assert is_readable(story.sale)
    assert read_interval(story.sale, story.at) == 3 * SECOND


def test_an_order_without_its_number_cannot_be_read() -> None:
    assert not is_readable(Story().wanted(order_id="").order_sent().sale)
    put_off = Story().shown().failed(SaleFactKind.ORDER_FAILED, REFUSED)
    assert is_readable(put_off.sale)  # the service had told its own number already


def test_an_order_that_could_not_be_shown_is_still_watched_late() -> None:
    story = Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, REFUSED)
    began = story.sale.started_at
    assert read_interval(story.sale, began) == 1 * MINUTE
    assert read_interval(story.sale, began - 1) == 1 * MINUTE
    assert read_interval(story.sale, began + 20 * MINUTE) == 10 * MINUTE
    assert read_interval(story.sale, began + 24 * HOUR) == 10 * MINUTE  # until it is noted that the watch is over


def test_an_order_that_the_service_does_not_know_any_more_is_read_seldom() -> None:
    """After twenty reads in a row, however old the sale is: it may be for a moment, and the customer stands there."""
    story = Story().shown()
    story.at += 2 * HOUR
    for _ in range(SELDOM_AFTER):
        story.failed(SaleFactKind.READ_FAILED, NOT_FOUND)
        interval = read_interval(story.sale, story.at)
        assert interval == (10 * MINUTE if story.sale.reads_failed == SELDOM_AFTER else MINUTE)
    assert read_interval(story.read("ACTIVE").sale, story.at) == 15 * SECOND


def test_the_next_read_counts_from_the_last_one() -> None:
    story = Story().wanted().order_sent()
    assert next_read_at(story.sale, story.at) == story.at  # never asked yet
    story.answer(SaleFactKind.ORDER_ANSWERED, "ACTIVE")
    assert next_read_at(story.sale, story.at) == story.at + 3 * SECOND
    story.failed(SaleFactKind.READ_FAILED, LOST)
    assert next_read_at(story.sale, story.at) == story.at + 5 * SECOND
    story.failed(SaleFactKind.READ_FAILED, LOST)
    assert next_read_at(story.sale, story.at) == story.at + 10 * SECOND


@pytest.mark.parametrize("back", [1, 2 * HOUR, 3 * DAY])
def test_a_clock_that_was_set_back_stops_no_read(back: int) -> None:
    sale = Story().shown().sale
    asked_at = sale.last_read_at or 0
    assert next_read_at(sale, asked_at - back) == asked_at - back
    assert next_read_at(sale, asked_at) == asked_at + 3 * SECOND


def test_the_watch_ends_a_day_after_the_close_by_the_clock_of_the_service() -> None:
    def ended(after: int) -> bool:
        story = Story().shown().answer(SaleFactKind.STATUS_READ, "TERMINATED", clock_offset_ms=0)
        sale = story.answer(SaleFactKind.STATUS_READ, "TERMINATED", after=after, clock_offset_ms=0).sale
        return is_watch_over(sale, story.at)

    assert ended(DAY)
    assert not ended(DAY - 1)


def test_a_clock_25_hours_ahead_for_a_moment_ends_no_watch() -> None:
    story = Story().shown().answer(SaleFactKind.STATUS_READ, "TERMINATED", clock_offset_ms=0)
    story.answer(SaleFactKind.STATUS_READ, "TERMINATED", after=25 * HOUR, clock_offset_ms=25 * HOUR)
    assert not is_watch_over(story.sale, story.at)
    assert not is_watch_over(story.sale, story.at + 10 * DAY)
    assert next_step(story.sale, story.at).kind is StepKind.READ


def test_a_service_that_is_a_day_ahead_for_a_moment_ends_no_watch() -> None:
    story = Story().shown().answer(SaleFactKind.STATUS_READ, "TERMINATED", clock_offset_ms=0)
    story.answer(SaleFactKind.STATUS_READ, "TERMINATED", after=MINUTE, clock_offset_ms=-25 * HOUR)
    assert not is_watch_over(story.sale, story.at)
    assert is_watch_over(story.sale, story.at + DAY)


def test_an_open_sale_is_watched_for_ever() -> None:
    story = Story().shown()
    assert not is_watch_over(story.sale, story.at + 365 * DAY)
    expired = Story().shown().read("EXPIRED")
    assert not is_watch_over(expired.sale, expired.at + 365 * DAY)


def test_what_the_service_never_answered_to_is_watched_until_it_does() -> None:
    story = Story().shown().say(SaleFactKind.CLOSED, facts.actor_data("Asha"))
    assert story.sale.service_time is None
    assert not is_watch_over(story.sale, story.at + 10 * DAY)


def test_an_order_of_other_keys_is_watched_for_a_day_by_this_pcs_clock() -> None:
    """No call leaves for it, so that nobody else tells the time."""
    story = (
        Story().shown().say(SaleFactKind.CLOSED, facts.actor_data("Asha")).failed(SaleFactKind.READ_FAILED, OTHER_KEYS)
    )
    closed = story.sale.closed_at or 0
    assert not is_watch_over(story.sale, closed + DAY - 1)
    assert is_watch_over(story.sale, closed + DAY)


def test_an_order_of_other_keys_that_could_not_be_shown_is_watched_for_a_day_from_its_start() -> None:
    story = Story().ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, REFUSED)
    sale = story.failed(SaleFactKind.READ_FAILED, OTHER_KEYS).sale
    assert sale.closed_at is None
    assert not is_watch_over(sale, sale.started_at + DAY - 1)
    assert is_watch_over(sale, sale.started_at + DAY)


def test_an_order_that_the_service_does_not_know_is_watched_for_a_day_by_the_services_clock() -> None:
    story = Story().shown().say(SaleFactKind.CLOSED, facts.actor_data("Asha"))
    story.failed(SaleFactKind.READ_FAILED, NOT_FOUND, clock_offset_ms=0)
    assert not is_watch_over(story.sale, story.at + 10 * DAY)
    story.failed(SaleFactKind.READ_FAILED, NOT_FOUND, after=25 * HOUR, clock_offset_ms=25 * HOUR)
    assert not is_watch_over(story.sale, story.at)
    story.failed(SaleFactKind.READ_FAILED, NOT_FOUND, after=DAY, clock_offset_ms=25 * HOUR)
    assert is_watch_over(story.sale, story.at)


@pytest.mark.parametrize("pending", [0, 1, None])
def test_what_was_taken_off_the_list_and_has_expired_came_to_nothing_only_if_its_payments_say_so(
    pending: int | None,
) -> None:
    """And not because a day is over: a payment may be pending, or nobody was ever asked."""
    story = Story().shown().say(SaleFactKind.CLOSED, facts.actor_data("Asha")).read("EXPIRED")
    assert next_step(story.sale, story.at) == Step(StepKind.READ_PAYMENTS, 0)
    if pending is not None:
        told = {"payments": [], "pending": pending}
        story.say(SaleFactKind.PAYMENTS_READ, told).say(SaleFactKind.PAYMENTS_READ, told, after=5 * MINUTE)
    assert story.verdict is (Verdict.NOT_PAID if pending == 0 else Verdict.UNKNOWN)
    before = story.verdict
    story.say(SaleFactKind.WATCH_ENDED, {})
    assert story.verdict is before
    assert next_step(story.sale, story.at).kind is StepKind.NOTHING


@pytest.mark.parametrize("unknown", ["now", "at its end"])
def test_without_a_time_of_the_service_at_either_end_the_watch_goes_on(unknown: str) -> None:
    story = Story().shown().answer(SaleFactKind.STATUS_READ, "TERMINATED", clock_offset_ms=0)
    sale = story.answer(SaleFactKind.STATUS_READ, "TERMINATED", after=DAY, clock_offset_ms=0).sale
    assert is_watch_over(sale, story.at) is True
    assert sale.closed is not None
    blind = {"now": replace(sale, is_time_known=False), "at its end": replace(sale, closed=Stamp(sale.closed.here))}
    assert is_watch_over(blind[unknown], story.at) is False


def closed_without_time() -> Story:
    return Story().shown().say(SaleFactKind.CLOSED, facts.actor_data("Asha")).read("ACTIVE")


def test_where_the_service_tells_no_time_the_watch_ends_after_two_days_of_it() -> None:
    """It had no end: each unpaid sale took a share of the reads for ever."""
    assert not is_watch_over(closed_without_time().read("ACTIVE", after=2 * DAY - HOUR).sale, 0)
    over = closed_without_time().read("ACTIVE", after=2 * DAY)
    assert next_step(over.sale, over.at).kind is StepKind.END_WATCH
    lost = closed_without_time().failed(SaleFactKind.READ_FAILED, LOST, after=30 * DAY)
    assert not is_watch_over(lost.sale, lost.at), "only an answer tells that nobody paid meanwhile"
    page = replace(NOT_FOUND, problem=Problem.NOT_THE_SERVICE)
    assert not is_watch_over(closed_without_time().failed(SaleFactKind.READ_FAILED, page, after=30 * DAY).sale, 0)
    unknown = closed_without_time().failed(SaleFactKind.READ_FAILED, NOT_FOUND, after=2 * DAY)
    assert is_watch_over(unknown.sale, unknown.at)


def test_a_service_that_stops_telling_its_time_keeps_nothing_for_ever() -> None:
    story = Story().shown().answer(SaleFactKind.STATUS_READ, "TERMINATED", clock_offset_ms=0)
    assert not is_watch_over(story.read("TERMINATED", after=DAY).sale, story.at)
    assert is_watch_over(story.read("TERMINATED", after=DAY).sale, story.at)


@pytest.mark.parametrize("jump", [-2 * 365 * DAY, -DAY, 3 * 365 * DAY])
def test_a_wall_clock_that_jumps_between_two_runs_neither_ends_the_watch_nor_keeps_it(jump: int) -> None:
    story = closed_without_time().read("ACTIVE", after=20 * HOUR)
    story.say(SaleFactKind.WATCH_RESUMED, after=jump)
    for hours in (1, 20, 26):
        story.read("ACTIVE", after=hours * HOUR)
        assert is_watch_over(story.sale, story.at) is (hours == 26), hours


def test_an_older_journal_says_nothing_of_runs_and_ends_no_watch_at_once() -> None:
    story = closed_without_time().read("ACTIVE", after=3 * 365 * DAY).say(SaleFactKind.WATCH_RESUMED)
    assert not is_watch_over(story.sale, story.at)
    assert not is_watch_over(story.read("ACTIVE", after=23 * HOUR).sale, story.at)
    assert is_watch_over(story.read("ACTIVE", after=2 * HOUR).sale, story.at)


def test_a_watch_that_only_our_clock_measures_is_written_each_hour() -> None:
    story = closed_without_time()
    before = story.read("ACTIVE", after=10 * MINUTE).sale
    assert before.is_equivalent(story.read("ACTIVE", after=10 * MINUTE).sale)
    assert not before.is_equivalent(story.read("ACTIVE", after=HOUR).sale)
    timed = Story().shown().answer(SaleFactKind.STATUS_READ, "TERMINATED", clock_offset_ms=0)
    assert timed.sale.is_equivalent(
        timed.answer(SaleFactKind.STATUS_READ, "TERMINATED", after=2 * HOUR, clock_offset_ms=0).sale
    )


def test_the_service_tells_its_time_until_it_is_silent_for_an_hour_or_the_run_ends() -> None:
    story = Story().shown().answer(SaleFactKind.STATUS_READ, "ACTIVE", clock_offset_ms=9 * HOUR)
    assert has_service_time(replace(story.sale, last_read_at=None))
    assert has_service_time(story.read("ACTIVE", after=HOUR - 1).sale)
    assert not has_service_time(story.read("ACTIVE", after=1).sale)
    story.answer(SaleFactKind.STATUS_READ, "ACTIVE", clock_offset_ms=0).say(SaleFactKind.RESUMED)
    assert (has_service_time(story.sale), story.sale.service_time, story.sale.clock_offset_ms) == (False, None, 0)


def test_no_is_a_no() -> None:
    assert is_readable(Story().wanted(order_id="").sale) is False
    assert is_watch_over(Story().shown().sale, 0) is False


def test_an_order_replaced_before_its_code_was_shown_is_watched_once() -> None:
    refused = Story().wanted(created_here=False, billed=Money(50_000)).read("ACTIVE")
    assert is_readable(refused.sale)
    assert not is_readable(refused.say(SaleFactKind.REPLACED, facts.replaced_data("s2")).sale)
    asked = Story().wanted(created_here=False).read("ACTIVE").transaction_sent()
    assert is_readable(asked.say(SaleFactKind.REPLACED, facts.replaced_data("s2")).sale)
    made = Story().ordered().say(SaleFactKind.REPLACED, facts.replaced_data("s2"))
    assert is_readable(made.sale)
    doubtful = Story().wanted(created_here=False).say(SaleFactKind.REPLACED, facts.replaced_data("s2")).sale
    assert is_readable(doubtful), "nobody knows yet what it is"
    assert next_step(doubtful, doubtful.started_at).at is not None
