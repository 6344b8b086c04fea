"""Tools for tests: the journal of requests, preloads, snapshots, and the same bytes for the same script."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from paydesk.sandbox.server import Running
from tests.helpers.plain import NO_TLS
from tests.helpers.sandbox import SandboxProcess
from tests.sandbox.conftest import TERMINAL, ApiClient
from tests.sandbox.test_options import NOW, free_port

ORDER = {"order_amount": 40, "order_currency": "INR", "terminal": TERMINAL}
CUSTOMER = {"customer_id": "walkin", "customer_phone": "9999999999"}
BENE = {"beneficiary_id": "asha1", "beneficiary_name": "Asha", "beneficiary_instrument_details": {"vpa": "asha@okbank"}}
RECORDS: dict[str, list[Any]] = {
    "terminals": [{"terminal_id": "till-9", "terminal_phone_no": "9876500001", "terminal_name": "Till 9",
                   "terminal_type": "AGENT", "terminal_email": "till@example.com"}],
    "orders": [{**ORDER, "order_id": name, "customer_details": CUSTOMER} for name in ("paid-1", "open-1")],
    "payments": [{"order_id": "paid-1", "action": "pay"}],
    "beneficiaries": [BENE],
}  # fmt: skip


def requests(api_client: ApiClient, query: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = api_client.control("GET", f"requests{query}")["requests"]
    return found


def test_the_journal_has_bodies_and_masks_secrets(sandbox: Running, api_client: ApiClient) -> None:
    order, _ = api_client.sale()
    api_client.client.get("/pg/orders/none")
    token = api_client.client.post("/payout/v1/authorize").json()["data"]["token"]
    body = {"secret": sandbox.client_secret}
    api_client.client.post("/payout/v1/verifyToken", json=body, headers={"Authorization": f"Bearer {token}"})
    assert [each["path"] for each in requests(api_client)] == [
        "/pg/orders", "/pg/terminal/transactions", "/pg/orders/none", "/payout/v1/authorize", "/payout/v1/verifyToken",
    ]  # fmt: skip
    created = requests(api_client, "?method=post&path=/pg/orders")[0]
    assert created["body"]["order_id"] == created["answer"]["order_id"] == order["order_id"]
    assert created["headers"]["x-client-secret"] == "***"
    assert [each["path"] for each in requests(api_client, "?status=404")] == ["/pg/orders/none"]
    assert [each["number"] for each in requests(api_client, "?limit=2")] == [4, 5]
    said = json.dumps(requests(api_client))
    assert sandbox.client_secret not in said
    assert token not in said
    refused = api_client.client.get("/_sandbox/requests?colour=red")
    assert (refused.status_code, refused.json()["error"]) == (400, "a filter is one of limit, method, path, status")
    assert api_client.control("DELETE", "requests") == {"requests": []}
    assert requests(api_client) == []


def test_a_dropped_connection_is_in_the_journal_without_a_status(api_client: ApiClient) -> None:
    api_client.fault("drop_before", times=1)
    with pytest.raises(httpx.HTTPError):
        api_client.create()
    assert [each["status"] for each in requests(api_client)] == [None]


def test_a_preload_makes_all_or_nothing(sandbox: Running, api_client: ApiClient) -> None:
    api_client.stop_clock()
    wrong = {**RECORDS, "payments": [{"order_id": "nobody-1", "action": "pay"}]}
    refused = api_client.client.post("/_sandbox/preload", json=wrong)
    assert refused.status_code == 400
    assert refused.json()["error"].startswith("payments[0]: ")
    assert not sandbox.world.orders
    wrong_order = api_client.client.post("/_sandbox/preload", json={"orders": [{"order_id": "bill-1"}]})
    assert "order_amount" in wrong_order.json()["error"]
    made = api_client.control("POST", "preload", RECORDS)["created"]
    assert made == {"terminals": 1, "beneficiaries": 1, "orders": 2, "payments": 1}
    states = {name: api_client.status({"order_id": name}) for name in ("paid-1", "open-1")}
    assert states == {"paid-1": "PAID", "open-1": "ACTIVE"}
    assert api_client.client.get("/pg/terminal/9876500001").json()["terminal_name"] == "Till 9"
    read = api_client.client.get("/payout/beneficiary?beneficiary_id=asha1")
    assert read.json()["beneficiary_name"] == "Asha"


def test_a_file_is_loaded_at_the_start(start_sandbox: Callable[..., SandboxProcess], tmp_path: Path) -> None:
    (tmp_path / "records.json").write_text(json.dumps(RECORDS), encoding="utf-8")
    started = start_sandbox("--preload", str(tmp_path / "records.json"))
    found = httpx.get(f"{started.url}/_sandbox/orders", trust_env=False, verify=NO_TLS).json()
    assert [each["order_id"] for each in found["orders"]] == ["paid-1", "open-1"]


def test_a_snapshot_is_restored_with_its_time_settings_and_faults(api_client: ApiClient) -> None:
    api_client.stop_clock()
    first, _ = api_client.sale()
    api_client.fault("status_503", match={"path": "/pg/never"})
    assert api_client.control("POST", "snapshots/one-order") == {"snapshots": ["one-order"]}
    before = api_client.control("GET", "clock")
    api_client.phone(first, "pay")
    second = api_client.order()
    api_client.advance(60_000)
    api_client.control("POST", "settings", {"timeout_ms": 1})
    api_client.control("DELETE", "faults")
    api_client.control("POST", "snapshots/one-order/restore")
    assert api_client.control("GET", "clock")["now"] == before["now"]
    assert api_client.control("GET", "settings")["timeout_ms"] == 300_000
    assert [each["kind"] for each in api_client.control("GET", "faults")["faults"]] == ["status_503"]
    assert api_client.status(first) == "ACTIVE"
    again = api_client.order(order_id=second["order_id"])
    assert again["cf_order_id"] == second["cf_order_id"]
    assert api_client.client.post("/_sandbox/snapshots/other/restore").status_code == 404
    assert api_client.control("DELETE", "snapshots/one-order") == {"snapshots": []}


SCRIPT: list[tuple[str, str, Any]] = [
    ("POST", "/pg/orders", RECORDS["orders"][0]),
    ("POST", "/_sandbox/preload", {**RECORDS, "orders": RECORDS["orders"][1:],
                                   "payments": [{"order_id": "open-1", "action": "pay"}]}),
    ("POST", "/pg/orders", {"order_id": "refused"}),
    ("POST", "/_sandbox/faults", {"kind": "status_503", "probability": 0.5, "match": {"path": "/pg/orders/paid-1"}}),
    *[("GET", "/pg/orders/paid-1", None)] * 6,
    ("DELETE", "/_sandbox/faults", None),
    ("POST", "/_sandbox/clock", {"advance_ms": 61_000}),
    ("GET", "/pg/orders/open-1/payments", None),
    ("POST", "/payout/v1/authorize", None),
    ("GET", "/payout/beneficiary?beneficiary_id=asha1", None),
    ("POST", "/verification/oauth2/session",
     {"verification_id": "V-1", "user": {"identifier_type": "MOBILE", "identifier_value": "9876543210"}}),
    ("GET", "/_sandbox/identity", None),
    ("GET", "/_sandbox/orders", None),
    ("GET", "/_sandbox/payouts", None),
    ("GET", "/_sandbox/phone", None),
    ("GET", "/_sandbox/requests", None),
]  # fmt: skip


def test_the_same_script_gets_the_same_bytes(start_sandbox: Callable[..., SandboxProcess]) -> None:
    """Compare every answer with its headers; a reset begins the script once more."""
    port = str(free_port())
    runs = []
    for _ in range(2):
        started = start_sandbox("--seed", "7", "--now", NOW, "--port", port)
        keys = {"x-client-id": started.client_id, "x-client-secret": started.client_secret}
        headers = {**keys, "x-api-version": "2026-01-01"}
        with httpx.Client(base_url=started.url, headers=headers, trust_env=False, verify=NO_TLS) as client:
            for _ in range(2):
                answers = [client.request(method, path, json=body) for method, path, body in SCRIPT]
                codes = [each["payment_url"] for each in client.get("/_sandbox/orders").json()["transactions"]]
                answers += [client.get(each) for each in codes]
                runs.append([(each.status_code, each.headers.raw, each.content) for each in answers])
                client.post("/_sandbox/reset")
        started.stop()
    assert {len(each) for each in runs} == {len(SCRIPT) + 1}
    assert runs[0] == runs[1] == runs[2] == runs[3]
    assert b'"created":{"terminals":1' in runs[0][1][2]
