"""Sent payouts by day: sums by state, and an accessible chart of the month."""

from __future__ import annotations

from datetime import date

from PySide6.QtGui import QAccessible

from paydesk.domain.commands import ListPayouts
from paydesk.domain.messages import Answered
from paydesk.domain.money import Money
from paydesk.domain.payout.listing import PayoutSums
from paydesk.domain.payout.messages import PayoutList
from paydesk.domain.sale.listing import Sum
from paydesk.ui.money.page import ACTIVITY
from tests.helpers.accessibility import tree
from tests.ui.counter import CounterDriver
from tests.ui.driver import said
from tests.ui.money.conftest import Opened, page_of

SUMS = PayoutSums(Sum(2, Money(286_400_05)), Sum(), Sum(1, Money(12_000_00)), Sum())


def shown(opened: Opened) -> CounterDriver:
    """Show the payouts of November."""
    counter = opened((1366, 768))
    page = page_of(counter)
    page.show_tab(ACTIVITY)
    page.activate()
    asked = counter.driver.client.of(ListPayouts)[-1]
    assert asked.query.month == date(2026, 11, 1)
    counter.says(Answered(asked.ask_id, PayoutList(asked.query, (), SUMS, (), ((date(2026, 11, 18), SUMS),))))
    return counter


def heard(counter: CounterDriver) -> list[str]:
    faces = tree(page_of(counter).activity)
    return [face.text(QAccessible.Text.Name) for face in faces if face.role() == QAccessible.Role.Graphic]


def test_each_day_of_the_chart_is_accessible_to_the_paisa(opened: Opened) -> None:
    bars = heard(shown(opened))
    assert len(bars) == 30
    assert bars[17] == "18 Nov: done ₹2,86,400.05, unknown ₹12,000.00"
    assert bars[0] == "1 Nov: Nothing"


def test_the_sums_advise_about_unknown_payouts(opened: Opened) -> None:
    counter = shown(opened)
    words = [said(card) for card in page_of(counter).activity.sums.values()]
    assert words[0].startswith("Done ₹2,86,400.05")
    assert "do not send again" in words[2]


def test_a_search_goes_through_all_days_and_has_no_month(opened: Opened) -> None:
    counter = shown(opened)
    sent = page_of(counter).activity
    sent.search.setText("asha")
    sent.search.search_requested.emit()
    asked = counter.driver.client.of(ListPayouts)[-1]
    counter.says(Answered(asked.ask_id, PayoutList(asked.query, (), SUMS)))
    assert heard(counter) == []
