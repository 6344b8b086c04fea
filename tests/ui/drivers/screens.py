"""All page objects of a window."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from paydesk.ui.page import Page, PageArea
from paydesk.ui.window import MainWindow
from tests.ui.drivers.help import HelpScreen
from tests.ui.drivers.notices import NoticeArea
from tests.ui.drivers.orders import OrdersScreen
from tests.ui.drivers.rail import NavigationRail
from tests.ui.drivers.sale import SaleScreen
from tests.ui.drivers.sell import SellScreen
from tests.ui.drivers.settings import SettingsScreen
from tests.ui.drivers.start import StartScreen
from tests.ui.drivers.static_qr import StaticQrScreen
from tests.ui.drivers.waiting import WaitingList


class Screens:
    """The pages and strips of a window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def parts(self) -> dict[str, QWidget]:
        """The parts that stand beside each other in the window, by their names."""
        frame = self.window.frame
        return {
            "banner": frame.banner,
            "rail": frame.rail,
            "page": frame.page_area,
            "list": frame.side_list,
            "foot": frame.status_bar,
        }

    def record_pages(self) -> list[str]:
        """Return a list that takes the name of each page that comes to the front from now on."""
        pages: list[str] = []
        self.on_page_shown(pages.append)
        return pages

    def on_page_shown(self, call: Callable[[str], object]) -> None:
        """Call a function with the name of each page that comes to the front from now on."""
        self.window.frame.page_shown.connect(call)

    @property
    def sale(self) -> SaleScreen:
        """The page of a sale."""
        return SaleScreen(self.window)

    @property
    def static_qr(self) -> StaticQrScreen:
        """The page of the shop's QR."""
        return StaticQrScreen(self.window)

    @property
    def form(self) -> SellScreen:
        """The Sell form."""
        return SellScreen(self.window)

    @property
    def orders(self) -> OrdersScreen:
        """The orders page."""
        return OrdersScreen(self.window)

    @property
    def settings(self) -> SettingsScreen:
        """The settings page."""
        return SettingsScreen(self.window)

    @property
    def notices(self) -> NoticeArea:
        """The notices of the window."""
        return NoticeArea(self.window)

    @property
    def rail(self) -> NavigationRail:
        """The rail and "More"."""
        return NavigationRail(self.window)

    @property
    def waiting(self) -> WaitingList:
        """The list of waiting sales beside a page."""
        return WaitingList(self.window)

    @property
    def help(self) -> HelpScreen:
        """The help of the window."""
        return HelpScreen(self.window)

    @property
    def start(self) -> StartScreen:
        """The first start."""
        return StartScreen(self.window)

    @property
    def page_area(self) -> PageArea:
        """The area of the pages, which scrolls in a low window."""
        return self.window.frame.page_area

    def shows_staff_data(self) -> bool:
        """Return True if the pages can be seen: nothing has locked them."""
        return self.window.frame.body.isVisible()

    @property
    def created_pages(self) -> Mapping[str, Page]:
        """The pages that exist, by their names; the others are created when they are first shown."""
        return self.window.frame.pages

    def get_page(self, name: str) -> Page:
        """Return a page; it is created if needed."""
        return self.window.frame.get_page(name)
