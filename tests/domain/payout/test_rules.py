"""The field rules of the payout side, each at its edges (docs/service.md#endpoints, #limits)."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain import rules
from paydesk.domain.money import Money
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.requests import (
    BeneDetails,
    DirectTransfer,
    HistoryQuery,
    InternalTransfer,
    Loan,
    NewCashgram,
    ServiceCharge,
    StatusQuery,
    TransferMode,
    Validation,
)
from paydesk.domain.rules import AnyRule, PayoutRule, Rule

TODAY = date(2026, 11, 20)
BENE = BeneDetails(
    name="Asha Rao", phone="9876543210", bank_account="00011020001772", ifsc="HDFC0000001", vpa="asha@okbank"
)
DIRECT = DirectTransfer("T_1", Money(101), BENE)
LOAN = Loan("L1", "B1", Money(100))
LINK = NewCashgram("CG-1", Money(100), "Asha Rao", "9876543210", TODAY)


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({}, ()),
        ({"amount": Money(100)}, (("amount", Rule.TOO_SMALL),)),
        ({"amount": Money(0)}, (("amount", Rule.TOO_SMALL),)),
        ({"transfer_id": ""}, (("transferId", Rule.REQUIRED),)),
        ({"transfer_id": "a" * 40}, ()),
        ({"transfer_id": "a" * 41}, (("transferId", Rule.TOO_LONG),)),
        ({"transfer_id": "a-b"}, (("transferId", Rule.CHARACTERS),)),
        ({"mode": "upi"}, ()),
        ({"mode": "UPI"}, (("transferMode", PayoutRule.NOT_ONE_OF),)),
        ({"mode": ""}, (("transferMode", PayoutRule.NOT_ONE_OF),)),
        ({"payment_instrument_id": "FUND1"}, ()),
        ({"payment_instrument_id": "FUND_1"}, (("paymentInstrumentId", Rule.CHARACTERS),)),
    ],
)
def test_a_direct_transfer(change: dict[str, Any], broken: tuple[tuple[str, AnyRule], ...]) -> None:
    assert payout_rules.check_direct_transfer(replace(DIRECT, **change)) == broken


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({"name": ""}, (("beneDetails.name", Rule.REQUIRED),)),
        ({"name": "x" * 101}, (("beneDetails.name", Rule.TOO_LONG),)),
        ({"address1": "x" * 151}, (("beneDetails.address1", Rule.TOO_LONG),)),
        ({"phone": "98765-43210"}, (("beneDetails.phone", Rule.DIGITS),)),
        ({"phone": "+91 98765432"}, ()),
        ({"phone": "9876543"}, (("beneDetails.phone", Rule.TOO_SHORT),)),
        ({"phone": "9876543210123"}, (("beneDetails.phone", Rule.TOO_LONG),)),
        ({"email": "asha"}, (("beneDetails.email", Rule.NOT_EMAIL),)),
        ({"bank_account": "12 34"}, (("beneDetails.bankAccount", Rule.CHARACTERS),)),
        ({"bank_account": "123456789012345678"}, ()),
        ({"bank_account": "1"}, ()),
        ({"name": "x" * 100, "address1": "x" * 150, "phone": "9" * 12}, ()),
        ({"bank_account": "12345678ICIC0000009"}, (("beneDetails.bankAccount", Rule.TOO_LONG),)),
        ({"ifsc": "HDFC1000001"}, (("beneDetails.ifsc", Rule.CHARACTERS),)),
        ({"ifsc": "HDFC000001"}, (("beneDetails.ifsc", Rule.CHARACTERS),)),
        ({"vpa": "asha"}, (("beneDetails.vpa", PayoutRule.NOT_A_UPI_ADDRESS),)),
        ({"vpa": "a@b@c"}, (("beneDetails.vpa", PayoutRule.NOT_A_UPI_ADDRESS),)),
        ({"vpa": "asha@okbank,"}, (("beneDetails.vpa", PayoutRule.NOT_A_UPI_ADDRESS),)),
        ({"vpa": "as\u202eha@okbank"}, (("beneDetails.vpa", PayoutRule.NOT_A_UPI_ADDRESS),)),
        ({"vpa": "a" * 95 + "@okbank"}, (("beneDetails.vpa", Rule.TOO_LONG),)),
    ],
)
def test_the_details_of_a_beneficiary(change: dict[str, Any], broken: tuple[tuple[str, AnyRule], ...]) -> None:
    assert payout_rules.check_direct_transfer(replace(DIRECT, bene=replace(BENE, **change))) == broken


@pytest.mark.parametrize("mode", TransferMode)
def test_a_mode_needs_its_instrument(mode: TransferMode) -> None:
    needs = {"beneDetails.vpa"} if mode is TransferMode.UPI else {"beneDetails.phone"}
    if mode.to_bank_account:
        needs = {"beneDetails.bankAccount", "beneDetails.ifsc"}
    found = payout_rules.check_direct_transfer(replace(DIRECT, mode=mode, bene=BeneDetails(name="Asha")))
    assert dict(found) == dict.fromkeys(needs, Rule.REQUIRED)
    assert payout_rules.check_direct_transfer(replace(DIRECT, mode=mode)) == ()


def test_the_modes_are_those_of_the_spec() -> None:
    assert [mode.value for mode in TransferMode] == [
        *("banktransfer", "neft", "imps", "rtgs", "upi", "paytm", "amazonpay")
    ]


def test_v1_takes_no_fund_source() -> None:
    request = replace(DIRECT, payment_instrument_id="FUND1")
    assert payout_rules.check_direct_transfer(request, v1=True) == (("paymentInstrumentId", PayoutRule.ONLY_V1_2),)
    assert payout_rules.check_direct_transfer(replace(request, payment_instrument_id=""), v1=True) == ()


@pytest.mark.parametrize(
    ("recharge", "source", "target", "broken"),
    [
        ("RA1", "", "", ()),
        ("", "F1", "F2", ()),
        ("", "", "", (("rechargeAccount", Rule.REQUIRED),)),
        ("RA1", "F1", "F2", (("rechargeAccount", PayoutRule.ONE_OR_THE_OTHER),)),
        ("RA1", "", "F2", (("rechargeAccount", PayoutRule.ONE_OR_THE_OTHER),)),
        ("", "F1", "", (("toPaymentInstrumentId", Rule.REQUIRED),)),
        ("", "", "F2", (("paymentInstrumentId", Rule.REQUIRED),)),
        ("RA-1", "", "", (("rechargeAccount", Rule.CHARACTERS),)),
        ("", "F 1", "F_2", (("paymentInstrumentId", Rule.CHARACTERS), ("toPaymentInstrumentId", Rule.CHARACTERS))),
    ],
)
def test_an_internal_transfer_goes_one_way_or_the_other(
    recharge: str, source: str, target: str, broken: tuple[tuple[str, AnyRule], ...]
) -> None:
    request = InternalTransfer(Money(100), "a-B_1", recharge, source, target)
    assert payout_rules.check_internal_transfer(request) == broken
    assert payout_rules.check_internal_transfer(replace(request, transfer_id="")) == broken


def test_amount_and_id_of_an_internal_transfer() -> None:
    request = InternalTransfer(Money(99), "x" * 41, "RA1")
    assert payout_rules.check_internal_transfer(request) == (("amount", Rule.TOO_SMALL), ("transferId", Rule.TOO_LONG))
    for remarks, broken in (("x", ()), ("x" * 70, ()), ("x" * 71, (("remarks", Rule.TOO_LONG),))):
        assert payout_rules.check_internal_transfer(InternalTransfer(Money(100), "", "RA1", remarks=remarks)) == broken


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({}, ()),
        ({"bene_id": ""}, (("beneId", Rule.REQUIRED),)),
        ({"bene_id": "a_b"}, (("beneId", Rule.CHARACTERS),)),
        ({"bene_id": "9" * 10_000}, (("beneId", Rule.TOO_LONG),)),
        ({"loan_id": "a-b"}, (("loanId", Rule.CHARACTERS),)),
        ({"amount": Money(99)}, (("amount", Rule.TOO_SMALL),)),
        ({"mode": "pigeon"}, (("transferMode", PayoutRule.NOT_ONE_OF),)),
        ({"charges": (ServiceCharge("a", Money(60)), ServiceCharge("b", Money(40)))}, ()),
        (
            {"charges": (ServiceCharge("a", Money(60)), ServiceCharge("b", Money(41)))},
            (("serviceCharges", PayoutRule.TOO_LARGE),),
        ),
        ({"charges": (ServiceCharge("", Money(1)),)}, (("serviceCharges", Rule.REQUIRED),)),
        (
            {"bene": BeneDetails(ifsc="x")},
            (("beneDetails.ifsc", Rule.CHARACTERS), ("beneDetails.bankAccount", Rule.REQUIRED)),
        ),
        ({"bene": BeneDetails(bank_account="00011020001772")}, (("beneDetails.ifsc", Rule.REQUIRED),)),
        ({"bene": BeneDetails(bank_account="00011020001772", ifsc="HDFC0000001")}, ()),
        ({"bene": BeneDetails()}, ()),
        ({"bene": BeneDetails(name="x" * 101)}, (("beneDetails.name", Rule.TOO_LONG),)),
    ],
)
def test_a_loan(change: dict[str, Any], broken: tuple[tuple[str, AnyRule], ...]) -> None:
    assert payout_rules.check_loan(replace(LOAN, **change)) == broken


@given(st.integers(0, 10**9), st.lists(st.integers(0, 10**8), max_size=5))
def test_the_net_of_a_loan(amount: int, charges: list[int]) -> None:
    request = Loan("L1", "B1", Money(amount), charges=tuple(ServiceCharge("p", Money(one)) for one in charges))
    net = request.net
    if net is None:
        assert sum(charges) > amount
        assert ("serviceCharges", PayoutRule.TOO_LARGE) in payout_rules.check_loan(request)
    else:
        assert net + request.charged == Money(amount)


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({}, ()),
        ({"cashgram_id": "x" * 35}, ()),
        ({"cashgram_id": "x" * 36}, (("cashgramId", Rule.TOO_LONG),)),
        ({"cashgram_id": "a b"}, (("cashgramId", Rule.CHARACTERS),)),
        ({"amount": Money(99)}, (("amount", Rule.TOO_SMALL),)),
        ({"name": ""}, (("name", Rule.REQUIRED),)),
        ({"name": "x" * 101}, (("name", Rule.TOO_LONG),)),
        ({"name": "A. B-C/D & 2"}, ()),
        ({"name": "A_B"}, (("name", Rule.CHARACTERS),)),
        ({"phone": "+919876543210"}, ()),
        ({"phone": "1234567"}, (("phone", Rule.TOO_SHORT),)),
        ({"phone": "12345678"}, ()),
        ({"phone": "123456789012"}, ()),
        ({"phone": "1234567890123"}, (("phone", Rule.TOO_LONG),)),
        ({"link_expiry": None}, (("linkExpiry", Rule.REQUIRED),)),
        ({"link_expiry": TODAY - timedelta(days=1)}, (("linkExpiry", PayoutRule.IN_THE_PAST),)),
        ({"link_expiry": TODAY + timedelta(days=30)}, ()),
        ({"link_expiry": TODAY + timedelta(days=31)}, (("linkExpiry", PayoutRule.TOO_FAR_AHEAD),)),
        ({"email": "asha@shop.example"}, ()),
        ({"email": "x" * 190 + "@shop.example"}, (("email", Rule.TOO_LONG),)),
        ({"email": "asha"}, (("email", Rule.NOT_EMAIL),)),
        ({"remarks": "table 4"}, ()),
        ({"remarks": "table-4"}, (("remarks", Rule.CHARACTERS),)),
    ],
)
def test_a_payment_link(change: dict[str, Any], broken: tuple[tuple[str, AnyRule], ...]) -> None:
    assert payout_rules.check_cashgram(replace(LINK, **change), TODAY) == broken


def test_a_payment_link_breaks_all_rules_at_once() -> None:
    link = NewCashgram("", Money(0), "", "", None, email="x", remarks="!")
    names = [name for name, _ in payout_rules.check_cashgram(link, TODAY)]
    assert names == ["cashgramId", "amount", "name", "phone", "linkExpiry", "email", "remarks"]


@pytest.mark.parametrize(
    ("query", "broken"),
    [
        (HistoryQuery("B1"), ()),
        (HistoryQuery(""), (("beneId", Rule.REQUIRED),)),
        (HistoryQuery("B_1"), (("beneId", Rule.CHARACTERS),)),
        (HistoryQuery("B" * 50), ()),
        (HistoryQuery("B" * 51), (("beneId", Rule.TOO_LONG),)),
        (HistoryQuery("B1", TODAY), (("endDate", Rule.REQUIRED),)),
        (HistoryQuery("B1", None, TODAY), (("endDate", PayoutRule.NOT_YET_OVER),)),
        (HistoryQuery("B1", None, TODAY - timedelta(days=1)), ()),
        (HistoryQuery("B1", TODAY - timedelta(days=1), TODAY - timedelta(days=1)), ()),
        (
            HistoryQuery("B1", TODAY - timedelta(days=1), TODAY - timedelta(days=2)),
            (("startDate", PayoutRule.AFTER_THE_END),),
        ),
        (HistoryQuery("B1", per_page=25), ()),
        (HistoryQuery("B1", per_page=26), (("perPage", PayoutRule.TOO_LARGE),)),
        (HistoryQuery("B1", per_page=0), (("perPage", Rule.TOO_SMALL),)),
        (HistoryQuery("B1", per_page=1, page=1), ()),
        (HistoryQuery("B1", page=0), (("page", Rule.TOO_SMALL),)),
    ],
)
def test_a_history(query: HistoryQuery, broken: tuple[tuple[str, AnyRule], ...]) -> None:
    assert payout_rules.check_history_query(query, TODAY) == broken


@pytest.mark.parametrize("v2", [False, True])
@pytest.mark.parametrize(
    ("request_", "broken"),
    [
        (Validation("a_1", vpa="asha@okbank"), {}),
        (Validation("a_1", phone="9876543210"), {}),
        (Validation("a_1"), {"vpa": Rule.REQUIRED}),
        (Validation("a_1", "asha@okbank", "9876543210"), {"vpa": PayoutRule.ONE_OR_THE_OTHER}),
        (Validation("a_1", phone="98-76"), {"phone": Rule.DIGITS}),
        (Validation("", vpa="asha"), {"id": Rule.REQUIRED, "vpa": PayoutRule.NOT_A_UPI_ADDRESS}),
        (Validation("x" * 41, vpa="a@b"), {"id": Rule.TOO_LONG}),
    ],
)
def test_a_validation_has_exactly_one_of_vpa_and_phone(
    v2: bool, request_: Validation, broken: dict[str, AnyRule]
) -> None:
    named = {("transfer_id" if v2 else "transferId") if name == "id" else name: rule for name, rule in broken.items()}
    assert dict(payout_rules.check_validation(request_, v2=v2)) == named


def test_only_v1_takes_a_hyphen_in_its_id() -> None:
    request = Validation("a-1", vpa="asha@okbank")
    assert payout_rules.check_validation(request) == ()
    assert payout_rules.check_validation(request, v2=True) == (("transfer_id", Rule.CHARACTERS),)


@pytest.mark.parametrize(
    ("query", "broken"),
    [
        (StatusQuery("T_1"), ()),
        (StatusQuery(""), (("transferId", Rule.REQUIRED),)),
        (StatusQuery("T 1"), (("transferId", Rule.CHARACTERS),)),
    ],
)
def test_a_question_for_a_transfer(query: StatusQuery, broken: tuple[tuple[str, AnyRule], ...]) -> None:
    assert payout_rules.check_status_query(query) == broken


def test_a_upi_address_has_at_most_a_hundred_signs() -> None:
    assert payout_rules.check_vpa("x" * 93 + "@okbank") is None
    assert payout_rules.check_vpa("x" * 94 + "@okbank") is Rule.TOO_LONG


@pytest.mark.parametrize(
    ("code", "broken"),
    [
        ("", (("auth_code", Rule.REQUIRED),)),
        ("Z", ()),
        ("Zq!~9", ()),
        ("Zq 9", (("auth_code", Rule.CHARACTERS),)),
        ("x" * 2_000, ()),
        ("x" * 2_001, (("auth_code", Rule.TOO_LONG),)),
    ],
)
def test_the_code_of_a_consent(code: str, broken: tuple[tuple[str, AnyRule], ...]) -> None:
    assert payout_rules.check_auth_code(code) == broken


@pytest.mark.parametrize(
    ("link_id", "broken"),
    [("CG-1", ()), ("", (("cashgramId", Rule.REQUIRED),)), ("a b", (("cashgramId", Rule.CHARACTERS),))],
)
def test_the_id_of_a_link_to_read_or_to_end(link_id: str, broken: tuple[tuple[str, AnyRule], ...]) -> None:
    assert payout_rules.check_cashgram_id(link_id) == broken


def test_a_recharge_names_no_account_of_the_shop_beside_it() -> None:
    for either in ({"payment_instrument_id": "MAIN01"}, {"to_payment_instrument_id": "RENT02"}):
        request = InternalTransfer(Money(100), recharge_account="9988000001", **either)
        assert payout_rules.check_internal_transfer(request) == (("rechargeAccount", PayoutRule.ONE_OR_THE_OTHER),)


@given(st.text(max_size=20), st.text(max_size=20), st.text(max_size=20))
def test_rules_never_raise(one: str, two: str, three: str) -> None:
    bene = BeneDetails(one, two, three, one, two, three, one)
    found = [
        *payout_rules.check_direct_transfer(DirectTransfer(one, Money(1), bene, two, three)),
        *payout_rules.check_internal_transfer(InternalTransfer(Money(1), one, two, three, one)),
        *payout_rules.check_loan(Loan(one, two, Money(1), three, bene=bene)),
        *payout_rules.check_cashgram(NewCashgram(one, Money(1), two, three, None, one, two), TODAY),
        *payout_rules.check_validation(Validation(one, two, three)),
        *payout_rules.check_auth_code(one),
    ]
    assert all(isinstance(rule, Rule | PayoutRule) for _, rule in found)
    assert not {rule.value for rule in Rule} & {rule.value for rule in PayoutRule}


@given(st.text("0123456789+ ", max_size=16))
def test_the_phone_that_is_sent_is_the_one_that_was_checked(text: str) -> None:
    if rules.check_cashgram_phone(text) is None:
        bare = rules.bare_phone(text)
        assert bare.isdigit()
        assert 8 <= len(bare) <= 12


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("HDFCO001234", "HDFC0001234"),
        ("hdfco001234", "HDFC0001234"),
        ("HDFC00O1234", "HDFC0001234"),
        ("HDFC000l234", "HDFC0001234"),
        ("HDFCOOOI234", "HDFC0001234"),
        ("1CIC0000009", "ICIC0000009"),
        ("5BIN0008752", "SBIN0008752"),
        ("HDFC0001234", ""),
        ("IOBA0ROB001", ""),
        ("YESB0HSB001", ""),
        ("HDFCO00123", ""),
        ("HDFCX001234", ""),
        ("", ""),
    ],
)
def test_an_ifsc_with_a_letter_for_a_digit_asks_what_was_meant(typed: str, meant: str) -> None:
    """Branches of letters exist: of those nothing is guessed."""
    assert payout_rules.guess_ifsc(typed) == meant
