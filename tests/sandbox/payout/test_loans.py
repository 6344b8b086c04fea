"""Loans: amounts as text, the net amount to the beneficiary, the charges pooled until the end of the day.

See docs/service.md#loan-disbursement.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from paydesk.sandbox.payout.causes import sound_payee
from paydesk.sandbox.payout.ledger import LENDER
from paydesk.sandbox.payout.outcomes import magic_plain_id
from tests.sandbox.payout.conftest import Payer, ok, summarize

OPENING = 10_00_000_00
CHARGES = [{"key": "agent", "value": "25.00"}, {"key": "insurer", "value": "10.5"}, {"key": "agent", "value": 1}]
HOUR = 3_600_000


def lend(payer: Payer, loan_id: str = "loan1", **fields: Any) -> Any:
    """Request a loan of 1000 to a registered beneficiary, with charges of 36.50."""
    body = {"beneId": "gupta1", "amount": "1000.00", "transferMode": "neft", "serviceCharges": json.dumps(CHARGES)}
    return payer.post("v1/lend", loanId=loan_id, **{**body, **fields})


def set_clock(payer: Payer, moment: str) -> None:
    """Set the clock to a time of January 2026 in India ("11T00:00:30")."""
    payer.control("POST", "clock", {"now": f"2026-01-{moment}+05:30"})
    payer.renew_token()


def loan_balances(payer: Payer) -> dict[str, int]:
    """Return the balances of a loan's accounts in paise, without empty ones."""
    names = (f"fund:{LENDER}", f"transit:{LENDER}", "paid:gupta1", "charges", "party:agent", "party:insurer")
    accounts = payer.snapshot()["accounts"]
    return {name: accounts[name] for name in names if accounts.get(name)}


def test_a_loan_pays_the_net_and_pools_the_charges_until_the_days_end(payer: Payer) -> None:
    set_clock(payer, "10T10:00:00")
    answer = lend(payer)
    assert summarize(answer) == ("SUCCESS", "200", "Transfer completed successfully")
    assert ok(answer).keys() == {"referenceId", "utr", "acknowledged"}
    lent = {f"fund:{LENDER}": OPENING - 1000_00, "paid:gupta1": 963_50}
    assert loan_balances(payer) == {**lent, "charges": 36_50}
    assert payer.state("loan1")["amount"] == "963.50"
    set_clock(payer, "10T23:59:59")
    assert loan_balances(payer) == {**lent, "charges": 36_50}
    set_clock(payer, "11T00:00:00")
    assert loan_balances(payer) == {**lent, "party:agent": 26_00, "party:insurer": 10_50}
    assert {each["state"] for each in payer.snapshot()["charges"]} == {"PAID"}
    payer.advance(48 * HOUR)
    assert loan_balances(payer)["party:agent"] == 26_00


def test_the_charges_of_a_loan_that_fails_come_back(payer: Payer) -> None:
    set_clock(payer, "10T23:59:30")
    assert summarize(lend(payer, magic_plain_id("pending_then_failed")))[:2] == ("PENDING", "201")
    assert loan_balances(payer) == {f"fund:{LENDER}": OPENING - 1000_00, f"transit:{LENDER}": 963_50, "charges": 36_50}
    set_clock(payer, "11T00:00:30")  # the day has ended, but the loan is still pending
    assert loan_balances(payer)["charges"] == 36_50
    set_clock(payer, "11T00:02:00")
    assert loan_balances(payer) == {f"fund:{LENDER}": OPENING}
    assert {each["state"] for each in payer.snapshot()["charges"]} == {"RETURNED"}


def test_a_loan_that_comes_back_leaves_its_charges_with_the_parties(payer: Payer) -> None:
    set_clock(payer, "10T12:00:00")
    lend(payer, magic_plain_id("reversed"))
    payer.advance(24 * HOUR)
    assert payer.state(magic_plain_id("reversed"))["status"] == "REVERSED"
    assert loan_balances(payer) == {f"fund:{LENDER}": OPENING - 36_50, "party:agent": 26_00, "party:insurer": 10_50}


def test_the_same_loan_never_moves_money_twice(payer: Payer) -> None:
    ok(lend(payer))
    before = loan_balances(payer)
    assert summarize(lend(payer))[1] == summarize(lend(payer, amount="5.00", serviceCharges=None))[1] == "409"
    assert summarize(payer.pay("loan1"))[1] == "409"
    assert loan_balances(payer) == before


@pytest.mark.parametrize("charges", [None, "", "[]", '[{"key":"", "value":""}]', "[{}]", '[{"key":"a","value":"0"}]'])
def test_a_loan_without_charges(payer: Payer, charges: str | None) -> None:
    ok(lend(payer, serviceCharges=charges, amount="1.00"))
    assert loan_balances(payer) == {f"fund:{LENDER}": OPENING - 1_00, "paid:gupta1": 1_00}


def test_charges_may_be_the_whole_loan_but_no_more(payer: Payer) -> None:
    ok(lend(payer, amount="36.50"))
    assert loan_balances(payer) == {f"fund:{LENDER}": OPENING - 36_50, "charges": 36_50}
    assert summarize(lend(payer, "loan2", amount="36.49"))[1:] == (
        "400",
        "Total service charge is greater than disbursal amount",
    )


@pytest.mark.parametrize(
    ("fields", "sub_code", "words"),
    [
        ({"beneId": None}, "400", "beneId is missing in the request"),
        ({"beneId": "a-b"}, "422", "beneId should be alphanumeric"),
        ({"beneId": "nobody9"}, "404", "Beneficiary does not exist."),
        ({"loan_id": None}, "400", "loanId is missing in the request"),
        ({"loan_id": "loan_1"}, "422", "loanId should be alphanumeric"),
        ({"amount": None}, "422", "amount should be at least 1.0"),
        ({"amount": "many"}, "422", "amount should be at least 1.0"),
        ({"amount": 1000}, "422", "amount should be at least 1.0"),
        ({"amount": "0.99"}, "422", "amount should be at least 1.0"),
        ({"amount": "1,000"}, "422", "amount should be at least 1.0"),
        ({"transferMode": "cash"}, "422", "Invalid transfer mode passed in the request."),
        ({"serviceCharges": "agent"}, "422", "serviceCharges should be a list of key and value"),
        ({"serviceCharges": "{}"}, "422", "serviceCharges should be a list of key and value"),
        ({"serviceCharges": "[5]"}, "422", "serviceCharges should be a list of key and value"),
        ({"serviceCharges": '[{"key":"a","value":"-1"}]'}, "422", "serviceCharges should be a list of key and value"),
        ({"serviceCharges": '[{"value":"1"}]'}, "422", "serviceCharges should be a list of key and value"),
        ({"serviceCharges": CHARGES}, "422", "serviceCharges should be a list of key and value"),
        ({"serviceCharges": "[" * 5000}, "422", "serviceCharges should be a list of key and value"),
        ({"amount": "1000000.01"}, "400", "Insufficient balance in LENDER fundsource"),
        ({"transferMode": "upi"}, "422", "No Payee Virtual Address associated with the beneficiary."),
        ({"beneId": "blocked5"}, "403", "Transfer to this beneficiary not allowed."),
        (
            {"beneId": "new1", "beneDetails": sound_payee(ifsc="x")},
            "422",
            "Invalid bank account number or ifsc provided",
        ),
        (
            {"beneId": "new1", "beneDetails": sound_payee(bankAccount=None)},
            "422",
            "Invalid bank account number or ifsc provided",
        ),
        ({"beneId": "new1", "beneDetails": 5}, "422", "Beneficiary details not valid."),
    ],
)
def test_a_loan_that_cannot_be(payer: Payer, fields: dict[str, Any], sub_code: str, words: str) -> None:
    assert summarize(lend(payer, **fields)) == ("ERROR", sub_code, words)
    assert loan_balances(payer) == {f"fund:{LENDER}": OPENING}
    assert payer.snapshot()["charges"] == []


def test_details_may_come_along(payer: Payer) -> None:
    ok(lend(payer, beneId="new1", beneDetails=sound_payee()))
    assert payer.state("loan1")["beneId"] == "new1"
    assert payer.balance("paid:new1") == 963_50
    assert [each["beneId"] for each in ok(payer.get("v1/beneHistory", beneId="new1"))["transfers"]] == ["new1"]


def test_a_loan_does_not_count_for_the_limits_of_transfers(payer: Payer) -> None:
    payer.change_settings(account_limit_paise=500_00)
    ok(lend(payer))
    ok(payer.pay("pay_1"))
