"""Settlements: the money of each day goes to the bank on the next, to the paisa, and nothing goes twice."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.money import Money
from paydesk.sandbox.clock import parse_iso
from paydesk.sandbox.progress import apply_due
from paydesk.sandbox.server import Running
from paydesk.sandbox.settlement_lifecycle import initiated
from paydesk.sandbox.static_payments import pay_static
from paydesk.sandbox.world import World
from tests.sandbox.conftest import ApiClient, ok

DAY_MS = 24 * 3_600_000
ALL = {"start_date": "2026-01-01T00:00:00+05:30", "end_date": "2027-01-01T00:00:00+05:30"}


def pay(shop: ApiClient, amount: Any = 1250) -> str:
    """Pay an order; return its id."""
    order, _ = shop.sale(order_amount=amount)
    shop.phone(order, "pay")
    return str(order["order_id"])


def query(shop: ApiClient, path: str, limit: int = 100, cursor: str | None = None, **filters: Any) -> Any:
    """Read a page of settlements or of reconciliation."""
    body = {"pagination": {"limit": limit, "cursor": cursor}, "filters": filters or ALL}
    return ok(shop.post(f"/pg/{path}", body))


def settlements(shop: ApiClient, **filters: Any) -> list[dict[str, Any]]:
    """List settlements."""
    found: list[dict[str, Any]] = query(shop, "settlements", **filters)["data"]
    return found


def paise(amount: float) -> int:
    return round(amount * 100)


def test_money_of_a_day_is_settled_on_the_next(shop: ApiClient) -> None:
    order_id = pay(shop)
    path = f"/pg/orders/{order_id}/settlements"
    assert shop.client.get(path).json()["code"] == "settlement_not_found"
    shop.advance(25 * 3_600_000 - 1)
    assert shop.client.get(path).status_code == 404, "not before eleven in India"
    shop.advance(1)
    pending = ok(shop.client.get(path))
    assert (pending["transfer_utr"], pending["transfer_time"]) == (None, None)
    assert settlements(shop)[0]["status"] == "PENDING"
    shop.advance(30 * 60_000)
    done = ok(shop.client.get(path))
    assert (done["order_amount"], done["service_charge"], done["service_tax"]) == (1250, 25, 4.5)
    assert (done["settlement_amount"], done["transfer_time"]) == (1220.5, "2026-01-06T11:30:00+05:30")
    (listed,) = settlements(shop, cf_settlement_ids=[done["cf_settlement_id"]])
    assert (listed["status"], listed["settlement_utr"]) == ("SUCCESS", done["transfer_utr"])
    assert settlements(shop, settlement_utrs=[done["transfer_utr"]]) == [listed]
    assert settlements(shop, settlement_utrs=["none"]) == []


def test_ids_are_numbers_in_the_oldest_version(shop: ApiClient) -> None:
    order_id = pay(shop)
    shop.advance(2 * DAY_MS)
    old = ok(shop.client.get(f"/pg/orders/{order_id}/settlements", headers={"x-api-version": "2022-09-01"}))
    new = ok(shop.client.get(f"/pg/orders/{order_id}/settlements"))
    assert (str(old["cf_payment_id"]), str(old["cf_settlement_id"])) == (new["cf_payment_id"], new["cf_settlement_id"])
    assert isinstance(old["cf_settlement_id"], int)
    assert isinstance(new["cf_settlement_id"], str)
    recon = query_as(shop, "2022-09-01")[0]
    assert [recon[name] for name in ("cf_payment_id", "cf_settlement_id")] == [
        old[name] for name in ("cf_payment_id", "cf_settlement_id")
    ]


def random_days(shop: ApiClient, seed: int, days: int) -> Counter[str]:
    """Let a shop live for some days; return how much money came and went back, in paise."""
    chance, paid, sums = random.Random(seed), [], Counter[str]()
    for day in range(days):
        for _ in range(chance.randrange(5)):
            amount = chance.randrange(100, 500_000)
            shop.advance(chance.randrange(60_000, 3 * 3_600_000))
            if chance.random() < 0.3:
                shop.control("POST", "phone", {"terminal": 54321, "amount": amount / 100})
            else:
                paid.append((pay(shop, amount / 100), amount))
            sums["paid"] += amount
        if paid and chance.random() < 0.7:
            order_id, amount = paid.pop(chance.randrange(len(paid)))
            back = amount if chance.random() < 0.5 else chance.randrange(100, amount + 1)
            body = {"refund_amount": back / 100, "refund_id": f"refund_{day}"}
            ok(shop.post(f"/pg/orders/{order_id}/refunds", body))
            sums["refunded"] += back
        shop.advance(DAY_MS)
    return sums


@pytest.mark.parametrize("seed", range(5))
def test_every_settlement_sums_to_the_paisa_and_nothing_is_settled_twice(shop: ApiClient, seed: int) -> None:
    sums = random_days(shop, seed, days=12)
    pay(shop, 100_000)
    shop.advance(3 * DAY_MS)
    listed = settlements(shop)
    assert listed
    seen: Counter[str] = Counter()
    for each in listed:
        assert each["status"] == "SUCCESS"
        rows = query(shop, "settlement/recon", 1_000, cf_settlement_ids=[int(each["cf_settlement_id"])])["data"]
        events = [row["event_details"] for row in rows]
        amounts = {
            kind: sum(paise(row["event_amount"]) for row in events if row["sale_type"] == kind)
            for kind in ("CREDIT", "DEBIT")
        }
        fee = sum(paise(row["event_service_charge"]) for row in events)
        tax = sum(paise(row["event_service_tax"]) for row in events)
        assert amounts["CREDIT"] - amounts["DEBIT"] - fee - tax == paise(each["amount_settled"]) > 0
        assert (amounts["CREDIT"], amounts["DEBIT"]) == (paise(each["payment_amount"]), paise(each["adjustment"]))
        assert (fee, tax) == (paise(each["pg_service_charge"]), paise(each["pg_service_tax"]))
        seen.update(row["event_type"] + row["event_id"] for row in events)
        sums["paid"] -= amounts["CREDIT"]
        sums["refunded"] -= amounts["DEBIT"]
    assert set(seen.values()) == {1}
    assert (sums["paid"], sums["refunded"]) == (-10_000_000, 0), "all of it, and the last sale"


def test_refunds_that_are_more_than_the_money_of_a_day_wait(shop: ApiClient) -> None:
    order_id = pay(shop, 500)
    shop.advance(2 * DAY_MS)
    ok(shop.post(f"/pg/orders/{order_id}/refunds", {"refund_amount": 500, "refund_id": "refund_1"}))
    shop.advance(2 * DAY_MS)
    assert len(settlements(shop)) == 1
    pay(shop, 2_000)
    shop.advance(2 * DAY_MS)
    last = settlements(shop)[-1]
    assert (last["payment_amount"], last["adjustment"], last["amount_settled"]) == (2_000, 500, 1_452.8)


def test_the_money_of_a_refund_that_comes_back_is_settled_again(shop: ApiClient) -> None:
    order_id = pay(shop, 500)
    shop.control("POST", "settings", {"refund_ms": 3 * DAY_MS})
    ok(shop.post(f"/pg/orders/{order_id}/refunds", {"refund_amount": 100, "refund_id": "magic_reversed_1"}))
    shop.advance(3 * DAY_MS)
    pay(shop, 2_000)
    shop.advance(2 * DAY_MS)
    assert [each["adjustment"] for each in settlements(shop)] == [0, 100]
    shop.advance(3 * DAY_MS)
    back = settlements(shop)[-1]
    assert (back["payment_amount"], back["adjustment"], back["amount_settled"]) == (0, -100, 100)
    rows = {row["event_details"]["event_type"]: row for row in query(shop, "recon")["data"]}
    reversal = rows["REFUND_REVERSAL"]
    assert (reversal["event_details"]["sale_type"], reversal["event_details"]["event_amount"]) == ("CREDIT", 100)
    assert reversal["settlement_details"]["cf_settlement_id"] == back["cf_settlement_id"]
    (settled,) = query(shop, "settlement/recon", cf_settlement_ids=[back["cf_settlement_id"]])["data"]
    assert settled["event_details"] == reversal["event_details"]


def test_charges_and_days_are_settings(shop: ApiClient) -> None:
    changes = {"settlement_days": 2, "settlement_fee_bp": 0, "settlement_bank_ms": 0}
    shop.control("POST", "settings", changes)
    pay(shop, 99.99)
    shop.advance(DAY_MS + 2 * 3_600_000)
    assert settlements(shop) == []
    shop.advance(DAY_MS)
    (only,) = settlements(shop)
    assert (only["status"], only["amount_settled"], only["pg_service_tax"]) == ("SUCCESS", 99.99, 0)


def test_days_are_a_year_at_most(shop: ApiClient) -> None:
    body = {"order_id": pay(shop), "meta_data": {"settlement_date": "9999-12-31"}}
    assert shop.post("/pg/orders/settlements", body).json()["code"] == "settlement_date_invalid"
    refused = shop.client.post("/_sandbox/settings", json={"settlement_days": 367})
    assert (refused.status_code, "at most 366" in refused.text) == (400, True)


def test_money_after_the_hour_of_its_own_day_is_settled_together(shop: ApiClient) -> None:
    shop.control("POST", "settings", {"settlement_days": 0})
    shop.advance(3 * 3_600_000)
    for _ in range(3):
        pay(shop, 100)
        shop.advance(60_000)
    assert settlements(shop) == []
    shop.advance(DAY_MS)
    assert [each["payment_amount"] for each in settlements(shop)] == [300]


def test_a_list_comes_in_pages(shop: ApiClient) -> None:
    for _ in range(5):
        pay(shop)
        shop.advance(DAY_MS)
    shop.advance(2 * DAY_MS)
    everything = settlements(shop)
    found: list[Any] = []
    cursor = None
    while cursor is not None or not found:
        page = query(shop, "settlements", 2, cursor)
        found += page["data"]
        cursor = page["cursor"]
    assert found == everything
    assert len(found) == 5
    first = query(shop, "settlements", 2)
    for wrong in ("?", "x" * 40, first["cursor"][:-3], query(shop, "recon", 1)["cursor"]):
        body = {"pagination": {"limit": 2, "cursor": wrong}, "filters": ALL}
        assert shop.post("/pg/settlements", body).json()["code"] == "cursor_invalid"


@pytest.mark.parametrize(
    ("page", "filters", "code"),
    [
        ({}, ALL, "limit_missing"),
        ({"limit": 0}, ALL, "limit_invalid"),
        ({"limit": 1_001}, ALL, "limit_invalid"),
        ({"limit": 10}, {}, "start_date_missing"),
        ({"limit": 10}, {"start_date": "2026-01-01"}, "start_date_invalid"),
        ({"limit": 10}, {"start_date": "2026-01-02T00:00:00Z", "end_date": "2026-01-01T00:00:00Z"}, "end_date_invalid"),
        ({"limit": 10}, {"cf_settlement_ids": "4234233"}, "cf_settlement_ids_invalid"),
        ({"limit": 10}, {"cf_settlement_ids": [{}]}, "cf_settlement_ids_invalid"),
        (None, ALL, "pagination_missing"),
    ],
)
def test_a_wrong_filter_is_refused(shop: ApiClient, page: Any, filters: Any, code: str) -> None:
    answer = shop.post("/pg/settlements", {"pagination": page, "filters": filters})
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_reconciliation_has_everything_that_happened(shop: ApiClient) -> None:
    order_id = pay(shop)
    failed, _ = shop.sale(order_amount=70)
    shop.phone(failed, "decline")
    shop.control("POST", "phone", {"terminal": 54321, "amount": 40})
    ok(shop.post(f"/pg/orders/{order_id}/refunds", {"refund_amount": 250, "refund_id": "refund_1"}))
    shop.advance(2 * DAY_MS)
    rows = query(shop, "recon")["data"]
    told = [(row["event_details"]["event_type"], row["event_details"]["event_status"]) for row in rows]
    assert sorted(told) == [
        ("PAYMENT", "FAILED"),
        ("PAYMENT", "SUCCESS"),
        ("PAYMENT", "SUCCESS"),
        ("REFUND", "SUCCESS"),
        ("SETTLEMENT", "SUCCESS"),
    ]
    assert [row["order_details"]["order_id"] for row in rows[:2]] == [order_id, failed["order_id"]]
    flat = query_as(shop, "2025-01-01")
    assert [row["event_id"] for row in flat] == [row["event_details"]["event_id"] for row in rows]
    assert [row["settlement_utr"] for row in flat] == [row["settlement_details"]["utr"] for row in rows]
    assert flat[1]["event_settlement_amount"] is None, "a payment that failed"


def query_as(shop: ApiClient, version: str) -> list[dict[str, Any]]:
    """Read the reconciliation in a version."""
    body = {"pagination": {"limit": 100}, "filters": ALL}
    found: list[dict[str, Any]] = ok(shop.post("/pg/recon", body, x_api_version=version))["data"]
    return found


def test_an_order_can_be_settled_later(shop: ApiClient) -> None:
    order_id = pay(shop)
    body = {"order_id": order_id, "meta_data": {"settlement_date": "2026-01-09", "cbriks_id": "C-1"}}
    answer = shop.post("/pg/orders/settlements", body)
    assert (answer.status_code, answer.json()) == (202, {})
    shop.advance(3 * DAY_MS + 2 * 3_600_000)
    assert settlements(shop) == [], "the eighth"
    shop.advance(DAY_MS)
    assert settlements(shop)[0]["settlement_initiated_on"] == "2026-01-09T11:00:00+05:30"
    again = shop.post("/pg/orders/settlements", {**body, "meta_data": {"settlement_date": "2026-01-20"}})
    assert (again.status_code, again.json()["code"]) == (400, "settlement_failed")
    for date in ("2026-01-05", "09/01/2026"):
        wrong = shop.post("/pg/orders/settlements", {**body, "meta_data": {"settlement_date": date}})
        assert wrong.json()["code"] == "settlement_date_invalid"


def test_a_settlement_is_simulated(shop: ApiClient) -> None:
    order_id, other = pay(shop), pay(shop, 80)
    asked = {"merchantOrderIds": [order_id], "status": "SUCCESS"}
    made = ok(shop.post("/pg/simulate/settlement", asked))
    assert (made["entity"], made["simulation_status"]) == ("SETTLEMENTS", "SUCCESS")
    assert ok(shop.client.get(f"/pg/simulate/settlement/{made['simulation_id']}")) == made
    assert [int(each["cf_settlement_id"]) for each in settlements(shop)] == made["settlement_ids"]
    assert ok(shop.client.get(f"/pg/orders/{order_id}/settlements"))["transfer_utr"]
    assert shop.post("/pg/simulate/settlement", asked).json()["code"] == "settlement_failed", "only once"
    shop.advance(2 * DAY_MS)
    assert settlements(shop)[-1]["payment_amount"] == 80, "the day has only what is left"
    assert ok(shop.client.get(f"/pg/orders/{other}/settlements"))["order_amount"] == 80


def test_the_money_of_a_failed_settlement_is_in_the_next(shop: ApiClient) -> None:
    order_id = pay(shop)
    asked = {"txnTime": "2026-01-05 00:00:00", "status": "FAILED", "errorReason": "The account is closed."}
    ok(shop.post("/pg/simulate/settlement", asked))
    (failed,) = settlements(shop)
    assert (failed["status"], failed["status_description"]) == ("FAILED", "The account is closed.")
    assert shop.client.get(f"/pg/orders/{order_id}/settlements").status_code == 404
    shop.advance(2 * DAY_MS)
    assert [each["status"] for each in settlements(shop)] == ["FAILED", "SUCCESS"]
    pay(shop)
    ok(shop.post("/pg/simulate/settlement", {"txnTime": "2026-01-07 00:00:00", "status": "PENDING"}))
    shop.advance(5 * DAY_MS)
    assert settlements(shop)[-1]["status"] == "PENDING", "as asked for"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({}, "merchantOrderIds_missing"),
        ({"merchantOrderIds": ["none"]}, "order_not_found"),
        ({"merchantOrderIds": "none"}, "merchantOrderIds_invalid"),
        ({"txnTime": "2026-01-05T00:00:00"}, "txnTime_invalid"),
        ({"txnTime": "2025-12-20 00:00:00"}, "txnTime_invalid"),
        ({"txnTime": "2026-01-05 11:00:00"}, "txnTime_invalid"),
        ({"txnTime": "2026-01-05 09:00:00"}, "settlement_failed"),
        ({"txnTime": "2026-01-05 09:00:00", "status": "DONE"}, "status_invalid"),
    ],
)
def test_a_wrong_simulation_is_refused(shop: ApiClient, changes: dict[str, Any], code: str) -> None:
    assert shop.post("/pg/simulate/settlement", {"status": "SUCCESS", **changes}).json()["code"] == code
    assert shop.client.get("/pg/simulate/settlement/none").status_code == 404


def test_settlements_survive_a_snapshot(shop: ApiClient) -> None:
    pay(shop)
    shop.control("POST", "snapshots/before")
    shop.advance(2 * DAY_MS)
    made = settlements(shop)
    shop.control("POST", "snapshots/before/restore")
    assert settlements(shop) == []
    shop.advance(2 * DAY_MS)
    assert settlements(shop) == made


def test_settlements_survive_a_restart(tmp_path: Path) -> None:
    now = [parse_iso("2026-01-05T10:00:00+05:30") or 0]
    world = World("1", tmp_path / "data", lambda: now[0])
    pay_static(world, world.terminals[54321], Money(4_000))
    world.close()
    now[0] += DAY_MS + 3_600_000
    world = World(None, tmp_path / "data", lambda: now[0])
    apply_due(world)
    world.close()
    world = World(None, tmp_path / "data", lambda: now[0])
    (made,) = initiated(world)
    assert (made.status, made.payments_paise, made.net_paise) == ("PENDING", 4_000, 3_906)
    now[0] += 30 * 60_000
    apply_due(world)
    assert (made.status, initiated(world)) == ("SUCCESS", [made])
    world.close()


def test_the_same_days_give_the_same_bytes(sandbox: Running) -> None:
    def live() -> list[bytes]:
        shop = ApiClient(sandbox.url, sandbox.client_id, sandbox.client_secret)
        shop.control("POST", "reset")
        shop.control("POST", "clock", {"now": "2026-01-05T10:00:00+05:30", "rate": 0})
        random_days(shop, 7, days=6)
        body = {"pagination": {"limit": 100}, "filters": ALL}
        dispute = shop.client.post("/_sandbox/disputes", json={"cf_payment_id": first_payment(shop)})
        answers = [dispute.content, *(shop.post(f"/pg/{path}", body).content for path in ("settlements", "recon"))]
        shop.client.close()
        return answers

    assert live() == live()


def first_payment(shop: ApiClient) -> str:
    """Return the id of the first payment that reconciliation lists."""
    return str(query(shop, "recon", 1)["data"][0]["payment_details"]["cf_payment_id"])
