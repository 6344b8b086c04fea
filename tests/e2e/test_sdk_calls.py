"""Every call of the published SDKs that this sandbox plays works, and every other says that it is not played."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest

from paydesk.domain.clock import INDIA
from paydesk.sandbox.server import Running
from tests.helpers.asker import Asker
from tests.helpers.sdk_session import SdkSession, node_session, page_lines, python_session

pytestmark = [pytest.mark.long, pytest.mark.sdk]
ALL_TIMES = {"start_date": "2020-01-01T00:00:00+05:30", "end_date": "2099-01-01T00:00:00+05:30"}
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


def use_sessions(sdk: SdkSession, asker: Asker) -> None:
    session = new_order(sdk, "app-1")["payment_session_id"]
    upi = {"channel": "collect", "upi_id": "asha@okbank"}
    started = sdk.call("PGPayOrder", {"payment_session_id": session, "payment_method": {"upi": upi}})
    assert started["channel"] == "collect"
    asker.control("POST", "phone", {"order_id": "app-1", "action": "pay"})
    assert sdk.call("PGFetchOrder", order_id="app-1")["order_status"] == "PAID"
    if "PGUpdateOrderExtendedData" in sdk:
        shipment = {"tracking_company": "DHL", "tracking_urls": ["https://example.com/1"], "tracking_numbers": ["T-1"]}
        shipped = {"shipment_details": [shipment], "order_delivery_status": {"status": "SHIPPED"}}
        assert sdk.call("PGUpdateOrderExtendedData", shipped, order_id="app-1")["order_id"] == "app-1"
        assert sdk.call("PGFetchOrderExtendedData", order_id="app-1")["order_amount"] == 1250


def use_soundboxes(sdk: SdkSession, _asker: Asker) -> None:
    vpa = {"vpa": "sharmastores.54321@paydesk", "cf_terminal_id": 54321}
    box = {**vpa, "device_serial_no": "S-1", "language": "Hindi"}
    assert sdk.call("SposOnboardSoundboxVpa", box)["language"] == "Hindi"
    changed = {**vpa, "language": "Tamil", "merchant_name": "Sharma"}
    assert sdk.call("SposUpdateSoundboxVpa", changed, cf_terminal_id=54321)["language"] == "Tamil"
    assert len(sdk.call("SposFetchTerminalSoundboxVpa", device_serial_no="S-1", cf_terminal_id="54321")) == 1
    assert len(sdk.call("SposDemapSoundboxVpa", {"cf_terminal_id": 54321, "device_serial_no": "S-1"})) == 1
    (terminal,) = sdk.call("SposUpdateTerminal", {"terminal_type": "STOREFRONT"}, cf_terminal_id=54321)
    assert terminal["cf_terminal_id"] == 54321
    document = {"doc_type": "PHOTOGRAPH", "doc_value": "front.png", "file": "data"}
    assert len(sdk.call("SposUploadTerminalDocs", document, cf_terminal_id=54321)) == 1


def use_settlements(sdk: SdkSession, asker: Asker) -> None:
    sell(sdk, asker, "bill-4")
    asker.control("POST", "clock", {"advance_ms": 3 * 24 * 3_600_000})
    settled = sdk.call("PGOrderFetchSettlement", order_id="bill-4")
    assert settled["settlement_amount"] < 1250
    query = {"pagination": {"limit": 10}, "filters": ALL_TIMES}
    assert sdk.call("PGFetchSettlements", query) is not None  # for Python it has another type
    assert sdk.call("PGSettlementFetchRecon", query)["data"]
    assert sdk.call("PGFetchRecon", query)["data"]


def use_disputes(sdk: SdkSession, asker: Asker) -> None:
    number = sell(sdk, asker, "bill-5")
    ids = {"dispute_id": asker.control("POST", "disputes", {"order_id": "bill-5"})["dispute_id"]}
    assert len(sdk.call("PGFetchOrderDisputes", order_id="bill-5")) == 1
    assert len(sdk.call("PGFetchPaymentDisputes", cf_payment_id=int(number))) == 1
    assert sdk.call("PGFetchDisputeByID", **ids)["dispute_status"] == "DISPUTE_CREATED"
    sdk.call("PGUploadDisputesDocuments", **ids, file="bill.pdf", doc_type="Delivery/Service Proof")
    assert sdk.call("PGFetchDisputeByID", **ids)["dispute_status"] == "DISPUTE_DOCS_RECEIVED"
    sell(sdk, asker, "bill-8")
    other = asker.control("POST", "disputes", {"order_id": "bill-8"})["dispute_id"]
    assert sdk.call("PGAcceptDisputeByID", dispute_id=other)["dispute_status"] == "DISPUTE_MERCHANT_ACCEPTED"


def use_what_is_new_in_2026(sdk: SdkSession, asker: Asker) -> None:
    sell(sdk, asker, "bill-6")
    asked = {"merchantOrderIds": ["bill-6"], "status": "SUCCESS"}
    made = sdk.call("PGSimulateSettlement", asked)
    assert sdk.call("PGFetchSettlementSimulation", simulation_id=made["simulation_id"]) == made
    sell(sdk, asker, "bill-7")
    day = (datetime.now(INDIA) + timedelta(days=7)).date().isoformat()
    later = {"order_id": "bill-7", "meta_data": {"settlement_date": day, "cbriks_id": "C-1"}}
    sdk.call("MarkForSettlement", later)
    sdk.call("PGOrderCreateRefund", {"refund_amount": 250, "refund_id": "refund_2"}, order_id="bill-7")
    cancelled = {"refund_status": "CANCELLED", "remarks": "Kept it"}
    changed = sdk.call("PGOrderUpdateRefund", cancelled, order_id="bill-7", refund_id="refund_2")
    assert changed["refund_status"] == "CANCELLED"
    incident = asker.control("POST", "incidents", {"payment_method": "UPI"})["incident_id"]
    assert sdk.call("FetchActiveEcosystemDowntimes")["count"] == 1
    assert sdk.call("FetchDowntimeById", id=incident)["incident_id"] == incident


PARTS = {
    "PGCreateOrder": use_orders_and_payments,
    "PGOrderCreateRefund": use_refunds,
    "PGCreateLink": use_links,
    "SposCreateTerminal": use_terminals,
    "PGSimulatePayment": use_simulations,
    "PGPayOrder": use_sessions,
    "SposOnboardSoundboxVpa": use_soundboxes,
    "PGFetchSettlements": use_settlements,
    "PGFetchOrderDisputes": use_disputes,
    "PGSimulateSettlement": use_what_is_new_in_2026,
}
"""A call that an SDK has -> the test of it and of what belongs to it; the older ones have fewer."""


def test_each_call_that_is_played_works(sdk: SdkSession, asker: Asker) -> None:
    for call, part in PARTS.items():
        if call in sdk:
            part(sdk, asker)


@pytest.mark.parametrize("sdk", ["node"], indirect=True)
def test_each_other_call_says_that_it_is_not_played(sdk: SdkSession, asker: Asker) -> None:
    for part in PARTS.values():
        part(sdk, asker)
    calls = {name for name in sdk.names if name.startswith(("pg", "spos", "subs", "fetch", "mark"))}
    left = calls - {name.lower() for name in sdk.worked} - {"pgverifywebhooksignature"}
    said = {name: sdk.send(name, {}, **{"*": "x"})["error"]["message"] for name in left}
    assert [name for name, message in said.items() if not message.startswith("not part of this sandbox")] == []
    assert len(sdk.worked) + len(left) == 90
