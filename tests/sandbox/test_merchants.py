"""Several merchants at one address: each has its keys and records, and none sees another's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.helpers.sandbox import SandboxProcess
from tests.sandbox.conftest import ApiClient

OPTIONS = ("--merchants", "2", "--seed", "1")


def clients(started: SandboxProcess) -> list[ApiClient]:
    keys: list[dict[str, Any]] = started.said["merchants"]
    return [ApiClient(started.url, each["client_id"], each["client_secret"]) for each in keys]


@pytest.fixture
def merchants(start_sandbox: Callable[..., SandboxProcess]) -> Iterator[list[ApiClient]]:
    made = clients(start_sandbox(*OPTIONS))
    yield made
    for each in made:
        each.client.close()


def test_none_sees_another_ones_orders(merchants: list[ApiClient]) -> None:
    first, second = merchants
    order, code = first.sale(order_id="bill-1")
    assert second.client.get("/pg/orders/bill-1").status_code == 404
    other, other_code = second.sale(order_id="bill-1", order_amount=90)
    assert other["cf_order_id"] != order["cf_order_id"]
    second.phone(other, "pay")
    assert (first.status(order), second.status(other)) == ("ACTIVE", "PAID")
    assert [each["order_amount"] for each in second.control("GET", "orders")["orders"]] == [90]
    for each in (code, other_code):
        page = httpx.get(each["payment_url"], trust_env=False)
        assert (page.status_code, "bill-1" in page.text) == (200, True)


def test_a_session_is_paid_at_its_own_merchant_only(merchants: list[ApiClient]) -> None:
    first, second = merchants
    body = {"payment_method": {"upi": {"channel": "link"}}, "payment_session_id": second.order()["payment_session_id"]}
    assert first.post("/pg/orders/sessions", body).json()["code"] == "payment_session_id_invalid"
    assert second.post("/pg/orders/sessions", body).status_code == 200


def test_none_sees_another_ones_settlements_and_disputes(merchants: list[ApiClient]) -> None:
    first, second = merchants
    order, _ = second.sale()
    second.phone(order, "pay")
    dispute = second.control("POST", "disputes", {"order_id": order["order_id"]})
    asked = {"merchantOrderIds": [order["order_id"]], "status": "SUCCESS"}
    assert first.post("/pg/simulate/settlement", asked).json()["code"] == "order_not_found"
    number = second.post("/pg/simulate/settlement", asked).json()["settlement_ids"][0]
    body = {"pagination": {"limit": 10}, "filters": {"cf_settlement_ids": [number]}}
    assert [len(each.post("/pg/settlements", body).json()["data"]) for each in merchants] == [0, 1]
    path = f"/pg/disputes/{dispute['dispute_id']}"
    assert [each.client.get(path).status_code for each in merchants] == [404, 200]


def test_keys_and_tokens_are_those_of_one_merchant(merchants: list[ApiClient]) -> None:
    first, second = merchants
    mixed = {"x-client-secret": first.client.headers["x-client-secret"]}
    assert second.client.get("/pg/orders/bill-1", headers=mixed).status_code == 401
    token = second.client.post("/payout/v1/authorize").json()["data"]["token"]
    plain = httpx.Client(base_url=first.client.base_url, trust_env=False, headers={"Authorization": f"Bearer {token}"})
    with plain:
        assert plain.post("/payout/v1/verifyToken").json()["status"] == "SUCCESS"
    assert [each.control("GET", "payouts")["tokens"] for each in merchants] == [0, 1]
    second.control("POST", "settings", {"timeout_ms": 1_000})
    assert [each.control("GET", "settings")["timeout_ms"] for each in merchants] == [300_000, 1_000]


def test_each_has_a_data_file(start_sandbox: Callable[..., SandboxProcess], tmp_path: Path) -> None:
    started = start_sandbox(*OPTIONS, "--data", str(tmp_path / "data"))
    for number, each in enumerate(clients(started), 1):
        each.order(order_id=f"bill-{number}")
        each.client.close()
    started.stop()
    for number, each in enumerate(clients(start_sandbox(*OPTIONS, "--data", str(tmp_path / "data"))), 1):
        assert [one["order_id"] for one in each.control("GET", "orders")["orders"]] == [f"bill-{number}"]
        each.client.close()
