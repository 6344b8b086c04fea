"""Blocks input that was aimed at a control which has just been replaced."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QPointerEvent, QWindow
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from shiboken6 import isValid

from paydesk.domain.scanner import KEY_GAP_MS
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.paint import TOUCH_SIZE
from paydesk.ui.widgets.read_delay import PRESS_KEYS, ChangeDelay, ReadDelay

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
"""Event types of user input; changes that they cause are expected by the user."""


def _end_user_event() -> None:
    ChangeDelay.user_initiated = False


def _flash(buttons: Sequence[KeyButton]) -> bool:
    """Flash these buttons to show that a press was ignored; return True."""
    for button in buttons:
        button.flash()
    return True


def _target_of(event: QEvent, window: QWidget) -> QWidget | None:
    """Return the pressed widget. For touch, native window events only have right global positions."""
    if isinstance(event, QPointerEvent) and event.points():
        return window.childAt(window.mapFromGlobal(event.points()[0].globalPosition()).toPoint())
    return QApplication.focusWidget() if isinstance(event, QKeyEvent) else None


class InputGuard:
    """Decides for each user event of a staff window whether to block it; typed text is never blocked.

    Blocked are the second of two quick presses if its target appeared after the first (it sent payouts, closed shifts
    and pressed whatever replaced a button), and a press on a target that an event changed just before (the cashier's
    Enter reached "Next customer" when the sale turned PAID).
    """

    def __init__(self) -> None:
        self.overlay_closed_timer = ReadDelay()
        """Runs after an overlay closed: a press is still meant for the overlay."""
        self._last_press = ReadDelay()
        self._focus_moved = ChangeDelay()
        """Runs after an event, not the user, moved the focus."""
        self._installed = ReadDelay()
        """Runs after the window was opened, with all that it contains."""
        self._installed.start()
        self._char_key_at = 0
        """Timestamp of the last key if it was a character; screen keyboards send none."""
        self._source: QPointF | int = 0
        """Position of the last click or touch, or the last key."""
        self._target: tuple[object, ...] = ()
        self._done = QTimer(singleShot=True, interval=0)
        self._laid_out = QTimer(singleShot=True, interval=0)
        """Fires after pending zero-delay layout timers."""
        self._done.timeout.connect(self._laid_out.start)
        self._laid_out.timeout.connect(_end_user_event)

    def on_focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        """Start the delay if the focus moved within a window."""
        if before is not None and now is not None and isValid(before) and before.window() is now.window():
            self._focus_moved.start()

    def should_block(self, event: QEvent, window: QWidget | None) -> bool:
        """Return True to swallow the event. `window` is None for events of a dialog."""
        if event.type() in _PRESS_EVENTS and self._is_misdirected(event, window):
            return True
        if not ChangeDelay.user_initiated:
            ChangeDelay.user_initiated = True
            self._done.start()
        return False

    def _is_misdirected(self, event: QEvent, window: QWidget | None) -> bool:
        stops = self.overlay_closed_timer.is_running
        if window is not None:
            target = _target_of(event, window)
            is_second, is_too_quick = self._is_second_press(event, target), self._hits_new_target(event, target)
            stops = stops or is_second or is_too_quick
        return stops and not (isinstance(event, QKeyEvent) and event.key() not in PRESS_KEYS)

    def _is_second_press(self, event: QEvent, target: QWidget | None) -> bool:
        """Return True if it follows another press of the same finger or key and hits a target that is new since.

        Enter may follow Enter in text fields.
        """
        held = isinstance(event, QKeyEvent) and event.isAutoRepeat()
        if isinstance(event, QKeyEvent):
            by: QPointF | int = event.key()
            typed = isinstance(target, QLineEdit) and self._target and isinstance(self._target[0], QLineEdit)
            is_same = by == self._source and (held or not typed)
        elif isinstance(event, QPointerEvent) and event.points():
            by = event.points()[0].globalPosition()
            is_same = isinstance(self._source, QPointF) and (by - self._source).manhattanLength() < TOUCH_SIZE / 2
        else:
            return False
        content = (target.text(), target.busy_count) if isinstance(target, KeyButton) else ()
        now = target, *content
        is_second = is_same and (held or self._last_press.is_running) and now != self._target
        if not is_second:
            self._source, self._target = by, now
        self._last_press.start()
        return is_second

    def _hits_new_target(self, event: QEvent, target: QWidget | None) -> bool:
        """Return True if the target changed within the guard delay without user action; flash it then.

        The key that ends a scan always passes.
        """
        if not isinstance(event, QKeyEvent):
            return isinstance(target, KeyButton) and self._changed_just_now(target) and _flash([target])
        if event.key() not in PRESS_KEYS:
            self._char_key_at = event.timestamp() if event.text().strip().isalnum() else 0
            return False
        if target is None or (self._char_key_at and event.timestamp() - self._char_key_at <= KEY_GAP_MS):
            return False
        inside = (
            [target] if isinstance(target, KeyButton) else [b for b in target.findChildren(KeyButton) if b.is_prominent]
        )
        reached = [each for each in inside if each.isVisible()]
        return (self._focus_moved.is_running or any(map(self._changed_just_now, reached))) and _flash(reached)

    def _changed_just_now(self, button: KeyButton) -> bool:
        return button.changed_at.is_running and not button.changed_at.started_before(self._installed)


class InputFilter(QObject):
    """Event filter on the native windows of staff: the main window, and its dialogs once they have the focus."""

    def __init__(self, host: QWidget, parent: QObject) -> None:
        """Filter the input of the window of `host`."""
        super().__init__(parent)
        self._host = host
        self.guard = InputGuard()
        self.listener: Callable[[QEvent], bool] | None = None
        """Gets each event that was not blocked, and returns True to swallow it."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusWindowChanged.connect(self.on_focus_window)
            app.focusChanged.connect(self.on_focus_changed)
        self.on_focus_window(self._main())

    def _main(self) -> QWindow | None:
        return self._host.window().windowHandle()

    @Slot(QWindow)
    def on_focus_window(self, window: QWindow | None) -> None:
        """Filter a window that got the focus if it is the main window or one of its dialogs."""
        main = self._main()
        if window is None or main is None or window.flags() & Qt.WindowType.WindowDoesNotAcceptFocus:
            return  # the last is the customer display
        if window is main or window.transientParent() is main:
            window.installEventFilter(self)

    @Slot(QWidget, QWidget)
    def on_focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        self.guard.on_focus_moved(before, now)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        by_hand = event.type() in USER_EVENTS  # other events also reach half-deleted windows
        window = self._host.window() if by_hand and watched is self._main() else None
        if by_hand and self.guard.should_block(event, window):
            return True
        return self.listener is not None and self.listener(event)
