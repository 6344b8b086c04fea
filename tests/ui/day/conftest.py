"""A demo counter on the page of the day, with the figures of the design's pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import pytest
from PySide6.QtWidgets import QApplication

from paydesk.domain.clock import INDIA
from paydesk.domain.money import Money
from paydesk.domain.people.messages import SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.sale.listing import Mark, Sum
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.shift.commands import ReadReport, ReadShift
from paydesk.domain.shift.ledger import Way
from paydesk.domain.shift.messages import ReportCame, ShiftNow, ZCame
from paydesk.domain.shift.report import Item, ItemKind, Report
from paydesk.domain.shift.shift import Shift
from paydesk.domain.shift.zreport import ZReport
from paydesk.ui import clock
from paydesk.ui.day.page import ReportPage
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import Clock

MakeDay = Callable[..., "Day"]


def at(hour: int, minute: int) -> int:
    """A time of 20 November 2026."""
    return int(datetime(2026, 11, 20, hour, minute, tzinfo=INDIA).timestamp() * 1_000)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The windows' clock stands at 14:36."""
    made = Clock(at(14, 36))
    monkeypatch.setattr(clock, "now_ms", made.read)
    return made


def item(kind: ItemKind, number: int, paise: int, hour: int, minute: int, *, twin: str = "") -> Item:
    """A sale that stands by itself."""
    marks = {ItemKind.UNKNOWN: Mark.UNKNOWN, ItemKind.OPEN: Mark.WAITING}
    return Item(
        kind=kind,
        sale_id=f"s{number}",
        order_id=f"order_20261120_{number:04d}_k7q",
        at=at(hour, minute),
        amount=Money(paise),
        way=Way.QR,
        person="Asha",
        mark=marks.get(kind, Mark.PAID_LATE),
        twin=twin,
    )


ITEMS = (
    item(ItemKind.UNKNOWN, 42, 860_00, 13, 32),
    item(ItemKind.UNSETTLED, 45, 640_00, 13, 58, twin="order_20261120_0046_k7q"),
    item(ItemKind.OPEN, 51, 1_250_00, 14, 36),
    item(ItemKind.OPEN, 50, 320_50, 14, 34),
    item(ItemKind.OPEN, 48, 12_000_00, 14, 29),
)
_HOURS = (
    (9, 4, 6_240_00),
    (10, 6, 11_860_00),
    (11, 7, 18_425_00),
    (12, 10, 27_310_00),
    (13, 9, 22_615_00),
    (14, 6, 32_000_00),
)
REPORT = Report(
    start=at(9, 2),
    end=at(14, 36),
    paid=Sum(42, Money(1_18_450_00)),
    late=Sum(1, Money(640_00)),
    middle=Money(1_140_00),
    cancelled=Sum(3, Money(8_050_00)),
    expired=Sum(2, Money(1_770_00)),
    hours=tuple((hour, Sum(count, Money(paise))) for hour, count, paise in _HOURS),
    ways=(
        (Way.QR, Sum(36, Money(98_130_00))),
        (Way.LINK, Sum(4, Money(16_820_00))),
        (Way.GST, Sum(2, Money(3_500_00))),
    ),
    people=(
        ("Asha", Sum(27, Money(76_240_00))),
        ("Ravi", Sum(11, Money(33_470_00))),
        ("Kiran", Sum(4, Money(8_740_00))),
    ),
    items=ITEMS,
    first_order="order_20261120_0001_k7q",
    last_order="order_20261120_0051_k7q",
)
SHIFT = Shift(number=117, opened_at=at(9, 2), opened_by="Asha", holder="Asha")
Z = ZReport(
    number=117,
    opened_at=at(9, 2),
    opened_by="Asha",
    closed_at=at(14, 36),
    closed_by="Ravi",
    closed_role="supervisor",
    shop="Sharma Stores",
    counter="Till 2",
    terminal="54321",
    service=ServiceKind.DEMO,
    report=REPORT,
    seal="7f3a91c204de" + "0" * 52,
)


class Day:
    """The window on that page, and what the counter says."""

    def __init__(self, counter: CounterDriver) -> None:
        self.counter, self.driver = counter, counter.driver
        self._answered = 0

    @property
    def page(self) -> ReportPage:
        """The page."""
        page = self.driver.window.frame.page_of("report")
        assert isinstance(page, ReportPage)
        return page

    def answer(self, report: Report = REPORT) -> None:
        """The counter answers all questions about figures that were asked since."""
        asked = self.driver.client.sent[self._answered :]
        self._answered = len(self.driver.client.sent)
        for one in asked:
            if isinstance(one, ReadReport):
                self.counter.says(ReportCame(one.ask_id, one.first, one.last, report))
            elif isinstance(one, ReadShift):
                self.counter.says(
                    ZCame(
                        one.ask_id,
                        Z.number,
                        replace(Z, report=report, closed_by="Asha", closed_role="cashier"),
                        fixed=False,
                    )
                )
        QApplication.processEvents()

    def open(self, report: Report = REPORT) -> None:
        """The page comes to the front."""
        self.driver.window.show_page("report")
        self.answer(report)

    def click(self, name: str) -> None:
        """Press the button of this name; what it asks is answered."""
        self.driver.click(self.driver.button(name))
        self.answer()

    def signed_in(self, role: Role) -> None:
        """Somebody of this role is at the counter."""
        self.counter.says(SignedIn(PEOPLE[role]))
        self.answer()


@pytest.fixture
def make_day(make_driver: MakeDriver) -> MakeDay:
    """The page of the day in a window of this size; a supervisor is at the counter, and a shift is open."""

    def make(*, size: tuple[int, int] = (1366, 768), role: Role = Role.SUPERVISOR, shift: Shift | None = SHIFT) -> Day:
        counter = CounterDriver(make_driver(demo=True, size=size))
        counter.has_keys()
        counter.has_people(PEOPLE[role])
        counter.says(ShiftNow(shift, 116))
        day = Day(counter)
        day.open()
        return day

    return make


@pytest.fixture
def day(make_day: MakeDay) -> Day:
    """The usual window."""
    return make_day()
