"""All keys of the counter in one table (DESIGN.md, "Keys"), and the shortcuts that are made from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from paydesk.ui.words.base import QT_TRANSLATE_NOOP


class Action(StrEnum):
    """What a key or a button does."""

    SHOW = "show"
    QR = "qr"
    LINK = "link"
    NEXT = "next"
    ASK = "ask"
    SAYS_PAID = "says_paid"
    RENEW = "renew"
    CANCEL = "cancel"
    CUSTOMER = "customer"
    FULL_SCREEN = "full_screen"
    KEYS = "keys"
    SEARCH = "search"
    ESCAPE = "escape"
    UPI = "upi"
    CASHGRAM = "cashgram"
    PAYOUTS = "payouts"
    SETTINGS = "settings"
    LOCK = "lock"
    TAKE_AGAIN = "take_again"
    REFUND = "refund"
    PHONE = "phone"
    HAND_OVER = "hand_over"
    CLOSE = "close"
    TYPE_KEYS = "type_keys"


@dataclass(frozen=True, slots=True)
class Key:
    """One line of the table. `sequence` is what Qt reads; `shown` what stands on buttons, when it differs."""

    action: Action
    sequence: str
    words: str
    shown: str = ""
    everywhere: bool = True
    """False: the page itself takes the key, since it means something to a field too."""

    @property
    def label(self) -> str:
        """The key as it stands on a button."""
        return self.shown or self.sequence


TABLE: Final = (
    Key(
        Action.SHOW,
        "Return",
        QT_TRANSLATE_NOOP("Keys", "Show the QR; once it is paid: next customer"),
        "Enter",
        everywhere=False,
    ),
    Key(Action.QR, "F2", QT_TRANSLATE_NOOP("Keys", "QR on the screen")),
    Key(Action.LINK, "F3", QT_TRANSLATE_NOOP("Keys", "Payment link")),
    Key(Action.NEXT, "F4", QT_TRANSLATE_NOOP("Keys", "Next customer; this one keeps waiting")),
    Key(Action.ASK, "F5", QT_TRANSLATE_NOOP("Keys", "Read the status now")),
    Key(Action.SAYS_PAID, "F6", QT_TRANSLATE_NOOP("Keys", "The customer says it is paid")),
    Key(Action.RENEW, "F7", QT_TRANSLATE_NOOP("Keys", "New QR for this order")),
    Key(Action.CANCEL, "F8", QT_TRANSLATE_NOOP("Keys", "Cancel the order (asks once)")),
    Key(Action.CUSTOMER, "F10", QT_TRANSLATE_NOOP("Keys", "Customer display: open, and close")),
    Key(Action.FULL_SCREEN, "F11", QT_TRANSLATE_NOOP("Keys", "Full screen, and back")),
    Key(Action.UPI, "F12", QT_TRANSLATE_NOOP("Keys", "Check a UPI address")),
    Key(Action.CASHGRAM, "Shift+F12", QT_TRANSLATE_NOOP("Keys", "Cashgram: a link that pays out"), "Shift F12"),
    Key(Action.PAYOUTS, "Ctrl+P", QT_TRANSLATE_NOOP("Keys", "Payouts (supervisor)"), "Ctrl P"),
    Key(Action.SETTINGS, "Ctrl+,", QT_TRANSLATE_NOOP("Keys", "Settings"), "Ctrl ,"),
    Key(Action.LOCK, "Ctrl+L", QT_TRANSLATE_NOOP("Keys", "Lock; sales go on"), "Ctrl L"),
    Key(Action.KEYS, "F1", QT_TRANSLATE_NOOP("Keys", "All keys")),
    Key(Action.SEARCH, "Ctrl+K", QT_TRANSLATE_NOOP("Keys", "Search in the orders"), "Ctrl K"),
    Key(Action.ESCAPE, "Esc", QT_TRANSLATE_NOOP("Keys", "Close a panel, or clear the amount")),
)

BY_ACTION: Final[Mapping[Action, Key]] = {key.action: key for key in TABLE}

_LABELS: Final[Mapping[Action, str]] = {
    Action.QR: QT_TRANSLATE_NOOP("Keys", "QR instead"),
    Action.LINK: QT_TRANSLATE_NOOP("Keys", "Link instead"),
    Action.NEXT: QT_TRANSLATE_NOOP("Keys", "Next customer"),
    Action.ASK: QT_TRANSLATE_NOOP("Keys", "Ask again now"),
    Action.SAYS_PAID: QT_TRANSLATE_NOOP("Keys", "Customer says paid"),
    Action.RENEW: QT_TRANSLATE_NOOP("Keys", "New QR"),
    Action.CANCEL: QT_TRANSLATE_NOOP("Keys", "Cancel this order"),
    Action.TAKE_AGAIN: QT_TRANSLATE_NOOP("Keys", "Take it again"),
    Action.REFUND: QT_TRANSLATE_NOOP("Keys", "Refund this sale by cashgram"),
    Action.PHONE: QT_TRANSLATE_NOOP("Keys", "Open the pretend phone"),
    Action.HAND_OVER: QT_TRANSLATE_NOOP("Keys", "Hand over for this sale"),
    Action.CLOSE: QT_TRANSLATE_NOOP("Keys", "Take it off the list"),
    Action.TYPE_KEYS: QT_TRANSLATE_NOOP("Keys", "Type the keys"),
}


def key_words(key: Key) -> str:
    """What a key does, in the language of the windows."""
    return QCoreApplication.translate("Keys", key.words)


def action_words(action: Action) -> str:
    """What stands on the button of an action."""
    return QCoreApplication.translate("Keys", _LABELS[action])


def key_label(action: Action) -> str:
    """The key of an action as it stands on its button; empty when it has none."""
    return BY_ACTION[action].label if action in BY_ACTION else ""


class _Shortcut(QShortcut):
    """One key of the window; says which action it is."""

    chosen = Signal(object)

    def __init__(self, key: Key, window: QWidget) -> None:
        super().__init__(QKeySequence(key.sequence), window)
        self.action = key.action
        self.setContext(Qt.ShortcutContext.WindowShortcut)
        self.setAutoRepeat(False)
        self.activated.connect(self.say)

    @Slot()
    def say(self) -> None:
        """Tell which key it was."""
        self.chosen.emit(self.action)


class KeyBoard(QObject):
    """The shortcuts of a window. `pressed` carries the Action; keys that mean nothing now are off."""

    pressed = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._shortcuts = {key.action: _Shortcut(key, window) for key in TABLE if key.everywhere}
        for shortcut in self._shortcuts.values():
            shortcut.chosen.connect(self.on_key)

    @Slot(object)
    def on_key(self, action: object) -> None:
        """One shortcut was pressed."""
        self.pressed.emit(action)

    def allow(self, actions: frozenset[Action]) -> None:
        """Only these actions have a meaning now."""
        for action, shortcut in self._shortcuts.items():
            shortcut.setEnabled(action in actions)

    def allowed(self) -> frozenset[Action]:
        """The actions whose keys are on."""
        return frozenset(action for action, shortcut in self._shortcuts.items() if shortcut.isEnabled())
