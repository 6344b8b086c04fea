"""Which keys mean something now, and what Esc closes: pure questions to what is on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paydesk.ui.keys import Action

if TYPE_CHECKING:
    from paydesk.ui.frame import Frame

ALWAYS: Final = frozenset({Action.KEYS, Action.ESCAPE, Action.FULL_SCREEN})
AT_WORK: Final = ALWAYS | {Action.NEXT, Action.SEARCH, Action.SAYS_PAID, Action.SETTINGS}
LOCKED: Final = frozenset({Action.FULL_SCREEN, Action.ESCAPE})
COVERED: Final = LOCKED | {Action.LOCK}
"""While a panel asks for a PIN."""


def allowed(frame: Frame, offered: frozenset[Action]) -> frozenset[Action]:
    """The actions that have a meaning now. `offered`: those that this counter and this person have besides."""
    if frame.shows_keys or frame.page == "connect":
        return ALWAYS | (offered & {Action.LOCK})
    return AT_WORK | offered | _on_page(frame)


def _on_page(frame: Frame) -> frozenset[Action]:
    match frame.page:
        case "sell":
            return frozenset({Action.QR, Action.LINK})
        case "sale":
            return frame.sale.allowed()
        case "orders":
            return frame.orders.allowed()
    return frozenset()


def close_one(frame: Frame) -> bool:
    """Esc: close the one thing that lies nearest on the page, else clear what is typed. Whether there was one."""
    if frame.shows_list:
        frame.toggle_list()
        return True
    if frame.notices.is_saying:
        frame.notices.say(None)
        return True
    match frame.page:
        case "sale" if frame.sale.row.is_asking:
            frame.sale.row.stop_asking()
            frame.sale.begin()
        case "sale":
            frame.sale.stop_saying()
        case "sell":
            frame.sell.clear()
        case "orders":
            frame.orders.stop_searching()
        case _:
            return False
    return True
