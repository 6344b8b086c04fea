"""List of sent payouts: sums by state, search, filters, export, and the beneficiary history."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from paydesk.domain.commands import ListPayouts, ReadHistory
from paydesk.domain.messages import Answered, CommandEnded, CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.listing import PayoutGroup, PayoutQuery, PayoutSums
from paydesk.domain.payout.messages import PayoutChanged, PayoutList
from paydesk.domain.payout.payout import Payout
from paydesk.domain.sale.listing import Sum
from paydesk.ui.widgets.card import MessagePanel
from tests.ui.conftest import Announced
from tests.ui.money.payouts import DOWN, ENTER, ShownPayouts, many_outs

DAY = 86_400_000
SUMS = PayoutSums(
    done=Sum(31, Money(2_86_400_00)), pending=Sum(2, Money(5_000_00)), unknown=Sum(1, Money(12_000_00)), not_paid=Sum()
)


def came(there: ShownPayouts, rows: tuple[Payout, ...], sums: PayoutSums = SUMS) -> PayoutQuery:
    """Deliver the list that was queried last."""
    command = there.client.of(ListPayouts)[-1]
    there.tell(Answered(command.ask_id, PayoutList(command.query, rows, sums, ("Ravi",))))
    return command.query


def sent(there: ShownPayouts) -> ShownPayouts:
    """Return the page on the sent payouts."""
    outs = many_outs(there.time.now)
    there.tell(outs)
    there.part("sent")
    came(there, outs.payouts)
    return there


def column(there: ShownPayouts, title: str) -> list[str]:
    model = there.page.sent.table.view.rows_model
    found = next(one for one in model.columns if one.title == title)
    return [found.text(row) for row in model.rows]


def test_the_list_begins_with_this_month(there: ShownPayouts) -> None:
    sent(there)
    query = there.client.of(ListPayouts)[0].query
    assert query.start < there.time.now - 18 * DAY
    assert there.client.of(ReadHistory) == []
    assert column(there, "Amount")[:2] == ["₹5,000.00", "₹12,500.00"]
    assert column(there, "State")[:2] == ["Unknown", "Pending"]
    words = there.words()
    assert "₹2,86,400.00" in words
    assert "Done 31" in words
    assert "Unknown 1" in words
    assert "The newest 7 are listed; the sums are of all." in words


def test_a_chosen_tab_queries_its_content(there: ShownPayouts) -> None:
    outs = many_outs(there.time.now)
    there.tell(outs)
    there.button("Sent").click()
    there.settle()
    came(there, outs.payouts)
    assert column(there, "Amount")[:2] == ["₹5,000.00", "₹12,500.00"]


def test_no_empty_message_is_shown_before_the_answer(there: ShownPayouts) -> None:
    there.button("Sent").click()
    there.settle()
    assert not [panel for panel in there.page.findChildren(MessagePanel) if panel.isVisible() and not panel.title()]


def test_an_older_month_is_one_press_away(there: ShownPayouts) -> None:
    sent(there)
    there.page.sent.days.popup.previous_button.click()
    query = came(there, ())
    assert query.end <= there.time.now - 19 * DAY
    assert "Nothing was sent from here: 1 Oct to 31 Oct 2026" in there.words()
    assert not there.page.sent.table.isVisible()


def test_filters_are_part_of_the_query(there: ShownPayouts) -> None:
    sent(there)
    for box, text in ((there.page.sent.state, "Unknown"), (there.page.sent.person, "Ravi")):
        place = box.findText(text)
        box.setCurrentIndex(place)
        box.activated.emit(place)
    query = there.client.of(ListPayouts)[-1].query
    assert (query.group, query.person) == (PayoutGroup.UNKNOWN, "Ravi")


def test_filters_without_a_match_are_named_and_can_be_reset(there: ShownPayouts, said: Announced) -> None:
    """Regression: with a filter set it said that nothing was sent at all."""
    sent(there)
    box = there.page.sent.state
    box.setCurrentIndex(box.findText("Unknown"))
    box.activated.emit(box.currentIndex())
    came(there, (), PayoutSums())
    assert "Nothing that was sent fits these filters" in there.words()
    assert "Nothing was sent from here" not in there.words()
    assert said.all[-1].startswith("Nothing that was sent fits these filters")
    there.page.sent.reset_button.click()
    assert there.client.of(ListPayouts)[-1].query.group is None
    came(there, many_outs(there.time.now).payouts)
    assert there.page.sent.table.isVisible()


def test_a_search_goes_through_all_days_and_down_goes_to_the_first(there: ShownPayouts) -> None:
    sent(there)
    there.page.sent.search.setFocus(Qt.FocusReason.OtherFocusReason)
    there.type("asha")
    there.press(DOWN)
    query = came(there, many_outs(there.time.now).payouts[:1])
    assert QApplication.focusWidget() is there.page.sent.table.view
    assert (query.search_text, query.start, query.end) == ("asha", 0, 0)
    assert there.page.sent.table.view.selected_key() == "t_20261120_9_k7q"


def test_other_days_end_a_search(there: ShownPayouts) -> None:
    sent(there)
    there.page.sent.search.setText("asha")
    there.press(DOWN)
    there.page.sent.days.popup.previous_button.click()
    query = there.client.of(ListPayouts)[-1].query
    assert (query.search_text, there.page.sent.search.text()) == ("", "")
    assert 0 < query.end <= there.time.now - 19 * DAY


def test_a_selected_payout_leads_to_its_commands(there: ShownPayouts) -> None:
    sent(there)
    there.page.sent.table.setFocus(Qt.FocusReason.OtherFocusReason)
    there.press(ENTER)
    assert "t_20261120_9_k7q · Ravi" in there.words()
    there.button("What became of it").click()
    assert there.page.current_tab == "outbox"
    assert there.page.outbox.table.view.selected_key() == "t_20261120_9_k7q"


def test_a_change_reloads_the_list(there: ShownPayouts) -> None:
    sent(there)
    before = len(there.client.of(ListPayouts))
    there.tell(PayoutChanged(many_outs(there.time.now).payouts[0]))
    there.qtbot.waitUntil(lambda: len(there.client.of(ListPayouts)) > before)


def is_saving(there: ShownPayouts) -> bool:
    return there.page.sent.save_button.is_busy


def test_the_file_holds_the_rows_with_numbers_and_masked_accounts(there: ShownPayouts) -> None:
    sent(there)
    there.button("Export CSV").click()
    assert there.files == []
    assert is_saving(there)
    came(there, many_outs(there.time.now).payouts)
    assert not is_saving(there)
    (file,) = there.files
    assert file.name == "sent_2026-11-01_2026-11-20.csv"
    lines = file.data.decode("utf-8-sig").splitlines()
    assert lines[0] == "Day,Time,Number,What,To,How,State,UTR,Person,Amount (INR)"
    assert len(lines) == 8
    assert lines[1].endswith("Unknown,,Ravi,5000.00")
    assert "as••••@okbank" in lines[1]


def test_the_file_holds_more_than_the_list_has_room_for(there: ShownPayouts) -> None:
    """Regression: the file of 350 payouts had the newest 200."""
    outs = many_outs(there.time.now).payouts
    sent(there)
    came(there, outs[:2])
    there.button("Export CSV").click()
    query = came(there, outs)
    assert (query.limit, query.start) == (None, there.client.of(ListPayouts)[0].query.start)
    (file,) = there.files
    assert len(file.data.decode("utf-8-sig").splitlines()) == 1 + len(outs)


def test_a_failed_export_can_be_repeated_and_is_dropped_for_another_person(there: ShownPayouts) -> None:
    sent(there)
    there.button("Export CSV").click()
    command = there.client.of(ListPayouts)[-1]
    there.tell(CommandEnded(command.command_id, CommandStatus.FAILED, command.subject))
    assert not is_saving(there)
    there.button("Export CSV").click()
    there.page.hide()
    there.page.show()
    came(there, many_outs(there.time.now).payouts)
    assert there.files == []


def test_dates_follow_the_calendar_and_a_file_is_named_by_its_rows(
    there: ShownPayouts,
) -> None:
    """Regression: a page left in November did not show December, and a file had the wrong name."""
    sent(there)
    there.page.hide()
    there.time.now += 12 * DAY
    there.page.show()
    there.page.sent.begin()
    assert there.client.of(ListPayouts)[-1].query.month == date(2026, 12, 1)
    there.button("Export CSV").click()
    asked = there.client.of(ListPayouts)[-1]
    there.page.sent.days.popup.previous_button.click()
    there.tell(Answered(asked.ask_id, PayoutList(asked.query, many_outs(there.time.now).payouts, PayoutSums())))
    assert there.files[0].name == "sent_2026-12-01_2026-12-02.csv"


def test_the_service_is_asked_by_beneficiary_behind_a_button_and_back_leads_back(there: ShownPayouts) -> None:
    sent(there)
    there.ask_by_beneficiary()
    assert there.focus.accessibleName() == "Beneficiary id"
    [back] = (
        one for one in there.page.findChildren(QAbstractButton) if one.accessibleName() == "Back to what was sent"
    )
    back.click()
    there.settle()
    assert there.page.sent.table.isVisible()


def test_another_person_sees_an_empty_list(there: ShownPayouts) -> None:
    sent(there)
    there.page.forget()
    assert column(there, "Amount") == []
    assert "₹2,86,400.00" not in there.words()
    command = there.client.of(ListPayouts)[-1]
    there.tell(CommandEnded(command.command_id, CommandStatus.REFUSED, command.subject))
