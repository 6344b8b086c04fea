"""Orders paid by their session: UPI links, QRs, and requests that the phone or a test address answers."""

from __future__ import annotations

import base64
import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import zxingcpp
from PIL import Image

from paydesk.sandbox.gateway.order_sessions import TEST_ADDRESSES
from paydesk.sandbox.server import Running
from tests.helpers.plain import NO_TLS
from tests.sandbox.conftest import ApiClient, key, ok, refusal

ASHA = "asha@okbank"


def start(api_client: ApiClient, order: dict[str, Any], channel: str, **upi: Any) -> httpx.Response:
    """Start a UPI payment."""
    method = {"upi": {"channel": channel, **upi}}
    return api_client.post(
        "/pg/orders/sessions", {"payment_session_id": order["payment_session_id"], "payment_method": method}
    )


@contextmanager
def client_of(running: Running) -> Iterator[ApiClient]:
    client = ApiClient(running.url, running.client_id, running.client_secret)
    with client.client:
        yield client


def refused(api_client: ApiClient, **body: Any) -> str:
    """Return the code and the message of a refusal of 400."""
    answer = api_client.post("/pg/orders/sessions", body)
    assert answer.status_code == 400, answer.text
    return f"{answer.json()['code']}: {answer.json()['message']}"


@pytest.fixture
def order(api_client: ApiClient) -> dict[str, Any]:
    api_client.stop_clock()
    return api_client.order(terminal=None)


def test_a_link_holds_what_a_phone_can_pay(api_client: ApiClient, order: dict[str, Any]) -> None:
    started = ok(start(api_client, order, "link"))
    assert (started["payment_method"], started["channel"], started["action"]) == ("upi", "link", "custom")
    assert started["payment_amount"] == 1250
    payload = started["data"]["payload"]
    assert set(payload) == {"bhim", "default", "gpay", "paytm", "phonepe", "web"}
    assert "am=1250.00&cu=INR&tr=" + order["order_id"] in payload["default"]
    (payment,) = api_client.payments(order)
    assert (payment["cf_payment_id"], payment["payment_status"]) == (started["cf_payment_id"], "NOT_ATTEMPTED")
    assert "Paid" in api_client.client.post(payload["default"], data={"action": "pay"}, follow_redirects=True).text
    assert api_client.status(order) == "PAID"
    assert api_client.payments(order)[0]["payment_method"] == {"upi": {"channel": "link", "upi_id": "customer@paydesk"}}


def test_a_qr_holds_the_same_and_times_out(api_client: ApiClient, order: dict[str, Any]) -> None:
    started = ok(start(api_client, order, "qrcode"))
    image = Image.open(io.BytesIO(base64.b64decode(started["data"]["payload"]["qrcode"].partition(",")[2])))
    (code,) = zxingcpp.read_barcodes(image)
    assert code.text.partition("?")[2].startswith("am=1250.00&cu=INR")
    api_client.advance(300_000)
    late = api_client.client.post("/_sandbox/phone", json={"order_id": order["order_id"], "action": "pay"})
    assert (late.status_code, api_client.status(order)) == (409, "ACTIVE")


def test_a_request_waits_on_the_phone_and_is_answered_once(api_client: ApiClient, order: dict[str, Any]) -> None:
    started = ok(start(api_client, order, "collect", upi_id=ASHA, upi_expiry_minutes=10))
    assert started["data"]["payload"] is None
    assert started["data"]["vpa"] == ASHA
    shown = api_client.client.get("/_sandbox/phone", headers={"accept": "application/json"}).json()["transactions"]
    assert [(each["payment_method"], each["upi_id"]) for each in shown] == [("COLLECT", ASHA)]
    assert f"Request to {ASHA}" in api_client.client.get("/_sandbox/phone").text
    (payment,) = api_client.payments(order)
    assert (payment["payment_status"], payment["payment_method"]["upi"]["upi_id"]) == ("PENDING", ASHA)
    api_client.phone(order, "decline")
    again = api_client.client.post("/_sandbox/phone", json={"order_id": order["order_id"], "action": "pay"})
    assert (again.status_code, "answered" in again.json()["error"]) == (409, True)
    assert api_client.status(order) == "ACTIVE"
    ok(start(api_client, order, "collect", upi_id=ASHA))
    api_client.phone(order, "pay")
    assert api_client.status(order) == "PAID"
    assert [each["payment_status"] for each in api_client.payments(order)] == ["FAILED", "SUCCESS"]
    assert refusal(start(api_client, order, "link"))[2] == "order_inactive"


def test_two_requests_are_paid_once(api_client: ApiClient, order: dict[str, Any]) -> None:
    first, second = (ok(start(api_client, order, "collect", upi_id=ASHA))["cf_payment_id"] for _ in range(2))
    for number in (first, second):
        api_client.control("POST", "phone", {"cf_payment_id": number, "action": "pay"})
    assert [each["payment_status"] for each in api_client.payments(order)] == ["SUCCESS", "VOID"]


def test_a_request_that_nobody_answers_fails(api_client: ApiClient, order: dict[str, Any]) -> None:
    ok(start(api_client, order, "collect", upi_id="testexpired@gocash"))
    api_client.advance(299_999)
    assert api_client.payments(order)[0]["payment_status"] == "PENDING"
    api_client.advance(1)
    (payment,) = api_client.payments(order)
    assert (payment["payment_status"], payment["error_details"]["error_code"]) == ("FAILED", "PAYMENT_TIMED_OUT")


@pytest.mark.parametrize("address", TEST_ADDRESSES)
def test_a_test_address_answers_by_itself(api_client: ApiClient, order: dict[str, Any], address: str) -> None:
    ok(start(api_client, order, "collect", upi_id=address))
    assert api_client.payments(order)[0]["payment_status"] == "PENDING"
    api_client.advance(2_000)
    (payment,) = api_client.payments(order)
    assert payment["payment_status"] == TEST_ADDRESSES[address][0]
    assert api_client.status(order) == ("PAID" if address == "testsuccess@gocash" else "ACTIVE")


def test_its_end_is_reported(api_client: ApiClient, order: dict[str, Any]) -> None:
    api_client.control("POST", "webhooks", {"area": "gateway", "url": "http://127.0.0.1:9/hook"})
    ok(start(api_client, order, "collect", upi_id="testbankdeclined@gocash"))
    api_client.advance(2_000)
    api_client.status(order)
    (event,) = api_client.control("GET", "events")["events"]
    assert event["type"] == "PAYMENT_FAILED_WEBHOOK"
    assert '"terminal_details":null' in event["body"]
    assert '"error_source":"bank"' in event["body"]


def test_what_is_wrong_is_refused(api_client: ApiClient, order: dict[str, Any]) -> None:
    session = {"payment_session_id": order["payment_session_id"]}
    link = {"upi": {"channel": "link"}}
    assert refused(api_client, payment_method=link).startswith("payment_session_id_missing")
    assert refused(api_client, payment_session_id="x", payment_method=link).startswith("payment_session_id_invalid")
    assert refused(api_client, **session).startswith("payment_method_missing")
    methods: tuple[dict[str, Any], ...] = ({}, {"cash": {}}, link | {"card": {"channel": "link"}})
    for method in methods:
        assert refused(api_client, **session, payment_method=method).startswith("payment_method_invalid"), method
    card = refused(api_client, **session, payment_method={"card": {"channel": "link"}})
    assert card == "card_invalid: payment_method.card : is not part of this sandbox"
    for upi, code in (
        ({}, "channel_missing"),
        ({"channel": "gpay"}, "channel_invalid"),
        ({"channel": "podQrCode"}, "channel_invalid"),
        ({"channel": "collect"}, "upi_id_missing"),
        ({"channel": "collect", "upi_id": "asha"}, "upi_id_invalid"),
        ({"channel": "collect", "upi_id": "testinvalid@gocash"}, "upi_id_invalid"),
        ({"channel": "collect", "upi_id": ASHA, "upi_expiry_minutes": 4}, "upi_expiry_minutes_invalid"),
        ({"channel": "collect", "upi_id": ASHA, "authorize_only": True}, "authorize_only_invalid"),
        ({"channel": "collect", "upi_id": ASHA, "authorization": {"approve_by": "x"}}, "authorization_invalid"),
    ):
        assert refused(api_client, **session, payment_method={"upi": upi}).startswith(code), upi
    assert refused(api_client, **session, payment_method=link, offer_id="x").startswith("offer_id_invalid")
    assert api_client.payments(order) == []


def test_without_the_flag_the_account_may_not(api_client: ApiClient, order: dict[str, Any]) -> None:
    api_client.control("POST", "settings", {"s2s_payments": False})
    assert refusal(start(api_client, order, "link")) == (403, "feature_not_enabled", "request_failed")


def test_a_customers_device_needs_no_keys_and_a_key_repeats(sandbox: Running, api_client: ApiClient) -> None:
    order = api_client.order()
    body = {"payment_session_id": order["payment_session_id"], "payment_method": {"upi": {"channel": "link"}}}
    headers = {"x-api-version": "2022-09-01", "x-idempotency-key": key("device")}
    with httpx.Client(base_url=sandbox.url, headers=headers, trust_env=False, verify=NO_TLS) as device:
        first, again = (device.post("/pg/orders/sessions", json=body) for _ in range(2))
        assert isinstance(ok(first)["cf_payment_id"], int), "a number in the oldest version"
        assert (again.json(), again.headers["x-idempotency-replayed"]) == (first.json(), "true")
        assert device.get(f"/pg/orders/{order['order_id']}").status_code == 401


def test_it_is_kept_over_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Running(seed=1, data=data) as running, client_of(running) as client:
        client.stop_clock()
        order = client.order()
        ok(start(client, order, "collect", upi_id=ASHA))
    with Running(seed=1, data=data) as running, client_of(running) as client:
        assert client.payments(order)[0]["payment_method"] == {"upi": {"channel": "collect", "upi_id": ASHA}}
        client.phone(order, "pay")
        assert client.status(order) == "PAID"
