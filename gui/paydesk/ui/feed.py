"""The live feed, as the counter last told of it, and what windows judge by it. Used by the GUI thread alone."""

from __future__ import annotations

from paydesk.domain.commands import SaleCommand
from paydesk.domain.feed import NO_FEED, Feed
from paydesk.domain.sale.next_step import available_commands
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of


class _LastFeed:
    feed: Feed = NO_FEED


def live_feed() -> Feed:
    """Return the feed by which windows judge how fresh an answer is."""
    return _LastFeed.feed


def set_live_feed(feed: Feed) -> None:
    """Take a new state of the feed."""
    _LastFeed.feed = feed


def current_verdict(sale: Sale, now: int) -> Verdict:
    """Return the verdict on a sale at `now` (ms)."""
    return verdict_of(sale, now, live_feed())


def current_commands(sale: Sale, now: int) -> frozenset[type[SaleCommand]]:
    """Return the commands that have an effect on a sale at `now` (ms)."""
    return available_commands(sale, now, live_feed())
