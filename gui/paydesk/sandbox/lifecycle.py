"""Automatic progress of orders and payments as the clock runs (docs/service.md#order-states).

There are no timers: each access to an order first settles it, which applies all that is due by now, in time order.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from paydesk.sandbox.settlement_day import note_money
from paydesk.sandbox.state import (
    ACTIVE,
    COLLECT,
    EXPIRED,
    FINAL_STATUSES,
    PAID,
    SUCCESS,
    TERMINATED,
    TERMINATION_REQUESTED,
    VOID,
    OrderRecord,
    PaymentRecord,
    TransactionRecord,
)
from paydesk.sandbox.webhooks.queue import queue_payment
from paydesk.sandbox.world import World

NEVER: Final = 2**62
PAID_TWICE: Final = "PAID_TWICE"
"""Error code of a planned success that stays SUCCESS on a PAID order: the customer was charged twice."""


class ClosedReason(StrEnum):
    """Reason that no new payment can be started."""

    PAID = "paid"
    EXPIRED = "expired"
    TERMINATED = "terminated"
    TIMED_OUT = "timed_out"
    ANSWERED = "answered"
    """The customer has answered a request, which asks once."""


def settle(world: World, order: OrderRecord) -> OrderRecord:
    """Apply everything that is due for an order by now; return the same order."""
    now = world.clock.now_ms()
    if now < order.next_due_ms:
        return order
    while (due := _next_due(world, order)) <= now:
        _apply_due(world, order, due)
    order.next_due_ms = due
    return order


def closed_reason(world: World, transaction: TransactionRecord) -> ClosedReason | None:
    """Return why a customer cannot start to pay this transaction now; None if it can be paid.

    An order in TERMINATION_REQUESTED can still be paid: that is the race of docs/service.md#order-states.
    """
    order = settle(world, world.orders[transaction.order_id])
    if order.status in {PAID, EXPIRED, TERMINATED}:
        return ClosedReason(order.status.lower())
    if world.clock.now_ms() >= transaction.created_ms + transaction.timeout_ms:
        return ClosedReason.TIMED_OUT
    if transaction.method == COLLECT and world.payments[transaction.cf_payment_id].status in FINAL_STATUSES:
        return ClosedReason.ANSWERED
    return None


def request_termination(world: World, order: OrderRecord) -> None:
    """Request the termination of an order; only an ACTIVE one changes (docs/service.md#terminate-an-order)."""
    settle(world, order)
    if order.status == ACTIVE:
        order.status = TERMINATION_REQUESTED
        order.termination_due_ms = world.clock.now_ms() + world.settings.termination_ms
        settle_changed(world, order)


def put_transaction(world: World, transaction: TransactionRecord) -> None:
    """Store a new transaction with its first payment, which nobody has begun."""
    number, order = transaction.cf_payment_id, world.orders[transaction.order_id]
    world.put(transaction)
    world.put(PaymentRecord(number, number, order.order_id, order.amount_paise, transaction.created_ms))


def start_payment(
    world: World, transaction: TransactionRecord, status: str, plan: list[tuple[int, str, str]]
) -> PaymentRecord:
    """Start a payment by a customer.

    The first attempt has the transaction's own number, each later one a new number.

    Args:
        plan: Later changes as (due_ms, status, error code), the earliest first.
    """
    order = world.orders[transaction.order_id]
    payment = world.payments[transaction.cf_payment_id]
    if payment.started_ms is not None:
        now = world.clock.now_ms()
        number = world.ids.next_number("cf_payment")
        payment = PaymentRecord(number, transaction.cf_payment_id, order.order_id, order.amount_paise, now)
    payment.started_ms = world.clock.now_ms()
    payment.status = status
    replan(world, payment, plan)
    return payment


def replan(world: World, payment: PaymentRecord, plan: list[tuple[int, str, str]]) -> None:
    """Replace the later changes of an unfinished payment."""
    payment.plan = [list(step) for step in plan]
    world.put(payment)
    settle_changed(world, world.orders[payment.order_id])


def settle_changed(world: World, order: OrderRecord) -> None:
    """Store an order that changed, or whose payments changed, and settle it again."""
    order.next_due_ms = 0
    world.put(order)
    settle(world, order)


def unfinished_payments(world: World, order: OrderRecord) -> list[PaymentRecord]:
    """Return the payments of an order that have no final status yet."""
    return [payment for payment in world.payments_of(order.order_id) if payment.is_in_flight]


def _next_due(world: World, order: OrderRecord) -> int:
    payments = world.payments_of(order.order_id)
    due = min((payment.plan[0][0] for payment in payments if payment.plan), default=NEVER)
    if order.status == ACTIVE:
        due = min(due, order.expires_ms)
    if (
        order.status == TERMINATION_REQUESTED
        and order.termination_due_ms is not None
        and not unfinished_payments(world, order)
    ):
        due = min(due, order.termination_due_ms)
    return int(due)


def _apply_due(world: World, order: OrderRecord, due: int) -> None:
    for payment in world.payments_of(order.order_id):
        if payment.plan and payment.plan[0][0] <= due:
            _apply_next_step(world, order, payment)
            return
    if order.status == TERMINATION_REQUESTED:
        order.status = TERMINATED
    elif order.status == ACTIVE:
        order.status = EXPIRED
    world.put(order)


def _apply_next_step(world: World, order: OrderRecord, payment: PaymentRecord) -> None:
    due, status, error = payment.plan.pop(0)
    if status == SUCCESS and order.status == PAID and error != PAID_TWICE:
        status = VOID  # an order is paid with one success (docs/service.md#order-states): this charge is taken back
    payment.status, payment.error = status, "" if error == PAID_TWICE else error
    if status in FINAL_STATUSES:
        payment.completed_ms = due
        payment.plan.clear()
    if status == SUCCESS:
        payment.bank_reference = world.ids.next_digits("utr")
        note_money(world, due)
        order.status = PAID
        world.put(order)
    world.put(payment)
    if status in FINAL_STATUSES:
        queue_payment(world, payment)
