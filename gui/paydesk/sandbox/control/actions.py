"""Actions of a customer: a table of them by name, and the function that performs one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from paydesk.sandbox import lifecycle
from paydesk.sandbox.lifecycle import ClosedReason
from paydesk.sandbox.state import (
    CANCELLED,
    FAILED,
    NOT_ATTEMPTED,
    PENDING,
    SUCCESS,
    USER_DROPPED,
    VOID,
    OrderRecord,
    TransactionRecord,
)
from paydesk.sandbox.world import World

DEFAULT_AFTER_MS: Final = 5_000
MAX_AFTER_MS: Final = 400 * 24 * 3_600_000
_AFTER_EXPIRY_MS: Final = 1_000


class StepTime(Enum):
    """Time of a step: at once, after the requested delay, 1 s after the order's expiry, or when the code times out."""

    NOW = auto()
    AFTER_DELAY = auto()
    AFTER_EXPIRY = auto()
    AT_TIMEOUT = auto()


@dataclass(frozen=True, slots=True)
class PaymentStep:
    """A later status of a payment, its time, and its error code."""

    when: StepTime
    status: str
    error: str = ""


@dataclass(frozen=True, slots=True)
class CustomerAction:
    """An action. `initial_status` holds until the first step; `second_payment` has the steps of one more payment."""

    name: str
    label: str
    summary: str
    steps: tuple[PaymentStep, ...]
    initial_status: str = PENDING
    second_payment: tuple[PaymentStep, ...] = ()


_PAID: Final = (PaymentStep(StepTime.NOW, SUCCESS),)
_ABANDONED: Final = (PaymentStep(StepTime.AT_TIMEOUT, USER_DROPPED, "PAYMENT_TIMED_OUT"),)


def _fail_with(error: str) -> tuple[PaymentStep, ...]:
    return (PaymentStep(StepTime.NOW, FAILED, error),)


ACTIONS: Final[dict[str, CustomerAction]] = {
    each.name: each
    for each in (
        CustomerAction("pay", "Pay", "pays at once", _PAID),
        CustomerAction("decline", "Decline", "declines in the UPI app", _fail_with("TRANSACTION_DECLINED")),
        CustomerAction(
            "pay_late",
            "Pay late",
            "begins now, pays after after_ms; until then nothing is seen of it",
            (PaymentStep(StepTime.AFTER_DELAY, SUCCESS),),
            NOT_ATTEMPTED,
        ),
        CustomerAction(
            "pay_twice",
            "Pay twice",
            "pays the same code two times: two successes",
            _PAID,
            second_payment=(PaymentStep(StepTime.NOW, SUCCESS, lifecycle.PAID_TWICE),),
        ),
        CustomerAction(
            "pay_pending",
            "Pending, then paid",
            "pays; the bank says PENDING, and SUCCESS after after_ms",
            (PaymentStep(StepTime.AFTER_DELAY, SUCCESS),),
        ),
        CustomerAction(
            "fail_late",
            "Pending, then failed",
            "pays; the bank says PENDING, and FAILED after after_ms",
            (PaymentStep(StepTime.AFTER_DELAY, FAILED, "BANK_DOWN"),),
        ),
        CustomerAction("drop", "Walk away", "walks away from the payment", (PaymentStep(StepTime.NOW, USER_DROPPED),)),
        CustomerAction(
            "open", "Begin only", "begins to pay and does nothing more until the code times out", _ABANDONED
        ),
        CustomerAction(
            "pay_after_expiry",
            "Pay after expiry",
            "begins now; the success comes a second after the order has expired",
            (PaymentStep(StepTime.AFTER_EXPIRY, SUCCESS),),
        ),
        CustomerAction(
            "decline_then_pay",
            "Decline, then pay",
            "declines, and pays by a second try",
            _fail_with("TRANSACTION_DECLINED"),
            second_payment=_PAID,
        ),
        CustomerAction(
            "insufficient_funds", "No money", "has too little in the account", _fail_with("INSUFFICIENT_FUNDS")
        ),
        CustomerAction("wrong_pin", "Wrong PIN", "types a wrong UPI PIN", _fail_with("WRONG_PIN")),
        CustomerAction("bank_down", "Bank down", "the customer's bank does not answer", _fail_with("BANK_DOWN")),
        CustomerAction("limit_exceeded", "Over the limit", "has paid too much today", _fail_with("LIMIT_EXCEEDED")),
        CustomerAction("cancel", "Cancel", "cancels in the UPI app", (PaymentStep(StepTime.NOW, CANCELLED),)),
        CustomerAction("void", "Void", "is charged, and the charge is taken back", (PaymentStep(StepTime.NOW, VOID),)),
    )
}


class PaymentClosed(Exception):
    """The transaction can no longer be paid; `reason` says why."""

    def __init__(self, reason: ClosedReason) -> None:
        self.why = reason
        super().__init__(f"it can not be paid: {reason.value}")


def perform_action(
    world: World, transaction: TransactionRecord, action: CustomerAction, after_ms: int = DEFAULT_AFTER_MS
) -> OrderRecord:
    """Perform an action, as the end of an unfinished payment if there is one; return the settled order.

    Raises:
        PaymentClosed: No new payment can be started (paid, expired, terminated, code timed out).
    """
    order = lifecycle.settle(world, world.orders[transaction.order_id])
    unfinished = [
        each for each in lifecycle.unfinished_payments(world, order) if each.transaction_id == transaction.cf_payment_id
    ]
    plan = _plan(world, transaction, action.steps, after_ms)
    if unfinished:
        unfinished[-1].status = action.initial_status
        lifecycle.replan(world, unfinished[-1], plan)
    else:
        why = lifecycle.closed_reason(world, transaction)
        if why is not None:
            raise PaymentClosed(why)
        lifecycle.start_payment(world, transaction, action.initial_status, plan)
    if action.second_payment:
        lifecycle.start_payment(world, transaction, PENDING, _plan(world, transaction, action.second_payment, after_ms))
    return lifecycle.settle(world, order)


def _plan(
    world: World, transaction: TransactionRecord, steps: tuple[PaymentStep, ...], after_ms: int
) -> list[tuple[int, str, str]]:
    now = world.clock.now_ms()
    order = world.orders[transaction.order_id]
    moments = {
        StepTime.NOW: now,
        StepTime.AFTER_DELAY: now + after_ms,
        StepTime.AFTER_EXPIRY: max(now, order.expires_ms + _AFTER_EXPIRY_MS),
        StepTime.AT_TIMEOUT: max(now, transaction.created_ms + transaction.timeout_ms),
    }
    return [(moments[step.when], step.status, step.error) for step in steps]
