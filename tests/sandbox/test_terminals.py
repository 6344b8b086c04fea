"""Terminals and their transactions, above all the QR.

See docs/service.md#terminal-transaction, #create-a-terminal-transaction; docs/rules.md#only-orders-are-cancelled,
#demo-is-marked, #qr-is-read-back.
"""

from __future__ import annotations

import base64
import io
import time
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import zxingcpp
from PIL import Image

from paydesk.domain.checked_address import check_code
from paydesk.domain.money import Money
from paydesk.domain.qr import QrCheck
from paydesk.sandbox import qr
from tests.helpers.addresses import expected
from tests.sandbox.conftest import ApiClient, ok, refusal


def image_of(transaction: dict[str, Any]) -> Image.Image:
    """Return the image in `qrcode`."""
    head, _, text = transaction["qrcode"].partition(",")
    assert head == "data:image/png;base64"
    picture = Image.open(io.BytesIO(base64.b64decode(text, validate=True)))
    picture.load()
    return picture


def decode(transaction: dict[str, Any]) -> str:
    """Decode the QR with a real decoder."""
    [code] = zxingcpp.read_barcodes(image_of(transaction).convert("L"))
    return str(code.text)


@pytest.mark.parametrize("method", ["QR_CODE", "LINK"])
def test_a_transaction_has_the_fields_and_types_of_the_spec(api_client: ApiClient, sandbox: Any, method: str) -> None:
    order = api_client.order(order_amount=1250.5)
    made = ok(api_client.request_transaction(order, payment_method=method))
    types = {
        "cf_payment_id": int,
        "payment_amount": float,
        "payment_method": str,
        "payment_url": str,
        "qrcode": str,
        "timeout": str,
    }
    assert {name: type(value) for name, value in made.items()} == types
    assert (made["payment_amount"], made["payment_method"], made["timeout"]) == (1250.5, method, "300000")
    assert made["payment_url"].startswith(sandbox.url + "/pay/")


@pytest.mark.parametrize(("amount", "text"), [(1250, "1250.00"), (0.01 + 1, "1.01"), (99999.9, "99999.90")])
def test_the_qr_is_the_payment_page_with_amount_currency_order_and_shop(
    api_client: ApiClient, amount: float, text: str
) -> None:
    order, transaction = api_client.sale(order_amount=amount)
    said = decode(transaction)
    address, _, query = said.partition("?")
    assert address == transaction["payment_url"]
    assert parse_qs(query) == {"am": [text], "cu": ["INR"], "tr": [order["order_id"]], "pn": ["Sharma Stores"]}
    assert urlsplit(said).scheme == "http"
    of = expected(amount=Money.parse(text), order_id=order["order_id"], host=urlsplit(said).netloc, demo=True)
    assert check_code(said, of).reading.check is QrCheck.VERIFIED


def test_the_picture_is_small_black_and_white_with_a_margin(api_client: ApiClient) -> None:
    _, transaction = api_client.sale()
    picture = image_of(transaction)
    assert picture.mode == "1"
    assert picture.width == picture.height
    assert picture.width % 8 == 0
    margin = 4 * 8
    assert picture.crop((0, 0, picture.width, margin)).getextrema() == (255, 255)
    assert picture.getpixel((margin, margin)) == 0
    assert picture.getpixel((margin - 1, margin)) == 255
    assert len(transaction["qrcode"]) < 4_000


def test_drawing_a_qr_is_quick() -> None:
    """Compare with drawing module by module in Python: a ratio within one run, not seconds."""
    text = "http://127.0.0.1:40000/pay/abcdefghijklmnopqrstuvwxyz?am=1250.00&cu=INR&tr=order_1&pn=Sharma%20Stores"

    def best(work: Any) -> float:
        times = []
        for _ in range(5):
            began = time.perf_counter()
            work()
            times.append(time.perf_counter() - began)
        return min(times)

    import qrcode

    slow = qrcode.QRCode(border=4, box_size=8)

    def by_python() -> None:
        slow.clear()
        slow.add_data(text)
        slow.make()

    assert best(lambda: qr.render_png(text)) < best(by_python)


@pytest.mark.parametrize(
    "terminal",
    [
        {"cf_terminal_id": "54321"},
        {"cf_terminal_id": None, "terminal_phone_no": "9898989898"},
        {"cf_terminal_id": 54321, "terminal_phone_no": "9898989898"},
    ],
)
def test_a_terminal_is_named_by_its_id_or_its_phone(api_client: ApiClient, terminal: dict[str, Any]) -> None:
    assert api_client.request_transaction(api_client.order(), **terminal).status_code == 200


@pytest.mark.parametrize(
    ("fields", "refused"),
    [
        ({"cf_order_id": None}, (400, "cf_order_id_missing")),
        ({"cf_order_id": 123}, (400, "cf_order_id_invalid")),
        ({"cf_order_id": "123"}, (404, "order_not_found")),
        ({"payment_method": None}, (400, "payment_method_missing")),
        ({"payment_method": "CASH"}, (400, "payment_method_invalid")),
        ({"cf_terminal_id": None}, (400, "cf_terminal_id_missing")),
        ({"cf_terminal_id": "abc"}, (400, "cf_terminal_id_invalid")),
        ({"cf_terminal_id": 1.5}, (400, "cf_terminal_id_invalid")),
        ({"cf_terminal_id": 99999}, (404, "terminal_id_post_not_found")),
        ({"cf_terminal_id": None, "terminal_phone_no": "12"}, (400, "terminal_phone_no_invalid")),
        ({"cf_terminal_id": None, "terminal_phone_no": "7777777777"}, (404, "terminal_post_not_found")),
        ({"cf_terminal_id": 54321, "terminal_phone_no": "9898989897"}, (404, "terminal_id_post_not_found")),
        ({"cf_terminal_id": 54322}, (404, "terminal_id_post_not_found")),
        ({"add_invoice": "yes"}, (400, "add_invoice_invalid")),
    ],
)
def test_a_transaction_that_cannot_be(api_client: ApiClient, fields: dict[str, Any], refused: tuple[int, str]) -> None:
    status, kind, code = refusal(api_client.request_transaction(api_client.order(), **fields))
    assert ((status, code), kind) == (refused, "invalid_request_error")
    assert not api_client.control("GET", "orders")["transactions"]


def test_an_order_without_terminal_is_not_found(api_client: ApiClient) -> None:
    assert refusal(api_client.request_transaction(api_client.order(terminal=None)))[2] == "order_not_found"


def test_the_merchants_number_is_not_the_services(api_client: ApiClient) -> None:
    order = api_client.order()
    assert refusal(api_client.request_transaction(order, cf_order_id=order["order_id"]))[2] == "order_not_found"


def test_an_inactive_terminal_takes_no_payment(api_client: ApiClient) -> None:
    order = api_client.order(terminal={"terminal_type": "SPOS", "cf_terminal_id": 54322})
    assert refusal(api_client.request_transaction(order, cf_terminal_id=54322))[2] == "terminal_post_not_found"
    switched = api_client.client.patch("/pg/terminal/54322/status", json={"terminal_status": "ACTIVE"}).json()
    assert [each["terminal_status"] for each in switched] == ["ACTIVE"]
    assert api_client.request_transaction(order, cf_terminal_id=54322).status_code == 200


@pytest.mark.parametrize("end", ["paid", "terminated", "requested", "expired"])
def test_an_order_that_is_not_active_gets_no_transaction(api_client: ApiClient, end: str) -> None:
    api_client.stop_clock()
    order, _ = api_client.sale()
    if end == "paid":
        api_client.phone(order, "pay")
    elif end == "expired":
        api_client.advance(31 * 24 * 3_600_000)
    else:
        api_client.terminate(order)
        api_client.advance(2_000 if end == "terminated" else 0)
    assert refusal(api_client.request_transaction(order)) == (400, "invalid_request_error", "order_inactive")


def test_the_invoice_flag_is_in_the_snapshot(api_client: ApiClient) -> None:
    ok(api_client.request_transaction(api_client.order(), add_invoice=True))
    [transaction] = api_client.control("GET", "orders")["transactions"]
    assert transaction["add_invoice"] is True


def test_reading_and_making_terminals(api_client: ApiClient) -> None:
    known = ok(api_client.client.get("/pg/terminal/9898989898"))
    assert (known["cf_terminal_id"], known["terminal_status"]) == (54321, "ACTIVE")
    assert ok(api_client.client.get("/pg/terminal/9898989897"))["terminal_status"] == "INACTIVE"
    assert refusal(api_client.client.get("/pg/terminal/7777777777"))[2] == "terminal_post_not_found"
    body = {
        "terminal_id": "counter-9",
        "terminal_phone_no": "9812345678",
        "terminal_name": "Counter 9",
        "terminal_email": "nine@shop.example",
        "terminal_type": "AGENT",
    }
    made = ok(api_client.post("/pg/terminal", body))
    assert ok(api_client.client.get("/pg/terminal/9812345678")) == made
    order = api_client.order(terminal={"terminal_type": "SPOS", "cf_terminal_id": made["cf_terminal_id"]})
    assert api_client.request_transaction(order, cf_terminal_id=made["cf_terminal_id"]).status_code == 200
    assert refusal(api_client.request_transaction(order))[2] == "terminal_id_post_not_found"
    assert api_client.post("/pg/terminal", body).status_code == 400
    shop = {**body, "terminal_id": "x-1", "terminal_phone_no": "9812345679", "terminal_type": "STOREFRONT"}
    assert refusal(api_client.post("/pg/terminal", shop))[2] == "terminal_address_missing"


def test_switching_an_unknown_terminal(api_client: ApiClient) -> None:
    answer = api_client.client.patch("/pg/terminal/1/status", json={"terminal_status": "ACTIVE"})
    assert refusal(answer)[2] == "terminal_id_post_not_found"
    assert api_client.client.patch("/pg/terminal/54321/status", json={"terminal_status": "GONE"}).status_code == 400
