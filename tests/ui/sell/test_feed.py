"""The live feed in the windows: an answer that it covers is not called too old."""

from __future__ import annotations

from paydesk.domain.clock import SECOND
from paydesk.domain.feed import NO_FEED, Feed
from paydesk.domain.messages import FeedChanged
from paydesk.ui.feed import live_feed
from paydesk.ui.sell.store import SaleStore
from paydesk.ui.words.sales import chip_of
from tests.domain.sale.story import Story


def test_windows_judge_the_age_of_an_answer_by_the_feed_that_they_were_told_of() -> None:
    store, story = SaleStore(), Story().shown().read("ACTIVE")
    now = story.at + 20 * SECOND
    too_old = chip_of(story.sale, now)
    store.on_event(FeedChanged(Feed(0, now)))
    assert chip_of(story.sale, now) != too_old
    store.on_event(FeedChanged(NO_FEED))
    assert chip_of(story.sale, now) == too_old


def test_a_new_window_knows_of_no_feed() -> None:
    SaleStore().on_event(FeedChanged(Feed(0, 1)))
    SaleStore()
    assert live_feed() == NO_FEED
