"""Extended data of orders: the cart as it was sent, and the shipments of a paid order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from paydesk.sandbox.server import Running
from tests.sandbox.conftest import ApiClient, ok, refusal
from tests.sandbox.test_order_sessions import client_of

CART = {
    "cart_name": "Diwali",
    "shipping_charge": 49.5,
    "customer_shipping_address": {"full_name": "Asha Rao", "address_1": "12 Market Road", "pincode": "302001"},
    "cart_items": [{"item_id": "26", "item_name": "Lamp", "item_original_unit_price": 99.5, "item_quantity": 2}],
}
SHIPMENT = {"tracking_company": "DHL", "tracking_urls": ["https://example.com/1"], "tracking_numbers": ["T-1"]}


def read(api_client: ApiClient, order: dict[str, Any]) -> dict[str, Any]:
    return ok(api_client.client.get(f"/pg/orders/{order['order_id']}/extended"))


def change(api_client: ApiClient, order: dict[str, Any], **body: Any) -> Any:
    return api_client.client.put(f"/pg/orders/{order['order_id']}/extended", json=body)


@pytest.fixture
def paid(api_client: ApiClient) -> dict[str, Any]:
    order, _ = api_client.sale()
    api_client.phone(order, "pay")
    return order


def test_the_cart_comes_back(api_client: ApiClient) -> None:
    order = api_client.order(cart_details=CART)
    assert len(order["cart_details"]["cart_id"]) == 20, "made by the service"
    found = read(api_client, order)
    assert (found["cf_order_id"], found["order_amount"]) == (order["cf_order_id"], 1250)
    assert found["charges"] == {"shipping_charges": 49.5, "cod_handling_charges": 0}
    assert found["cart"] == {"name": "Diwali", "items": CART["cart_items"]}
    address = found["shipping_address"]
    assert (address["name"], address["address_line_one"], address["pin_code"]) == (
        "Asha Rao",
        "12 Market Road",
        "302001",
    )
    assert found["billing_address"] is None
    assert found["customer_details"]["customer_id"] == "walkin"


def test_an_order_without_a_cart_has_none(api_client: ApiClient) -> None:
    found = read(api_client, api_client.order())
    assert (found["cart"], found["shipping_address"], found["offers"]) == (None, None, [])


@pytest.mark.parametrize(
    ("cart", "code"),
    [
        ({"cart_items": [{"item_original_unit_price": "99"}]}, "item_original_unit_price_invalid"),
        ({"cart_items": {}}, "cart_items_invalid"),
        ({"cart_items": [{"item_tags": [1]}]}, "item_tags_invalid"),
        ({"customer_shipping_address": "Jaipur"}, "customer_shipping_address_invalid"),
    ],
)
def test_a_wrong_cart_is_refused(api_client: ApiClient, cart: dict[str, Any], code: str) -> None:
    assert refusal(api_client.create(cart_details=cart)) == (400, "invalid_request_error", code)


def test_a_paid_order_is_shipped(api_client: ApiClient, paid: dict[str, Any]) -> None:
    shipped = ok(change(api_client, paid, shipment_details=[SHIPMENT]))
    assert shipped["shipment_details"] == [SHIPMENT]
    assert shipped["order_delivery_status"] is None
    delivered = ok(change(api_client, paid, order_delivery_status={"status": "DELIVERED"}))
    assert delivered["shipment_details"] == [SHIPMENT]
    assert delivered["order_delivery_status"] == {"status": "DELIVERED", "reason": None}


def test_what_is_wrong_is_refused(api_client: ApiClient, paid: dict[str, Any]) -> None:
    status = {"status": "SHIPPED"}
    unpaid = change(api_client, api_client.order(), order_delivery_status=status)
    assert refusal(unpaid) == (400, "invalid_request_error", "order_not_paid")
    bodies: tuple[tuple[dict[str, Any], str], ...] = (
        ({}, "shipment_details_missing"),
        ({"shipment_details": []}, "shipment_details_missing"),
        ({"shipment_details": [{"tracking_urls": []}]}, "tracking_company_missing"),
        ({"shipment_details": [{"tracking_company": "DHL"}]}, "tracking_urls_missing"),
        ({"shipment_details": [{**SHIPMENT, "tracking_urls": "x"}]}, "tracking_urls_invalid"),
        ({"order_delivery_status": {"status": "GONE"}}, "status_invalid"),
        ({"order_delivery_status": {"reason": "rain"}}, "status_missing"),
    )
    for body, code in bodies:
        assert refusal(change(api_client, paid, **body))[2] == code, body
    assert refusal(change(api_client, {"order_id": "none"}, order_delivery_status=status))[2] == "order_not_found"
    assert api_client.client.get("/pg/orders/none/extended").status_code == 404


def test_it_is_kept_over_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Running(seed=1, data=data) as running, client_of(running) as client:
        order = client.order(cart_details=CART)
        before = read(client, order)
    with Running(seed=1, data=data) as running, client_of(running) as client:
        assert read(client, order) == before
