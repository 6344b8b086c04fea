"""How closely a sale is watched: the pause between its reads, its verdict now. Pure functions of a sale and a time."""

from __future__ import annotations

from paydesk.domain.order import OrderStatus
from paydesk.domain.sale import schedule
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import EXPIRED_GRACE, Age, CreateOutcome, Verdict, age_of, standing_of, verdict


def read_interval(sale: Sale, now: int) -> int | None:
    """Milliseconds between reads of this sale at `now`; None when the service need not be asked any more.

    A read needs an order at the service: a sale whose order was never sent, or refused, is not read.
    """
    if sale.status is OrderStatus.PAID or sale.watch_ended or not sale.order_id:
        return None
    if sale.order_outcome is CreateOutcome.NOT_SENT:
        return None
    if sale.closed_at is not None:
        if not sale.cf_order_id:
            return None
        if sale.status is OrderStatus.EXPIRED and not sale.expired_for_good:
            return EXPIRED_GRACE  # the one grace re-check
        return schedule.late_interval(now - sale.closed_at)
    if sale.phase is Phase.FAILED:
        # ours, or somebody else's order that could not be shown: nobody here can pay it, but it may be paid
        return schedule.late_interval(now - sale.started_at) if sale.cf_order_id else None
    since = sale.cancel_asked_at or sale.shown_at or sale.started_at
    return schedule.open_interval(now - since)


def next_read_at(sale: Sale, now: int) -> int | None:
    """When the next read of this sale is due, in ms; None for never."""
    interval = read_interval(sale, now)
    if interval is None:
        return None
    last = sale.answered_at if sale.answered_at is not None else sale.started_at
    return last + interval


def age(sale: Sale, now: int) -> Age:
    """How old the last answer on this sale is."""
    return age_of(sale.answered_at, now, read_interval(sale, now) or 0)


def verdict_of(sale: Sale, now: int) -> Verdict:
    """What the strip says of this sale at `now` (DESIGN.md, truth 7)."""
    standing = standing_of(sale.status_word, expired_for_good=sale.expired_for_good)
    return verdict(standing, age(sale, now), sale.create, sale.terminate)
