"""List of sent payouts: sums by state, search, filters, export, and the beneficiary history."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from paydesk.domain.commands import ListPayouts, ReadHistory
from paydesk.domain.messages import Answered, CommandEnded, CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.listing import PayoutGroup, PayoutSums
from paydesk.domain.payout.messages import PayoutChanged, PayoutList
from paydesk.domain.sale.listing import Sum
from paydesk.ui.widgets.card import MessagePanel
from tests.ui.conftest import Announced
from tests.ui.money.payouts import DOWN, ShownPayouts, many_outs

DAY = 86_400_000
SUMS = PayoutSums(
    done=Sum(31, Money(2_86_400_00)), pending=Sum(2, Money(5_000_00)), unknown=Sum(1, Money(12_000_00)), not_paid=Sum()
)


def sent(there: ShownPayouts) -> ShownPayouts:
    """Return the page on the list of payouts."""
    there.list_payouts(SUMS)
    return there


def column(there: ShownPayouts, title: str) -> list[str]:
    model = there.page.activity.view.rows_model
    found = next(one for one in model.columns if one.title == title)
    return [found.text(row) for row in model.rows]


def test_the_list_begins_with_this_month(there: ShownPayouts) -> None:
    sent(there)
    query = there.client.of(ListPayouts)[0].query
    assert query.start < there.time.now - 18 * DAY
    assert there.client.of(ReadHistory) == []
    assert column(there, "Amount")[:2] == ["₹5,000.00", "₹12,500.00"]
    assert column(there, "Status")[:2] == ["Unknown", "Pending"]
    words = there.words()
    assert "₹2,86,400.00" in words
    assert "1 · do not send again" in words
    assert "Newest 7 listed; sums are of all." in words


def test_a_chosen_tab_queries_its_content(there: ShownPayouts) -> None:
    outs = many_outs(there.time.now)
    there.tell(outs)
    there.button("Activity · 4").click()
    there.settle()
    there.listed(outs.payouts)
    assert column(there, "Amount")[:2] == ["₹5,000.00", "₹12,500.00"]


def test_no_empty_message_is_shown_before_the_answer(there: ShownPayouts) -> None:
    there.button("Activity").click()
    there.settle()
    assert not [panel for panel in there.page.findChildren(MessagePanel) if panel.isVisible() and not panel.title()]


def test_an_older_month_is_one_press_away(there: ShownPayouts) -> None:
    sent(there)
    there.page.activity.days.popup.previous_button.click()
    query = there.listed(())
    assert query.end <= there.time.now - 19 * DAY
    assert "No payouts: 1 Oct to 31 Oct 2026" in there.words()
    assert not there.page.activity.view.isVisible()


def test_filters_are_part_of_the_query(there: ShownPayouts) -> None:
    sent(there)
    there.page.activity.state.on_chosen("unknown")
    there.page.activity.person.on_chosen("Ravi")
    query = there.client.of(ListPayouts)[-1].query
    assert (query.group, query.person) == (PayoutGroup.UNKNOWN, "Ravi")


def test_filters_without_a_match_are_named_and_can_be_reset(there: ShownPayouts, said: Announced) -> None:
    """Regression: with a filter set it said that nothing was sent at all."""
    sent(there)
    there.page.activity.state.on_chosen("unknown")
    there.listed((), PayoutSums())
    assert "No such payout" in there.words()
    assert "No payouts" not in there.words()
    assert said.all[-1].startswith("No such payout")
    there.button("Show all").click()
    assert there.client.of(ListPayouts)[-1].query.group is None
    there.listed(many_outs(there.time.now).payouts)
    assert there.page.activity.view.isVisible()


def test_a_search_goes_through_all_days_and_down_goes_to_the_first(there: ShownPayouts) -> None:
    sent(there)
    there.page.activity.search.setFocus(Qt.FocusReason.OtherFocusReason)
    there.type("asha")
    there.press(DOWN)
    query = there.listed(many_outs(there.time.now).payouts[:1])
    assert QApplication.focusWidget() is there.page.activity.view
    assert (query.search_text, query.start, query.end) == ("asha", 0, 0)
    assert there.page.activity.view.selected_key() == "t_20261120_9_k7q"


def test_other_days_end_a_search(there: ShownPayouts) -> None:
    sent(there)
    there.page.activity.search.setText("asha")
    there.press(DOWN)
    there.page.activity.days.popup.previous_button.click()
    query = there.client.of(ListPayouts)[-1].query
    assert (query.search_text, there.page.activity.search.text()) == ("", "")
    assert 0 < query.end <= there.time.now - 19 * DAY


def test_a_selected_payout_shows_its_commands(there: ShownPayouts) -> None:
    sent(there)
    there.page.activity.view.setFocus(Qt.FocusReason.OtherFocusReason)
    there.press(DOWN)
    assert "t_20261120_8_k7q" in there.words()
    assert "Check now" in there.buttons()


def test_a_change_reloads_the_list(there: ShownPayouts) -> None:
    sent(there)
    before = len(there.client.of(ListPayouts))
    there.tell(PayoutChanged(many_outs(there.time.now).payouts[0]))
    there.qtbot.waitUntil(lambda: len(there.client.of(ListPayouts)) > before)


def is_saving(there: ShownPayouts) -> bool:
    return there.page.activity.list.menu.is_busy


def test_the_file_holds_the_rows_with_numbers_and_masked_accounts(there: ShownPayouts) -> None:
    sent(there)
    there.page.activity.on_save()
    assert there.files == []
    assert is_saving(there)
    there.listed(many_outs(there.time.now).payouts)
    assert not is_saving(there)
    (file,) = there.files
    assert file.name == "payouts_2026-11-01_2026-11-20.csv"
    lines = file.data.decode("utf-8-sig").splitlines()
    assert lines[0] == "Day,Time,Number,What,To,Method,Status,UTR,Person,Amount (INR)"
    assert len(lines) == 8
    assert lines[1].endswith("Unknown,,Ravi,5000.00")
    assert "as••••@okbank" in lines[1]


def test_the_file_holds_more_than_the_list_has_room_for(there: ShownPayouts) -> None:
    """Regression: the file of 350 payouts had the newest 200."""
    outs = many_outs(there.time.now).payouts
    sent(there)
    there.listed(outs[:2])
    there.page.activity.on_save()
    query = there.listed(outs)
    assert (query.limit, query.start) == (None, there.client.of(ListPayouts)[0].query.start)
    (file,) = there.files
    assert len(file.data.decode("utf-8-sig").splitlines()) == 1 + len(outs)


def test_a_failed_export_can_be_repeated_and_is_dropped_for_another_person(there: ShownPayouts) -> None:
    sent(there)
    there.page.activity.on_save()
    command = there.client.of(ListPayouts)[-1]
    there.tell(CommandEnded(command.command_id, CommandStatus.FAILED, command.subject))
    assert not is_saving(there)
    there.page.activity.on_save()
    there.page.hide()
    there.page.show()
    there.listed(many_outs(there.time.now).payouts)
    assert there.files == []


def test_dates_follow_the_calendar_and_a_file_is_named_by_its_rows(
    there: ShownPayouts,
) -> None:
    """Regression: a page left in November did not show December, and a file had the wrong name."""
    sent(there)
    there.page.hide()
    there.time.now += 12 * DAY
    there.page.show()
    there.page.activity.begin()
    assert there.client.of(ListPayouts)[-1].query.month == date(2026, 12, 1)
    there.page.activity.on_save()
    asked = there.client.of(ListPayouts)[-1]
    there.page.activity.days.popup.previous_button.click()
    there.tell(Answered(asked.ask_id, PayoutList(asked.query, many_outs(there.time.now).payouts, PayoutSums())))
    assert there.files[0].name == "payouts_2026-12-01_2026-12-02.csv"


def test_the_service_is_asked_by_beneficiary_behind_a_button_and_back_leads_back(there: ShownPayouts) -> None:
    sent(there)
    there.ask_by_beneficiary()
    assert there.focus.accessibleName() == "Beneficiary id"
    buttons = [button for button in there.page.findChildren(QAbstractButton) if button.isVisible()]
    [back] = (button for button in buttons if button.accessibleName() == "Back")
    back.click()
    there.settle()
    assert there.page.activity.view.isVisible()


def test_another_person_sees_an_empty_list(there: ShownPayouts) -> None:
    sent(there)
    there.page.forget()
    assert column(there, "Amount") == []
    assert "₹2,86,400.00" not in there.words()
    command = there.client.of(ListPayouts)[-1]
    there.tell(CommandEnded(command.command_id, CommandStatus.REFUSED, command.subject))
