"""Which presses reach what is under them: none that was meant for what stood there before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QTimer
from PySide6.QtGui import QKeyEvent, QPointerEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from shiboken6 import isValid

from paydesk.domain.scanner import KEY_GAP_MS
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.paint import TOUCH, scaled
from paydesk.ui.widgets.unread import PRESS_KEYS, Unread, UnreadNews

_PRESS_EVENTS: Final = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.TouchBegin,
        QEvent.Type.TabletPress,
    }
)
USER_EVENTS: Final = _PRESS_EVENTS | {
    QEvent.Type.ShortcutOverride,
    QEvent.Type.KeyRelease,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.TouchEnd,
    QEvent.Type.TabletRelease,
}
"""What a press is made of: what any of these brings is no news."""


def _end_user_event() -> None:
    UnreadNews.by_hand = False


def _flash(buttons: Sequence[KeyButton]) -> bool:
    """Show at these that a press did nothing, and return True."""
    for button in buttons:
        button.flash()
    return True


def _target_of(event: QEvent, window: QWidget) -> QWidget | None:
    """What it presses; at the native window only the place on the screen is right for a finger, too."""
    if isinstance(event, QPointerEvent) and event.points():
        return window.childAt(window.mapFromGlobal(event.points()[0].globalPosition()).toPoint())
    return QApplication.focusWidget() if isinstance(event, QKeyEvent) else None


class InputGuard:
    """Told of each event BY_HAND of the native windows of staff, it says which to stop; what is typed goes on.

    The second of two presses, by one finger or key, does not reach what was not there for the first: it sent money
    that was asked about behind a PIN, closed the shift, and pressed whatever had come to the place of a button.
    No press reaches what news have brought right before it: PAID made "Next customer" of an Enter, and the customer
    went without the goods.
    """

    def __init__(self) -> None:
        self.overlay_closed_timer = Unread()
        """Since when something is not covered any more: a press that comes at once was meant for what lay over it."""
        self._last_press = Unread()
        self._focus_moved = UnreadNews()
        """Since when the keyboard is where news have put it."""
        self._installed = Unread()
        """Since when this is asked: what stood there before came with the window, which somebody has opened."""
        self._installed.begin()
        self._char_key_at = 0
        """The time of the last key, where it was a sign; those of a screen keyboard have none."""
        self._source: QPointF | int = 0
        """Where a finger or the mouse pressed, or which key was it."""
        self._target: tuple[object, ...] = ()
        self._done = QTimer(singleShot=True, interval=0)
        self._laid_out = QTimer(singleShot=True, interval=0)
        """Fires when all that was to be done for a press is done: also by the timers of no time that layouts have."""
        self._done.timeout.connect(self._laid_out.start)
        self._laid_out.timeout.connect(_end_user_event)

    def on_focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        """The keyboard goes elsewhere within a window; whether news have put it there, is asked."""
        if before is not None and now is not None and isValid(before) and before.window() is now.window():
            self._focus_moved.begin()

    def should_block(self, event: QEvent, window: QWidget | None) -> bool:
        """Whether it is a press that is to reach nothing. `window`: whose it is; None: that of a dialog."""
        if event.type() in _PRESS_EVENTS and self._is_misdirected(event, window):
            return True
        if not UnreadNews.by_hand:
            UnreadNews.by_hand = True
            self._done.start()
        return False

    def _is_misdirected(self, event: QEvent, window: QWidget | None) -> bool:
        stops = self.overlay_closed_timer.too_soon
        if window is not None:
            there = _target_of(event, window)
            is_second, is_too_quick = self._is_second_press(event, there), self._hits_new_target(event, there)
            stops = stops or is_second or is_too_quick
        return stops and not (isinstance(event, QKeyEvent) and event.key() not in PRESS_KEYS)

    def _is_second_press(self, event: QEvent, there: QWidget | None) -> bool:
        """Whether it comes right behind another, by the same finger or key, and reaches what has come since.

        Fields take Enter after Enter: nothing typed quickly is lost.
        """
        held = isinstance(event, QKeyEvent) and event.isAutoRepeat()
        if isinstance(event, QKeyEvent):
            by: QPointF | int = event.key()
            typed = isinstance(there, QLineEdit) and self._target and isinstance(self._target[0], QLineEdit)
            is_same = by == self._source and (held or not typed)
        elif isinstance(event, QPointerEvent) and event.points():
            by = event.points()[0].globalPosition()
            is_same = isinstance(self._source, QPointF) and (by - self._source).manhattanLength() < scaled(TOUCH) / 2
        else:
            return False
        what = (there.text(), there.turns) if isinstance(there, KeyButton) else ()
        now = there, *what
        is_second = is_same and (held or self._last_press.too_soon) and now != self._target
        if not is_second:
            self._source, self._target = by, now
        self._last_press.begin()
        return is_second

    def _hits_new_target(self, event: QEvent, there: QWidget | None) -> bool:
        """Whether it reaches what news have brought so lately that nobody can have meant it.

        Not the key that ends what a scanner typed: no number is lost. The button flashes: the press was heard.
        """
        if not isinstance(event, QKeyEvent):
            return isinstance(there, KeyButton) and self._changed_just_now(there) and _flash([there])
        if event.key() not in PRESS_KEYS:
            self._char_key_at = event.timestamp() if event.text().strip().isalnum() else 0
            return False
        if there is None or (self._char_key_at and event.timestamp() - self._char_key_at <= KEY_GAP_MS):
            return False
        inside = [there] if isinstance(there, KeyButton) else [b for b in there.findChildren(KeyButton) if b.is_loud]
        reached = [each for each in inside if each.isVisible()]
        return (self._focus_moved.too_soon or any(map(self._changed_just_now, reached))) and _flash(reached)

    def _changed_just_now(self, button: KeyButton) -> bool:
        return button.came.too_soon and not button.came.is_older(self._installed)
