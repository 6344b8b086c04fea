"""Beneficiaries and their history (docs/service.md#beneficiary-history, #beneficiary-history-errors)."""

from __future__ import annotations

from typing import Any

import pytest

from paydesk.sandbox.payout.causes import PAYEE, sound_payee
from paydesk.sandbox.payout.outcomes import magic_id, magic_plain_id
from tests.sandbox.payout.conftest import Payer, ok, summarize

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


def add(payer: Payer, bene_id: str | None = "asha9", **changes: Any) -> Any:
    """Register the valid payee."""
    return payer.post("v1/addBeneficiary", **{"beneId": bene_id, **sound_payee(**changes)})


def history(payer: Payer, **query: Any) -> list[dict[str, Any]]:
    """Request a page of the history of gupta1."""
    found: list[dict[str, Any]] = ok(payer.get("v1/beneHistory", **{"beneId": "gupta1", **query}))["transfers"]
    return found


def pay(payer: Payer, transfer_id: str, amount: Any = 250) -> None:
    """Pay gupta1."""
    ok(payer.pay(transfer_id, amount, beneDetails=None, beneId="gupta1"))


def test_a_beneficiary_is_added_read_and_removed(payer: Payer) -> None:
    assert summarize(add(payer, city="Jaipur", pincode="302001")) == (
        "SUCCESS",
        "200",
        "Beneficiary added successfully",
    )
    record = ok(payer.get("v1/getBeneficiary/asha9"))
    assert {name: record[name] for name in PAYEE} == PAYEE
    assert (record["beneId"], record["status"], record["city"]) == ("asha9", "VERIFIED", "Jaipur")
    assert all(isinstance(value, str) for value in record.values())
    assert summarize(payer.post("v1/removeBeneficiary", beneId="asha9")) == ("SUCCESS", "200", "Beneficiary removed")
    for answer in (payer.get("v1/getBeneficiary/asha9"), payer.post("v1/removeBeneficiary", beneId="asha9")):
        assert summarize(answer) == ("ERROR", "404", "Beneficiary does not exist")
    ok(add(payer))


def test_the_old_sdks_find_an_id_and_send_to_it(payer: Payer) -> None:
    ok(add(payer))
    query = {"bankAccount": PAYEE["bankAccount"], "ifsc": PAYEE["ifsc"]}
    assert ok(payer.get("v1/getBeneId", **query)) == {"beneId": "asha9"}
    assert summarize(payer.get("v1/getBeneId", **{**query, "ifsc": "HDFC0000001"}))[1] == "404"
    for path in ("v1/requestTransfer", "v1/requestAsyncTransfer"):
        sent = ok(payer.post(path, beneId="gupta1", transferId=path[-20:].strip("/").replace("/", "_"), amount=150))
        assert sent["referenceId"]


def test_a_new_beneficiary_waits_thirty_minutes(payer: Payer) -> None:
    ok(add(payer))
    waits = ("ERROR", "412", "Please wait 30 minutes after adding the beneficiary.")
    assert summarize(payer.pay("by_details")) == waits
    assert summarize(payer.pay("by_id", beneDetails=None, beneId="asha9")) == waits
    assert summarize(payer.pay("by_upi", transferMode="upi")) == waits
    assert summarize(payer.post("v1/lend", loanId="l1", beneId="asha9", amount="5")) == waits
    ok(payer.pay("another", beneDetails=sound_payee(bankAccount="999988887777")))
    payer.advance(30 * MINUTE - 1)
    assert summarize(payer.pay("by_details")) == waits
    payer.advance(1)
    assert summarize(payer.pay("by_details"))[1] == "200"
    assert payer.state("by_details")["beneId"] == "asha9"


@pytest.mark.parametrize(
    ("changes", "sub_code"),
    [
        ({"bene_id": None}, "412"),
        ({"bene_id": "asha-9"}, "422"),
        ({"bene_id": "x" * 51}, "422"),
        ({"bene_id": "gupta1"}, "409"),
        ({"name": None}, "422"),
        ({"phone": "12"}, "422"),
        ({"email": "asha"}, "422"),
        ({"pincode": "12"}, "422"),
        ({"ifsc": "x"}, "422"),
        ({"ifsc": None}, "422"),
        ({"bankAccount": "1"}, "422"),
        ({"bankAccount": None, "ifsc": None, "vpa": None}, "422"),
        ({"vpa": "asha"}, "422"),
        ({"bankAccount": "026291800001191", "ifsc": "YESB0000262"}, "409"),
        ({"vpa": "SUCCESS@upi"}, "409"),
    ],
)
def test_a_beneficiary_that_cannot_be(payer: Payer, changes: dict[str, Any], sub_code: str) -> None:
    before = payer.snapshot()["beneficiaries"]
    assert summarize(add(payer, **changes))[:2] == ("ERROR", sub_code)
    assert payer.snapshot()["beneficiaries"] == before


def test_one_with_a_upi_address_only(payer: Payer) -> None:
    ok(add(payer, bankAccount=None, ifsc=None))
    payer.advance(30 * MINUTE)
    ok(payer.pay("upi", beneDetails=None, beneId="asha9", transferMode="upi"))
    assert summarize(payer.pay("bank", beneDetails=None, beneId="asha9"))[2].startswith("No Bank account")


def test_the_history_has_the_latest_first_a_page_at_a_time(payer: Payer) -> None:
    payer.control("POST", "clock", {"now": "2026-01-10T10:00:00+05:30"})
    for number in range(30):
        payer.advance(1_000)
        pay(payer, f"p{number}", 100 + number)
    first, second = history(payer), history(payer, page=2)
    assert [float(each["amount"]) for each in first + second] == [129.0 - n for n in range(30)]
    assert (len(first), len(second), history(payer, page=3)) == (25, 5, [])
    assert first[0] == {
        "transferDate": "2026-01-10T04:30:30Z",
        "amount": "129.00",
        "mode": "IMPS",
        "beneId": "gupta1",
        "status": "SUCCESS",
    }
    assert history(payer, perPage=7, page=2) == first[7:14]
    assert history(payer, perPage=7, page=5) == second[3:]


def test_the_latest_of_one_moment_is_the_last_that_was_sent(payer: Payer) -> None:
    pay(payer, "one", 101)
    pay(payer, "two", 102)
    assert [each["amount"] for each in history(payer)] == ["102.00", "101.00"]


def test_the_history_by_days(payer: Payer) -> None:
    for day in (10, 11, 12):
        payer.control("POST", "clock", {"now": f"2026-01-{day}T00:00:00+05:30"})
        payer.renew_token()
        pay(payer, f"on{day}", day * 100)
    payer.advance(DAY)

    def found(**query: str) -> list[str]:
        return [each["amount"] for each in history(payer, **query)]

    assert found() == ["1200.00", "1100.00", "1000.00"]
    assert found(startDate="2026-01-10", endDate="2026-01-11") == ["1100.00", "1000.00"]
    assert found(startDate="2026-01-11", endDate="2026-01-11") == ["1100.00"]
    assert found(endDate="2026-01-10") == ["1000.00"]
    assert found(startDate="2026-01-12", endDate="2026-01-12") == ["1200.00"]
    for today_or_later in ("2026-01-13", "2026-01-14"):
        answer = summarize(payer.get("v1/beneHistory", beneId="gupta1", startDate="2026-01-11", endDate=today_or_later))
        assert answer[1:] == ("422", "Requested date range is invalid.")


@pytest.mark.parametrize("day", ["2026-1-1", "2026-02-30", "01-01-2026", "today", "2026-01-01T00:00", "２０２６-01-01"])
def test_an_invalid_date(payer: Payer, day: str) -> None:
    start = summarize(payer.get("v1/beneHistory", beneId="gupta1", startDate=day, endDate="2026-01-01"))
    assert start[1:] == ("422", "startDate should be of format yyyy-mm-dd")
    end = summarize(payer.get("v1/beneHistory", beneId="gupta1", endDate=day))
    assert end[1:] == ("422", "endDate should be of format yyyy-mm-dd")


@pytest.mark.parametrize("page", ["0", "-1", "one", "1.5"])
def test_an_invalid_page_number(payer: Payer, page: str) -> None:
    answer = summarize(payer.get("v1/beneHistory", beneId="gupta1", page=page))
    assert answer[1:] == ("422", "Page value should be minimum 1.")
    answer = summarize(payer.get("v1/beneHistory", beneId="gupta1", perPage=page))
    assert answer[1:] == ("422", "perPage should be at max 25")


def test_the_history_shows_how_each_went_and_stays_after_a_removal(payer: Payer) -> None:
    ok(add(payer))
    payer.advance(30 * MINUTE)
    for name in ("completed", "bank_failed", "pending_at_bank"):
        payer.pay(magic_id(name))
        payer.advance(1)
    ok(payer.post("v1/removeBeneficiary", beneId="asha9"))
    found = ok(payer.get("v1/beneHistory", beneId="asha9"))["transfers"]
    assert [each["status"] for each in found] == ["PENDING", "FAILED", "SUCCESS"]


def test_unregistered_details_have_a_history_under_a_derived_id(payer: Payer) -> None:
    ok(payer.pay("one"))
    ok(payer.pay("two"))
    ok(payer.pay("other", beneDetails=sound_payee(bankAccount="999988887777")))
    bene_id = payer.state("one")["beneId"]
    assert bene_id.isalnum()
    assert len(ok(payer.get("v1/beneHistory", beneId=bene_id))["transfers"]) == 2
    assert ok(payer.get("v1/beneHistory", beneId=magic_plain_id("completed")))["transfers"] == []


def test_too_many_calls_get_429_with_its_headers_until_the_minute_is_over(payer: Payer) -> None:
    payer.control("POST", "settings", {"rate_limits": {"payout_history": 2}})
    assert [payer.get("v1/beneHistory", beneId="gupta1").status_code for _ in range(3)] == [200, 200, 429]
    refused = payer.get("v1/beneHistory", beneId="gupta1")
    assert summarize(refused) == ("ERROR", "429", "Too many requests.")
    assert (refused.headers["x-ratelimit-remaining"], refused.headers["x-ratelimit-retry"]) == ("0", "59")
    payer.advance(MINUTE)
    assert history(payer) == []
