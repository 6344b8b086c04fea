"""Stored parts of a payout: beneficiary, account and lookups, masked; and the meaning of an answer."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from paydesk.domain import masking
from paydesk.domain.codec import from_data
from paydesk.domain.exact_json import Json
from paydesk.domain.failure import Problem
from paydesk.domain.money import Money
from paydesk.domain.payout import facts
from paydesk.domain.payout.facts import NewPayout, classification_data
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason, ServiceReply
from paydesk.domain.payout.payout import Draft, PayoutRequest
from paydesk.domain.payout.requests import (
    BeneDetails,
    DirectTransfer,
    InternalTransfer,
    Loan,
    NewCashgram,
    ServiceCharge,
    TransferMode,
)
from paydesk.domain.payout.stored import PayoutAnswer
from paydesk.domain.settings.settings import TransferVersion

ONE = Money(100)
BENE = BeneDetails(
    name="Asha Rao", phone="+919876543210", bank_account="00a1020001772", ifsc="hdfc0000001", vpa=" Asha@OKBank "
)
VPA, PHONE = masking.vpa(" Asha@OKBank "), masking.phone("9876543210")
ACCOUNT = masking.account("00a1020001772")
LINK = NewCashgram("", ONE, "Asha Rao", "+919876543210", date(2026, 12, 1))


def direct(mode: str, bene: BeneDetails = BENE) -> DirectTransfer:
    return DirectTransfer("", ONE, bene, mode)


NOBODY = BeneDetails("Asha Rao")


@pytest.mark.parametrize(
    ("request_", "accounts", "payee"),
    [
        (direct(TransferMode.UPI), ("upi:asha@okbank",), f"Asha Rao, {VPA}"),
        (direct(TransferMode.UPI, NOBODY), (), None),
        (direct(TransferMode.PAYTM), ("phone:9876543210",), f"Asha Rao, {PHONE}"),
        (direct(TransferMode.AMAZONPAY), ("phone:9876543210",), f"Asha Rao, {PHONE}"),
        (direct(TransferMode.PAYTM, NOBODY), (), None),
        (direct(TransferMode.NEFT), ("bank:HDFC:A1020001772",), f"Asha Rao, {ACCOUNT}"),
        (direct("of a newer one"), ("bank:HDFC:A1020001772",), f"Asha Rao, {ACCOUNT}"),
        (direct(TransferMode.IMPS, NOBODY), (), None),
        (
            InternalTransfer(ONE, "", "", "MAIN01", "RENT02"),
            ("internal:MAIN01>RENT02",),
            "RENT02",
        ),
        (
            InternalTransfer(ONE, recharge_account="9988000001"),
            ("internal:>recharge:9988000001",),
            masking.account("9988000001"),
        ),
        (Loan("", "gupta1", ONE), ("bene:gupta1",), "gupta1"),
        (
            Loan("", "gupta1", ONE, TransferMode.UPI, bene=BENE),
            ("bene:gupta1", "upi:asha@okbank"),
            "Asha Rao, gupta1",
        ),
        (LINK, ("phone:9876543210",), f"Asha Rao, {PHONE}"),
    ],
)
def test_whom_it_pays(request_: PayoutRequest, accounts: tuple[str, ...], payee: str | None) -> None:
    assert facts.account_ids(request_) == accounts
    assert payee is None or facts.masked_payee(request_) == payee


PLAIN: dict[str, Json] = {
    "draft_id": "d1",
    "amount": 100,
    "net": None,
    "source": "",
    "mode": "",
    "refund_of": "",
    "order_id": "",
    "expires_on": "",
    "accounts": [],
    "version": "v1.2",
    "again": None,
    "by": "Asha",
    "second_by": "",
    "host": "",
}


@pytest.mark.parametrize(
    ("request_", "data"),
    [
        (
            replace(direct(TransferMode.UPI), payment_instrument_id="MAIN01"),
            {"kind": "direct", "mode": "upi", "source": "MAIN01", "to": f"Asha Rao, {VPA}"},
        ),
        (
            InternalTransfer(ONE, payment_instrument_id="MAIN01", to_payment_instrument_id="RENT02"),
            {"kind": "internal", "source": "MAIN01", "to": "RENT02"},
        ),
        (
            Loan("", "gupta1", ONE, TransferMode.NEFT, (ServiceCharge("p", Money(30)),)),
            {"kind": "loan", "mode": "neft", "net": 70, "to": "gupta1"},
        ),
        (
            Loan("", "gupta1", ONE, TransferMode.NEFT, (ServiceCharge("p", Money(101)),)),
            {"kind": "loan", "mode": "neft", "to": "gupta1"},
        ),
        (LINK, {"kind": "cashgram", "expires_on": "2026-12-01", "to": f"Asha Rao, {PHONE}"}),
        (replace(LINK, link_expiry=None), {"kind": "cashgram", "to": f"Asha Rao, {PHONE}"}),
    ],
)
def test_the_stored_data_of_a_request(request_: PayoutRequest, data: dict[str, Json]) -> None:
    assert facts.wanted_data(NewPayout(Draft("d1", request_), "Asha")) == PLAIN | data


def test_a_refund_is_written_with_its_sale_and_order_and_both_people() -> None:
    draft = Draft("d1", LINK, refund_of="s1")
    new = NewPayout(draft, "Asha", "Meena", "PD-1", ("digest",), TransferVersion.V2, resend_data={"a": 1})
    written = facts.wanted_data(new)
    same = {"refund_of": "s1", "order_id": "PD-1", "accounts": ["digest"], "version": "v2", "again": {"a": 1}}
    assert {name: written[name] for name in same} == same
    assert (written["by"], written["second_by"]) == ("Asha", "Meena")


def test_the_context_of_an_answer_is_empty_by_default() -> None:
    assert facts.read_context_data() == {"keys": "", "clock_ahead": None}
    assert facts.sent_data() == {"keys": "", "host": "", "clock_ahead": None}


SAID = ServiceReply(Operation.LOAN, "ERROR", "403", "no", 403, Problem.NOT_ALLOWED, never_left=True)


def test_a_judgement_comes_back_from_the_journal_as_it_was() -> None:
    for judgement in (
        Classification(Outcome.FIX_FIELD, Reason.FIELD_INVALID, "beneDetails.vpa", SAID),
        Classification(Outcome.DONE, Reason.DONE, "", ServiceReply(Operation.TRANSFER_STATUS)),
    ):
        assert from_data(PayoutAnswer, classification_data(judgement)).classification == judgement
    assert classification_data(Classification(Outcome.DONE, Reason.DONE, "", ServiceReply(Operation.LOAN))) == {
        "outcome": "done",
        "reason": "done",
        "operation": "loan",
        **dict.fromkeys(("field", "status", "sub_code", "message"), ""),
        **dict.fromkeys(("http_status", "problem")),
        "never_left": False,
    }


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"outcome": "of_tomorrow"}, Classification(Outcome.UNKNOWN, Reason.UNFORESEEN, "", SAID)),
        ({"reason": 7}, Classification(Outcome.FAILED, Reason.UNFORESEEN, "f", SAID)),
        ({"field": None}, Classification(Outcome.FAILED, Reason.DONE, "", SAID)),
        ({"http_status": "403"}, Classification(Outcome.FAILED, Reason.DONE, "f", replace(SAID, http_status=None))),
        ({"status": ["x"]}, Classification(Outcome.FAILED, Reason.DONE, "f", replace(SAID, status=""))),
        ({"problem": "of_tomorrow"}, Classification(Outcome.FAILED, Reason.DONE, "f", replace(SAID, problem=None))),
        ({"never_left": "yes"}, Classification(Outcome.FAILED, Reason.DONE, "f", replace(SAID, never_left=False))),
        (
            {"operation": "of_tomorrow"},
            Classification(Outcome.FAILED, Reason.DONE, "f", replace(SAID, operation=Operation.TRANSFER_STATUS)),
        ),
    ],
)
def test_what_a_newer_paydesk_or_nobody_wrote_is_read_with_care(
    change: dict[str, Json], expected: Classification
) -> None:
    data = classification_data(Classification(Outcome.FAILED, Reason.DONE, "f", SAID))
    assert from_data(PayoutAnswer, data | change).classification == expected
