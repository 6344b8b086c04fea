"""Answers in the shapes of docs/service.md#order, docs/service.md#terminal-transaction, and payments of an order."""

from __future__ import annotations

from paydesk.api.gateway import NewOrder
from paydesk.domain.money import Money
from paydesk.domain.order import TerminalIdentity

CLIENT_ID = "TEST-id-0001"
CLIENT_SECRET = "cfsk-hush-hush-0001"
KEY = "8f2a0b7e-0000-4000-8000-000000000001"
TERMINAL = TerminalIdentity(cf_terminal_id=54321)
ORDER_ID = "PD-1001"


def an_order(**changes: object) -> dict[str, object]:
    entity: dict[str, object] = {
        "cf_order_id": "2149460581",
        "order_id": ORDER_ID,
        "entity": "order",
        "order_amount": 1250.5,
        "order_currency": "INR",
        "order_status": "ACTIVE",
        "order_note": "table 4",
        "created_at": "2026-11-20T10:00:00+05:30",
        "order_expiry_time": "2026-11-20T10:30:00+05:30",
        "payment_session_id": "session_x",
        "customer_details": {"customer_id": "walkin", "customer_phone": "9999999999"},
        "order_meta": None,
        "order_tags": None,
        "order_splits": [],
        "terminal_data": {"agent_mobile_number": "9898989898", "cf_terminal_id": 54321},
        "cart_details": None,
    }
    return entity | changes


def a_transaction(**changes: object) -> dict[str, object]:
    entity: dict[str, object] = {
        "cf_payment_id": 42887,
        "payment_amount": 1250.5,
        "payment_method": "QR_CODE",
        "payment_url": "http://127.0.0.1:1/pay/x",
        "qrcode": "data:image/png;base64,iVBORw0KGgo=",
        "timeout": "300000",
    }
    return entity | changes


def a_payment(**changes: object) -> dict[str, object]:
    entity: dict[str, object] = {
        "cf_payment_id": "12376123",
        "order_id": ORDER_ID,
        "entity": "payment",
        "payment_amount": 1250.5,
        "payment_currency": "INR",
        "payment_group": "upi",
        "payment_status": "SUCCESS",
        "payment_completion_time": "2026-11-20T10:01:00+05:30",
        "bank_reference": "632412345678",
    }
    return entity | changes


def a_new_order(**changes: object) -> NewOrder:
    fields: dict[str, object] = {"order_id": ORDER_ID, "amount": Money(125_050), "terminal": TERMINAL}
    return NewOrder(**(fields | changes))  # type: ignore[arg-type]
