"""The one registry of what comes to the front: pages, and panels that lie over them; and how each page is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtWidgets import QWidget

from paydesk.ui.actions import Action
from paydesk.ui.page import Page, PageHost
from paydesk.ui.words.base import QT_TRANSLATE_TABLES, translate


@dataclass(frozen=True, slots=True)
class Screen:
    """One of them."""

    name: str
    icon: str = ""
    """"" where no place of the rail leads there."""
    action: Action | None = None
    """Its key. The window itself brings a page by it; of what is no page, a feature says what it does."""
    is_page: bool = True
    create: Callable[[PageHost, QWidget], Page] | None = None
    """Makes the page when it is first wanted; None where a feature offers it (`Frame.offer_page`)."""
    at_bottom: bool = False
    """Its place is at the bottom."""
    is_permanent: bool = True
    """It is there from the start; others come, late, with keys, people and rights."""
    is_late: bool = False
    """It is always there, and what answers it comes after the first paint."""
    rail_name: str = ""
    """The place of the rail that is marked while it is in front; "" for its own."""
    has_side_list: bool = False
    """The list of sales stands beside it."""
    is_full_window: bool = False
    """It has the window to itself: no rail, no list, no status bar."""

    topic: str = ""
    """The chapter of the guide (`ui.help.guide`) that F1 opens on it; "" for the first."""

    @property
    def title(self) -> str:
        """What its place of the rail is called, in the language of the windows. Raises KeyError where it has none."""
        return translate("Screens", _TITLES[self.name])


def _sell(host: PageHost, parent: QWidget) -> Page:
    from paydesk.ui.sell.page import SellPage

    page = SellPage(host.client, parent)
    page.last_sale.action_requested.connect(host.perform)
    return page


def _sale(host: PageHost, parent: QWidget) -> Page:
    from paydesk.ui.sell.sale_page import SalePage

    page = SalePage(demo=host.demo, parent=parent)
    page.action_requested.connect(host.perform)
    return page


def _orders(host: PageHost, parent: QWidget) -> Page:
    from paydesk.ui.orders.page import OrdersPage

    page = OrdersPage(host, parent)
    page.story_panel.pressed.connect(host.perform)
    return page


def _settings(host: PageHost, parent: QWidget) -> Page:
    from paydesk.ui.settings.page import SettingsPage

    return SettingsPage(host.settings, host.client, demo=host.demo, parent=parent)


def _start(host: PageHost, parent: QWidget) -> Page:
    from paydesk.ui.start.page import StartPage

    page = StartPage(parent)
    page.welcome.demo_requested.connect(host.demo_requested)
    return page


def _starting(_host: PageHost, parent: QWidget) -> Page:
    from paydesk.ui.starting_page import StartingPage

    return StartingPage(parent)


SCREENS: Final = {
    screen.name: screen
    for screen in (
        Screen("sell", "sell", create=_sell, has_side_list=True, topic="sale"),
        Screen("sale", create=_sale, rail_name="sell", has_side_list=True, topic="happens"),
        Screen("orders", "orders", create=_orders, topic="orders"),
        Screen("upi", "upi", Action.UPI, is_page=False, is_permanent=False, topic="happens"),
        Screen("cashgram", "link", Action.CASHGRAM, is_page=False, is_permanent=False, topic="happens"),
        Screen("payouts", "pay", Action.PAYOUTS, is_permanent=False, has_side_list=True, topic="money-out"),
        Screen("report", "report", Action.REPORT, is_permanent=False, topic="shift"),
        Screen("help", "help", Action.HELP, is_page=False, at_bottom=True),
        Screen("lock", "lock", Action.LOCK, is_page=False, at_bottom=True, is_late=True),
        Screen("settings", "settings", Action.SETTINGS, create=_settings, at_bottom=True, topic="settings"),
        Screen("start", create=_start, is_full_window=True, topic="first-start"),
        Screen("starting", create=_starting, is_full_window=True),
        Screen("ready", rail_name="settings", topic="ready"),
    )
}

_TITLES: Final = {
    "sell": "Sell",
    "orders": "Orders",
    "upi": "Check UPI",
    "cashgram": "Payout link",
    "payouts": "Payouts",
    "report": "Day report",
    "help": "Help",
    "lock": "Lock",
    "settings": "Settings",
}
"""What the places of the rail are called."""

QT_TRANSLATE_TABLES("Screens", _TITLES)
