"""Payments of an order, and everything a customer can do (SERVICE-FACTS 2.6, 2.10)."""

from __future__ import annotations

import pytest

from paydesk.sandbox.control.actions import ACTIONS
from tests.sandbox.conftest import Till, ok, refusal

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
def test_what_a_customer_does_is_what_the_service_says(till: Till, action: str) -> None:
    till.stop_clock()
    order, _ = till.sale()
    till.phone(order, action, after_ms=4_000)
    statuses, order_status = AT_ONCE[action]
    assert [each["payment_status"] for each in till.payments(order)] == statuses
    assert till.status(order) == order_status
    till.advance(3_999)
    assert [each["payment_status"] for each in till.payments(order)] == statuses
    till.advance(1)
    assert [each["payment_status"] for each in till.payments(order)] == LATER.get(action, statuses)


def test_open_ends_when_the_code_times_out(till: Till) -> None:
    order, _ = till.sale()
    till.phone(order, "open")
    till.advance(300_000)
    [payment] = till.payments(order)
    assert payment["payment_status"] == "USER_DROPPED"


def test_pay_late_takes_five_seconds_unless_told_otherwise(till: Till) -> None:
    till.stop_clock()
    order, _ = till.sale()
    till.phone(order, "pay_late")
    till.advance(4_999)
    assert till.status(order) == "ACTIVE"
    till.advance(1)
    assert till.status(order) == "PAID"


def test_an_action_on_a_payment_under_way_becomes_its_end(till: Till) -> None:
    order, _ = till.sale()
    till.phone(order, "open")
    till.phone(order, "pay")
    assert [each["payment_status"] for each in till.payments(order)] == ["SUCCESS"]


def test_before_anybody_pays_the_payment_is_not_attempted(till: Till) -> None:
    order, transaction = till.sale()
    [payment] = till.payments(order)
    assert payment["payment_status"] == "NOT_ATTEMPTED"
    assert payment["cf_payment_id"] == str(transaction["cf_payment_id"])
    assert not till.payments(till.order())


def test_a_paid_one_has_amount_time_and_bank_reference(till: Till) -> None:
    order, _ = till.sale(order_amount=90.5)
    till.phone(order, "pay")
    [payment] = till.payments(order)
    assert payment["entity"] == "payment"
    assert payment["payment_amount"] == payment["order_amount"] == 90.5
    assert payment["is_captured"] is True
    assert len(payment["bank_reference"]) == 12
    assert payment["payment_completion_time"]
    assert payment["payment_method"]["upi"]["upi_id"].endswith("@paydesk")
    assert payment["error_details"] is None


def test_a_failed_one_says_why(till: Till) -> None:
    order, _ = till.sale()
    till.phone(order, "insufficient_funds")
    [payment] = till.payments(order)
    assert payment["is_captured"] is False
    assert payment["error_details"]["error_code"] == "INSUFFICIENT_FUNDS"
    assert payment["error_details"]["error_source"] == "bank"


def test_one_payment_by_its_number(till: Till) -> None:
    order, transaction = till.sale()
    path = f"/pg/orders/{order['order_id']}/payments"
    [payment] = till.payments(order)
    assert ok(till.client.get(f"{path}/{transaction['cf_payment_id']}")) == payment
    other = till.order()
    for wrong in (f"{path}/1", f"{path}/x", f"/pg/orders/{other['order_id']}/payments/{transaction['cf_payment_id']}"):
        assert refusal(till.client.get(wrong)) == (404, "invalid_request_error", "payment_not_found")


@pytest.mark.parametrize(
    ("status", "order_status"),
    [("SUCCESS", "PAID"), ("FAILED", "ACTIVE"), ("PENDING", "ACTIVE"), ("USER_DROPPED", "ACTIVE")],
)
def test_the_services_own_simulation(till: Till, status: str, order_status: str) -> None:
    order, transaction = till.sale()
    simulated = {"payment_status": status, "payment_error_code": "BANK_DOWN" if status == "FAILED" else None}
    body = {"entity": "PAYMENTS", "entity_id": str(transaction["cf_payment_id"]), "entity_simulation": simulated}
    made = ok(till.post("/pg/simulate", body))
    assert [each["payment_status"] for each in till.payments(order)] == [status]
    assert till.status(order) == order_status
    assert ok(till.client.get(f"/pg/simulate/{made['simulation_id']}")) == made


def test_a_simulation_can_end_what_it_left_pending(till: Till) -> None:
    order, transaction = till.sale()
    body = {"entity": "PAYMENTS", "entity_id": str(transaction["cf_payment_id"])}
    for status in ("PENDING", "SUCCESS"):
        ok(till.post("/pg/simulate", {**body, "entity_simulation": {"payment_status": status}}))
    assert [each["payment_status"] for each in till.payments(order)] == ["SUCCESS"]
    again = till.post("/pg/simulate", {**body, "entity_simulation": {"payment_status": "SUCCESS"}})
    assert again.status_code == 400


def test_simulations_that_cannot_be(till: Till) -> None:
    simulated = {"payment_status": "SUCCESS"}
    unknown = till.post("/pg/simulate", {"entity": "PAYMENTS", "entity_id": "1", "entity_simulation": simulated})
    assert refusal(unknown)[2] == "payment_not_found"
    assert till.post("/pg/simulate", {"entity": "CARDS", "entity_id": "1"}).status_code == 400
    assert refusal(till.client.get("/pg/simulate/none")) == (404, "invalid_request_error", "somethind_not_found")


def test_a_payment_is_text_now_and_was_a_number_once(till: Till) -> None:
    order, _ = till.sale()
    path = f"/pg/orders/{order['order_id']}/payments"
    [old] = till.client.get(path, headers={"x-api-version": "2022-01-01"}).json()
    assert isinstance(old["cf_payment_id"], int)
