"""Endpoints of the extended data of orders: cart, addresses, shipments (docs/service.md#extended-data-of-an-order)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox import lifecycle
from paydesk.sandbox.clock import to_iso
from paydesk.sandbox.errors import INVALID_REQUEST, MAGIC_ROWS, ErrorRow, RowError, field_error, rows_named
from paydesk.sandbox.gateway import shapes
from paydesk.sandbox.gateway.entities import TEXT_IDS_SINCE
from paydesk.sandbox.gateway.orders import find_order
from paydesk.sandbox.gateway_state import OrderExtension
from paydesk.sandbox.key_auth import KeyOperation
from paydesk.sandbox.schemas import ID, LIST, NUMBER, OBJECT, TEXTS, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import PAID, OrderRecord

_DELIVERY_STATUSES: Final = (
    *("AWAITING_PICKUP", "CANCELLED", "SELF_FULFILLED", "PICKED_UP", "SHIPPED", "IN_TRANSIT"),
    *("DELAY_COURIER_COMPANY_ISSUES", "DELAY_INCORRECT_ADDRESS", "DELAY_SELLER_ISSUES", "REACHED_DESTINATION_HUB"),
    *("OUT_FOR_DELIVERY", "DELIVERED", "POTENTIAL_RTO_DELIVERY_ATTEMPTED", "RTO", "LOST", "DAMAGED"),
    *("UNTRACKABLE_404", "MANUAL_INTERVENTION_BROKEN_URL", "ASSOCIATED_WITH_RETURN_PICKUP", "UNSERVICEABLE"),
)
_ADDRESS_NAMES: Final = {
    "name": "full_name",
    "address_line_one": "address_1",
    "address_line_two": "address_2",
    "country": "country",
    "country_code": "",
    "state": "state",
    "state_code": "",
    "city": "city",
    "pin_code": "pincode",
    "phone": "",
    "email": "",
}
"""Field of an address -> that of the order's cart; "" where the cart has none."""
_CUSTOMER: Final = ("customer_id", "customer_name", "customer_email", "customer_phone", "customer_uid")
_SHIPMENT: Final = BodyShape(
    "Shipment",
    (
        FieldRule("tracking_company", required=True, min_length=1, max_length=100),
        FieldRule("tracking_urls", TEXTS, required=True),
        FieldRule("tracking_numbers", TEXTS, max_length=100),
    ),
)
_DELIVERY: Final = BodyShape(
    "DeliveryStatus",
    (FieldRule("status", required=True, choices=_DELIVERY_STATUSES), FieldRule("reason", max_length=500)),
)
CHANGE: Final = BodyShape(
    "ChangedOrderExtension",
    (
        FieldRule("shipment_details", LIST, shape=_SHIPMENT, description="or else order_delivery_status"),
        FieldRule("order_delivery_status", OBJECT, shape=_DELIVERY),
    ),
)


def _nullable(name: str, *names: str) -> BodyShape:
    return BodyShape(name, tuple(FieldRule(each, required=True, nullable=True) for each in names))


_IDS: Final = (FieldRule("cf_order_id", ID, required=True), FieldRule("order_id", required=True))
CHANGED: Final = BodyShape(
    "OrderShipments",
    (
        *_IDS,
        FieldRule("shipment_details", LIST, required=True),
        FieldRule("order_delivery_status", OBJECT, required=True, nullable=True),
    ),
)
EXTENDED: Final = BodyShape(
    "OrderExtended",
    (
        *_IDS,
        FieldRule("order_amount", NUMBER, required=True),
        *(FieldRule(name, required=True) for name in ("order_currency", "created_at")),
        FieldRule(
            "charges",
            OBJECT,
            required=True,
            shape=BodyShape(
                "OrderCharges",
                tuple(FieldRule(name, NUMBER, required=True) for name in ("shipping_charges", "cod_handling_charges")),
            ),
        ),
        FieldRule("customer_details", OBJECT, required=True, shape=_nullable("ExtendedCustomer", *_CUSTOMER)),
        *(
            FieldRule(name, OBJECT, required=True, nullable=True, shape=_nullable("ExtendedAddress", *_ADDRESS_NAMES))
            for name in ("shipping_address", "billing_address")
        ),
        FieldRule("cart", OBJECT, required=True, nullable=True),
        FieldRule("offers", LIST, required=True),
    ),
)
_NOT_PAID: Final = ErrorRow("order_not_paid", 400, INVALID_REQUEST, "order_not_paid", "the order is not paid")


def _find(call: Call) -> tuple[OrderRecord, OrderExtension]:
    order = lifecycle.settle(call.world, find_order(call.world, call.path["order_id"]))
    kept = call.world.records(OrderExtension).get(order.order_id)
    return order, OrderExtension(order.order_id) if kept is None else kept


def _ids(order: OrderRecord, version: str) -> dict[str, Json]:
    number = order.cf_order_id
    return {"cf_order_id": number if version >= TEXT_IDS_SINCE else int(number), "order_id": order.order_id}


def change(call: Call) -> Reply:
    """Answer PUT /pg/orders/{order_id}/extended: the shipments and the delivery of a PAID order."""
    order, extension = _find(call)
    fields = shapes.read_fields(call.body, CHANGE)
    shipments, delivery = fields["shipment_details"], fields["order_delivery_status"]
    if not shipments and not delivery:
        raise field_error("shipment_details", "missing")
    if order.status != PAID:
        raise RowError(_NOT_PAID)
    if shipments:
        extension.shipments = [{each.name: item.get(each.name) for each in _SHIPMENT.fields} for item in shipments]
    extension.delivery = delivery or extension.delivery
    call.world.put(extension)
    shown = {"shipment_details": extension.shipments, "order_delivery_status": extension.delivery}
    return Reply.from_value({**_ids(order, call.version), **shown})


def read(call: Call) -> Reply:
    """Answer GET /pg/orders/{order_id}/extended: customer, cart and addresses as the order was created with them."""
    order, extension = _find(call)
    cart = extension.cart
    return Reply.from_value(
        {
            **_ids(order, call.version),
            "order_amount": Money(order.amount_paise).to_wire(),
            "order_currency": order.currency,
            "created_at": to_iso(order.created_ms),
            "charges": {"shipping_charges": cart.get("shipping_charge") or 0, "cod_handling_charges": 0},
            "customer_details": {name: order.customer.get(name) for name in _CUSTOMER},
            "shipping_address": _address(cart.get("customer_shipping_address")),
            "billing_address": _address(cart.get("customer_billing_address")),
            "cart": {"name": cart.get("cart_name"), "items": cart.get("cart_items") or []} if cart else None,
            "offers": [],
        }
    )


def _address(given: Json | Mapping[str, Any]) -> dict[str, Json] | None:
    if not isinstance(given, dict):
        return None
    return {name: given.get(cart_name) for name, cart_name in _ADDRESS_NAMES.items()}


_ROWS: Final = rows_named("order_not_found", *MAGIC_ROWS)
OPERATIONS: Final = (
    KeyOperation(
        "PUT", "/pg/orders/{order_id}/extended", "other", change, CHANGE, CHANGED,
        "Set the shipments of a paid order", rows=(_NOT_PAID, *_ROWS),
    ),
    KeyOperation(
        "GET", "/pg/orders/{order_id}/extended", "other", read, None, EXTENDED, "Cart and addresses of an order",
        rows=_ROWS,
    ),
)  # fmt: skip
