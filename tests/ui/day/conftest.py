"""Driver of a demo's window on the day report, with the figures of the design."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.domain.messages import Answered
from paydesk.domain.people.messages import SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.shift.commands import ReadReport, ReadShift
from paydesk.domain.shift.messages import CurrentShift, PeriodReport, ZReportRecord
from paydesk.domain.shift.report import Report
from paydesk.domain.shift.shift import Shift
from paydesk.ui import clock
from paydesk.ui.day.items import ItemsCard
from paydesk.ui.day.page import ReportPage
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import Clock, said
from tests.ui.slips.papers import at, z_report

MakeDay = Callable[..., "Day"]


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Set the clock of the window to 14:36."""
    made = Clock(at(14, 36))
    monkeypatch.setattr(clock, "now_ms", made.read)
    return made


Z = replace(z_report(), counter="Till 2", counted=None)
REPORT = Z.report
SHIFT = Shift(number=117, opened_at=at(9, 2), opened_by="Asha", holder="Asha")


def lines(items: ItemsCard) -> list[str]:
    """Return the text of each line of a card."""
    return [line for row in items.children() if isinstance(row, QWidget) and (line := said(row))]


class Day:
    """The window on the day report, and the counter's events."""

    def __init__(self, counter: CounterDriver) -> None:
        self.counter, self.driver = counter, counter.driver
        self._answered = 0

    @property
    def page(self) -> ReportPage:
        page = self.driver.get_page("report")
        assert isinstance(page, ReportPage)
        return page

    def answer(self, report: Report = REPORT) -> None:
        """Answer all open queries for figures."""
        asked = self.driver.client.sent[self._answered :]
        self._answered = len(self.driver.client.sent)
        for one in asked:
            if isinstance(one, ReadReport):
                self.counter.says(Answered(one.ask_id, PeriodReport(one.first, one.last, report)))
            elif isinstance(one, ReadShift):
                self.counter.says(
                    Answered(
                        one.ask_id,
                        ZReportRecord(
                            Z.number,
                            replace(Z, report=report, closed_by="Asha", closed_role="cashier"),
                        ),
                    )
                )
        QApplication.processEvents()

    def open(self, report: Report = REPORT) -> None:
        """Show the page."""
        self.driver.window.show_page("report")
        self.answer(report)

    def click(self, name: str) -> None:
        """Press the button of this name and answer what follows."""
        if not self.driver.choose_days(self.page.days, name):
            self.driver.click(self.driver.button(name))
        self.answer()

    def signed_in(self, role: Role) -> None:
        """Put a person of this role at the counter."""
        self.counter.says(SignedIn(PEOPLE[role]))
        self.answer()


@pytest.fixture
def make_day(make_driver: MakeDriver) -> MakeDay:
    """Create the page in a window of this size, with a supervisor and an open shift."""

    def make(*, size: tuple[int, int] = (1366, 768), role: Role = Role.SUPERVISOR, shift: Shift | None = SHIFT) -> Day:
        counter = CounterDriver(make_driver(demo=True, size=size))
        counter.has_keys()
        counter.has_people(PEOPLE[role])
        counter.says(CurrentShift(shift, 116))
        day = Day(counter)
        day.open()
        return day

    return make


@pytest.fixture
def day(make_day: MakeDay) -> Day:
    return make_day()
