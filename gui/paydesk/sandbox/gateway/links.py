"""Endpoints of payment links (docs/service.md#links)."""

from __future__ import annotations

from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox import qr
from paydesk.sandbox.clock import parse_iso, to_iso
from paydesk.sandbox.errors import INVALID_REQUEST, ErrorRow, RowError, field_error
from paydesk.sandbox.gateway import shapes
from paydesk.sandbox.gateway.entities import TEXT_IDS_SINCE, order_entity
from paydesk.sandbox.key_auth import KeyOperation
from paydesk.sandbox.link_state import PaymentLinkRecord
from paydesk.sandbox.payment_links import PARTIALLY_PAID, link_status, link_url, orders_of, paid_paise
from paydesk.sandbox.schemas import FLAG, ID, LIST, MAP, NUMBER, OBJECT, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import ACTIVE, CANCELLED, EXPIRED, PAID
from paydesk.sandbox.world import World

_LIFE_MS: Final = 30 * 24 * 3_600_000
_STATUSES: Final = (ACTIVE, PAID, PARTIALLY_PAID, EXPIRED, CANCELLED)
_CUSTOMER: Final = BodyShape(
    "LinkCustomer",
    (
        FieldRule(
            "customer_phone", required=True, pattern=r"[0-9]{10}", if_wrong=("400", "is not a phone of 10 digits")
        ),
        *(FieldRule(name, max_length=100) for name in ("customer_email", "customer_name")),
    ),
)
_NOTIFY: Final = BodyShape("LinkNotify", (FieldRule("send_sms", FLAG), FieldRule("send_email", FLAG)))
_META: Final = BodyShape(
    "LinkMeta",
    tuple(FieldRule(name, max_length=250) for name in ("notify_url", "return_url", "payment_methods", "upi_intent")),
)
NEW: Final = BodyShape(
    "NewPaymentLink",
    (
        FieldRule("link_id", min_length=1, max_length=50, pattern=r"[A-Za-z0-9_-]+", description="made when absent"),
        FieldRule("link_amount", NUMBER, required=True, minimum=shapes.MIN_PAISE),
        FieldRule("link_currency", required=True, choices=("INR",)),
        FieldRule("link_purpose", required=True, min_length=1, max_length=500),
        FieldRule("customer_details", OBJECT, required=True, shape=_CUSTOMER),
        FieldRule("link_partial_payments", FLAG),
        FieldRule("link_minimum_partial_amount", NUMBER, minimum=shapes.MIN_PAISE),
        FieldRule("link_expiry_time", format="date-time", description="in the future; 30 days when absent"),
        FieldRule("link_notify", OBJECT, shape=_NOTIFY),
        FieldRule("link_auto_reminders", FLAG),
        FieldRule("link_notes", MAP, max_length=255, maximum=5),
        FieldRule("link_meta", OBJECT, shape=_META),
        FieldRule("order_splits", LIST, shape=shapes.SPLIT),
        FieldRule("enable_invoice", FLAG),
    ),
)
LINK: Final = BodyShape(
    "PaymentLink",
    (
        FieldRule("cf_link_id", ID, required=True, description="text since version 2023-08-01"),
        FieldRule("link_id", required=True),
        FieldRule("link_status", required=True, choices=_STATUSES),
        FieldRule("link_currency", required=True),
        *(FieldRule(name, NUMBER, required=True) for name in ("link_amount", "link_amount_paid")),
        FieldRule("link_partial_payments", FLAG, required=True),
        FieldRule("link_minimum_partial_amount", NUMBER, required=True, nullable=True),
        *(
            FieldRule(name, required=True)
            for name in ("link_purpose", "link_created_at", "link_url", "link_expiry_time")
        ),
        *(
            FieldRule(name, OBJECT, required=True)
            for name in ("customer_details", "link_meta", "link_notify", "link_notes")
        ),
        FieldRule("link_auto_reminders", FLAG, required=True),
        FieldRule("link_qrcode", required=True, max_length=20_000),
        FieldRule("order_splits", LIST, required=True),
    ),
)
_EXISTS: Final = ErrorRow("link_exists", 409, INVALID_REQUEST, "link_already_exists", "link_id : already exists")
_NOT_FOUND: Final = ErrorRow("link_not_found", 404, INVALID_REQUEST, "link_not_found", "there is no such link")
_ENDED: Final = ErrorRow("link_ended", 400, INVALID_REQUEST, "link_cancellation_failed", "only an ACTIVE link can end")


def create(call: Call) -> Reply:
    """Answer POST /pg/links: the link, ACTIVE."""
    world, fields = call.world, shapes.read_fields(call.body, NEW)
    link_id = fields["link_id"] or world.ids.next_token("link_id")
    if link_id in world.records(PaymentLinkRecord):
        raise RowError(_EXISTS)
    minimum = fields["link_minimum_partial_amount"]
    link = PaymentLinkRecord(
        link_id=link_id,
        cf_link_id=str(world.ids.next_number("cf_link")),
        token=world.ids.next_token("link", 26),
        amount_paise=fields["link_amount"].paise,
        purpose=fields["link_purpose"],
        created_ms=world.clock.now_ms(),
        expires_ms=_expiry(world, fields["link_expiry_time"]),
        customer={name: value for name, value in fields["customer_details"].items() if value is not None},
        partial=fields["link_partial_payments"],
        minimum_paise=shapes.MIN_PAISE if minimum is None else minimum.paise,
        reminders=fields["link_auto_reminders"],
        notify={name: bool(fields["link_notify"].get(name)) for name in ("send_sms", "send_email")},
        notes=fields["link_notes"] or {},
        meta={name: value for name, value in fields["link_meta"].items() if value is not None},
        splits=fields["order_splits"],
    )
    if link.minimum_paise > link.amount_paise:
        raise field_error("link_minimum_partial_amount", "is more than link_amount")
    world.put(link)
    return Reply.from_value(_entity(call, link))


def _expiry(world: World, text: str | None) -> int:
    now = world.clock.now_ms()
    if text is None:
        return now + _LIFE_MS
    moment = parse_iso(text)
    if moment is None or moment <= now:
        raise field_error("link_expiry_time", "is not a time in the future with its offset")
    return moment


def _find(call: Call) -> PaymentLinkRecord:
    link = call.world.records(PaymentLinkRecord).get(call.path["link_id"])
    if link is None:
        raise RowError(_NOT_FOUND)
    return link


def read(call: Call) -> Reply:
    """Answer GET /pg/links/{link_id}: the link as it is now, or 404."""
    return Reply.from_value(_entity(call, _find(call)))


def cancel(call: Call) -> Reply:
    """Answer POST /pg/links/{link_id}/cancel: the link, CANCELLED; only an ACTIVE one."""
    link = _find(call)
    if link_status(call.world, link) != ACTIVE:
        raise RowError(_ENDED)
    link.cancelled = True
    call.world.put(link)
    return Reply.from_value(_entity(call, link))


def read_orders(call: Call) -> Reply:
    """Answer GET /pg/links/{link_id}/orders: those that were paid, or all with ?status=ALL."""
    link = _find(call)
    wanted = shapes.read_fields(call.body, ORDERS)["status"] or PAID
    found = [order for order in orders_of(call.world, link) if wanted in {"ALL", order.status}]
    return Reply.from_value([order_entity(call.world, order, call.version) for order in found])


def _entity(call: Call, link: PaymentLinkRecord) -> dict[str, Json]:
    world = call.world
    address = link_url(world, link)
    return {
        "cf_link_id": link.cf_link_id if call.version >= TEXT_IDS_SINCE else int(link.cf_link_id),
        "link_id": link.link_id,
        "link_status": link_status(world, link),
        "link_currency": "INR",
        "link_amount": Money(link.amount_paise).to_wire(),
        "link_amount_paid": Money(paid_paise(world, link)).to_wire(),
        "link_partial_payments": link.partial,
        "link_minimum_partial_amount": Money(link.minimum_paise).to_wire() if link.partial else None,
        "link_purpose": link.purpose,
        "link_created_at": to_iso(link.created_ms),
        "customer_details": link.customer,
        "link_meta": link.meta,
        "link_url": address,
        "link_expiry_time": to_iso(link.expires_ms),
        "link_notes": link.notes,
        "link_auto_reminders": link.reminders,
        "link_notify": link.notify,
        "link_qrcode": qr.to_data_uri(qr.render_png(address)),
        "order_splits": link.splits,
    }


ORDERS: Final = BodyShape("OrdersOfLink", (FieldRule("status", choices=("ALL", PAID), description="PAID when absent"),))
OPERATIONS: Final = (
    KeyOperation("POST", "/pg/links", "other", create, NEW, LINK, "Create a payment link", rows=(_EXISTS,)),
    KeyOperation("GET", "/pg/links/{link_id}", "other", read, None, LINK, "A payment link", rows=(_NOT_FOUND,)),
    KeyOperation(
        "POST", "/pg/links/{link_id}/cancel", "other", cancel, None, LINK, "End a payment link",
        rows=(_NOT_FOUND, _ENDED),
    ),
    KeyOperation(
        "GET", "/pg/links/{link_id}/orders", "other", read_orders, ORDERS, shapes.ORDER,
        "The orders that payments on a link have made", rows=(_NOT_FOUND,), returns_list=True,
    ),
)  # fmt: skip
