"""Declared shapes of the gateway's requests and answers.

Requests are checked by them, and the API description has both. In a request null means absent.

See docs/service.md#create-an-order, #create-a-terminal-transaction, #terminate-an-order, #terminals.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from paydesk.domain import rules
from paydesk.domain.exact_json import Json
from paydesk.sandbox import schemas
from paydesk.sandbox.errors import RowError, field_error
from paydesk.sandbox.schemas import (
    FLAG,
    ID,
    LIST,
    MAP,
    NUMBER,
    OBJECT,
    TEXT,
    TEXTS,
    WHOLE,
    BodyShape,
    FieldError,
    FieldRule,
    read_field,
)

MIN_PAISE: Final = 100
METHODS: Final = ("QR_CODE", "LINK")
TYPES: Final = ("AGENT", "STOREFRONT")
STATUSES: Final = ("ACTIVE", "INACTIVE")
ORDER_STATUSES: Final = ("ACTIVE", "PAID", "EXPIRED", "TERMINATED", "TERMINATION_REQUESTED")
PAYMENT_STATUSES: Final = ("SUCCESS", "NOT_ATTEMPTED", "FAILED", "USER_DROPPED", "VOID", "CANCELLED", "PENDING")
SIMULATED: Final = ("SUCCESS", "FAILED", "PENDING", "USER_DROPPED")

_PHONE: Final = r"[0-9]{10}"
_PHONE_FAULT: Final = ("400", "is not a phone of 10 digits")
_CF_TERMINAL_ID: Final = FieldRule(
    "cf_terminal_id", WHOLE, minimum=0, description="or else terminal_phone_no; both mean the same"
)
_TERMINAL_PHONE: Final = FieldRule(
    "terminal_phone_no", pattern=_PHONE, if_wrong=_PHONE_FAULT, description="the agent's phone"
)

CUSTOMER: Final = BodyShape(
    "CustomerDetails",
    (
        FieldRule("customer_id", required=True, min_length=3, max_length=50, pattern=r"[A-Za-z0-9]+"),
        FieldRule("customer_phone", required=True, pattern=_PHONE, if_wrong=_PHONE_FAULT),
        FieldRule("customer_email", min_length=3, max_length=100),
        FieldRule("customer_name", min_length=3, max_length=100),
        FieldRule("customer_bank_account_number", min_length=3, max_length=20),
        FieldRule("customer_bank_ifsc", min_length=1, max_length=20),
        FieldRule("customer_uid", min_length=1, max_length=100),
        FieldRule("customer_bank_code", WHOLE, minimum=0),
    ),
)
META: Final = BodyShape(
    "OrderMeta",
    (
        FieldRule("return_url", min_length=1, max_length=250),
        FieldRule(
            "notify_url",
            min_length=1,
            max_length=250,
            pattern=r"https://.*|http://(127\.0\.0\.1|localhost)([:/].*)?",
            if_wrong=("400", "does not begin with https://"),
            description="without TLS for an address of this PC only",
        ),
        FieldRule("payment_methods", min_length=1, max_length=250, description="a list with commas: upi, cc, dc, nb.."),
    ),
)
SPLIT: Final = BodyShape("OrderSplit", (FieldRule("vendor_id", required=True, min_length=1, max_length=100),))
CART: Final = BodyShape("CartDetails", (FieldRule("cart_id", min_length=1, max_length=100),))
_ADDRESS_FIELDS: Final = ("full_name", "country", "city", "state", "pincode", "address_1", "address_2")
_ADDRESS: Final = BodyShape("CartAddress", tuple(FieldRule(name, max_length=500) for name in _ADDRESS_FIELDS))
CART_ITEM: Final = BodyShape(
    "CartItem",
    (
        *(FieldRule(name, max_length=500) for name in ("item_id", "item_name", "item_description", "item_variant_id")),
        FieldRule("item_tags", TEXTS, max_length=100),
        *(FieldRule(name, max_length=1_000) for name in ("item_details_url", "item_image_url")),
        *(FieldRule(name, NUMBER) for name in ("item_original_unit_price", "item_discounted_unit_price")),
        FieldRule("item_currency", max_length=3),
        FieldRule("item_quantity", WHOLE, minimum=0),
    ),
)
NEW_CART: Final = BodyShape(
    "NewCart",
    (
        *CART.fields,
        *(FieldRule(name, max_length=500) for name in ("cart_name", "customer_note")),
        FieldRule("shipping_charge", NUMBER),
        *(
            FieldRule(name, OBJECT, shape=_ADDRESS)
            for name in ("customer_shipping_address", "customer_billing_address")
        ),
        FieldRule("cart_items", LIST, shape=CART_ITEM),
    ),
)
ORDER_TERMINAL: Final = BodyShape(
    "TerminalOfOrder",
    (
        FieldRule("terminal_type", required=True, min_length=4, max_length=10, description="SPOS for a counter"),
        _CF_TERMINAL_ID,
        _TERMINAL_PHONE,
        FieldRule("terminal_id", min_length=3, max_length=100),
        FieldRule("terminal_name", min_length=1, max_length=100),
        FieldRule("terminal_address", min_length=1, max_length=500),
    ),
)
NEW_ORDER: Final = BodyShape(
    "NewOrder",
    (
        FieldRule(
            "order_id", min_length=rules.ORDER_ID_LENGTH[0], max_length=rules.ORDER_ID_LENGTH[1],
            pattern=r"[A-Za-z0-9_-]+",
            description="the merchant's own number; made by the service when absent",
        ),
        FieldRule("order_amount", NUMBER, required=True, minimum=MIN_PAISE, description="rupees, at most two decimals"),
        FieldRule("order_currency", required=True, min_length=3, max_length=3, choices=("INR",)),
        FieldRule("customer_details", OBJECT, required=True, shape=CUSTOMER),
        FieldRule("order_note", min_length=3, max_length=200),
        FieldRule("order_meta", OBJECT, shape=META),
        FieldRule("order_tags", MAP, min_length=1, max_length=255, maximum=rules.ORDER_TAGS_MAX),
        FieldRule("order_splits", LIST, shape=SPLIT),
        FieldRule("order_expiry_time", min_length=1, max_length=60, format="date-time",
                  description="in the future, with its offset"),
        FieldRule("terminal", OBJECT, shape=ORDER_TERMINAL, description="needed for a terminal transaction later"),
        FieldRule("cart_details", OBJECT, shape=NEW_CART),
    ),
)  # fmt: skip
TERMINATION: Final = BodyShape("Termination", (FieldRule("order_status", required=True, choices=("TERMINATED",)),))
NEW_TRANSACTION: Final = BodyShape(
    "NewTerminalTransaction",
    (
        FieldRule(
            "cf_order_id",
            ID,
            required=True,
            min_length=1,
            max_length=100,
            description="of an ACTIVE order that has this terminal",
        ),
        FieldRule("payment_method", required=True, choices=METHODS),
        FieldRule("add_invoice", FLAG, description="a Dynamic GST QR code"),
        _CF_TERMINAL_ID,
        _TERMINAL_PHONE,
    ),
)
TERMINAL_META: Final = BodyShape("TerminalMeta", (FieldRule("terminal_operator", max_length=100),))
NEW_TERMINAL: Final = BodyShape(
    "NewTerminal",
    (
        FieldRule("terminal_id", required=True, min_length=3, max_length=100),
        FieldRule("terminal_phone_no", required=True, pattern=_PHONE, if_wrong=_PHONE_FAULT),
        FieldRule("terminal_type", required=True, choices=TYPES),
        FieldRule("terminal_address", min_length=1, max_length=500, description="needed for a STOREFRONT"),
        FieldRule("terminal_name", required=True, min_length=3, max_length=100),
        FieldRule("terminal_email", required=True, min_length=3, max_length=100),
        FieldRule("terminal_note", max_length=500),
        FieldRule("terminal_meta", OBJECT, shape=TERMINAL_META),
    ),
)
CHANGED_TERMINAL: Final = BodyShape(
    "ChangedTerminal",
    (
        FieldRule("terminal_type", required=True, choices=TYPES, description="that of the terminal"),
        FieldRule("terminal_email", min_length=3, max_length=100, description="of a STOREFRONT"),
        FieldRule(
            "terminal_phone_no", pattern=_PHONE, if_wrong=_PHONE_FAULT, description="of a STOREFRONT; of no other"
        ),
        FieldRule("terminal_meta", OBJECT, shape=TERMINAL_META, description="of a STOREFRONT"),
        FieldRule("terminal_status", choices=STATUSES),
    ),
)
NEW_DOCUMENT: Final = BodyShape(
    "NewTerminalDocument",
    (
        FieldRule("doc_type", required=True, choices=("ADDRESSPROOF", "PHOTOGRAPH")),
        FieldRule("doc_value", required=True, min_length=1, max_length=200, description="the name of the file"),
        FieldRule("file", required=True, min_length=1, max_length=1_000_000, description="the file, or its path"),
    ),
)
DOCUMENT: Final = BodyShape(
    "TerminalDocument",
    (
        FieldRule("cf_terminal_id", WHOLE, required=True),
        *(FieldRule(name, required=True) for name in ("doc_type", "doc_value")),
        FieldRule("status", required=True, choices=("ACTIVE",)),
    ),
)
TERMINAL_STATUS: Final = BodyShape("TerminalStatus", (FieldRule("terminal_status", required=True, choices=STATUSES),))
_SIMULATED: Final = BodyShape(
    "SimulatedPayment",
    (
        FieldRule("payment_status", required=True, choices=SIMULATED),
        FieldRule("payment_error_code", min_length=1, max_length=100),
    ),
)
NEW_SIMULATION: Final = BodyShape(
    "NewSimulation",
    (
        FieldRule("entity", required=True, choices=("PAYMENTS",)),
        FieldRule("entity_id", ID, required=True, min_length=1, max_length=100, description="a cf_payment_id"),
        FieldRule("entity_simulation", OBJECT, required=True, shape=_SIMULATED),
    ),
)


def _as_response(shape: BodyShape, *more: FieldRule) -> BodyShape:
    """Return the shape of an answer that repeats a request's fields: all present, null where none was given."""
    again = tuple(
        FieldRule(each.name, each.kind, required=True, max_length=each.max_length, nullable=True, shape=each.shape)
        for each in shape.fields
    )
    return BodyShape(f"{shape.name}Shown", (*again, *more))


def _texts(*names: str, nullable: bool = False) -> tuple[FieldRule, ...]:
    return tuple(FieldRule(name, required=True, nullable=nullable) for name in names)


_TIME: Final = "date-time"
ORDER: Final = BodyShape(
    "Order",
    (
        FieldRule("cf_order_id", ID, required=True, description="text since version 2023-08-01"),
        *_texts("order_id", "payment_session_id"),
        FieldRule("entity", required=True, choices=("order",)),
        FieldRule("order_currency", required=True, choices=("INR",)),
        FieldRule("order_amount", NUMBER, required=True),
        FieldRule("order_status", required=True, choices=ORDER_STATUSES),
        FieldRule("order_expiry_time", required=True, format=_TIME),
        FieldRule("created_at", required=True, format=_TIME),
        FieldRule("order_note", required=True, nullable=True),
        FieldRule("order_splits", LIST, required=True),
        FieldRule("customer_details", OBJECT, required=True, shape=_as_response(CUSTOMER)),
        FieldRule("order_meta", OBJECT, required=True, shape=_as_response(META)),
        FieldRule("order_tags", MAP, required=True, max_length=255, maximum=rules.ORDER_TAGS_MAX, nullable=True),
        FieldRule("cart_details", OBJECT, required=True, nullable=True, shape=_as_response(CART)),
        FieldRule(
            "terminal_data", OBJECT, required=True, nullable=True,
            shape=BodyShape(
                "TerminalData",
                (
                    FieldRule("cf_terminal_id", WHOLE, required=True),
                    *_texts("agent_mobile_number", "merchant_terminal_id", "terminal_type"),
                ),
            ),
        ),
    ),
)  # fmt: skip
TRANSACTION: Final = BodyShape(
    "TerminalTransaction",
    (
        FieldRule(
            "cf_payment_id", ID, required=True, description="text from version 2023-08-01 to 2025-01-01, else a number"
        ),
        FieldRule("payment_amount", NUMBER, required=True),
        FieldRule("payment_method", required=True, choices=METHODS),
        FieldRule("payment_url", required=True, format="uri"),
        FieldRule("qrcode", required=True, max_length=1_000_000, pattern="data:image/png;base64,.*"),
        FieldRule("timeout", required=True, pattern="[0-9]+", description="ms"),
    ),
)
TERMINAL: Final = BodyShape(
    "Terminal",
    (
        FieldRule("cf_terminal_id", WHOLE, required=True),
        FieldRule("added_on", required=True, format=_TIME),
        FieldRule("last_updated_on", required=True, format=_TIME),
        *_texts("terminal_address", "terminal_email", "terminal_id", "terminal_name", "terminal_note"),
        FieldRule("teminal_id", required=True, description="spelled so by the service"),
        *_texts("terminal_phone_no", "terminal_type"),
        FieldRule("terminal_status", required=True, choices=STATUSES),
        FieldRule("terminal_meta", OBJECT, required=True, nullable=True, shape=TERMINAL_META),
        FieldRule("terminal_vpas", description="since version 2026-01-01"),
    ),
)
_ERROR_DETAILS: Final = BodyShape(
    "PaymentError",
    (
        *_texts("error_code", "error_description", "error_reason", "error_source"),
        *_texts("error_code_raw", "error_description_raw", "error_subcode_raw", nullable=True),
    ),
)
_UPI: Final = BodyShape("Upi", (*_texts("channel"), *_texts("upi_id", nullable=True)))
PAYMENT: Final = BodyShape(
    "Payment",
    (
        FieldRule("cf_payment_id", ID, required=True, description="text since version 2023-08-01"),
        *_texts("order_id", "order_currency", "payment_group", "payment_currency"),
        FieldRule("entity", required=True, choices=("payment",)),
        FieldRule("error_details", OBJECT, required=True, nullable=True, shape=_ERROR_DETAILS),
        FieldRule("is_captured", FLAG, required=True),
        FieldRule("order_amount", NUMBER, required=True),
        FieldRule("payment_amount", NUMBER, required=True),
        FieldRule("payment_time", required=True, format=_TIME),
        FieldRule("payment_completion_time", required=True, nullable=True, format=_TIME),
        FieldRule("payment_status", required=True, choices=PAYMENT_STATUSES),
        *_texts("payment_message", "bank_reference", "auth_id", nullable=True),
        FieldRule("authorization", OBJECT, required=True, nullable=True),
        FieldRule(
            "payment_method",
            OBJECT,
            required=True,
            shape=BodyShape("Method", (FieldRule("upi", OBJECT, required=True, shape=_UPI),)),
        ),
    ),
)
SIMULATION: Final = BodyShape(
    "Simulation",
    (
        *_texts("simulation_id", "entity", "entity_id"),
        FieldRule("entity_simulation", OBJECT, required=True, shape=_as_response(_SIMULATED)),
    ),
)
ERROR: Final = BodyShape("GatewayError", _texts("message", "code", "type"))


def require_object(body: Json) -> dict[str, Json]:
    """Return the body as an object. Raises RowError."""
    if not isinstance(body, dict):
        raise RowError("request_invalid", "the request body is not a JSON object")
    return body


def read_fields(body: Json, shape: BodyShape, where: str = "") -> dict[str, Any]:
    """Return the fields of a shape: text as str, amounts as Money, whole numbers as int, flags as bool.

    An absent or null value is None, an empty object or list, or False. Objects are dicts. Raises RowError, 400 with the
    field's name, for the first broken rule in the shape's order.
    """
    fields, found = require_object(body), {}
    for each in shape.fields:
        path = f"{where}.{each.name}" if where else each.name
        blank = each.kind == WHOLE or (each.required and each.kind in {TEXT, ID})
        try:
            found[each.name] = _read_nested(read_field(fields, each, blank_is_absent=blank), each, path)
        except FieldError as fault:
            raise field_error(path, str(fault) if fault.is_missing else each.if_wrong[1] or str(fault)) from None
    return found


def _read_nested(value: Any, field: FieldRule, path: str) -> Any:  # noqa: ANN401 - what the field's kind says
    match field.kind:
        case schemas.OBJECT:
            return {} if value is None else read_fields(value, field.shape or BodyShape(""), path)
        case schemas.LIST:
            for item in value or ():
                read_fields(item, field.shape or BodyShape(""), path)
            return value or []
        case schemas.IDS:
            return value or []
        case schemas.MAP if value is not None:
            each = FieldRule("", required=True, min_length=field.min_length, max_length=field.max_length)
            return read_fields(value, BodyShape(field.name, tuple(replace(each, name=name) for name in value)), path)
        case schemas.FLAG:
            return bool(value)
    return value
