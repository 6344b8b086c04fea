"""Refunds of orders: money goes back to the payer, never more than was paid, and each end has its webhook."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sandbox.conftest import ApiClient, ok


def paid_order(api_client: ApiClient, amount: int = 1250) -> str:
    """Return an order that a customer has paid."""
    order, _ = api_client.sale(order_amount=amount)
    api_client.phone(order, "pay")
    order_id: str = order["order_id"]
    return order_id


def get(api_client: ApiClient, path: str) -> Any:
    """Read something of the gateway."""
    return api_client.client.get(path)


def refund(api_client: ApiClient, order_id: str, refund_id: str = "refund_1", **changes: Any) -> Any:
    """Ask for a refund of 250 rupees."""
    body = {"refund_amount": 250, "refund_id": refund_id, **changes}
    return api_client.post(f"/pg/orders/{order_id}/refunds", body)


def test_a_refund_is_pending_and_then_done(api_client: ApiClient) -> None:
    order_id = paid_order(api_client)
    created = ok(refund(api_client, order_id, refund_note="Wrong size"))
    assert (created["refund_status"], created["refund_arn"], created["refund_note"]) == ("PENDING", None, "Wrong size")
    api_client.advance(5_000)
    done = ok(get(api_client, f"/pg/orders/{order_id}/refunds/refund_1"))
    assert (done["refund_status"], done["refund_mode"]) == ("SUCCESS", "STANDARD")
    assert done["refund_arn"]
    assert done["processed_at"]
    assert get(api_client, f"/pg/orders/{order_id}/refunds").json() == [done]
    assert ok(get(api_client, f"/pg/orders/{order_id}"))["order_status"] == "PAID"


def test_an_instant_refund_is_done_sooner(api_client: ApiClient) -> None:
    order_id = paid_order(api_client)
    refund(api_client, order_id, refund_speed="INSTANT")
    api_client.advance(500)
    assert ok(get(api_client, f"/pg/orders/{order_id}/refunds/refund_1"))["refund_speed"]["processed"] == "INSTANT"


def test_an_instant_refund_may_go_as_a_standard_one(api_client: ApiClient) -> None:
    order_id = paid_order(api_client)
    api_client.control("POST", "settings", {"instant_refund_charge_paise": 550})
    done = ok(refund(api_client, order_id, "refund_0", refund_speed="INSTANT"))
    assert (done["refund_charge"], done["refund_speed"]["message"]) == (5.5, None)
    api_client.control("POST", "settings", {"instant_refunds": False})
    created = ok(refund(api_client, order_id, refund_speed="INSTANT"))
    why = created["refund_speed"].pop("message")
    assert created["refund_speed"] == {"requested": "INSTANT", "accepted": "STANDARD", "processed": None}
    assert why
    assert created["refund_charge"] == 0
    api_client.advance(500)
    assert ok(get(api_client, f"/pg/orders/{order_id}/refunds/refund_1"))["refund_status"] == "PENDING"


def test_never_more_goes_back_than_was_paid(api_client: ApiClient) -> None:
    order_id = paid_order(api_client)
    assert refund(api_client, order_id, refund_amount=1_000).status_code == 200
    refused = refund(api_client, order_id, "refund_2", refund_amount=250.01)
    assert (refused.status_code, refused.json()["code"]) == (400, "refund_amount_invalid")
    assert refund(api_client, order_id, "refund_3").status_code == 200
    again = refund(api_client, order_id, refund_amount=1)
    assert (again.status_code, again.json()["code"]) == (409, "refund_already_exists")


@pytest.mark.parametrize(
    ("name", "status", "is_free"),
    [
        ("magic_pending", "PENDING", False),
        ("magic_onhold", "ONHOLD", False),
        ("magic_cancelled", "CANCELLED", True),
        ("magic_failed", "FAILED", True),
    ],
)
def test_money_that_did_not_go_back_can_be_refunded_again(
    api_client: ApiClient, name: str, status: str, is_free: bool
) -> None:
    order_id = paid_order(api_client)
    refund(api_client, order_id, name, refund_amount=1_250)
    api_client.advance(5_000)
    assert ok(get(api_client, f"/pg/orders/{order_id}/refunds/{name}"))["refund_status"] == status
    assert (refund(api_client, order_id).status_code == 200) is is_free


def test_a_refund_that_was_done_can_come_back(api_client: ApiClient) -> None:
    order_id, path = paid_order(api_client), "/pg/orders/{}/refunds/magic_reversed_1"
    refund(api_client, order_id, "magic_reversed_1", refund_amount=1_250)
    api_client.advance(5_000)
    assert ok(get(api_client, path.format(order_id)))["refund_status"] == "SUCCESS"
    api_client.advance(5_000)
    assert ok(get(api_client, path.format(order_id)))["refund_status"] == "CANCELLED"
    assert refund(api_client, order_id, refund_amount=1_250).status_code == 200


@pytest.mark.parametrize("status", ["SUCCESS", "FAILED", "PENDING"])
def test_a_note_chooses_the_end_as_in_the_public_sandbox(api_client: ApiClient, status: str) -> None:
    order_id = paid_order(api_client)
    refund(api_client, order_id, refund_note=status)
    api_client.advance(5_000)
    assert ok(get(api_client, f"/pg/orders/{order_id}/refunds/refund_1"))["refund_status"] == status


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"refund_amount": "250"}, "refund_amount_invalid"),
        ({"refund_amount": None}, "refund_amount_missing"),
        ({"refund_id": "a"}, "refund_id_invalid"),
        ({"refund_note": "x"}, "refund_note_invalid"),
        ({"refund_speed": "FAST"}, "refund_speed_invalid"),
    ],
)
def test_a_field_that_breaks_a_rule_is_named(api_client: ApiClient, changes: dict[str, Any], code: str) -> None:
    refused = refund(api_client, paid_order(api_client), **changes)
    assert (refused.status_code, refused.json()["code"]) == (400, code)


def test_only_a_paid_order_is_refunded(api_client: ApiClient) -> None:
    order = api_client.order()
    refused = refund(api_client, order["order_id"])
    assert (refused.status_code, refused.json()["code"]) == (400, "refund_post_failed")
    assert get(api_client, f"/pg/orders/{order['order_id']}/refunds/refund_1").json()["code"] == "refund_not_found"
    assert get(api_client, "/pg/orders/nothing/refunds").json()["code"] == "order_not_found"


@pytest.mark.parametrize(("name", "wait_ms"), [("refund_1", 4_999), ("magic_pending", 9_000), ("magic_onhold", 5_000)])
def test_a_refund_is_cancelled_before_its_end(api_client: ApiClient, name: str, wait_ms: int) -> None:
    order_id = paid_order(api_client)
    api_client.stop_clock()
    refund(api_client, order_id, name, refund_amount=1_250)
    api_client.advance(wait_ms)
    path = f"/pg/orders/{order_id}/refunds/{name}"
    cancelled = ok(api_client.client.put(path, json={"refund_status": "CANCELLED", "remarks": "Kept it"}))
    assert (cancelled["refund_status"], cancelled["processed_at"]) == ("CANCELLED", None)
    api_client.advance(60_000)
    assert get(api_client, path).json() == cancelled, "it stays so"
    assert refund(api_client, order_id, "refund_2", refund_amount=1_250).status_code == 200


def test_only_an_open_refund_is_cancelled_and_only_that(api_client: ApiClient) -> None:
    order_id = paid_order(api_client)
    refund(api_client, order_id)
    path, change = f"/pg/orders/{order_id}/refunds/refund_1", {"refund_status": "CANCELLED"}
    wrong = api_client.client.put(path, json={"refund_status": "SUCCESS"})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "refund_status_invalid")
    assert api_client.client.put(path + "2", json=change).json()["code"] == "refund_not_found"
    api_client.advance(5_000)
    late = api_client.client.put(path, json=change)
    assert (late.status_code, late.json()["code"]) == (400, "refund_update_failed")
