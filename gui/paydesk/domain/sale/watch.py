"""How closely a sale is watched: the pause between its reads, and when its watch is over. Pure functions; ms."""

from __future__ import annotations

from typing import Final

from paydesk.domain.clock import MINUTE
from paydesk.domain.order import OrderStatus
from paydesk.domain.sale import schedule
from paydesk.domain.sale.request import CreateOutcome
from paydesk.domain.sale.sale import Sale

EXPIRED_READ: Final = MINUTE
"""The pause between reads of an order that has expired, while a payment of it may still come through."""


def is_readable(sale: Sale) -> bool:
    """Whether the service can be asked about it: an order that was never sent, or refused, is nowhere."""
    if not sale.order_id or sale.order.outcome is CreateOutcome.NOT_SENT:
        return False
    return sale.order.outcome is not CreateOutcome.REFUSED or bool(sale.cf_order_id)


def read_interval(sale: Sale, now: int) -> int | None:
    """Milliseconds between reads of this sale at `now`; None when the service need not be asked any more."""
    if sale.status is OrderStatus.PAID or sale.watch_ended or not is_readable(sale):
        return None
    since = sale.closed_at if sale.closed_at is not None else sale.started_at
    late = schedule.late_interval(now - since) or 10 * MINUTE
    if sale.is_unknown_there or not sale.is_open:
        return late
    if sale.status is OrderStatus.EXPIRED:
        return EXPIRED_READ
    return schedule.open_interval(now - (sale.cancel_asked_at or sale.shown_at or sale.started_at))


def is_over(sale: Sale, now: int) -> bool:
    """Whether the late watch of a closed sale is over: 24 hours by the service's clock, or by ours where it is silent.

    A PC's clock that was wrong for a moment must not end it (truth 19): only an answer that came since tells.
    """
    if sale.is_open:
        return False
    since = sale.closed_at if sale.closed_at is not None else sale.started_at
    if sale.is_unknown_there:
        return now - since >= schedule.LATE_WATCH
    if sale.served_at is None or sale.ended_served_at is None:
        return False
    return sale.served_at - sale.ended_served_at >= schedule.LATE_WATCH


def next_read_at(sale: Sale, now: int) -> int | None:
    """When the next read of this sale is due, in ms; None for never. What was noted by a clock ahead is due now."""
    interval = read_interval(sale, now)
    if interval is None:
        return None
    last = sale.asked_at
    if last is None or last > now:
        return now
    return last + schedule.after_failures(interval, sale.failures)
