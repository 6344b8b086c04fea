"""A payment link from its form to its end: confirmed once, shown to the customer, ended; nothing typed is lost."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from paydesk.domain.commands import DeactivateCashgram, ReadPayout, ReviewPayout, SendPayout, SendPayoutAgain
from paydesk.domain.messages import End, JournalFault
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import CashgramRead, DraftRefused, LinkMade, PayoutsLoaded, Reviewed
from paydesk.domain.payout.outcome import Operation, Outcome, Reason
from paydesk.domain.payout.payout import Draft, Limit, Objection, Summary
from paydesk.domain.payout.requests import NewCashgram
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinProblem, PinRefused
from paydesk.domain.people.person import Permission
from paydesk.domain.rules import PayoutRule, Rule
from paydesk.ui.panels.cashgram import View
from paydesk.ui.widgets import unread
from tests.helpers.recorder import ended
from tests.ui.panels.conftest import ENDED, LINK, LOST, NAME, OPEN, PHONE, REDEEMED, PanelStage, judgement

DAY_LIMIT = Objection(Limit.PER_DAY, Money(10_000_000))


def view(stage: PanelStage) -> View:
    return stage.panels.cashgrams.view


# the summary ----------------------------------------------------------------------------------------------------------


def test_the_summary_shows_what_is_confirmed_with_the_phone_masked(stage: PanelStage) -> None:
    stage.book.on_event(Reviewed(Summary(stage.draft())))
    new = stage.panels.cashgrams.new
    assert new.shows_summary
    assert new.summary.amount.text() == "₹500.00"
    assert new.summary.to.text() == NAME
    assert new.summary.pairs() == {
        "Phone": "98••••3210",
        "Last day": "27 Nov 2026",
        "Sent to the customer": "No",
    }
    assert PHONE not in stage.words()
    assert stage.focus() == "Make the link"


def test_enter_confirms_once(stage: PanelStage) -> None:
    draft = stage.confirmed()
    stage.press(Qt.Key.Key_Return)
    stage.panels.cashgrams.new.summary.make_button.click()
    assert stage.client.of(SendPayout) == [SendPayout(draft=draft)]


def test_a_double_press_on_the_form_confirms_nothing(stage: PanelStage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread, "SEEN_MS", 3_600_000)
    stage.confirmed()
    stage.panels.cashgrams.new.summary.make_button.click()
    assert stage.client.of(SendPayout) == [], "nobody has read it yet"
    monkeypatch.setattr(unread, "SEEN_MS", 0)
    stage.press(Qt.Key.Key_Return)
    assert len(stage.client.of(SendPayout)) == 1


def test_esc_goes_back_with_everything_kept(stage: PanelStage) -> None:
    draft = stage.draft()
    stage.book.on_event(Reviewed(Summary(draft)))
    stage.press(Qt.Key.Key_Escape)
    assert not stage.panels.cashgrams.new.shows_summary
    assert stage.panels.cashgrams.new.form.request() == draft.request
    stage.tab_to("Go on")
    stage.press(Qt.Key.Key_Return)
    assert stage.client.of(ReviewPayout)[-1].draft.draft_id == draft.draft_id


def test_a_summary_of_something_else_is_passed_over(stage: PanelStage) -> None:
    draft = stage.draft()
    stage.book.on_event(Reviewed(Summary(replace(draft, draft_id="another"))))
    assert not stage.panels.cashgrams.new.shows_summary
    stage.panels.cashgrams.new.form.name.set_text("Ravi")
    stage.book.on_event(Reviewed(Summary(draft)))
    assert not stage.panels.cashgrams.new.shows_summary
    assert stage.button("Go on").isEnabled()


def test_rules_that_the_counter_found_go_to_their_fields(stage: PanelStage) -> None:
    draft = stage.confirmed()
    stage.book.on_event(DraftRefused(draft.draft_id, (("name", Rule.TOO_LONG), ("linkExpiry", PayoutRule.IN_THE_PAST))))
    form = stage.panels.cashgrams.new.form
    assert "at most 100 signs" in form.name.error()
    assert "over already" in form.expiry.error()
    assert form.request() == draft.request
    assert stage.focus() == "Name"


# a second person, a supervisor ----------------------------------------------------------------------------------------


def test_a_doubt_wants_a_second_person_before_anything_is_sent(stage: PanelStage) -> None:
    wanted: list[object] = []
    stage.panels.second_wanted.connect(wanted.append)
    draft = stage.confirmed(DAY_LIMIT)
    assert "above the limit of ₹1,00,000.00 a day" in stage.words()
    assert wanted == [Summary(draft, (DAY_LIMIT,))]
    assert stage.client.of(SendPayout) == []
    stage.panels.on_second("ravi", "4711")
    assert stage.client.of(SendPayout) == [SendPayout(draft=draft, second_id="ravi", pin="4711")]
    assert stage.panels.cashgrams.new.on_its_way


def test_a_doubt_that_came_up_since_is_shown_and_asked_about(stage: PanelStage) -> None:
    wanted: list[object] = []
    stage.panels.second_wanted.connect(wanted.append)
    draft = stage.confirmed()
    stage.book.on_event(DraftRefused(draft.draft_id, second=Summary(draft, (DAY_LIMIT,))))
    assert wanted == [Summary(draft, (DAY_LIMIT,))]
    assert "above the limit" in stage.words()
    assert not stage.panels.cashgrams.new.on_its_way


def test_a_wrong_pin_keeps_everything(stage: PanelStage) -> None:
    draft = stage.confirmed(DAY_LIMIT)
    stage.panels.on_second("ravi", "0000")
    stage.panels.on_pin_refused(PinRefused("another", "ravi", PinProblem.WRONG))
    assert stage.panels.cashgrams.new.summary.busy
    stage.panels.on_pin_refused(PinRefused(draft.draft_id, "ravi", PinProblem.WRONG))
    assert not stage.panels.cashgrams.new.on_its_way
    stage.panels.on_second("ravi", "4711")
    assert len(stage.client.of(SendPayout)) == 2


@pytest.mark.parametrize("when", ["weighed", "confirmed"])
def test_a_supervisor_opens_it_and_it_goes_on_where_it_was(stage: PanelStage, when: str) -> None:
    wanted: list[object] = []
    stage.panels.unlock_wanted.connect(wanted.append)
    draft = stage.draft() if when == "weighed" else stage.confirmed()
    kind = ReviewPayout if when == "weighed" else SendPayout
    stage.panels.refuse(PermissionDenied(Permission.REFUND, DenialReason.PAGES_LOCKED, draft.draft_id))
    assert wanted == [Permission.REFUND]
    stage.panels.unlocked(Permission.SEND)
    assert len(stage.client.of(kind)) == 1
    stage.panels.refuse(PermissionDenied(Permission.REFUND, DenialReason.PAGES_LOCKED, draft.draft_id))
    stage.panels.unlocked(Permission.REFUND)
    assert [command.draft for command in stage.client.of(kind)] == [draft, draft]
    stage.panels.unlocked(Permission.REFUND)
    assert len(stage.client.of(kind)) == 2


def test_who_may_not_is_told_why_and_nothing_is_lost(stage: PanelStage) -> None:
    draft = stage.draft()
    stage.panels.refuse(PermissionDenied(Permission.CASHGRAM, DenialReason.NOBODY, draft.draft_id))
    form = stage.panels.cashgrams.new.form
    assert form.problem.isVisible()
    assert form.problem.title()
    assert form.request() == draft.request
    assert stage.button("Go on").isEnabled()


# what became of it ----------------------------------------------------------------------------------------------------


def test_a_link_that_was_made_is_shown_and_the_form_is_empty(stage: PanelStage) -> None:
    stage.made()
    detail = stage.panels.cashgrams.detail
    assert view(stage) is View.DETAIL
    assert detail.link_view.is_shown
    assert detail.chip.text() == "Open"
    assert stage.panels.cashgrams.new.form.is_empty
    assert not stage.panels.cashgrams.new.on_its_way


def test_no_answer_is_unknown_and_says_not_to_send_again(stage: PanelStage) -> None:
    draft = stage.confirmed()
    stage.tell(stage.out(draft, judgement=LOST))
    assert stage.panels.cashgrams.detail.chip.text() == "Unknown"
    assert "Do not send it again" in stage.words()
    assert "failed" not in stage.words().lower()
    assert "Send again, same number" not in stage.buttons()
    assert "Change it" not in stage.buttons()
    assert stage.panels.cashgrams.new.form.is_empty
    stage.tab_to("Ask status now")
    stage.press(Qt.Key.Key_Return)
    assert stage.client.of(ReadPayout) == [ReadPayout(payout_id="pd_cg_1")]
    stage.book.on_event(
        CashgramRead("pd_cg_1", judgement=judgement(Outcome.UNKNOWN, Reason.LINE_CUT, Operation.CASHGRAM_STATUS))
    )
    assert stage.panels.cashgrams.detail.problem.isVisible()
    assert stage.button("Ask status now").isEnabled()


def test_keys_of_another_account_are_told(stage: PanelStage) -> None:
    draft = stage.confirmed()
    out = stage.out(draft, judgement=LOST)
    stage.tell(out)
    absent = judgement(Outcome.FAILED, Reason.NOT_KNOWN_THERE, Operation.CASHGRAM_STATUS)
    stage.tell(replace(out, problem=absent, other_keys=True))
    stage.book.on_event(CashgramRead("pd_cg_1", judgement=absent))
    assert "sent with other keys" in stage.words()
    assert stage.panels.cashgrams.detail.chip.text() == "Unknown"


def test_a_field_that_the_service_refused_is_mended_in_the_form_as_another_draft(stage: PanelStage) -> None:
    draft = stage.confirmed()
    why = judgement(Outcome.FIX_FIELD, Reason.FIELD_INVALID, Operation.CASHGRAM, "phone")
    stage.tell(stage.out(draft, judgement=why, settled_at=stage.clock.now))
    form = stage.panels.cashgrams.new.form
    assert view(stage) is View.NEW
    assert form.phone.error()
    assert stage.focus() == "Phone"
    assert form.request() == draft.request
    stage.type("9876500000")
    assert form.phone.error() == ""
    stage.press(Qt.Key.Key_Return)
    again = stage.client.of(ReviewPayout)[-1].draft
    assert again.draft_id != draft.draft_id
    assert isinstance(again.request, NewCashgram)
    assert again.request.phone == "9876500000"


def test_a_refusal_that_is_safe_to_send_again_offers_the_same_number(stage: PanelStage) -> None:
    draft = stage.confirmed()
    why = judgement(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE, Operation.CASHGRAM)
    stage.tell(stage.out(draft, judgement=why, settled_at=stage.clock.now))
    assert stage.panels.cashgrams.new.form.request() == draft.request
    stage.click("Send again, same number")
    assert stage.client.of(SendPayoutAgain) == [SendPayoutAgain(payout_id="pd_cg_1")]
    stage.tell(stage.out(draft, judgement=OPEN))
    assert stage.panels.cashgrams.detail.chip.text() == "Open"
    assert stage.panels.cashgrams.new.form.is_empty


def test_a_refusal_can_be_changed_and_becomes_another_draft(stage: PanelStage) -> None:
    draft = stage.confirmed()
    why = judgement(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE, Operation.CASHGRAM)
    stage.tell(stage.out(draft, judgement=why, settled_at=stage.clock.now))
    stage.click("Change it")
    assert stage.panels.cashgrams.new.form.request() == draft.request
    stage.panels.cashgrams.new.form.submit()
    assert stage.client.of(ReviewPayout)[-1].draft.draft_id != draft.draft_id


def refused(stage: PanelStage) -> Draft:
    """A link that was refused, and may go again with its number; its form is kept."""
    draft = stage.confirmed()
    why = judgement(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE, Operation.CASHGRAM)
    stage.tell(stage.out(draft, judgement=why, settled_at=stage.clock.now))
    return draft


def test_a_form_that_was_left_behind_becomes_another_draft(stage: PanelStage) -> None:
    before = refused(stage)
    stage.panels.close()
    stage.panels.open_cashgrams()
    stage.panels.cashgrams.new.form.submit()
    draft = stage.client.of(ReviewPayout)[-1].draft
    assert draft.request == before.request
    assert draft.draft_id != before.draft_id, "the counter would only tell what became of the first"


OVER = (("linkExpiry", PayoutRule.IN_THE_PAST),)


def test_sending_again_what_breaks_a_rule_by_now_goes_back_to_its_form(stage: PanelStage) -> None:
    before = refused(stage)
    stage.click("Send again, same number")
    stage.book.on_event(DraftRefused(before.draft_id, OVER))
    assert "over already" in stage.panels.cashgrams.new.form.expiry.error()
    stage.panels.cashgrams.new.form.submit()
    assert stage.client.of(ReviewPayout)[-1].draft.draft_id != before.draft_id


def test_sending_again_what_breaks_a_rule_by_now_says_so_without_a_form(stage: PanelStage) -> None:
    before = refused(stage)
    stage.panels.cashgrams.new.clear()
    stage.click("Send again, same number")
    stage.book.on_event(DraftRefused(before.draft_id, OVER))
    assert "over already" in stage.words()
    assert stage.button("Send again, same number").isEnabled()


def test_a_journal_that_fails_after_the_send_does_not_look_unsent(stage: PanelStage) -> None:
    draft = stage.confirmed()
    stage.tell(stage.out(draft))
    stage.panels.on_fault(JournalFault("disk_full", draft.draft_id))
    stage.tell(stage.out(draft))
    assert view(stage) is View.DETAIL
    assert "It may have gone through" in stage.words()
    assert stage.panels.cashgrams.new.form.is_empty


def test_after_a_restart_the_same_number_is_not_offered(stage: PanelStage) -> None:
    why = judgement(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE, Operation.CASHGRAM)
    stage.book.on_event(PayoutsLoaded((stage.out(judgement=why, settled_at=1, details_gone=True),)))
    stage.panels.open_cashgrams()
    stage.panels.cashgrams.on_chosen("pd_cg_1")
    assert not {"Send again, same number", "Change it", "Deactivate"} & set(stage.buttons())
    assert "fill in a new one" in stage.words()
    assert "send it once more" not in stage.words(), "nothing here does that"


# the list and one link ------------------------------------------------------------------------------------------------


def test_the_list_has_all_links_with_state_and_age_and_opens_by_enter(stage: PanelStage) -> None:
    early = stage.clock.now - 3_600_000 * 2
    outs = (
        stage.out(judgement=OPEN),
        stage.out(payout_id="b", judgement=REDEEMED, settled_at=early, wanted_at=early),
        stage.out(payout_id="c", judgement=ENDED, settled_at=early, wanted_at=early - 1),
    )
    stage.book.on_event(PayoutsLoaded(outs))
    stage.panels.open_cashgrams()
    stage.panels.cashgrams.tabs.option("made").click()
    model = stage.panels.cashgrams.list.view.model()
    rows = [str(model.index(place, 0).data()) for place in range(model.rowCount())]
    assert rows == [
        "Not settled 1",
        f"₹500.00, Open, {NAME}, 98••••3210 · 0 s ago",
        "Settled",
        f"₹500.00, Redeemed, {NAME}, 98••••3210 · 2 h ago",
        f"₹500.00, Ended, {NAME}, 98••••3210 · 2 h ago",
    ]
    stage.tab_to("Links made here")
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Return)
    assert view(stage) is View.DETAIL
    assert stage.panels.cashgrams.detail.chip.text() == "Redeemed"
    stage.press(Qt.Key.Key_Escape)
    assert view(stage) is View.LIST
    stage.press(Qt.Key.Key_Escape)
    assert not stage.side.is_open


def test_an_older_link_is_read_from_the_service_before_it_is_shown(stage: PanelStage) -> None:
    stage.book.on_event(PayoutsLoaded((stage.out(judgement=OPEN),)))
    stage.panels.open_cashgrams()
    stage.panels.cashgrams.on_chosen("pd_cg_1")
    stage.book.on_event(LinkMade("another", LINK))
    assert not stage.panels.cashgrams.detail.link_view.is_shown
    stage.click("Show the link to the customer")
    assert stage.client.of(ReadPayout) == [ReadPayout(payout_id="pd_cg_1")]
    stage.book.on_event(LinkMade("pd_cg_1", LINK))
    assert stage.panels.cashgrams.detail.link_view.is_shown


def test_asking_for_the_state_shows_no_link_to_anybody(stage: PanelStage) -> None:
    stage.book.on_event(PayoutsLoaded((stage.out(judgement=OPEN),)))
    stage.panels.open_cashgrams()
    stage.panels.cashgrams.on_chosen("pd_cg_1")
    stage.click("Ask status now")
    stage.book.on_event(LinkMade("pd_cg_1", LINK))
    assert not stage.panels.cashgrams.detail.link_view.is_shown
    stage.click("Show again")
    assert stage.panels.cashgrams.detail.link_view.is_shown


def test_a_redeemed_link_can_be_asked_about_for_a_bank_may_send_it_back(stage: PanelStage) -> None:
    stage.book.on_event(PayoutsLoaded((stage.out(judgement=REDEEMED, settled_at=1),)))
    stage.panels.open_cashgrams()
    stage.panels.cashgrams.on_chosen("pd_cg_1")
    stage.click("Ask status now")
    assert stage.client.of(ReadPayout) == [ReadPayout(payout_id="pd_cg_1")]


def test_deactivate_asks_once(stage: PanelStage) -> None:
    out = stage.made()
    stage.press(Qt.Key.Key_Escape)
    stage.click("Deactivate")
    assert stage.focus() == "No, keep it"
    stage.press(Qt.Key.Key_Escape)
    assert stage.client.of(DeactivateCashgram) == []
    assert stage.side.is_open
    stage.click("Deactivate")
    stage.click("Yes, end it")
    assert stage.client.of(DeactivateCashgram) == [DeactivateCashgram(payout_id="pd_cg_1")]
    stage.tell(replace(out, judgement=ENDED, ended_by="Asha", settled_at=stage.clock.now))
    assert stage.panels.cashgrams.detail.chip.text() == "Ended"
    assert "Ended by Asha" in stage.words()
    assert not stage.panels.cashgrams.detail.link_view.link
    assert "Deactivate" not in stage.buttons()


def test_a_link_that_was_redeemed_leaves_the_screen(stage: PanelStage) -> None:
    shown: list[object] = []
    stage.panels.show_to_customer.connect(shown.append)
    out = stage.made()
    stage.tell(replace(out, judgement=REDEEMED, settled_at=stage.clock.now))
    assert shown[-1] is None
    assert stage.panels.cashgrams.detail.chip.text() == "Redeemed"
    assert stage.panels.cashgrams.detail.link_view.code.is_empty


def test_news_of_other_payouts_change_nothing(stage: PanelStage) -> None:
    stage.made()
    stage.tell(stage.out(payout_id="other", judgement=REDEEMED, settled_at=1))
    assert stage.panels.cashgrams.detail.chip.text() == "Open"


def test_closed_while_it_is_on_its_way_it_is_found_again(stage: PanelStage) -> None:
    draft = stage.confirmed()
    stage.panels.close()
    stage.tell(stage.out(draft, judgement=OPEN))
    stage.panels.open_cashgrams()
    stage.panels.cashgrams.tabs.option("made").click()
    assert stage.panels.cashgrams.list.view.model().rowCount() == 2
    assert stage.panels.cashgrams.new.form.is_empty


@pytest.mark.parametrize("end", [End.REFUSED, End.FAILED])
def test_a_link_whose_command_was_not_done_can_be_made_again(stage: PanelStage, end: End) -> None:
    draft = stage.confirmed()
    stage.press(Qt.Key.Key_Return)
    [command] = stage.client.of(SendPayout)
    stage.book.on_event(ended(command))
    stage.panels.cashgrams.new.summary.make_button.click()
    assert len(stage.client.of(SendPayout)) == 1, "it is on its way"
    stage.book.on_event(ended(command, end))
    stage.panels.cashgrams.new.summary.make_button.click()
    assert stage.client.of(SendPayout) == [SendPayout(draft=draft)] * 2
