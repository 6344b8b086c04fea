"""A day of a shop through its window, over a real journal: figures match its tables, Z-reports never change."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from paydesk.domain.clock import DAY, INDIA
from paydesk.domain.commands import Command
from paydesk.domain.money import Money
from paydesk.domain.people.person import Role
from paydesk.domain.shift.messages import CurrentShift, ZReportRecord
from paydesk.domain.shift.zreport import CountedBills
from paydesk.ui import clock
from paydesk.ui.day.items import DayPart
from paydesk.ui.day.page import ReportPage
from paydesk.ui.slips.printing import PrintCallback, PrintResult
from paydesk.ui.slips.slip import Slip
from paydesk.ui.words.base import short_time
from tests.helpers.accessibility import tree
from tests.helpers.kept import rebuild
from tests.helpers.shift_rig import ShiftRig
from tests.ui.conftest import MakeDriver, SayWhere
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.day.conftest import Day
from tests.ui.driver import said
from tests.ui.stage import TEST_HOST, Told

KEY = Qt.Key
MINUTE = 60_000


class Shop:
    """The window over a journal; its commands are run at once."""

    def __init__(self, counter: CounterDriver, rig: ShiftRig) -> None:
        self.day, self.rig = Day(counter), rig
        self.driver, self.counter = counter.driver, counter
        self.papers: list[Slip] = []
        counter.features.day.print_requested.disconnect(counter.features.slips.print)
        counter.features.day.print_requested.connect(self._takes)
        self._done = self._told = 0
        self.tell()

    def _takes(self, slip: Slip, then: PrintCallback) -> None:
        """Return a printer that reports an outcome only when asked to (`came`)."""
        self.papers.append(slip)
        self._then = then

    def came(self, *, printer: str = "", pdf: str = "", why: str = "") -> None:
        """Report an outcome of the newest print."""
        self._then(PrintResult(self.papers[-1], printer, pdf, why).print_end)
        self.answer()

    def tell(self) -> None:
        """Deliver all new events to the window."""
        while self._told < len(self.rig.events):
            event = self.rig.events[self._told]
            self._told += 1
            self.driver.window.hub.on_event(event)
        self.driver.settle()

    def answer(self) -> None:
        """Run all new commands, and those that follow."""
        while self._done < len(self.driver.client.sent):
            command = self.driver.client.sent[self._done]
            self._done += 1
            if _is_of_shifts(command):
                asyncio.run(self.rig.do(command))
            self.tell()

    def sells(self, number: int, paise: int, *, paid: bool = True) -> None:
        """Begin a sale now."""
        self.rig.now += MINUTE
        self.driver.clock.now = self.rig.now
        told = Told(f"s{number}", paise, began=self.rig.now, number=number, host=TEST_HOST).shown()
        if paid:
            told.read("PAID").paid_by(str(42_000 + number))
        self.rig.come(told.facts)
        self.tell()

    def open(self) -> None:
        """Show the page."""
        self.driver.window.show_page("report")
        self.answer()

    def click(self, name: str) -> None:
        """Press the button of this name."""
        if name in self.menu_labels():
            self.driver.choose_entry(name)
        else:
            self.driver.click(self.driver.button(name))
        self.answer()

    def menu_labels(self) -> list[str]:
        """Return the entries of the visible menu."""
        page = self.day.page
        menus = {DayPart.REPORT: page.menu, DayPart.Z_REPORTS: page.z_list.pane.menu}
        return menus[page.part].labels() if page.part in menus else []

    def press(self, key: Qt.Key) -> None:
        self.driver.press(key)
        self.answer()


def _is_of_shifts(command: Command) -> bool:
    return type(command).__module__ == "paydesk.domain.shift.commands"


@pytest.fixture
def shop(make_driver: MakeDriver, tmp_path: Path) -> Iterator[Shop]:
    """Return a shop with Ravi, a supervisor, and no sales."""
    counter = CounterDriver(make_driver(demo=True))
    with ShiftRig(tmp_path, counter.driver.clock.now) as rig:
        counter.has_keys()
        counter.has_people(PEOPLE[Role.SUPERVISOR])
        yield Shop(counter, rig)


def close(shop: Shop, bills: str, total: str, *, next_person: str = "") -> None:
    """Close the shift with a count, by keys."""
    shop.click("Close shift")
    shop.driver.edit("Bill count").setFocus()
    shop.driver.type(bills)
    shop.driver.edit("Bill total").setFocus()
    shop.driver.type(total)
    end = shop.day.page.shift_end
    assert end is not None
    end.next_form.set_values({"next": next_person})
    shop.press(KEY.Key_Return)
    if shop.day.page.part is DayPart.CLOSED:
        shop.day.page.on_left()
        shop.answer()


def z_of(shop: Shop, number: int) -> ZReportRecord:
    """Return a Z-report from the journal."""
    return asyncio.run(shop.rig.z(number))


def test_a_day_with_two_shifts(shop: Shop) -> None:
    shop.open()
    shop.click("Open shift")
    shop.sells(1, 1_250_05)
    shop.sells(2, 90_00)
    shop.sells(3, 860_00, paid=False)
    shop.open()
    figures = shop.day.page.figures
    assert figures.paid.text() == "₹1,340.05"
    heard = [face.text(QAccessible.Text.Name) for face in tree(figures.hours)]
    assert any(": ₹1,340.05, 2 sales" in text for text in heard)
    assert "1 waiting" in said(shop.day.page.items)

    shop.day.page.part_requested.emit(DayPart.HAND_OVER)
    shop.answer()
    end = shop.day.page.shift_end
    assert end is not None
    end.next_form.set_values({"next": "Asha"})
    shop.click("Change cashier")
    assert shop.driver.window.features is not None
    shift = shop.driver.window.features.day.shift
    assert shift is not None
    assert shift.holder == "Asha"

    close(shop, "2", "1340", next_person="Asha")
    z = z_of(shop, 1)
    assert z.z is not None
    assert z.z.counted == CountedBills(2, Money(1_340_00))
    assert z.z.report.paid.amount == Money(1_340_05)
    assert [item.sale_id for item in z.z.report.items] == ["s3"], "what waits is on the slip"
    assert z.printed == 1
    [paper] = shop.papers
    texts = "\n".join(paper.texts())
    assert "Z REPORT 0001" in texts
    assert "₹1,340.05" in texts
    assert "-₹0.05" in texts
    assert "DUPLICATE" not in texts

    now = shop.rig.last(CurrentShift)
    assert now.shift is not None
    assert (now.shift.number, now.shift.holder, now.shift.watch) == (2, "Asha", ("s3",))
    late = (
        Told("s3", 860_00, began=shop.rig.now - 3 * MINUTE, number=3, host=TEST_HOST)
        .shown()
        .read("PAID")
        .paid_by("42003")
    )
    shop.rig.come(late.facts[-2:])
    shop.tell()
    close(shop, "1", "860")
    second = z_of(shop, 2).z
    assert second is not None
    assert second.report.late.amount == Money(860_00), "money that comes later is on the next Z as late"
    assert z_of(shop, 1).z == z.z, "and nothing changes the first"


def test_the_close_has_current_figures_after_another_page(shop: Shop) -> None:
    """Regression: the count was compared with an outdated amount."""
    shop.open()
    shop.click("Open shift")
    shop.sells(1, 90_00)
    shop.click("Close shift")
    end = shop.day.page.shift_end
    assert end is not None
    shop.driver.edit("Bill count").setFocus()
    shop.driver.type("1")
    shop.driver.window.show_page("sell")
    shop.answer()
    shop.sells(2, 10_00)
    shop.open()
    assert end.amount.text() == "₹100.00"
    assert shop.driver.edit("Bill count").text() == "1", "nothing typed is lost"


def test_a_z_is_shown_and_printed_again_as_a_duplicate(shop: Shop, say_where: SayWhere, tmp_path: Path) -> None:
    shop.sells(1, 1_250_05)
    shop.open()
    shop.click("Open shift")
    shop.sells(2, 90_00)
    close(shop, "1", "90")
    shop.click("Z-reports")
    page = shop.day.page
    [row] = page.z_list.pane.view.rows_model.rows
    texts = [column.text(row) for column in page.z_list.pane.view.rows_model.columns]
    assert texts[0] == "Z 0001"
    assert "printed 1 time" in texts
    assert page.slip_view.slip is not None
    assert "Z REPORT 0001" in page.slip_view.slip.texts()
    shop.click("Print it again")
    assert any("DUPLICATE 1" in text for text in shop.papers[-1].texts())
    shop.driver.press(KEY.Key_F9)
    shop.answer()
    assert any("DUPLICATE 2" in text for text in shop.papers[-1].texts()), "as F9 does"
    assert z_of(shop, 1).printed == 3
    say_where(lambda name: tmp_path / name)
    shop.click("PDF")
    [file] = tmp_path.glob("*.pdf")
    assert file.read_bytes().startswith(b"%PDF")
    assert "DEMO" in file.name


def paper_words(shop: Shop) -> str:
    """Return the text of the list about the newest slip."""
    view = shop.day.page.z_list.pane.view.rows_model
    (column,) = (column for column in view.columns if column.title == "Paper")
    return column.text(view.rows[0])


def test_a_failed_print_is_not_called_printed(shop: Shop) -> None:
    shop.open()
    shop.click("Open shift")
    close(shop, "", "")
    shop.click("Z-reports")
    assert paper_words(shop) == "printed 1 time", "it is on its way"
    shop.came(why="none")
    assert paper_words(shop) == "Not printed"
    shop.click("Print")
    assert not any("DUPLICATE" in text for text in shop.papers[-1].texts()), "there is none yet"
    shop.came(pdf="z.pdf", why="none")
    assert paper_words(shop) == "PDF"
    shop.click("Print it again")
    assert any("DUPLICATE 1" in text for text in shop.papers[-1].texts())
    shop.came(printer="Counter")
    assert paper_words(shop) == "printed 1 time"
    shop.click("Print it again")
    shop.came(printer="Counter", why="given_up")
    assert paper_words(shop) == "printed 2 times", "nobody knows: it may be on paper"


def test_a_double_press_of_print_prints_once(shop: Shop) -> None:
    """Regression: the second press was counted as a print."""
    shop.open()
    shop.click("Open shift")
    close(shop, "", "")
    shop.came(why="none")
    shop.click("Z-reports")
    button = shop.driver.button("Print")
    shop.driver.click(button)
    shop.driver.click(button)
    shop.answer()
    shop.came(pdf="z.pdf", why="none")
    assert paper_words(shop) == "PDF"
    shop.click("Print it again")
    shop.came(printer="Counter")
    assert paper_words(shop) == "printed 1 time"


def _shown(page: ReportPage) -> bool:
    return page.slip_view.slip is not None


def test_a_damaged_z_report_is_listed_but_not_printed(shop: Shop) -> None:
    """Regression: it was taken for an open shift and left out."""
    shop.open()
    for number in (1, 2):
        shop.click("Open shift")
        shop.sells(number, 90_00)
        close(shop, "1", "90")
    db = shop.rig.journal._db
    db.execute("DROP TRIGGER facts_are_final")
    db.execute("UPDATE facts SET data = '[' WHERE kind = 'shift_closed' AND sale_id = 'shift:00000001'")
    rebuild(shop.rig.journal)
    shop.click("Z-reports")
    page = shop.day.page
    rows = page.z_list.pane.view.rows_model.rows
    columns = page.z_list.pane.view.rows_model.columns
    assert [columns[0].text(row) for row in rows] == ["Z 0002", "Z 0001"]
    assert "The journal was altered" in [column.text(rows[1]) for column in columns]
    assert "Amount not known" in [column.text(rows[1]) for column in columns]
    assert _shown(page)
    page.z_list.pane.view.select("1")
    page.z_list.on_chosen("1")
    shop.answer()
    assert not _shown(page)
    papers = len(shop.papers)
    shop.click("Print it again")
    assert len(shop.papers) == papers


def test_the_list_of_z_reports_has_the_times_of_their_slips(monkeypatch: pytest.MonkeyPatch) -> None:
    now = int(datetime(2026, 11, 20, 14, 36, tzinfo=INDIA).timestamp() * 1_000)
    monkeypatch.setattr(clock, "now_ms", lambda: now)
    assert short_time(now) == "14:36"
    assert short_time(now - DAY) == "19 Nov, 14:36"
    assert short_time(now - 365 * DAY) == "20 Nov 2025, 14:36"


@pytest.mark.parametrize("by_key", [True, False])
def test_the_printed_report_has_title_date_and_figures(shop: Shop, *, by_key: bool) -> None:
    shop.sells(1, 1_250_05)
    shop.open()
    shop.driver.press(KEY.Key_F9) if by_key else shop.click("Print")
    texts = shop.papers[-1].texts()
    assert "DAY REPORT" in texts
    assert "Fri 20 Nov 2026" in texts
    assert "₹1,250.05" in texts
    assert any("DEMO" in text for text in texts)


def test_the_printed_report_names_the_days_of_its_figures(shop: Shop) -> None:
    """Regression: today's figures were printed under yesterday's date."""
    shop.sells(1, 1_250_05)
    shop.open()
    shop.driver.choose_days(shop.day.page.days, "Yesterday")
    shop.driver.press(KEY.Key_F9)
    assert "Fri 20 Nov 2026" in shop.papers[-1].texts()
    assert "₹1,250.05" in shop.papers[-1].texts()
    shop.press(KEY.Key_F9)
    shop.press(KEY.Key_F9)
    assert "Thu 19 Nov 2026" in shop.papers[-1].texts()
    assert "₹1,250.05" not in shop.papers[-1].texts()
