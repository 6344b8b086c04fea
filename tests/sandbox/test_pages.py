"""Payment page, pretend phone, front page (docs/service.md#terminal-transaction)."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from string import Template
from typing import Any

import httpx
import pytest

from paydesk.sandbox.control.actions import ACTIONS
from paydesk.sandbox.pages.html import Markup, fill
from tests.helpers.plain import NO_TLS
from tests.sandbox.conftest import ApiClient


class Page(HTMLParser):
    """Parsed page: elements by id, with attributes and text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.ids: dict[str, dict[str, str | None]] = {}
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.tags.append((tag, values))
        if values.get("id"):
            self.ids[str(values["id"])] = values

    def handle_data(self, data: str) -> None:
        self.text += data

    @property
    def state(self) -> str | None:
        """State in the result box; None without one."""
        return self.ids["result"]["data-state"] if "result" in self.ids else None

    @property
    def can_pay(self) -> bool:
        """True if the buttons are present."""
        return {"pay", "decline"} <= self.ids.keys()


def open_page(api_client: ApiClient, transaction: dict[str, Any]) -> Page:
    """Return the payment page as a browser without keys gets it."""
    answer = httpx.get(transaction["payment_url"], trust_env=False, verify=NO_TLS)
    assert answer.status_code == 200
    return Page(answer.text)


def press(transaction: dict[str, Any], action: str) -> Page:
    answer = httpx.post(
        transaction["payment_url"], data={"action": action}, follow_redirects=True, trust_env=False, verify=NO_TLS
    )
    assert answer.status_code == 200
    return Page(answer.text)


def test_the_page_shows_shop_amount_and_two_buttons(api_client: ApiClient) -> None:
    _, transaction = api_client.sale(order_amount=125000.5, order_id="bill-1")
    page = open_page(api_client, transaction)
    assert page.can_pay
    assert page.state is None
    for words in ("DEMO", "Sharma Stores", "₹1,25,000.50", "bill-1", "Pay ₹1,25,000.50", "Decline"):
        assert words in page.text


def test_pay_turns_the_order_paid_and_says_so(api_client: ApiClient) -> None:
    order, transaction = api_client.sale()
    page = press(transaction, "pay")
    assert (page.state, page.can_pay) == ("paid", False)
    assert "Paid" in page.text
    assert api_client.status(order) == "PAID"
    assert open_page(api_client, transaction).state == "paid"


def test_pressing_pay_twice_pays_once(api_client: ApiClient) -> None:
    order, transaction = api_client.sale()
    press(transaction, "pay")
    assert press(transaction, "pay").state == "paid"
    assert len(api_client.payments(order)) == 1


def test_decline_leaves_another_try(api_client: ApiClient) -> None:
    order, transaction = api_client.sale()
    page = press(transaction, "decline")
    assert (page.state, page.can_pay) == ("declined", True)
    assert api_client.status(order) == "ACTIVE"
    assert press(transaction, "pay").state == "paid"
    assert [each["payment_status"] for each in api_client.payments(order)] == ["FAILED", "SUCCESS"]


def test_an_order_paid_by_another_code_is_not_paid_again(api_client: ApiClient) -> None:
    order, first = api_client.sale()
    second = api_client.request_transaction(order).json()
    press(first, "pay")
    page = press(second, "pay")
    assert (page.state, page.can_pay) == ("closed", False)
    assert sum(each["payment_status"] == "SUCCESS" for each in api_client.payments(order)) == 1


@pytest.mark.parametrize("state", ["expired", "terminated", "timed_out"])
def test_a_closed_order_cannot_be_paid(api_client: ApiClient, state: str) -> None:
    order, transaction = api_client.sale()
    if state == "expired":
        api_client.advance(31 * 24 * 3_600_000)
    elif state == "terminated":
        api_client.terminate(order)
        api_client.advance(2_000)
    else:
        api_client.advance(300_000)
    for page in (open_page(api_client, transaction), press(transaction, "pay")):
        assert (page.state, page.can_pay) == (state, False)
    assert api_client.status(order) != "PAID"


def test_a_pending_payment_asks_again_by_itself(api_client: ApiClient) -> None:
    order, transaction = api_client.sale()
    api_client.phone(order, "pay_pending", after_ms=60_000)
    page = open_page(api_client, transaction)
    assert (page.state, page.can_pay) == ("pending", False)
    assert ("meta", {"http-equiv": "refresh", "content": "2"}) in page.tags
    api_client.advance(60_000)
    assert open_page(api_client, transaction).state == "paid"


@pytest.mark.parametrize("body", [{"action": "give_me_money"}, {}, {"action": "x" * 10_000}])
def test_other_forms_have_no_effect(api_client: ApiClient, body: dict[str, str]) -> None:
    order, transaction = api_client.sale()
    httpx.post(transaction["payment_url"], data=body, trust_env=False, verify=NO_TLS)
    assert api_client.status(order) == "ACTIVE"
    assert open_page(api_client, transaction).state is None


def test_an_unknown_address_is_of_no_payment(api_client: ApiClient) -> None:
    for answer in (
        api_client.client.get("/pay/nothing"),
        api_client.client.post("/pay/nothing", data={"action": "pay"}),
    ):
        assert answer.status_code == 404
        assert Page(answer.text).state == "unknown"


def test_pages_work_without_scripts_and_load_nothing(api_client: ApiClient) -> None:
    _, transaction = api_client.sale()
    paths = [transaction["payment_url"], "/_sandbox/phone", "/", "/pay/nothing"]
    for path in paths:
        answer = api_client.client.get(path)
        page = Page(answer.text)
        assert "script" not in {tag for tag, _ in page.tags}
        assert not re.search(r"https?://|@import|url\(", answer.text.split("</style>")[0])
        assert "DEMO" in page.text
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["cache-control"] == "no-store"
        assert ("html", {"lang": "en"}) in page.tags
        assert [values for tag, values in page.tags if tag == "meta" and values.get("name") == "viewport"]


def test_every_control_has_a_name(api_client: ApiClient) -> None:
    api_client.sale()
    page = Page(api_client.client.get("/_sandbox/phone").text)
    sections = [values for tag, values in page.tags if tag == "section"]
    assert all(values.get("aria-label") for values in sections)
    hidden = {"type": "hidden", "name": "cf_payment_id"}
    inputs = [values for tag, values in page.tags if tag == "input" and not hidden.items() <= values.items()]
    assert len(inputs) == 1
    assert re.search(r"<label[^>]*>[^<]*<input", api_client.client.get("/_sandbox/phone").text)


def test_no_input_becomes_markup(api_client: ApiClient) -> None:
    _, transaction = api_client.sale()
    wild = "<script>alert(1)</script>"
    assert wild not in api_client.client.get(transaction["payment_url"], params={"am": wild, "pn": wild}).text
    template = Template("<p>$words</p>")
    assert fill(template, words=wild) == "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"
    assert fill(template, words=Markup("<b>x</b>")) == "<p><b>x</b></p>"


def test_the_phone_lists_what_is_open_with_everything_a_customer_can_do(api_client: ApiClient) -> None:
    assert "none" in Page(api_client.client.get("/_sandbox/phone").text).ids
    order, transaction = api_client.sale()
    paid, _ = api_client.sale()
    api_client.phone(paid, "pay")
    page = Page(api_client.client.get("/_sandbox/phone").text)
    buttons = [values["value"] for tag, values in page.tags if tag == "button"]
    assert buttons == list(ACTIONS)
    assert order["order_id"] in page.text
    assert f"/pay/{transaction['payment_url'].rpartition('/')[2]}" in [v.get("href") for t, v in page.tags if t == "a"]


def test_the_phones_buttons_work(api_client: ApiClient) -> None:
    api_client.stop_clock()
    order, transaction = api_client.sale()
    origin = str(api_client.client.base_url).rstrip("/")
    form = {"cf_payment_id": str(transaction["cf_payment_id"]), "action": "pay_late", "after_s": "7"}
    answer = api_client.client.post("/_sandbox/phone", data=form, headers={"origin": origin})
    assert answer.status_code == 303
    api_client.advance(6_999)
    assert api_client.status(order) == "ACTIVE"
    api_client.advance(1)
    assert api_client.status(order) == "PAID"
    late = api_client.client.post("/_sandbox/phone", data={**form, "action": "pay"})
    assert late.status_code == 409
    assert "Too late" in Page(late.text).text


def test_the_front_page_holds_every_table(api_client: ApiClient) -> None:
    text = Page(api_client.client.get("/").text).text
    for words in ("POST /pg/terminal/transactions", "magic_internal_error", "qr_wrong_amount", "pay_twice"):
        assert words in text
    assert Page(api_client.client.get("/_sandbox").text).text == text


def test_an_unknown_address_gets_the_services_error(api_client: ApiClient) -> None:
    answer = api_client.client.get("/somewhere")
    assert (answer.status_code, answer.json()["type"]) == (404, "invalid_request_error")
    assert api_client.client.put("/_sandbox/clock").status_code == 405
