"""How orders and payments go on by themselves as the clock runs: docs/service.md#order-states and docs/service.md#order-states.

Nothing waits on a timer: whoever looks at an order settles it first, up to the sandbox's now, in the order of time.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from paydesk.sandbox.state import (
    ACTIVE,
    EXPIRED,
    FINAL,
    PAID,
    SUCCESS,
    TERMINATED,
    TERMINATION_REQUESTED,
    VOID,
    Order,
    Payment,
    Transaction,
)
from paydesk.sandbox.world import World

NEVER: Final = 2**62
TWICE: Final = "PAID_TWICE"
"""The error code of a planned success that is one even when the order is PAID: the customer was made to pay twice."""


class Closed(StrEnum):
    """Why nobody can start to pay any more."""

    PAID = "paid"
    EXPIRED = "expired"
    TERMINATED = "terminated"
    TIMED_OUT = "timed_out"


def settle(world: World, order: Order) -> Order:
    """Let everything happen to an order that is due by now; the same order."""
    now = world.clock.now_ms()
    if now < order.next_due_ms:
        return order
    while (due := _next_due(world, order)) <= now:
        _happen(world, order, due)
    order.next_due_ms = due
    return order


def why_closed(world: World, transaction: Transaction) -> Closed | None:
    """Why a customer cannot start to pay this transaction now; None when it can be paid.

    An order whose termination is only requested can still be paid: that is the race of docs/service.md#order-states.
    """
    order = settle(world, world.orders[transaction.order_id])
    if order.status in {PAID, EXPIRED, TERMINATED}:
        return Closed(order.status.lower())
    if world.clock.now_ms() >= transaction.created_ms + transaction.timeout_ms:
        return Closed.TIMED_OUT
    return None


def request_termination(world: World, order: Order) -> None:
    """Take a request to terminate; only an ACTIVE order changes (docs/service.md#terminate-an-order)."""
    settle(world, order)
    if order.status == ACTIVE:
        order.status = TERMINATION_REQUESTED
        order.termination_due_ms = world.clock.now_ms() + world.settings.termination_ms
        changed(world, order)


def start_payment(world: World, transaction: Transaction, status: str, plan: list[tuple[int, str, str]]) -> Payment:
    """Let a customer begin to pay. `plan`: (due_ms, status, error code) of what comes of it, the earliest first.

    The first try has the number of the transaction itself, each other one its own.
    """
    order = world.orders[transaction.order_id]
    payment = world.payments[transaction.cf_payment_id]
    if payment.started_ms is not None:
        now = world.clock.now_ms()
        number = world.ids.number("cf_payment")
        payment = Payment(number, transaction.cf_payment_id, order.order_id, order.amount_paise, now)
    payment.started_ms = world.clock.now_ms()
    payment.status = status
    replan(world, payment, plan)
    return payment


def replan(world: World, payment: Payment, plan: list[tuple[int, str, str]]) -> None:
    """Change what will come of a payment that is under way."""
    payment.plan = [list(step) for step in plan]
    world.put(payment)
    changed(world, world.orders[payment.order_id])


def changed(world: World, order: Order) -> None:
    """An order or something of it was changed: settle it anew, and remember it."""
    order.next_due_ms = 0
    world.put(order)
    settle(world, order)


def under_way(world: World, order: Order) -> list[Payment]:
    """The payments of an order of which nobody knows yet how they end."""
    return [payment for payment in world.payments_of(order.order_id) if payment.in_flight]


def _next_due(world: World, order: Order) -> int:
    payments = world.payments_of(order.order_id)
    due = min((payment.plan[0][0] for payment in payments if payment.plan), default=NEVER)
    if order.status == ACTIVE:
        due = min(due, order.expires_ms)
    if order.status == TERMINATION_REQUESTED and order.termination_due_ms is not None and not under_way(world, order):
        due = min(due, order.termination_due_ms)
    return int(due)


def _happen(world: World, order: Order, due: int) -> None:
    for payment in world.payments_of(order.order_id):
        if payment.plan and payment.plan[0][0] <= due:
            _step(world, order, payment)
            return
    if order.status == TERMINATION_REQUESTED:
        order.status = TERMINATED
    elif order.status == ACTIVE:
        order.status = EXPIRED
    world.put(order)


def _step(world: World, order: Order, payment: Payment) -> None:
    due, status, error = payment.plan.pop(0)
    if status == SUCCESS and order.status == PAID and error != TWICE:
        status = VOID  # an order is paid with one success (docs/service.md#order-states): this charge is taken back
    payment.status, payment.error = status, "" if error == TWICE else error
    if status in FINAL:
        payment.completed_ms = due
        payment.plan.clear()
    if status == SUCCESS:
        payment.bank_reference = world.ids.digits("utr")
        order.status = PAID
        world.put(order)
    world.put(payment)
