"""Controls: access, clock, settings, snapshots, reset."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from starlette.requests import Request

from paydesk.sandbox.control.guard import Guard
from paydesk.sandbox.server import Running
from tests.helpers.plain import NO_TLS
from tests.sandbox.conftest import ApiClient


def request_from(peer: str, **headers: str) -> Request:
    """Return a request from an address, as the guard gets it."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "POST", "path": "/", "headers": raw, "client": (peer, 1), "query_string": b""}
    return Request(scope)


HERE = {"host": "127.0.0.1:8000"}
OWN = "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    ("peer", "lan", "headers", "allowed"),
    [
        ("127.0.0.1", "", HERE, True),
        ("127.0.0.1", "", {"host": "localhost:8000"}, True),
        ("127.0.0.1", "", {"host": "[::1]:8000"}, True),
        ("127.0.0.1", "", {**HERE, "origin": OWN}, True),
        ("127.0.0.1", "", {**HERE, "sec_fetch_site": "same-origin"}, True),
        ("127.0.0.1", "", {**HERE, "sec_fetch_site": "none"}, True),
        ("127.0.0.1", "", {}, False),
        ("127.0.0.1", "", {"host": "evil.example"}, False),
        ("127.0.0.1", "", {"host": "127.0.0.1.evil.example"}, False),
        ("127.0.0.1", "", {"host": "[::1"}, False),
        ("127.0.0.1", "", {**HERE, "origin": "http://evil.example"}, False),
        ("127.0.0.1", "", {**HERE, "origin": "null"}, False),
        ("127.0.0.1", "", {**HERE, "origin": "http://127.0.0.1:9000"}, False),
        ("127.0.0.1", "", {**HERE, "origin": "https://127.0.0.1:8000"}, False),
        ("127.0.0.1", "", {**HERE, "sec_fetch_site": "cross-site"}, False),
        ("127.0.0.1", "", {**HERE, "sec_fetch_site": "same-site"}, False),
        ("192.168.1.9", "", HERE, False),
        ("192.168.1.9", "192.168.1.5", {"host": "192.168.1.5:8000"}, False),
        ("127.0.0.1", "192.168.1.5", {"host": "192.168.1.5:8000"}, True),
        ("192.168.1.9", "192.168.1.5", {"host": "192.168.1.6:8000"}, False),
        ("192.168.1.9", "192.168.1.5", {"host": "192.168.1.5:8000", "origin": "http://evil.example"}, False),
    ],
)
def test_access_to_the_controls(peer: str, lan: str, headers: dict[str, str], allowed: bool) -> None:
    assert (Guard(lan).refusal_reason(request_from(peer, **headers)) == "") == allowed


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "keys"),
        ("GET", "orders"),
        ("GET", "phone"),
        ("POST", "phone"),
        ("GET", "faults"),
        ("POST", "faults"),
        ("DELETE", "faults"),
        ("POST", "clock"),
        ("POST", "settings"),
        ("POST", "reset"),
    ],
)
@pytest.mark.parametrize("headers", [{"host": "evil.example"}, {"origin": "http://evil.example"}])
def test_another_site_gets_no_answer(api_client: ApiClient, method: str, path: str, headers: dict[str, str]) -> None:
    order = api_client.order()
    answer = api_client.client.request(method, f"/_sandbox/{path}", headers=headers, json={})
    assert answer.status_code == 403
    assert api_client.client.headers["x-client-secret"] not in answer.text
    assert api_client.status(order) == "ACTIVE"


def test_the_keys_are_those_of_the_shop(sandbox: Running) -> None:
    keys = httpx.get(f"{sandbox.url}/_sandbox/keys", trust_env=False, verify=NO_TLS).json()
    assert (keys["url"], keys["client_id"], keys["client_secret"]) == (
        sandbox.url,
        sandbox.client_id,
        sandbox.client_secret,
    )


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"action": "pay"}, 404),
        ({"order_id": "nope", "action": "pay"}, 404),
        ({"cf_payment_id": "x", "action": "pay"}, 404),
        ({"token": "x", "action": "pay"}, 404),
        ({"order_id": "bill", "action": "steal"}, 400),
        ({"order_id": "bill"}, 400),
        ({"order_id": "bill", "action": "pay", "after_ms": -1}, 400),
        ({"order_id": "bill", "action": "pay", "after_ms": "soon"}, 400),
        ([], 400),
    ],
)
def test_a_phone_that_cannot_do_that(api_client: ApiClient, body: Any, status: int) -> None:
    order, _ = api_client.sale(order_id="bill")
    answer = api_client.client.post("/_sandbox/phone", json=body)
    assert answer.status_code == status
    assert answer.json()["error"]
    assert api_client.status(order) == "ACTIVE"


@pytest.mark.parametrize("name", ["order_id", "cf_order_id", "cf_payment_id", "token"])
def test_a_payment_is_found_by_any_of_its_names(api_client: ApiClient, name: str) -> None:
    order, transaction = api_client.sale()
    token = transaction["payment_url"].rpartition("/")[2]
    value = {**order, **transaction, "token": token}[name]
    done = api_client.control("POST", "phone", {name: value, "action": "pay"})
    assert done == {"order_id": order["order_id"], "order_status": "PAID", "payments": ["SUCCESS"]}


def test_controls_take_json_and_say_so(api_client: ApiClient) -> None:
    plain = api_client.client.post("/_sandbox/clock", content=b"{}", headers={"Content-Type": "text/plain"})
    assert plain.status_code == 415
    broken = api_client.client.post("/_sandbox/clock", content=b"{", headers={"Content-Type": "application/json"})
    assert broken.status_code == 400
    large = {"now": "x" * 100_000}
    assert api_client.client.post("/_sandbox/clock", json=large).status_code == 413


def test_the_phone_as_json_lists_open_transactions(api_client: ApiClient) -> None:
    order, _ = api_client.sale()
    paid, _ = api_client.sale()
    api_client.phone(paid, "pay")
    said = api_client.client.get("/_sandbox/phone", headers={"accept": "application/json"}).json()
    assert [each["order_id"] for each in said["transactions"]] == [order["order_id"]]
    assert "pay_twice" in said["actions"]


def test_the_clock_is_set_moved_stopped_and_made_faster(api_client: ApiClient) -> None:
    api_client.control("POST", "clock", {"now": "2030-01-01T00:00:00+05:30", "rate": 0})
    start = api_client.control("GET", "clock")
    assert start["now"] == "2030-01-01T00:00:00+05:30"
    assert api_client.control("GET", "clock")["now_ms"] == start["now_ms"]
    assert api_client.control("POST", "clock", {"advance_ms": 1_500})["now_ms"] == start["now_ms"] + 1_500
    assert api_client.control("POST", "clock", {"now": 1_000})["now_ms"] == 1_000
    api_client.control("POST", "clock", {"rate": 100_000})
    first = api_client.control("GET", "clock")["now_ms"]
    while api_client.control("GET", "clock")["now_ms"] - first < 60_000:
        pass  # a minute of the sandbox lasts less than a real ms


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"now": "yesterday"},
        {"now": "2030-01-01T00:00:00"},
        {"now": None},
        {"now": -1},
        {"now": 10**20},
        {"advance_ms": "1"},
        {"advance_ms": 10**18},
        {"rate": -1},
        {"rate": "fast"},
        {"rate": True},
        {"jump": 1},
    ],
)
def test_a_clock_that_cannot_be(api_client: ApiClient, body: dict[str, Any]) -> None:
    api_client.stop_clock()
    before = api_client.control("GET", "clock")
    answer = api_client.client.post("/_sandbox/clock", json=body)
    assert (answer.status_code, bool(answer.json()["error"])) == (400, True)
    assert api_client.control("GET", "clock")["now_ms"] == before["now_ms"]


@pytest.mark.parametrize(
    "body",
    [
        {"termination_ms": -1},
        {"termination_ms": "1"},
        {"speed": 5},
        {"rate_limits": "none"},
        {"rate_limits": {"nothing": 5}},
        {"rate_limits": {"get_order": -5}},
        {"rate_limits": 7},
    ],
)
def test_settings_that_cannot_be(api_client: ApiClient, body: dict[str, Any]) -> None:
    before = api_client.control("GET", "settings")
    assert api_client.client.post("/_sandbox/settings", json={"timeout_ms": 5, **body}).status_code == 400
    assert api_client.control("GET", "settings") == before


def test_settings_are_listed_and_last_until_reset(api_client: ApiClient) -> None:
    before = api_client.control("GET", "settings")
    assert (before["termination_ms"], before["timeout_ms"]) == (1_500, 300_000)
    changed = api_client.control("POST", "settings", {"termination_ms": 9, "rate_limits": {"other": 4}})
    assert (changed["termination_ms"], changed["rate_limits"]["other"]) == (9, 4)
    assert changed["rate_limits"]["get_order"] == before["rate_limits"]["get_order"]
    api_client.control("POST", "reset")
    assert api_client.control("GET", "settings") == before


def test_the_snapshot_has_all_orders_and_calls(api_client: ApiClient) -> None:
    order, transaction = api_client.sale()
    api_client.phone(order, "pay_twice")
    api_client.create(order_id=order["order_id"])
    api_client.client.get("/pg/orders/nope")
    books = api_client.control("GET", "orders")
    assert books["counts"] == {"orders": 1, "transactions": 1, "payments": 2, "idempotency_keys": 0}
    assert books["orders"][0]["order_status"] == "PAID"
    assert books["orders"][0]["transactions"] == [transaction["cf_payment_id"]]
    assert books["transactions"][0]["payment_url"] == transaction["payment_url"]
    assert [each["payment_status"] for each in books["payments"]] == ["SUCCESS", "SUCCESS"]
    assert books["calls"]["POST /pg/orders"] == {"asked": 2, "done": 1, "refused": 1, "replayed": 0}
    assert books["calls"]["GET /pg/orders/{order_id}"]["refused"] == 1


def test_reset_begins_again_with_the_same_shop_keys_and_ids(api_client: ApiClient) -> None:
    first, transaction = api_client.sale(order_id="bill")
    api_client.fault("status_500")
    api_client.advance(10**9)
    api_client.client.patch("/pg/terminal/54321/status", json={"terminal_status": "INACTIVE"})
    api_client.control("POST", "reset")
    assert api_client.control("GET", "orders")["counts"]["orders"] == 0
    again, second = api_client.sale(order_id="bill")
    assert again["cf_order_id"] == first["cf_order_id"]
    assert (second["cf_payment_id"], second["payment_url"]) == (
        transaction["cf_payment_id"],
        transaction["payment_url"],
    )
    assert abs(api_client.control("GET", "clock")["shift_ms"]) < 60_000


def test_a_reset_with_new_ids_makes_no_address_twice(api_client: ApiClient) -> None:
    _, before = api_client.sale(order_id="bill")
    api_client.control("POST", "reset?new_ids=1")
    assert api_client.control("GET", "orders")["counts"]["orders"] == 0
    again, after = api_client.sale(order_id="bill")
    assert (after["cf_payment_id"], after["payment_url"]) != (before["cf_payment_id"], before["payment_url"])
    page = before["payment_url"].partition("?")[0]
    assert api_client.client.get(page).status_code == 404
    api_client.client.post(page, data={"action": "pay"})
    assert api_client.status(again) == "ACTIVE", "a page of before pays nothing of now"
