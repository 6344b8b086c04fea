"""The one registry of what the rail leads to and what comes to the front: pages, and panels that lie over them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from paydesk.ui.actions import Action
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate


@dataclass(frozen=True, slots=True)
class Screen:
    """One of them. `action`: pressing its place does this, since it is no page of its own."""

    name: str
    words: str = ""
    icon: str = ""
    """"" where no place of the rail leads there."""
    action: Action | None = None
    low: bool = False
    """Its place is at the bottom."""
    offered: bool = True
    """It is there from the start; others come with keys, people and rights."""
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
        Screen("upi", QT_TRANSLATE_NOOP("Screens", "Check UPI"), "upi", Action.UPI, offered=False),
        Screen("cashgram", QT_TRANSLATE_NOOP("Screens", "Payout link"), "link", Action.CASHGRAM, offered=False),
        Screen(
            "payouts", QT_TRANSLATE_NOOP("Screens", "Payouts"), "pay", offered=False, with_list=True, topic="money-out"
        ),
        Screen("report", QT_TRANSLATE_NOOP("Screens", "Day report"), "report", offered=False, topic="shift"),
        Screen("help", QT_TRANSLATE_NOOP("Screens", "Help"), "help", Action.HELP, low=True),
        Screen("lock", QT_TRANSLATE_NOOP("Screens", "Lock"), "lock", Action.LOCK, low=True, offered=False),
        Screen("settings", QT_TRANSLATE_NOOP("Screens", "Settings"), "settings", low=True, topic="settings"),
        Screen("start", alone=True, topic="first-start"),
        Screen("ready", marks="settings", topic="ready"),
    )
}
