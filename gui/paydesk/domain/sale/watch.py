"""Polling of a sale: the pauses between reads and sends, and the end of its watch. In ms; pure.

See docs/rules.md#shared-read-budget.
"""

from __future__ import annotations

from typing import Final

from paydesk.domain.clock import DAY, MINUTE, SECOND
from paydesk.domain.fact import Stamp
from paydesk.domain.failure import Problem
from paydesk.domain.feed import FEED_INTERVAL, NO_FEED, Feed
from paydesk.domain.order import OrderStatus
from paydesk.domain.sale import answers
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Sale

_OPEN: Final = ((2 * MINUTE, 3 * SECOND), (5 * MINUTE, 6 * SECOND))
_OPEN_THEN: Final = 15 * SECOND
_LATE: Final = ((20 * MINUTE, 1 * MINUTE), (DAY, 10 * MINUTE))
_SELDOM: Final = 10 * MINUTE
SELDOM_AFTER: Final = 20
"""After this many failed reads, an open sale that the service does not know is read seldom."""
LATE_WATCH: Final = DAY
"""Time for which a sale that ended unpaid is still read (docs/rules.md#late-payments-are-watched)."""
UNTIMED_WATCH: Final = 2 * DAY
"""The same if the service sends no time: this PC may have been off, or its clock set."""
AFTER_SILENCE: Final = 5 * SECOND
"""The pause after the first read without an answer; it doubles."""
_SILENCE_MOST: Final = 30 * SECOND
_AGAIN: Final = (0, 2 * SECOND, 5 * SECOND, 10 * SECOND, 20 * SECOND)
_AGAIN_THEN: Final = 30 * SECOND
EXPIRED_READ: Final = MINUTE
"""The pause between reads of an expired order, while a payment may still come through."""


def open_interval(age: int) -> int:
    """Return the pause between reads of a payable sale, `age` ms after its QR was shown: 3 s, 6 s, then 15 s."""
    return next((pause for until, pause in _OPEN if age < until), _OPEN_THEN)


def late_interval(age: int) -> int | None:
    """Return the pause in the late watch, `age` ms after the sale was closed: 1 min, 10 min; None after 24 hours."""
    return next((pause for until, pause in _LATE if age < until), None)


def pause_after_failures(interval: int, failures: int) -> int:
    """Return the pause after consecutive reads without an answer: it doubles, up to 30 s or `interval`."""
    if failures <= 0:
        return interval
    return max(interval, min(AFTER_SILENCE << (min(failures, 10) - 1), _SILENCE_MOST))


def pause_before_send(sends: int) -> int:
    """Return the pause before a failed request is sent again, after `sends` of them: 0, 2, 5, 10, 20, then 30 s."""
    return _AGAIN[sends - 1] if 0 < sends <= len(_AGAIN) else _AGAIN_THEN


def is_readable(sale: Sale) -> bool:
    """Return True if the service can be asked about the sale: its order was sent and not refused.

    A scanned order that was replaced before any code was shown here is not read: its replacement is.
    """
    if not sale.order_id or sale.order.state is RequestState.NOT_SENT:
        return False
    shown = sale.created_here or sale.codes or sale.transaction.sends
    if sale.replaced_by and not sale.is_open and not shown:
        return False
    return sale.order.state is not RequestState.REFUSED or bool(sale.cf_order_id)


def is_covered(sale: Sale, now: int, feed: Feed) -> bool:
    """Return True if the feed would tell of a payment: of a payable order that was read without trouble since then.

    An order that is being cancelled, has expired, or is unknown to the service is read as without a feed.
    """
    usual = sale.is_open and sale.status is OrderStatus.ACTIVE and sale.cancel_asked_at is None
    return usual and not sale.unknown_to_service and not sale.failures and feed.covers(sale.answered_at, now)


def read_interval(sale: Sale, now: int, feed: Feed = NO_FEED) -> int | None:
    """Return the pause between reads of this sale at `now`, in ms; None if it is not read any more."""
    if sale.status is OrderStatus.PAID or sale.watch_ended or not is_readable(sale):
        return None
    since = sale.closed_at if sale.closed_at is not None else sale.started_at
    if not sale.is_open:
        return late_interval(now - since) or _SELDOM
    if sale.unknown_to_service:  # at first often, since it may be temporary and the customer waits
        return MINUTE if sale.reads_failed < SELDOM_AFTER else _SELDOM
    if sale.status is OrderStatus.EXPIRED:
        return EXPIRED_READ
    interval = open_interval(now - (sale.cancel_asked_at or sale.shown_at or sale.started_at))
    return FEED_INTERVAL if is_covered(sale, now, feed) else interval


def is_unfinished(sale: Sale, now: int) -> bool:
    """Return True if the sale may still change, or its alarm was not seen."""
    return sale.is_open or sale.needs_alarm or read_interval(sale, now) is not None


def is_watch_over(sale: Sale, now: int) -> bool:
    """Return True if the late watch of a closed sale is over: after 24 hours by the service's clock and by ours.

    A clock that is wrong for a moment must not end it (docs/rules.md#steady-time): an answer from after that time is
    needed, even "no such order". With other keys no call leaves, so our clock alone counts. If the service sends no
    time, the time counts that this PC spent watching, by a clock that cannot be set.
    """
    if sale.is_open:
        return False
    since = sale.closed or sale.started
    if sale.problem is not None and sale.problem.problem is Problem.OTHER_KEYS:
        return now - since.here >= LATE_WATCH
    return since.is_older_than(LATE_WATCH, Stamp(now, sale.service_time)) or _is_watched_out(sale)


def _is_watched_out(sale: Sale) -> bool:
    """Return True if it was watched long enough by our own clock, up to the last answer."""
    since = sale.watch_started_at if sale.watch_started_at is not None else sale.closed_at
    if since is None or answers.has_service_time(sale):
        return False
    answered = sale.problem is None or sale.problem.is_answer
    heard = sale.last_read_at if answered else sale.answered_at
    return heard is not None and sale.watched_ms + max(0, heard - since) >= UNTIMED_WATCH


def next_read_at(sale: Sale, now: int, feed: Feed = NO_FEED) -> int | None:
    """Return when the next read is due, in ms; None for never. A last read in the future (a wrong clock) means now.

    While the feed covers the sale, that is at the latest when the feed would be dead.
    """
    interval = read_interval(sale, now, feed)
    if interval is None:
        return None
    last = sale.last_read_at
    if last is None or last > now:
        return now
    at = last + pause_after_failures(interval, sale.failures)
    return min(at, max(feed.silent_at, now)) if is_covered(sale, now, feed) and at > now else at
