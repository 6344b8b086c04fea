"""The main window: which page is in front, which keys mean something now, and the clock that repaints.

The way down is `Wishes`, the way up is `SaleBook`. Pages know neither: they ask by signals, and a conductor answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QMainWindow

from paydesk.domain.events import JournalFault, ServiceHealth
from paydesk.domain.settings import Settings
from paydesk.ui import clock
from paydesk.ui.conductors.sales import SaleConductor
from paydesk.ui.conductors.settings import SettingsConductor
from paydesk.ui.foot import show_foot
from paydesk.ui.frame import Frame
from paydesk.ui.keys import Action, KeyBoard
from paydesk.ui.lists import sale_rows
from paydesk.ui.scanner import ScannerWatch
from paydesk.ui.words.problems import BLOCKING_FAULTS

if TYPE_CHECKING:
    from paydesk.domain.problems import Problem
    from paydesk.ui.book import SaleBook
    from paydesk.ui.pages.orders import OrdersPage
    from paydesk.ui.pages.sale import SalePage
    from paydesk.ui.pages.sell import SellPage
    from paydesk.ui.pages.settings import SettingsPage
    from paydesk.ui.theme import ThemeKeeper
    from paydesk.worker.wishes import Wishes

TICK_MS: Final = 1_000
_WHILE_MS: Final = 150
_ALWAYS: Final = frozenset({Action.KEYS, Action.ESCAPE, Action.FULL_SCREEN})
_AT_WORK: Final = _ALWAYS | {Action.NEXT, Action.SEARCH, Action.SAYS_PAID}


class MainWindow(QMainWindow):
    """The counter's window. `settings_changed` carries Settings, `phone_wanted` the address of a payment page."""

    settings_changed = Signal(object)
    demo_wanted = Signal()
    phone_wanted = Signal(str)

    def __init__(self, wishes: Wishes, book: SaleBook, settings: Settings, *, demo: bool, theme: ThemeKeeper) -> None:
        super().__init__()
        self._book = book
        self._settings = settings
        self._demo = demo
        self._line_problem: Problem | None = None
        self.frame = Frame(book, settings, demo=demo, parent=self)
        self.setCentralWidget(self.frame)
        self.setMinimumSize(1024, 600)
        self.keys = KeyBoard(self)
        self.scanner = ScannerWatch(self)
        self.sales = SaleConductor(self, self.frame, book, wishes, self)
        self._set_up = SettingsConductor(self.frame.settings, book, wishes, theme, self)
        self._doors = self._make_doors()
        self._connect_pages()
        self._connect_book()
        self._start_clock()
        self._use(settings)
        self.show_page("sell" if demo or settings.shop.terminal is not None else "connect")

    def _make_doors(self) -> Mapping[Action, Callable[[], None]]:
        """What each action does."""
        return {
            **self.sales.doors(),
            Action.KEYS: self.toggle_keys,
            Action.FULL_SCREEN: self.toggle_full_screen,
            Action.ESCAPE: self.escape,
        }

    def _connect_pages(self) -> None:
        frame = self.frame
        self.keys.pressed.connect(self.on_action)
        self.scanner.scanned.connect(self.sales.on_scanned)
        self._set_up.changed.connect(self.on_settings)
        frame.rail.chosen.connect(self.on_place)
        frame.sale.asked.connect(self.on_action)
        frame.sale.phone_wanted.connect(self.phone_wanted)
        frame.orders.asked.connect(self.on_action)
        frame.connect_page.connect_wanted.connect(self.on_connect_wanted)
        frame.connect_page.demo_wanted.connect(self.demo_wanted)
        frame.keys_panel.closed.connect(self.toggle_keys)

    def _connect_book(self) -> None:
        book = self._book
        book.became_paid.connect(self.on_became_paid)
        book.loaded.connect(self.refresh_soon)
        book.picture_changed.connect(self.refresh_soon)
        book.health_changed.connect(self.on_health)
        book.faulted.connect(self.on_faulted)

    def _start_clock(self) -> None:
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.refresh)
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self.refresh)
        self._tick.start()

    # Pages ----------------------------------------------------------------------------------------------------------

    @property
    def sell(self) -> SellPage:
        """The page that takes a sale."""
        return self.frame.sell

    @property
    def sale_page(self) -> SalePage:
        """The page of one sale."""
        return self.frame.sale

    @property
    def orders(self) -> OrdersPage:
        """The page that finds sales."""
        return self.frame.orders

    @property
    def settings_page(self) -> SettingsPage:
        """The page of settings."""
        return self.frame.settings

    @property
    def page(self) -> str:
        """The name of the page in front."""
        return self.frame.page

    @property
    def by(self) -> str:
        """Who is at the till, for the journal."""
        return self._settings.shop.staff

    def page_names(self) -> list[str]:
        """The pages that can be shown by name."""
        return [name for name in self.frame.pages if name != "sale"]

    def show_page(self, name: str) -> None:
        """Bring a page to the front; a sale that was shown goes on waiting. Raises KeyError for an unknown name."""
        if self.frame.page == "sale" and name != "sale":
            self.sales.leave()
        self.frame.show_page(name)
        self.refresh()
        self._focus_page()

    def show_sale(self, sale_id: str) -> None:
        """Bring one sale to the screen; an id that the windows do not know changes nothing."""
        sale = self._book.sale(sale_id)
        if sale is None:
            return
        self.sales.begin(sale)
        if self.frame.page != "sale":
            self.frame.show_page("sale")
            self._focus_page()
        self.sales.look_at(sale_id)
        self.refresh()

    def _focus_page(self) -> None:
        begin = getattr(self.frame.pages[self.frame.page], "begin", None)
        if begin is not None:
            begin()

    def _use(self, settings: Settings) -> None:
        self._settings = settings
        self.frame.sell.use_staff(settings.shop.staff)
        name = settings.shop.name or self.tr("Paydesk")
        title = self.tr("DEMO: {shop}, no real money moves") if self._demo else self.tr("{shop}")
        self.setWindowTitle(title.format(shop=name))

    # Refreshing -----------------------------------------------------------------------------------------------------

    @Slot()
    def refresh_soon(self) -> None:
        """Something changed: repaint once all that came with it is here."""
        if not self._soon.isActive() or self._soon.interval():
            self._soon.start(0)

    def refresh_in_a_while(self) -> None:
        """Something small changed: it must not be painted before what staff wait for."""
        if not self._soon.isActive():
            self._soon.start(_WHILE_MS)

    @Slot(object)
    def on_health(self, health: object) -> None:
        """News of the line; that it is still well, and how quick, can wait."""
        problem = health.problem if isinstance(health, ServiceHealth) else None
        if problem is not self._line_problem:
            self._line_problem = problem
            self.refresh_soon()
        else:
            self.refresh_in_a_while()

    @Slot()
    def refresh(self) -> None:
        """Show everything as it is now; what did not change is not repainted."""
        now = clock.now_ms()
        self.sales.refresh(now)
        if self.frame.page == "orders":
            self.frame.orders.refresh(now)
        else:
            waiting, recent = self._book.waiting(), self._book.recent()
            self.frame.side.show_rows(sale_rows(waiting, now), sale_rows(recent, now), self.sales.on_screen)
        show_foot(self.frame.foot, self._settings, self._book.health, self._book.today(now), now, demo=self._demo)
        self.keys.allow(self._allowed())

    def _allowed(self) -> frozenset[Action]:
        if self.frame.shows_keys or self.frame.page == "connect":
            return _ALWAYS
        if self.frame.page == "sell":
            return _AT_WORK | {Action.QR, Action.LINK}
        if self.frame.page == "sale":
            return _AT_WORK | self.frame.sale.allowed()
        if self.frame.page == "orders" and self.frame.orders.sale_id:
            return _AT_WORK | {Action.ASK}
        return _AT_WORK

    # Keys and buttons -----------------------------------------------------------------------------------------------

    @Slot(object)
    def on_action(self, action: object) -> None:
        """A key or a button: do it, if it means anything now."""
        if isinstance(action, Action) and action in self._allowed() | {Action.TAKE_AGAIN}:
            self._doors[action]()
            self.refresh()

    @Slot()
    def toggle_keys(self) -> None:
        """F1 opens the table of keys, and closes it."""
        if self.frame.shows_keys:
            self.frame.keys_panel.hide()
            self._focus_page()
        else:
            self.frame.show_keys()
        self.keys.allow(self._allowed())

    def close_keys(self) -> None:
        """Close the table of keys, if it is open."""
        if self.frame.shows_keys:
            self.toggle_keys()

    def toggle_full_screen(self) -> None:
        """F11."""
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def escape(self) -> None:
        """Esc: close the panel that is open, else clear what is typed."""
        page, sale = self.frame.page, self.frame.sale
        if self.frame.shows_keys:
            self.toggle_keys()
        elif self.frame.notices.is_saying:
            self.frame.notices.say(None)
        elif page == "sale" and sale.row.is_asking:
            sale.row.stop_asking()
            sale.begin()
        elif page == "sale":
            sale.stop_saying()
        elif page == "sell":
            self.frame.sell.clear()
        elif page == "orders":
            self.frame.orders.stop_searching()

    @Slot(object)
    def on_place(self, name: object) -> None:
        """A button of the rail."""
        self.show_page(str(name))

    @Slot()
    def on_connect_wanted(self) -> None:
        """From the first page: the connection is set in the settings."""
        self.show_page("settings")

    # News -----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_settings(self, settings: object) -> None:
        """New settings were saved."""
        if isinstance(settings, Settings):
            self._use(settings)
            self.settings_changed.emit(settings)
            self.refresh()

    @Slot(object)
    def on_became_paid(self, _sale: object) -> None:
        """Money came: the window asks for a look."""
        QApplication.alert(self)

    @Slot(object)
    def on_faulted(self, fault: object) -> None:
        """This PC cannot write its journal, or can again."""
        known = fault if isinstance(fault, JournalFault) else None
        self.frame.notices.show_fault(known)
        self.frame.sell.block(for_good=known is not None and known.kind in BLOCKING_FAULTS)
