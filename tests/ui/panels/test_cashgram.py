"""A payment link from form to end: confirmed once, shown to the customer, ended; input is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from paydesk.domain.commands import DeactivateCashgram, ReadPayout, ReviewPayout, SendPayout, SendPayoutAgain
from paydesk.domain.fact import Stamp
from paydesk.domain.messages import CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import CashgramRead, DraftRefused, DraftReviewed, LinkCreated, PayoutsLoaded
from paydesk.domain.payout.outcome import Operation, Outcome, Reason
from paydesk.domain.payout.payout import ApprovalReason, Draft, DraftSummary, Limit
from paydesk.domain.payout.requests import NewCashgram
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinProblem, PinRefused
from paydesk.domain.people.person import Permission
from paydesk.domain.rules import PayoutRule, Rule
from paydesk.ui.widgets import read_delay
from tests.helpers.addresses import payout_link
from tests.helpers.recorder import ended
from tests.ui.panels.conftest import (
    EMPTY,
    ENDED,
    LINK,
    LOST,
    NAME,
    OPEN,
    PHONE,
    REDEEMED,
    WHOLE,
    PanelStage,
    judgement,
)

DAY_LIMIT = ApprovalReason(Limit.PER_DAY, Money(10_000_000))


# the summary ----------------------------------------------------------------------------------------------------------


def test_the_confirmation_is_unmasked_and_cleared_afterwards(stage: PanelStage) -> None:
    stage.store.on_event(DraftReviewed(DraftSummary(stage.draft())))
    assert stage.place == "question"
    words = stage.words().splitlines()
    for line in ("₹500.00", NAME, PHONE, "27 Nov 2026", "No"):
        assert line in words, "whole: it is to be compared"
    assert stage.focus() == "Make the link"
    stage.press(Qt.Key.Key_Escape)
    stage.tab_to("Amount")
    assert PHONE not in stage.words() + stage.spoken() + stage.edit("Phone").text()


def whole(widget: QWidget) -> bool:
    """Return True if all of a widget is visible and laid out."""
    return widget.visibleRegion().boundingRect() == widget.rect() and widget.height() > 8


def test_enter_confirms_once(stage: PanelStage) -> None:
    draft = stage.confirmed()
    stage.press(Qt.Key.Key_Return)
    stage.button("Make the link").click()
    assert stage.client.of(SendPayout) == [SendPayout(draft=draft)]


def test_enter_while_sending_presses_nothing_and_the_focus_returns(stage: PanelStage) -> None:
    stage.confirmed()
    for _ in range(3):
        stage.press(Qt.Key.Key_Return)
    assert stage.panels.open_panel == "cashgram"
    assert stage.place == "question"
    [command] = stage.client.of(SendPayout)
    stage.store.on_event(ended(command, CommandStatus.FAILED))
    assert stage.focus() == "Make the link"
    stage.press(Qt.Key.Key_Return)
    assert len(stage.client.of(SendPayout)) == 2


def test_enter_twice_resends_once_and_the_focus_returns(stage: PanelStage) -> None:
    refused(stage)
    stage.tab_to("Send again, same number")
    for _ in range(3):
        stage.press(Qt.Key.Key_Return)
    [command] = stage.client.of(SendPayoutAgain)
    assert stage.place == "outcome"
    stage.store.on_event(ended(command, CommandStatus.FAILED))
    assert stage.focus() == "Send again, same number"


def test_a_reopened_form_shows_no_missing_input(stage: PanelStage) -> None:
    """Missing input from before Esc is no fault for the next person; wrong input is."""
    stage.panels.open_cashgrams()
    stage.tab_to("Phone")
    stage.type("12")
    stage.press(Qt.Key.Key_Return)
    assert stage.wrong("Name")
    wrong = stage.wrong("Phone")
    stage.press(Qt.Key.Key_Escape)
    assert not stage.side.is_open
    stage.panels.open_cashgrams()
    assert (stage.wrong("Name"), stage.wrong("Amount")) == ("", "")
    assert stage.wrong("Phone") == wrong


def test_a_double_press_on_the_form_confirms_nothing(stage: PanelStage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read_delay, "GUARD_MS", 3_600_000)
    stage.confirmed()
    stage.button("Make the link").click()
    assert stage.client.of(SendPayout) == [], "nobody has read it yet"
    monkeypatch.setattr(read_delay, "GUARD_MS", 0)
    stage.press(Qt.Key.Key_Return)
    assert len(stage.client.of(SendPayout)) == 1


@pytest.mark.parametrize("last", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_what_a_slow_scanner_types_confirms_nothing(
    stage: PanelStage, monkeypatch: pytest.MonkeyPatch, last: Qt.Key
) -> None:
    """Its keys are too slow for a burst; regression: its Enter confirmed the payout."""
    now = [100.0]
    monkeypatch.setattr(read_delay, "GUARD_MS", 400)
    monkeypatch.setattr(read_delay, "time", SimpleNamespace(monotonic=lambda: now[0]))
    stage.store.on_event(DraftReviewed(DraftSummary(stage.draft())))
    now[0] += 10
    stage.type("8901")
    now[0] += 0.05
    stage.press(last)
    assert stage.place == "question"
    assert stage.client.of(SendPayout) == []
    now[0] += 1
    stage.press(last)
    assert len(stage.client.of(SendPayout)) == 1


def test_esc_goes_back_with_everything_kept(stage: PanelStage) -> None:
    draft = stage.draft()
    stage.store.on_event(DraftReviewed(DraftSummary(draft)))
    stage.press(Qt.Key.Key_Escape)
    assert stage.place == "form"
    assert stage.typed() == WHOLE
    stage.tab_to("Review")
    stage.press(Qt.Key.Key_Return)
    assert stage.client.of(ReviewPayout)[-1].draft.draft_id == draft.draft_id


def test_a_review_of_another_draft_is_ignored(stage: PanelStage) -> None:
    draft = stage.draft()
    stage.store.on_event(DraftReviewed(DraftSummary(replace(draft, draft_id="another"))))
    assert stage.place == "form"
    stage.edit("Name").setText("Ravi")
    stage.store.on_event(DraftReviewed(DraftSummary(draft)))
    assert stage.place == "form"
    assert stage.button("Review").isEnabled()


def test_rules_of_the_counter_are_shown_at_their_fields(stage: PanelStage) -> None:
    draft = stage.confirmed()
    stage.store.on_event(
        DraftRefused(draft.draft_id, (("name", Rule.TOO_LONG), ("linkExpiry", PayoutRule.IN_THE_PAST)))
    )
    assert "At most 100 characters" in stage.wrong("Name")
    assert "day is over" in stage.wrong("Last day")
    assert stage.typed() == WHOLE
    assert stage.focus() == "Name"


# a second person, a supervisor ----------------------------------------------------------------------------------------


def test_a_doubt_needs_a_second_person_before_sending(stage: PanelStage) -> None:
    wanted: list[object] = []
    stage.panels.second_person_requested.connect(lambda summary, _give: wanted.append(summary))
    draft = stage.confirmed(DAY_LIMIT)
    assert "above the limit of ₹1,00,000.00 a day" in stage.words()
    assert wanted == [DraftSummary(draft, (DAY_LIMIT,))]
    assert stage.client.of(SendPayout) == []
    stage.panels.on_second_pin("ravi", "4711")
    assert stage.client.of(SendPayout) == [SendPayout(draft=draft, second_id="ravi", pin="4711")]
    assert not stage.button("Make the link").isEnabled(), "it is on its way"


def test_a_new_doubt_is_shown_and_asked_about(stage: PanelStage) -> None:
    wanted: list[object] = []
    stage.panels.second_person_requested.connect(lambda summary, _give: wanted.append(summary))
    draft = stage.confirmed()
    stage.store.on_event(DraftRefused(draft.draft_id, second=DraftSummary(draft, (DAY_LIMIT,))))
    assert wanted == [DraftSummary(draft, (DAY_LIMIT,))]
    assert "above the limit" in stage.words()
    assert stage.button("Make the link").isEnabled()


def test_a_wrong_pin_keeps_everything(stage: PanelStage) -> None:
    draft = stage.confirmed(DAY_LIMIT)
    stage.panels.on_second_pin("ravi", "0000")
    stage.panels.on_pin_refused(PinRefused("another", "ravi", PinProblem.WRONG))
    assert not stage.button("Make the link").isEnabled(), "it is on its way"
    stage.panels.on_pin_refused(PinRefused(draft.draft_id, "ravi", PinProblem.WRONG))
    assert stage.button("Make the link").isEnabled()
    stage.panels.on_second_pin("ravi", "4711")
    assert len(stage.client.of(SendPayout)) == 2


@pytest.mark.parametrize("when", ["weighed", "confirmed"])
def test_a_flow_continues_after_a_supervisors_pin(stage: PanelStage, when: str) -> None:
    wanted: list[tuple[object, Callable[[bool], object]]] = []
    stage.panels.unlock_requested.connect(lambda *asked: wanted.append(asked))
    draft = stage.draft() if when == "weighed" else stage.confirmed()
    kind = ReviewPayout if when == "weighed" else SendPayout
    stage.panels.on_permission_denied(PermissionDenied(Permission.REFUND, DenialReason.PAGES_LOCKED, draft.draft_id))
    [(permission, goes_on)] = wanted
    assert permission is Permission.REFUND
    for opened, sent in ((False, 1), (True, 2)):
        goes_on(opened)
        assert [command.draft for command in stage.client.of(kind)] == [draft] * sent


def test_a_denied_person_reads_why_and_keeps_the_input(stage: PanelStage) -> None:
    draft = stage.draft()
    stage.panels.on_permission_denied(PermissionDenied(Permission.CASHGRAM, DenialReason.NOBODY, draft.draft_id))
    assert "admin" in stage.words().lower()
    assert stage.typed() == WHOLE
    assert stage.button("Review").isEnabled()


# what became of it ----------------------------------------------------------------------------------------------------


def test_a_created_link_is_shown_and_the_form_is_cleared(stage: PanelStage) -> None:
    stage.made()
    assert stage.place == "outcome"
    assert stage.shows_code()
    assert "Open" in stage.words().splitlines()
    assert stage.typed() == EMPTY


def test_no_answer_is_unknown_and_says_not_to_send_again(stage: PanelStage) -> None:
    draft = stage.confirmed()
    stage.tell(stage.out(draft, classification=LOST))
    assert "Unknown" in stage.words().splitlines()
    assert "Do not send it again" in stage.words()
    assert "failed" not in stage.words().lower()
    assert "Send again, same number" not in stage.buttons()
    assert "Back to the form" not in stage.buttons()
    assert stage.typed() == EMPTY
    stage.tab_to("Check now")
    stage.press(Qt.Key.Key_Return)
    assert stage.client.of(ReadPayout) == [ReadPayout(payout_id="pd_cg_1")]
    stage.store.on_event(
        CashgramRead("pd_cg_1", classification=judgement(Outcome.UNKNOWN, Reason.LINE_CUT, Operation.CASHGRAM_STATUS))
    )
    assert "connection broke" in stage.words().lower()
    assert stage.button("Check now").isEnabled()


def test_keys_of_another_account_are_reported(stage: PanelStage) -> None:
    draft = stage.confirmed()
    out = stage.out(draft, classification=LOST)
    stage.tell(out)
    absent = judgement(Outcome.FAILED, Reason.NOT_FOUND, Operation.CASHGRAM_STATUS)
    stage.tell(replace(out, problem=absent, asked_other_keys=True))
    stage.store.on_event(CashgramRead("pd_cg_1", classification=absent))
    assert "Sent with other keys" in stage.words()
    assert "Unknown" in stage.words().splitlines()


def test_a_rejected_field_is_corrected_in_a_new_draft(stage: PanelStage) -> None:
    draft = stage.confirmed()
    why = judgement(Outcome.FIX_FIELD, Reason.FIELD_INVALID, Operation.CASHGRAM, "phone")
    stage.tell(stage.out(draft, classification=why, settlement=Stamp(stage.clock.now)))
    assert stage.place == "form"
    assert stage.wrong("Phone")
    assert stage.focus() == "Phone"
    assert stage.typed() == (NAME, f"+91 {PHONE}", "₹500.00"), "whole while it is mended"
    stage.type("9876500000")
    assert stage.wrong("Phone") == ""
    stage.press(Qt.Key.Key_Return)
    again = stage.client.of(ReviewPayout)[-1].draft
    assert again.draft_id != draft.draft_id
    assert isinstance(again.request, NewCashgram)
    assert again.request.phone == "9876500000"


def test_a_refusal_that_is_safe_to_send_again_offers_the_same_number(stage: PanelStage) -> None:
    draft = stage.confirmed()
    why = judgement(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE, Operation.CASHGRAM)
    stage.tell(stage.out(draft, classification=why, settlement=Stamp(stage.clock.now)))
    assert stage.typed() == WHOLE
    stage.click("Send again, same number")
    assert stage.client.of(SendPayoutAgain) == [SendPayoutAgain(payout_id="pd_cg_1")]
    stage.tell(stage.out(draft, classification=OPEN))
    assert "Open" in stage.words().splitlines()
    assert stage.typed() == EMPTY


def test_a_refusal_can_be_changed_and_becomes_another_draft(stage: PanelStage) -> None:
    draft = stage.confirmed()
    why = judgement(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE, Operation.CASHGRAM)
    stage.tell(stage.out(draft, classification=why, settlement=Stamp(stage.clock.now)))
    stage.click("Back to the form")
    assert stage.typed() == WHOLE
    stage.click("Review")
    assert stage.client.of(ReviewPayout)[-1].draft.draft_id != draft.draft_id


def refused(stage: PanelStage) -> Draft:
    """Refuse a link that may be sent again; its form is kept."""
    draft = stage.confirmed()
    why = judgement(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE, Operation.CASHGRAM)
    stage.tell(stage.out(draft, classification=why, settlement=Stamp(stage.clock.now)))
    return draft


def test_a_reopened_form_is_a_new_draft(stage: PanelStage) -> None:
    before = refused(stage)
    stage.panels.close()
    stage.panels.open_cashgrams()
    stage.click("Review")
    draft = stage.client.of(ReviewPayout)[-1].draft
    assert draft.request == before.request
    assert draft.draft_id != before.draft_id, "the counter would only tell what became of the first"


OVER = (("linkExpiry", PayoutRule.IN_THE_PAST),)


def test_sending_again_what_breaks_a_rule_by_now_goes_back_to_its_form(stage: PanelStage) -> None:
    before = refused(stage)
    stage.click("Send again, same number")
    stage.store.on_event(DraftRefused(before.draft_id, OVER))
    assert "day is over" in stage.wrong("Last day")
    stage.click("Review")
    assert stage.client.of(ReviewPayout)[-1].draft.draft_id != before.draft_id


def test_sending_again_what_breaks_a_rule_by_now_says_so_without_a_form(stage: PanelStage) -> None:
    before = refused(stage)
    stage.made_here()
    stage.click("Send again, same number")
    stage.store.on_event(DraftRefused(before.draft_id, OVER))
    assert "day is over" in stage.words()
    assert stage.button("Send again, same number").isEnabled()


def test_a_journal_that_fails_after_the_send_does_not_look_unsent(stage: PanelStage) -> None:
    draft = stage.confirmed()
    stage.tell(stage.out(draft))
    stage.panels.refuse_command(draft.draft_id)
    stage.tell(stage.out(draft))
    assert stage.place == "outcome"
    assert "It may have gone through" in stage.words()
    assert not {"Back to the form", "Send again, same number"} & set(stage.buttons())


def test_after_a_restart_the_same_number_is_not_offered(stage: PanelStage) -> None:
    why = judgement(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE, Operation.CASHGRAM)
    stage.store.on_event(PayoutsLoaded((stage.out(classification=why, settlement=Stamp(1), details_lost=True),)))
    stage.made_here()
    assert not {"Send again, same number", "Back to the form", "Cancel payout link"} & set(stage.buttons())
    assert "Fill in a new one" in stage.words()
    assert "its account is not kept" not in stage.words(), "a link has a phone number"
    assert "send it again" not in stage.words(), "nothing here does that"


# the list and one link ------------------------------------------------------------------------------------------------


def test_the_list_has_all_links_with_state_and_age_and_opens_by_enter(stage: PanelStage) -> None:
    early = stage.clock.now - 3_600_000 * 2
    outs = (
        stage.out(classification=OPEN),
        stage.out(payout_id="b", classification=REDEEMED, settlement=Stamp(early), wanted_at=early),
        stage.out(payout_id="c", classification=ENDED, settlement=Stamp(early), wanted_at=early - 1),
    )
    stage.store.on_event(PayoutsLoaded(outs))
    stage.panels.open_cashgrams()
    assert "Made here · 1" in stage.buttons(), "one is not settled"
    stage.list_links()
    model = stage.panels.cashgrams.list.model()
    rows = [str(model.index(place, 0).data()) for place in range(model.rowCount())]
    assert rows == [
        "Not settled 1",
        f"₹500.00, Open, {NAME}, 98••••3210 · 0 s ago",
        "Settled",
        f"₹500.00, Collected, {NAME}, 98••••3210 · 2 h ago",
        f"₹500.00, Cancelled, {NAME}, 98••••3210 · 2 h ago",
    ]
    stage.tab_to("Links made here")
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Return)
    assert stage.place == "outcome"
    assert "Collected" in stage.words().splitlines()
    stage.press(Qt.Key.Key_Escape)
    assert stage.place == "list"
    stage.press(Qt.Key.Key_Escape)
    assert not stage.side.is_open


def test_an_older_link_is_read_from_the_service_before_it_is_shown(stage: PanelStage) -> None:
    stage.store.on_event(PayoutsLoaded((stage.out(classification=OPEN),)))
    stage.made_here()
    stage.store.on_event(LinkCreated("another", payout_link(LINK)))
    assert not stage.shows_code()
    stage.click("Show the link to the customer")
    assert stage.client.of(ReadPayout) == [ReadPayout(payout_id="pd_cg_1")]
    stage.store.on_event(LinkCreated("pd_cg_1", payout_link(LINK)))
    assert stage.shows_code()


def test_a_link_of_uncertain_origin_is_marked_before_it_is_shown(stage: PanelStage) -> None:
    stage.store.on_event(PayoutsLoaded((stage.out(classification=OPEN, may_be_foreign=True),)))
    stage.made_here()
    assert "this may be another link" in stage.words()
    assert "Compare amount and name in the service's dashboard before you show or send it." in stage.words()
    assert "Show the link to the customer, or send it." not in stage.words()


def test_querying_the_state_shows_no_link(stage: PanelStage) -> None:
    stage.store.on_event(PayoutsLoaded((stage.out(classification=OPEN),)))
    stage.made_here()
    stage.click("Check now")
    stage.store.on_event(LinkCreated("pd_cg_1", payout_link(LINK)))
    assert not stage.shows_code()
    stage.click("Show again")
    assert stage.shows_code()


def test_a_redeemed_link_can_be_queried_since_a_bank_may_reverse_it(stage: PanelStage) -> None:
    stage.store.on_event(PayoutsLoaded((stage.out(classification=REDEEMED, settlement=Stamp(1)),)))
    stage.made_here()
    stage.click("Check now")
    assert stage.client.of(ReadPayout) == [ReadPayout(payout_id="pd_cg_1")]


def test_deactivate_asks_once(stage: PanelStage) -> None:
    out = stage.made()
    stage.press(Qt.Key.Key_Escape)
    stage.click("Cancel payout link")
    assert stage.focus() == "No, keep it"
    stage.press(Qt.Key.Key_Escape)
    assert stage.client.of(DeactivateCashgram) == []
    assert stage.side.is_open
    stage.click("Cancel payout link")
    stage.click("Yes, cancel")
    assert stage.client.of(DeactivateCashgram) == [DeactivateCashgram(payout_id="pd_cg_1")]
    stage.tell(replace(out, classification=REDEEMED, ended_by="Asha", settlement=Stamp(stage.clock.now)))
    assert "Cancelled by" not in stage.words(), "whoever got the money was quicker"
    stage.tell(replace(out, classification=ENDED, ended_by="Asha", settlement=Stamp(stage.clock.now)))
    assert "Cancelled" in stage.words().splitlines()
    assert "Cancelled by\nAsha" in stage.words()
    assert "cashgram.example" not in stage.words()
    assert "Cancel payout link" not in stage.buttons()


def test_a_link_that_was_redeemed_leaves_the_screen(stage: PanelStage) -> None:
    shown: list[object] = []
    stage.panels.show_to_customer.connect(shown.append)
    out = stage.made()
    stage.tell(replace(out, classification=REDEEMED, settlement=Stamp(stage.clock.now)))
    assert shown[-1] is None
    assert "Collected" in stage.words().splitlines()
    assert not stage.shows_code()


def test_other_payouts_change_nothing(stage: PanelStage) -> None:
    stage.made()
    stage.tell(stage.out(payout_id="other", classification=REDEEMED, settlement=Stamp(1)))
    assert "Open" in stage.words().splitlines()


def test_a_panel_closed_while_sending_shows_the_outcome_later(stage: PanelStage) -> None:
    draft = stage.confirmed()
    stage.panels.close()
    stage.tell(stage.out(draft, classification=OPEN))
    stage.panels.open_cashgrams()
    stage.list_links()
    assert stage.panels.cashgrams.list.model().rowCount() == 2
    assert stage.typed() == EMPTY


@pytest.mark.parametrize("end", [CommandStatus.REFUSED, CommandStatus.FAILED])
def test_a_failed_link_can_be_created_again(stage: PanelStage, end: CommandStatus) -> None:
    draft = stage.confirmed()
    stage.press(Qt.Key.Key_Return)
    [command] = stage.client.of(SendPayout)
    stage.store.on_event(ended(command))
    stage.button("Make the link").click()
    assert len(stage.client.of(SendPayout)) == 1, "it is on its way"
    stage.store.on_event(ended(command, end))
    stage.button("Make the link").click()
    assert stage.client.of(SendPayout) == [SendPayout(draft=draft)] * 2
