"""Validation of bank accounts: at once, later and in bulk; deposits; names; the look-up of an IFSC."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from paydesk.sandbox.payout.bank_validation import DEPOSITS, TEST_RESULTS, VALID, VALIDATION_MS
from tests.sandbox.payout.conftest import Payer, ok, summarize

GUPTA = {"bankAccount": "026291800001191", "ifsc": "YESB0000262"}
MAIN = "fund:MAIN01"


def account(answer: httpx.Response) -> tuple[str, str, str]:
    """Return subCode, status of the account and its code."""
    body = answer.json()
    assert str(answer.status_code) == body["subCode"]
    return body["subCode"], body["accountStatus"], body["accountStatusCode"]


def test_a_valid_account_gets_a_deposit(payer: Payer) -> None:
    before = payer.balance(MAIN)
    found = ok(payer.get("v1/validation/bankDetails", name="Gupta Wholesale", phone="9812300001", **GUPTA))
    assert (found["nameAtBank"], found["accountExists"], found["amountDeposited"]) == ("GUPTA WHOLESALE", "YES", "1.00")
    assert (before - payer.balance(MAIN), payer.balance(DEPOSITS)) == (100, 100)
    newer = ok(payer.get("v1.2/validation/bankDetails", name="Gupta Traders", **GUPTA))
    assert (newer["bankName"], newer["nameMatchScore"], newer["nameMatchResult"]) == (
        "YES BANK", "33", "MODERATE_PARTIAL_MATCH",
    )  # fmt: skip
    again = ok(payer.get("v1/getValidationStatus/bank", bvRefId=newer["refId"]))
    assert (again["bvRefId"], again["utr"], again["nameMatchScore"]) == (newer["refId"], newer["utr"], 33)


@pytest.mark.parametrize(("details", "code"), TEST_RESULTS.items())
def test_the_public_test_accounts(payer: Payer, details: tuple[str, str], code: str) -> None:
    before = payer.balance(MAIN)
    query = {"bankAccount": details[0], "ifsc": details[1].lower()}
    sub_code = {"INSUFFICIENT_BALANCE": "412", "SOURCE_BANK_DECLINED": "424"}.get(code, "200")
    status = "UNABLE_TO_VALIDATE" if sub_code != "200" else "VALID" if code == VALID else "INVALID"
    assert account(payer.get("v1.2/validation/bankDetails", **query)) == (sub_code, status, code)
    assert before - payer.balance(MAIN) == (100 if code == VALID else 0)
    older = payer.get("v1/validation/bankDetails", **query)
    assert older.json()["subCode"] == sub_code
    if sub_code == "200":
        assert ok(older)["accountExists"] == ("YES" if code == VALID else "NO")


def test_an_empty_fund_source_and_unknown_accounts(payer: Payer) -> None:
    query = {"bankAccount": "998877665544", "ifsc": "UTIB0000001"}
    assert account(payer.get("v1.2/validation/bankDetails", **query))[2] == VALID
    payer.change_settings(unknown_details_fail=True)
    assert account(payer.get("v1.2/validation/bankDetails", **query))[2] == "INVALID_BANK_ACCOUNT"
    payer.control("POST", "payouts", {"fund_source": "MAIN01", "take_paise": payer.balance(MAIN) - 99})
    refused = payer.get("v1.2/validation/bankDetails", **GUPTA)
    assert account(refused) == ("412", "UNABLE_TO_VALIDATE", "INSUFFICIENT_BALANCE")
    assert payer.balance(MAIN) == 99


@pytest.mark.parametrize(
    ("change", "message", "code"),
    [
        ({"bankAccount": ""}, "Please provide a valid bank account", "INVALID_ACCOUNT"),
        ({"bankAccount": "12345"}, "Please provide a valid bank account", "INVALID_ACCOUNT"),
        ({"bankAccount": "1" * 31}, "Please provide a valid bank account", "INVALID_ACCOUNT"),
        ({"ifsc": "YESB00000010"}, "Please provide a valid IFSC code", "INVALID_IFSC"),
        ({"ifsc": ""}, "Please provide a valid IFSC code", "INVALID_IFSC"),
        ({"name": "Asha!"}, "Please provide a valid name", ""),
        ({"phone": "12"}, "Please provide a valid phone", ""),
        ({"remarks": "x" * 26}, "Please provide a valid remarks", ""),
    ],
)
def test_fields_that_break_a_rule(payer: Payer, change: dict[str, str], message: str, code: str) -> None:
    for path in ("v1/validation/bankDetails", "v1/asyncValidation/bankDetails"):
        assert summarize(payer.get(path, **{**GUPTA, **change})) == ("ERROR", "422", message)
    newer = payer.get("v1.2/validation/bankDetails", **{**GUPTA, **change}).json()
    assert (newer["subCode"], newer["message"], newer.get("accountStatusCode", "")) == ("422", message, code)


def test_a_validation_that_ends_later(payer: Payer) -> None:
    reference = ok(payer.get("v1/asyncValidation/bankDetails", userId="user_1", **GUPTA))["bvRefId"]
    running = payer.get("v1/getValidationStatus/bank", userId="user_1")
    assert running.json()["message"] == "Validation is in progress"
    assert ok(running) == {"bvRefId": reference, **GUPTA}
    assert ok(payer.get("v1/validation/bankDetails", **GUPTA)) == {"refId": reference}  # the same, in progress
    newer = payer.get("v1.2/validation/bankDetails", **GUPTA)
    assert account(newer) == ("200", "UNABLE_TO_VALIDATE", "VALIDATION_IN_PROGRESS")
    payer.advance(VALIDATION_MS)
    found = ok(payer.get("v1/getValidationStatus/bank", bvRefId=reference, userId="user_1"))
    assert (found["accountExists"], found["nameAtBank"]) == ("YES", "GUPTA WHOLESALE")
    assert payer.balance(DEPOSITS) == 100
    assert payer.snapshot()["bank_validations"][0]["reference"] == reference


@pytest.mark.parametrize(
    ("query", "sub_code", "message"),
    [
        ({}, "422", "Either bvRefId or userId should be provided in the request"),
        ({"bvRefId": 1}, "404", "bvRefId or userId does not exist"),
        ({"userId": "nobody"}, "404", "bvRefId or userId does not exist"),
        ({"bvRefId": "x"}, "422", "Please provide a valid bvRefId"),
    ],
)
def test_a_status_of_nothing(payer: Payer, query: dict[str, Any], sub_code: str, message: str) -> None:
    assert summarize(payer.get("v1/getValidationStatus/bank", **query)) == ("ERROR", sub_code, message)


def test_many_accounts_at_once(payer: Payer) -> None:
    blocked = {"bankAccount": "7766667989884", "ifsc": "RATN0000070"}
    entries = [{**GUPTA, "name": "Gupta Wholesale", "phone": 9812300001}, blocked, GUPTA]
    bulk = {"bulkValidationId": "bulk_1", "entries": entries}
    ok(payer.post("v1/bulkValidation/bankDetails", **bulk))
    assert summarize(payer.post("v1/bulkValidation/bankDetails", **bulk))[1:] == (
        "409", "Bulk Validation Id already exists",
    )  # fmt: skip
    running = ok(payer.get("v1/getBulkValidationStatus", bulkValidationId="bulk_1"))["entries"]
    assert {each["message"] for each in running.values()} == {"Validation is in progress"}
    payer.advance(VALIDATION_MS)
    found = ok(payer.get("v1/getBulkValidationStatus", bulkValidationId="bulk_1"))["entries"]
    assert {name: (each["accountExists"], each["message"]) for name, each in found.items()} == {
        "026291800001191_YESB0000262": ("YES", "Amount Deposited Successfully"),
        "7766667989884_RATN0000070": ("NO", "Account is blocked"),
    }
    one = ok(payer.get("v1/getBulkValidationStatus", bulkValidationId="bulk_1", **blocked))["entries"]
    assert one.keys() == {"7766667989884_RATN0000070"}
    assert payer.balance(DEPOSITS) == 100
    assert summarize(payer.get("v1/getBulkValidationStatus", bulkValidationId="bulk_2"))[1] == "404"


@pytest.mark.parametrize(
    "change", [{"bulkValidationId": "a b"}, {"entries": []}, {"entries": ["x"]}, {"entries": [{**GUPTA, "ifsc": "x"}]}]
)
def test_one_invalid_entry_refuses_all(payer: Payer, change: dict[str, Any]) -> None:
    bulk = {"bulkValidationId": "bulk_1", "entries": [GUPTA], **change}
    assert summarize(payer.post("v1/bulkValidation/bankDetails", **bulk))[1] == "422"
    assert payer.balance(DEPOSITS) == 0


def test_the_bank_of_an_ifsc(payer: Payer) -> None:
    found = ok(payer.get("v1/ifsc/yesb0000262"))
    assert (found["bank"], found["ifsc"], found["ifscSubcode"]) == ("YES BANK", "YESB0000262", "YESB0")
    assert ok(payer.get("v1/ifsc/UTIB0000001"))["bank"] == "PAYDESK DEMO BANK"
    payer.change_settings(unknown_details_fail=True)
    for ifsc in ("UTIB0000001", "CNRR0002640", "YESB1000262"):
        assert summarize(payer.get(f"v1/ifsc/{ifsc}"))[1:] == ("404", "IFSC not found. Try again with valid IFSC")


def test_an_account_without_the_feature(payer: Payer) -> None:
    payer.change_settings(features_off=["validate"])
    assert summarize(payer.get("v1/ifsc/YESB0000262"))[1] == "403"
    assert payer.get("v1.2/validation/bankDetails", **GUPTA).json()["subCode"] == "403"
