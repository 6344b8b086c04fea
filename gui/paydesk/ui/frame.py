"""What stands in the main window: banner, rail, notices, pages, the list of sales, the status bar.

Only the page that takes a sale is made at once; every other one when it is first wanted, so that the window comes soon.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.settings.service_kind import host_of, service_kind
from paydesk.ui.lists import SideList
from paydesk.ui.rail import Place, Rail
from paydesk.ui.sell.notices import Notices
from paydesk.ui.sell.page import SellPage
from paydesk.ui.widgets.practice_banner import PracticeBanner
from paydesk.ui.widgets.room import OneOf
from paydesk.ui.widgets.status_bar import StatusBar

if TYPE_CHECKING:
    from paydesk.domain.settings.settings import Settings
    from paydesk.ui.keys_panel import KeysPanel
    from paydesk.ui.pages.connect import ConnectPage
    from paydesk.ui.pages.orders import OrdersPage
    from paydesk.ui.pages.set_up import SetUpPlace
    from paydesk.ui.sell.sale_page import SalePage
    from paydesk.ui.sell.store import SaleStore
    from paydesk.worker.client import CommandClient

_WITH_LIST: Final = frozenset({"sell", "sale", "payouts"})
_ON_RAIL: Final = {"sale": "sell", "connect": "settings"}

Maker = Callable[[QWidget], QWidget]


class Frame(QWidget):
    """The parts and where they stand. It decides nothing: the window does.

    `page_made` carries the name of a page that was just made, `page_shown` of one that came to the front.
    """

    page_made = Signal(object)
    page_shown = Signal(object)
    keys_closed = Signal()

    def __init__(
        self,
        client: CommandClient,
        book: SaleStore,
        settings: Settings,
        *,
        demo: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._book = book
        self._settings = settings
        self._demo = demo
        self._makers: dict[str, Maker] = {
            "sale": self._make_sale,
            "orders": self._make_orders,
            "settings": self._make_set_up,
            "connect": self._make_connect,
        }
        self.sell = SellPage(client, self)
        self._pages: dict[str, QWidget] = {"sell": self.sell}
        self._keys: KeysPanel | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.banner = PracticeBanner(self)
        column.addWidget(self.banner)
        column.addWidget(self._make_body(), 1)
        self.foot = StatusBar(self)
        column.addWidget(self.foot)

    def _make_body(self) -> QWidget:
        self.body = QWidget(self)
        row = QHBoxLayout(self.body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.rail = Rail(self._places(), self.body)
        row.addWidget(self.rail)
        row.addLayout(self._middle(), 1)
        self.side = SideList(self.body)
        row.addWidget(self.side)
        self.notices.lie_over(self.side)
        return self.body

    def _places(self) -> list[Place]:
        """Where the rail leads; those that are not for every counter are offered later."""
        return [
            Place("sell", self.tr("Sell"), "sell"),
            Place("orders", self.tr("Orders"), "orders"),
            Place("upi", self.tr("Check UPI"), "upi", offered=False),
            Place("cashgram", self.tr("Cashgram"), "link", offered=False),
            Place("payouts", self.tr("Payouts"), "pay", offered=False),
            Place("lock", self.tr("Lock"), "lock", low=True, offered=False),
            Place("settings", self.tr("Settings"), "settings", low=True),
        ]

    def _middle(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.notices = Notices(self.body)
        self._stack = OneOf(self.body)
        self._stack.addWidget(self.sell)
        column.addWidget(self._stack, 1)
        return column

    # Pages ----------------------------------------------------------------------------------------------------------

    def _make_sale(self, parent: QWidget) -> QWidget:
        from paydesk.ui.sell.sale_page import SalePage

        return SalePage(demo=self._demo, parent=parent)

    def _make_orders(self, parent: QWidget) -> QWidget:
        from paydesk.ui.pages.orders import OrdersPage

        return OrdersPage(self._book, parent)

    def _make_set_up(self, parent: QWidget) -> QWidget:
        from paydesk.ui.pages.set_up import SetUpPlace

        return SetUpPlace(self._settings, demo=self._demo, parent=parent)

    def _make_connect(self, parent: QWidget) -> QWidget:
        from paydesk.ui.pages.connect import ConnectPage

        return ConnectPage(parent)

    def offer_page(self, name: str, maker: Maker) -> None:
        """From now on there is a page of this name, made when it is first shown."""
        self._makers[name] = maker

    def withdraw_page(self, name: str) -> None:
        """There is no such page any more; what stood in it is gone."""
        self._makers.pop(name, None)
        page = self._pages.pop(name, None)
        if page is not None:
            self._stack.removeWidget(page)
            page.deleteLater()

    @property
    def names(self) -> list[str]:
        """The pages that there are, made or not."""
        return list(dict.fromkeys(["sell", *self._makers]))

    @property
    def pages(self) -> Mapping[str, QWidget]:
        """The pages that were made."""
        return self._pages

    def page_of(self, name: str) -> QWidget:
        """A page, made now if it was not yet. Raises KeyError for a name that is none."""
        if name not in self._pages:
            page = self._makers[name](self._stack)
            self._pages[name] = page
            self._stack.addWidget(page)
            # made later than what stands beside it, but first in the order of the keyboard
            QWidget.setTabOrder(page, self.side)
            self.page_made.emit(name)
        return self._pages[name]

    @property
    def sale(self) -> SalePage:
        """The page of one sale."""
        return cast("SalePage", self.page_of("sale"))

    @property
    def orders(self) -> OrdersPage:
        """The page that finds sales."""
        return cast("OrdersPage", self.page_of("orders"))

    @property
    def set_up(self) -> SetUpPlace:
        """The pages of settings."""
        return cast("SetUpPlace", self.page_of("settings"))

    @property
    def connect_page(self) -> ConnectPage:
        """The first page of a counter that is not connected."""
        return cast("ConnectPage", self.page_of("connect"))

    def use_settings(self, settings: Settings) -> None:
        """Pages that are made later begin with these; the banner says what they talk to."""
        self._settings = settings
        self.banner.show_kind(service_kind(settings, demo=self._demo), host_of(settings.connection.gateway_url))

    def show_page(self, name: str) -> None:
        """Bring one page to the front. Raises KeyError for a name that is none."""
        self._stack.setCurrentWidget(self.page_of(name))
        self.mark_rail()
        self.side.setVisible(name in _WITH_LIST)
        self.page_shown.emit(name)

    def mark_rail(self, panel: str = "") -> None:
        """Show on the rail where we are; an open panel (its place on the rail) comes first."""
        self.rail.mark(panel or _ON_RAIL.get(self.page, self.page))

    @property
    def page(self) -> str:
        """The name of the page in front."""
        return next(name for name, page in self._pages.items() if page is self._stack.currentWidget())

    # The table of keys ----------------------------------------------------------------------------------------------

    @property
    def keys_panel(self) -> KeysPanel:
        """The table of keys, made when it is first wanted."""
        if self._keys is None:
            from paydesk.ui.keys_panel import KeysPanel

            self._keys = KeysPanel(self.body)
            self._keys.closed.connect(self.keys_closed)
        return self._keys

    @property
    def shows_keys(self) -> bool:
        """Whether the table of keys lies over the page."""
        return self._keys is not None and not self._keys.isHidden()

    def show_keys(self) -> None:
        """F1."""
        self.keys_panel.setGeometry(self.body.rect())
        self.keys_panel.show()
        self.keys_panel.raise_()
        self.keys_panel.close_button.setFocus(Qt.FocusReason.PopupFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: the table of keys covers what it lies on."""
        super().resizeEvent(event)
        if self._keys is not None:
            self._keys.setGeometry(self.body.rect())
