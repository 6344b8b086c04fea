"""What the gateway's operations take and give, declared.

The checks read the requests from here, and the description of the API both sides. In a request null is absent.

See docs/service.md#order, #terminal-transaction, #create-a-terminal-transaction, #terminate-an-order; docs/service.md#create-an-order, #read-the-payments-of-an-order, #create-a-terminal-transaction, #terminals.
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
    WHOLE,
    BrokenField,
    Field,
    Shape,
    read_field,
)

LEAST_PAISE: Final = 100
METHODS: Final = ("QR_CODE", "LINK")
TYPES: Final = ("AGENT", "STOREFRONT")
STATUSES: Final = ("ACTIVE", "INACTIVE")
ORDER_STATUSES: Final = ("ACTIVE", "PAID", "EXPIRED", "TERMINATED", "TERMINATION_REQUESTED")
PAYMENT_STATUSES: Final = ("SUCCESS", "NOT_ATTEMPTED", "FAILED", "USER_DROPPED", "VOID", "CANCELLED", "PENDING")
SIMULATED: Final = ("SUCCESS", "FAILED", "PENDING", "USER_DROPPED")

_PHONE: Final = r"[0-9]{10}"
_NO_PHONE: Final = ("400", "is not a phone of 10 digits")
_CF_TERMINAL_ID: Final = Field("cf_terminal_id", WHOLE, least=0, means="or else terminal_phone_no; both mean the same")
_TERMINAL_PHONE: Final = Field("terminal_phone_no", pattern=_PHONE, wrong=_NO_PHONE, means="the agent's phone")

CUSTOMER: Final = Shape(
    "CustomerDetails",
    (
        Field("customer_id", needed=True, low=3, high=50, pattern=r"[A-Za-z0-9]+"),
        Field("customer_phone", needed=True, pattern=_PHONE, wrong=_NO_PHONE),
        Field("customer_email", low=3, high=100),
        Field("customer_name", low=3, high=100),
        Field("customer_bank_account_number", low=3, high=20),
        Field("customer_bank_ifsc", low=1, high=20),
        Field("customer_uid", low=1, high=100),
        Field("customer_bank_code", WHOLE, least=0),
    ),
)
META: Final = Shape(
    "OrderMeta",
    (
        Field("return_url", low=1, high=250),
        Field("notify_url", low=1, high=250, pattern="https://.*", wrong=("400", "does not begin with https://")),
        Field("payment_methods", low=1, high=250, means="a list with commas: upi, cc, dc, nb.."),
    ),
)
SPLIT: Final = Shape("OrderSplit", (Field("vendor_id", needed=True, low=1, high=100),))
CART: Final = Shape("CartDetails", (Field("cart_id", low=1, high=100),))
ORDER_TERMINAL: Final = Shape(
    "TerminalOfOrder",
    (
        Field("terminal_type", needed=True, low=4, high=10, means="SPOS for a counter"),
        _CF_TERMINAL_ID,
        _TERMINAL_PHONE,
        Field("terminal_id", low=3, high=100),
        Field("terminal_name", low=1, high=100),
        Field("terminal_address", low=1, high=500),
    ),
)
NEW_ORDER: Final = Shape(
    "NewOrder",
    (
        Field(
            "order_id", low=rules.ORDER_ID_LENGTH[0], high=rules.ORDER_ID_LENGTH[1], pattern=r"[A-Za-z0-9_-]+",
            means="the merchant's own number; made by the service when absent",
        ),
        Field("order_amount", NUMBER, needed=True, least=LEAST_PAISE, means="rupees, at most two decimals"),
        Field("order_currency", needed=True, low=3, high=3, words=("INR",)),
        Field("customer_details", OBJECT, needed=True, of=CUSTOMER),
        Field("order_note", low=3, high=200),
        Field("order_meta", OBJECT, of=META),
        Field("order_tags", MAP, low=1, high=255, most=rules.ORDER_TAGS_MAX),
        Field("order_splits", LIST, of=SPLIT),
        Field("order_expiry_time", low=1, high=60, format="date-time", means="in the future, with its offset"),
        Field("terminal", OBJECT, of=ORDER_TERMINAL, means="needed for a terminal transaction later"),
        Field("cart_details", OBJECT, of=CART),
    ),
)  # fmt: skip
TERMINATION: Final = Shape("Termination", (Field("order_status", needed=True, words=("TERMINATED",)),))
NEW_TRANSACTION: Final = Shape(
    "NewTerminalTransaction",
    (
        Field("cf_order_id", ID, needed=True, low=1, high=100, means="of an ACTIVE order that has this terminal"),
        Field("payment_method", needed=True, words=METHODS),
        Field("add_invoice", FLAG, means="a Dynamic GST QR code"),
        _CF_TERMINAL_ID,
        _TERMINAL_PHONE,
    ),
)
NEW_TERMINAL: Final = Shape(
    "NewTerminal",
    (
        Field("terminal_id", needed=True, low=3, high=100),
        Field("terminal_phone_no", needed=True, pattern=_PHONE, wrong=_NO_PHONE),
        Field("terminal_type", needed=True, words=TYPES),
        Field("terminal_address", low=1, high=500, means="needed for a STOREFRONT"),
        Field("terminal_name", needed=True, low=3, high=100),
        Field("terminal_email", needed=True, low=3, high=100),
        Field("terminal_note", high=500),
    ),
)
TERMINAL_STATUS: Final = Shape("TerminalStatus", (Field("terminal_status", needed=True, words=STATUSES),))
_SIMULATED: Final = Shape(
    "SimulatedPayment",
    (
        Field("payment_status", needed=True, words=SIMULATED),
        Field("payment_error_code", low=1, high=100),
    ),
)
NEW_SIMULATION: Final = Shape(
    "NewSimulation",
    (
        Field("entity", needed=True, words=("PAYMENTS",)),
        Field("entity_id", ID, needed=True, low=1, high=100, means="a cf_payment_id"),
        Field("entity_simulation", OBJECT, needed=True, of=_SIMULATED),
    ),
)


def _shown(shape: Shape, *more: Field) -> Shape:
    """The shape of an answer that repeats a request's fields: all there, null where nothing was given."""
    again = tuple(
        Field(each.name, each.kind, needed=True, high=each.high, nullable=True, of=each.of) for each in shape.fields
    )
    return Shape(f"{shape.name}Shown", (*again, *more))


def _texts(*names: str, nullable: bool = False) -> tuple[Field, ...]:
    return tuple(Field(name, needed=True, nullable=nullable) for name in names)


_TIME: Final = "date-time"
ORDER: Final = Shape(
    "Order",
    (
        Field("cf_order_id", ID, needed=True, means="text since version 2023-08-01"),
        *_texts("order_id", "payment_session_id"),
        Field("entity", needed=True, words=("order",)),
        Field("order_currency", needed=True, words=("INR",)),
        Field("order_amount", NUMBER, needed=True),
        Field("order_status", needed=True, words=ORDER_STATUSES),
        Field("order_expiry_time", needed=True, format=_TIME),
        Field("created_at", needed=True, format=_TIME),
        Field("order_note", needed=True, nullable=True),
        Field("order_splits", LIST, needed=True),
        Field("customer_details", OBJECT, needed=True, of=_shown(CUSTOMER)),
        Field("order_meta", OBJECT, needed=True, of=_shown(META)),
        Field("order_tags", MAP, needed=True, high=255, most=rules.ORDER_TAGS_MAX, nullable=True),
        Field("cart_details", OBJECT, needed=True, nullable=True, of=_shown(CART)),
        Field(
            "terminal_data", OBJECT, needed=True, nullable=True,
            of=Shape(
                "TerminalData",
                (
                    Field("cf_terminal_id", WHOLE, needed=True),
                    *_texts("agent_mobile_number", "merchant_terminal_id", "terminal_type"),
                ),
            ),
        ),
    ),
)  # fmt: skip
TRANSACTION: Final = Shape(
    "TerminalTransaction",
    (
        Field("cf_payment_id", ID, needed=True, means="text from version 2023-08-01 to 2025-01-01, else a number"),
        Field("payment_amount", NUMBER, needed=True),
        Field("payment_method", needed=True, words=METHODS),
        Field("payment_url", needed=True, format="uri"),
        Field("qrcode", needed=True, high=1_000_000, pattern="data:image/png;base64,.*"),
        Field("timeout", needed=True, pattern="[0-9]+", means="ms"),
    ),
)
TERMINAL: Final = Shape(
    "Terminal",
    (
        Field("cf_terminal_id", WHOLE, needed=True),
        Field("added_on", needed=True, format=_TIME),
        Field("last_updated_on", needed=True, format=_TIME),
        *_texts("terminal_address", "terminal_email", "terminal_id", "terminal_name", "terminal_note"),
        Field("teminal_id", needed=True, means="spelled so by the service"),
        *_texts("terminal_phone_no", "terminal_type"),
        Field("terminal_status", needed=True, words=STATUSES),
        Field("terminal_meta", OBJECT, needed=True, nullable=True),
    ),
)
_ERROR_DETAILS: Final = Shape(
    "PaymentError",
    (
        *_texts("error_code", "error_description", "error_reason", "error_source"),
        *_texts("error_code_raw", "error_description_raw", "error_subcode_raw", nullable=True),
    ),
)
_UPI: Final = Shape("Upi", (*_texts("channel"), *_texts("upi_id", nullable=True)))
PAYMENT: Final = Shape(
    "Payment",
    (
        Field("cf_payment_id", ID, needed=True, means="text since version 2023-08-01"),
        *_texts("order_id", "order_currency", "payment_group", "payment_currency"),
        Field("entity", needed=True, words=("payment",)),
        Field("error_details", OBJECT, needed=True, nullable=True, of=_ERROR_DETAILS),
        Field("is_captured", FLAG, needed=True),
        Field("order_amount", NUMBER, needed=True),
        Field("payment_amount", NUMBER, needed=True),
        Field("payment_time", needed=True, format=_TIME),
        Field("payment_completion_time", needed=True, nullable=True, format=_TIME),
        Field("payment_status", needed=True, words=PAYMENT_STATUSES),
        *_texts("payment_message", "bank_reference", "auth_id", nullable=True),
        Field("authorization", OBJECT, needed=True, nullable=True),
        Field("payment_method", OBJECT, needed=True, of=Shape("Method", (Field("upi", OBJECT, needed=True, of=_UPI),))),
    ),
)
SIMULATION: Final = Shape(
    "Simulation",
    (
        *_texts("simulation_id", "entity", "entity_id"),
        Field("entity_simulation", OBJECT, needed=True, of=_shown(_SIMULATED)),
    ),
)
ERROR: Final = Shape("GatewayError", _texts("message", "code", "type"))


def an_object(body: Json) -> dict[str, Json]:
    """The body as an object. Raises RowError."""
    if not isinstance(body, dict):
        raise RowError("request_invalid", "the request body is not a JSON object")
    return body


def read(body: Json, shape: Shape, where: str = "") -> dict[str, Any]:
    """The fields of a shape: text as str, amounts as Money, whole numbers as int, flags as bool, objects as dict.

    What is absent or null is None, an object or a list is then empty, a flag false. Raises RowError, 400 with the
    field's name, for the first broken rule in the shape's order.
    """
    fields, found = an_object(body), {}
    for each in shape.fields:
        path = f"{where}.{each.name}" if where else each.name
        blank = each.kind == WHOLE or (each.needed and each.kind in {TEXT, ID})
        try:
            found[each.name] = _inside(read_field(fields, each, blank=blank), each, path)
        except BrokenField as fault:
            raise field_error(path, str(fault) if fault.missing else each.wrong[1] or str(fault)) from None
    return found


def _inside(value: Any, field: Field, path: str) -> Any:  # noqa: ANN401 - what the field's kind says
    """A field's value with what is in it."""
    match field.kind:
        case schemas.OBJECT:
            return {} if value is None else read(value, field.of or Shape(""), path)
        case schemas.LIST:
            for item in value or ():
                read(item, field.of or Shape(""), path)
            return value or []
        case schemas.MAP if value is not None:
            each = Field("", needed=True, low=field.low, high=field.high)
            return read(value, Shape(field.name, tuple(replace(each, name=name) for name in value)), path)
        case schemas.FLAG:
            return bool(value)
    return value
