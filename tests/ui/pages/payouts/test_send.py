"""Send to a beneficiary, by keyboard alone: rules at the field, the name at the bank, summary, outcome."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import CheckUpi, ReadPayout, ReviewPayout, SendPayout, SendPayoutAgain
from paydesk.domain.messages import End, JournalFault
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import DraftRefused, PayoutChanged, UpiChecked
from paydesk.domain.payout.outcome import Judgement, Outcome, Reason
from paydesk.domain.payout.payout import Limit, Objection, Payout, Summary
from paydesk.domain.payout.requests import DirectTransfer, TransferMode
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinProblem, PinRefused
from paydesk.domain.people.person import Permission
from paydesk.domain.rules import PayoutRule, Rule
from paydesk.domain.settings.settings import MoneyOut, Settings, TransferVersion
from paydesk.ui.widgets import unread
from tests.helpers.recorder import ended
from tests.ui.pages.payouts.desk import (
    DONE,
    ENTER,
    ESC,
    SETTINGS,
    SOURCES,
    SPACE,
    TAB,
    TIMED_OUT,
    Desk,
    judged,
    out_of,
)
from tests.ui.till import Clock

TWICE = Objection(earlier_id="t_1", earlier_at=1)


def upi(desk: Desk, name: str = "Asha Rao", amount: str = "5000") -> None:
    """Fill in a UPI transfer, and have its name checked."""
    desk.fill(Beneficiary_name=name, UPI_address="asha.rao@okbank", Amount=amount)
    desk.checked()


def to_summary(desk: Desk, *objections: Objection) -> None:
    """As far as the summary."""
    upi(desk)
    desk.press(ENTER)
    desk.reviewed(*objections)


def to_sent(desk: Desk, *objections: Objection) -> None:
    """Confirmed."""
    to_summary(desk, *objections)
    desk.press(ENTER)


def typed(desk: Desk) -> tuple[str, str, str]:
    """What stands on the form."""
    return desk.edit("Beneficiary name").text(), desk.edit("UPI address").text(), desk.edit("Amount").text()


WHOLE = ("Asha Rao", "asha.rao@okbank", "₹5,000.00")


# The form -------------------------------------------------------------------------------------------------------------


def test_a_upi_transfer_from_the_first_key_to_its_end(desk: Desk) -> None:
    upi(desk)
    check = desk.client.of(CheckUpi)[0]
    assert (check.vpa, check.phone) == ("asha.rao@okbank", "")
    assert "Name at bank: Asha Rao" in desk.words()
    desk.go_to("From")
    desk.type("M")
    desk.press(ENTER)
    draft = desk.client.of(ReviewPayout)[0].draft
    request = draft.request
    assert isinstance(request, DirectTransfer)
    assert (request.transfer_id, request.amount, request.mode) == ("", Money(500_000), TransferMode.UPI)
    assert (request.bene.name, request.bene.vpa, request.bene.bank_account) == ("Asha Rao", "asha.rao@okbank", "")
    assert request.payment_instrument_id == "SRC1"
    desk.reviewed()
    words = desk.words()
    assert "Is this right?" in words
    assert "Name at bank: Asha Rao" in words
    assert "asha.rao@okbank" in words, "whole: it is to be compared"
    assert "Main fund source" in words
    assert "second person" not in words
    desk.press(ENTER)
    assert desk.client.of(SendPayout) == [SendPayout(draft=draft)]
    assert "Send ₹5,000.00" not in desk.buttons(), "busy while it is on its way"
    desk.became(None)
    assert desk.stage == "question", "no answer yet"
    desk.became(DONE)
    assert "asha.rao" not in desk.words(), "masked afterwards"
    assert "The money is sent" in desk.words()
    assert typed(desk) == ("", "", "")


@pytest.mark.parametrize(
    ("mode", "fields", "expected"),
    [
        (
            "Bank transfer",
            {"Account_number": "0262 9180 0001191", "IFSC": "yesb0000262"},
            ("026291800001191", "YESB0000262", "", ""),
        ),
        ("NEFT", {"Account_number": "1233943142", "IFSC": "ICIC0000009"}, ("1233943142", "ICIC0000009", "", "")),
        ("Paytm wallet", {"Phone": "+91 98989 83210"}, ("", "", "", "9898983210")),
    ],
)
def test_each_mode_asks_for_what_it_needs_and_no_name_at_bank(
    desk: Desk, mode: str, fields: dict[str, str], expected: tuple[str, ...]
) -> None:
    desk.choose("Mode", mode)
    desk.page.begin()
    desk.fill(Beneficiary_name="Vikram Iyer", Amount="1250.50")
    desk.press(ENTER)
    assert desk.client.of(ReviewPayout) == []
    assert "Type the" in desk.words()
    desk.fill(**fields)
    desk.press(ENTER)
    bene = desk.draft().request.bene  # type: ignore[union-attr]
    assert bene is not None
    assert (bene.bank_account, bene.ifsc, bene.vpa, bene.phone) == expected
    assert desk.client.of(CheckUpi) == []
    desk.reviewed()
    for whole in filter(None, expected):
        assert whole in desk.words(), "it is to be compared"
    desk.press(ESC)
    for private in filter(None, expected[:1] + expected[3:]):
        assert private not in desk.words()


WRONG = [
    ("Phone", "12345", "at least 8 digits"),
    ("Phone", "98x98", "digits only"),
    ("UPI address", "asha", "no UPI address"),
    ("Amount", "1", "more than ₹1.00"),
    ("Amount", "12,50", "odd places"),
    ("Amount", "five", "not a number"),
    ("E-mail (optional)", "asha", "no e-mail"),
]


@pytest.mark.parametrize(("field", "text", "words"), WRONG)
def test_a_wrong_value_is_said_at_its_field_once_it_is_left_and_goes_once_it_is_well(
    desk: Desk, field: str, text: str, words: str
) -> None:
    desk.go_to(field)
    edit = desk.focus
    assert isinstance(edit, QLineEdit)
    desk.type(text)
    assert words not in desk.words(), "not while the first letters come"
    desk.press(TAB)
    assert words in desk.words()
    assert words in edit.accessibleDescription()
    desk.go_to(field)
    edit.selectAll()
    desk.type({"Phone": "98989832100", "UPI address": "a@b", "Amount": "90"}.get(field, "a@b.in"))
    assert words not in desk.words(), "while it is typed again"


def test_submit_shows_every_fault_and_goes_to_the_first(desk: Desk) -> None:
    desk.press(ENTER)
    assert desk.wrong("Beneficiary name")
    assert desk.wrong("UPI address")
    assert desk.wrong("Amount")
    assert not desk.wrong("E-mail (optional)")
    assert desk.focus is desk.edit("Beneficiary name")
    assert desk.client.sent == []


def test_a_phone_and_an_account_are_masked_once_they_are_left(desk: Desk) -> None:
    desk.fill(Phone="9898983210")
    assert desk.edit("Phone").text() == "9898983210"
    desk.press(TAB)
    assert desk.edit("Phone").text() == "98••••3210"
    desk.choose("Mode", "IMPS")
    desk.fill(Account_number="026291800001191")
    desk.press(TAB)
    assert desk.edit("Account number").text() == "••••1191"
    desk.go_to("Phone")
    assert desk.edit("Phone").text() == "9898983210", "whole again while it is edited"


def test_the_button_says_the_amount(desk: Desk) -> None:
    assert "Send" in desk.buttons()
    desk.fill(Amount="125000")
    assert "Send ₹1,25,000.00" in desk.buttons()


def source(desk: Desk) -> QComboBox:
    """The list of fund sources."""
    return next(box for box in desk.page.findChildren(QComboBox) if box.accessibleName() == "From")


def test_the_older_version_has_no_fund_source(qtbot: QtBot, time: Clock) -> None:
    settings = Settings(money_out=MoneyOut(transfer_version=TransferVersion.V1, fund_sources=SOURCES))
    desk = Desk(qtbot, time, settings)
    upi(desk)
    desk.press(ENTER)
    assert desk.draft().request.payment_instrument_id == ""  # type: ignore[union-attr]
    assert not source(desk).isEnabled()
    assert "(v1)" in desk.words()
    desk.page.use_settings(SETTINGS)
    assert source(desk).isEnabled()
    assert "(v1.2)" in desk.words()


def test_the_retirement_stands_where_the_operation_stands(desk: Desk) -> None:
    assert "Transfers V2" in desk.words()


# The name at the bank -------------------------------------------------------------------------------------------------


def test_enter_before_the_check_waits_for_it_and_goes_on(desk: Desk) -> None:
    desk.fill(Beneficiary_name="Asha Rao", Amount="5000", UPI_address="asha.rao@okbank")
    desk.press(ENTER)
    assert desk.client.of(ReviewPayout) == []
    assert len(desk.client.of(CheckUpi)) == 1
    desk.checked()
    assert len(desk.client.of(ReviewPayout)) == 1


def test_an_edit_after_enter_stops_it(desk: Desk) -> None:
    desk.fill(Beneficiary_name="Asha Rao", Amount="5000", UPI_address="asha.rao@okbank")
    desk.press(ENTER)
    desk.fill(Amount="50000")
    desk.checked()
    assert desk.client.of(ReviewPayout) == []


def test_an_invalid_address_is_not_paid(desk: Desk) -> None:
    desk.fill(Beneficiary_name="Asha Rao", Amount="5000", UPI_address="asha.rao@okbank")
    desk.press(TAB)
    desk.checked(valid=False)
    desk.press(ENTER)
    desk.press(ENTER)
    assert desk.client.of(ReviewPayout) == []
    assert desk.wrong("UPI address")
    assert typed(desk) == WHOLE


def test_a_check_that_failed_sends_nothing_and_can_be_asked_again(desk: Desk) -> None:
    desk.fill(Beneficiary_name="Asha Rao", Amount="5000", UPI_address="asha.rao@okbank")
    desk.press(ENTER)
    check_id = desk.client.of(CheckUpi)[-1].ask_id
    desk.tell(UpiChecked(check_id, desk.time.now, judgement=judged(Outcome.FAILED, Reason.NOT_SENT)))
    assert desk.client.of(ReviewPayout) == []
    desk.go_to("Check the name")
    desk.press(ENTER)
    assert len(desk.client.of(CheckUpi)) == 2
    desk.checked()
    assert "Name at bank: Asha Rao" in desk.words()


def test_the_answer_for_another_address_or_another_panel_does_not_count(desk: Desk) -> None:
    desk.fill(Beneficiary_name="Asha Rao", Amount="5000", UPI_address="asha.rao@okbank")
    desk.press(TAB)
    first = desk.client.of(CheckUpi)[-1]
    desk.fill(UPI_address="other@okbank")
    desk.press(TAB)
    desk.checked("Somebody Else")
    late = UpiChecked(first.ask_id, desk.time.now, judgement=DONE)
    desk.tell(late, UpiChecked("of the side panel", desk.time.now))
    assert "Name at bank: Somebody Else" in desk.words()
    desk.fill(UPI_address="third@okbank")
    assert "Somebody Else" not in desk.words()


def test_a_check_grows_old(desk: Desk) -> None:
    upi(desk)
    desk.time.pass_(20_000)
    desk.page.refresh()
    assert "Checked 20 s ago, token good for 59:40" in desk.words()
    desk.time.pass_(3_600_000)
    desk.page.refresh()
    assert "Name at bank" not in desk.words()
    desk.press(ENTER)
    assert desk.client.of(ReviewPayout) == []
    assert len(desk.client.of(CheckUpi)) == 2


def test_another_name_at_the_bank_has_to_be_ticked_first(desk: Desk) -> None:
    desk.fill(Beneficiary_name="Asha Rao", Amount="5000", UPI_address="asha.rao@okbank")
    desk.press(TAB)
    desk.checked("Mallory")
    assert "not the name that was typed" in desk.words()
    desk.press(ENTER)
    desk.reviewed()
    assert "not the name that was typed" in desk.words()
    desk.press(ENTER)
    assert desk.client.of(SendPayout) == []
    assert desk.focus.accessibleName() == "Yes, the money is for Mallory"
    desk.press(SPACE)
    desk.press(ENTER)
    assert len(desk.client.of(SendPayout)) == 1


def test_a_filled_transfer_from_a_upi_check(desk: Desk) -> None:
    desk.part("history")
    desk.page.fill_transfer("asha.rao@okbank", "Asha Rao")
    desk.settle()
    assert desk.page.current == "send"
    assert typed(desk)[:2] == WHOLE[:2]
    assert desk.focus is desk.edit("Amount")
    assert desk.client.of(CheckUpi)[-1].vpa == "asha.rao@okbank", "checked by this page itself"


# Summary and second person --------------------------------------------------------------------------------------------


def test_esc_goes_back_with_everything_kept_and_the_same_draft(desk: Desk) -> None:
    to_summary(desk)
    desk.press(ESC)
    assert desk.stage == "form"
    assert typed(desk) == WHOLE
    desk.press(ENTER)
    first, second = desk.client.of(ReviewPayout)
    assert first == second, "one draft for one form"
    assert desk.client.of(SendPayout) == []


@pytest.mark.parametrize(
    ("objection", "words"),
    [
        (Objection(Limit.PER_TRANSFER, Money(2_500_000)), "above the limit of ₹25,000.00"),
        (Objection(Limit.PER_DAY, Money(10_000_000)), "₹1,00,000.00 a day"),
        (Objection(Limit.PER_BENEFICIARY, Money(5_000_000)), "₹50,000.00 a day"),
        (TWICE, "₹5,000.00 went to this account"),
    ],
)
def test_a_doubt_is_said_and_wants_a_second_person(desk: Desk, objection: Objection, words: str) -> None:
    to_summary(desk, objection)
    assert words in desk.words()
    assert "A second person's PIN is needed." in desk.words()
    desk.press(ENTER)
    assert desk.client.of(SendPayout) == [], "not before the second person"
    assert [summary.objections for summary in desk.seconds] == [(objection,)]
    desk.conductor.on_second("meera", "4826")
    assert desk.client.of(SendPayout) == [SendPayout(draft=desk.draft(), second_id="meera", pin="4826")]
    desk.conductor.on_pin_refused(PinRefused(desk.draft().draft_id, "meera", PinProblem.WRONG))
    assert "Send ₹5,000.00" in desk.buttons(), "to be tried again"
    desk.conductor.on_second("meera", "4826")
    assert len(desk.client.of(SendPayout)) == 2
    desk.became(DONE)
    assert "The money is sent" in desk.words()


def test_a_doubt_that_came_up_meanwhile_wants_a_second_person(desk: Desk) -> None:
    to_sent(desk)
    desk.tell(DraftRefused(desk.draft().draft_id, second=Summary(desk.draft(), (TWICE,))))
    assert len(desk.seconds) == 1
    assert "A second person's PIN is needed." in desk.words()
    assert "Send ₹5,000.00" in desk.buttons()


def test_a_second_press_sends_nothing_more(desk: Desk) -> None:
    to_sent(desk)
    desk.press(ENTER, ENTER, ESC)
    assert len(desk.client.of(SendPayout)) == 1
    assert desk.stage == "question"


def test_rules_that_only_the_counter_knew_stand_at_their_fields(desk: Desk) -> None:
    upi(desk)
    desk.press(ENTER)
    broken = (("beneDetails.vpa", PayoutRule.NOT_A_UPI_ADDRESS), ("amount", Rule.TOO_SMALL))
    desk.tell(DraftRefused("another draft", broken))
    assert not desk.wrong("Amount")
    desk.tell(DraftRefused(desk.draft().draft_id, broken))
    assert desk.wrong("UPI address")
    assert desk.wrong("Amount")
    assert typed(desk) == WHOLE
    assert "Send ₹5,000.00" in desk.buttons()


@pytest.mark.parametrize("denial", list(DenialReason))
def test_a_refusal_loses_nothing(desk: Desk, denial: DenialReason) -> None:
    to_sent(desk)
    desk.conductor.refuse(PermissionDenied(Permission.SEND, denial, desk.draft().draft_id))
    assert desk.unlocks == ([Permission.SEND] if denial is DenialReason.PAGES_LOCKED else [])
    assert desk.stage == "question"
    desk.press(ENTER)
    assert desk.client.of(SendPayout) == [SendPayout(draft=desk.draft())] * 2
    desk.press(ESC)
    desk.conductor.refuse(PermissionDenied(Permission.SEND, denial, desk.draft().draft_id))
    desk.press(ESC)
    assert typed(desk) == WHOLE


# What became of it ----------------------------------------------------------------------------------------------------

EMPTIED = [
    (DONE, []),
    (judged(Outcome.PENDING, Reason.AT_THE_BANK), ["Ask status now"]),
    (judged(Outcome.SCHEDULED, Reason.NEXT_WORKING_DAY), ["Ask status now"]),
    (TIMED_OUT, ["Ask status now"]),
]


@pytest.mark.parametrize(("judgement", "buttons"), EMPTIED, ids=[row[0].outcome.value for row in EMPTIED])
def test_after_money_went_or_may_have_the_form_is_empty(desk: Desk, judgement: Judgement, buttons: list[str]) -> None:
    to_sent(desk)
    desk.time.pass_(61_000)
    desk.became(judgement)
    assert typed(desk) == ("", "", "")
    offered = [words for words in desk.buttons() if words in {"Ask status now", "Send again, same number"}]
    assert offered == buttons
    if judgement is TIMED_OUT:
        assert "not send it again" in desk.words()
    before = desk.draft().draft_id
    desk.press(ENTER)
    assert desk.stage == "form"
    upi(desk, amount="90")
    desk.press(ENTER)
    assert desk.draft().draft_id != before, "another form is another draft"


LITTLE = judged(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE)
KEPT = [
    (LITTLE, True),
    (judged(Outcome.FAILED, Reason.BANK_FAILED), False),
    (judged(Outcome.NOT_ALLOWED, Reason.IP_NOT_ALLOWED), True),
]


@pytest.mark.parametrize(("judgement", "same_id"), KEPT)
def test_after_a_failure_the_form_is_kept(desk: Desk, judgement: Judgement, *, same_id: bool) -> None:
    to_sent(desk)
    out = desk.became(judgement)
    assert ("Send again, same number" in desk.buttons()) == same_id
    assert "Back to the form" in desk.buttons()
    if same_id:
        desk.go_to("Send again, same number")
        desk.press(ENTER)
        assert desk.client.of(SendPayoutAgain) == [SendPayoutAgain(payout_id=out.payout_id)]
        desk.conductor.refuse(PermissionDenied(Permission.SEND, DenialReason.PAGES_LOCKED, out.payout_id))
    before = desk.draft().draft_id
    desk.press(ESC)
    assert typed(desk) == WHOLE
    desk.checked()
    desk.press(ENTER)
    assert desk.draft().draft_id != before, "the earlier id has ended"


def sent_again(desk: Desk) -> Payout:
    """It was refused, and sent once more with the same number."""
    to_sent(desk)
    out = desk.became(LITTLE)
    desk.go_to("Send again, same number")
    desk.press(ENTER)
    return out


@pytest.mark.parametrize("judgement", [DONE, TIMED_OUT])
def test_what_was_sent_again_cannot_be_sent_from_its_form_meanwhile(desk: Desk, judgement: Judgement) -> None:
    sent_again(desk)
    for news in (None, desk.became(None, sends=2)):
        desk.press(ESC)
        assert desk.stage == "outcome", f"an answer is owed ({news})"
        assert not {"Back to the form", "Back to an empty form"} & set(desk.buttons())
    desk.became(judgement, sends=2)
    desk.press(ESC)
    assert typed(desk) == ("", "", ""), "the money went, or may have"


def test_what_was_sent_again_and_refused_keeps_its_form(desk: Desk) -> None:
    sent_again(desk)
    desk.became(None, sends=2)
    desk.became(LITTLE, sends=2)
    desk.press(ESC)
    assert typed(desk) == WHOLE


def test_sending_again_may_want_a_second_person(desk: Desk) -> None:
    out = sent_again(desk)
    request = desk.draft().request
    assert isinstance(request, DirectTransfer)
    filled = replace(desk.draft(), request=replace(request, transfer_id=out.payout_id))
    desk.tell(DraftRefused(out.draft_id, second=Summary(filled, (TWICE,))))
    assert [summary.objections for summary in desk.seconds] == [(TWICE,)]
    assert desk.stage == "outcome"
    desk.conductor.on_second("meera", "4826")
    assert desk.client.of(SendPayout)[-1] == SendPayout(draft=filled, second_id="meera", pin="4826")
    desk.tell(DraftRefused("of a panel", second=Summary(filled, (TWICE,))))
    assert len(desk.seconds) == 1


def test_a_journal_that_cannot_be_written_loses_nothing(desk: Desk) -> None:
    to_sent(desk)
    desk.conductor.on_fault(JournalFault("disk_full", desk.draft().draft_id))
    desk.press(ENTER)
    assert desk.client.of(SendPayout) == [SendPayout(draft=desk.draft())] * 2


def test_a_journal_that_fails_after_the_send_does_not_look_unsent(desk: Desk) -> None:
    to_sent(desk)
    desk.became(None)
    desk.conductor.on_fault(JournalFault("disk_full", desk.draft().draft_id))
    desk.became(None)
    assert desk.stage == "outcome"
    assert "It may have gone through" in desk.words()


def test_a_key_that_is_held_down_confirms_nothing(desk: Desk) -> None:
    upi(desk)
    held(desk)
    assert desk.client.of(ReviewPayout) == []
    desk.press(ENTER)
    desk.reviewed()
    held(desk)
    assert desk.stage == "question"
    assert desk.client.of(SendPayout) == []


def test_a_double_press_on_the_form_confirms_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread, "SEEN_MS", 3_600_000)
    to_summary(desk)
    desk.press(ENTER)
    desk.button("Send ₹5,000.00").click()
    assert desk.client.of(SendPayout) == [], "nobody has read it yet"
    assert desk.stage == "question"
    monkeypatch.setattr(unread, "SEEN_MS", 0)
    desk.press(ENTER)
    assert len(desk.client.of(SendPayout)) == 1


def held(desk: Desk) -> None:
    """Enter, repeated by the keyboard itself, wherever the focus is."""
    repeated = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
    QApplication.sendEvent(desk.focus, repeated)
    desk.settle()


def test_what_was_made_before_a_restart_is_not_sent_again_from_here(desk: Desk) -> None:
    to_sent(desk)
    desk.became(judged(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE), details_gone=True)
    assert "Send again, same number" not in desk.buttons()
    assert "fill in a new one" in desk.words()
    assert "send it once more" not in desk.words(), "nothing here does that"


def test_the_thirty_minutes_are_told_with_their_end(desk: Desk) -> None:
    to_sent(desk)
    wait = judged(Outcome.FAILED, Reason.WAIT_30_MINUTES)
    out = desk.became(wait, wait_until=desk.time.now + 36 * 60_000)
    assert "15:12" in desk.words()
    assert "Send again, same number" not in desk.buttons(), "it would only be refused again"
    assert out.wait_until is not None
    desk.time.pass_(36 * 60_000)
    desk.page.refresh()
    assert "Send again, same number" in desk.buttons()


@pytest.mark.parametrize(
    ("field", "where"), [("vpa", "vpa"), ("beneDetails.vpa", "vpa"), ("amount", ""), ("paymentInstrumentId", "source")]
)
def test_a_field_to_mend_is_gone_to(desk: Desk, field: str, where: str) -> None:
    to_sent(desk)
    desk.became(judged(Outcome.FIX_FIELD, Reason.FIELD_INVALID, field))
    assert desk.focus.accessibleName() == {"vpa": "UPI address", "source": "From"}.get(where, "Amount")
    assert desk.focus.accessibleDescription()
    assert typed(desk) == WHOLE
    before = desk.draft().draft_id
    desk.press(ENTER)
    if field == "amount":
        assert desk.draft().draft_id != before


def test_a_field_that_is_not_on_the_form_is_told_above_it(desk: Desk) -> None:
    to_sent(desk)
    desk.became(judged(Outcome.FIX_FIELD, Reason.FIELD_INVALID, "transferId"))
    assert desk.stage == "form"
    assert "Something has to be corrected" in desk.words()


def test_news_of_it_come_to_the_screen(desk: Desk) -> None:
    to_sent(desk)
    out = desk.became(TIMED_OUT)
    desk.time.pass_(61_000)
    desk.became(TIMED_OUT)
    desk.go_to("Ask status now")
    desk.press(ENTER)
    assert desk.client.of(ReadPayout) == [ReadPayout(payout_id=out.payout_id)]
    desk.became(TIMED_OUT, problem=judged(Outcome.FAILED, Reason.NOT_SENT))
    assert "brought nothing" in desk.words()
    desk.became(DONE, utr="UTR42")
    assert "UTR42" in desk.words()
    assert desk.stage == "outcome"


def test_what_is_typed_leaves_with_its_owner(desk: Desk) -> None:
    upi(desk)
    desk.page.show_unlocked("Unlocked by Ravi, supervisor · 0:52")
    assert "Unlocked by Ravi" in desk.words()
    desk.page.forget()
    desk.settle()
    assert typed(desk) == ("", "", "")
    assert "Ravi" not in desk.words()
    assert "Asha" not in desk.words()


def test_an_answer_for_who_was_here_before_is_shown_to_nobody(desk: Desk) -> None:
    to_sent(desk)
    draft = desk.draft()
    desk.page.forget()
    assert desk.stage == "form"
    desk.tell(PayoutChanged(out_of(draft, DONE, desk.time.now)))
    assert desk.stage == "form"


@pytest.mark.parametrize("end", [End.REFUSED, End.FAILED])
def test_whatever_a_command_ends_with_its_button_can_be_pressed_again(desk: Desk, end: End) -> None:
    to_sent(desk)
    desk.tell(ended(desk.client.of(ReviewPayout)[0]))
    assert "Send ₹5,000.00" not in desk.buttons(), "it is on its way"
    desk.tell(ended(SendPayout(draft=replace(desk.draft(), draft_id="another")), end))
    assert "Send ₹5,000.00" not in desk.buttons(), "that was another one"
    desk.tell(ended(desk.client.of(SendPayout)[0], end))
    assert desk.stage == "question"
    desk.press(ENTER)
    assert desk.client.of(SendPayout) == [SendPayout(draft=desk.draft())] * 2


def test_a_review_that_failed_can_be_asked_for_again(desk: Desk) -> None:
    upi(desk)
    desk.go_to("From")
    desk.type("M")
    desk.press(ENTER)
    desk.press(ENTER)
    [command] = desk.client.of(ReviewPayout)
    desk.tell(ended(command, End.FAILED))
    desk.press(ENTER)
    assert len(desk.client.of(ReviewPayout)) == 2
