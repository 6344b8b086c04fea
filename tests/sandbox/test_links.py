"""Payment links: made, paid in full or in parts on their page, ended, and listed with their orders."""

from __future__ import annotations

from typing import Any

from tests.sandbox.conftest import ApiClient, ok


def make(api_client: ApiClient, **changes: Any) -> Any:
    """Create a payment link of 500 rupees."""
    body = {
        "link_id": "home-1",
        "link_amount": 500,
        "link_currency": "INR",
        "link_purpose": "Home delivery",
        "customer_details": {"customer_phone": "9999999999"},
        **changes,
    }
    return api_client.post("/pg/links", body)


def read(api_client: ApiClient, path: str = "") -> Any:
    """Read the link, or what is below it."""
    answer = api_client.client.get(f"/pg/links/home-1{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def pay(api_client: ApiClient, amount: str) -> int:
    """Pay on the page of the link; return its status."""
    return int(api_client.client.post(read(api_client)["link_url"], data={"amount": amount}).status_code)


def test_a_link_is_paid_once_and_makes_an_order(api_client: ApiClient) -> None:
    made = ok(make(api_client))
    assert (made["link_status"], made["link_amount_paid"], made["link_minimum_partial_amount"]) == ("ACTIVE", 0, None)
    assert "Home delivery" in api_client.client.get(made["link_url"]).text
    assert pay(api_client, "499") == 400, "all of it or nothing"
    assert [pay(api_client, "500"), pay(api_client, "500")] == [200, 400]
    assert (read(api_client)["link_status"], read(api_client)["link_amount_paid"]) == ("PAID", 500)
    (order,) = read(api_client, "/orders")
    assert (order["order_status"], order["order_amount"]) == ("PAID", 500)
    assert ok(api_client.client.get(f"/pg/orders/{order['order_id']}"))["order_status"] == "PAID"


def test_its_number_was_a_number_once(api_client: ApiClient) -> None:
    made = ok(make(api_client))
    old = api_client.client.get("/pg/links/home-1", headers={"x-api-version": "2022-09-01"}).json()
    assert old["cf_link_id"] == int(made["cf_link_id"])


def test_a_link_in_parts(api_client: ApiClient) -> None:
    make(api_client, link_partial_payments=True, link_minimum_partial_amount=100)
    assert [pay(api_client, amount) for amount in ("99", "450", "51")] == [400, 200, 400]
    assert read(api_client)["link_status"] == "PARTIALLY_PAID"
    assert pay(api_client, "50") == 200, "less than the least part, since no more is left"
    assert [each["order_amount"] for each in read(api_client, "/orders?status=ALL")] == [450, 50]


def test_a_link_ends_by_its_shop_and_by_its_time(api_client: ApiClient) -> None:
    make(api_client)
    ended = api_client.client.post("/pg/links/home-1/cancel")
    assert (ended.status_code, ended.json()["link_status"]) == (200, "CANCELLED")
    assert pay(api_client, "500") == 400
    assert api_client.client.post("/pg/links/home-1/cancel").json()["code"] == "link_cancellation_failed"
    assert make(api_client, link_id="home-2", link_expiry_time="2000-01-01T00:00:00+05:30").status_code == 400
    make(api_client, link_id="home-3")
    api_client.advance(31 * 24 * 3_600_000)
    assert api_client.client.get("/pg/links/home-3").json()["link_status"] == "EXPIRED"


def test_what_is_wrong_is_refused(api_client: ApiClient) -> None:
    assert make(api_client).status_code == 200
    again = make(api_client)
    assert (again.status_code, again.json()["code"]) == (409, "link_already_exists")
    assert make(api_client, link_id="b", customer_details={}).json()["code"] == "customer_phone_missing"
    too_much = make(api_client, link_id="c", link_partial_payments=True, link_minimum_partial_amount=501)
    assert too_much.json()["code"] == "link_minimum_partial_amount_invalid"
    assert api_client.client.get("/pg/links/none").status_code == 404


def test_money_of_a_link_is_at_no_terminal(api_client: ApiClient) -> None:
    make(api_client)
    pay(api_client, "500")
    assert api_client.post("/pg/terminal/payments", {}).json() == []
