"""What a customer can do: one table of named actions, and the function that makes one happen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from paydesk.sandbox import life
from paydesk.sandbox.life import Closed
from paydesk.sandbox.state import (
    CANCELLED,
    FAILED,
    NOT_ATTEMPTED,
    PENDING,
    SUCCESS,
    USER_DROPPED,
    VOID,
    Order,
    Transaction,
)
from paydesk.sandbox.world import World

DEFAULT_AFTER_MS: Final = 5_000
LONGEST_AFTER_MS: Final = 400 * 24 * 3_600_000
_AFTER_EXPIRY_MS: Final = 1_000


class When(Enum):
    """When a step comes: at once, after the delay that was asked for, or a second after the order's expiry."""

    NOW = auto()
    ASKED = auto()
    AFTER_EXPIRY = auto()
    AT_TIMEOUT = auto()


@dataclass(frozen=True, slots=True)
class Step:
    """A status of a payment, when it comes, and the error code that goes with it."""

    when: When
    status: str
    error: str = ""


@dataclass(frozen=True, slots=True)
class Action:
    """Something a customer can do. `shown` is the status until the first step; `again` is a second payment."""

    name: str
    label: str
    means: str
    steps: tuple[Step, ...]
    shown: str = PENDING
    again: tuple[Step, ...] = ()


_PAID: Final = (Step(When.NOW, SUCCESS),)
_LEFT: Final = (Step(When.AT_TIMEOUT, USER_DROPPED, "PAYMENT_TIMED_OUT"),)


def _fails(error: str) -> tuple[Step, ...]:
    return (Step(When.NOW, FAILED, error),)


ACTIONS: Final[dict[str, Action]] = {
    each.name: each
    for each in (
        Action("pay", "Pay", "pays at once", _PAID),
        Action("decline", "Decline", "declines in the UPI app", _fails("TRANSACTION_DECLINED")),
        Action(
            "pay_late",
            "Pay late",
            "begins now, pays after after_ms; until then nothing is seen of it",
            (Step(When.ASKED, SUCCESS),),
            NOT_ATTEMPTED,
        ),
        Action(
            "pay_twice",
            "Pay twice",
            "pays the same code two times: two successes",
            _PAID,
            again=(Step(When.NOW, SUCCESS, life.TWICE),),
        ),
        Action(
            "pay_pending",
            "Pending, then paid",
            "pays; the bank says PENDING, and SUCCESS after after_ms",
            (Step(When.ASKED, SUCCESS),),
        ),
        Action(
            "fail_late",
            "Pending, then failed",
            "pays; the bank says PENDING, and FAILED after after_ms",
            (Step(When.ASKED, FAILED, "BANK_DOWN"),),
        ),
        Action("drop", "Walk away", "walks away from the payment", (Step(When.NOW, USER_DROPPED),)),
        Action("open", "Begin only", "begins to pay and does nothing more until the code times out", _LEFT),
        Action(
            "pay_after_expiry",
            "Pay after expiry",
            "begins now; the success comes a second after the order has expired",
            (Step(When.AFTER_EXPIRY, SUCCESS),),
        ),
        Action(
            "decline_then_pay",
            "Decline, then pay",
            "declines, and pays by a second try",
            _fails("TRANSACTION_DECLINED"),
            again=_PAID,
        ),
        Action("insufficient_funds", "No money", "has too little in the account", _fails("INSUFFICIENT_FUNDS")),
        Action("wrong_pin", "Wrong PIN", "types a wrong UPI PIN", _fails("WRONG_PIN")),
        Action("bank_down", "Bank down", "the customer's bank does not answer", _fails("BANK_DOWN")),
        Action("limit_exceeded", "Over the limit", "has paid too much today", _fails("LIMIT_EXCEEDED")),
        Action("cancel", "Cancel", "cancels in the UPI app", (Step(When.NOW, CANCELLED),)),
        Action("void", "Void", "is charged, and the charge is taken back", (Step(When.NOW, VOID),)),
    )
}


class NotNow(Exception):
    """The customer cannot do this: `why` says it."""

    def __init__(self, why: Closed) -> None:
        self.why = why
        super().__init__(f"it can not be paid: {why.value}")


def act(world: World, transaction: Transaction, action: Action, after_ms: int = DEFAULT_AFTER_MS) -> Order:
    """Let the customer do it; the order as it is then. A payment that is under way gets this as its end.

    Raises NotNow when nothing can be begun any more (paid, expired, terminated, code timed out).
    """
    order = life.settle(world, world.orders[transaction.order_id])
    mine = [each for each in life.under_way(world, order) if each.transaction_id == transaction.cf_payment_id]
    plan = _plan(world, transaction, action.steps, after_ms)
    if mine:
        mine[-1].status = action.shown
        life.replan(world, mine[-1], plan)
    else:
        why = life.why_closed(world, transaction)
        if why is not None:
            raise NotNow(why)
        life.start_payment(world, transaction, action.shown, plan)
    if action.again:
        life.start_payment(world, transaction, PENDING, _plan(world, transaction, action.again, after_ms))
    return life.settle(world, order)


def _plan(world: World, transaction: Transaction, steps: tuple[Step, ...], after_ms: int) -> list[tuple[int, str, str]]:
    now = world.clock.now_ms()
    order = world.orders[transaction.order_id]
    moments = {
        When.NOW: now,
        When.ASKED: now + after_ms,
        When.AFTER_EXPIRY: max(now, order.expires_ms + _AFTER_EXPIRY_MS),
        When.AT_TIMEOUT: max(now, transaction.created_ms + transaction.timeout_ms),
    }
    return [(moments[step.when], step.status, step.error) for step in steps]
