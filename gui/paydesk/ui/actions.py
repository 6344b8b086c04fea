"""The actions of staff: one QAction each, with its text and its key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from paydesk.ui.widgets.read_delay import RepeatFilter
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate


class Action(StrEnum):
    """Actions that a key or a button triggers."""

    SHOW = "show"
    QR = "qr"
    LINK = "link"
    STATIC_QR = "static_qr"
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
    RECEIPT_SHARE = "receipt_share"
    RECEIPT_MAIL = "receipt_mail"
    LINK_SLIP = "link_slip"
    WHATSAPP = "whatsapp"
    SMS = "sms"
    TYPE_KEYS = "type_keys"


@dataclass(frozen=True, slots=True)
class KeyBinding:
    """A key of an action. `sequence` is in Qt's notation; `shown` replaces it on buttons, if set."""

    action: Action
    sequence: str
    words: str
    shown: str = ""
    is_window_wide: bool = True
    """False: the page itself handles the key, which also has a meaning in its fields."""

    @property
    def label(self) -> str:
        """The key as buttons show it."""
        return self.shown or self.sequence


KEY_BINDINGS: Final = (
    KeyBinding(
        Action.SHOW,
        "Return",
        QT_TRANSLATE_NOOP("Keys", "Show QR"),
        "Enter",
        is_window_wide=False,
    ),
    KeyBinding(Action.QR, "F2", QT_TRANSLATE_NOOP("Keys", "QR on the screen")),
    KeyBinding(Action.LINK, "F3", QT_TRANSLATE_NOOP("Keys", "Payment link")),
    KeyBinding(Action.STATIC_QR, "Shift+F2", QT_TRANSLATE_NOOP("Keys", "Shop's QR"), "Shift F2"),
    KeyBinding(Action.NEXT, "F4", QT_TRANSLATE_NOOP("Keys", "Next customer")),
    KeyBinding(Action.READ_STATUS, "F5", QT_TRANSLATE_NOOP("Keys", "Check now")),
    KeyBinding(Action.REPEAT, "Shift+F5", QT_TRANSLATE_NOOP("Keys", "Say the last announcement again"), "Shift F5"),
    KeyBinding(Action.SAYS_PAID, "F6", QT_TRANSLATE_NOOP("Keys", "They say they paid")),
    KeyBinding(Action.RENEW, "F7", QT_TRANSLATE_NOOP("Keys", "New QR")),
    KeyBinding(Action.CANCEL, "F8", QT_TRANSLATE_NOOP("Keys", "Cancel")),
    KeyBinding(Action.RECEIPT, "F9", QT_TRANSLATE_NOOP("Keys", "Receipt")),
    KeyBinding(Action.CUSTOMER, "F10", QT_TRANSLATE_NOOP("Keys", "Customer display")),
    KeyBinding(Action.FULL_SCREEN, "F11", QT_TRANSLATE_NOOP("Keys", "Full screen")),
    KeyBinding(Action.UPI, "F12", QT_TRANSLATE_NOOP("Keys", "Check UPI")),
    KeyBinding(
        Action.CASHGRAM,
        "Shift+F12",
        QT_TRANSLATE_NOOP("Keys", "Payout link"),
        "Shift F12",
    ),
    KeyBinding(Action.PAYOUTS, "Ctrl+P", QT_TRANSLATE_NOOP("Keys", "Payouts"), "Ctrl P"),
    KeyBinding(Action.REPORT, "Ctrl+D", QT_TRANSLATE_NOOP("Keys", "Day report"), "Ctrl D"),
    KeyBinding(Action.SETTINGS, "Ctrl+,", QT_TRANSLATE_NOOP("Keys", "Settings"), "Ctrl ,"),
    KeyBinding(Action.LOCK, "Ctrl+L", QT_TRANSLATE_NOOP("Keys", "Lock"), "Ctrl L"),
    KeyBinding(Action.HELP, "F1", QT_TRANSLATE_NOOP("Keys", "Help")),
    KeyBinding(Action.KEYS, "Ctrl+F1", QT_TRANSLATE_NOOP("Keys", "All keys"), "Ctrl F1"),
    KeyBinding(Action.SEARCH, "Ctrl+K", QT_TRANSLATE_NOOP("Keys", "Search"), "Ctrl K"),
    KeyBinding(Action.ESCAPE, "Esc", QT_TRANSLATE_NOOP("Keys", "Close a panel, or clear the amount")),
)

BINDINGS: Final[Mapping[Action, KeyBinding]] = {key.action: key for key in KEY_BINDINGS}

_LABELS: Final[Mapping[Action, str]] = {
    Action.QR: QT_TRANSLATE_NOOP("Keys", "QR instead"),
    Action.LINK: QT_TRANSLATE_NOOP("Keys", "Link instead"),
    Action.STATIC_QR: QT_TRANSLATE_NOOP("Keys", "Shop's QR"),
    Action.NEXT: QT_TRANSLATE_NOOP("Keys", "Next customer"),
    Action.READ_STATUS: QT_TRANSLATE_NOOP("Keys", "Check now"),
    Action.SAYS_PAID: QT_TRANSLATE_NOOP("Keys", "They say they paid"),
    Action.RENEW: QT_TRANSLATE_NOOP("Keys", "New QR"),
    Action.CANCEL: QT_TRANSLATE_NOOP("Keys", "Cancel"),
    Action.TAKE_AGAIN: QT_TRANSLATE_NOOP("Keys", "Charge again"),
    Action.REFUND: QT_TRANSLATE_NOOP("Keys", "Refund"),
    Action.PHONE: QT_TRANSLATE_NOOP("Keys", "Pay on the phone"),
    Action.HAND_OVER: QT_TRANSLATE_NOOP("Keys", "Hand over"),
    Action.HAND_OVER_NOW: QT_TRANSLATE_NOOP("Keys", "Hand over now"),
    Action.CLOSE: QT_TRANSLATE_NOOP("Keys", "Remove from list"),
    Action.RECEIPT: QT_TRANSLATE_NOOP("Keys", "Receipt"),
    Action.RECEIPT_SHARE: QT_TRANSLATE_NOOP("Keys", "Receipt by WhatsApp"),
    Action.RECEIPT_MAIL: QT_TRANSLATE_NOOP("Keys", "Receipt by mail"),
    Action.LINK_SLIP: QT_TRANSLATE_NOOP("Keys", "Print a slip"),
    Action.WHATSAPP: QT_TRANSLATE_NOOP("Keys", "WhatsApp"),
    Action.SMS: QT_TRANSLATE_NOOP("Keys", "SMS"),
    Action.TYPE_KEYS: QT_TRANSLATE_NOOP("Keys", "Type the keys"),
}


_TOGGLES: Final = frozenset({Action.ESCAPE, Action.HELP, Action.KEYS, Action.CUSTOMER, Action.FULL_SCREEN})
"""Actions that open and close something; repeated presses are not filtered."""


def key_words(key: KeyBinding) -> str:
    """Return the description of a key, translated."""
    return translate("Keys", key.words)


def action_words(action: Action) -> str:
    """Return the button text of an action, translated."""
    return translate("Keys", _LABELS[action])


def key_label(action: Action) -> str:
    """Return the key that the button of an action shows, or "" if it has none."""
    return BINDINGS[action].label if action in BINDINGS else ""


class Actions(QObject):
    """One QAction per action: its text, its key, and whether it is enabled.

    The window's keys trigger them; buttons, the rail and screen readers call `perform`. `add_handlers` says what each
    does. `done` is emitted after each.
    """

    done = Signal()

    def __init__(self, window: QWidget, allowed: Callable[[], frozenset[Action]]) -> None:
        """Create the actions. `allowed` returns those that are available now."""
        super().__init__(window)
        self._allowed = allowed
        self._handlers: dict[Action, Callable[[], None]] = {}
        self._repeats = RepeatFilter()
        self.by_action = {action: self._create(action, window) for action in Action}

    def _create(self, action: Action, window: QWidget) -> QAction:
        key = BINDINGS.get(action)
        created = QAction(action_words(action) if action in _LABELS else key_words(BINDINGS[action]), self)
        created.setData(action.value)
        if key is not None:
            created.setToolTip(key_words(key))
            if key.is_window_wide:
                created.setShortcut(QKeySequence(key.sequence))
                created.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
                created.setAutoRepeat(False)
                window.addAction(created)
        created.triggered.connect(self.on_triggered)
        return created

    def find_by_key(self, key: QKeyCombination) -> QAction | None:
        """Return the QAction of a window-wide key, or None."""
        pressed = QKeySequence(key)
        return next((made for made in self.by_action.values() if made.shortcut() == pressed), None)

    def add_handlers(self, handlers: Mapping[Action, Callable[[], None]]) -> None:
        self._handlers.update(handlers)

    def set_enabled(self, actions: frozenset[Action]) -> None:
        """Enable exactly these actions, and so their keys."""
        for action, qt_action in self.by_action.items():
            qt_action.setEnabled(action in actions)

    @Slot()
    def on_triggered(self) -> None:
        """Perform the action of a pressed key; a repeat within the guard delay is ignored, except for toggles."""
        sender = self.sender()
        if isinstance(sender, QAction):
            action = Action(sender.data())
            if action in _TOGGLES or not self._repeats.is_repeat(action):
                self.perform(action)

    @Slot(object)
    def perform(self, action: Action) -> None:
        """Call the handler of an action, if the action is allowed now."""
        if action in self._handlers and action in self._allowed():
            self._handlers[action]()
            self.done.emit()
