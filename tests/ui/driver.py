"""Drives a counter's window without a worker: presses, clicks, scans, and recorded commands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import ListSales, TestConnection
from paydesk.domain.failure import Problem
from paydesk.domain.messages import Answered, SaleChanged, SaleList, ServiceHealth
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.listing import ListedSale, Sums
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.settings.messages import AreaTested
from paydesk.domain.settings.settings import (
    PRODUCTION_GATEWAY,
    PRODUCTION_HOSTS,
    Connection,
    MoneyOut,
    Settings,
    Shop,
    Theme,
)
from paydesk.ui import theme
from paydesk.ui.layout import layout_of
from paydesk.ui.navigation_rail import RailButton
from paydesk.ui.period_picker import PeriodPicker
from paydesk.ui.sell.store import SaleStore
from paydesk.ui.widgets.menu_button import MenuButton
from paydesk.ui.window import MainWindow
from tests.helpers import fingers
from tests.helpers.recorder import Recorder
from tests.ui.drivers.screens import Screens
from tests.ui.stage import Told


class Clock:
    """A clock that only moves when told."""

    def __init__(self, now: int) -> None:
        self.now = now

    def read(self) -> int:
        return self.now

    def pass_(self, milliseconds: int) -> None:
        self.now += milliseconds


def paint_at_the_end(qtbot: QtBot, window: QWidget) -> None:
    """Paint the window once after the test, in its final state, then close it.

    Painting after each step took a fifth of the time of all window tests.
    """
    window.setUpdatesEnabled(False)
    qtbot.addWidget(window, before_close_func=paint_now)


def paint_now(window: QWidget) -> None:
    """Paint the window if it is shown; exceptions fail the test."""
    window.setUpdatesEnabled(True)
    if window.isVisible():
        QApplication.processEvents()
    if isinstance(window, MainWindow) and window.closing_guard is not None:
        window.closing_guard.allow_close()


def run_out(timer: QTimer) -> None:
    """Fire a single-shot timer now."""
    if timer.isActive():
        interval = timer.interval()
        timer.start(0)
        QApplication.processEvents()
        timer.setInterval(interval)


def shop_settings(*, connected: bool = True, live: bool = True) -> Settings:
    """Return the settings of a shop; `connected`: with a terminal; `live`: with the production host."""
    terminal = TerminalIdentity(cf_terminal_id=54321) if connected else None
    shop = Shop("Sharma Stores", "till 2", "Asha", "", terminal)
    if not live:
        return Settings(shop=shop, theme=Theme.LIGHT)
    connection, money_out = Connection(PRODUCTION_GATEWAY), MoneyOut(hosts=PRODUCTION_HOSTS)
    return Settings(connection, shop, Theme.LIGHT, money_out)


DAYS = ("Today", "Yesterday", "7 days", "Month", "Days before", "Days after")
"""Controls of the popup of a period."""


@dataclass
class WindowDriver(Screens):
    """A window, its stores, and its recorded commands."""

    qtbot: QtBot
    clock: Clock
    window: MainWindow
    store: SaleStore
    client: Recorder
    touchscreen: QPointingDevice = field(default_factory=QTest.createTouchDevice)

    @classmethod
    def shown(
        cls,
        qtbot: QtBot,
        clock: Clock,
        settings: Settings,
        *,
        demo: bool = False,
        size: tuple[int, int] = (1366, 768),
        painted: bool = False,
    ) -> Self:
        """Build and show a window.

        Args:
            painted: Paint after each step, not only at the end.
        """
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        client, store = Recorder(), SaleStore()
        keeper = theme.manager() or theme.apply(app, Theme.LIGHT)
        layout = layout_of(QSize(*size))  # as the program has it: it is opened at its size
        window = MainWindow(client, settings, demo=demo, theme=keeper, layout=layout)
        window.attach_store(store)
        qtbot.addWidget(window, before_close_func=paint_now) if painted else paint_at_the_end(qtbot, window)
        store.setParent(window)
        window.resize(*size)
        window.show()
        window.activateWindow()
        QApplication.processEvents()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
        return cls(qtbot, clock, window, store, client)

    # What happens ---------------------------------------------------------------------------------------------------

    def tell(self, told: Told, since: int | None = None) -> Sale:
        """Deliver what is new of a sale from the counter, or the facts from index `since` on."""
        sale = told.tell(self.store, since)
        if self.form.page.awaited_sale_id == sale.sale_id:  # it comes with its code, or soon: that is now
            run_out(self.window.sales._wait_timer)
        self.qtbot.waitUntil(lambda: self.form.page.awaited_sale_id != sale.sale_id)
        self.settle()
        return sale

    def show(self, told: Told, later: int = 0) -> Sale:
        """Show a sale with its picture, `later` ms after its last fact.

        A paid sale is shown as if its page had been in front when it was paid.
        """
        paid = next(
            (n for n in range(1, len(told.facts)) if Sale.from_facts(told.facts[: n + 1]).phase is Phase.PAID), 0
        )
        for fact in range(paid):
            self.store.on_event(SaleChanged(Sale.from_facts(told.facts[: fact + 1])))
        if paid:
            self.window.show_sale(told.sale_id)
        sale = told.tell(self.store, paid)
        return self._look(told, sale, later)

    def open(self, told: Told, later: int = 0) -> Sale:
        """Open a sale from a list, `later` ms after its last fact."""
        return self._look(told, told.tell(self.store), later)

    def _look(self, told: Told, sale: Sale, later: int) -> Sale:
        self.clock.now = told.at + later
        has_none = sale.qr is not None and sale.qr.check is QrCheck.NO_IMAGE
        if sale.attempt and not has_none:
            self.store.on_event(told.picture())
        self.window.show_sale(sale.sale_id)
        self.settle()
        self.window.refresh()
        return sale

    def line(self, problem: Problem | None, *, resumes_in: int | None = None, clock_offset_ms: int = 0) -> None:
        """Set the problem of the connection, or None."""
        resumes_at = None if resumes_in is None else self.clock.now + resumes_in
        trip = 12 if problem is None else None
        self.store.on_event(ServiceHealth(self.clock.now, trip, problem, resumes_at, clock_offset_ms))
        self.settle()

    def tested(self, how: AreaTested) -> None:
        """Answer the last test of a connection."""
        self.window.hub.on_event(Answered(self.client.last(TestConnection).ask_id, how))
        self.settle()

    def list_orders(self) -> None:
        """Answer the query of the orders page with all known sales."""
        command = self.client.of(ListSales)[-1]
        rows = tuple(ListedSale.from_sale(sale, self.clock.now) for sale in self.store.sales.values())
        wanted = tuple(row for row in rows if command.query.matches(row))
        self.store.on_event(Answered(command.ask_id, SaleList(command.query, Sums(), wanted)))
        self.settle()

    def find_nothing(self, words: str) -> None:
        """Answer a search of the orders page with nothing."""
        self.orders.search(words)
        command = self.client.of(ListSales)[-1]
        self.store.on_event(Answered(command.ask_id, SaleList(command.query, Sums(), ())))
        self.settle()

    def settle(self) -> None:
        """Process pending events."""
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()

    # What staff do --------------------------------------------------------------------------------------------------

    def focused(self) -> QWidget:
        """Return the focused widget. A window deleted late by an earlier test takes the focus: it is restored here."""
        if QApplication.activeWindow() is None:
            self.window.activateWindow()
            QApplication.processEvents()
        there: QWidget | None = self.window.focusWidget()
        if not QApplication.focusWidget() and there is not None and self.window.isActiveWindow():
            there.setFocus()
        return QApplication.focusWidget() or self.window

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key at the focus."""
        QTest.keyClick(self.focused(), key, modifier)
        self.settle()

    def type(self, text: str) -> None:
        """Type at the focus, at a person's pace."""
        fingers.type_text(self.focused(), text)

    def scan(self, text: str) -> None:
        """Type as a scanner: characters and Enter at once."""
        fingers.scan(self.focused(), text)
        self.settle()

    def choose_entry(self, text: str) -> None:
        """Choose an entry of a "..." menu by its text."""
        menus = [menu for menu in self.window.findChildren(MenuButton) if menu.isVisible() and text in menu.labels()]
        for entry in menus[0].entries:
            if isinstance(entry, QAction) and entry.isVisible() and entry.text().partition("\t")[0] == text:
                entry.trigger()

    def choose_days(self, days: PeriodPicker, text: str) -> bool:
        """Choose days by the text of a control of their popup; return False if there is none of that text."""
        if text not in DAYS:
            return False
        button = next(one for one in days.popup.findChildren(QAbstractButton) if one.accessibleName() == text)
        button.click()
        self.settle()
        return True

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())
        self.settle()

    def touch(self, widget: QWidget) -> None:
        middle = widget.rect().center()
        # the offscreen screen is smaller than the window, and a finger reaches no further than the screen
        self.window.move(QPoint(400, 300) - widget.mapTo(self.window, middle))
        QTest.touchEvent(widget, self.touchscreen).press(0, middle, widget).commit()
        QTest.touchEvent(widget, self.touchscreen).release(0, middle, widget).commit()

    # What is seen ---------------------------------------------------------------------------------------------------

    def button(self, name: str) -> QAbstractButton:
        """Return the visible button with this accessible name, or "name, what it is about".

        That of a page comes before one of the rail.
        """
        visible = [button for button in self.window.findChildren(QAbstractButton) if button.isVisible()]
        found = [button for button in visible if button.accessibleName() == name]
        found = found or [button for button in visible if button.accessibleName().startswith(f"{name}, ")]
        found = [button for button in found if not isinstance(button, RailButton)] or found
        assert len(found) == 1, (name, self.names())
        return found[0]

    def names(self) -> list[str]:
        """Return the names of all visible buttons."""
        return [b.accessibleName() for b in self.window.findChildren(QAbstractButton) if b.isVisible()]

    def go(self, name: str) -> None:
        """Press this entry of the rail, or of "More"."""
        entry = next((button for button in self.rail.buttons.values() if button.text() == name), None)
        if entry is None and not self.rail.shows_more:
            self.click(self.rail.buttons["more"])
        self.click(entry or next(row for row in self.rail.more.rows if row.text() == name))

    def in_more(self) -> list[str]:
        """Return the entries of "More", which is opened and closed for it."""
        self.click(self.rail.buttons["more"])
        names = self.rail.entries
        self.click(self.rail.more.close_button)
        return names

    def edit(self, name: str) -> QLineEdit:
        """Return the visible field of this name."""
        found = [e for e in self.window.findChildren(QLineEdit) if e.accessibleName() == name and e.isVisible()]
        assert len(found) == 1, name
        return found[0]

    def words(self) -> str:
        """Return all texts of the page."""
        page: QWidget = self.created_pages[self.window.page]
        found = [_plain(label) for label in page.findChildren(QLabel) if label.isVisible() and label.text()]
        return "\n".join([*([self.sale.verdict] if self.window.page == "sale" else []), *found])

    def texts(self) -> list[str]:
        return [label.text() for label in self.window.findChildren(QLabel) if label.isVisible()]

    def front_sale_id(self) -> str:
        """Return the id of the sale in front, or ""."""
        return self.window.sales.front_sale_id

    def notice(self) -> str:
        """Return the notice that is shown, or ""."""
        return f"{self.notices.title} {self.notices.text}".strip().replace("\u200b", "")

    def lists_waiting(self) -> bool:
        """Return True if the list of waiting sales is shown."""
        return self.waiting.panel.isVisible()

    def foot(self) -> str:
        """Return the text of the status bar."""
        return said(self.parts["foot"])


def said(place: QWidget) -> str:
    """Return all texts of a widget in one line."""
    return " ".join(label.text() for label in place.findChildren(QLabel) if label.isVisibleTo(place) and label.text())


def _plain(label: QLabel) -> str:
    rich = label.textFormat() == Qt.TextFormat.RichText
    return label.accessibleName() if rich else label.text()
