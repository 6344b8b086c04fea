"""Payments at a terminal, and its static QRs (docs/service.md#terminal-payments)."""

from __future__ import annotations

from typing import Any

import pytest

from paydesk.api.errors import BadAnswer
from paydesk.api.gateway import GatewayClient
from paydesk.domain.money import Money
from paydesk.domain.order import STATIC_MODE, StaticCode, TerminalIdentity, TerminalPayment
from tests.api.shapes import TERMINAL
from tests.helpers.wire_server import WireServer, say

SINCE = 1_790_000_000_000
PHONE = TerminalIdentity(terminal_phone_no="9898989898")


def a_payment(**changed: Any) -> dict[str, Any]:
    """Return a listed payment as the service's reference has it."""
    listed = {
        "cf_terminal_id": 54321,
        "terminal_id": "counter-1",
        "terminal_vpa": "sharma.54321@paydesk",
        "cf_payment_id": 7001,
        "payment_amount": 40.5,
        "payment_mode": STATIC_MODE,
        "payment_status": "SUCCESS",
        "payment_time": "2026-09-21T20:03:20+05:30",
        "error_details": None,
    }
    return {name: value for name, value in (listed | changed).items() if value is not ...}


async def test_a_page_is_asked_for_oldest_first(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say([a_payment(bank_reference="3123")]), say([]))
    answered = await gateway.terminal_payments.page(TERMINAL, SINCE, 2)
    paid = TerminalPayment("7001", "SUCCESS", STATIC_MODE, 54321, Money(4_050), 1_790_001_200_000, "3123")
    assert answered.value == [paid]
    assert paid.is_static_success
    assert (await gateway.terminal_payments.page(PHONE, SINCE, 1)).value == []
    first, second = server.requests
    assert (first.method, first.path) == ("POST", "/pg/terminal/payments")
    assert first.json() == {
        "filter": {
            "start_date": "2026-09-21T19:43:20+05:30",
            "payment_status": "SUCCESS",
            "sort_by": "start_date",
            "sort_order": "ASC",
            "cf_terminal_id": 54321,
        },
        "pagination": {"page_number": 2, "page_size": 25},
    }
    filtered = second.json()["filter"]
    assert isinstance(filtered, dict)
    assert filtered["terminal_phone_no"] == "9898989898"
    keys = {request.headers["x-idempotency-key"] for request in (first, second)}
    assert len(keys) == 2, "an answer is never repeated"


@pytest.mark.parametrize(
    "changed",
    [
        {"payment_amount": "many"},
        {"payment_amount": -1},
        {"payment_amount": 0},
        {"payment_amount": 40.505},
        {"payment_amount": ...},
        {"payment_currency": "USD"},
    ],
)
async def test_an_odd_amount_is_listed_without_one(
    server: WireServer, gateway: GatewayClient, changed: dict[str, Any]
) -> None:
    server.then(say([a_payment(**changed)]))
    (payment,) = (await gateway.terminal_payments.page(TERMINAL, SINCE, 1)).value
    assert (payment.amount, payment.is_static_success) == (None, True)


@pytest.mark.parametrize(("mode", "status"), [("UPI", "SUCCESS"), (STATIC_MODE, "PENDING"), ("", "SUCCESS")])
async def test_other_payments_are_no_static_money(
    server: WireServer, gateway: GatewayClient, mode: str, status: str
) -> None:
    server.then(say([a_payment(payment_mode=mode, payment_status=status, payment_time="20:03")]))
    (payment,) = (await gateway.terminal_payments.page(TERMINAL, SINCE, 1)).value
    assert (payment.is_static_success, payment.paid_at) == (False, None)


@pytest.mark.parametrize(
    "answer", [{"payments": []}, [5], [a_payment(cf_payment_id=...)], [a_payment(payment_status="")]]
)
async def test_an_answer_of_another_shape_is_refused(
    server: WireServer, gateway: GatewayClient, answer: object
) -> None:
    server.then(say(answer))
    with pytest.raises(BadAnswer):
        await gateway.terminal_payments.page(TERMINAL, SINCE, 1)


async def test_a_phone_has_one_terminal(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say([a_payment(), a_payment(cf_terminal_id=54322)]))
    with pytest.raises(BadAnswer):
        await gateway.terminal_payments.page(PHONE, SINCE, 1)


async def test_static_codes_come_unchecked(server: WireServer, gateway: GatewayClient) -> None:
    code = {"bank": "B", "qrCode": "data:image/png;base64,AA", "qrCodeUrl": "upi://pay?pa=a@b", "status": "ACTIVE"}
    server.then(say([code, {**code, "status": "INACTIVE"}]))
    answered = await gateway.terminal_payments.static_codes(TERMINAL)
    active = StaticCode("data:image/png;base64,AA", "upi://pay?pa=a@b")
    assert answered.value == [active, StaticCode(active.image, active.text, is_active=False)]
    (request,) = server.requests
    assert (request.method, request.path) == ("GET", "/pg/terminal/qrcodes?cf_terminal_id=54321")
