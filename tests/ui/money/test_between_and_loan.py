"""Internal transfers and loans by keyboard, with balances and charges."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import ReadBalance, ReviewPayout, SendPayout, SettlePayout
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import SourceBalance
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason
from paydesk.domain.payout.payout import Draft, DraftSummary
from paydesk.domain.payout.requests import BeneDetails, InternalTransfer, Loan, ServiceCharge, TransferMode
from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import Permission
from paydesk.domain.settings.settings import FundSource, MoneyOut, Settings
from paydesk.ui.money.confirmation import ConfirmationModel
from paydesk.ui.money.flow_pages import ConfirmationPage
from tests.ui.driver import Clock
from tests.ui.money.payouts import ENTER, ESC, RIGHT, SETTINGS, TAB, ShownPayouts, judged

CUT = judged(Outcome.UNKNOWN, Reason.LINE_CUT, "", Operation.INTERNAL_TRANSFER)
MOVED = judged(Outcome.DONE, Reason.DONE, "", Operation.INTERNAL_TRANSFER)


@pytest.fixture
def between(qtbot: QtBot, time: Clock) -> ShownPayouts:
    return ShownPayouts(qtbot, time, part="transfer")


@pytest.fixture
def loan(qtbot: QtBot, time: Clock) -> ShownPayouts:
    return ShownPayouts(qtbot, time, part="loan")


# Between accounts -----------------------------------------------------------------------------------------------------


def test_money_is_moved_between_two_fund_sources(between: ShownPayouts) -> None:
    between.fill(Amount="20000")
    between.go_to("Remarks (optional)")
    between.type("for salaries")
    between.press(ENTER)
    draft = between.client.of(ReviewPayout)[0].draft
    assert draft.request == InternalTransfer(
        Money(2_000_000), payment_instrument_id="SRC1", to_payment_instrument_id="SRC2", remarks="for salaries"
    )
    between.reviewed()
    assert "Main fund source" in between.words()
    assert "Salaries" in between.words()
    between.press(ENTER)
    between.became(MOVED)
    assert between.edit("Amount").text() == ""
    assert between.client.of(SendPayout) == [SendPayout(draft=draft)]


def test_the_same_account_twice_is_refused(between: ShownPayouts) -> None:
    between.fill(Amount="20000")
    between.go_to("To")
    between.type("M")
    between.press(ENTER)
    assert "This is the account it comes from" in between.words()
    assert between.client.of(ReviewPayout) == []


def test_a_recharge_account_replaces_the_fund_sources(between: ShownPayouts) -> None:
    between.go_to("To a fund source of ours")
    between.press(RIGHT)
    assert "Main fund source" not in between.words()
    between.fill(Recharge_account="9911 2233", Amount="500")
    between.press(ENTER)
    assert between.draft().request == InternalTransfer(Money(50_000), recharge_account="99112233")
    between.reviewed()
    assert "99112233" in between.words(), "whole: it is to be compared"
    between.press(ESC)
    between.go_to("Amount")
    assert "99112233" not in between.words()
    assert between.edit("Recharge account").text() == "••••2233"


@pytest.mark.parametrize("text", ["", "99.11"])
def test_a_recharge_account_has_its_rules(between: ShownPayouts, text: str) -> None:
    between.go_to("To a fund source of ours")
    between.press(RIGHT)
    between.fill(Recharge_account=text, Amount="500")
    between.press(ENTER)
    assert between.client.of(ReviewPayout) == []
    assert between.wrong("Recharge account")
    assert between.edit("Recharge account").text() == text


@pytest.mark.parametrize("amount", ["", "0.99", "a lot"])
def test_an_amount_has_its_rules(between: ShownPayouts, amount: str) -> None:
    between.fill(Amount=amount)
    between.press(ENTER)
    assert between.client.of(ReviewPayout) == []
    assert between.wrong("Amount")


def test_remarks_have_the_length_that_transfers_have(between: ShownPayouts) -> None:
    between.fill(Amount="20000")
    between.go_to("Remarks (optional)")
    between.type("x" * 71)
    between.press(ENTER)
    assert "At most 70 characters." in between.words()
    assert between.client.of(ReviewPayout) == []


@pytest.mark.parametrize("word", ["x" * 70, "न" * 70, "x" * 10_000])
def test_long_text_does_not_widen_the_confirmation(qtbot: QtBot, word: str) -> None:
    """Regression: payee and send button moved out of the side panel."""
    question = ConfirmationPage(narrow=True)
    qtbot.addWidget(question)
    draft = Draft("d1", InternalTransfer(Money(100), remarks=word))
    question.show_question(DraftSummary(draft), ConfirmationModel(Money(100), word, [("Remarks", word)], "Move"))
    question.resize(400, 600)
    question.show()
    for part in (question.payee, question.pairs):
        assert part.width() < 400
        assert part.minimumSizeHint().width() < 400


def test_too_few_fund_sources_say_where_they_are_entered(qtbot: QtBot, time: Clock) -> None:
    there = ShownPayouts(qtbot, time, Settings(money_out=MoneyOut(fund_sources=(FundSource("SRC1", "Main"),))))
    there.part("transfer")
    assert "Settings, Advanced" in there.words()
    assert "Review" not in there.buttons()
    there.page.use_settings(SETTINGS)
    there.settle()
    assert "Settings, Advanced" not in there.words()
    assert "Review" in there.buttons()


def test_balances_are_read_and_shown(between: ShownPayouts) -> None:
    assert between.client.of(ReadBalance) == [ReadBalance(instrument_id="SRC1"), ReadBalance(instrument_id="SRC2")]
    between.balance("SRC1", 12_000_000)
    failed = judged(Outcome.NOT_ALLOWED, Reason.KEYS_REFUSED, "", Operation.BALANCE)
    between.tell(SourceBalance("SRC2", between.time.now, classification=failed))
    assert "₹1,20,000.00 · 14:36" in between.words()
    assert "Checking…" not in between.words()
    between.go_to("Refresh balances")
    between.press(ENTER)
    assert len(between.client.of(ReadBalance)) == 4
    assert between.client.of(ReviewPayout) == []


def lost(there: ShownPayouts, judgement: Classification = CUT) -> str:
    """Lose an answer; return the id of the payout."""
    there.balance("SRC1", 12_000_000)
    there.balance("SRC2", 150_000)
    there.fill(Amount="20000")
    there.press(ENTER)
    there.reviewed()
    there.press(ENTER)
    return there.became(judgement).payout_id


def test_a_lost_answer_leads_to_the_balances(between: ShownPayouts) -> None:
    lost(between)
    words = between.words()
    assert "Did it arrive?" in words
    assert "Check now" not in between.buttons(), "nothing published reads its state"
    assert "Send again, same number" not in between.buttons()
    assert "before: ₹1,20,000.00" in words
    between.go_to("Refresh balances")
    between.press(ENTER)
    assert between.client.of(ReadBalance)[-2:] == [ReadBalance(instrument_id="SRC1"), ReadBalance(instrument_id="SRC2")]
    between.time.pass_(60_000)
    between.balance("SRC1", 10_000_000)
    assert "before: ₹1,20,000.00 · 14:36, now: ₹1,00,000.00 · 14:37" in between.words()


def test_balances_are_read_before_every_transfer(between: ShownPayouts) -> None:
    """Regression: after a lost answer no earlier balance was known, or a late one passed for it."""
    between.fill(Amount="20000")
    between.press(ENTER)
    assert between.client.of(ReadBalance)[2:] == [ReadBalance(instrument_id="SRC1"), ReadBalance(instrument_id="SRC2")]
    between.balance("SRC1", 12_000_000)
    between.reviewed()
    between.press(ENTER)
    sent_at = between.time.now
    between.time.pass_(60_000)
    between.balance("SRC2", 2_150_000)
    between.became(CUT, wanted_at=sent_at)
    assert "before: ₹1,20,000.00 · 14:36" in between.words()
    assert "before: ₹21,500.00" not in between.words(), "it came when the money may have been there"
    assert "now: ₹21,500.00 · 14:37" in between.words()


@pytest.mark.parametrize(("says", "sure", "arrived"), [
    ("It arrived", "Yes, it arrived", True),
    ("It did not arrive", "Yes, it did not arrive", False),
])  # fmt: skip
def test_manual_settlement_is_confirmed(between: ShownPayouts, says: str, sure: str, *, arrived: bool) -> None:
    payout_id = lost(between)
    between.go_to(says)
    between.press(ENTER)
    assert between.client.of(SettlePayout) == []
    assert between.focus.accessibleName() == "No, go back", "a second Enter by mistake does no harm"
    between.press(ENTER)
    assert between.client.of(SettlePayout) == []
    between.go_to(says)
    between.press(ENTER)
    between.go_to(sure)
    between.press(ENTER)
    assert between.client.of(SettlePayout) == [SettlePayout(payout_id=payout_id, arrived=arrived)]
    between.became(MOVED)
    assert "Did it arrive?" not in between.words()


def test_a_manual_settlement_is_not_shown_as_the_services_answer(between: ShownPayouts) -> None:
    lost(between)
    between.became(judged(Outcome.FAILED, Reason.NOT_FOUND, "", Operation.INTERNAL_TRANSFER))
    assert "The money did not arrive, by the balances" in between.words()
    assert "if it did arrive, the money moves twice" in between.words()
    assert "nobody is paid twice" not in between.words()
    assert "The service does not know this payout" not in between.words()
    assert "Send again, same number" in between.buttons()


def test_balances_are_cleared_for_another_person(between: ShownPayouts) -> None:
    lost(between)
    between.page.forget()
    between.settle()
    assert "₹1,20,000.00" not in between.words()


# Loans ----------------------------------------------------------------------------------------------------------------


def charge(there: ShownPayouts, party: str, amount: str) -> None:
    """Add a row of charges."""
    there.go_to("Add a charge")
    there.press(ENTER)
    there.type(party)
    there.press(TAB)
    there.type(amount)


def test_a_loan_less_its_charges(loan: ShownPayouts) -> None:
    loan.fill(Beneficiary_id="BENE42", Amount_of_the_loan="50000")
    assert "harges" not in loan.words(), "there are none"
    charge(loan, "Agent", "1200")
    assert "Charges are deducted" in loan.words()
    assert "The beneficiary gets ₹48,800.00: ₹50,000.00 less ₹1,200.00 of charges." in loan.words()
    charge(loan, "Insurer", "800.50")
    assert "gets ₹47,999.50" in loan.words()
    loan.press(ENTER)
    request = loan.draft().request
    assert request == Loan(
        "",
        "BENE42",
        Money(5_000_000),
        TransferMode.BANKTRANSFER,
        (ServiceCharge("Agent", Money(120_000)), ServiceCharge("Insurer", Money(80_050))),
        None,
    )
    loan.reviewed()
    words = loan.words()
    assert "it may pay the account" not in words, "it has no other"
    assert "Charge for Agent" in words
    assert "₹47,999.50" in words
    loan.press(ENTER)
    loan.became(judged(Outcome.DONE, Reason.DONE, "", Operation.LOAN), net=Money(4_799_950))
    assert "₹47,999.50" in loan.words()
    assert loan.edit("Beneficiary id").text() == ""
    loan.press(ENTER)
    assert "Remove" not in loan.buttons(), "its charges are gone, too"


def test_of_a_loan_without_charges_nothing_is_said_of_them(loan: ShownPayouts) -> None:
    loan.fill(Beneficiary_id="BENE42", Amount_of_the_loan="50000")
    loan.press(ENTER)
    loan.reviewed()
    assert "gets" not in loan.words()
    loan.press(ENTER)
    loan.became(judged(Outcome.DONE, Reason.DONE, "", Operation.LOAN), net=Money(5_000_000))
    assert "The loan is paid out" in loan.words()
    assert "harges" not in loan.words()
    assert "gets" not in loan.words()


def test_charges_above_the_loan_are_refused_while_they_are_typed(loan: ShownPayouts) -> None:
    loan.fill(Beneficiary_id="BENE42", Amount_of_the_loan="1000")
    charge(loan, "Agent", "1200")
    assert "The charges are ₹200.00 more than the loan." in loan.words()
    assert "The charges are more than the loan" in loan.words()
    loan.press(ENTER)
    assert loan.client.of(ReviewPayout) == []
    loan.go_to("Remove charge 1")
    loan.press(ENTER)
    assert "harges" not in loan.words()
    loan.press(ENTER)
    assert loan.client.of(ReviewPayout) == [], "Enter on the button added a row"
    loan.page.activate()
    loan.go_to("Amount of the loan")
    loan.press(ENTER)
    assert len(loan.client.of(ReviewPayout)) == 1, "an empty row does not count"


@pytest.mark.parametrize(("party", "amount", "words"), [
    ("", "100", "Who gets it?"),
    ("Agent", "", "Type the amount"),
    ("Agent", "0", "Type the amount"),
    ("Agent", "ten", "Use digits and one point"),
])  # fmt: skip
def test_a_charge_has_its_rules(loan: ShownPayouts, party: str, amount: str, words: str) -> None:
    loan.fill(Beneficiary_id="BENE42", Amount_of_the_loan="1000")
    charge(loan, party, amount)
    loan.press(ENTER)
    assert loan.client.of(ReviewPayout) == []
    assert words in loan.words()
    assert loan.edit("Party of charge 1").text() == party


def test_rows_of_charges_are_renumbered(loan: ShownPayouts) -> None:
    for party in "ABC":
        charge(loan, party, "10")
    loan.go_to("Remove charge 2")
    loan.press(ENTER)
    assert [loan.edit(f"Party of charge {n}").text() for n in (1, 2)] == ["A", "C"]
    loan.page.activate()
    loan.go_to("Party of charge 2")
    assert loan.edit("Party of charge 2") is loan.focus


@pytest.mark.parametrize(("field", "text"), [("Beneficiary id", "BENE-42"), ("Beneficiary id", ""), ("IFSC", "X")])
def test_a_loan_has_its_rules(loan: ShownPayouts, field: str, text: str) -> None:
    loan.fill(Beneficiary_id="BENE42", Amount_of_the_loan="1000")
    loan.fill(**{field.replace(" ", "_"): text})
    loan.press(ENTER)
    assert loan.client.of(ReviewPayout) == []
    assert loan.wrong(field)


def test_a_loan_with_details_of_its_own(loan: ShownPayouts) -> None:
    loan.fill(Beneficiary_id="BENE42", Amount_of_the_loan="1000", Account_number="1233943142", IFSC="ICIC0000009")
    loan.press(ENTER)
    request = loan.draft().request
    assert isinstance(request, Loan)
    assert request.bene == BeneDetails(bank_account="1233943142", ifsc="ICIC0000009")
    loan.reviewed()
    assert {"1233943142", "ICIC0000009"} <= set(loan.words().splitlines()), "whole: it is to be compared"
    assert "it may pay the account saved there" in loan.words()
    loan.press(ENTER)
    loan.became(judged(Outcome.FIX_FIELD, Reason.FIELD_INVALID, "beneDetails", Operation.LOAN))
    assert loan.focus.accessibleName() == "Name"
    assert loan.wrong("Name") == "Type the recipient's name."


@pytest.mark.parametrize("part", ["transfer", "loan"])
def test_a_refusal_loses_nothing(there: ShownPayouts, part: str) -> None:
    there.part(part)
    if part == "loan":
        there.fill(Beneficiary_id="BENE42", Amount_of_the_loan="1000")
        charge(there, "Agent", "10")
    else:
        there.fill(Amount="1000")
    there.press(ENTER)
    before = there.draft()
    there.page.on_permission_denied(PermissionDenied(before_deed(part), DenialReason.PAGES_LOCKED, before.draft_id))
    assert there.unlocks == [before_deed(part)]
    there.press(ENTER)
    assert there.draft() == before
    there.reviewed()
    there.press(ESC, ENTER)
    assert there.draft() == before


def before_deed(part: str) -> Permission:
    return Permission.LEND if part == "loan" else Permission.MOVE
