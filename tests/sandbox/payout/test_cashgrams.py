"""Cashgrams: field rules, 409, status, deactivation, and the page on which one is redeemed."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from paydesk.sandbox.payout.ledger import MAIN
from tests.sandbox.payout.conftest import Payer, ok, summarize

OPENING = 50_00_000_00
OTP = "111000"
ACCOUNT = {"bankAccount": "388108022658", "ifsc": "ICIC0000009"}
PENDING = {"bankAccount": "00224412311300", "ifsc": "YESB0000001"}
FAILING = {"bankAccount": "7766666351000", "ifsc": "YESB0000001"}
COMES_BACK = {"bankAccount": "7766671735000", "ifsc": "SBIN0000004"}
DAY = 24 * 3_600_000
BODY: dict[str, Any] = {
    "cashgramId": "refund-1",
    "amount": 500.5,
    "name": "Asha Rao",
    "phone": "9812345678",
    "linkExpiry": "2026/01/15",
    "email": "asha@shop.example",
    "remarks": "Refund of bill 12",
    "notifyCustomer": 1,
    "payoutType": "refund",
}


@pytest.fixture
def shop(payer: Payer) -> Payer:
    """Return a client on 10 January 2026, noon in India."""
    payer.control("POST", "clock", {"now": "2026-01-10T12:00:00+05:30"})
    payer.renew_token()
    return payer


def create(payer: Payer, **changes: Any) -> httpx.Response:
    return payer.post("v1/createCashgram", **{**BODY, **changes})


def create_link(payer: Payer, **changes: Any) -> str:
    """Create a cashgram; return its link."""
    found: str = ok(create(payer, **changes))["cashgramLink"]
    return found


def status(payer: Payer, ident: str = "refund-1") -> str:
    found: str = ok(payer.get("v1/getCashgramStatus", cashgramId=ident))["cashgramStatus"]
    return found


def redeem(payer: Payer, address: str, otp: str = OTP, **fields: str) -> str:
    """Redeem on the page; return the state that it then shows."""
    answer = payer.client.post(address, data={"otp": otp, **(fields or {"vpa": "success@upi"})})
    assert answer.status_code == 303
    return page_state(payer, answer.headers["location"])


def page_state(payer: Payer, address: str) -> str:
    """Return the state on the page; "open" if there is only the form."""
    text = payer.client.get(address).text
    assert "DEMO" in text
    return text.partition('data-state="')[2].partition('"')[0] or "open"


def debited_and_in_transit(payer: Payer) -> tuple[int, int]:
    """Return the money that has left the fund source, and the part that is in transit, in paise."""
    accounts = payer.snapshot()["accounts"]
    return OPENING - accounts[f"fund:{MAIN}"], accounts.get(f"transit:{MAIN}", 0)


def test_creating_a_cashgram_moves_no_money(shop: Payer) -> None:
    answer = create(shop)
    data = ok(answer)
    assert {name: type(value) for name, value in data.items()} == {"referenceId": int, "cashgramLink": str}
    assert data["cashgramLink"].startswith(shop.sandbox.url + "/cashgram/")
    state = ok(shop.get("v1/getCashgramStatus", cashgramId="refund-1"))
    assert state == {**data, "cashgramId": "refund-1", "cashgramStatus": "ACTIVE"}
    token = {"Authorization": f"Bearer {shop.token}"}
    by_post = shop.client.post("/payout/v1/getCashgramStatus", params={"cashgramId": "refund-1"}, headers=token)
    assert ok(by_post) == state, "the old Node SDK asks so"
    assert debited_and_in_transit(shop) == (0, 0)
    text = shop.client.get(data["cashgramLink"]).text
    assert "₹500.50" in text
    assert "Asha Rao" in text
    assert "9812345678" not in text


def test_the_same_id_twice(shop: Payer) -> None:
    first = create_link(shop)
    assert summarize(create(shop, amount=5)) == ("ERROR", "409", "Cashgram with cashgramId refund-1 already exists")
    assert len(shop.snapshot()["cashgrams"]) == 1
    assert "₹500.50" in shop.client.get(first).text


@pytest.mark.parametrize(
    "changes",
    [
        *({"cashgramId": each} for each in (None, "", "a b", "a.b", "x" * 36, 5)),
        *({"amount": each} for each in (None, 0.99, 0, -1, 1.001, "500.50", "many", True)),
        *({"name": each} for each in (None, "", "x" * 101, "Asha_Rao", "<b>", "Asha, Rao")),
        *({"phone": each} for each in (None, "1234567", "1234567890123", "98123-45678", "+9198")),
        *(
            {"linkExpiry": each}
            for each in (None, "2026-01-15", "15/01/2026", "2026/02/30", "2026/01/09", "2026/02/10")
        ),
        *({"email": each} for each in ("asha", "asha@shop", "x" * 196 + "@a.in")),
        *({"remarks": each} for each in ("a-b", "50%", "bill_12")),
        {"notifyCustomer": 2},
        {"notifyCustomer": "yes"},
        {"notifyCustomer": []},
        {"payoutType": 5},
    ],
    ids=str,
)
def test_each_broken_rule_names_its_field(shop: Payer, changes: dict[str, Any]) -> None:
    status_word, sub_code, message = summarize(create(shop, **changes))
    assert (status_word, sub_code) == ("ERROR", "422")
    assert message.startswith(next(iter(changes)))
    assert shop.snapshot()["cashgrams"] == []


@pytest.mark.parametrize(
    "changes",
    [
        {"cashgramId": "x" * 35},
        {"cashgramId": "A_b-9"},
        {"amount": 1},
        {"amount": 500.50},
        {"name": "M/S Asha & Co. - 2"},
        {"name": "x" * 100},
        {"phone": "+919812345678"},
        {"phone": "12345678"},
        {"phone": "123456789012"},
        {"linkExpiry": "2026/01/10"},
        {"linkExpiry": "2026/02/09"},
        {"email": None},
        {"remarks": None},
        {"notifyCustomer": 0},
        {"notifyCustomer": True},
        {"notifyCustomer": False},
        {"notifyCustomer": None},
        {"payoutType": None},
    ],
    ids=str,
)
def test_valid_values(shop: Payer, changes: dict[str, Any]) -> None:
    ok(create(shop, **changes))


def test_it_is_redeemed_once(shop: Payer) -> None:
    address = create_link(shop)
    assert page_state(shop, address) == "open"
    assert redeem(shop, address) == "redeemed"
    assert (status(shop), debited_and_in_transit(shop)) == ("REDEEMED", (500_50, 0))
    assert redeem(shop, address, **ACCOUNT) == "redeemed"
    assert debited_and_in_transit(shop) == (500_50, 0)
    assert shop.balance("paid:cashgram:refund-1") == 500_50
    assert summarize(shop.post("v1/deactivateCashgram", cashgramId="refund-1"))[1] == "422"


@pytest.mark.parametrize(
    ("otp", "fields"),
    [
        ("111001", {"vpa": "success@upi"}),
        ("", {"vpa": "success@upi"}),
        (OTP, {"vpa": "nobody"}),
        (OTP, {"bankAccount": "388108022658"}),
        (OTP, {"bankAccount": "1", "ifsc": "ICIC0000009"}),
        (OTP, {"nothing": "1"}),
    ],
)
def test_invalid_input_is_no_failed_try(shop: Payer, otp: str, fields: dict[str, str]) -> None:
    address = create_link(shop)
    assert redeem(shop, address, otp, **fields) == "note"
    assert (status(shop), debited_and_in_transit(shop), shop.snapshot()["cashgrams"][0]["tries"]) == (
        "ACTIVE",
        (0, 0),
        0,
    )


def test_pending_then_redeemed(shop: Payer) -> None:
    address = create_link(shop)
    assert redeem(shop, address, **PENDING) == "pending"
    assert (status(shop), debited_and_in_transit(shop)) == ("PENDING", (500_50, 500_50))
    assert redeem(shop, address) == "pending"
    shop.advance(120_000)
    assert (status(shop), page_state(shop, address), debited_and_in_transit(shop)) == (
        "REDEEMED",
        "redeemed",
        (500_50, 0),
    )


def test_pending_then_failed(shop: Payer) -> None:
    address = create_link(shop)
    redeem(shop, address, **FAILING)
    shop.advance(120_000)
    assert (status(shop), page_state(shop, address), debited_and_in_transit(shop)) == ("FAILED", "failed", (0, 0))
    assert ok(shop.get("v1/getCashgramStatus", cashgramId="refund-1"))["reason"] != ""
    assert redeem(shop, address) == "failed"


def test_redeemed_then_reversed(shop: Payer) -> None:
    address = create_link(shop)
    assert redeem(shop, address, **COMES_BACK) == "redeemed"
    shop.advance(300_000)
    assert (status(shop), page_state(shop, address), debited_and_in_transit(shop)) == ("REVERSED", "reversed", (0, 0))


def test_six_tries(shop: Payer) -> None:
    address = create_link(shop)
    for _ in range(5):
        assert redeem(shop, address, vpa="failure@upi") == "note"
        assert (status(shop), debited_and_in_transit(shop)) == ("ACTIVE", (0, 0))
    shop.control("POST", "payouts", {"fund_source": MAIN, "take_paise": OPENING})  # a failure needs no money
    assert redeem(shop, address, bankAccount="234005000876", ifsc="ICIC0000007") == "failed"
    assert (status(shop), shop.balance(f"fund:{MAIN}"), shop.snapshot()["cashgrams"][0]["tries"]) == ("FAILED", 0, 6)
    assert ok(shop.get("v1/getCashgramStatus", cashgramId="refund-1"))["reason"] == "The bank refused it too often."


def test_it_ends_with_its_last_day(shop: Payer) -> None:
    address = create_link(shop, linkExpiry="2026/01/10")
    shop.advance(DAY // 2 - 1)
    assert status(shop) == "ACTIVE"
    shop.advance(1)
    assert (status(shop), page_state(shop, address), redeem(shop, address)) == ("EXPIRED", "expired", "expired")
    assert debited_and_in_transit(shop) == (0, 0)
    assert summarize(shop.post("v1/deactivateCashgram", cashgramId="refund-1"))[1] == "422"


def test_one_that_is_pending_does_not_expire(shop: Payer) -> None:
    shop.change_settings(pending_ms=2 * DAY)
    address = create_link(shop, linkExpiry="2026/01/10")
    redeem(shop, address, **PENDING)
    shop.advance(DAY)
    assert status(shop) == "PENDING"
    shop.advance(DAY)
    assert status(shop) == "REDEEMED"


def test_deactivation(shop: Payer) -> None:
    address = create_link(shop)
    for _ in range(2):
        answer = summarize(shop.post("v1/deactivateCashgram", cashgramId="refund-1"))
        assert answer[:2] == ("SUCCESS", "200")
        assert "refund-1" in answer[2]
    assert (status(shop), page_state(shop, address), redeem(shop, address)) == (
        "DEACTIVATED",
        "deactivated",
        "deactivated",
    )
    shop.advance(40 * DAY)
    assert (status(shop), debited_and_in_transit(shop)) == ("DEACTIVATED", (0, 0))


def test_one_that_does_not_exist(shop: Payer) -> None:
    assert summarize(shop.post("v1/deactivateCashgram", cashgramId="none"))[1] == "404"
    asked = shop.get("v1/getCashgramStatus", cashgramId="none")
    assert (asked.status_code, asked.json()["subCode"]) == (422, "404")
    page = shop.client.get("/cashgram/nothing")
    assert page.status_code == shop.client.post("/cashgram/nothing", data={"otp": OTP}).status_code == 404


def test_a_shop_without_money_can_pay_later(shop: Payer) -> None:
    address = create_link(shop)
    shop.control("POST", "payouts", {"fund_source": MAIN, "take_paise": OPENING})
    assert redeem(shop, address) == "note"
    assert status(shop) == "ACTIVE"
    shop.control("POST", "payouts", {"fund_source": MAIN, "add_paise": 500_50})
    assert redeem(shop, address) == "redeemed"


def test_by_hand(shop: Payer) -> None:
    address = create_link(shop)
    hand = {"cashgram_id": "refund-1", "become": "REVERSED"}
    assert shop.client.post("/_sandbox/payouts", json=hand).status_code == 400
    redeem(shop, address)
    assert shop.control("POST", "payouts", hand)["status"] == "REVERSED"
    assert debited_and_in_transit(shop) == (0, 0)


def test_the_page_escapes_and_holds_no_scripts(shop: Payer) -> None:
    address = create_link(shop, name="Asha & Co")
    answer = shop.client.get(address)
    assert "Asha &amp; Co" in answer.text
    assert "<script" not in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("text", ["", "https://evil.example/c"])
def test_a_link_that_is_no_link_of_the_service_can_be_met(shop: Payer, text: str) -> None:
    said = text or "upi://pay?pa=evil@bank&am=500.00&cu=INR&pn=Refund"
    shop.control("POST", "faults", {"kind": "cashgram_link", **({"text": text} if text else {})})
    assert ok(create(shop))["cashgramLink"] == said
