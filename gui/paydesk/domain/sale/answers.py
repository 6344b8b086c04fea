"""Checks of an answer before it changes a sale: whose order it is, whose money, and by which clock."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND
from paydesk.domain.clock_fact import StoredClockCorrection
from paydesk.domain.fact import Stamp, member
from paydesk.domain.failure import Failure, Problem, is_expiry_refusal
from paydesk.domain.order import OrderStatus
from paydesk.domain.qr import QrCheck, QrReading, QrReason
from paydesk.domain.sale.draft import SaleDraft
from paydesk.domain.sale.facts import SuccessfulPayment
from paydesk.domain.sale.stored import OrderAnswered, QrChecked, StaticPaid

CLOCK_OFFSET_TOLERANCE: Final = MINUTE
"""Smaller differences of the clock offset are ignored."""


def was_paid_by_other_code(draft: SaleDraft) -> bool:
    """Return True if another counter's code was paid: the service lists each of our codes as not attempted.

    A payment that failed on the phone and was repeated has another number too, but then our code was attempted. The
    page of a link may renumber its payments, and the number of a code whose answer was lost is unknown: then False.
    """
    if not draft.codes or not draft.payments or draft.had_link or draft.has_lost_code:
        return False
    return all(code in draft.untried for code in draft.codes)


def belongs_to_another_counter(draft: SaleDraft, data: OrderAnswered) -> bool:
    """Return True if the order with our number ends at no time that we have sent: another counter created it."""
    theirs = data.expires_at
    if not draft.expiries or theirs is None:
        return False
    within = SECOND if theirs % MINUTE else MINUTE - 1  # the service may round to minutes
    return all(each is not None and abs(each - theirs) > within for each in draft.expiries)


def can_retry_order(draft: SaleDraft, failure: Failure, stamp: Stamp) -> bool:
    """Return True if a refused order is sent again automatically: after a 429, or if its expiry was refused.

    Then the clock offset was wrong: next come the offset of this answer, this PC's clock, and no expiry at all.
    """
    if failure.problem is not Problem.REFUSED:
        return failure.problem is Problem.SLOW_DOWN
    ahead_ms = stamp.ahead_ms
    off = ahead_ms is not None and abs(ahead_ms - draft.order_offset_ms) > CLOCK_OFFSET_TOLERANCE
    if off or not is_expiry_refusal(failure.code):
        return off
    draft.expiry_refusals += 1
    return draft.expiries[-1:] != (None,)


_TIMES: Final = (
    *("answered_at", "last_read_at", "not_found_at", "shown_at", "qr_wanted_at", "cancel_asked_at", "paid_at"),
    *("payments_read_at", "seen_at", "given_up_at", "watch_started_at"),
)
"""Fields with a time by this PC's clock alone."""


def correct_times(draft: SaleDraft, data: StoredClockCorrection, _stamp: Stamp) -> None:
    """Correct the times that were recorded in this run after its clock was corrected."""
    move, paid_at = data.move, draft.paid_at
    if draft.qr_expires_at is not None and move.since <= (draft.shown_at or 0) <= move.until:
        draft.qr_expires_at += move.by
    is_of_this_run = move.since <= (draft.answered_at or 0) <= move.until
    for name in _TIMES:
        at: int | None = getattr(draft, name)
        if at is not None:
            setattr(draft, name, move.apply(at))
    if draft.is_static and paid_at is not None:
        draft.paid_at = paid_at + move.by if is_of_this_run else paid_at
    draft.started = draft.started.corrected(move)
    draft.closed = draft.closed and draft.closed.corrected(move)
    draft.expired = draft.expired and draft.expired.corrected(move)
    draft.order = draft.order.clock_corrected(move)
    draft.transaction = draft.transaction.clock_corrected(move)
    draft.termination = draft.termination.clock_corrected(move)
    if draft.heard is not None and draft.is_time_known:
        draft.heard = Stamp(draft.heard.here + move.by, draft.heard.there)
    if draft.order_sent is not None:
        draft.order_sent = Stamp(draft.order_sent.here + move.by, draft.order_sent.there)


def resume_watch(draft: SaleDraft, at: int) -> None:
    """Add up the watch time of the earlier runs, up to their last read, and start this run's."""
    since, asked = draft.watch_started_at or draft.closed_at, draft.last_read_at
    if since is not None:
        draft.watched_ms += 0 if asked is None else min(max(0, asked - since), DAY)
        draft.watch_started_at = at


def has_service_time(draft: SaleDraft) -> bool:
    """Return True if the service sends its time, up to the last read."""
    heard, asked = draft.heard, draft.last_read_at
    if heard is None or not draft.is_time_known:
        return False
    return asked is None or asked - heard.here < HOUR


def hours_watched(draft: SaleDraft) -> int:
    """Return how many hours this run has watched the closed sale; 0 if the service's time measures that."""
    since, asked = draft.watch_started_at or draft.closed_at, draft.last_read_at
    return 0 if since is None or asked is None or has_service_time(draft) else max(0, asked - since) // HOUR


def take_service_time(draft: SaleDraft, stamp: Stamp) -> None:
    """Take the service's time from an answer that told it (docs/rules.md#steady-time)."""
    if stamp.there is None:
        return
    draft.heard, draft.is_time_known = stamp, True
    # the first answer since: late, never early; a time of an earlier run may be by another clock
    if draft.closed is None:
        if draft.started.there is None:
            draft.started = replace(draft.started, there=stamp.there)
    elif draft.closed.there is None:
        draft.closed = replace(draft.closed, there=stamp.there)


def correct_code_times(draft: SaleDraft, stamp: Stamp) -> None:
    """Correct the times of the code if the PC's clock was corrected between two runs (docs/rules.md#steady-time)."""
    before = None if draft.code_heard is None else draft.code_heard.ahead_ms
    if before is None or stamp.ahead_ms is None:
        return
    off, draft.code_heard = stamp.ahead_ms - before, None
    if abs(off) > CLOCK_OFFSET_TOLERANCE and draft.qr_expires_at is not None and draft.shown_at is not None:
        draft.shown_at += off
        draft.qr_expires_at += off


def apply_static_payment(draft: SaleDraft, data: StaticPaid, stamp: Stamp) -> None:
    """Take the payment that a sale on the static QR is made of. No order is behind it, so nothing is ever sent for it.

    It came at the service's time, as this PC's clock shows it: the program may have been closed then.
    """
    if not draft.is_static or draft.paid_at is not None:
        return
    take_service_time(draft, stamp)
    draft.order = draft.order.answered(stamp.here)
    draft.answered_at = draft.payments_read_at = stamp.here
    draft.raw_status = draft.known_status = OrderStatus.PAID
    draft.amount = draft.order_amount = data.amount
    draft.has_invalid_amount = data.amount is None
    draft.cf_payment_id = data.cf_payment_id
    draft.payments = (SuccessfulPayment(data.cf_payment_id, data.amount, data.bank_reference, data.paid_at),)
    draft.paid_at = stamp.here if data.paid_at is None else min(stamp.here, data.paid_at + draft.clock_offset_ms)


def apply_qr_check(draft: SaleDraft, data: QrChecked, _stamp: Stamp) -> None:
    """Take the results of reading the code back and of checking its payment page."""
    check, reason = member(QrCheck, data.check), member(QrReason, data.reason)
    draft.qr = QrReading(check or QrCheck.UNREADABLE, data.payload, data.amount, reason)
    draft.page_check = member(QrCheck, data.page)
    draft.checked_host = data.host
    draft.checked_demo = data.demo
