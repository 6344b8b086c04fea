"""The one registry of what comes to the front: pages, and panels that lie over them; and what every page has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QWidget

from paydesk.ui.actions import Action
from paydesk.ui.layout import Layout
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate


class Page(QWidget):
    """A page of the window. What a page does not need, it leaves as it is here."""

    def begin(self) -> None:
        """It comes to the front: the focus goes where work begins, to something that has a name."""
        first = first_control(self)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self, now: int) -> None:
        """Time went on, or something changed; `now` in ms since 1970. Only the page in front is told."""

    def use_layout(self, layout: Layout) -> None:
        """The window has this layout now; said once before the page is first shown, and at each change."""

    at_work: ClassVar = True
    """Whether keys of sales mean something while it is in front."""

    def allowed(self) -> frozenset[Action]:
        """The actions that have a meaning for what it shows."""
        return frozenset()

    def ask_now(self) -> bool:
        """F5, where it is about no single sale: ask for all that stands here. Whether the page does so."""
        return False

    def print_now(self) -> bool:
        """F9, where it is about no sale: print what stands here. Whether the page does so."""
        return False

    def escape(self) -> bool:
        """Esc: one step back in the page. Whether there was one."""
        return False

    def typed(self) -> object:
        """What was typed here and not sent, for the same page in another language; no PIN and no secret is in it."""
        from paydesk.ui.forms.submit import typed_in

        return typed_in(self)

    def put_typed(self, typed: object) -> None:
        """What `typed` of the page before told."""
        from paydesk.ui.forms.submit import put_typed_in

        put_typed_in(self, typed)

    def forget(self) -> None:
        """Somebody else is at the counter now: nothing that was typed here stays."""

    def place_for_menu(self) -> QBoxLayout | None:
        """Where the buttons "Menu" and "4 open" stand in the layout SMALL; None: in a row above the page."""
        return None


def first_control(place: QWidget) -> QWidget | None:
    """The first control in the order of the keyboard that has a name and can have the focus now."""
    following = place.nextInFocusChain()
    while following is not None and following is not place:
        tab = following.focusPolicy() & Qt.FocusPolicy.TabFocus
        usable = following.isEnabled() and following.isVisibleTo(place) and following.accessibleName()
        if tab and usable and place.isAncestorOf(following):
            return following
        following = following.nextInFocusChain()
    return None


@dataclass(frozen=True, slots=True)
class Screen:
    """One of them."""

    name: str
    words: str = ""
    icon: str = ""
    """"" where no place of the rail leads there."""
    action: Action | None = None
    """Its key. The window itself brings a page by it; of what is no page, a feature says what it does."""
    page: bool = True
    low: bool = False
    """Its place is at the bottom."""
    offered: bool = True
    """It is there from the start; others come with keys, people and rights."""
    late: bool = False
    """What answers it comes after the first paint."""
    marks: str = ""
    """The place of the rail that is marked while it is in front; "" for its own."""
    with_list: bool = False
    """The list of sales stands beside it."""
    alone: bool = False
    """It has the window to itself: no rail, no list, no status bar."""

    topic: str = ""
    """The chapter of the guide (`ui.help.guide`) that F1 opens on it; "" for the first."""

    @property
    def title(self) -> str:
        """What it is called, in the language of the windows."""
        return translate("Screens", self.words)


SCREENS: Final = {
    screen.name: screen
    for screen in (
        Screen("sell", QT_TRANSLATE_NOOP("Screens", "Sell"), "sell", with_list=True, topic="sale"),
        Screen("sale", marks="sell", with_list=True, topic="happens"),
        Screen("orders", QT_TRANSLATE_NOOP("Screens", "Orders"), "orders", topic="orders"),
        Screen(
            "upi", QT_TRANSLATE_NOOP("Screens", "Check UPI"), "upi", Action.UPI, page=False, late=True, offered=False
        ),
        Screen(
            "cashgram",
            QT_TRANSLATE_NOOP("Screens", "Payout link"),
            "link",
            Action.CASHGRAM,
            page=False,
            late=True,
            offered=False,
        ),
        Screen(
            "payouts",
            QT_TRANSLATE_NOOP("Screens", "Payouts"),
            "pay",
            Action.PAYOUTS,
            late=True,
            offered=False,
            with_list=True,
            topic="money-out",
        ),
        Screen(
            "report",
            QT_TRANSLATE_NOOP("Screens", "Day report"),
            "report",
            Action.REPORT,
            late=True,
            offered=False,
            topic="shift",
        ),
        Screen("help", QT_TRANSLATE_NOOP("Screens", "Help"), "help", Action.HELP, page=False, low=True),
        Screen("lock", QT_TRANSLATE_NOOP("Screens", "Lock"), "lock", Action.LOCK, page=False, low=True, late=True),
        Screen(
            "settings",
            QT_TRANSLATE_NOOP("Screens", "Settings"),
            "settings",
            Action.SETTINGS,
            low=True,
            topic="settings",
        ),
        Screen("start", alone=True, topic="first-start"),
        Screen("ready", marks="settings", topic="ready"),
    )
}
