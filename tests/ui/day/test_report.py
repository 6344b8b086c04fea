"""Day report: exact figures, items that need attention, permissions; by texts, roles and keys."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from paydesk.domain.clock import HOUR
from paydesk.domain.commands import ReadSale, UnlockPages
from paydesk.domain.messages import Answered, CommandEnded, CommandStatus, SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.people.messages import DenialReason as Denial
from paydesk.domain.people.messages import PermissionDenied, PinAccepted, SignedIn
from paydesk.domain.people.person import Permission, Role
from paydesk.domain.sale.listing import SaleLabel, Sum
from paydesk.domain.shift.commands import ExportReport, OpenShift, ReadReport
from paydesk.domain.shift.messages import CurrentShift, PeriodReport, WeekBefore
from paydesk.domain.shift.report import Report
from paydesk.ui.actions import Action
from paydesk.ui.day.hour_chart import axis_maximum
from paydesk.ui.day.items import DayPart
from paydesk.ui.period_picker import PeriodChoice
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.day import attention_words, change_words, program_sums_words, share_words
from tests.helpers.accessibility import faults, tree
from tests.helpers.cut_text import cut_texts
from tests.ui.conftest import MakeDriver, SayWhere
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.day.conftest import REPORT, SHIFT, Day, MakeDay, lines
from tests.ui.driver import said
from tests.ui.stage import Told

KEY = Qt.Key


BEFORE = WeekBefore(date(2026, 11, 13), Sum(38, Money(1_02_300_00)), ((14, Sum(5, Money(28_000_00))),))


def test_the_figure_is_exact_to_the_paisa_and_beside_last_weeks(day: Day) -> None:
    figures = day.page.figures
    assert said(figures).startswith("Paid today ₹1,18,450.00 42 sales, average ₹2,820.24 Paid by hour")
    day.page.show_report(REPORT, day.driver.clock.now, week_before=BEFORE)
    assert "Last Friday, same time ₹1,02,300.00 16 % more today" in said(figures)
    assert "Today Last Friday" in said(figures), "the legend"


@pytest.mark.parametrize(
    ("paid", "before", "today", "wanted"),
    [
        (116, 100, True, "16 % more today"),
        (50, 100, True, "50 % less today"),
        (50, 100, False, "50 % less"),
        (100, 100, True, ""),
        (100, 0, True, ""),
    ],
)
def test_the_change_is_told_in_percent(paid: int, before: int, *, today: bool, wanted: str) -> None:
    assert change_words(Money(paid), Money(before), is_today=today) == wanted


@pytest.mark.parametrize(
    ("largest", "top"), [(0, 0), (1, 1), (32_000_00, 32_000_00), (32_000_01, 40_000_00), (99, 100)]
)
def test_the_axis_ends_at_a_round_amount(largest: int, top: int) -> None:
    assert axis_maximum(largest) == top


def test_a_report_is_shared_as_one_sentence() -> None:
    assert share_words(REPORT, "Sharma Stores", "Fri 20 Nov 2026") == (
        "Sharma Stores, Fri 20 Nov 2026: ₹1,18,450.00 paid, 42 sales, average ₹2,820.24"
    )


def test_each_hour_is_accessible_with_amount_and_count(day: Day) -> None:
    heard = [face.text(QAccessible.Text.Name) for face in tree(day.page.figures.hours)][1:]
    assert heard[0] == "9:00 to 9:59: ₹6,240.00, 4 sales"
    assert heard[5] == "14:00 to 14:59: ₹32,000.00, 6 sales"
    assert len(heard) == 10, "9 to 18, whether there was a sale or not"


def test_a_late_shop_has_its_hours_in_the_order_of_its_day(day: Day) -> None:
    report = Report(hours=((22, Sum(1, Money(5_01))), (1, Sum(1, Money(7_00)))))
    day.page.show_report(report, day.driver.clock.now, day_ends=180)
    labels = [pair.label for pair in day.page.figures.hours.pairs]
    assert labels[0] == "9"
    assert labels[-4:] == ["22", "23", "0", "1"]


def test_unreadable_days_show_no_figures(day: Day) -> None:
    """Regression: yesterday's heading above today's figures."""
    day.page.days.on_preset(PeriodChoice.YESTERDAY)
    asked = day.driver.client.of(ReadReport)[-1]
    day.counter.says(CommandEnded(asked.command_id, CommandStatus.FAILED, asked.ask_id, "unreadable"))
    assert not day.page.figures.isVisible()
    assert "₹1,18,450.00" not in said(day.page)
    assert day.page.message.isVisible()
    assert Action.RECEIPT not in day.page.allowed_actions(), "nothing of them can be printed"
    day.click("Today")
    assert day.page.figures.isVisible()
    assert not day.page.message.isVisible()


def test_figures_stay_if_the_same_days_cannot_be_reloaded(day: Day) -> None:
    day.page.report_requested.emit()
    asked = day.driver.client.of(ReadReport)[-1]
    day.counter.says(CommandEnded(asked.command_id, CommandStatus.FAILED, asked.ask_id, "unreadable"))
    assert "₹1,18,450.00" in said(day.page)


def test_items_say_what_to_do(day: Day) -> None:
    assert lines(day.page.items) == [
        "₹860.00 Unknown …0042, 13:32, Asha. No answer yet. Do not hand over.",
        "₹640.00 Paid late …0045, 14:04, Asha. Paid again as …0046: hand over once, refund the other.",
        "₹13,570.50 3 waiting Continue automatically: …0051, …0050, …0048.",
    ]


def test_another_currency_is_not_shown_as_zero(day: Day) -> None:
    """Regression: ₹0.00 for an order paid in dollars."""
    unknown, *others = REPORT.items
    day.page.show_report(
        replace(REPORT, items=(structs.replace(unknown, amount=Money(0)), *others)), day.driver.clock.now
    )
    assert lines(day.page.items)[0].startswith("Amount not known Unknown …0042")


def test_an_order_paid_elsewhere_is_called_so(day: Day) -> None:
    """Its money came elsewhere, so no answer of the service ends it."""
    unknown, *others = REPORT.items
    report = replace(REPORT, items=(structs.replace(unknown, label=SaleLabel.PAID_BEFORE), *others))
    day.page.show_report(report, day.driver.clock.now)
    assert attention_words(report) == ("Needs attention: 2", "paid late: 1, paid elsewhere: 1")
    assert lines(day.page.items)[0] == "₹860.00 Paid before …0042, 13:32, Asha. PAID BEFORE THIS SALE"


def test_figures_are_reloaded_while_a_sale_waits(day: Day) -> None:
    """A waiting sale becomes doubtful by time alone, without a new fact."""
    window, asked = day.driver.window, len(day.driver.client.of(ReadReport))
    day.driver.clock.pass_(5_000)
    window.refresh()
    assert len(day.driver.client.of(ReadReport)) == asked, "nothing waits"
    day.driver.tell(Told().shown())
    window.refresh()
    assert len(day.driver.client.of(ReadReport)) == asked + 1
    window.refresh()
    assert len(day.driver.client.of(ReadReport)) == asked + 1, "that was now"


def test_at_midnight_the_shown_figures_become_yesterdays(day: Day) -> None:
    assert day.page.days.choice is PeriodChoice.TODAY
    day.driver.clock.pass_(10 * HOUR)
    day.driver.window.refresh()
    assert day.page.days.choice.value == "yesterday"


def test_f5_and_its_button_ask_for_what_is_unknown(day: Day) -> None:
    day.driver.window.refresh()
    day.driver.press(KEY.Key_F5)
    day.click("Open")
    day.click("Check now")
    assert [one.sale_id for one in day.driver.client.of(ReadSale)] == ["s42", "s42"]


def test_waiting_items_lead_to_orders_and_late_ones_to_their_sale(day: Day) -> None:
    day.driver.store.on_event(SaleChanged(Told("s45", 640_00).shown().sale))
    day.click("Open")
    day.click("Settle")
    assert day.driver.window.page == "sale"
    day.open()
    day.click("Open")
    assert day.driver.window.page == "orders"


def test_a_sale_that_changes_brings_new_figures(day: Day) -> None:
    before = len(day.driver.client.of(ReadReport))
    day.driver.window.hub.on_event(SaleChanged(Told("new").shown().sale))
    day.driver.qtbot.waitUntil(lambda: len(day.driver.client.of(ReadReport)) == before + 1)
    day.answer(Report(paid=Sum(43, Money(1_18_450_01))))
    assert day.page.figures.paid.text() == "₹1,18,450.01"
    assert day.page.figures.attention.isHidden(), "nothing needs attention"


# days -----------------------------------------------------------------------------------------------------------------


def asked_days(day: Day) -> tuple[date, date]:
    """Return the days that were queried last."""
    last = day.driver.client.of(ReadReport)[-1]
    return last.first, last.last


@pytest.mark.qt_log_ignore("grabbing the keyboard", r"raise\(\)", extend=True)
def test_a_day_and_a_range_can_be_chosen(day: Day) -> None:
    assert asked_days(day) == (date(2026, 11, 20), date(2026, 11, 20))
    day.click("Days before")
    assert asked_days(day) == (date(2026, 11, 19), date(2026, 11, 19))
    day.click("Month")
    assert asked_days(day) == (date(2026, 11, 1), date(2026, 11, 20))
    day.page.days.open_calendar()
    day.driver.settle()
    day.page.days.open_range()
    day.driver.settle()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    for text in ("05-11-2026", "03-11-2026"):
        line = QApplication.focusWidget()
        assert line is not None
        day.driver.press(KEY.Key_A, Qt.KeyboardModifier.ControlModifier)
        day.driver.type(text)
        day.driver.press(KEY.Key_Tab)
    assert "That is before the first day." in [text.text() for text in popup.findChildren(Text) if text.isVisible()]
    day.page.days.on_chosen(type(day.page.days.period)(date(2026, 11, 3), date(2026, 11, 5)))
    assert asked_days(day) == (date(2026, 11, 3), date(2026, 11, 5))
    assert day.driver.button("Day: 3 Nov to 5 Nov 2026").isVisible()
    popup.hide()


def test_an_answer_to_an_older_query_is_ignored(day: Day) -> None:
    old = day.driver.client.of(ReadReport)[-1]
    day.click("Yesterday")
    day.answer(Report(paid=Sum(1, Money(1))))
    day.counter.says(Answered(old.ask_id, PeriodReport(old.first, old.last, Report())))
    assert day.page.figures.paid.text() == "₹0.01" or day.page.report == REPORT


# who may --------------------------------------------------------------------------------------------------------------


def test_more_has_the_report_with_its_permission(make_day: MakeDay) -> None:
    day = make_day(role=Role.CASHIER)
    assert "Day report" in day.driver.in_more()
    day.signed_in(Role.TRAINEE)
    assert "Day report" not in day.driver.in_more()
    assert day.driver.window.page == "sell", "and who may not is not left in front of it"


def test_a_shortcut_shows_the_report(day: Day) -> None:
    day.driver.window.show_page("sell")
    day.driver.press(KEY.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert day.driver.window.page == "report"


@pytest.fixture
def saved(say_where: SayWhere, tmp_path: Path) -> Path:
    """Return the folder of saved files."""
    say_where(lambda name: tmp_path / name)
    return tmp_path


def test_sums_of_billing_programs_are_shown_where_there_are_any(day: Day) -> None:
    assert program_sums_words(REPORT) == ""
    day.driver.window.show_page("sell")
    day.driver.window.show_page("report")
    programs = ("Marg", Sum(1, Money(5_00))), ("Odoo", Sum(1, Money(2_00)))
    day.answer(Report(paid=Sum(2, Money(7_00)), programs=programs))
    assert day.page.figures.programs.text() == "Marg: ₹5.00, 1 sale · Odoo: ₹2.00, 1 sale"


def test_the_csv_has_numbers_for_amounts_and_says_that_it_is_no_real_money(day: Day, saved: Path) -> None:
    day.driver.choose_entry("CSV")
    asked = day.driver.client.of(ExportReport)[-1]
    people = (("=cmd()", Sum(2, Money(1_00_000_50))),)
    report = Report(paid=Sum(2, Money(1_00_000_50)), people=people, items=REPORT.items)
    report = replace(report, programs=(("Marg", Sum(1, Money(5_00))),))
    day.counter.says(Answered(asked.ask_id, PeriodReport(asked.first, asked.last, report)))
    text = (saved / "DEMO_report_2026-11-20.csv").read_bytes().decode("utf-8")
    assert text.startswith("\ufeffPart,What,Sales,Amount (INR),DEMO\r\n")
    assert "Total,Paid,2,100000.50,DEMO\r\n" in text
    assert "Person,'=cmd(),2,100000.50,DEMO\r\nBilling program,Marg,1,5.00,DEMO\r\n" in text
    assert "Unknown,order_20261120_0042_k7q 2026-11-20 13:32:00 Asha,1,860.00,DEMO\r\n" in text
    assert "Total,Unknown,1,860.00,DEMO\r\nTotal,Paid elsewhere,0,0.00,DEMO\r\n" in text
    assert day.page.menu.isEnabled()


def test_a_cashier_needs_a_pin_for_the_csv(make_day: MakeDay, tmp_path: Path) -> None:
    day = make_day(role=Role.CASHIER)
    day.driver.choose_entry("CSV")
    assert day.counter.covered()
    assert not day.driver.client.of(ExportReport)
    ravi = PEOPLE[Role.SUPERVISOR]
    day.counter.press_pin("3690")
    [unlock] = day.driver.client.of(UnlockPages)
    day.counter.says(
        SignedIn(PEOPLE[Role.CASHIER], unlocked_by=ravi, unlocked_until=day.driver.clock.now + 60_000),
        PinAccepted(unlock.ask_id, unlock.person_id),
    )
    assert len(day.driver.client.of(ExportReport)) == 1


def test_a_refusal_by_the_counter_is_said(day: Day) -> None:
    day.counter.says(PermissionDenied(Permission.SHIFT, Denial.ROLE))
    assert day.driver.notices.has_message


# the shift ------------------------------------------------------------------------------------------------------------


def test_without_a_shift_one_can_be_opened(day: Day) -> None:
    assert "Close shift" in day.driver.names()
    day.counter.says(CurrentShift(None, 117))
    assert "Open shift" in day.driver.names()


def test_an_unreadable_journal_does_not_mean_no_shift(make_driver: MakeDriver) -> None:
    counter = CounterDriver(make_driver(demo=True))
    counter.has_keys()
    counter.has_people(PEOPLE[Role.SUPERVISOR])
    counter.driver.window.show_page("report")
    counter.driver.window.refresh()
    assert "Open shift" not in counter.driver.names()
    counter.says(CurrentShift(None, 0))
    assert "Open shift" in counter.driver.names()


def test_a_shift_can_be_opened_without_a_sale(make_day: MakeDay) -> None:
    day = make_day(shift=None)
    assert "Close shift" not in day.driver.names()
    day.click("Open shift")
    assert day.driver.client.of(OpenShift) == [OpenShift()]
    day.counter.says(CurrentShift(SHIFT, 116))
    assert "Close shift" in day.driver.names()


def test_opening_the_shift_keeps_the_focus_on_the_report(make_day: MakeDay) -> None:
    """Regression: the hidden button passed the focus to the rail."""
    day = make_day(shift=None)
    day.driver.window.show_page("sell")
    day.open(replace(REPORT, items=()))
    day.driver.button("Open shift").setFocus()
    day.driver.press(Qt.Key.Key_Return)
    day.counter.says(CurrentShift(SHIFT, 116))
    assert day.page.isAncestorOf(day.driver.focused())


# looks ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_every_control_has_a_name_and_no_text_is_cut(make_day: MakeDay, words: str, size: tuple[int, int]) -> None:
    day = make_day(size=size)
    found = {}
    for part in DayPart:
        if part is not DayPart.REPORT:
            day.page.part_requested.emit(part)
            day.answer()
        found[part] = [*faults(day.driver.window), *cut_texts(day.driver.window, None)]
        day.page.on_left()
        day.answer()
    assert found == {part: [] for part in DayPart}, words
