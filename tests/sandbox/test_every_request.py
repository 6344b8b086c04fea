"""Checks of every request: keys, version, headers, limits, idempotency.

See docs/service.md#gateway-headers, #gateway-errors, #endpoints.
"""

from __future__ import annotations

from email.utils import parsedate_to_datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.sandbox.errors import MAGIC_ORDERS, MAGIC_PHONES, ROWS
from paydesk.sandbox.service import RateWindow
from paydesk.sandbox.settings import RATE_CLASSES, RATE_LIMITS
from tests.sandbox.conftest import VERSION, ApiClient, key, ok, refusal

ALWAYS = {
    *("x-api-version", "x-request-id", "x-idempotency-key", "x-idempotency-replayed", "date", "content-type"),
    *("x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-retry", "x-ratelimit-type"),
}


def test_every_answer_carries_the_headers(api_client: ApiClient) -> None:
    answers = [
        api_client.create(),
        api_client.client.get("/pg/orders/nope"),
        api_client.client.get("/pg/nowhere"),
        api_client.client.get("/pg/orders/x", headers={"x-client-id": "wrong"}),
        api_client.post("/pg/orders", {"order_note": "x" * (1024 * 1024)}),
        api_client.create(order_id="magic_internal_error"),
    ]
    assert [answer.status_code for answer in answers] == [200, 404, 400, 401, 413, 500]
    for answer in answers:
        assert answer.headers.keys() >= ALWAYS
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-api-version"] == VERSION
        assert answer.headers["x-request-id"]
        assert "server" not in answer.headers


def test_the_request_id_comes_back_and_one_is_made_otherwise(api_client: ApiClient) -> None:
    assert api_client.client.get("/pg/orders/x", headers={"x-request-id": "abc-1"}).headers["x-request-id"] == "abc-1"
    made = {api_client.client.get("/pg/orders/x").headers["x-request-id"] for _ in range(3)}
    assert len(made) == 3


def test_the_date_is_the_sandboxs_own(api_client: ApiClient) -> None:
    api_client.control("POST", "clock", {"now": "2031-05-06T07:08:09Z", "rate": 0})
    date = parsedate_to_datetime(api_client.client.get("/pg/orders/x").headers["date"])
    assert date.isoformat() == "2031-05-06T07:08:09+00:00"


@pytest.mark.parametrize(
    "headers",
    [
        {"x-client-id": "wrong"},
        {"x-client-secret": "wrong"},
        {"x-client-secret": ""},
        {"x-client-id": "ключ".encode().decode("latin-1")},
    ],
)
def test_wrong_keys_are_refused_without_any_effect(api_client: ApiClient, headers: dict[str, str]) -> None:
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    answer = api_client.client.post("/pg/orders", json=api_client.order_body(), headers=raw)
    assert refusal(answer) == (401, "authentication_error", "request_failed")
    assert not api_client.control("GET", "orders")["orders"]


@pytest.mark.parametrize("version", ["", "1", "2025", "2025-13-01", "2001-01-01", "20250101", "latest"])
def test_a_version_is_a_date(api_client: ApiClient, version: str) -> None:
    answer = api_client.client.get("/pg/orders/x", headers={"x-api-version": version})
    assert refusal(answer) == (400, "invalid_request_error", "version_invalid")


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/pg/nowhere"), ("DELETE", "/pg/orders"), ("GET", "/pg/orders"), ("POST", "/pg/orders/a/b/c/d")],
)
def test_a_wrong_address_is_a_bad_url(api_client: ApiClient, method: str, path: str) -> None:
    answer = api_client.client.request(method, path)
    assert refusal(answer) == (400, "invalid_request_error", "request_failed")
    assert answer.json()["message"] == "bad URL, please check API documentation"


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"5", b'{"a":NaN}', b"\xff\xfe", b"[" * 100_000, b'{"a":"\\ud800"}']
)
def test_a_body_that_is_no_json_object(api_client: ApiClient, body: bytes) -> None:
    answer = api_client.client.post("/pg/orders", content=body, headers={"Content-Type": "application/json"})
    assert refusal(answer) == (400, "invalid_request_error", "request_failed")


def test_a_body_must_say_that_it_is_json(api_client: ApiClient) -> None:
    answer = api_client.client.post("/pg/orders", content=b"{}", headers={"Content-Type": "text/plain"})
    assert refusal(answer) == (400, "invalid_request_error", "request_failed")


def test_a_body_of_more_than_a_mebibyte_is_refused(api_client: ApiClient) -> None:
    def pieces() -> Any:
        for _ in range(40):
            yield b" " * 65_536

    headers = {"Content-Type": "application/json"}
    assert refusal(api_client.client.post("/pg/orders", content=pieces(), headers=headers))[0] == 413
    fits = api_client.post("/pg/orders", api_client.order_body(unknown="x" * 1_000_000))
    assert fits.status_code == 200


SPEC_ROWS = {
    "bad_url": ("invalid_request_error", "request_failed"),
    "authentication": ("authentication_error", "request_failed"),
    "something_not_found": ("invalid_request_error", "somethind_not_found"),
    "order_already_exists": ("invalid_request_error", "order_already_exists"),
    "idempotency": ("idempotency_error", "request_invalid"),
    "rate_limit": ("rate_limit_error", "request_failed"),
    "internal_error": ("api_error", "internal_error"),
}
STATUS = {"bad_url": 400, "authentication": 401, "something_not_found": 404, "order_already_exists": 409}
STATUS |= {"idempotency": 422, "rate_limit": 429, "internal_error": 500}


@pytest.mark.parametrize(("order_id", "row"), MAGIC_ORDERS.items())
def test_a_magic_order_id_gets_its_row_from_every_endpoint(api_client: ApiClient, order_id: str, row: str) -> None:
    expected = (ROWS[row].status, ROWS[row].type, ROWS[row].code)
    assert refusal(api_client.create(order_id=order_id)) == expected
    assert refusal(api_client.client.get(f"/pg/orders/{order_id}")) == expected
    assert refusal(api_client.client.get(f"/pg/orders/{order_id}/payments")) == expected
    assert refusal(api_client.client.patch(f"/pg/orders/{order_id}", json={"order_status": "TERMINATED"})) == expected


@pytest.mark.parametrize(("phone", "row"), MAGIC_PHONES.items())
def test_a_magic_terminal_phone_gets_its_row(api_client: ApiClient, phone: str, row: str) -> None:
    expected = (ROWS[row].status, ROWS[row].type, ROWS[row].code)
    answer = api_client.request_transaction(api_client.order(), cf_terminal_id=None, terminal_phone_no=phone)
    assert refusal(answer) == expected
    assert refusal(api_client.client.get(f"/pg/terminal/{phone}")) == expected


def test_every_row_of_the_spec_can_be_met() -> None:
    met = {(ROWS[row].status, ROWS[row].type, ROWS[row].code) for row in MAGIC_ORDERS.values()}
    assert {(STATUS[row], *words) for row, words in SPEC_ROWS.items()} <= met


def test_the_same_key_and_body_get_the_first_answer_again(api_client: ApiClient) -> None:
    body = api_client.order_body()
    first = api_client.post("/pg/orders", body, x_idempotency_key=key(1))
    again = api_client.post("/pg/orders", dict(reversed(body.items())), x_idempotency_key=key(1))
    assert (again.status_code, again.content) == (200, first.content)
    assert [each.headers["x-idempotency-replayed"] for each in (first, again)] == ["false", "true"]
    assert again.headers["x-idempotency-key"] == key(1)
    books = api_client.control("GET", "orders")
    assert books["counts"]["orders"] == 1
    assert books["calls"]["POST /pg/orders"] == {"asked": 2, "done": 1, "refused": 0, "replayed": 1}


def test_a_replayed_answer_is_the_old_one_even_when_things_have_changed(api_client: ApiClient) -> None:
    api_client.stop_clock()
    order, _ = api_client.sale()
    path, body = f"/pg/orders/{order['order_id']}", {"order_status": "TERMINATED"}
    headers = {"x-idempotency-key": key(2)}
    api_client.client.patch(path, json=body, headers=headers)
    api_client.advance(10_000)
    assert api_client.status(order) == "TERMINATED"
    again = api_client.client.patch(path, json=body, headers=headers)
    assert again.json()["order_status"] == "TERMINATION_REQUESTED"


@pytest.mark.parametrize("order_id", ["magic_internal_error", "magic_bank_failure", "ab"])
def test_errors_are_kept_too(api_client: ApiClient, order_id: str) -> None:
    body = api_client.order_body(order_id=order_id)
    first = api_client.post("/pg/orders", body, x_idempotency_key=key(3))
    again = api_client.post("/pg/orders", body, x_idempotency_key=key(3))
    assert first.status_code >= 400
    assert (again.status_code, again.content) == (first.status_code, first.content)
    assert again.headers["x-idempotency-replayed"] == "true"


def test_the_same_key_with_another_body_or_address_is_refused(api_client: ApiClient) -> None:
    body = api_client.order_body()
    ok(api_client.post("/pg/orders", body, x_idempotency_key=key(4)))
    for answer in (
        api_client.post("/pg/orders", {**body, "order_amount": 1251}, x_idempotency_key=key(4)),
        api_client.post("/pg/terminal/transactions", body, x_idempotency_key=key(4)),
    ):
        assert refusal(answer) == (422, "idempotency_error", "request_invalid")
    assert api_client.control("GET", "orders")["counts"]["orders"] == 1


@pytest.mark.parametrize("wrong", ["k-1", "0" * 32, f"{{{key(1)}}}", f"{key(1)}0", key(1)[:-1] + "g"])
def test_a_key_is_a_uuid(api_client: ApiClient, wrong: str) -> None:
    body = api_client.order_body()
    refused = api_client.post("/pg/orders", body, x_idempotency_key=wrong)
    assert refusal(refused) == (400, "invalid_request_error", "x-idempotency-key_invalid")
    assert ok(api_client.post("/pg/orders", body, x_idempotency_key=key(1).upper()))


def test_a_key_on_a_read_is_ignored(api_client: ApiClient) -> None:
    order, _ = api_client.sale()
    path = f"/pg/orders/{order['order_id']}"
    api_client.client.get(path, headers={"x-idempotency-key": key(5)})
    api_client.phone(order, "pay")
    assert api_client.client.get(path, headers={"x-idempotency-key": key(5)}).json()["order_status"] == "PAID"


def test_refusals_by_the_checks_are_not_stored(api_client: ApiClient) -> None:
    body = api_client.order_body()
    headers = {"x-idempotency-key": key(6)}
    assert (
        api_client.client.post("/pg/orders", json=body, headers={**headers, "x-client-secret": "no"}).status_code == 401
    )
    assert ok(api_client.post("/pg/orders", body, x_idempotency_key=key(6)))["order_id"] == body["order_id"]


def test_a_call_over_the_limit_gets_the_waiting_time(api_client: ApiClient) -> None:
    api_client.stop_clock()
    order = api_client.order()
    api_client.control("POST", "settings", {"rate_limits": {"get_order": 3}})
    path = f"/pg/orders/{order['order_id']}"
    remaining = [api_client.client.get(path).headers["x-ratelimit-remaining"] for _ in range(3)]
    assert remaining == ["2", "1", "0"]
    api_client.advance(20_000)
    refused = api_client.client.get(path)
    assert refusal(refused) == (429, "rate_limit_error", "request_failed")
    assert refused.headers["x-ratelimit-limit"] == "3"
    assert refused.headers["x-ratelimit-type"] == "app_id"
    assert int(refused.headers["x-ratelimit-retry"]) == 40
    assert api_client.client.get(f"{path}/payments").status_code == 200
    api_client.advance(40_000)
    assert api_client.client.get(path).status_code == 200


def test_a_refused_create_has_no_effect_and_its_key_is_free(api_client: ApiClient) -> None:
    api_client.stop_clock()
    api_client.control("POST", "settings", {"rate_limits": {"create_order": 0}})
    body = api_client.order_body()
    assert api_client.post("/pg/orders", body, x_idempotency_key=key(7)).status_code == 429
    assert not api_client.control("GET", "orders")["orders"]
    api_client.control("POST", "settings", {"rate_limits": "open"})
    assert api_client.post("/pg/orders", body, x_idempotency_key=key(7)).status_code == 200


def test_the_public_numbers_are_a_switch_away(api_client: ApiClient) -> None:
    order = api_client.order()
    path = f"/pg/orders/{order['order_id']}"
    assert int(api_client.client.get(path).headers["x-ratelimit-limit"]) >= 200 * 60
    api_client.control("POST", "settings", {"rate_limits": "public"})
    assert api_client.client.get(path).headers["x-ratelimit-limit"] == "400"
    assert api_client.create().headers["x-ratelimit-limit"] == "200"
    api_client.control("POST", "settings", {"rate_limits": "public_sandbox"})
    assert api_client.client.get(path).headers["x-ratelimit-limit"] == "60"
    assert all(limits.keys() == set(RATE_CLASSES) for limits in RATE_LIMITS.values())


@given(st.lists(st.integers(0, 40), min_size=1, max_size=200), st.integers(1, 20))
def test_no_minute_ever_holds_more_than_the_limit(gaps: list[int], limit: int) -> None:
    window, second = RateWindow(), 0
    let_in: list[int] = []
    for gap in gaps:
        second += gap
        allowance = window.take(second, limit)
        in_minute = sum(at > second - 60 for at in let_in)
        assert allowance.is_refused == (in_minute >= limit)
        if allowance.is_refused:
            assert 1 <= allowance.retry_s <= 59
        else:
            assert allowance.remaining == limit - in_minute - 1
            let_in.append(second)


def test_a_clock_set_back_does_not_block_calls() -> None:
    window = RateWindow()
    assert not window.take(1_000_000, 1).is_refused
    assert not window.take(10, 1).is_refused


def test_strict_versions_take_the_described_ones_alone(api_client: ApiClient) -> None:
    at = f"/pg/orders/{api_client.order()['order_id']}"
    assert api_client.client.get(at, headers={"x-api-version": "2025-07-01"}).status_code == 200
    api_client.control("POST", "settings", {"strict_versions": True})
    for version, status in (("2025-01-01", 200), ("2025-07-01", 400), ("2026-01-01", 200), ("2024-W01-1", 400)):
        assert api_client.client.get(at, headers={"x-api-version": version}).status_code == status
