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
    page: bool = True
    make: Callable[[PageHost, QWidget], Page] | None = None
    """Makes the page when it is first wanted; None where a feature offers it (`Frame.offer_page`)."""
    bottom: bool = False
    """Its place is at the bottom."""
    always: bool = True
    """It is there from the start; others come, late, with keys, people and rights."""
    late: bool = False
    """It is always there, and what answers it comes after the first paint."""
    rail_place: str = ""
    """The place of the rail that is marked while it is in front; "" for its own."""
    with_list: bool = False
    """The list of sales stands beside it."""
    alone: bool = False
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
    page.last_sale.action_requested.connect(host.ask)
    return page


def _sale(host: PageHost, parent: QWidget) -> Page:
    from paydesk.ui.sell.sale_page import SalePage

    page = SalePage(demo=host.demo, parent=parent)
    page.action_requested.connect(host.ask)
    return page


def _orders(host: PageHost, parent: QWidget) -> Page:
    from paydesk.ui.orders.page import OrdersPage

    page = OrdersPage(host, parent)
    page.story_panel.pressed.connect(host.ask)
    return page


def _settings(host: PageHost, parent: QWidget) -> Page:
    from paydesk.ui.settings.place import SettingsPlace

    return SettingsPlace(host.settings, host.client, demo=host.demo, parent=parent)


def _start(host: PageHost, parent: QWidget) -> Page:
    from paydesk.ui.start.page import StartPage

    page = StartPage(parent)
    page.welcome.demo_wanted.connect(host.demo_wanted)
    return page


def _starting(_host: PageHost, parent: QWidget) -> Page:
    from paydesk.ui.starting_page import StartingPage

    return StartingPage(parent)


SCREENS: Final = {
    screen.name: screen
    for screen in (
        Screen("sell", "sell", make=_sell, with_list=True, topic="sale"),
        Screen("sale", make=_sale, rail_place="sell", with_list=True, topic="happens"),
        Screen("orders", "orders", make=_orders, topic="orders"),
        Screen("upi", "upi", Action.UPI, page=False, always=False, topic="happens"),
        Screen("cashgram", "link", Action.CASHGRAM, page=False, always=False, topic="happens"),
        Screen("payouts", "pay", Action.PAYOUTS, always=False, with_list=True, topic="money-out"),
        Screen("report", "report", Action.REPORT, always=False, topic="shift"),
        Screen("help", "help", Action.HELP, page=False, bottom=True),
        Screen("lock", "lock", Action.LOCK, page=False, bottom=True, late=True),
        Screen("settings", "settings", Action.SETTINGS, make=_settings, bottom=True, topic="settings"),
        Screen("start", make=_start, alone=True, topic="first-start"),
        Screen("starting", make=_starting, alone=True),
        Screen("ready", rail_place="settings", topic="ready"),
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
