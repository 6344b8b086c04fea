"""Endpoint that starts a UPI payment of an order by its payment session (docs/service.md#pay-an-order)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox import lifecycle, qr
from paydesk.sandbox.clock import to_iso
from paydesk.sandbox.errors import RowError, field_error, rows_named
from paydesk.sandbox.gateway import shapes
from paydesk.sandbox.gateway.entities import TEXT_IDS_SINCE, payment_url
from paydesk.sandbox.key_auth import KeyOperation
from paydesk.sandbox.schemas import FLAG, ID, MAP, NUMBER, OBJECT, WHOLE, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.settings import MINUTE_MS
from paydesk.sandbox.state import (
    ACTIVE,
    COLLECT,
    FAILED,
    NO_TERMINAL,
    PENDING,
    SUCCESS,
    USER_DROPPED,
    OrderRecord,
    TransactionRecord,
)
from paydesk.sandbox.world import World

_METHOD_OF_CHANNEL: Final = {"link": "LINK", "collect": COLLECT, "qrcode": "QR_CODE"}
_POD_QR: Final = "podQrCode"
_OTHER_METHODS: Final = frozenset(
    {"card", "netbanking", "app", "emi", "cardless_emi", "paylater", "banktransfer", "applepay"}
)
_NOT_PLAYED: Final = "is not part of this sandbox"
_COLLECT_MINUTES: Final = 5
_APPS: Final = ("bhim", "default", "gpay", "paytm", "phonepe", "web")
TEST_ADDRESSES: Final = {
    "testsuccess@gocash": (SUCCESS, ""),
    "testfailure@gocash": (FAILED, "TRANSACTION_DECLINED"),
    "testdeclineuser@gocash": (FAILED, "TRANSACTION_DECLINED"),
    "testtimeoutbank@gocash": (FAILED, "BANK_DOWN"),
    "testinsufficientfunds@gocash": (FAILED, "INSUFFICIENT_FUNDS"),
    "testbankdeclined@gocash": (FAILED, "BANK_DECLINED"),
    "testriskflagged@gocash": (FAILED, "RISK_FLAGGED"),
    "testnetworkerror@gocash": (FAILED, "NETWORK_ERROR"),
    "testinvalidpin@gocash": (FAILED, "WRONG_PIN"),
    "testuserdropped@gocash": (USER_DROPPED, ""),
}
"""UPI address -> how it answers by itself; any other, testexpired@gocash too, waits for the pretend phone."""
INVALID_ADDRESS: Final = "testinvalid@gocash"

_UPI: Final = BodyShape(
    "UpiMethod",
    (
        FieldRule("channel", required=True, choices=(*_METHOD_OF_CHANNEL, _POD_QR)),
        FieldRule(
            "upi_id",
            max_length=255,
            pattern=r"[A-Za-z0-9._-]+@[A-Za-z][A-Za-z0-9]+",
            if_wrong=("400", "is not a UPI address"),
            description="needed to collect",
        ),
        FieldRule("upi_redirect_url", FLAG, description=_NOT_PLAYED),
        FieldRule("upi_expiry_minutes", WHOLE, minimum=5, maximum=15, description=f"{_COLLECT_MINUTES} when absent"),
        FieldRule("authorize_only", FLAG, description=_NOT_PLAYED),
        FieldRule("authorization", MAP, description=_NOT_PLAYED),
    ),
)
PAY_ORDER: Final = BodyShape(
    "PayOrder",
    (
        FieldRule("payment_session_id", required=True, min_length=1),
        FieldRule(
            "payment_method",
            OBJECT,
            required=True,
            shape=BodyShape("PaymentMethod", (FieldRule("upi", OBJECT, shape=_UPI),)),
            description="upi; any other " + _NOT_PLAYED,
        ),
        FieldRule("save_instrument", FLAG),
        FieldRule("offer_id", description=_NOT_PLAYED),
    ),
)
_PAYLOAD: Final = BodyShape("PayOrderPayload", tuple(FieldRule(name, max_length=20_000) for name in ("qrcode", *_APPS)))
_DATA: Final = BodyShape(
    "PayOrderData",
    (
        FieldRule("url", required=True, nullable=True),
        FieldRule("payload", OBJECT, required=True, nullable=True, shape=_PAYLOAD),
        *(FieldRule(name, required=True, nullable=True) for name in ("content_type", "method")),
        FieldRule("vpa", description="of a request"),
        FieldRule("expiry", format="date-time", description="of a request"),
    ),
)
PAID_ORDER: Final = BodyShape(
    "PayOrderAnswer",
    (
        FieldRule("payment_amount", NUMBER, required=True),
        FieldRule("cf_payment_id", ID, required=True, description="text since version 2023-08-01"),
        FieldRule("payment_method", required=True, choices=("upi",)),
        FieldRule("channel", required=True, choices=tuple(_METHOD_OF_CHANNEL)),
        FieldRule("action", required=True, choices=("custom",)),
        FieldRule("data", OBJECT, required=True, shape=_DATA),
    ),
)


def pay(call: Call) -> Reply:
    """Answer POST /pg/orders/sessions: a UPI link, a QR, or a request to a UPI address, for an ACTIVE order."""
    world, fields = call.world, shapes.read_fields(call.body, PAY_ORDER)
    if not world.settings.s2s_payments:
        raise RowError("feature_not_enabled")
    _check_method(call.fields["payment_method"])
    upi = fields["payment_method"]["upi"]
    _check_upi(upi)
    if fields["offer_id"]:
        raise field_error("offer_id", _NOT_PLAYED)
    order = world.orders_by_session.get(fields["payment_session_id"])
    if order is None:
        raise field_error("payment_session_id", "is of no order")
    if lifecycle.settle(world, order).status != ACTIVE:
        raise RowError("order_inactive", f"the order is {order.status}")
    transaction = _start(world, order, upi)
    number = transaction.cf_payment_id
    return Reply.from_value(
        {
            "payment_amount": Money(order.amount_paise).to_wire(),
            "cf_payment_id": str(number) if call.version >= TEXT_IDS_SINCE else number,
            "payment_method": "upi",
            "channel": upi["channel"],
            "action": "custom",
            "data": _data(world, order, transaction),
        }
    )


def _check_method(methods: Json) -> None:
    """Raise RowError unless UPI is the one method that is given."""
    given = [name for name, value in methods.items() if value is not None] if isinstance(methods, dict) else []
    if len(given) != 1 or given[0] not in {"upi", *_OTHER_METHODS}:
        raise field_error("payment_method", "is not one payment method")
    if given[0] != "upi":
        raise field_error(f"payment_method.{given[0]}", _NOT_PLAYED)


def _check_upi(upi: Mapping[str, Any]) -> None:
    where = "payment_method.upi."
    if upi["channel"] == _POD_QR:
        raise field_error(where + "channel", f"{_POD_QR} {_NOT_PLAYED}")
    for name in ("upi_redirect_url", "authorize_only", "authorization"):
        if upi[name]:
            raise field_error(where + name, _NOT_PLAYED)
    if upi["channel"] == "collect" and not upi["upi_id"]:
        raise field_error(where + "upi_id", "missing")
    if upi["upi_id"] == INVALID_ADDRESS:
        raise field_error(where + "upi_id", "is no UPI address of anybody")


def _start(world: World, order: OrderRecord, upi: Mapping[str, Any]) -> TransactionRecord:
    """Store the transaction; a request begins its payment at once, and ends by itself."""
    now, is_collect = world.clock.now_ms(), upi["channel"] == "collect"
    life_ms = (upi["upi_expiry_minutes"] or _COLLECT_MINUTES) * MINUTE_MS if is_collect else world.settings.timeout_ms
    transaction = TransactionRecord(
        cf_payment_id=world.ids.next_number("cf_payment"),
        order_id=order.order_id,
        token=world.ids.next_token("pay", 26),
        method=_METHOD_OF_CHANNEL[upi["channel"]],
        cf_terminal_id=NO_TERMINAL,
        created_ms=now,
        timeout_ms=life_ms,
        upi_id=upi["upi_id"] if is_collect else "",
    )
    lifecycle.put_transaction(world, transaction)
    if is_collect:
        end = (now + life_ms, FAILED, "PAYMENT_TIMED_OUT")
        if upi["upi_id"] in TEST_ADDRESSES:
            end = (now + world.settings.collect_ms, *TEST_ADDRESSES[upi["upi_id"]])
        lifecycle.start_payment(world, transaction, PENDING, [end])
    return transaction


def _data(world: World, order: OrderRecord, transaction: TransactionRecord) -> dict[str, Json]:
    address = qr.build_payload(payment_url(world, transaction), Money(order.amount_paise), order.order_id)
    data: dict[str, Json] = {"url": None, "payload": None, "content_type": None, "method": None}
    if transaction.method == COLLECT:
        expiry = to_iso(transaction.created_ms + transaction.timeout_ms)
        return {**data, "vpa": transaction.upi_id, "expiry": expiry}
    if transaction.method == "QR_CODE":
        return {**data, "payload": {"qrcode": qr.to_data_uri(qr.render_png(address))}}
    return {**data, "payload": dict.fromkeys(_APPS, address)}


OPERATIONS: Final = (
    KeyOperation(
        "POST", "/pg/orders/sessions", "transaction", pay, PAY_ORDER, PAID_ORDER,
        "Start a UPI payment of an order: a link, a QR, or a request", needs_keys=False,
        rows=rows_named("feature_not_enabled", "order_inactive"),
    ),
)  # fmt: skip
