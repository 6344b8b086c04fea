"""Payments at terminals: the list, one by its bank reference, and static QRs, whose payments no order knows."""

from __future__ import annotations

import base64
import io
from typing import Any

import zxingcpp
from PIL import Image

from tests.sandbox.conftest import ApiClient, ok


def pay_static(api_client: ApiClient, amount: float = 40, terminal: int = 54321) -> dict[str, Any]:
    """Pay on a static QR by the pretend phone's control."""
    paid: dict[str, Any] = ok(api_client.client.post("/_sandbox/phone", json={"terminal": terminal, "amount": amount}))
    return paid


def listed(api_client: ApiClient, **query: Any) -> list[dict[str, Any]]:
    """List payments at terminals."""
    answer = api_client.post("/pg/terminal/payments", query)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def static_qr(api_client: ApiClient, **terminal: Any) -> dict[str, Any]:
    """Return the static QR of a terminal."""
    (found,) = api_client.client.get("/pg/terminal/qrcodes", params=terminal).json()
    assert isinstance(found, dict)
    return found


def test_money_on_a_static_qr_is_listed_and_found_by_its_utr(api_client: ApiClient) -> None:
    paid = pay_static(api_client)
    (entry,) = listed(api_client)
    assert (entry["cf_payment_id"], entry["payment_amount"]) == (paid["cf_payment_id"], 40)
    assert (entry["payment_mode"], entry["payment_status"]) == ("UPI_OFFLINE_STATIC", "SUCCESS")
    assert entry["terminal_vpa"] == "sharmastores.54321@paydesk"
    found = ok(api_client.client.get("/pg/terminal/54321/payments", params={"utr": paid["utr"]}))
    assert (found["order_id"], found["payment_amount"], found["bank_reference"]) == (None, 40, paid["utr"])
    old = {"x-api-version": "2025-01-01"}
    read = api_client.client.get("/pg/terminal/54321/payments", params={"utr": paid["utr"]}, headers=old).json()
    assert read["cf_payment_id"] == str(paid["cf_payment_id"])
    other = api_client.client.get("/pg/terminal/54322/payments", params={"utr": paid["utr"]})
    assert (other.status_code, other.json()["code"]) == (404, "payment_not_found")


def test_payments_of_orders_are_listed_beside_them(api_client: ApiClient) -> None:
    order, _ = api_client.sale(order_amount=1250)
    assert listed(api_client) == [], "nobody has begun to pay"
    api_client.phone(order, "decline")
    api_client.advance(1_000)
    pay_static(api_client)
    entries = listed(api_client)
    assert [each["payment_amount"] for each in entries] == [40, 1250], "the newest first"
    assert entries[1]["error_details"]["error_code"] == "TRANSACTION_DECLINED"
    oldest = listed(api_client, filter={"sort_order": "ASC"}, pagination={"page_number": 1, "page_size": 1})
    assert [each["payment_amount"] for each in oldest] == [1250]
    assert [each["payment_amount"] for each in listed(api_client, filter={"payment_status": "FAILED"})] == [1250]


def test_the_filter_knows_terminal_phone_address_and_time(api_client: ApiClient) -> None:
    pay_static(api_client)
    first = listed(api_client)[0]["payment_time"]
    api_client.advance(60_000)
    pay_static(api_client, 41)
    for name, right, wrong in (
        ("cf_terminal_id", 54321, 54322),
        ("terminal_vpa", "sharmastores.54321@paydesk", "sharmastores.54322@paydesk"),
        ("terminal_phone_no", "9898989898", "9898989897"),
    ):
        assert [len(listed(api_client, filter={name: value})) for value in (right, wrong)] == [2, 0], name
    assert [each["payment_amount"] for each in listed(api_client, filter={"end_date": first})] == [40]
    refused = api_client.post("/pg/terminal/payments", {"filter": {"start_date": "yesterday"}})
    assert (refused.status_code, refused.json()["code"]) == (400, "start_date_invalid")


def test_the_static_qr_leads_to_a_page_that_takes_any_amount(api_client: ApiClient) -> None:
    code = static_qr(api_client, cf_terminal_id=54321)
    assert code["status"] == "ACTIVE"
    picture = Image.open(io.BytesIO(base64.b64decode(code["qrCode"].partition(",")[2])))
    assert [each.text for each in zxingcpp.read_barcodes(picture)] == [code["qrCodeUrl"]]
    page = code["qrCodeUrl"]
    assert "Amount in rupees" in api_client.client.get(page).text
    assert "No money moved" in api_client.client.post(page, data={"amount": "12.50"}).text
    assert api_client.client.post(page, data={"amount": "twelve"}).status_code == 400
    assert [each["payment_amount"] for each in listed(api_client)] == [12.5]


def test_an_inactive_terminal_takes_no_money(api_client: ApiClient) -> None:
    code = static_qr(api_client, terminal_phone_no="9898989897")
    assert code["status"] == "INACTIVE"
    assert api_client.client.post(code["qrCodeUrl"], data={"amount": "12"}).status_code == 404
    for terminal, amount, status in ((1, 40, 404), (54322, 40, 409), (54321, 0, 409), (54321, "forty", 400)):
        refused = api_client.client.post("/_sandbox/phone", json={"terminal": terminal, "amount": amount})
        assert refused.status_code == status, (terminal, amount)
    assert listed(api_client) == []
