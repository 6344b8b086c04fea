"""`Prefer: code=404` and `Prefer: fault=..`: a fault for one request; and pages of this PC that call the services."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from paydesk.sandbox.server import Running
from tests.sandbox.conftest import ApiClient, key, ok


@pytest.mark.parametrize(
    ("preference", "status", "code"),
    [
        ("code=404, text=order_not_found", 404, "order_not_found"),
        ("code=404", 404, None),
        ("code=502", 502, "bank_processing_failure"),
        ('code=400; text="order_meta.return_url_invalid"', 400, "order_meta.return_url_invalid"),
        ("fault=status_500", 500, "internal_error"),
        ("respond-async, fault=rate_limit_bare", 400, None),
        ("fault=rate_limit, retry_after=7", 429, None),
        ("return=minimal", 200, None),
    ],
)
def test_a_request_names_its_answer(api_client: ApiClient, preference: str, status: int, code: str | None) -> None:
    order = api_client.order()
    answer = api_client.client.get(f"/pg/orders/{order['order_id']}", headers={"Prefer": preference})
    assert answer.status_code == status
    assert code in {None, answer.json().get("code")}
    assert status != 429 or answer.headers["x-ratelimit-retry"] == "7"
    assert ok(api_client.client.get(f"/pg/orders/{order['order_id']}"))["order_status"] == "ACTIVE"


def test_the_payout_side_has_its_own_form(api_client: ApiClient) -> None:
    answer = api_client.client.get("/payout/v1/getBalance", headers={"Prefer": "code=520"})
    assert (answer.status_code, answer.json()["status"], answer.json()["subCode"]) == (520, "ERROR", "520")


def test_its_failure_is_kept_by_the_key_and_may_come_after_the_work(api_client: ApiClient) -> None:
    body, send = api_client.order_body(order_id="sold"), {"x_idempotency_key": key("sold")}
    failed = api_client.post("/pg/orders", body, **send, prefer="code=500, work")
    assert failed.status_code == api_client.post("/pg/orders", body, **send).status_code == 500
    assert api_client.client.get("/pg/orders/sold").status_code == 200


@pytest.mark.parametrize(
    "preference",
    [
        "code=200",
        "code=x",
        "code=99999999999999",
        "fault=none",
        "fault=delay, ms=1e3",
        "code=404, place=1",
        "code=\u00b2",
    ],
)
def test_an_invalid_one_is_refused(api_client: ApiClient, preference: str) -> None:
    answer = api_client.client.get("/pg/orders/x", headers={b"Prefer": preference.encode("latin-1")})
    assert answer.status_code == 400
    assert answer.json()["error"].startswith("Prefer: ")


def test_pages_and_controls_know_no_preference(api_client: ApiClient) -> None:
    for path in ("/", "/_sandbox/orders", "/openapi.json"):
        assert api_client.client.get(path, headers={"Prefer": "code=500"}).status_code == 200


@pytest.mark.parametrize("origin", ["http://localhost:3000", "https://127.0.0.1", "http://[::1]:8080"])
def test_a_page_of_this_pc_may_call_the_services(sandbox: Running, api_client: ApiClient, origin: str) -> None:
    asked: dict[str, Any] = {"Origin": origin, "Access-Control-Request-Method": "PATCH"}
    allowed = httpx.options(
        f"{sandbox.url}/pg/orders/x", trust_env=False,
        headers={**asked, "Access-Control-Request-Headers": "x-client-id,x-api-version,prefer"},
    )  # fmt: skip
    assert allowed.status_code == 200
    assert "PATCH" in allowed.headers["access-control-allow-methods"]
    assert "prefer" in allowed.headers["access-control-allow-headers"]
    read = api_client.client.get("/pg/orders/x", headers={"Origin": origin})
    assert read.headers["access-control-allow-origin"] == "*"
    assert httpx.options(f"{sandbox.url}/_sandbox/orders", headers=asked, trust_env=False).status_code == 405
    for path in ("/_sandbox/orders", "/docs", "/pay/x"):
        answer = httpx.get(f"{sandbox.url}{path}", headers={"Origin": origin}, trust_env=False)
        assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("origin", ["null", "http://localhost.example", "file://", "http://shop.example", "localhost"])
def test_no_other_page_may(api_client: ApiClient, origin: str) -> None:
    headers = {"Origin": origin, "Access-Control-Request-Method": "GET"}
    for method in ("GET", "OPTIONS"):
        answer = api_client.client.request(method, "/pg/orders/x", headers=headers)
        assert not [name for name in answer.headers if name.startswith("access-control")]
