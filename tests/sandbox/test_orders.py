"""Orders: fields, rules, and their status (docs/service.md#order, #order-states, #terminate-an-order)."""

from __future__ import annotations

from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paydesk.domain import exact_json
from tests.sandbox.conftest import ApiClient, ok, refusal

SPEC_FIELDS = {
    *("cf_order_id", "order_id", "entity", "order_amount", "order_currency", "order_status", "order_note"),
    *("created_at", "order_expiry_time", "payment_session_id", "customer_details", "order_meta", "order_tags"),
    *("order_splits", "terminal_data", "cart_details"),
}


def test_a_new_order_has_every_field_of_the_spec_and_reads_the_same(api_client: ApiClient) -> None:
    order = api_client.order(order_note="two shirts", order_tags={"till": "2"}, cart_details={"cart_id": "c1"})
    assert order.keys() == SPEC_FIELDS
    assert (order["entity"], order["order_status"], order["order_amount"]) == ("order", "ACTIVE", 1250)
    assert isinstance(order["cf_order_id"], str)
    assert order["cf_order_id"] != order["order_id"]
    assert order["terminal_data"]["cf_terminal_id"] == 54321
    assert order["terminal_data"]["agent_mobile_number"] == "9898989898"
    assert order["cart_details"] == {"cart_id": "c1"}
    assert order["customer_details"]["customer_phone"] == "9999999999"
    assert api_client.read(order) == order


@pytest.mark.parametrize("amount", ["1.00", "1250.5", "99999999.99", "0.01e4"])
def test_amounts_stay_exact_to_the_paisa(api_client: ApiClient, amount: str) -> None:
    body = exact_json.encode({**api_client.order_body(), "order_amount": Decimal(amount)})
    answer = api_client.client.post("/pg/orders", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 200
    read = exact_json.decode(answer.content)
    assert isinstance(read, dict)
    assert Decimal(str(read["order_amount"])) == Decimal(amount)


def test_without_an_id_the_service_creates_one(api_client: ApiClient) -> None:
    first, second = api_client.order(order_id=None), api_client.order(order_id=None)
    assert first["order_id"] != second["order_id"]
    assert api_client.read(first)["cf_order_id"] == first["cf_order_id"]


def test_a_number_is_taken_once(api_client: ApiClient) -> None:
    api_client.order(order_id="bill-7")
    assert refusal(api_client.create(order_id="bill-7")) == (409, "invalid_request_error", "order_already_exists")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"order_amount": None}, "order_amount_missing"),
        ({"order_amount": 0.99}, "order_amount_invalid"),
        ({"order_amount": -5}, "order_amount_invalid"),
        ({"order_amount": 1.005}, "order_amount_invalid"),
        ({"order_amount": "1250"}, "order_amount_invalid"),
        ({"order_amount": True}, "order_amount_invalid"),
        ({"order_amount": 10**15}, "order_amount_invalid"),
        ({"order_currency": None}, "order_currency_missing"),
        ({"order_currency": "USD"}, "order_currency_invalid"),
        ({"order_currency": "inr"}, "order_currency_invalid"),
        ({"order_id": "ab"}, "order_id_invalid"),
        ({"order_id": "a" * 46}, "order_id_invalid"),
        ({"order_id": "a b c"}, "order_id_invalid"),
        ({"order_id": 12345}, "order_id_invalid"),
        ({"customer_details": None}, "customer_details_missing"),
        ({"customer_details": "x"}, "customer_details_invalid"),
        ({"customer_details": {"customer_phone": "9999999999"}}, "customer_id_missing"),
        ({"customer_details": {"customer_id": "walkin"}}, "customer_phone_missing"),
        ({"customer_details": {"customer_id": "a-b", "customer_phone": "9999999999"}}, "customer_id_invalid"),
        ({"customer_details": {"customer_id": "walkin", "customer_phone": "123"}}, "customer_phone_invalid"),
        ({"customer_details": {"customer_id": "walkin", "customer_phone": "٩" * 10}}, "customer_phone_invalid"),
        ({"order_note": "ab"}, "order_note_invalid"),
        ({"order_note": "a" * 201}, "order_note_invalid"),
        ({"order_tags": {str(n): "x" for n in range(11)}}, "order_tags_invalid"),
        ({"order_tags": {"a": "x" * 256}}, "a_invalid"),
        ({"order_meta": {"notify_url": "http://plain.example"}}, "notify_url_invalid"),
        ({"order_meta": {"return_url": "x" * 251}}, "return_url_invalid"),
        ({"order_meta": {"payment_methods": "upi,shells"}}, "payment_methods_invalid"),
        ({"order_splits": [{"amount": 5}]}, "vendor_id_missing"),
        ({"order_splits": {}}, "order_splits_invalid"),
        ({"order_expiry_time": "tomorrow"}, "order_expiry_time_invalid"),
        ({"order_expiry_time": "2099-01-01T00:00:00"}, "order_expiry_time_invalid"),
        ({"order_expiry_time": "2001-01-01T00:00:00+05:30"}, "order_expiry_time_invalid"),
        ({"terminal": {"cf_terminal_id": 54321}}, "terminal_type_missing"),
        ({"terminal": {"terminal_type": "X", "cf_terminal_id": 54321}}, "terminal_type_invalid"),
        ({"terminal": {"terminal_type": "SPOS"}}, "cf_terminal_id_missing"),
        ({"terminal": {"terminal_type": "SPOS", "terminal_phone_no": "98"}}, "terminal_phone_no_invalid"),
    ],
)
def test_a_broken_field_is_named_and_no_order_created(api_client: ApiClient, fields: dict[str, Any], code: str) -> None:
    body = {**api_client.order_body(), **fields}
    answer = api_client.post("/pg/orders", {name: value for name, value in body.items() if value is not None})
    assert refusal(answer) == (400, "invalid_request_error", code)
    assert not api_client.control("GET", "orders")["orders"]


def test_the_edges_of_the_rules_are_allowed(api_client: ApiClient) -> None:
    api_client.order(
        order_id="a" * 45,
        order_amount=1,
        order_note="abc",
        order_tags={str(n): "x" * 255 for n in range(10)},
        order_meta={"notify_url": "https://shop.example/n", "payment_methods": "upi, cc"},
        order_splits=[{"vendor_id": "v1", "amount": 2.5}],
        terminal={"terminal_type": "STOREFRONT", "terminal_phone_no": "9898989898"},
    )


def test_expiry_is_as_asked_and_thirty_days_otherwise(api_client: ApiClient) -> None:
    plain = api_client.order()
    life = datetime.fromisoformat(plain["order_expiry_time"]) - datetime.fromisoformat(plain["created_at"])
    assert life == timedelta(days=30)
    until = datetime.fromisoformat(plain["created_at"]) + timedelta(minutes=16)
    order = api_client.order(order_expiry_time=until.isoformat())
    assert datetime.fromisoformat(order["order_expiry_time"]) == until
    api_client.advance(15 * 60_000)
    assert api_client.status(order) == "ACTIVE"
    api_client.advance(60_000)
    assert api_client.status(order) == "EXPIRED"
    assert api_client.status(plain) == "ACTIVE"


def test_an_unknown_order_is_not_found(api_client: ApiClient) -> None:
    for answer in (
        api_client.client.get("/pg/orders/nope"),
        api_client.client.patch("/pg/orders/nope", json={"order_status": "TERMINATED"}),
        api_client.client.get("/pg/orders/nope/payments"),
    ):
        assert refusal(answer) == (404, "invalid_request_error", "order_not_found")


@pytest.mark.parametrize("body", [{}, {"order_status": "PAID"}, {"order_status": 5}, []])
def test_only_termination_can_be_asked_for(api_client: ApiClient, body: Any) -> None:
    order = api_client.order()
    answer = api_client.client.patch(f"/pg/orders/{order['order_id']}", json=body)
    assert answer.status_code == 400
    assert api_client.status(order) == "ACTIVE"


def test_ids_were_numbers_once(api_client: ApiClient) -> None:
    order = api_client.order()
    old = api_client.client.get(f"/pg/orders/{order['order_id']}", headers={"x-api-version": "2022-09-01"}).json()
    assert old["cf_order_id"] == int(order["cf_order_id"])


def test_percent_signs_in_a_path_are_read_and_do_not_lead_elsewhere(api_client: ApiClient) -> None:
    order = api_client.order(order_id="bill_1-a")
    assert ok(api_client.client.get("/pg/orders/bill%5F1%2Da")) == order
    assert api_client.client.get("/pg/orders/bill_1-a%2Fpayments").status_code == 404


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.sampled_from(
    [
        *("order_id", "order_amount", "order_currency", "customer_details", "order_meta", "order_tags", "terminal"),
        *("order_note", "order_expiry_time", "order_splits", "cart_details"),
    ]
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(FIELDS, JSON, max_size=4))
def test_no_body_brings_the_service_down(api_client: ApiClient, odd: dict[str, Any]) -> None:
    """Any body gets the order or an error with a reason, never a 500."""
    answer = api_client.post("/pg/orders", {**api_client.order_body(), **odd})
    assert answer.status_code in {200, 400, 404, 409}, answer.text
    if answer.status_code != 200:
        refusal(answer)
