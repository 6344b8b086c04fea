"""Every call of the published SDKs that this sandbox plays works, and every other says that it is not played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from paydesk.sandbox.errors import ROWS
from paydesk.sandbox.server import Running
from tests.helpers.asker import Asker
from tests.helpers.sdk_session import SdkSession, node_session, page_lines, python_session

pytestmark = [pytest.mark.long, pytest.mark.sdk]
CUSTOMER = {"customer_id": "walkin", "customer_phone": "9999999999"}
PHONE = "9898989898"
TERMINAL = {"terminal_type": "SPOS", "cf_terminal_id": 54321, "terminal_phone_no": PHONE, "terminal_id": "till-1"}


@pytest.fixture
def asker(sandbox: Running) -> Iterator[Asker]:
    with Asker(sandbox) as made:
        yield made


@pytest.fixture(params=["3", "4", "5", "6", "node"])
def sdk(request: pytest.FixtureRequest, sandbox: Running) -> Iterator[SdkSession]:
    """Yield cashfree-pg for Python in each of its versions, and for Node."""
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    if request.param == "node":
        made = node_session(page_lines("node-pg.md", "js")[0], *keys)
    else:
        made = python_session(request.param, *keys)
    with made as session:
        yield session


def new_order(sdk: SdkSession, order_id: str) -> Any:
    """Create an order of the terminal."""
    order = {"order_id": order_id, "order_amount": 1250, "order_currency": "INR", "terminal": TERMINAL}
    return sdk.call("PGCreateOrder", {**order, "customer_details": CUSTOMER})


def sell(sdk: SdkSession, asker: Asker, order_id: str) -> str:
    """Sell: order, QR, payment; return the payment's id."""
    order = new_order(sdk, order_id)
    code = {"cf_order_id": order["cf_order_id"], "payment_method": "QR_CODE", "cf_terminal_id": 54321}
    assert sdk.call("SposCreateTerminalTransaction", code)["qrcode"].startswith("data:image/png;base64,")
    asker.control("POST", "phone", {"order_id": order_id, "action": "pay"})
    (payment,) = sdk.call("PGOrderFetchPayments", order_id=order_id)
    return str(payment["cf_payment_id"])


def use_orders_and_payments(sdk: SdkSession, asker: Asker) -> None:
    number = sell(sdk, asker, "bill-1")
    assert sdk.call("PGOrderFetchPayment", order_id="bill-1", cf_payment_id=number)["payment_status"] == "SUCCESS"
    assert sdk.call("PGFetchOrder", order_id="bill-1")["order_status"] == "PAID"
    new_order(sdk, "bill-2")
    if "PGTerminateOrder" in sdk:
        ended = sdk.call("PGTerminateOrder", {"order_status": "TERMINATED"}, order_id="bill-2")
        assert ended["order_status"].startswith("TERMINAT")


def use_refunds(sdk: SdkSession, asker: Asker) -> None:
    sell(sdk, asker, "bill-3")
    made = sdk.call("PGOrderCreateRefund", {"refund_amount": 250, "refund_id": "refund_1"}, order_id="bill-3")
    assert made["refund_status"] == "PENDING"
    assert sdk.call("PGOrderFetchRefund", order_id="bill-3", refund_id="refund_1")["refund_amount"] == 250
    assert len(sdk.call("PGOrderFetchRefunds", order_id="bill-3")) == 1


def use_links(sdk: SdkSession, asker: Asker) -> None:
    link = {"link_id": "home-1", "link_amount": 500, "link_currency": "INR", "link_purpose": "Home delivery"}
    made = sdk.call("PGCreateLink", {**link, "customer_details": {"customer_phone": "9999999999"}})
    asker.client.post(made["link_url"], data={"amount": "500"}).raise_for_status()
    assert sdk.call("PGFetchLink", link_id="home-1")["link_status"] == "PAID"
    assert len(sdk.call("PGLinkFetchOrders", link_id="home-1")) == 1
    sdk.call("PGCreateLink", {**link, "link_id": "home-2", "customer_details": {"customer_phone": "9999999999"}})
    assert sdk.call("PGCancelLink", link_id="home-2")["link_status"] == "CANCELLED"


def use_terminals(sdk: SdkSession, asker: Asker) -> None:
    new = {"terminal_id": "till-9", "terminal_phone_no": "9000000009", "terminal_name": "Till 9"}
    more = {"terminal_type": "AGENT", "terminal_email": "till@example.com", "terminal_address": "MG Road"}
    made = sdk.call("SposCreateTerminal", {**new, **more})
    assert sdk.call("SposFetchTerminal", terminal_phone_no="9000000009")["cf_terminal_id"] == made["cf_terminal_id"]
    assert sdk.call("SposFetchTerminalQRCodes", terminal_phone_no=PHONE, cf_terminal_id="54321")
    if "SposUpdateTerminalStatus" in sdk:
        ids = {"cf_terminal_id": made["cf_terminal_id"]}
        assert sdk.call("SposUpdateTerminalStatus", {"terminal_status": "ACTIVE"}, **ids)
    paid = asker.control("POST", "phone", {"terminal": 54321, "amount": 40})
    if "SposFetchTerminalTransactions" in sdk:
        found = sdk.call("SposFetchTerminalTransactions", {"filter": {"payment_status": "SUCCESS"}})
        assert ("UPI_OFFLINE_STATIC", 40) in [(each["payment_mode"], each["payment_amount"]) for each in found]
    if "SposFetchTerminalTransaction" in sdk:
        found = sdk.call("SposFetchTerminalTransaction", utr=paid["utr"], cf_terminal_id=54321)
        assert found["payment_amount"] == 40


def use_simulations(sdk: SdkSession, _asker: Asker) -> None:
    order = new_order(sdk, "simulated")
    code = {"cf_order_id": order["cf_order_id"], "payment_method": "QR_CODE", "cf_terminal_id": 54321}
    number = str(sdk.call("SposCreateTerminalTransaction", code)["cf_payment_id"])
    outcome = {"entity": "PAYMENTS", "entity_id": number, "entity_simulation": {"payment_status": "SUCCESS"}}
    made = sdk.call("PGSimulatePayment", outcome)
    assert sdk.call("PGFetchSimulation", simulation_id=made["simulation_id"])["entity_id"] == number
    assert sdk.call("PGFetchOrder", order_id="simulated")["order_status"] == "PAID"


PARTS = (use_orders_and_payments, use_refunds, use_links, use_terminals)


def test_each_call_that_is_played_works(sdk: SdkSession, asker: Asker) -> None:
    for part in PARTS:
        part(sdk, asker)
    if "PGSimulatePayment" in sdk:  # version 3 has none
        use_simulations(sdk, asker)


@pytest.mark.parametrize("sdk", ["node"], indirect=True)
def test_each_call_is_answered_as_the_service_answers(sdk: SdkSession) -> None:
    """Without valid data each is refused in the service's form, or says that it is not part of this sandbox."""
    calls = {name for name in sdk.names if name.startswith(("pg", "spos", "subs", "fetch", "mark"))}
    calls -= {"pgverifywebhooksignature"}
    assert len(calls) > 80
    said = {name: sdk.send(name, {}, **{"*": "x"}) for name in calls}
    refused = {name: each["error"] for name, each in said.items() if "error" in each}
    assert refused
    assert [name for name, each in refused.items() if not {"message", "code", "type"} <= set(each)] == []
    assert [name for name, each in refused.items() if each["message"] == ROWS["bad_url"].message] == []
