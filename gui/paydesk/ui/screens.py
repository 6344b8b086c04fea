"""Registry of the pages and panels: their rail entries, keys, and how pages are created."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtWidgets import QWidget

from paydesk.ui.actions import Action
from paydesk.ui.page import Page
from paydesk.ui.window_session import WindowSession
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate


@dataclass(frozen=True, slots=True)
class Screen:
    """A page, or a panel over pages."""

    name: str
    icon: str = ""
    """Icon of its entry on the rail or in "More"; "" without one."""
    action: Action | None = None
    """The action of its key. The window opens pages by it; panels are opened by their feature."""
    is_page: bool = True
    create: Callable[[WindowSession, QWidget], Page] | None = None
    """Creates the page on first use; None if a feature adds the page (`CentralWidget.add_page`)."""
    is_on_rail: bool = False
    """True if its entry is on the rail; other entries are in "More"."""
    is_permanent: bool = True
    """True if it is always available; others depend on keys, people and permissions."""
    is_late: bool = False
    """True if its handler comes after the first paint."""
    rail_name: str = ""
    """Name of the rail entry that is marked for it; "" for its own, or "More"."""
    has_side_list: bool = False
    """True if the side list stands beside it."""
    is_full_window: bool = False
    """True if it fills the window: no rail, no list, no status bar."""

    topic: str = ""
    """Topic of the guide (`ui.help.guide`) that F1 opens; "" for the first."""

    @property
    def title(self) -> str:
        """Its name on the rail or in "More", translated. Raises KeyError if it has no entry."""
        return translate("Screens", _TITLES[self.name])


def _sell(session: WindowSession, parent: QWidget) -> Page:
    from paydesk.ui.sell.page import SellPage

    return SellPage(session.client, parent)


def _sale(session: WindowSession, parent: QWidget) -> Page:
    from paydesk.ui.sell.sale_page import SalePage

    page = SalePage(demo=session.demo, parent=parent)
    page.action_requested.connect(session.action_requested)
    return page


def _orders(session: WindowSession, parent: QWidget) -> Page:
    from paydesk.ui.orders.page import OrdersPage

    page = OrdersPage(session, parent)
    page.story_panel.pressed.connect(session.action_requested)
    return page


def _settings(session: WindowSession, parent: QWidget) -> Page:
    from paydesk.ui.settings.page import SettingsPage

    return SettingsPage(session.settings, session.client, demo=session.demo, parent=parent)


def _start(session: WindowSession, parent: QWidget) -> Page:
    from paydesk.ui.start.page import StartPage

    page = StartPage(parent)
    page.welcome.demo_requested.connect(session.demo_requested)
    return page


def _starting(_session: WindowSession, parent: QWidget) -> Page:
    from paydesk.ui.starting_page import StartingPage

    return StartingPage(parent)


SCREENS: Final = {
    screen.name: screen
    for screen in (
        Screen("sell", "sell", create=_sell, is_on_rail=True, has_side_list=True, topic="sale"),
        Screen("sale", create=_sale, rail_name="sell", has_side_list=True, topic="happens"),
        Screen("orders", "orders", create=_orders, is_on_rail=True, topic="orders"),
        Screen("more", "menu", is_page=False, is_on_rail=True),
        Screen("static", "scan", Action.STATIC_QR, is_permanent=False, topic="shop-qr"),
        Screen("upi", "upi", Action.UPI, is_page=False, is_permanent=False, topic="happens"),
        Screen("cashgram", "link", Action.CASHGRAM, is_page=False, is_permanent=False, topic="happens"),
        Screen("payouts", "pay", Action.PAYOUTS, is_permanent=False, topic="money-out"),
        Screen("report", "report", Action.REPORT, is_permanent=False, topic="shift"),
        Screen("settings", "settings", Action.SETTINGS, create=_settings, topic="settings"),
        Screen("help", "help", Action.HELP, is_page=False),
        Screen("lock", "lock", Action.LOCK, is_page=False, is_late=True),
        Screen("start", create=_start, is_full_window=True, topic="first-start"),
        Screen("starting", create=_starting, is_full_window=True),
        Screen("ready", topic="ready"),
    )
}

MORE_GROUPS: Final = (("static", "upi", "cashgram", "payouts"), ("report", "settings"), ("help",), ("lock",))
"""Entries of "More" in their groups; the last stands at its end."""

_TITLES: Final = {
    "sell": QT_TRANSLATE_NOOP("Screens", "Sell"),
    "orders": QT_TRANSLATE_NOOP("Screens", "Orders"),
    "more": QT_TRANSLATE_NOOP("Screens", "More"),
    "static": QT_TRANSLATE_NOOP("Screens", "Shop's QR"),
    "upi": QT_TRANSLATE_NOOP("Screens", "Check UPI"),
    "cashgram": QT_TRANSLATE_NOOP("Screens", "Payout link"),
    "payouts": QT_TRANSLATE_NOOP("Screens", "Payouts"),
    "report": QT_TRANSLATE_NOOP("Screens", "Day report"),
    "help": QT_TRANSLATE_NOOP("Screens", "Help"),
    "lock": QT_TRANSLATE_NOOP("Screens", "Lock"),
    "settings": QT_TRANSLATE_NOOP("Screens", "Settings"),
}
"""Names of the entries."""
