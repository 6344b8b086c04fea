"""End of a shift: the shop's own bills against the report, and lines that cannot be removed; by texts and keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from paydesk.domain.messages import Answered, CommandEnded, CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.people.messages import DenialReason, PeopleKnown, PermissionDenied, SignedIn
from paydesk.domain.people.person import Permission, Role
from paydesk.domain.shift.commands import (
    CloseShift,
    HandOverShift,
    ListShifts,
    MarkZPrinted,
    OpenShift,
    ReadShift,
    ReadZ,
)
from paydesk.domain.shift.messages import CurrentShift, ListedShift, ShiftClosed, ShiftList, ZPrinted, ZReportRecord
from paydesk.domain.shift.zreport import CountedBills
from paydesk.ui.day.items import DayPart
from paydesk.ui.widgets import read_delay
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.words.base import short_time
from tests.helpers.recorder import ended
from tests.ui.conftest import Announced
from tests.ui.counter import PEOPLE
from tests.ui.day.conftest import REPORT, Day, MakeDay, Z, lines
from tests.ui.slips.papers import at

KEY = Qt.Key
LINES = [
    "₹860.00 Unknown …0042. The next shift keeps checking.",
    "₹640.00 Paid late …0045. Paid again as …0046: hand over once, refund the other.",
    "₹13,570.50 3 waiting Continue automatically: …0051, …0050, …0048.",
]


@pytest.fixture
def closing(day: Day) -> Day:
    """Open the close of the shift as a supervisor."""
    day.click("Close shift")
    return day


def count(day: Day, bills: str, total: str) -> None:
    """Type the counted bills."""
    day.driver.edit("Bill count").setFocus()
    day.driver.type(bills)
    day.driver.edit("Bill total").setFocus()
    day.driver.type(total)


def test_the_close_shows_the_paid_sum_and_open_items(closing: Day) -> None:
    words = closing.driver.words()
    assert "₹1,18,450.00" in words
    assert "42 sales · 36 UPI QR · 4 Link · 2 GST QR" in words
    opened = short_time(at(9, 2))
    assert f"Opened {opened} by Asha · Z 0117" in words
    assert "Closed by Ravi, supervisor" in words
    assert closing.page.shift_end is not None
    assert lines(closing.page.shift_end.items) == LINES


def test_the_count_is_compared_to_the_paisa(closing: Day, said: Announced) -> None:
    for total, words in (
        ("118450", "Difference ₹0.00"),
        ("118450.01", "Difference ₹0.01: more on your bills"),
        ("118400", "Difference ₹50.00: less on your bills"),
    ):
        closing.driver.edit("Bill count").setFocus()
        closing.driver.edit("Bill count").clear()
        closing.driver.edit("Bill total").clear()
        count(closing, "42", total)
        assert words in closing.driver.words()
        assert said.all[-1] == words


def test_bills_in_the_digits_of_another_script_are_counted(closing: Day) -> None:
    count(closing, "४२", "118450")
    closing.driver.press(KEY.Key_Return)
    [closed] = closing.driver.client.of(CloseShift)
    assert closed.counted == CountedBills(42, Money(1_18_450_00))


def test_enter_closes_it_once_with_the_count_and_the_next_person(closing: Day) -> None:
    count(closing, "42", "118400")
    assert closing.page.shift_end is not None
    closing.page.shift_end.next_form.set_values({"next": "Asha"})
    closing.driver.press(KEY.Key_Return)
    closing.driver.press(KEY.Key_Return)
    counted = CountedBills(42, Money(1_18_400_00))
    assert closing.driver.client.of(CloseShift) == [CloseShift(number=117, counted=counted, next_person="Asha")]


def test_a_double_press_of_enter_does_not_close_the_shift(day: Day, monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: the shift was closed and its Z printed before anybody saw a figure."""
    monkeypatch.setattr(read_delay, "GUARD_MS", 3_600_000)
    day.click("Close shift")
    day.driver.press(KEY.Key_Return)
    assert day.page.shift_end is not None
    day.page.shift_end.end_button.click()
    assert day.driver.client.of(CloseShift) == []
    monkeypatch.setattr(read_delay, "GUARD_MS", 0)
    day.driver.press(KEY.Key_Return)
    assert len(day.driver.client.of(CloseShift)) == 1


def test_a_shift_closes_with_a_difference_or_without_a_count(closing: Day) -> None:
    closing.click("Close, no paper")
    assert closing.driver.client.of(CloseShift) == [CloseShift(number=117)]


@pytest.mark.parametrize("pasted", ["1234567", "9" * 10_000], ids=["seven digits", "ten thousand"])
def test_too_long_a_number_of_bills_is_rejected_not_cut(closing: Day, pasted: str) -> None:
    """Regression: a long scanned number was cut to five digits and counted."""
    QApplication.clipboard().setText(pasted)
    closing.driver.edit("Bill count").setFocus()
    closing.driver.edit("Bill count").paste()
    closing.driver.edit("Bill total").setFocus()
    closing.driver.type("118450")
    closing.driver.press(KEY.Key_Return)
    assert closing.driver.edit("Bill count").text() == pasted
    assert "Type a number." in closing.driver.words()
    assert not closing.driver.client.of(CloseShift)


def test_half_a_count_is_asked_for_before_anything_is_closed(closing: Day) -> None:
    closing.driver.type("42")
    closing.driver.press(KEY.Key_Return)
    assert not closing.driver.client.of(CloseShift)
    assert "Type both, or neither." in closing.driver.words()


@pytest.mark.parametrize("press", ["Enter", "Close and print Z 0117"])
def test_a_pin_typed_by_habit_is_cleared(closing: Day, press: str) -> None:
    """While the pages are unlocked no PIN is asked for, and the focus is in the count."""
    for pin in ("3690", "36904826"):
        closing.driver.type(pin)
        closing.driver.press(KEY.Key_Return) if press == "Enter" else closing.click(press)
        assert closing.driver.edit("Bill count").text() == ""
        assert closing.driver.edit("Bill count").hasFocus()
        assert "Type both, or neither." in closing.driver.words()
        assert not closing.driver.client.of(CloseShift)


@pytest.mark.parametrize(("typed", "stays"), [("4120", True), ("9990", False)])
def test_a_large_number_of_bills_stays_with_thousands_of_sales(day: Day, typed: str, stays: bool) -> None:
    """Keep a number that has as many digits as a PIN."""
    day.driver.click(day.driver.button("Close shift"))
    day.answer(replace(REPORT, paid=replace(REPORT.paid, count=4_200)))
    day.driver.type(typed)
    day.driver.press(KEY.Key_Return)
    assert day.driver.edit("Bill count").text() == typed * stays
    assert "Type both, or neither." in day.driver.words()


def test_items_cannot_be_removed(closing: Day) -> None:
    assert closing.page.shift_end is not None
    names = {button.accessibleName() for button in closing.page.shift_end.items.findChildren(KeyButton)}
    assert names == {"Check now", "Settle", "Open"}


def test_a_closed_shift_leads_to_the_lock_or_the_next_one(closing: Day) -> None:
    closing.click("Close, no paper")
    closing.counter.says(ShiftClosed(Z), ended(closing.driver.client.of(CloseShift)[-1]), CurrentShift(None, 117))
    assert closing.page.part is DayPart.CLOSED
    assert "Shift closed. Z 0117 saved." in closing.driver.words()
    assert not closing.driver.notices.has_message
    closing.driver.press(KEY.Key_Return)
    assert closing.driver.client.of(OpenShift) == [OpenShift()]
    assert closing.driver.window.page == "sell"
    closing.open()
    assert closing.page.days.button.isVisible(), "the report again"


def test_a_closed_shift_can_be_followed_by_the_lock(closing: Day) -> None:
    closing.click("Close, no paper")
    closing.counter.says(ShiftClosed(Z), ended(closing.driver.client.of(CloseShift)[-1]))
    closing.driver.click(closing.page.closed.lock_button)
    assert closing.counter.covered()


def test_esc_right_after_close_keeps_neither_its_words_nor_its_paper_back(closing: Day) -> None:
    closing.driver.press(KEY.Key_Return)
    command = closing.driver.client.of(CloseShift)[-1]
    closing.driver.press(KEY.Key_Escape)
    closing.counter.says(ShiftClosed(Z), ended(command))
    assert closing.driver.notices.has_message
    assert closing.driver.client.of(MarkZPrinted) == [MarkZPrinted(number=Z.number)]


def list_one(day: Day) -> None:
    """Show the list with one Z-report that was never printed."""
    day.page.part_requested.emit(DayPart.Z_REPORTS)
    z = ListedShift(117, at(9, 2), "Asha", at(14, 36), "Ravi", 42, Money(1_18_450_00), printed=0)
    day.counter.says(Answered(day.driver.client.of(ListShifts)[-1].ask_id, ShiftList((z,))))
    for asked in day.driver.client.of(ReadZ)[-1:]:
        day.counter.says(Answered(asked.ask_id, ZReportRecord(117, Z)))


def test_a_double_click_on_print_prints_once(day: Day, monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: two slips, the second counted as a duplicate."""
    list_one(day)
    monkeypatch.setattr(read_delay, "GUARD_MS", 3_600_000)
    day.page.z_list.print_button.click()
    [command] = day.driver.client.of(MarkZPrinted)
    day.counter.says(ZPrinted(Z.number, 1), ended(command))
    day.page.z_list.print_button.click()
    assert day.driver.client.of(MarkZPrinted) == [command]
    monkeypatch.setattr(read_delay, "GUARD_MS", 0)
    day.page.z_list.print_button.click()
    assert len(day.driver.client.of(MarkZPrinted)) == 2


@pytest.mark.parametrize("end", [CommandStatus.REFUSED, CommandStatus.FAILED])
def test_what_was_not_done_is_said_and_can_be_tried_again(closing: Day, end: CommandStatus) -> None:
    count(closing, "42", "118450")
    closing.click("Close, no paper")
    command = closing.driver.client.of(CloseShift)[-1]
    closing.counter.says(CommandEnded(command.command_id, end, "", "disk_full" if end is CommandStatus.FAILED else ""))
    closing.answer()
    assert closing.page.shift_end is not None
    assert closing.page.shift_end.message.isVisible()
    assert closing.driver.edit("Bill count").text() == "42", "nothing typed is lost"
    closing.click("Close, no paper")
    assert len(closing.driver.client.of(CloseShift)) == 2


def test_esc_goes_back_to_the_report(closing: Day) -> None:
    closing.driver.press(KEY.Key_Escape)
    assert closing.page.shift_end is None
    assert not closing.driver.client.of(CloseShift)


def test_a_shift_closed_elsewhere_leads_back_to_the_report(closing: Day) -> None:
    closing.counter.features.day.reload_if_shown()
    closing.counter.says(Answered(closing.driver.client.of(ReadShift)[-1].ask_id, ZReportRecord(118, None)))
    assert closing.page.shift_end is None


# who may --------------------------------------------------------------------------------------------------------------


def unlock(day: Day) -> None:
    """Accept Ravi's PIN."""
    until = day.driver.clock.now + 60_000
    day.counter.says(SignedIn(PEOPLE[Role.CASHIER], unlocked_by=PEOPLE[Role.SUPERVISOR], unlocked_until=until))
    day.counter.features.on_unlocked(Permission.CLOSE_SHIFT)
    day.answer()


def test_a_cashier_closes_with_a_supervisors_pin_and_in_their_name(make_day: MakeDay) -> None:
    day = make_day(role=Role.CASHIER)
    day.click("Close shift")
    assert day.counter.covered()
    assert day.page.shift_end is None
    day.driver.press(KEY.Key_Escape)
    assert day.page.shift_end is None, "no PIN, no close"
    day.click("Close shift")
    day.counter.features.people.escape()
    unlock(day)
    assert day.page.shift_end is None, "what waited was given up"
    day.click("Close shift")
    assert "Closed by Ravi, supervisor" in day.driver.words()
    assert day.page.slip_view.slip is not None
    assert "Signed: Ravi, Supervisor" in day.page.slip_view.slip.texts(), "and so it will stand on the slip"


def test_the_pin_is_asked_for_again_after_a_minute(make_day: MakeDay) -> None:
    day = make_day(role=Role.CASHIER)
    unlock(day)
    day.click("Close shift")
    count(day, "42", "118450")
    day.counter.says(SignedIn(PEOPLE[Role.CASHIER]))
    assert day.counter.covered()
    day.driver.press(KEY.Key_Escape)
    assert day.page.shift_end is None


def test_a_refusal_is_shown_in_the_form(closing: Day) -> None:
    closing.click("Close, no paper")
    closing.counter.says(PermissionDenied(Permission.CLOSE_SHIFT, DenialReason.PAGES_LOCKED))
    assert closing.page.shift_end is not None
    assert "This needs a supervisor's PIN again." in closing.driver.words()


def test_another_person_finds_an_empty_form(closing: Day) -> None:
    count(closing, "42", "118450")
    closing.signed_in(Role.ADMIN)
    assert closing.page.shift_end is None
    closing.click("Close shift")
    assert closing.driver.edit("Bill count").text() == ""


def test_a_removed_person_is_not_offered(closing: Day) -> None:
    """Regression: it was refused as if the shift had been closed meanwhile."""
    assert closing.page.shift_end is not None
    closing.page.shift_end.next_form.set_values({"next": "Meera"})
    closing.driver.window.show_page("sell")
    closing.counter.says(PeopleKnown((PEOPLE[Role.CASHIER], PEOPLE[Role.SUPERVISOR])))
    closing.open()
    assert closing.page.shift_end.next_form.values().text("next") == ""
    closing.page.shift_end.next_form.set_values({"next": "Asha"})
    closing.click("Close, no paper")
    assert closing.driver.client.of(CloseShift) == [CloseShift(number=117, next_person="Asha")]


# hand over ------------------------------------------------------------------------------------------------------------


def test_a_shift_goes_to_the_next_person_with_all_that_is_open(make_day: MakeDay) -> None:
    day = make_day(role=Role.CASHIER)
    day.page.part_requested.emit(DayPart.HAND_OVER)
    day.answer()
    assert day.page.shift_end is not None
    assert [line.split(" …")[0] for line in lines(day.page.shift_end.items)] == [line.split(" …")[0] for line in LINES]
    day.driver.press(KEY.Key_Return)
    assert not day.driver.client.of(HandOverShift)
    assert "Choose the next cashier." in day.driver.words()
    day.page.shift_end.next_form.set_values({"next": "Ravi"})
    day.click("Change cashier")
    assert day.driver.client.of(HandOverShift) == [HandOverShift(to="Ravi")]
    day.counter.says(ended(day.driver.client.of(HandOverShift)[-1]))
    assert day.page.shift_end is None


def test_the_buttons_are_near_the_fields_on_a_large_screen(closing: Day) -> None:
    window = closing.driver.window
    window.resize(1920, 1080)
    closing.driver.settle()
    end = closing.page.shift_end
    assert end is not None
    below = end.next_form.mapTo(window, end.next_form.rect().bottomLeft()).y()
    assert end.end_button.mapTo(window, end.end_button.rect().topLeft()).y() - below < 100
