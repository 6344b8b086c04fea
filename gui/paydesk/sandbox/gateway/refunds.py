"""Endpoints of refunds: money of an order goes back to its payer (docs/service.md#refunds)."""

from __future__ import annotations

from typing import Final

from paydesk.sandbox import lifecycle
from paydesk.sandbox.errors import INVALID_REQUEST, MAGIC_ROWS, ErrorRow, RowError, field_error, rows_named
from paydesk.sandbox.gateway import shapes
from paydesk.sandbox.gateway.entities import refund_entity
from paydesk.sandbox.gateway.orders import find_order
from paydesk.sandbox.key_auth import KeyOperation
from paydesk.sandbox.refund_lifecycle import ONHOLD, cancel_refund, counts, refunds_of, start_refund
from paydesk.sandbox.schemas import ID, LIST, NUMBER, OBJECT, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import CANCELLED, FAILED, PAID, PENDING, SUCCESS, OrderRecord, PaymentRecord, RefundRecord
from paydesk.sandbox.world import World

_SPEEDS: Final = ("STANDARD", "INSTANT")
NEW: Final = BodyShape(
    "NewRefund",
    (
        FieldRule("refund_amount", NUMBER, required=True, minimum=shapes.MIN_PAISE, description="at most what is left"),
        FieldRule("refund_id", required=True, min_length=3, max_length=40, pattern=r"[A-Za-z0-9_-]+"),
        FieldRule("refund_note", min_length=3, max_length=100),
        FieldRule("refund_speed", choices=_SPEEDS, description="STANDARD when absent"),
        FieldRule("refund_splits", LIST, shape=shapes.SPLIT),
    ),
)
CHANGE: Final = BodyShape(
    "RefundChange",
    (FieldRule("refund_status", required=True, choices=(CANCELLED,)), FieldRule("remarks", max_length=250)),
)
_SPEED: Final = BodyShape(
    "RefundSpeed",
    tuple(FieldRule(name, required=True, nullable=True) for name in ("requested", "accepted", "processed", "message")),
)
REFUND: Final = BodyShape(
    "Refund",
    (
        FieldRule("cf_payment_id", ID, required=True, description="text since version 2023-08-01"),
        *(FieldRule(name, required=True) for name in ("cf_refund_id", "order_id", "refund_id")),
        FieldRule("entity", required=True, choices=("refund",)),
        FieldRule("refund_amount", NUMBER, required=True),
        FieldRule("refund_currency", required=True),
        FieldRule("refund_note", required=True, nullable=True),
        FieldRule("refund_status", required=True, choices=(SUCCESS, PENDING, CANCELLED, ONHOLD, FAILED)),
        FieldRule("refund_arn", required=True, nullable=True),
        FieldRule("refund_charge", NUMBER, required=True),
        FieldRule("status_description", required=True, nullable=True),
        FieldRule("metadata", OBJECT, required=True, nullable=True),
        FieldRule("refund_splits", LIST, required=True),
        FieldRule("refund_type", required=True, choices=("MERCHANT_INITIATED",)),
        FieldRule("refund_mode", required=True, nullable=True, choices=_SPEEDS),
        FieldRule("created_at", required=True),
        FieldRule("processed_at", required=True, nullable=True),
        FieldRule("refund_speed", OBJECT, required=True, shape=_SPEED),
    ),
)
_NOT_PAID: Final = ErrorRow(
    "refund_not_possible", 400, INVALID_REQUEST, "refund_post_failed", "the order has no successful payment"
)
_EXISTS: Final = ErrorRow("refund_exists", 409, INVALID_REQUEST, "refund_already_exists", "refund_id : already exists")
_ENDED: Final = ErrorRow(
    "refund_ended",
    400,
    INVALID_REQUEST,
    "refund_update_failed",
    "only a refund that is PENDING or ONHOLD can be cancelled",
)
_NOT_FOUND: Final = ErrorRow("refund_not_found", 404, INVALID_REQUEST, "refund_not_found", "there is no such refund")


def create(call: Call) -> Reply:
    """Answer POST /pg/orders/{order_id}/refunds: the refund, PENDING; never more than was paid."""
    world = call.world
    order = lifecycle.settle(world, find_order(world, call.path["order_id"]))
    fields = shapes.read_fields(call.body, NEW)
    payment = _paid(world, order)
    known = refunds_of(world, order)
    if any(each.refund_id == fields["refund_id"] for each in known):
        raise RowError(_EXISTS)
    gone = sum(each.amount_paise for each in known if counts(each))
    if fields["refund_amount"].paise > payment.amount_paise - gone:
        raise field_error("refund_amount", "is more than is left of the payment")
    refund = RefundRecord(
        f"{order.order_id}/{fields['refund_id']}",
        refund_id=fields["refund_id"],
        cf_refund_id=str(world.ids.next_number("cf_refund")),
        order_id=order.order_id,
        cf_payment_id=payment.cf_payment_id,
        amount_paise=fields["refund_amount"].paise,
        created_ms=world.clock.now_ms(),
        note=fields["refund_note"],
        speed=fields["refund_speed"] or _SPEEDS[0],
        splits=fields["refund_splits"],
    )
    start_refund(world, refund)
    return Reply.from_value(refund_entity(world, refund, call.version))


def _find(call: Call) -> RefundRecord:
    order = find_order(call.world, call.path["order_id"])
    for refund in refunds_of(call.world, order):
        if refund.refund_id == call.path["refund_id"]:
            return refund
    raise RowError(_NOT_FOUND)


def read(call: Call) -> Reply:
    """Answer GET /pg/orders/{order_id}/refunds/{refund_id}: the refund as it is now, or 404."""
    return Reply.from_value(refund_entity(call.world, _find(call), call.version))


def cancel(call: Call) -> Reply:
    """Answer PUT /pg/orders/{order_id}/refunds/{refund_id}: the refund, CANCELLED; only before its end."""
    refund = _find(call)
    shapes.read_fields(call.body, CHANGE)
    if refund.status not in {PENDING, ONHOLD}:
        raise RowError(_ENDED)
    cancel_refund(call.world, refund)
    return Reply.from_value(refund_entity(call.world, refund, call.version))


def read_all(call: Call) -> Reply:
    """Answer GET /pg/orders/{order_id}/refunds: a bare list, the oldest first."""
    order = find_order(call.world, call.path["order_id"])
    found = refunds_of(call.world, order)
    return Reply.from_value([refund_entity(call.world, refund, call.version) for refund in found])


def _paid(world: World, order: OrderRecord) -> PaymentRecord:
    """Return the successful payment of a PAID order. Raises RowError."""
    for payment in world.payments_of(order.order_id):
        if order.status == PAID and payment.status == SUCCESS:
            return payment
    raise RowError(_NOT_PAID)


_PATH: Final = "/pg/orders/{order_id}/refunds"
_ORDER_ROWS: Final = rows_named("order_not_found", *MAGIC_ROWS)
OPERATIONS: Final = (
    KeyOperation(
        "POST", _PATH, "other", create, NEW, REFUND, "Give money of an order back to its payer",
        rows=(_NOT_PAID, _EXISTS, *_ORDER_ROWS),
    ),
    KeyOperation(
        "GET", _PATH, "other", read_all, None, REFUND, "The refunds of an order", rows=_ORDER_ROWS, returns_list=True,
    ),
    KeyOperation(
        "GET", _PATH + "/{refund_id}", "other", read, None, REFUND, "One refund", rows=(_NOT_FOUND, *_ORDER_ROWS),
    ),
    KeyOperation(
        "PUT", _PATH + "/{refund_id}", "other", cancel, CHANGE, REFUND, "Cancel a refund that has not ended",
        rows=(_NOT_FOUND, _ENDED, *_ORDER_ROWS),
    ),
)  # fmt: skip
