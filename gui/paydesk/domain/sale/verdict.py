"""The verdict on a sale: one of six (docs/rules.md#six-verdicts, #amount-must-match, #not-paid-needs-certainty)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paydesk.domain.clock import SECOND
from paydesk.domain.feed import NO_FEED, Feed
from paydesk.domain.order import OrderStatus
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale import watch
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Sale


class Verdict(StrEnum):
    """The answer to "may the goods be handed over?"."""

    HAND_OVER = "hand_over"
    WAIT = "wait"
    UNKNOWN = "unknown"
    """STATUS UNKNOWN, DO NOT HAND OVER."""
    NOT_PAID = "not_paid"
    """NOT PAID, SAFE TO RETRY: it cannot be paid any more."""
    PAID_LATE = "paid_late"
    """PAID AFTER YOU CLOSED IT: hand over once, or refund."""
    DO_NOT_PAY = "do_not_pay"
    """DO NOT LET THEM PAY: the QR differs from the order, or the order from the bill."""


class OrderState(StrEnum):
    """The last reported state of an order, as far as the verdict distinguishes it."""

    NONE = "none"
    ACTIVE = "active"
    PAID = "paid"
    EXPIRED = "expired"
    """A payment that began before may still come through."""
    EXPIRED_FOR_GOOD = "expired_for_good"
    """Five minutes have passed, and no payment is pending (docs/rules.md#not-paid-needs-certainty)."""
    TERMINATED = "terminated"
    TERMINATION_REQUESTED = "termination_requested"
    OTHER = "other"
    """A status that is not one of docs/service.md#order-states."""


class Age(StrEnum):
    """The age of the last answer."""

    FRESH = "fresh"
    STALE = "stale"
    NEVER = "never"


class TerminateOutcome(StrEnum):
    """The state of a cancel."""

    NONE = "none"
    ASKED = "asked"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True, kw_only=True)
class VerdictInput:
    """The input of the verdict."""

    order_state: OrderState
    age: Age
    create_state: RequestState
    terminate: TerminateOutcome = TerminateOutcome.NONE
    created_here: bool = True
    """Otherwise scanned: then others may be paying it elsewhere."""
    amount_matches: bool = True
    """True if amount and currency are as requested here."""
    paid_elsewhere: bool = False
    """True if it was paid, and not by a code of this counter as far as is known: the goods may be gone."""
    paid_late: bool = False
    """True if the sale was closed or replaced before the money came."""
    is_refused: bool = False
    """True if the QR differs from the order, or a scanned order from the bill."""
    is_given_up: bool = False
    """True if a person removed it from the list without an answer."""


STALE_AFTER: Final = 10 * SECOND
"""Time by which an answer may be overdue and still be fresh."""
MAX_PAYMENT_READS: Final = 3
PAYMENTS_WAIT: Final = 30 * SECOND
"""After this time, or so many reads, HAND OVER comes although the paid code of a scanned order is unknown."""
_FUTURE_TOLERANCE: Final = 2 * SECOND
"""An answer further in the future was recorded by a wrong clock."""


def decide_verdict(now: VerdictInput) -> Verdict:
    """Return the verdict. Total and pure."""
    match now.order_state:
        case OrderState.PAID:
            return _paid(now)
        case OrderState.TERMINATED:
            return (
                Verdict.NOT_PAID
            )  # final: the service terminates no order with an attempt in flight (docs/service.md#order-states)
        case OrderState.EXPIRED_FOR_GOOD:
            return Verdict.UNKNOWN if now.create_state is RequestState.IN_FLIGHT else Verdict.NOT_PAID
        case OrderState.NONE:
            return _without_answer(now)
        case _:
            return _while_open(now)


def _paid(now: VerdictInput) -> Verdict:
    if not now.amount_matches:
        return Verdict.UNKNOWN
    if now.paid_late:
        return Verdict.PAID_LATE
    return Verdict.UNKNOWN if now.paid_elsewhere else Verdict.HAND_OVER


def _without_answer(now: VerdictInput) -> Verdict:
    if now.is_given_up:
        return Verdict.UNKNOWN
    match now.create_state:
        case RequestState.REFUSED:
            return Verdict.NOT_PAID if now.created_here else Verdict.UNKNOWN
        case RequestState.NOT_SENT | RequestState.IN_FLIGHT:
            return Verdict.WAIT
        case _:
            return Verdict.UNKNOWN


def _while_open(now: VerdictInput) -> Verdict:
    if now.is_refused and now.order_state is not OrderState.OTHER:
        return Verdict.DO_NOT_PAY
    untouched = now.order_state is OrderState.ACTIVE and now.terminate is TerminateOutcome.NONE
    in_doubt = (
        now.is_given_up or not now.amount_matches or now.order_state is OrderState.OTHER or now.age is not Age.FRESH
    )
    if now.create_state is RequestState.REFUSED and untouched and not in_doubt and now.created_here:
        return Verdict.NOT_PAID  # unpaid, and no code was ever shown
    in_doubt = in_doubt or now.create_state is RequestState.UNKNOWN or now.terminate is TerminateOutcome.UNKNOWN
    return Verdict.UNKNOWN if in_doubt else Verdict.WAIT


def age_of(answered_at: int | None, now: int, interval: int) -> Age:
    """Return the age of the last answer.

    Args:
        answered_at: When it came, in ms since 1970; None if there was none.
        interval: The polling interval that was in force, in ms.
    """
    if answered_at is None:
        return Age.NEVER
    passed = now - answered_at
    return Age.FRESH if -_FUTURE_TOLERANCE <= passed <= interval + STALE_AFTER else Age.STALE


def _is_paid_by_unknown_code(sale: Sale, now: int) -> bool:
    """Return True while the payments of a paid scanned order are read; afterwards staff are told to ask."""
    asked = not sale.created_here and not sale.payments and sale.payments_tried < MAX_PAYMENT_READS
    return asked and sale.paid_at is not None and 0 <= now - sale.paid_at < PAYMENTS_WAIT


_ORDER_STATES: Final = {
    OrderStatus.ACTIVE: OrderState.ACTIVE,
    OrderStatus.PAID: OrderState.PAID,
    OrderStatus.EXPIRED: OrderState.EXPIRED,
    OrderStatus.TERMINATED: OrderState.TERMINATED,
    OrderStatus.TERMINATION_REQUESTED: OrderState.TERMINATION_REQUESTED,
}


def order_state_of(sale: Sale) -> OrderState:
    """Return the last reported state of the sale's order."""
    if not sale.raw_status:
        return OrderState.NONE if sale.answered_at is None else OrderState.OTHER
    status = sale.status
    if status is OrderStatus.EXPIRED and sale.expired_for_good:
        return OrderState.EXPIRED_FOR_GOOD
    return OrderState.OTHER if status is None else _ORDER_STATES[status]


def terminate_outcome_of(sale: Sale) -> TerminateOutcome:
    """Return the state of the sale's cancel."""
    if sale.cancel_asked_at is None:
        return TerminateOutcome.NONE
    unknown = sale.termination.state is RequestState.UNKNOWN
    return TerminateOutcome.UNKNOWN if unknown else TerminateOutcome.ASKED


def verdict_input_of(sale: Sale, now: int, feed: Feed = NO_FEED) -> VerdictInput:
    """Return the input of the verdict on a sale at `now` (ms)."""
    age = age_of(sale.answered_at, now, watch.read_interval(sale, now, feed) or 0)
    return VerdictInput(
        order_state=order_state_of(sale),
        age=Age.STALE if sale.unknown_to_service else age,  # earlier answers do not hold any more
        create_state=sale.create_state,
        terminate=terminate_outcome_of(sale),
        created_here=sale.created_here,
        amount_matches=sale.amount_matches,
        paid_elsewhere=sale.was_paid_elsewhere or _is_paid_by_unknown_code(sale, now),
        paid_late=sale.paid_late,
        is_refused=sale.is_refused_amount or (sale.qr is not None and sale.qr.check is QrCheck.MISMATCH),
        is_given_up=sale.given_up_at is not None,
    )


def verdict_of(sale: Sale, now: int, feed: Feed = NO_FEED) -> Verdict:
    """Return the verdict on this sale at `now` (ms; docs/rules.md#six-verdicts)."""
    return decide_verdict(verdict_input_of(sale, now, feed))
