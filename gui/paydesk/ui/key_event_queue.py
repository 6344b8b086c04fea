"""Keys that mean nothing yet wait, each with its own time: a scanner's too.

That is at the start, until the window is joined to who answers it, and while a place of the rail was asked for that
nobody can answer yet: what is typed for one page never reaches another.
"""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Slot
from PySide6.QtGui import QAction, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication

from paydesk.ui.actions import Actions

_KEYS: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.KeyRelease})
_POINTER_PRESSES: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin})


class KeyTarget(Protocol):
    """A window whose keys can be held."""

    action_set: Actions
    """What its keys mean; there before `KeyEventQueue.release`."""

    def focus_page(self) -> None:
        """The focus goes to where the page in front begins."""

    def windowHandle(self) -> QWindow | None:
        """Qt: where its keys arrive; None before it is shown."""


class KeyEventQueue(QObject):
    """The keys of one window, and the place that they wait for. It looks on only while there is something to hold."""

    def __init__(self, window: KeyTarget, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._events: list[QKeyEvent] = []
        self._is_released = self._is_finished = False
        self.pending_page = ""
        """The place of the rail that was asked for and that nobody has answered yet; "" for none."""

    def start(self) -> None:
        """Look at each key of the window from now on, once it is shown."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    @Slot(object)
    def on_page_requested(self, place: object) -> None:
        """A place of the rail was asked for: all that is typed from now on is meant for it, and is no amount."""
        self.pending_page = str(place)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Qt: one more."""
        if event.type() in _POINTER_PRESSES and self.pending_page:
            self.discard()
        if not isinstance(event, QKeyEvent) or event.type() not in _KEYS:
            return False
        if self._is_released and not self._must_wait(self._action(event)):
            return False
        self._events.append(event.clone())
        return True

    def _action(self, event: QKeyEvent) -> QAction | None:
        return self._window.action_set.find_by_key(event.keyCombination())

    def _must_wait(self, action: QAction | None) -> bool:
        """Whether it waits on once there are actions: what comes after one that waits does so, too."""
        if self.pending_page:
            return action is None or not action.isEnabled()
        return bool(self._events) or (not self._is_finished and action is not None and not action.isEnabled())

    def release(self) -> None:
        """Keys mean something now: those held go where they would have gone. What comes later waits on."""
        self._is_released = True
        handle, held, self._events = self._window.windowHandle(), self._events, []
        for event in held:
            action = self._action(event)
            if self._must_wait(action):
                self._events.append(event)
            elif action is not None and event.type() is QEvent.Type.KeyPress:
                action.trigger()
            elif action is None and (there := QApplication.focusWidget() or handle) is not None:
                QCoreApplication.sendEvent(there, event)
        if handle is not None and self._is_finished and not self.pending_page:
            handle.removeEventFilter(self)

    def finish(self) -> None:
        """All is there."""
        self._is_finished = True
        self.release()

    def discard(self) -> None:
        """The place that was asked for is not wanted any more, or is not there: nor is what was typed for it."""
        self.pending_page = ""
        self._events.clear()
        if self._is_released:
            self._window.focus_page()
