"""Direct transfer by keyboard: rules at fields, bank name, confirmation, outcome."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import CheckUpi, ReadPayout, ReviewPayout, SendPayout, SendPayoutAgain
from paydesk.domain.messages import Answered, CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import DraftRefused, PayoutChanged, UpiCheck
from paydesk.domain.payout.outcome import Classification, Outcome, Reason
from paydesk.domain.payout.payout import ApprovalReason, Draft, DraftSummary, Limit, Payout
from paydesk.domain.payout.requests import DirectTransfer, TransferMode
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinProblem, PinRefused
from paydesk.domain.people.person import Permission
from paydesk.domain.rules import PayoutRule, Rule
from paydesk.domain.settings.settings import MoneyOut, Settings, TransferVersion
from paydesk.sandbox.server import Running
from paydesk.ui.money.flow import MoneyFlow
from paydesk.ui.slips.slip import Slip
from paydesk.ui.widgets import read_delay
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.words.base import Words
from tests.helpers.payout_rig import PayoutControl, PayoutRig
from tests.helpers.recorder import ended
from tests.ui.driver import Clock
from tests.ui.money.payouts import (
    DONE,
    ENTER,
    ESC,
    SETTINGS,
    SOURCES,
    SPACE,
    TAB,
    TIMED_OUT,
    ShownPayouts,
    judged,
    out_of,
)

TWICE = ApprovalReason(earlier_id="t_1", earlier_at=1)


def upi(there: ShownPayouts, name: str = "Asha Rao", amount: str = "5000") -> None:
    """Fill in a UPI transfer with a checked name."""
    there.fill(Name=name, UPI_address_or_account_number="asha.rao@okbank", Amount=amount)
    there.checked()


def to_summary(there: ShownPayouts, *objections: ApprovalReason) -> None:
    """Go up to the confirmation."""
    upi(there)
    there.press(ENTER)
    there.reviewed(*objections)


def to_sent(there: ShownPayouts, *objections: ApprovalReason) -> None:
    """Confirm."""
    to_summary(there, *objections)
    there.press(ENTER)


def typed(there: ShownPayouts) -> tuple[str, str, str]:
    """Return the values of the form."""
    return there.edit("Name").text(), there.edit(TO).text(), there.edit("Amount").text()


TO = "UPI address or account number"
WHOLE = ("Asha Rao", "asha.rao@okbank", "₹5,000.00")


# The form -------------------------------------------------------------------------------------------------------------


def test_a_upi_transfer_from_the_first_key_to_its_end(there: ShownPayouts) -> None:
    upi(there)
    check = there.client.of(CheckUpi)[0]
    assert (check.vpa, check.phone) == ("asha.rao@okbank", "")
    assert "Bank says Asha Rao" in there.words()
    there.go_to("From")
    there.type("M")
    there.press(ENTER)
    draft = there.client.of(ReviewPayout)[0].draft
    request = draft.request
    assert isinstance(request, DirectTransfer)
    assert (request.transfer_id, request.amount, request.mode) == ("", Money(500_000), TransferMode.UPI)
    assert (request.bene.name, request.bene.vpa, request.bene.bank_account) == ("Asha Rao", "asha.rao@okbank", "")
    assert request.payment_instrument_id == "SRC1"
    there.reviewed()
    words = there.words()
    assert "Is this right?" in words
    assert "Bank says Asha Rao" in words
    assert "asha.rao@okbank" in words, "whole: it is to be compared"
    assert "Main fund source" in words
    assert "second person" not in words
    lines = {"₹5,000.00", "Asha Rao", "Bank says Asha Rao"}
    assert lines <= set(words.splitlines()), "how much and to whom, each by itself"
    flow = there.page.tabs.get("send")
    assert isinstance(flow, MoneyFlow)
    assert flow.confirmation_page.objections.isHidden()
    assert "\nEach attempt has the same number" in words
    there.press(ENTER)
    assert there.client.of(SendPayout) == [SendPayout(draft=draft)]
    assert "Send ₹5,000.00" not in there.buttons(), "busy while it is on its way"
    there.became(None)
    assert there.stage == "question", "no answer yet"
    there.became(DONE)
    assert "asha.rao" not in there.words(), "masked afterwards"
    assert "The money is sent" in there.words()
    assert typed(there) == ("", "", "")


def test_the_question_shows_all_that_goes_out(there: ShownPayouts) -> None:
    """Regression: phone, e-mail and address were sent but not shown."""
    upi(there)
    more = {"Phone (optional)": "98765 43210", "E-mail (optional)": "asha@example.com"}
    more["Address (optional)"] = "12 MG Road, Pune"
    for label, text in more.items():
        there.go_to(label)
        there.type(text)
    there.press(ENTER)
    there.reviewed()
    flow = there.page.tabs.get("send")
    assert isinstance(flow, MoneyFlow)
    assert flow.confirmation_page.pairs.pairs[:4] == (
        ("UPI address", "asha.rao@okbank"),
        ("Phone", "9876543210"),
        ("E-mail", "asha@example.com"),
        ("Address", "12 MG Road, Pune"),
    )


@pytest.mark.parametrize(
    ("mode", "fields", "expected"),
    [
        (
            "",
            {"UPI_address_or_account_number": "0262 9180 0001191", "IFSC": "yesb0000262"},
            ("026291800001191", "YESB0000262", "", ""),
        ),
        (
            "NEFT",
            {"UPI_address_or_account_number": "1233943142", "IFSC": "ICIC0000009"},
            ("1233943142", "ICIC0000009", "", ""),
        ),
        ("Paytm wallet", {"Phone": "+91 98989 83210"}, ("", "", "", "9898983210")),
    ],
)
def test_each_mode_asks_for_what_it_needs_and_no_name_at_bank(
    there: ShownPayouts, mode: str, fields: dict[str, str], expected: tuple[str, ...]
) -> None:
    if mode:
        there.choose("Mode", mode)
    there.fill(Name="Vikram Iyer", Amount="1250.50")
    there.press(ENTER)
    assert there.client.of(ReviewPayout) == []
    there.fill(**fields)
    there.press(ENTER)
    bene = there.draft().request.bene  # type: ignore[union-attr]
    assert bene is not None
    assert (bene.bank_account, bene.ifsc, bene.vpa, bene.phone) == expected
    assert there.client.of(CheckUpi) == []
    there.reviewed()
    for whole in filter(None, expected):
        assert whole in there.words(), "it is to be compared"
    there.press(ESC)
    for private in filter(None, expected[:1] + expected[3:]):
        assert private not in there.words()


WRONG = [
    ("Phone (optional)", "12345", "8 to 12 digits"),
    ("Phone (optional)", "98x98", "8 to 12 digits"),
    (TO, "asha", "A UPI address looks like"),
    ("Amount", "1", "more than ₹1.00"),
    ("Amount", "12,50", "without commas"),
    ("Amount", "five", "Use digits"),
    ("E-mail (optional)", "asha", "e-mail address looks like"),
]


@pytest.mark.parametrize(("field", "text", "words"), WRONG)
def test_a_fault_appears_on_blur_and_disappears_when_corrected(
    there: ShownPayouts, field: str, text: str, words: str
) -> None:
    there.go_to(field)
    edit = there.focus
    assert isinstance(edit, QLineEdit)
    there.type(text)
    assert words not in there.words(), "not while the first letters come"
    there.press(TAB)
    assert words in there.words()
    assert words in edit.accessibleDescription()
    there.go_to(field)
    edit.selectAll()
    there.type({"Phone (optional)": "98989832100", TO: "a@b", "Amount": "90"}.get(field, "a@b.in"))
    assert words not in there.words(), "while it is typed again"


def test_submit_shows_every_fault_and_goes_to_the_first(there: ShownPayouts) -> None:
    there.press(ENTER)
    assert there.wrong("Name")
    assert there.wrong(TO)
    assert there.wrong("Amount")
    assert not there.wrong("E-mail (optional)")
    assert there.focus is there.edit(TO)
    assert there.client.sent == []


def test_the_phone_is_optional_unless_a_wallet_is_paid(there: ShownPayouts) -> None:
    for mode, label in (
        ("UPI or bank transfer", "Phone (optional)"),
        ("NEFT", "Phone (optional)"),
        ("Paytm wallet", "Phone"),
    ):
        there.choose("Mode", mode)
        assert there.edit(label).isVisible(), mode
        assert label in there.words().splitlines()


@pytest.mark.parametrize(
    ("mode", "field", "pasted", "sent"),
    [
        ("", TO, "upi://pay?pa=asha.rao@okbank&am=5", "asha.rao@okbank"),
        ("", TO, "asha\u200b.rao@okbank\n", "asha.rao@okbank"),
        ("", TO, "\u202easha.rao@okbank", "asha.rao@okbank"),
        ("IMPS", TO, "\u202a०००११-०२०\u202c", "00011020"),
        ("IFSC", "IFSC", "icic ००००००9", "ICIC0000009"),
        ("IMPS", "Name", "\u202eoaR\nahsA", "oaR ahsA"),
    ],
)
def test_pasted_text_is_sent_as_shown(there: ShownPayouts, mode: str, field: str, pasted: str, sent: str) -> None:
    if mode == "IFSC":
        there.fill(UPI_address_or_account_number="123456789")
    elif mode:
        there.choose("Mode", mode)
    there.go_to(field)
    QApplication.clipboard().setText(pasted)
    edit = there.edit(field)
    edit.paste()
    there.press(TAB)
    request = there.page.tabs.get("send").payout_form.current_request()  # type: ignore[attr-defined]
    bene = request.bene
    values = {TO: bene.bank_account or bene.vpa, "IFSC": bene.ifsc, "Name": bene.name}
    assert values[field] == sent
    assert there.wrong(field) == ""
    if bene.bank_account and field == TO:
        assert edit.text() == "••••1020", "what is seen of it is what is sent"


def test_a_phone_and_an_account_are_masked_once_they_are_left(there: ShownPayouts) -> None:
    there.go_to("Phone (optional)")
    there.type("9898983210")
    assert there.edit("Phone (optional)").text() == "9898983210"
    there.press(TAB)
    assert there.edit("Phone (optional)").text() == "98••••3210"
    there.fill(UPI_address_or_account_number="026291800001191")
    there.press(TAB)
    assert there.edit(TO).text() == "••••1191"
    there.go_to("Phone (optional)")
    assert there.edit("Phone (optional)").text() == "9898983210", "whole again while it is edited"


def source(there: ShownPayouts) -> QComboBox:
    return next(box for box in there.page.findChildren(QComboBox) if box.accessibleName() == "From")


def test_the_older_version_has_no_fund_source(qtbot: QtBot, time: Clock) -> None:
    settings = Settings(money_out=MoneyOut(transfer_version=TransferVersion.V1, fund_sources=SOURCES))
    there = ShownPayouts(qtbot, time, settings)
    upi(there)
    there.press(ENTER)
    assert there.draft().request.payment_instrument_id == ""  # type: ignore[union-attr]
    assert not source(there).isEnabled()
    there.page.use_settings(SETTINGS)
    assert source(there).isEnabled()


# The name at the bank -------------------------------------------------------------------------------------------------


def test_enter_before_the_check_waits_for_it_and_goes_on(there: ShownPayouts) -> None:
    there.fill(Name="Asha Rao", Amount="5000", UPI_address_or_account_number="asha.rao@okbank")
    there.press(ENTER)
    assert there.client.of(ReviewPayout) == []
    assert len(there.client.of(CheckUpi)) == 1
    there.checked()
    assert len(there.client.of(ReviewPayout)) == 1


def test_an_edit_after_enter_stops_it(there: ShownPayouts) -> None:
    there.fill(Name="Asha Rao", Amount="5000", UPI_address_or_account_number="asha.rao@okbank")
    there.press(ENTER)
    there.fill(Amount="50000")
    there.checked()
    assert there.client.of(ReviewPayout) == []


def test_an_invalid_address_is_not_paid(there: ShownPayouts) -> None:
    there.fill(Name="Asha Rao", Amount="5000", UPI_address_or_account_number="asha.rao@okbank")
    there.press(TAB)
    there.checked(valid=False)
    there.press(ENTER)
    there.press(ENTER)
    assert there.client.of(ReviewPayout) == []
    assert there.wrong(TO)
    assert typed(there) == WHOLE


def test_a_check_that_failed_sends_nothing_and_can_be_asked_again(there: ShownPayouts) -> None:
    there.fill(Name="Asha Rao", Amount="5000", UPI_address_or_account_number="asha.rao@okbank")
    there.press(ENTER)
    check_id = there.client.of(CheckUpi)[-1].ask_id
    there.tell(Answered(check_id, UpiCheck(there.time.now, classification=judged(Outcome.FAILED, Reason.NOT_SENT))))
    assert there.client.of(ReviewPayout) == []
    there.go_to("Check name")
    there.press(ENTER)
    assert len(there.client.of(CheckUpi)) == 2
    there.checked()
    assert "Bank says Asha Rao" in there.words()


def test_the_answer_for_another_address_or_another_panel_does_not_count(there: ShownPayouts) -> None:
    there.fill(Name="Asha Rao", Amount="5000", UPI_address_or_account_number="asha.rao@okbank")
    there.press(TAB)
    first = there.client.of(CheckUpi)[-1]
    there.fill(UPI_address_or_account_number="other@okbank")
    there.press(TAB)
    there.checked("Somebody Else")
    late = Answered(first.ask_id, UpiCheck(there.time.now, classification=DONE))
    there.tell(late, Answered("of the side panel", UpiCheck(there.time.now)))
    assert "Bank says Somebody Else" in there.words()
    there.fill(UPI_address_or_account_number="third@okbank")
    assert "Somebody Else" not in there.words()


def test_a_check_grows_old(there: ShownPayouts) -> None:
    upi(there)
    there.time.pass_(3_620_000)
    there.page.refresh()
    assert "Bank says" not in there.words()
    there.press(ENTER)
    assert there.client.of(ReviewPayout) == []
    assert len(there.client.of(CheckUpi)) == 2


def test_a_different_bank_name_must_be_accepted_first(there: ShownPayouts) -> None:
    there.fill(Name="Asha Rao", Amount="5000", UPI_address_or_account_number="asha.rao@okbank")
    there.press(TAB)
    there.checked("Mallory")
    assert "Bank says Mallory: not the name typed" in there.words()
    there.press(ENTER)
    there.reviewed()
    assert "Names differ" in there.words()
    ticks = "Yes, the money is for Mallory"
    assert (there.focus.accessibleName(), "Send ₹5,000.00" in there.buttons()) == (ticks, False)
    flow = there.page.tabs.get("send")
    assert isinstance(flow, MoneyFlow)
    flow.confirmation_page.setFocus()
    there.press(ENTER)
    assert there.client.of(SendPayout) == []
    assert there.focus.accessibleName() == ticks, "that is what is missing"
    there.press(SPACE)
    flow.say(Words("Not just now", "Somebody else is asked."))
    there.press(ENTER)
    assert len(there.client.of(SendPayout)) == 1
    assert "Not just now" not in there.words(), "that was before"
    assert "Back" not in there.buttons()
    assert ticks not in there.buttons(), "what was confirmed is not taken back while it is on its way"
    assert there.focus is flow.confirmation_page, "a second Enter presses nothing beside it"
    there.page.reset_busy()
    assert {ticks, "Back"} <= set(there.buttons())
    assert there.focus.accessibleName() == "Send ₹5,000.00", "it is ticked"


def test_the_window_keeps_nothing_of_a_confirmation(there: ShownPayouts) -> None:
    """Hidden widgets and screen readers keep nothing of it, either."""
    there.fill(Name="Asha Rao", Amount="5000", UPI_address_or_account_number="asha.rao@okbank")
    there.press(TAB)
    there.checked("Mallory")
    there.press(ENTER)
    there.reviewed(TWICE)
    flow = there.page.tabs.get("send")
    assert isinstance(flow, MoneyFlow)
    flow.say(Words("Not just now", "Somebody else is asked.", "Wait for them."))

    def told() -> str:
        parts = [flow.confirmation_page, *flow.confirmation_page.findChildren(QWidget)]
        texts = [part.text() for part in parts if isinstance(part, QLabel | QAbstractButton)]
        return "\n".join([*texts, *(part.accessibleName() for part in parts), *(p.toolTip() for p in parts)])

    private = ("Mallory", "asha", "5,000", "went to this account", "Not just now", "Somebody else", "Wait for them.")
    assert [word for word in private if word not in told()] == []
    assert "\nNames differ." in there.words()
    assert "Not just now" in there.words()
    there.press(ESC)
    assert [word for word in private[:3] if word in told().replace("Send ₹5,000.00", "")] == []
    assert [word for word in private[3:] if word in told()] == []
    assert (flow.confirmation_page.agree_box.text(), flow.confirmation_page.agree_box.accessibleName()) == ("", "")


def test_unhandled_keys_of_the_confirmation_reach_the_window(there: ShownPayouts) -> None:
    to_summary(there)
    flow = there.page.tabs.get("send")
    assert isinstance(flow, MoneyFlow)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F5, Qt.KeyboardModifier.NoModifier)
    flow.confirmation_page.keyPressEvent(event)
    assert not event.isAccepted()


def test_a_filled_transfer_from_a_upi_check(there: ShownPayouts) -> None:
    there.part("activity")
    there.page.fill_transfer("asha.rao@okbank", "Asha Rao")
    there.settle()
    assert there.page.current_tab == "send"
    assert typed(there)[:2] == WHOLE[:2]
    assert there.focus is there.edit("Amount")
    assert there.client.of(CheckUpi)[-1].vpa == "asha.rao@okbank", "checked by this page itself"


# Summary and second person --------------------------------------------------------------------------------------------


def test_esc_goes_back_with_everything_kept_and_the_same_draft(there: ShownPayouts) -> None:
    to_summary(there)
    there.press(ESC)
    assert there.stage == "form"
    assert typed(there) == WHOLE
    there.press(ENTER)
    first, second = there.client.of(ReviewPayout)
    assert first == second, "one draft for one form"
    assert there.client.of(SendPayout) == []


@pytest.mark.parametrize(
    ("objection", "words"),
    [
        (ApprovalReason(Limit.PER_TRANSFER, Money(2_500_000)), "above the limit of ₹25,000.00"),
        (ApprovalReason(Limit.PER_DAY, Money(10_000_000)), "₹1,00,000.00 a day"),
        (ApprovalReason(Limit.PER_BENEFICIARY, Money(5_000_000)), "₹50,000.00 a day"),
        (TWICE, "₹5,000.00 went to this account"),
    ],
)
def test_a_doubt_is_shown_and_needs_a_second_person(there: ShownPayouts, objection: ApprovalReason, words: str) -> None:
    to_summary(there, objection)
    assert words in there.words()
    assert "A second person's PIN is needed." in there.words()
    there.press(ENTER)
    assert there.client.of(SendPayout) == [], "not before the second person"
    assert [summary.approval_reasons for summary in there.seconds] == [(objection,)]
    there.page.flows.on_second_pin("meera", "4826")
    assert there.client.of(SendPayout) == [SendPayout(draft=there.draft(), second_id="meera", pin="4826")]
    there.page.flows.on_pin_refused(PinRefused(there.draft().draft_id, "meera", PinProblem.WRONG))
    assert "Send ₹5,000.00" in there.buttons(), "to be tried again"
    there.page.flows.on_second_pin("meera", "4826")
    assert len(there.client.of(SendPayout)) == 2
    there.became(DONE)
    assert "The money is sent" in there.words()


def test_a_new_doubt_needs_a_second_person(there: ShownPayouts) -> None:
    to_sent(there)
    there.tell(DraftRefused(there.draft().draft_id, second=DraftSummary(there.draft(), (TWICE,))))
    assert len(there.seconds) == 1
    assert "A second person's PIN is needed." in there.words()
    assert "Send ₹5,000.00" in there.buttons()


def test_a_second_press_sends_nothing_more(there: ShownPayouts) -> None:
    to_sent(there)
    there.press(ENTER, ENTER, ESC)
    assert len(there.client.of(SendPayout)) == 1
    assert there.stage == "question"


def test_rules_that_only_the_counter_knew_stand_at_their_fields(there: ShownPayouts) -> None:
    upi(there)
    there.press(ENTER)
    broken = (("beneDetails.vpa", PayoutRule.NOT_A_UPI_ADDRESS), ("amount", Rule.TOO_SMALL))
    there.tell(DraftRefused("another draft", broken))
    assert not there.wrong("Amount")
    there.tell(DraftRefused(there.draft().draft_id, broken))
    assert there.wrong(TO)
    assert there.wrong("Amount")
    assert typed(there) == WHOLE
    assert "Review" in there.buttons()


@pytest.mark.parametrize("denial", list(DenialReason))
def test_a_refusal_loses_nothing(there: ShownPayouts, denial: DenialReason) -> None:
    to_sent(there)
    there.page.on_permission_denied(PermissionDenied(Permission.SEND, denial, there.draft().draft_id))
    assert there.unlocks == ([Permission.SEND] if denial is DenialReason.PAGES_LOCKED else [])
    assert there.stage == "question"
    there.press(ENTER)
    assert there.client.of(SendPayout) == [SendPayout(draft=there.draft())] * 2
    there.press(ESC)
    there.page.on_permission_denied(PermissionDenied(Permission.SEND, denial, there.draft().draft_id))
    there.press(ESC)
    assert typed(there) == WHOLE


# What became of it ----------------------------------------------------------------------------------------------------

EMPTIED = [
    (DONE, []),
    (judged(Outcome.PENDING, Reason.AT_THE_BANK), ["Check now"]),
    (judged(Outcome.SCHEDULED, Reason.NEXT_WORKING_DAY), ["Check now"]),
    (TIMED_OUT, ["Check now"]),
]


@pytest.mark.parametrize(("judgement", "buttons"), EMPTIED, ids=[row[0].outcome.value for row in EMPTIED])
def test_the_form_is_cleared_once_money_may_have_been_sent(
    there: ShownPayouts, judgement: Classification, buttons: list[str]
) -> None:
    to_sent(there)
    there.time.pass_(61_000)
    there.became(judgement)
    assert typed(there) == ("", "", "")
    offered = [words for words in there.buttons() if words in {"Check now", "Send again, same number"}]
    assert offered == buttons
    if judgement is TIMED_OUT:
        assert "not send it again" in there.words()
    before = there.draft().draft_id
    there.press(ENTER)
    assert there.stage == "form"
    upi(there, amount="90")
    there.press(ENTER)
    assert there.draft().draft_id != before, "another form is another draft"


LITTLE = judged(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE)
KEPT = [
    (LITTLE, True),
    (judged(Outcome.FAILED, Reason.BANK_FAILED), False),
    (judged(Outcome.NOT_ALLOWED, Reason.IP_NOT_ALLOWED), True),
]


@pytest.mark.parametrize(("judgement", "same_id"), KEPT)
def test_after_a_failure_the_form_is_kept(there: ShownPayouts, judgement: Classification, *, same_id: bool) -> None:
    to_sent(there)
    out = there.became(judgement)
    assert ("Send again, same number" in there.buttons()) == same_id
    plain = KeyButton("Back to the form", "" if same_id else "Enter", "primary", there.window)
    assert there.button("Back to the form").sizeHint() == plain.sizeHint(), "Enter presses another one"
    if same_id:
        there.go_to("Send again, same number")
        there.press(ENTER)
        assert there.client.of(SendPayoutAgain) == [SendPayoutAgain(payout_id=out.payout_id)]
        there.page.on_permission_denied(PermissionDenied(Permission.SEND, DenialReason.PAGES_LOCKED, out.payout_id))
    before = there.draft().draft_id
    there.press(ESC)
    assert typed(there) == WHOLE
    there.checked()
    there.press(ENTER)
    assert there.draft().draft_id != before, "the earlier id has ended"


def sent_again(there: ShownPayouts) -> Payout:
    """Refuse the payout, and send it again with the same number."""
    to_sent(there)
    out = there.became(LITTLE)
    there.go_to("Send again, same number")
    there.press(ENTER)
    return out


@pytest.mark.parametrize("judgement", [DONE, TIMED_OUT])
def test_a_payout_being_resent_cannot_be_sent_from_its_form(there: ShownPayouts, judgement: Classification) -> None:
    sent_again(there)
    for news in (None, there.became(None, sends=2)):
        there.press(ESC)
        assert there.stage == "outcome", f"an answer is owed ({news})"
        assert not {"Back to the form", "Done"} & set(there.buttons())
    there.became(judgement, sends=2)
    there.press(ESC)
    assert typed(there) == ("", "", ""), "the money went, or may have"


def test_a_refused_resend_keeps_its_form(there: ShownPayouts) -> None:
    sent_again(there)
    there.became(None, sends=2)
    there.became(LITTLE, sends=2)
    there.press(ESC)
    assert typed(there) == WHOLE


def test_sending_again_may_need_a_second_person(there: ShownPayouts) -> None:
    out = sent_again(there)
    request = there.draft().request
    assert isinstance(request, DirectTransfer)
    filled = replace(there.draft(), request=replace(request, transfer_id=out.payout_id))
    there.tell(DraftRefused(out.draft_id, second=DraftSummary(filled, (TWICE,))))
    assert [summary.approval_reasons for summary in there.seconds] == [(TWICE,)]
    assert there.stage == "outcome"
    there.page.flows.on_second_pin("meera", "4826")
    assert there.client.of(SendPayout)[-1] == SendPayout(draft=filled, second_id="meera", pin="4826")
    there.tell(DraftRefused("of a panel", second=DraftSummary(filled, (TWICE,))))
    assert len(there.seconds) == 1


def test_a_journal_that_cannot_be_written_loses_nothing(there: ShownPayouts) -> None:
    to_sent(there)
    there.page.reset_busy()
    there.press(ENTER)
    assert there.client.of(SendPayout) == [SendPayout(draft=there.draft())] * 2


def test_a_journal_that_fails_after_the_send_does_not_look_unsent(there: ShownPayouts) -> None:
    to_sent(there)
    there.became(None)
    there.page.reset_busy()
    there.became(None)
    assert there.stage == "outcome"
    assert "It may have gone through" in there.words()


def test_a_key_that_is_held_down_confirms_nothing(there: ShownPayouts) -> None:
    upi(there)
    held(there)
    assert there.client.of(ReviewPayout) == []
    there.press(ENTER)
    there.reviewed()
    held(there)
    assert there.stage == "question"
    assert there.client.of(SendPayout) == []


def test_a_double_press_on_the_form_confirms_nothing(there: ShownPayouts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read_delay, "GUARD_MS", 3_600_000)
    to_summary(there)
    there.press(ENTER)
    there.button("Send ₹5,000.00").click()
    assert there.client.of(SendPayout) == [], "nobody has read it yet"
    assert there.stage == "question"
    monkeypatch.setattr(read_delay, "GUARD_MS", 0)
    there.press(ENTER)
    assert len(there.client.of(SendPayout)) == 1


@pytest.mark.parametrize(("key", "sent"), [(Qt.Key.Key_8, 0), (Qt.Key.Key_F5, 1), (Qt.Key.Key_Backspace, 1)])
def test_enter_right_after_a_character_is_a_scanners(
    there: ShownPayouts, monkeypatch: pytest.MonkeyPatch, key: Qt.Key, sent: int
) -> None:
    to_summary(there)
    now = [time.monotonic() + 60]
    monkeypatch.setattr(read_delay, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(read_delay, "GUARD_MS", 400)
    there.press(key)
    now[0] += 0.3
    there.press(ENTER)
    assert len(there.client.of(SendPayout)) == sent
    now[0] += 0.2
    there.press(ENTER)
    assert len(there.client.of(SendPayout)) == 1


def held(there: ShownPayouts) -> None:
    """Send Enter as an auto-repeat to the focused widget."""
    repeated = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
    QApplication.sendEvent(there.focus, repeated)
    there.settle()


def test_a_payout_from_before_a_restart_is_not_resent(there: ShownPayouts) -> None:
    to_sent(there)
    there.became(judged(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE), details_lost=True)
    assert "Send again, same number" not in there.buttons()
    assert "Fill in a new one" in there.words()
    assert "send it again" not in there.words(), "nothing here does that"


def test_the_block_of_thirty_minutes_shows_its_end(there: ShownPayouts) -> None:
    to_sent(there)
    wait = judged(Outcome.FAILED, Reason.WAIT_30_MINUTES)
    out = there.became(wait, wait_until=there.time.now + 36 * 60_000)
    assert "15:12" in there.words()
    assert "Send again, same number" not in there.buttons(), "it would only be refused again"
    assert out.wait_until is not None
    there.time.pass_(36 * 60_000)
    there.page.refresh()
    assert "Send again, same number" in there.buttons()


@pytest.mark.parametrize(
    ("field", "where"), [("vpa", "vpa"), ("beneDetails.vpa", "vpa"), ("amount", ""), ("paymentInstrumentId", "source")]
)
def test_the_field_to_correct_is_focused(there: ShownPayouts, field: str, where: str) -> None:
    to_sent(there)
    there.became(judged(Outcome.FIX_FIELD, Reason.FIELD_INVALID, field))
    assert there.focus.accessibleName() == {"vpa": TO, "source": "From"}.get(where, "Amount")
    assert there.focus.accessibleDescription()
    assert typed(there) == WHOLE
    before = there.draft().draft_id
    there.press(ENTER)
    if field == "amount":
        assert there.draft().draft_id != before


def test_missing_details_are_reported_at_empty_fields(there: ShownPayouts) -> None:
    to_sent(there)
    there.became(judged(Outcome.FIX_FIELD, Reason.FIELD_MISSING, "beneDetails"))
    empty = ("Phone (optional)", "E-mail (optional)", "Address (optional)")
    assert there.focus.accessibleName() == empty[0]
    assert [there.wrong(name) for name in empty] == ["Some shops need this."] * 3
    there.fill(**{"Phone_(optional)": "9812345678", "E-mail_(optional)": "a@b.c", "Address_(optional)": "Market Road"})
    assert not there.wrong(empty[0])
    there.press(ENTER)
    there.reviewed()
    there.press(ENTER)
    there.became(judged(Outcome.FIX_FIELD, Reason.FIELD_MISSING, "beneDetails"))
    assert (there.focus.accessibleName(), there.wrong("Name")) == ("Name", "")


@pytest.mark.parametrize(
    ("name", "where", "wrong"),
    [
        ("आशा राव", "Name", "Some banks take only the letters A to Z and spaces."),
        ("Asha Rao", "E-mail (optional)", ""),
    ],
)
def test_details_that_the_sandbox_refuses_lead_to_the_likeliest_field(
    there: ShownPayouts, sandbox: Running, books: PayoutControl, tmp_path: Path, name: str, where: str, wrong: str
) -> None:
    """Regression: a rejected name led to "E-mail (optional)"."""
    books.turn(strict_beneficiaries=True)
    there.fill(**{"Phone_(optional)": "9812345678"})
    upi(there)
    there.edit("Name").selectAll()
    there.edit("Name").insert(name)  # no key of the tests' keyboard has these letters
    there.press(ENTER)
    there.reviewed()
    there.press(ENTER)
    refused = asyncio.run(_refused(there.draft(), sandbox, tmp_path))
    there.became(refused)
    assert there.focus.accessibleName() == where
    assert (there.wrong(where), there.wrong("Address (optional)")) == (wrong, "")
    assert "does not say which. Check name" in there.words()
    assert there.words().count("etails of the beneficiary") == 1
    assert there.words().count("Something to correct") == 1


async def _refused(draft: Draft, sandbox: Running, folder: Path) -> Classification | None:
    """Return the sandbox's refusal."""
    async with PayoutRig(folder, sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        return (await rig.confirm(draft)).classification


def test_a_fault_of_a_field_that_is_not_on_the_form_is_shown_above(there: ShownPayouts) -> None:
    to_sent(there)
    there.became(judged(Outcome.FIX_FIELD, Reason.FIELD_INVALID, "transferId"))
    assert there.stage == "form"
    assert "Something to correct" in there.words()


def test_changes_of_the_payout_are_shown(there: ShownPayouts) -> None:
    to_sent(there)
    out = there.became(TIMED_OUT)
    there.time.pass_(61_000)
    there.became(TIMED_OUT)
    there.go_to("Check now")
    there.press(ENTER)
    assert there.client.of(ReadPayout) == [ReadPayout(payout_id=out.payout_id)]
    there.became(TIMED_OUT, problem=judged(Outcome.FAILED, Reason.NOT_SENT))
    assert "brought no result" in there.words()
    there.became(DONE, utr="UTR42")
    assert "UTR42" in there.words()
    assert there.stage == "outcome"


def test_input_is_cleared_for_another_person(there: ShownPayouts) -> None:
    upi(there)
    there.page.show_unlocked("Unlocked by Ravi · 0:52")
    assert "Unlocked by Ravi" in there.words()
    there.page.forget()
    there.settle()
    assert typed(there) == ("", "", "")
    assert "Ravi" not in there.words()
    assert "Asha" not in there.words()


def test_an_answer_for_the_previous_person_is_dropped(there: ShownPayouts) -> None:
    to_sent(there)
    draft = there.draft()
    there.page.forget()
    assert there.stage == "form"
    there.tell(PayoutChanged(out_of(draft, DONE, there.time.now)))
    assert there.stage == "form"


@pytest.mark.parametrize("end", [CommandStatus.REFUSED, CommandStatus.FAILED])
def test_the_button_is_enabled_after_every_end_of_a_command(there: ShownPayouts, end: CommandStatus) -> None:
    to_sent(there)
    there.tell(ended(there.client.of(ReviewPayout)[0]))
    assert "Send ₹5,000.00" not in there.buttons(), "it is on its way"
    there.tell(ended(SendPayout(draft=replace(there.draft(), draft_id="another")), end))
    assert "Send ₹5,000.00" not in there.buttons(), "that was another one"
    there.tell(ended(there.client.of(SendPayout)[0], end))
    assert there.stage == "question"
    there.press(ENTER)
    assert there.client.of(SendPayout) == [SendPayout(draft=there.draft())] * 2


def test_a_review_that_failed_can_be_asked_for_again(there: ShownPayouts) -> None:
    upi(there)
    there.go_to("From")
    there.type("M")
    there.press(ENTER)
    there.press(ENTER)
    [command] = there.client.of(ReviewPayout)
    there.tell(ended(command, CommandStatus.FAILED))
    there.press(ENTER)
    assert len(there.client.of(ReviewPayout)) == 2


@pytest.mark.parametrize("typed", ["HDFCO001234", "hdfc 00O1234", "HDFCOOO1234"])
def test_an_ifsc_with_the_letter_o_offers_the_zero(there: ShownPayouts, typed: str) -> None:
    """Letter and digit look the same on a cheque."""
    there.choose("Mode", "IMPS")
    there.fill(IFSC=typed)
    there.press(TAB)
    offers = [b for b in there.page.findChildren(QAbstractButton) if b.text() == "Did you mean HDFC0001234?"]
    assert [offer.isVisible() for offer in offers] == [True]
    offers[0].click()
    there.settle()
    assert there.edit("IFSC").text() == "HDFC0001234"
    assert there.wrong("IFSC") == ""
    assert not offers[0].isVisible()


def test_a_done_payout_is_printed(there: ShownPayouts) -> None:
    slips: list[Slip] = []
    there.page.flows.print_requested.connect(slips.append)
    to_sent(there)
    there.became(None)
    assert "Print" not in there.buttons()
    payout = there.became(DONE, utr="UTR42")
    there.button("Print").click()
    paper = slips[0].to_text()
    for text in ("Money sent", "₹5,000.00", "UTR42", payout.payout_id, payout.by):
        assert text in paper
    assert "asha.rao" not in paper, "masked"
