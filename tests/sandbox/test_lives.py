"""What becomes of orders as time goes on: every transition of SPEC.md 3.1 and SERVICE-FACTS 2.4."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.sandbox.conftest import Till

MINUTE = 60_000


def short_order(till: Till, minutes: int = 10) -> dict[str, Any]:
    """An order that lives for so many minutes, with its transaction."""
    now = datetime.fromisoformat(till.control("GET", "clock")["now"])
    order, _ = till.sale(order_expiry_time=(now + timedelta(minutes=minutes)).isoformat())
    return order


def refused(till: Till, order: dict[str, Any], action: str = "pay") -> str:
    """The words with which the phone refuses."""
    body = {"order_id": order["order_id"], "action": action}
    answer = till.client.post("/_sandbox/phone", json=body)
    assert answer.status_code == 409
    return str(answer.json()["error"])


def test_paid(till: Till) -> None:
    order, _ = till.sale()
    till.phone(order, "pay")
    assert till.status(order) == "PAID"
    till.advance(40 * 24 * 60 * MINUTE)
    assert till.status(order) == "PAID"


def test_expired_and_then_nobody_can_begin_to_pay(till: Till) -> None:
    order = short_order(till, 2)
    till.advance(2 * MINUTE)
    assert till.status(order) == "EXPIRED"
    assert "expired" in refused(till, order)
    assert till.status(order) == "EXPIRED"


def test_an_attempt_begun_before_expiry_can_still_end_paid(till: Till) -> None:
    order = short_order(till)
    till.phone(order, "pay_late", after_ms=12 * MINUTE)
    till.advance(11 * MINUTE)
    assert till.status(order) == "EXPIRED"
    till.advance(2 * MINUTE)
    assert till.status(order) == "PAID"


def test_pay_after_expiry(till: Till) -> None:
    order = short_order(till)
    till.phone(order, "pay_after_expiry")
    till.stop_clock()
    till.control("POST", "clock", {"now": order["order_expiry_time"]})
    assert till.status(order) == "EXPIRED"
    till.advance(1_000)
    assert till.status(order) == "PAID"


def test_termination_takes_a_moment(till: Till) -> None:
    till.stop_clock()
    order, _ = till.sale()
    assert till.terminate(order) == "TERMINATION_REQUESTED"
    till.advance(1_499)
    assert till.status(order) == "TERMINATION_REQUESTED"
    till.advance(1)
    assert till.status(order) == "TERMINATED"
    assert "terminated" in refused(till, order)


def test_the_moment_can_be_set(till: Till) -> None:
    till.control("POST", "settings", {"termination_ms": 0})
    assert till.terminate(till.order()) == "TERMINATED"


def test_termination_loses_to_a_payment_that_came_first(till: Till) -> None:
    order, _ = till.sale()
    till.phone(order, "pay")
    assert till.terminate(order) == "PAID"
    assert till.status(order) == "PAID"


def test_termination_loses_to_a_payment_that_comes_while_it_is_requested(till: Till) -> None:
    till.stop_clock()
    order, _ = till.sale()
    till.terminate(order)
    till.phone(order, "pay")
    assert till.status(order) == "PAID"
    till.advance(MINUTE)
    assert till.status(order) == "PAID"


@pytest.mark.parametrize(("action", "ends"), [("pay_pending", "PAID"), ("fail_late", "TERMINATED")])
def test_termination_waits_for_an_attempt_under_way(till: Till, action: str, ends: str) -> None:
    till.stop_clock()
    order, _ = till.sale()
    till.phone(order, action, after_ms=30_000)
    till.terminate(order)
    till.advance(29_999)
    assert till.status(order) == "TERMINATION_REQUESTED"
    till.advance(1)
    assert till.status(order) == ends


def test_terminating_again_changes_nothing(till: Till) -> None:
    till.stop_clock()
    order, _ = till.sale()
    till.terminate(order)
    till.advance(1_400)
    assert till.terminate(order) == "TERMINATION_REQUESTED"
    till.advance(100)
    assert till.terminate(order) == "TERMINATED"


def test_an_expired_order_stays_expired_when_it_is_terminated(till: Till) -> None:
    order = short_order(till)
    till.advance(11 * MINUTE)
    assert till.terminate(order) == "EXPIRED"


def test_a_code_times_out_and_the_order_lives_on(till: Till) -> None:
    till.control("POST", "settings", {"timeout_ms": 60_000})
    till.stop_clock()
    order, transaction = till.sale()
    assert transaction["timeout"] == "60000"
    till.advance(60_000)
    assert "timed_out" in refused(till, order)
    assert till.status(order) == "ACTIVE"
    assert till.try_transaction(order).status_code == 200
    till.phone(order, "pay")
    assert till.status(order) == "PAID"


def test_an_old_code_can_be_paid_beside_a_new_one(till: Till) -> None:
    order, first = till.sale()
    second = till.try_transaction(order).json()
    till.control("POST", "phone", {"cf_payment_id": first["cf_payment_id"], "action": "pay"})
    assert till.status(order) == "PAID"
    answer = till.client.post("/_sandbox/phone", json={"cf_payment_id": second["cf_payment_id"], "action": "pay"})
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
def test_an_order_only_ever_goes_the_ways_of_the_spec(till: Till, steps: list[tuple[str, int]]) -> None:
    """Any story of an order: each status follows from the one before, and PAID means a success that can be seen."""
    till.control("POST", "reset")
    till.stop_clock()
    order = short_order(till)
    status = "ACTIVE"
    for what, number in steps:
        if what == "advance":
            till.advance(number)
        elif what == "terminate":
            till.terminate(order)
        elif what == "renew":
            assert till.try_transaction(order).status_code == (200 if status == "ACTIVE" else 400)
        else:
            body = {"order_id": order["order_id"], "action": what, "after_ms": number}
            answer: httpx.Response = till.client.post("/_sandbox/phone", json=body)
            assert answer.status_code in {200, 409}
        now = till.status(order)
        assert now in ALLOWED[status], (status, what, now)
        status = now
    till.advance(60 * MINUTE)
    assert till.status(order) in ENDS
    paid = any(payment["payment_status"] == "SUCCESS" for payment in till.payments(order))
    assert (till.status(order) == "PAID") == paid
