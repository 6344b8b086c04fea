"""Two concurrent clients, random calls, clock jumps: each order paid once, valid states (docs/service.md#states).

The payout side has tests of its own: `payout/test_together.py` (sums, transfers, loans, links).
"""

from __future__ import annotations

import itertools
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import httpx
from hypothesis import HealthCheck, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from paydesk.sandbox.control.actions import ACTIONS
from paydesk.sandbox.server import Running
from tests.conftest import FULL
from tests.sandbox.conftest import TERMINAL, ApiClient, key

MAY_BECOME: Final = {
    "ACTIVE": {"PAID", "EXPIRED", "TERMINATION_REQUESTED"},
    "TERMINATION_REQUESTED": {"TERMINATED", "PAID"},
    "EXPIRED": {"PAID"},
    "PAID": set[str](),
    "TERMINATED": set[str](),
}
"""docs/service.md#order-states. An order that expired during a payment may still be paid."""
FINAL_PAYMENTS: Final = {"SUCCESS", "FAILED", "USER_DROPPED", "CANCELLED", "VOID"}
MINUTE: Final = 60_000

PHONE_ACTIONS: Final = sorted(ACTIONS.keys() - {"pay_twice"})
"""All but the one whose purpose is a second success."""

ORDERS = st.integers(0, 3).map("order-{}".format)
AMOUNTS = st.integers(1_00, 99_999_99).map(lambda paise: paise / 100)
REQUESTS = st.one_of(
    st.tuples(st.just("create"), ORDERS, AMOUNTS),
    st.tuples(st.just("read"), ORDERS),
    st.tuples(st.just("terminate"), ORDERS),
    st.tuples(st.just("show"), ORDERS, st.sampled_from(["QR_CODE", "LINK"])),
    st.tuples(st.just("phone"), ORDERS, st.sampled_from(PHONE_ACTIONS), st.sampled_from([0, 5_000, 10 * MINUTE])),
    st.tuples(st.just("press"), ORDERS, st.sampled_from(["pay", "decline"])),
    st.tuples(st.just("simulate"), ORDERS, st.sampled_from(["SUCCESS", "FAILED", "PENDING", "USER_DROPPED"])),
    st.tuples(st.just("payments"), ORDERS),
)


def after(status: str) -> set[str]:
    """Return the statuses that an order may have now, after one or more changes."""
    found = set(MAY_BECOME[status])
    while more := {later for each in found for later in MAY_BECOME[each]} - found:
        found |= more
    return found


def test_one_of_two_successful_attempts_becomes_void(api_client: ApiClient) -> None:
    api_client.stop_clock()
    order, _ = api_client.sale()
    api_client.phone(order, "pay_late", after_ms=7_000)
    assert api_client.request_transaction(order).status_code == 200
    api_client.phone(order, "pay_pending", after_ms=9_000)
    api_client.advance(MINUTE)
    assert api_client.status(order) == "PAID"
    assert [each["payment_status"] for each in api_client.payments(order)] == ["SUCCESS", "VOID"]


class TwoClients(RuleBasedStateMachine):
    """State machine in which each step sends a request from both clients at the same time."""

    def __init__(self) -> None:
        super().__init__()
        self.sandbox = Running(seed=1)
        self.api_clients = [
            ApiClient(self.sandbox.url, self.sandbox.client_id, self.sandbox.client_secret) for _ in range(2)
        ]
        self.pool = ThreadPoolExecutor(2)
        self.seen: dict[str, str] = {}
        self.payments: dict[str, str] = {}
        self.created: Counter[str] = Counter()
        self.keys = itertools.count()

    @initialize()
    def stop_the_clock(self) -> None:
        """Stop the clock, so that only the steps move it."""
        self.api_clients[0].stop_clock()

    def request(self, api_client: ApiClient, request: tuple[Any, ...]) -> httpx.Response | None:
        """Send one request; do nothing for an order without a transaction."""
        name, order_id, *more = request
        path = f"/pg/orders/{order_id}"
        match name:
            case "create":
                fields = {"order_id": order_id, "order_amount": more[0], "terminal": TERMINAL}
                expires = api_client.control("GET", "clock")["now"][:11] + "23:59:59+05:30"
                return api_client.create(**fields, order_expiry_time=expires)
            case "read":
                return api_client.client.get(path)
            case "terminate":
                return api_client.client.patch(path, json={"order_status": "TERMINATED"})
            case "payments":
                return api_client.client.get(f"{path}/payments")
            case "show":
                order = api_client.client.get(path)
                return (
                    api_client.request_transaction(order.json(), payment_method=more[0]) if order.is_success else None
                )
            case "phone":
                body = {"order_id": order_id, "action": more[0], "after_ms": more[1]}
                return api_client.client.post("/_sandbox/phone", json=body)
        known = [each for each in api_client.control("GET", "orders")["transactions"] if each["order_id"] == order_id]
        if not known:
            return None
        if name == "press":
            return api_client.client.post(f"/pay/{known[-1]['token']}", data={"action": more[0]})
        wanted = {"payment_status": more[0]}
        body = {"entity": "PAYMENTS", "entity_id": str(known[-1]["cf_payment_id"]), "entity_simulation": wanted}
        return api_client.client.post("/pg/simulate", json=body)

    @rule(first=REQUESTS, second=REQUESTS)
    def both(self, first: tuple[Any, ...], second: tuple[Any, ...]) -> None:
        answers = list(self.pool.map(self.request, self.api_clients, (first, second)))
        for request, answer in zip((first, second), answers, strict=True):
            note(f"{request}: {answer.status_code if answer is not None else '-'}")
            assert answer is None or answer.status_code < 500
            if request[0] == "create" and answer is not None:
                assert answer.status_code in {200, 400, 409}  # 400: it expired
                self.created[request[1]] += answer.status_code == 200

    @rule(order_id=ORDERS)
    def same_key(self, order_id: str) -> None:
        """Send the same request with one idempotency key from both clients: done once, with the same answer."""
        body = self.api_clients[0].order_body(order_id=order_id)
        sent = key(next(self.keys))
        answers = list(
            self.pool.map(
                lambda api_client: api_client.post("/pg/orders", body, x_idempotency_key=sent), self.api_clients
            )
        )
        assert answers[0].content == answers[1].content
        assert sorted(each.headers["x-idempotency-replayed"] for each in answers) == ["false", "true"]
        self.created[order_id] += answers[0].status_code == 200

    @rule(milliseconds=st.sampled_from([1_000, 2_000, MINUTE, 6 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE]))
    def wait(self, milliseconds: int) -> None:
        self.api_clients[0].advance(milliseconds)

    @invariant()
    def each_order_is_made_once_and_paid_once(self) -> None:
        """Check also that the successful payments sum up to the amounts of the paid orders."""
        books = self.api_clients[0].control("GET", "orders")
        orders = {each["order_id"]: each for each in books["orders"]}
        assert orders.keys() == {name for name, times in self.created.items() if times}
        assert all(times <= 1 for times in self.created.values())
        paid = Counter(each["order_id"] for each in books["payments"] if each["payment_status"] == "SUCCESS")
        assert all(times == 1 for times in paid.values())
        assert paid.keys() == {name for name, each in orders.items() if each["order_status"] == "PAID"}
        got = sum(each["amount_paise"] for each in books["payments"] if each["payment_status"] == "SUCCESS")
        assert got == sum(each["amount_paise"] for each in orders.values() if each["order_status"] == "PAID")
        for kind, number in (("orders", "cf_order_id"), ("payments", "cf_payment_id"), ("transactions", "token")):
            numbers = [each[number] for each in books[kind]]
            assert len(set(numbers)) == len(numbers)

    @invariant()
    def no_forbidden_step(self) -> None:
        """Check the status changes of orders (docs/service.md#order-states), and that final payments do not change."""
        books = self.api_clients[1].control("GET", "orders")
        now = {each["order_id"]: each["order_status"] for each in books["orders"]}
        for name, was in self.seen.items():
            assert now[name] == was or now[name] in after(was), f"{name}: {was} became {now[name]}"
        payments = {each["cf_payment_id"]: each["payment_status"] for each in books["payments"]}
        for name, was in self.payments.items():
            assert payments[name] == was or was not in FINAL_PAYMENTS, f"payment: {was} became {payments[name]}"
        self.seen, self.payments = now, payments

    def teardown(self) -> None:
        self.pool.shutdown()
        for api_client in self.api_clients:
            api_client.client.close()
        self.sandbox.stop()


TestTwoClients = TwoClients.TestCase
TestTwoClients.settings = settings(
    max_examples=300 if FULL else 12,
    stateful_step_count=50 if FULL else 25,
    suppress_health_check=list(HealthCheck),
    deadline=None,
)
