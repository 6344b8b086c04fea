"""The fixtures of the pytest plugin. tests/packaging runs this file in the light package's own environment, too."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

import httpx
import pytest

from paydesk.sandbox.pytest_plugin import (
    CashfreeClock,
    CashfreePhone,
    CashfreeSandbox,
    ControlRefused,
    _cashfree_server,
    cashfree_clock,
    cashfree_phone,
    cashfree_sandbox,
)

__all__ = ["_cashfree_server", "cashfree_clock", "cashfree_phone", "cashfree_sandbox"]
TERMINAL = {"terminal_type": "SPOS", "cf_terminal_id": 54321}
CUSTOMER = {"customer_id": "walkin", "customer_phone": "9999999999"}


@pytest.fixture
def shop(cashfree_sandbox: CashfreeSandbox) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=cashfree_sandbox.url, headers=cashfree_sandbox.headers, trust_env=False) as client:
        yield client


def take_order(shop: httpx.Client, order_id: str) -> dict[str, Any]:
    """Create an order and its QR."""
    order = {"order_id": order_id, "order_amount": 90, "order_currency": "INR", "terminal": TERMINAL}
    made: dict[str, Any] = shop.post("/pg/orders", json={**order, "customer_details": CUSTOMER}).json()
    code = {"cf_order_id": made["cf_order_id"], "payment_method": "QR_CODE", "cf_terminal_id": 54321}
    assert shop.post("/pg/terminal/transactions", json=code).status_code == 200
    return made


def status(shop: httpx.Client, order_id: str) -> str:
    found: str = shop.get(f"/pg/orders/{order_id}").json()["order_status"]
    return found


@pytest.mark.parametrize("_time", ["first", "second"])
def test_each_test_begins_with_no_orders(shop: httpx.Client, cashfree_phone: CashfreePhone, _time: str) -> None:
    assert shop.get("/pg/orders/bill-1").status_code == 404
    take_order(shop, "bill-1")
    cashfree_phone.pay("bill-1")
    assert status(shop, "bill-1") == "PAID"


def test_a_late_payment_by_the_clock(
    shop: httpx.Client, cashfree_phone: CashfreePhone, cashfree_clock: CashfreeClock
) -> None:
    cashfree_clock.stop()
    take_order(shop, "bill-1")
    cashfree_phone.pay_late("bill-1", minutes=2)
    before = cashfree_clock.advance(seconds=119)
    assert status(shop, "bill-1") == "ACTIVE"
    after = cashfree_clock.advance(seconds=1)
    assert (after - before).total_seconds() == 1
    assert status(shop, "bill-1") == "PAID"


def test_a_declined_payment_and_an_action_that_is_none(shop: httpx.Client, cashfree_phone: CashfreePhone) -> None:
    take_order(shop, "bill-1")
    cashfree_phone.decline("bill-1")
    assert [each["payment_status"] for each in shop.get("/pg/orders/bill-1/payments").json()] == ["FAILED"]
    with pytest.raises(ControlRefused, match="action is one of pay, decline"):
        cashfree_phone.act("bill-1", "juggle")


def test_the_clock_can_be_set(cashfree_clock: CashfreeClock) -> None:
    cashfree_clock.stop()
    moment = datetime.fromisoformat("2026-01-01T10:00:00+05:30")
    cashfree_clock.set(moment)
    assert cashfree_clock.now() == moment
