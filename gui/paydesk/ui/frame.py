"""What stands in the main window: banner, rail, notices, pages, the list of sales, the status bar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.ui.keys_panel import KeysPanel
from paydesk.ui.notices import Notices
from paydesk.ui.pages.connect import ConnectPage
from paydesk.ui.pages.orders import OrdersPage
from paydesk.ui.pages.sale import SalePage
from paydesk.ui.pages.sell import SellPage
from paydesk.ui.pages.settings import SettingsPage
from paydesk.ui.rail import Place, Rail
from paydesk.ui.widgets.demo_banner import DemoBanner
from paydesk.ui.widgets.room import OneOf
from paydesk.ui.widgets.sale_list import SaleList
from paydesk.ui.widgets.status_bar import StatusBar

if TYPE_CHECKING:
    from paydesk.domain.settings import Settings
    from paydesk.ui.book import SaleBook

_WITH_LIST: Final = frozenset({"sell", "sale"})
_ON_RAIL: Final = {"sale": "sell"}


class Frame(QWidget):
    """The parts and where they stand. It decides nothing: the window does."""

    def __init__(self, book: SaleBook, settings: Settings, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make_pages(book, settings, demo=demo)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.banner = DemoBanner(self)
        self.banner.setVisible(demo)
        column.addWidget(self.banner)
        self._body = QWidget(self)
        row = QHBoxLayout(self._body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.rail = Rail(self._places(), self._body)
        row.addWidget(self.rail)
        row.addLayout(self._middle(), 1)
        self.side = SaleList(self._body)
        row.addWidget(self.side)
        column.addWidget(self._body, 1)
        self.foot = StatusBar(self)
        column.addWidget(self.foot)
        self.keys_panel = KeysPanel(self._body)

    def _make_pages(self, book: SaleBook, settings: Settings, *, demo: bool) -> None:
        self.sell = SellPage(self)
        self.sale = SalePage(demo=demo, parent=self)
        self.orders = OrdersPage(book, self)
        self.settings = SettingsPage(settings, demo=demo, parent=self)
        self.connect_page = ConnectPage(self)
        self.pages: Mapping[str, QWidget] = {
            "sell": self.sell,
            "sale": self.sale,
            "orders": self.orders,
            "settings": self.settings,
            "connect": self.connect_page,
        }

    def _places(self) -> list[Place]:
        """The pages that the rail leads to; a page of a later issue is one line more."""
        return [
            Place("sell", self.tr("Sell"), "sell"),
            Place("orders", self.tr("Orders"), "orders"),
            Place("settings", self.tr("Settings"), "settings", low=True),
        ]

    def _middle(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.notices = Notices(self._body)
        column.addWidget(self.notices)
        self._stack = OneOf(self._body)
        for page in self.pages.values():
            self._stack.addWidget(page)
        column.addWidget(self._stack, 1)
        return column

    def show_page(self, name: str) -> None:
        """Bring one page to the front. Raises KeyError for a name that is none."""
        self._stack.setCurrentWidget(self.pages[name])
        self.rail.mark(_ON_RAIL.get(name, name))
        self.side.setVisible(name in _WITH_LIST)

    @property
    def page(self) -> str:
        """The name of the page in front."""
        return next(name for name, page in self.pages.items() if page is self._stack.currentWidget())

    # The table of keys ----------------------------------------------------------------------------------------------

    @property
    def shows_keys(self) -> bool:
        """Whether the table of keys lies over the page."""
        return not self.keys_panel.isHidden()

    def show_keys(self) -> None:
        """F1."""
        self._fit_keys()
        self.keys_panel.show()
        self.keys_panel.raise_()
        self.keys_panel.close_button.setFocus(Qt.FocusReason.PopupFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: the table of keys covers what it lies on."""
        super().resizeEvent(event)
        self._fit_keys()

    def _fit_keys(self) -> None:
        self.keys_panel.setGeometry(self._body.rect())
