"""Self withdrawals, the list of transfers, and incidents at banks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sandbox.payout.conftest import Payer, ok, summarize

MAIN = "fund:MAIN01"
DAY_MS = 86_400_000


def test_a_withdrawal_lowers_the_balance(payer: Payer) -> None:
    before = payer.balance(MAIN)
    answer = payer.post("v1/selfWithdrawal", withdrawalId="W55", amount=1250.5, remarks="to our bank")
    assert answer.status_code == 200
    message = "Request submitted successfully. Withdrawal Id : W55"
    assert answer.json() == {"status": "SUCCESS", "message": message, "statusCode": "200"}
    assert before - payer.balance(MAIN) == 125_050
    again = payer.post("v1/selfWithdrawal", withdrawalId="W55", amount=1)
    assert summarize(again)[1:] == ("409", "Withdrawal Id already exists")
    assert [each["withdrawal_id"] for each in payer.snapshot()["self_withdrawals"]] == ["W55"]


def test_three_withdrawals_a_day(payer: Payer) -> None:
    for number in range(3):
        assert payer.post("v1/selfWithdrawal", withdrawalId=f"W{number}", amount=1).status_code == 200
    assert summarize(payer.post("v1/selfWithdrawal", withdrawalId="W3", amount=1))[1] == "400"
    payer.advance(DAY_MS)
    assert payer.post("v1/selfWithdrawal", withdrawalId="W3", amount=1).status_code == 200


@pytest.mark.parametrize(
    ("fields", "sub_code"),
    [
        ({"withdrawalId": None}, "422"),
        ({"withdrawalId": "W 1"}, "422"),
        ({"amount": 0.99}, "422"),
        ({"amount": "5"}, "422"),
        ({"remarks": "100%"}, "422"),
        ({"amount": 50_00_001}, "412"),
    ],
)
def test_a_withdrawal_that_breaks_a_rule(payer: Payer, fields: dict[str, Any], sub_code: str) -> None:
    before = payer.balance(MAIN)
    assert summarize(payer.post("v1/selfWithdrawal", **{"withdrawalId": "W1", "amount": 5, **fields}))[1] == sub_code
    assert payer.balance(MAIN) == before


def test_transfers_are_listed_page_by_page(payer: Payer) -> None:
    for number in range(12):
        ok(payer.pay(f"pay_{number}"))
    first = ok(payer.get("v1/getTransfers", maxReturn=50))
    assert [each["transferId"] for each in first["transfers"]] == [f"pay_{number}" for number in range(11, 1, -1)]
    last = ok(payer.get("v1/getTransfers", lastReturnId=first["lastReturnId"]))
    assert [each["transferId"] for each in last["transfers"]] == ["pay_1", "pay_0"]
    assert "lastReturnId" not in last
    added = first["transfers"][0]["addedOn"][:10]
    assert len(ok(payer.get("v1/getTransfers", date=added, maxReturn=3))["transfers"]) == 3
    payer.advance(DAY_MS)
    ok(payer.pay("pay_12"))
    assert len(ok(payer.get("v1/getTransfers", date=added))["transfers"]) == 10
    assert ok(payer.get("v1/getTransfers", date="2020-01-01")) == {"transfers": []}


@pytest.mark.parametrize("query", [{"maxReturn": 0}, {"maxReturn": "x"}, {"date": "2020-13-01"}, {"lastReturnId": "1"}])
def test_a_list_of_nothing(payer: Payer, query: dict[str, Any]) -> None:
    assert summarize(payer.get("v1/getTransfers", **query))[1] == "422"


def test_an_incident_begins_and_ends(payer: Payer) -> None:
    assert ok(payer.get("v1/incidents")) == {"incidents": []}
    payer.control("POST", "payouts", {"bank": "YESB"})
    payer.control("POST", "payouts", {"bank": "YESB"})  # the same one
    [found] = ok(payer.get("v1/incidents", entityCode="YESB"))["incidents"]
    assert (found["entityName"], found["isResolved"], found["resolvedAt"]) == ("YES BANK", False, "")
    assert ok(payer.get("v1/incidents", entityCode="HDFC")) == {"incidents": []}
    assert ok(payer.get("v1/incidents", status="RESOLVED")) == {"incidents": []}
    payer.advance(60_000)
    payer.control("POST", "payouts", {"bank": "YESB", "resolved": True})
    assert ok(payer.get("v1/incidents")) == {"incidents": []}
    [ended] = ok(payer.get("v1/incidents", status="ALL", startTime=found["createdAt"]))["incidents"]
    assert (ended["id"], ended["isResolved"]) == (found["id"], True)
    assert ended["resolvedAt"] > ended["createdAt"]
    payer.advance(DAY_MS)
    assert ok(payer.get("v1/incidents", status="ALL")) == {"incidents": []}  # today's are listed unless a time is given


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ({"status": "OPEN"}, "Please provide a valid status"),
        ({"startTime": "2026-01-01"}, "startTime and endTime should be in the format yyyy-mm-dd hh:mm:ss"),
        (
            {"startTime": "2026-01-02 00:00:00", "endTime": "2026-01-01 00:00:00"},
            "startTime should be less than or equal to EndTime",
        ),
    ],
)
def test_a_query_of_incidents_that_breaks_a_rule(payer: Payer, query: dict[str, str], message: str) -> None:
    assert summarize(payer.get("v1/incidents", **query)) == ("ERROR", "422", message)


@pytest.mark.parametrize(
    "body", [{"bank": "NONE"}, {"bank": {}}, {"bank": "YESB", "resolved": 1}, {"bank": "YESB", "resolved": True}]
)
def test_an_incident_that_cannot_be(payer: Payer, body: dict[str, Any]) -> None:
    assert payer.client.post("/_sandbox/payouts", json=body).status_code == 400
