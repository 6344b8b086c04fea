"""The main window: banner, rail, pages, list of sales, status bar; and where each key, event and button leads.

The way down is `Wishes`, the way up is `SaleBook`. Pages know neither: they ask by signals, and this window answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from paydesk.domain.events import JournalFault, QrPicture, SaleWish, WishRefused
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale import Sale
from paydesk.domain.settings import Settings
from paydesk.ui import clock
from paydesk.ui.foot import show_foot
from paydesk.ui.keys import Action, KeyBoard
from paydesk.ui.keys_panel import KeysPanel
from paydesk.ui.lists import sale_rows
from paydesk.ui.notices import Notices
from paydesk.ui.pages.connect import ConnectPage
from paydesk.ui.pages.orders import OrdersPage
from paydesk.ui.pages.sale import SalePage
from paydesk.ui.pages.sell import SellPage
from paydesk.ui.pages.settings import SettingsPage
from paydesk.ui.rail import Place, Rail
from paydesk.ui.scanner import ScannerWatch
from paydesk.ui.under_way import UnderWay
from paydesk.ui.widgets.demo_banner import DemoBanner
from paydesk.ui.widgets.sale_list import SaleList
from paydesk.ui.widgets.status_bar import StatusBar
from paydesk.ui.words.problems import BLOCKING_FAULTS
from paydesk.ui.words.says import no_sale_words

if TYPE_CHECKING:
    from paydesk.ui.book import SaleBook
    from paydesk.ui.theme import ThemeKeeper
    from paydesk.worker.wishes import Wishes

TICK_MS: Final = 1_000
_ALWAYS: Final = frozenset({Action.KEYS, Action.ESCAPE, Action.FULL_SCREEN})
_AT_WORK: Final = _ALWAYS | {Action.NEXT, Action.SEARCH, Action.SAYS_PAID}
_ASKED_BY_F6: Final = 5
_WITH_LIST: Final = frozenset({"sell", "sale"})


class MainWindow(QMainWindow):
    """The counter's window. `settings_changed` carries Settings, `phone_wanted` the address of a payment page."""

    settings_changed = Signal(object)
    demo_wanted = Signal()
    phone_wanted = Signal(str)

    def __init__(
        self, wishes: Wishes, book: SaleBook, settings: Settings, *, demo: bool, theme: ThemeKeeper
    ) -> None:
        super().__init__()
        self._wishes = wishes
        self._book = book
        self._settings = settings
        self._demo = demo
        self._theme = theme
        self._under_way = UnderWay()
        self._unseen: list[str] = []
        self._stale = False
        self._make_pages()
        self._lay_out()
        self._connect_pages()
        self._connect_book()
        self._start_clock()
        self.keys = KeyBoard(self)
        self.keys.pressed.connect(self.on_key)
        self.scanner = ScannerWatch(self)
        self.scanner.scanned.connect(self.on_scanned)
        self._use(settings)
        self.show_page("sell" if demo or settings.shop.terminal is not None else "connect")

    # What it is made of ---------------------------------------------------------------------------------------------

    def _make_pages(self) -> None:
        self.sell = SellPage(self)
        self.sale_page = SalePage(demo=self._demo, parent=self)
        self.orders = OrdersPage(self._book, self)
        self.settings_page = SettingsPage(self._settings, demo=self._demo, parent=self)
        self.connect_page = ConnectPage(self)
        self._pages: Mapping[str, QWidget] = {
            "sell": self.sell,
            "sale": self.sale_page,
            "orders": self.orders,
            "settings": self.settings_page,
            "connect": self.connect_page,
        }

    def _places(self) -> list[Place]:
        """The pages that the rail leads to; a page of a later issue is one line more."""
        return [
            Place("sell", self.tr("Sell"), "sell"),
            Place("orders", self.tr("Orders"), "orders"),
            Place("settings", self.tr("Settings"), "settings", low=True),
        ]

    def _lay_out(self) -> None:
        whole = QWidget(self)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.banner = DemoBanner(whole)
        self.banner.setVisible(self._demo)
        column.addWidget(self.banner)
        self._body = QWidget(whole)
        row = QHBoxLayout(self._body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.rail = Rail(self._places(), self._body)
        row.addWidget(self.rail)
        row.addLayout(self._middle(), 1)
        self.side = SaleList(self._body)
        row.addWidget(self.side)
        column.addWidget(self._body, 1)
        self.foot = StatusBar(whole)
        column.addWidget(self.foot)
        self.setCentralWidget(whole)
        self.keys_panel = KeysPanel(self._body)
        self.setMinimumSize(1024, 600)

    def _middle(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.notices = Notices(self._body)
        column.addWidget(self.notices)
        self._stack = QStackedWidget(self._body)
        for page in self._pages.values():
            self._stack.addWidget(page)
        column.addWidget(self._stack, 1)
        return column

    def _connect_pages(self) -> None:
        self.rail.chosen.connect(self.on_place)
        self.side.chosen.connect(self.on_chosen)
        self.sell.wished.connect(self.on_wished)
        self.sale_page.asked.connect(self.on_key)
        self.sale_page.phone_wanted.connect(self.phone_wanted)
        self.orders.search_wanted.connect(self.on_search_wanted)
        self.orders.story_wanted.connect(self.on_story_wanted)
        self.orders.show_wanted.connect(self.on_chosen)
        self.orders.asked.connect(self.on_key)
        self.settings_page.saved.connect(self.on_saved)
        self.settings_page.keys_typed.connect(self.on_keys_typed)
        self.settings_page.test_wanted.connect(self.on_test_wanted)
        self.connect_page.connect_wanted.connect(self.on_connect_wanted)
        self.connect_page.demo_wanted.connect(self.demo_wanted)
        self.notices.alarm.chosen.connect(self.on_chosen)
        self.notices.alarm.dismissed.connect(self.on_dismissed)
        self.keys_panel.closed.connect(self.close_keys)

    def _connect_book(self) -> None:
        self._book.sale_changed.connect(self.on_sale_changed)
        self._book.became_paid.connect(self.on_became_paid)
        self._book.loaded.connect(self.on_loaded)
        self._book.picture_changed.connect(self.on_picture)
        self._book.health_changed.connect(self.on_health)
        self._book.refused.connect(self.on_refused)
        self._book.faulted.connect(self.on_faulted)
        self._book.tested.connect(self.settings_page.on_tested)
        self._book.keys_changed.connect(self.settings_page.on_keys)

    def _start_clock(self) -> None:
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.refresh)
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self.on_tick)
        self._tick.start()
