"""Payments of an order, and all actions of a customer.

See docs/service.md#read-the-payments-of-an-order, #simulate-a-payment.
"""

from __future__ import annotations

import pytest

from paydesk.sandbox.control.actions import ACTIONS
from tests.sandbox.conftest import ApiClient, ok, refusal

AT_ONCE = {
    "pay": (["SUCCESS"], "PAID"),
    "decline": (["FAILED"], "ACTIVE"),
    "pay_late": (["NOT_ATTEMPTED"], "ACTIVE"),
    "pay_twice": (["SUCCESS", "SUCCESS"], "PAID"),
    "pay_pending": (["PENDING"], "ACTIVE"),
    "fail_late": (["PENDING"], "ACTIVE"),
    "drop": (["USER_DROPPED"], "ACTIVE"),
    "open": (["PENDING"], "ACTIVE"),
    "pay_after_expiry": (["PENDING"], "ACTIVE"),
    "decline_then_pay": (["FAILED", "SUCCESS"], "PAID"),
    "insufficient_funds": (["FAILED"], "ACTIVE"),
    "wrong_pin": (["FAILED"], "ACTIVE"),
    "bank_down": (["FAILED"], "ACTIVE"),
    "limit_exceeded": (["FAILED"], "ACTIVE"),
    "cancel": (["CANCELLED"], "ACTIVE"),
    "void": (["VOID"], "ACTIVE"),
}
LATER = {"pay_late": ["SUCCESS"], "pay_pending": ["SUCCESS"], "fail_late": ["FAILED"]}


def test_every_outcome_has_its_row_here() -> None:
    assert AT_ONCE.keys() == ACTIONS.keys()
    assert len(ACTIONS) >= 10


@pytest.mark.parametrize("action", AT_ONCE)
def test_each_action_has_its_statuses(api_client: ApiClient, action: str) -> None:
    api_client.stop_clock()
    order, _ = api_client.sale()
    api_client.phone(order, action, after_ms=4_000)
    statuses, order_status = AT_ONCE[action]
    assert [each["payment_status"] for each in api_client.payments(order)] == statuses
    assert api_client.status(order) == order_status
    api_client.advance(3_999)
    assert [each["payment_status"] for each in api_client.payments(order)] == statuses
    api_client.advance(1)
    assert [each["payment_status"] for each in api_client.payments(order)] == LATER.get(action, statuses)


def test_open_ends_when_the_code_times_out(api_client: ApiClient) -> None:
    order, _ = api_client.sale()
    api_client.phone(order, "open")
    api_client.advance(300_000)
    [payment] = api_client.payments(order)
    assert payment["payment_status"] == "USER_DROPPED"


def test_pay_late_takes_five_seconds_unless_told_otherwise(api_client: ApiClient) -> None:
    api_client.stop_clock()
    order, _ = api_client.sale()
    api_client.phone(order, "pay_late")
    api_client.advance(4_999)
    assert api_client.status(order) == "ACTIVE"
    api_client.advance(1)
    assert api_client.status(order) == "PAID"


def test_an_action_ends_an_unfinished_payment(api_client: ApiClient) -> None:
    order, _ = api_client.sale()
    api_client.phone(order, "open")
    api_client.phone(order, "pay")
    assert [each["payment_status"] for each in api_client.payments(order)] == ["SUCCESS"]


def test_a_new_payment_is_not_attempted(api_client: ApiClient) -> None:
    order, transaction = api_client.sale()
    [payment] = api_client.payments(order)
    assert payment["payment_status"] == "NOT_ATTEMPTED"
    assert payment["cf_payment_id"] == str(transaction["cf_payment_id"])
    assert not api_client.payments(api_client.order())


def test_a_paid_one_has_amount_time_and_bank_reference(api_client: ApiClient) -> None:
    order, _ = api_client.sale(order_amount=90.5)
    api_client.phone(order, "pay")
    [payment] = api_client.payments(order)
    assert payment["entity"] == "payment"
    assert payment["payment_amount"] == payment["order_amount"] == 90.5
    assert payment["is_captured"] is True
    assert len(payment["bank_reference"]) == 12
    assert payment["payment_completion_time"]
    assert payment["payment_method"]["upi"]["upi_id"].endswith("@paydesk")
    assert payment["error_details"] is None


def test_a_failed_one_says_why(api_client: ApiClient) -> None:
    order, _ = api_client.sale()
    api_client.phone(order, "insufficient_funds")
    [payment] = api_client.payments(order)
    assert payment["is_captured"] is False
    assert payment["error_details"]["error_code"] == "INSUFFICIENT_FUNDS"
    assert payment["error_details"]["error_source"] == "bank"


def test_one_payment_by_its_number(api_client: ApiClient) -> None:
    order, transaction = api_client.sale()
    path = f"/pg/orders/{order['order_id']}/payments"
    [payment] = api_client.payments(order)
    assert ok(api_client.client.get(f"{path}/{transaction['cf_payment_id']}")) == payment
    other = api_client.order()
    for wrong in (f"{path}/1", f"{path}/x", f"/pg/orders/{other['order_id']}/payments/{transaction['cf_payment_id']}"):
        assert refusal(api_client.client.get(wrong)) == (404, "invalid_request_error", "payment_not_found")


@pytest.mark.parametrize(
    ("status", "order_status"),
    [("SUCCESS", "PAID"), ("FAILED", "ACTIVE"), ("PENDING", "ACTIVE"), ("USER_DROPPED", "ACTIVE")],
)
def test_the_services_own_simulation(api_client: ApiClient, status: str, order_status: str) -> None:
    order, transaction = api_client.sale()
    simulated = {"payment_status": status, "payment_error_code": "BANK_DOWN" if status == "FAILED" else None}
    body = {"entity": "PAYMENTS", "entity_id": str(transaction["cf_payment_id"]), "entity_simulation": simulated}
    made = ok(api_client.post("/pg/simulate", body))
    assert [each["payment_status"] for each in api_client.payments(order)] == [status]
    assert api_client.status(order) == order_status
    assert ok(api_client.client.get(f"/pg/simulate/{made['simulation_id']}")) == made


def test_a_simulation_can_end_what_it_left_pending(api_client: ApiClient) -> None:
    order, transaction = api_client.sale()
    body = {"entity": "PAYMENTS", "entity_id": str(transaction["cf_payment_id"])}
    for status in ("PENDING", "SUCCESS"):
        ok(api_client.post("/pg/simulate", {**body, "entity_simulation": {"payment_status": status}}))
    assert [each["payment_status"] for each in api_client.payments(order)] == ["SUCCESS"]
    again = api_client.post("/pg/simulate", {**body, "entity_simulation": {"payment_status": "SUCCESS"}})
    assert again.status_code == 400


def test_simulations_that_cannot_be(api_client: ApiClient) -> None:
    simulated = {"payment_status": "SUCCESS"}
    unknown = api_client.post("/pg/simulate", {"entity": "PAYMENTS", "entity_id": "1", "entity_simulation": simulated})
    assert refusal(unknown)[2] == "payment_not_found"
    assert api_client.post("/pg/simulate", {"entity": "CARDS", "entity_id": "1"}).status_code == 400
    assert refusal(api_client.client.get("/pg/simulate/none")) == (404, "invalid_request_error", "somethind_not_found")


def test_a_payment_is_text_now_and_was_a_number_once(api_client: ApiClient) -> None:
    order, _ = api_client.sale()
    path = f"/pg/orders/{order['order_id']}/payments"
    [old] = api_client.client.get(path, headers={"x-api-version": "2022-01-01"}).json()
    assert isinstance(old["cf_payment_id"], int)
