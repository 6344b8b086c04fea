"""Queues key events, with their timestamps, until they have a handler.

This is so at the start, until presenters are connected, and while a requested page is not available yet: keys typed
for one page never reach another.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.ui.actions import Actions

_KEYS: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.KeyRelease})
_POINTER_PRESSES: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin})


class KeyEventQueue(QObject):
    """Queued keys of one window, and the page that they wait for. Filters events only while needed.

    `discarded`: keys and page are dropped; the current page gets the keys to come.
    """

    discarded = Signal()
    actions: Actions
    """The window's actions; set before `release`."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._events: list[QKeyEvent] = []
        self._is_released = self._is_finished = False
        self.pending_page = ""
        """Name of the requested page that is not available yet, or ""."""

    def start(self) -> None:
        """Filter the keys of the window from now on."""
        handle = self._handle()
        if handle is not None:
            handle.installEventFilter(self)

    def _handle(self) -> QWindow | None:
        return self._window.windowHandle()  # None before the window was shown

    @Slot(object)
    def on_page_requested(self, name: object) -> None:
        """Remember the requested page: keys typed from now on are meant for it."""
        self.pending_page = str(name)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _POINTER_PRESSES and self.pending_page:
            self.discard()
        if not isinstance(event, QKeyEvent) or event.type() not in _KEYS:
            return False
        if self._is_released and not self._must_wait(self._action(event)):
            return False
        self._events.append(event.clone())
        return True

    def _action(self, event: QKeyEvent) -> QAction | None:
        return self.actions.find_by_key(event.keyCombination())

    def _must_wait(self, action: QAction | None) -> bool:
        """Return True if an event has to stay queued; order is kept, so later ones wait, too."""
        if self.pending_page:
            return action is None or not action.isEnabled()
        return bool(self._events) or (not self._is_finished and action is not None and not action.isEnabled())

    def release(self) -> None:
        """Deliver the queued events that have a handler now."""
        self._is_released = True
        handle, events, self._events = self._handle(), self._events, []
        for event in events:
            action = self._action(event)
            if self._must_wait(action):
                self._events.append(event)
            elif action is not None and event.type() is QEvent.Type.KeyPress:
                action.trigger()
            elif action is None and (target := QApplication.focusWidget() or handle) is not None:
                QCoreApplication.sendEvent(target, event)
        if handle is not None and self._is_finished and not self.pending_page:
            handle.removeEventFilter(self)

    def finish(self) -> None:
        """Deliver the rest: all features exist."""
        self._is_finished = True
        self.release()

    def discard(self) -> None:
        """Drop the pending page request and its queued keys."""
        self.pending_page = ""
        self._events.clear()
        if self._is_released:
            self.discarded.emit()
