"""Payouts V2: beneficiaries, transfers to them or to details that come along, batches, and their state."""

from __future__ import annotations

from typing import Any

import pytest

from paydesk.sandbox.payout.outcomes import magic_id
from tests.helpers.asker import Asker
from tests.sandbox.payout.test_v2 import main_balance, refusal

BENE = "/payout/beneficiary"
SEND = "/payout/transfers"
BATCH = "/payout/transfers/batch"
ACCOUNT = {"bank_account_number": "5010012345678", "bank_ifsc": "HDFC0000123"}
UPI = {"vpa": "asha@okbank"}
INSTRUMENT = "beneficiary_details.beneficiary_instrument_details"
CONTACT = "beneficiary_details.beneficiary_contact_details"


def details(**changes: Any) -> dict[str, Any]:
    """Return the details of a payee with a UPI address."""
    return {"beneficiary_name": "Asha Rao", "beneficiary_instrument_details": UPI, **changes}


def to(**instrument: str) -> dict[str, Any]:
    """Return the details of a payee by an instrument."""
    return details(beneficiary_instrument_details=instrument)


def transfer(transfer_id: str = "t1", **changes: Any) -> dict[str, Any]:
    """Return a transfer of 150 rupees by UPI."""
    fields = {"transfer_id": transfer_id, "transfer_amount": 150, "transfer_mode": "upi"}
    return {**fields, "beneficiary_details": details(), **changes}


def register(asker: Asker, bene_id: str = "ASHA_1", **instrument: str) -> Any:
    """Register a beneficiary, and let the wait for new ones pass."""
    answer = asker.post(
        BENE,
        beneficiary_id=bene_id,
        beneficiary_name="Asha Rao",
        beneficiary_instrument_details=instrument or ACCOUNT,
        beneficiary_contact_details={"beneficiary_email": "asha@example.com", "beneficiary_phone": "9876543210"},
    )
    asker.control("POST", "clock", {"advance_ms": 31 * 60_000})
    return answer


def test_a_beneficiary_is_registered_read_and_removed(asker: Asker) -> None:
    answer = register(asker)
    assert answer.status_code == 201
    found = answer.json()
    assert (found["beneficiary_status"], found["beneficiary_instrument_details"]) == ("VERIFIED", ACCOUNT)
    assert found["beneficiary_contact_details"]["beneficiary_phone"] == "9876543210"
    assert asker.call("GET", BENE, {"beneficiary_id": "ASHA_1"}).json() == found
    assert asker.call("GET", BENE, ACCOUNT).json() == found
    removed = asker.client.delete(BENE, params={"beneficiary_id": "ASHA_1"}, headers=asker.keys)
    assert (removed.status_code, removed.json()["beneficiary_status"]) == (200, "DELETED")
    assert refusal(asker.call("GET", BENE, {"beneficiary_id": "ASHA_1"})) == (404, "beneficiary_not_found")
    assert register(asker).status_code == 201


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"beneficiary_id": ""}, 400, "beneficiary_id_missing"),
        ({"beneficiary_id": "a b"}, 400, "beneficiary_id_invalid"),
        ({"beneficiary_name": ""}, 400, "beneficiary_name_missing"),
        ({"beneficiary_instrument_details": {}}, 400, "beneficiary_instrument_details_missing"),
        (
            {"beneficiary_instrument_details": {"bank_account_number": "5010012345678"}},
            400,
            "beneficiary_instrument_details_invalid",
        ),
        ({"beneficiary_instrument_details": {"vpa": "nobody"}}, 400, "beneficiary_instrument_details_invalid"),
        ({"beneficiary_contact_details": {"beneficiary_email": "x"}}, 400, "beneficiary_email_invalid"),
        ({}, 409, "beneficiary_id_already_exists"),
        ({"beneficiary_id": "OTHER"}, 409, "beneficiary_already_exists"),
    ],
)
def test_a_beneficiary_that_breaks_a_rule_is_refused(
    asker: Asker, changes: dict[str, Any], status: int, code: str
) -> None:
    register(asker)
    fields = {"beneficiary_id": "ASHA_1", "beneficiary_name": "Asha", "beneficiary_instrument_details": ACCOUNT}
    assert refusal(asker.post(BENE, **{**fields, **changes})) == (status, code)


def test_money_goes_to_details_and_to_a_registered_beneficiary(asker: Asker) -> None:
    before = main_balance(asker)
    received = asker.post(SEND, **transfer()).json()
    assert (received["status"], received["status_code"], received["transfer_amount"]) == ("RECEIVED", "RECEIVED", 150)
    found = asker.call("GET", SEND, {"transfer_id": "t1"}).json()
    assert (found["status"], found["status_code"]) == ("SUCCESS", "COMPLETED")
    assert found["transfer_utr"]
    assert asker.call("GET", SEND, {"cf_transfer_id": received["cf_transfer_id"]}).json() == found
    register(asker)
    by_id = transfer("t2", transfer_mode="imps", beneficiary_details={"beneficiary_id": "ASHA_1"})
    assert asker.post(SEND, **by_id).json()["beneficiary_details"]["beneficiary_id"] == "ASHA_1"
    assert main_balance(asker) == before - 2 * 15_000


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"transfer_amount": "150"}, 400, "transfer_amount_invalid"),
        ({"transfer_amount": 0.5}, 400, "transfer_amount_invalid"),
        ({"transfer_amount": None}, 400, "transfer_amount_missing"),
        ({"transfer_mode": "card"}, 400, "transfer_mode_invalid"),
        ({"transfer_mode": "imps"}, 400, f"{INSTRUMENT}.bank_account_number_missing"),
        ({"transfer_mode": "paytm"}, 400, f"{CONTACT}.beneficiary_phone_missing"),
        ({"transfer_currency": "USD"}, 400, "transfer_currency_invalid"),
        ({"beneficiary_details": {"beneficiary_id": "nobody"}}, 404, "beneficiary_not_found"),
        ({"beneficiary_details": "asha"}, 400, "beneficiary_details_invalid"),
        ({"beneficiary_details": {"beneficiary_id": 7}}, 400, "beneficiary_details.beneficiary_id_invalid"),
        ({"beneficiary_details": {"beneficiary_name": "Asha"}}, 400, f"{INSTRUMENT}.vpa_missing"),
        ({"beneficiary_details": details(beneficiary_name="")}, 400, "beneficiary_details.beneficiary_name_missing"),
        ({"beneficiary_details": details(beneficiary_name="A@b")}, 400, "beneficiary_details.beneficiary_name_invalid"),
        ({"beneficiary_details": to(vpa="nobody")}, 400, f"{INSTRUMENT}.vpa_invalid"),
        (
            {"beneficiary_details": to(**UPI, bank_account_number="12")},
            400,
            f"{INSTRUMENT}.bank_account_number_invalid",
        ),
        ({"beneficiary_details": to(**UPI, bank_ifsc="HDFC1000123")}, 400, f"{INSTRUMENT}.bank_ifsc_invalid"),
        (
            {"beneficiary_details": details(beneficiary_contact_details={"beneficiary_email": "asha"})},
            400,
            f"{CONTACT}.beneficiary_email_invalid",
        ),
        ({"fundsource_id": "nothing"}, 404, "fundsource_id_not_found"),
        ({"transfer_amount": 9_000_000}, 422, "insufficient_balance"),
        ({"transfer_id": magic_id("not_enough_balance")}, 422, "insufficient_balance"),
    ],
)
def test_a_transfer_that_breaks_a_rule_moves_no_money(
    asker: Asker, changes: dict[str, Any], status: int, code: str
) -> None:
    before = main_balance(asker)
    assert refusal(asker.post(SEND, **transfer(**changes))) == (status, code)
    assert main_balance(asker) == before


def test_details_beside_an_id_are_those_of_the_beneficiary(asker: Asker) -> None:
    register(asker, **ACCOUNT, **UPI)
    before = main_balance(asker)
    own = {"beneficiary_id": "ASHA_1", "beneficiary_instrument_details": {**ACCOUNT, **UPI}}
    assert asker.post(SEND, **transfer(beneficiary_details=own)).status_code == 200
    for name, other in {"bank_account_number": "999999999", "bank_ifsc": "YESB0000262", "vpa": "ravi@okbank"}.items():
        wrong = {"beneficiary_id": "ASHA_1", "beneficiary_instrument_details": {name: other}}
        answer = asker.post(SEND, **transfer("t2", beneficiary_details=wrong))
        assert refusal(answer) == (400, f"{INSTRUMENT}.{name}_invalid")
    assert main_balance(asker) == before - 15_000


@pytest.mark.parametrize(
    ("settings", "changes"),
    [
        ({}, {"transfer_id": magic_id("rejected")}),
        ({"modes_unavailable": ["upi"]}, {}),
        ({"modes_disabled": ["upi"]}, {}),
        ({}, {"fundsource_id": "SALARIES03"}),
    ],
)
def test_a_mode_that_the_fund_source_has_not_is_rejected(
    asker: Asker, settings: dict[str, Any], changes: dict[str, Any]
) -> None:
    asker.control("POST", "payouts/settings", settings)
    before = main_balance(asker)
    answer = asker.post(SEND, **transfer(**changes))
    found = answer.json()
    assert (answer.status_code, found["status"], found["status_code"]) == (200, "REJECTED", "INVALID_MODE_FOR_PYID")
    assert asker.call("GET", SEND, {"transfer_id": found["transfer_id"]}).json() == found
    older = asker.call("GET", "/payout/v1/getTransferStatus", {"transferId": found["transfer_id"]}).json()
    assert older["data"]["transfer"]["status"] == "REJECTED"
    assert main_balance(asker) == before
    assert refusal(asker.post(SEND, **transfer(**changes)))[0] == 409


def test_a_repeated_id_is_one_transfer(asker: Asker) -> None:
    asker.post(SEND, **transfer())
    before = main_balance(asker)
    assert refusal(asker.post(SEND, **transfer())) == (409, "transfer_id_already_exists")
    assert main_balance(asker) == before
    assert refusal(asker.call("GET", SEND, {"transfer_id": "t9"})) == (404, "transfer_id_not_found")
    assert refusal(asker.call("GET", SEND, {"cf_transfer_id": "9"})) == (404, "cf_transfer_id_not_found")


def test_a_new_beneficiary_has_to_wait(asker: Asker) -> None:
    asker.post(BENE, beneficiary_id="NEW", beneficiary_name="Asha", beneficiary_instrument_details=UPI)
    to_new = transfer(beneficiary_details={"beneficiary_id": "NEW"})
    assert refusal(asker.post(SEND, **to_new)) == (422, "beneficiary_not_allowed")


def test_a_batch_sends_what_it_can(asker: Asker) -> None:
    by_id = {"beneficiary_id": "meena3"}
    nobody = {"beneficiary_id": "nobody"}
    items = [
        transfer("b1", beneficiary_details=by_id),
        transfer("b2", beneficiary_details=nobody),
        transfer(magic_id("bank_failed")),
    ]
    head = asker.post(BATCH, batch_transfer_id="batch_1", transfers=items).json()
    assert head == {**head, "batch_transfer_id": "batch_1", "status": "RECEIVED"}
    for query in ({"batch_transfer_id": "batch_1"}, {"cf_batch_transfer_id": head["cf_batch_transfer_id"]}):
        found = asker.call("GET", BATCH, query).json()
        assert {each["transfer_id"]: each["status"] for each in found["transfers"]} == {
            "b1": "SUCCESS",
            "b2": "REJECTED",
            magic_id("bank_failed"): "FAILED",
        }
    assert refusal(asker.post(BATCH, batch_transfer_id="batch_1", transfers=items)) == (
        409,
        "batch_transfer_id_already_exists",
    )
    assert refusal(asker.post(BATCH, batch_transfer_id="batch_2", transfers=[])) == (400, "transfers_invalid")
    assert refusal(asker.call("GET", BATCH, {})) == (404, "batch_transfer_id_not_found")
    assert refusal(asker.call("GET", BATCH, {"cf_batch_transfer_id": "9"})) == (404, "cf_batch_transfer_id")


def test_an_invalid_field_refuses_a_whole_batch(asker: Asker) -> None:
    before = main_balance(asker)
    items = [transfer("b1"), transfer("b2", transfer_mode="imps")]
    refused = asker.post(BATCH, batch_transfer_id="batch_1", transfers=items)
    assert refusal(refused) == (400, f"transfers[1].{INSTRUMENT}.bank_account_number_missing")
    assert refusal(asker.call("GET", BATCH, {"batch_transfer_id": "batch_1"}))[0] == 404
    assert main_balance(asker) == before
