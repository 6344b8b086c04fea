"""Everything that staff can do: one action each, with its words and its key (DESIGN.md, "Keys")."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from paydesk.ui.widgets.unread import LastWanted
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate


class Action(StrEnum):
    """What a key or a button does."""

    SHOW = "show"
    QR = "qr"
    LINK = "link"
    NEXT = "next"
    READ_STATUS = "ask"
    REPEAT = "repeat"
    SAYS_PAID = "says_paid"
    RENEW = "renew"
    CANCEL = "cancel"
    CUSTOMER = "customer"
    FULL_SCREEN = "full_screen"
    HELP = "help"
    KEYS = "keys"
    SEARCH = "search"
    ESCAPE = "escape"
    UPI = "upi"
    CASHGRAM = "cashgram"
    PAYOUTS = "payouts"
    REPORT = "report"
    SETTINGS = "settings"
    LOCK = "lock"
    TAKE_AGAIN = "take_again"
    REFUND = "refund"
    PHONE = "phone"
    HAND_OVER = "hand_over"
    HAND_OVER_NOW = "hand_over_now"
    CLOSE = "close"
    RECEIPT = "receipt"
    LINK_SLIP = "link_slip"
    WHATSAPP = "whatsapp"
    SMS = "sms"
    TYPE_KEYS = "type_keys"


@dataclass(frozen=True, slots=True)
class KeyBinding:
    """One line of the table. `sequence` is what Qt reads; `shown` what stands on buttons, when it differs."""

    action: Action
    sequence: str
    words: str
    shown: str = ""
    is_window_wide: bool = True
    """False: the page itself takes the key, since it means something to a field too."""

    @property
    def label(self) -> str:
        """The key as it stands on a button."""
        return self.shown or self.sequence


KEY_BINDINGS: Final = (
    KeyBinding(
        Action.SHOW,
        "Return",
        QT_TRANSLATE_NOOP("Keys", "Show the QR; once it is paid: next customer"),
        "Enter",
        is_window_wide=False,
    ),
    KeyBinding(Action.QR, "F2", QT_TRANSLATE_NOOP("Keys", "QR on the screen")),
    KeyBinding(Action.LINK, "F3", QT_TRANSLATE_NOOP("Keys", "Payment link")),
    KeyBinding(Action.NEXT, "F4", QT_TRANSLATE_NOOP("Keys", "Next customer; this one keeps waiting")),
    KeyBinding(Action.READ_STATUS, "F5", QT_TRANSLATE_NOOP("Keys", "Read the status now")),
    KeyBinding(Action.REPEAT, "Shift+F5", QT_TRANSLATE_NOOP("Keys", "Say the last announcement again"), "Shift F5"),
    KeyBinding(Action.SAYS_PAID, "F6", QT_TRANSLATE_NOOP("Keys", "The customer says it is paid")),
    KeyBinding(Action.RENEW, "F7", QT_TRANSLATE_NOOP("Keys", "New QR for this order")),
    KeyBinding(Action.CANCEL, "F8", QT_TRANSLATE_NOOP("Keys", "Cancel the order (asks once)")),
    KeyBinding(Action.RECEIPT, "F9", QT_TRANSLATE_NOOP("Keys", "Receipt of this sale, or of the last one")),
    KeyBinding(Action.CUSTOMER, "F10", QT_TRANSLATE_NOOP("Keys", "Customer display: open, and close")),
    KeyBinding(Action.FULL_SCREEN, "F11", QT_TRANSLATE_NOOP("Keys", "Full screen, and back")),
    KeyBinding(Action.UPI, "F12", QT_TRANSLATE_NOOP("Keys", "Check a UPI address")),
    KeyBinding(
        Action.CASHGRAM,
        "Shift+F12",
        QT_TRANSLATE_NOOP("Keys", "Payout link: whoever has it takes the money"),
        "Shift F12",
    ),
    KeyBinding(Action.PAYOUTS, "Ctrl+P", QT_TRANSLATE_NOOP("Keys", "Payouts (supervisor)"), "Ctrl P"),
    KeyBinding(Action.REPORT, "Ctrl+D", QT_TRANSLATE_NOOP("Keys", "The day's report; the end of the shift"), "Ctrl D"),
    KeyBinding(Action.SETTINGS, "Ctrl+,", QT_TRANSLATE_NOOP("Keys", "Settings"), "Ctrl ,"),
    KeyBinding(Action.LOCK, "Ctrl+L", QT_TRANSLATE_NOOP("Keys", "Lock; sales go on"), "Ctrl L"),
    KeyBinding(Action.HELP, "F1", QT_TRANSLATE_NOOP("Keys", "Help on this page")),
    KeyBinding(Action.KEYS, "Ctrl+F1", QT_TRANSLATE_NOOP("Keys", "All keys"), "Ctrl F1"),
    KeyBinding(Action.SEARCH, "Ctrl+K", QT_TRANSLATE_NOOP("Keys", "Search in the orders"), "Ctrl K"),
    KeyBinding(Action.ESCAPE, "Esc", QT_TRANSLATE_NOOP("Keys", "Close a panel, or clear the amount")),
)

BINDINGS: Final[Mapping[Action, KeyBinding]] = {key.action: key for key in KEY_BINDINGS}

_LABELS: Final[Mapping[Action, str]] = {
    Action.QR: QT_TRANSLATE_NOOP("Keys", "QR instead"),
    Action.LINK: QT_TRANSLATE_NOOP("Keys", "Payment link instead"),
    Action.NEXT: QT_TRANSLATE_NOOP("Keys", "Next customer"),
    Action.READ_STATUS: QT_TRANSLATE_NOOP("Keys", "Ask again now"),
    Action.SAYS_PAID: QT_TRANSLATE_NOOP("Keys", "Customer says paid"),
    Action.RENEW: QT_TRANSLATE_NOOP("Keys", "New QR"),
    Action.CANCEL: QT_TRANSLATE_NOOP("Keys", "Cancel this order"),
    Action.TAKE_AGAIN: QT_TRANSLATE_NOOP("Keys", "Take it again"),
    Action.REFUND: QT_TRANSLATE_NOOP("Keys", "Refund this sale by payout link"),
    Action.PHONE: QT_TRANSLATE_NOOP("Keys", "Open the pretend phone"),
    Action.HAND_OVER: QT_TRANSLATE_NOOP("Keys", "Hand over for this sale"),
    Action.HAND_OVER_NOW: QT_TRANSLATE_NOOP("Keys", "Hand over now"),
    Action.CLOSE: QT_TRANSLATE_NOOP("Keys", "Take it off the list"),
    Action.RECEIPT: QT_TRANSLATE_NOOP("Keys", "Receipt"),
    Action.LINK_SLIP: QT_TRANSLATE_NOOP("Keys", "Print a slip"),
    Action.WHATSAPP: QT_TRANSLATE_NOOP("Keys", "WhatsApp"),
    Action.SMS: QT_TRANSLATE_NOOP("Keys", "SMS"),
    Action.TYPE_KEYS: QT_TRANSLATE_NOOP("Keys", "Type the keys"),
}


_TOGGLES: Final = frozenset({Action.ESCAPE, Action.HELP, Action.KEYS, Action.CUSTOMER, Action.FULL_SCREEN})
"""What opens and closes; it may be pressed as quickly as one likes."""


def key_words(key: KeyBinding) -> str:
    """What a key does, in the language of the windows."""
    return translate("Keys", key.words)


def action_words(action: Action) -> str:
    """What stands on the button of an action."""
    return translate("Keys", _LABELS[action])


def key_label(action: Action) -> str:
    """The key of an action as it stands on its button; empty when it has none."""
    return BINDINGS[action].label if action in BINDINGS else ""


class Actions(QObject):
    """One QAction for each thing that staff can do: its text, its key, whether it means something now.

    A key of the window triggers it; a button, the rail or a screen reader `ask` for it. Whoever does it says so by
    `does`. `done` comes after each.
    """

    done = Signal()

    def __init__(self, window: QWidget, allowed: Callable[[], frozenset[Action]]) -> None:
        """`allowed`: which of them mean something at this moment."""
        super().__init__(window)
        self._allowed = allowed
        self._handlers: dict[Action, Callable[[], None]] = {}
        self._repeats = LastWanted()
        self.by_action = {action: self._create(action, window) for action in Action}

    def _create(self, action: Action, window: QWidget) -> QAction:
        key = BINDINGS.get(action)
        made = QAction(action_words(action) if action in _LABELS else key_words(BINDINGS[action]), self)
        made.setData(action.value)
        if key is not None:
            made.setToolTip(key_words(key))
            if key.is_window_wide:
                made.setShortcut(QKeySequence(key.sequence))
                made.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
                made.setAutoRepeat(False)
                window.addAction(made)
        made.triggered.connect(self.on_triggered)
        return made

    def find_by_key(self, key: QKeyCombination) -> QAction | None:
        """The QAction that a key of the window triggers; None for a key that is no action's."""
        pressed = QKeySequence(key)
        return next((made for made in self.by_action.values() if made.shortcut() == pressed), None)

    def add_handlers(self, handlers: Mapping[Action, Callable[[], None]]) -> None:
        """Who does these."""
        self._handlers.update(handlers)

    def set_enabled(self, actions: frozenset[Action]) -> None:
        """Only these mean something now: the keys of all others are off."""
        for action, made in self.by_action.items():
            made.setEnabled(action in actions)

    @Slot()
    def on_triggered(self) -> None:
        """A key of the window. One that does something is not pressed twice at once: what it did is not read yet."""
        made = self.sender()
        if isinstance(made, QAction):
            action = Action(made.data())
            if action in _TOGGLES or not self._repeats.is_again(action):
                self.perform(action)

    @Slot(object)
    def perform(self, action: Action) -> None:
        """Do it, if it means anything at this moment."""
        if action in self._handlers and action in self._allowed():
            self._handlers[action]()
            self.done.emit()
