"""Automatic progress of orders: every transition of docs/service.md#order-states."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.sandbox.conftest import ApiClient

MINUTE = 60_000


def short_order(api_client: ApiClient, minutes: int = 10) -> dict[str, Any]:
    """Create an order that expires after some minutes, and its transaction."""
    now = datetime.fromisoformat(api_client.control("GET", "clock")["now"])
    order, _ = api_client.sale(order_expiry_time=(now + timedelta(minutes=minutes)).isoformat())
    return order


def refusal_text(api_client: ApiClient, order: dict[str, Any], action: str = "pay") -> str:
    """Return the text with which the phone refuses."""
    body = {"order_id": order["order_id"], "action": action}
    answer = api_client.client.post("/_sandbox/phone", json=body)
    assert answer.status_code == 409
    return str(answer.json()["error"])


def test_paid(api_client: ApiClient) -> None:
    order, _ = api_client.sale()
    api_client.phone(order, "pay")
    assert api_client.status(order) == "PAID"
    api_client.advance(40 * 24 * 60 * MINUTE)
    assert api_client.status(order) == "PAID"


def test_an_expired_order_cannot_be_paid(api_client: ApiClient) -> None:
    order = short_order(api_client, 2)
    api_client.advance(2 * MINUTE)
    assert api_client.status(order) == "EXPIRED"
    assert "expired" in refusal_text(api_client, order)
    assert api_client.status(order) == "EXPIRED"


def test_an_attempt_begun_before_expiry_can_still_end_paid(api_client: ApiClient) -> None:
    order = short_order(api_client)
    api_client.phone(order, "pay_late", after_ms=12 * MINUTE)
    api_client.advance(11 * MINUTE)
    assert api_client.status(order) == "EXPIRED"
    api_client.advance(2 * MINUTE)
    assert api_client.status(order) == "PAID"


def test_pay_after_expiry(api_client: ApiClient) -> None:
    order = short_order(api_client)
    api_client.phone(order, "pay_after_expiry")
    api_client.stop_clock()
    api_client.control("POST", "clock", {"now": order["order_expiry_time"]})
    assert api_client.status(order) == "EXPIRED"
    api_client.advance(1_000)
    assert api_client.status(order) == "PAID"


def test_termination_takes_a_moment(api_client: ApiClient) -> None:
    api_client.stop_clock()
    order, _ = api_client.sale()
    assert api_client.terminate(order) == "TERMINATION_REQUESTED"
    api_client.advance(1_499)
    assert api_client.status(order) == "TERMINATION_REQUESTED"
    api_client.advance(1)
    assert api_client.status(order) == "TERMINATED"
    assert "terminated" in refusal_text(api_client, order)


def test_the_moment_can_be_set(api_client: ApiClient) -> None:
    api_client.control("POST", "settings", {"termination_ms": 0})
    assert api_client.terminate(api_client.order()) == "TERMINATED"


def test_termination_loses_to_a_payment_that_came_first(api_client: ApiClient) -> None:
    order, _ = api_client.sale()
    api_client.phone(order, "pay")
    assert api_client.terminate(order) == "PAID"
    assert api_client.status(order) == "PAID"


def test_termination_loses_to_a_payment_that_comes_while_it_is_requested(api_client: ApiClient) -> None:
    api_client.stop_clock()
    order, _ = api_client.sale()
    api_client.terminate(order)
    api_client.phone(order, "pay")
    assert api_client.status(order) == "PAID"
    api_client.advance(MINUTE)
    assert api_client.status(order) == "PAID"


@pytest.mark.parametrize(("action", "ends"), [("pay_pending", "PAID"), ("fail_late", "TERMINATED")])
def test_termination_waits_for_an_attempt_under_way(api_client: ApiClient, action: str, ends: str) -> None:
    api_client.stop_clock()
    order, _ = api_client.sale()
    api_client.phone(order, action, after_ms=30_000)
    api_client.terminate(order)
    api_client.advance(29_999)
    assert api_client.status(order) == "TERMINATION_REQUESTED"
    api_client.advance(1)
    assert api_client.status(order) == ends


def test_terminating_again_changes_nothing(api_client: ApiClient) -> None:
    api_client.stop_clock()
    order, _ = api_client.sale()
    api_client.terminate(order)
    api_client.advance(1_400)
    assert api_client.terminate(order) == "TERMINATION_REQUESTED"
    api_client.advance(100)
    assert api_client.terminate(order) == "TERMINATED"


def test_an_expired_order_stays_expired_when_it_is_terminated(api_client: ApiClient) -> None:
    order = short_order(api_client)
    api_client.advance(11 * MINUTE)
    assert api_client.terminate(order) == "EXPIRED"


def test_a_code_times_out_and_the_order_lives_on(api_client: ApiClient) -> None:
    api_client.control("POST", "settings", {"timeout_ms": 60_000})
    api_client.stop_clock()
    order, transaction = api_client.sale()
    assert transaction["timeout"] == "60000"
    api_client.advance(60_000)
    assert "timed_out" in refusal_text(api_client, order)
    assert api_client.status(order) == "ACTIVE"
    assert api_client.request_transaction(order).status_code == 200
    api_client.phone(order, "pay")
    assert api_client.status(order) == "PAID"


def test_an_old_code_can_be_paid_beside_a_new_one(api_client: ApiClient) -> None:
    order, first = api_client.sale()
    second = api_client.request_transaction(order).json()
    api_client.control("POST", "phone", {"cf_payment_id": first["cf_payment_id"], "action": "pay"})
    assert api_client.status(order) == "PAID"
    answer = api_client.client.post("/_sandbox/phone", json={"cf_payment_id": second["cf_payment_id"], "action": "pay"})
    assert answer.status_code == 409


ENDS = {"PAID", "EXPIRED", "TERMINATED"}
ALLOWED = {
    "ACTIVE": {"ACTIVE", "PAID", "EXPIRED", "TERMINATION_REQUESTED", "TERMINATED"},
    "TERMINATION_REQUESTED": {"TERMINATION_REQUESTED", "TERMINATED", "PAID"},
    "EXPIRED": {"EXPIRED", "PAID"},
    "TERMINATED": {"TERMINATED"},
    "PAID": {"PAID"},
}
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("advance"), st.integers(0, 15 * MINUTE)),
        st.tuples(
            st.sampled_from(["pay", "decline", "drop", "open", "pay_late", "pay_pending", "fail_late", "pay_twice"]),
            st.integers(0, 15 * MINUTE),
        ),
        st.tuples(st.just("terminate"), st.just(0)),
        st.tuples(st.just("renew"), st.just(0)),
    ),
    max_size=10,
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(STEPS)
def test_an_order_changes_status_only_as_documented(api_client: ApiClient, steps: list[tuple[str, int]]) -> None:
    """In any sequence of steps each status change is allowed, and PAID comes with a SUCCESS payment."""
    api_client.control("POST", "reset")
    api_client.stop_clock()
    order = short_order(api_client)
    status = "ACTIVE"
    for what, number in steps:
        if what == "advance":
            api_client.advance(number)
        elif what == "terminate":
            api_client.terminate(order)
        elif what == "renew":
            assert api_client.request_transaction(order).status_code == (200 if status == "ACTIVE" else 400)
        else:
            body = {"order_id": order["order_id"], "action": what, "after_ms": number}
            answer: httpx.Response = api_client.client.post("/_sandbox/phone", json=body)
            assert answer.status_code in {200, 409}
        now = api_client.status(order)
        assert now in ALLOWED[status], (status, what, now)
        status = now
    api_client.advance(60 * MINUTE)
    assert api_client.status(order) in ENDS
    paid = any(payment["payment_status"] == "SUCCESS" for payment in api_client.payments(order))
    assert (api_client.status(order) == "PAID") == paid
