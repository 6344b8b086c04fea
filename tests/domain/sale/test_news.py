"""Notifications of a sale: each stage once, in order, whatever the clock does; nothing from before the first look."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.clock import SECOND
from paydesk.domain.sale.news import MINUTE_LEFT, MOMENT_LEFT, News, NotifiedStage, next_notification, stage_of
from paydesk.domain.sale.sale import Sale
from tests.ui.stage import Told as Story
from tests.ui.stories import SCENES

BEGAN = 1_795_000_000_000
LASTS = 300 * SECOND


def waiting(lasts: int = LASTS) -> Sale:
    """Return a sale with its code on the screen."""
    return Story("s1", began=BEGAN).shown(lasts=lasts).sale


def told(sale: Sale, times: list[int]) -> list[News]:
    """Return the notifications at these times, after one look while the sale was being made."""
    before, found = NotifiedStage(sale.attempt), []
    for now in times:
        before, news = next_notification(before, sale, now)
        found += [news] if news is not None else []
    return found


def ends(sale: Sale) -> int:
    assert sale.qr_expires_at is not None
    return sale.qr_expires_at


def test_each_second_of_a_code_brings_both_warnings_and_its_end_once() -> None:
    sale = waiting()
    times = list(range(sale.shown_at or 0, ends(sale) + 10 * SECOND, SECOND))
    assert told(sale, times) == [News.MINUTE, News.MOMENT, News.RAN_OUT]


@pytest.mark.parametrize(
    ("left", "stage"),
    [
        (MINUTE_LEFT + 1, None),
        (MINUTE_LEFT, News.MINUTE),
        (MOMENT_LEFT + 1, News.MINUTE),
        (MOMENT_LEFT, News.MOMENT),
        (1, News.MOMENT),
        (0, News.RAN_OUT),
    ],
)
def test_the_time_that_is_left_decides_to_the_millisecond(left: int, stage: News | None) -> None:
    sale = waiting()
    assert stage_of(sale, ends(sale) - left) is stage


@given(times=st.lists(st.integers(BEGAN, BEGAN + 2 * LASTS), max_size=30))
def test_nothing_is_announced_twice_however_the_clock_jumps(times: list[int]) -> None:
    found = told(waiting(), times)
    order = list(News)
    assert all(order.index(one) < order.index(other) for one, other in pairwise(found))


@given(times=st.lists(st.integers(BEGAN, BEGAN + 2 * LASTS), min_size=1, max_size=30), lasts=st.integers(1, 2 * LASTS))
def test_a_code_is_warned_of_only_while_that_is_true(times: list[int], lasts: int) -> None:
    sale = waiting(lasts)
    before = NotifiedStage(sale.attempt)
    for now in times:
        before, news = next_notification(before, sale, now)
        left = ends(sale) - now
        assert (news is News.RAN_OUT) <= (left <= 0)
        assert (news is News.MOMENT) <= (0 < left <= MOMENT_LEFT < lasts + SECOND)
        assert (news is News.MINUTE) <= (MOMENT_LEFT < left <= MINUTE_LEFT < lasts + SECOND)


@pytest.mark.parametrize("scene", SCENES)
def test_the_first_observation_is_not_announced(scene: str) -> None:
    sale = SCENES[scene].told("s1", began=BEGAN).sale
    before, news = next_notification(None, sale, BEGAN + 10_000)
    assert news is None
    assert next_notification(before, sale, BEGAN + 10_000)[1] is None


@pytest.mark.parametrize(
    ("scene", "news"),
    [
        ("paid", News.PAID),
        ("paid, the cancel came too late", News.PAID),
        ("paid after it was closed", News.PAID_LATE),
        ("QR refused", News.FAILED),
        ("order refused", News.FAILED),
        ("expired for good", News.RAN_OUT),
        ("paid, another amount", None),
        ("cancelled", None),
    ],
)
def test_the_announcement_of_each_scene(scene: str, news: News | None) -> None:
    story = SCENES[scene].told("s1", began=BEGAN)
    before = next_notification(None, Sale.from_facts(story.facts[:1]), story.facts[0].at)[0]
    assert next_notification(before, story.sale, story.at + SCENES[scene].later)[1] is news


def test_a_new_code_is_warned_of_again_and_money_is_announced_once() -> None:
    story = Story("s1", began=BEGAN).shown(lasts=LASTS)
    before, news = next_notification(NotifiedStage(1), story.sale, ends(story.sale))
    assert news is News.RAN_OUT
    story.transaction_sent().transaction_answered().qr()
    before, news = next_notification(before, story.sale, story.at)
    assert news is None
    before, news = next_notification(before, story.sale, ends(story.sale) - MINUTE_LEFT)
    assert news is News.MINUTE
    story.read("PAID")
    before, news = next_notification(before, story.sale, story.at)
    assert news is News.PAID
    assert next_notification(before, story.sale, story.at + SECOND)[1] is None
