"""Everything that the gateway side holds, for a test to look at."""

from __future__ import annotations

from typing import Any

from paydesk.sandbox import life
from paydesk.sandbox.clock import iso
from paydesk.sandbox.gateway.entities import order_entity, payment_address, payment_entity
from paydesk.sandbox.state import Order, Payment, Transaction
from paydesk.sandbox.world import World

_VERSION = "2025-01-01"


def dump(world: World) -> dict[str, Any]:
    """All orders, transactions and payments, how many there are, and how often each operation was asked for."""
    for order in world.orders.values():
        life.settle(world, order)
    calls: dict[str, dict[str, int]] = {}
    for (operation, outcome), count in sorted(world.calls.items()):
        calls.setdefault(operation, dict.fromkeys(("asked", "done", "refused", "replayed"), 0))[outcome] = count
    return {
        "orders": [_order(world, order) for order in world.orders.values()],
        "transactions": [transaction_of(world, each) for each in world.transactions.values()],
        "payments": [_payment(world, payment) for payment in world.payments.values()],
        "counts": {
            "orders": len(world.orders),
            "transactions": len(world.transactions),
            "payments": len(world.payments),
            "idempotency_keys": len(world.answers),
        },
        "calls": calls,
    }


def transaction_of(world: World, transaction: Transaction) -> dict[str, Any]:
    """A transaction as the controls show it."""
    order = world.orders[transaction.order_id]
    why = life.why_closed(world, transaction)
    return {
        "cf_payment_id": transaction.cf_payment_id,
        "order_id": order.order_id,
        "cf_order_id": order.cf_order_id,
        "order_status": order.status,
        "amount_paise": order.amount_paise,
        "payment_method": transaction.method,
        "cf_terminal_id": transaction.cf_terminal_id,
        "add_invoice": transaction.add_invoice,
        "payment_url": payment_address(world, transaction),
        "token": transaction.token,
        "created_at": iso(transaction.created_ms),
        "created_ms": transaction.created_ms,
        "timeout_ms": transaction.timeout_ms,
        "closed": why.value if why is not None else None,
    }


def _order(world: World, order: Order) -> dict[str, Any]:
    return {
        **order_entity(world, order, _VERSION),
        "amount_paise": order.amount_paise,
        "transactions": [each.cf_payment_id for each in world.transactions_of(order.order_id)],
        "payments": [each.cf_payment_id for each in world.payments_of(order.order_id)],
    }


def _payment(world: World, payment: Payment) -> dict[str, Any]:
    return {
        **payment_entity(world, payment, _VERSION),
        "transaction": payment.transaction_id,
        "started_ms": payment.started_ms,
        "completed_ms": payment.completed_ms,
        "amount_paise": payment.amount_paise,
    }
