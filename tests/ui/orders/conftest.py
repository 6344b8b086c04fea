"""Driver of the window on the orders page; a real journal's tables answer its queries."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from paydesk.domain.commands import ExportSales, ListSales
from paydesk.domain.messages import Answered, SaleChanged, SaleList
from paydesk.store.journal.journal import Journal
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told
from tests.ui.stories import SCENES

DAY = 86_400_000


class Shop:
    """The window, the journal, and their connection."""

    def __init__(self, driver: WindowDriver, journal: Journal) -> None:
        self.driver, self.journal = driver, journal
        self.page = driver.orders.page
        self._answered = 0

    def keep(self, *told: Told, tell: bool = True) -> None:
        """Write sales to the journal; `tell` also puts them into the store."""
        for one in told:
            self.journal.append(one.facts)
            if tell:
                self.driver.store.on_event(SaleChanged(one.sale))

    def answer(self) -> None:
        """Answer all open queries."""
        asked = [one for one in self.driver.client.sent if isinstance(one, ListSales | ExportSales)]
        for command in asked[self._answered :]:
            self._answered += 1
            lists = self.journal.lists
            rows = None if isinstance(command, ListSales) and command.sums_only else lists.rows(command.query)
            sums, people = lists.sums(command.query), lists.people(command.query)
            self.driver.store.on_event(Answered(command.ask_id, SaleList(command.query, sums, rows, people)))
        self.driver.settle()

    def open(self) -> None:
        """Show the page."""
        self.driver.window.show_page("orders")
        self.answer()

    def press(self, *keys: Qt.Key) -> None:
        """Press keys and answer the queries that follow."""
        for key in keys:
            self.driver.press(key)
        self.answer()

    def click(self, name: str) -> None:
        """Press a button or choose an entry of this name."""
        if name in self.page.list.menu.labels() + self.page.story_panel.menu.labels():
            self.driver.choose_entry(name)
        elif not self.driver.choose_days(self.page.days, name):
            self.driver.click(self.driver.button(name))
        self.answer()

    def search(self, words: str) -> None:
        """Press Ctrl+K and type; the query is sent when typing pauses."""
        self.driver.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        before = len(self.driver.client.of(ListSales))
        self.driver.type(words)
        self.driver.qtbot.waitUntil(lambda: len(self.driver.client.of(ListSales)) > before)
        self.answer()

    def filter(self, name: str, text: str) -> None:
        """Choose a filter by its text."""
        choice = next(each for each in self.page.list.filters if each.label == name)
        choice.on_chosen(next(option for option, words in choice.options if words == text))
        self.answer()

    def column(self, title: str) -> list[str]:
        """Return the texts of a column, row by row."""
        model = self.page.view.rows_model
        column = next(one for one in model.columns if one.title == title)
        return [column.text(row) for row in model.rows]

    @property
    def amounts(self) -> list[str]:
        return self.column("Amount")


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal.open(tmp_path) as opened:
        yield opened


@pytest.fixture
def shop(driver: WindowDriver, journal: Journal) -> Shop:
    """Return the orders page with three sales of today and one of yesterday."""
    made = Shop(driver, journal)
    made.keep(
        Told("old", 1_499_00, began=driver.clock.now - DAY, number=1).shown().read("PAID").paid_by("42001"), tell=False
    )
    for number, scene in enumerate(("paid", "waiting", "cancelled")):
        made.keep(SCENES[scene].tell(Told(scene, 100_00 + number, number=50 + number)))
    made.open()
    return made
