"""Unfriendly service: it repeats the first answer for a key, even a 500, and may not do what it says."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.sandbox.conftest import ApiClient, key, ok, refusal

CANCEL = {"order_status": "TERMINATED"}


def create_order(api_client: ApiClient, body: dict[str, Any], name: str) -> tuple[int, str]:
    """Create an order; return the status, and whether the answer was a stored one."""
    answer = api_client.post("/pg/orders", body, x_idempotency_key=key(name))
    return answer.status_code, answer.headers["x-idempotency-replayed"]


@pytest.mark.parametrize(("kind", "status"), [("status_500", 500), ("status_502", 502)])
@pytest.mark.parametrize(("work", "then"), [(False, 200), (True, 409)])
def test_a_failure_is_kept_by_its_key_for_ever(
    api_client: ApiClient, kind: str, status: int, work: bool, then: int
) -> None:
    body = api_client.order_body(order_id="bill")
    api_client.fault(kind, times=1, work=work)
    assert create_order(api_client, body, "first") == (status, "false")
    api_client.advance(24 * 3_600_000)
    assert create_order(api_client, body, "first") == (status, "true")
    assert api_client.client.get("/pg/orders/bill").status_code == (200 if work else 404)
    assert create_order(api_client, body, "second") == (then, "false")
    assert create_order(api_client, body, "first") == (status, "true")
    assert create_order(api_client, {**body, "order_amount": 1}, "first")[0] == 422


def test_the_failure_of_a_transaction_and_of_a_cancel_are_kept_too(api_client: ApiClient) -> None:
    order, path = api_client.order(), "/pg/terminal/transactions"
    body = {"cf_order_id": order["cf_order_id"], "payment_method": "QR_CODE", "cf_terminal_id": 54321}
    api_client.fault("status_500", times=1)
    assert [api_client.post(path, body, x_idempotency_key=key(1)).status_code for _ in range(2)] == [500, 500]
    assert ok(api_client.post(path, body, x_idempotency_key=key(2)))["qrcode"]
    api_client.fault("status", status=400, text="order_inactive", match={"method": "PATCH"}, times=1)
    address = f"/pg/orders/{order['order_id']}"
    refused = [api_client.client.patch(address, json=CANCEL, headers={"x-idempotency-key": key(3)}) for _ in range(2)]
    assert [refusal(each) for each in refused] == [(400, "invalid_request_error", "order_inactive")] * 2
    assert api_client.status(order) == "ACTIVE"
    assert api_client.terminate(order) == "TERMINATION_REQUESTED"


def test_a_stored_answer_is_repeated_despite_a_fault(api_client: ApiClient) -> None:
    body = api_client.order_body()
    assert create_order(api_client, body, "k") == (200, "false")
    api_client.fault("status_500", times=1)
    assert create_order(api_client, body, "k") == (200, "true")


def test_a_proxys_answer_is_not_stored_for_the_key(api_client: ApiClient) -> None:
    for kind in ("status_503", "rate_limit", "rate_limit_bare", "html", "drop_before"):
        body = api_client.order_body()
        api_client.fault(kind, times=1)
        if kind == "drop_before":
            with pytest.raises((httpx.RemoteProtocolError, httpx.ReadError)):
                create_order(api_client, body, kind)
        else:
            assert api_client.post("/pg/orders", body, x_idempotency_key=key(kind)).text.find("order_status") < 0
        assert create_order(api_client, body, kind) == (200, "false")


def test_a_failure_comes_after_the_checks(api_client: ApiClient) -> None:
    api_client.fault("status_500")
    assert api_client.client.get("/pg/orders/x", headers={"x-client-secret": "wrong"}).status_code == 401
    assert api_client.client.get("/pg/nothing").status_code == 400
    failed = api_client.client.get("/pg/orders/x")
    assert refusal(failed) == (500, "api_error", "internal_error")
    assert failed.headers["date"]
    assert failed.headers["x-ratelimit-limit"]


def test_an_order_can_be_unknown_for_once(api_client: ApiClient) -> None:
    order = api_client.order()
    api_client.fault("status", status=404, text="order_not_found", match={"method": "GET"}, times=1)
    path = f"/pg/orders/{order['order_id']}"
    assert refusal(api_client.client.get(path)) == (404, "invalid_request_error", "order_not_found")
    assert api_client.status(order) == "ACTIVE"


@pytest.mark.parametrize(("said", "word"), [({}, "TERMINATION_REQUESTED"), ({"text": "ACTIVE"}, "ACTIVE")])
def test_a_cancel_can_be_accepted_and_ignored(api_client: ApiClient, said: dict[str, str], word: str) -> None:
    order = api_client.order()
    api_client.fault("cancel_ignored", times=1, **said)
    assert api_client.status(order) == "ACTIVE"
    assert api_client.terminate(order) == word
    api_client.advance(60_000)
    assert api_client.status(order) == "ACTIVE"
    assert api_client.terminate(order) == "TERMINATION_REQUESTED"


def test_a_cancel_of_an_unknown_order_is_refused(api_client: ApiClient) -> None:
    api_client.fault("cancel_ignored", times=1)
    assert api_client.client.patch("/pg/orders/nobody", json=CANCEL).status_code == 404


def test_an_order_can_expire_now_and_be_paid_after_all(api_client: ApiClient) -> None:
    order, _ = api_client.sale()
    api_client.stop_clock()
    api_client.control("POST", "orders", {"order_id": order["order_id"], "expires_in_ms": 5_000})
    api_client.phone(order, "pay_after_expiry")
    api_client.advance(5_000)
    assert api_client.status(order) == "EXPIRED"
    api_client.advance(1_000)
    assert api_client.status(order) == "PAID"


def test_a_requested_termination_waits_for_an_open_payment(api_client: ApiClient) -> None:
    order, _ = api_client.sale()
    api_client.stop_clock()
    api_client.phone(order, "pay_pending", after_ms=600_000)
    assert api_client.terminate(order) == "TERMINATION_REQUESTED"
    api_client.advance(599_999)
    assert api_client.status(order) == "TERMINATION_REQUESTED"
    assert [each["payment_status"] for each in api_client.payments(order)] == ["PENDING"]
    api_client.advance(1)
    assert api_client.status(order) == "PAID"


def test_an_order_can_be_paid_for_another_amount(api_client: ApiClient) -> None:
    order, _ = api_client.sale()
    changed = api_client.control("POST", "orders", {"order_id": order["order_id"], "amount_paise": 10_050})
    assert changed["order_amount"] == 100.5
    api_client.phone(order, "pay")
    found = api_client.read(order)
    assert (found["order_status"], found["order_amount"]) == ("PAID", 100.5)
    assert [each["payment_amount"] for each in api_client.payments(order)] == [100.5]


def test_an_answer_can_name_an_amount_far_off(api_client: ApiClient) -> None:
    order = api_client.order()
    api_client.fault("other_amount", paise=99_900, times=1)
    assert ok(api_client.request_transaction(order))["payment_amount"] == 2249


@pytest.mark.parametrize(
    "body",
    [
        {"order_id": "nobody", "amount_paise": 1},
        {"order_id": "bill", "amount_paise": 0},
        {"order_id": "bill", "amount_paise": "1"},
        {"order_id": "bill", "expires_in_ms": 1.5},
        {"order_id": "bill", "status": "PAID"},
    ],
)
def test_a_change_that_cannot_be(api_client: ApiClient, body: dict[str, Any]) -> None:
    api_client.order(order_id="bill")
    assert api_client.client.post("/_sandbox/orders", json=body).status_code == 400


def test_an_expiry_that_is_too_near_is_refused(api_client: ApiClient) -> None:
    api_client.stop_clock()
    api_client.control("POST", "settings", {"least_order_life_ms": 900_000})
    now = api_client.control("GET", "clock")["now_ms"]

    def made(ahead_ms: int) -> int:
        api_client.control("POST", "clock", {"now": now + ahead_ms})
        text = api_client.control("GET", "clock")["now"]
        api_client.control("POST", "clock", {"now": now})
        answer = api_client.create(order_expiry_time=text)
        return 200 if answer.status_code == 200 else refusal(answer)[2] == "order_expiry_time_invalid"

    assert [made(ahead) for ahead in (-3_600_000, 0, 600_000, 1_000_000)] == [True, True, True, 200]
