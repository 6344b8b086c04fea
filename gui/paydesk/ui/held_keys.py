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
_TOUCHES: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin})


class Holds(Protocol):
    """A window whose keys can be held."""

    action_set: Actions
    """What its keys mean; there before `HeldKeys.join`."""

    def focus_page(self) -> None:
        """The focus goes to where the page in front begins."""

    def windowHandle(self) -> QWindow | None:
        """Qt: where its keys arrive; None before it is shown."""


class HeldKeys(QObject):
    """The keys of one window, and the place that they wait for. It looks on only while there is something to hold."""

    def __init__(self, window: Holds, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._held: list[QKeyEvent] = []
        self._joined = self._all_there = False
        self.place = ""
        """The place of the rail that was asked for and that nobody has answered yet; "" for none."""

    def hold(self) -> None:
        """Look at each key of the window from now on, once it is shown."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    @Slot(object)
    def on_place(self, place: object) -> None:
        """A place of the rail was asked for: all that is typed from now on is meant for it, and is no amount."""
        self.place = str(place)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Qt: one more."""
        if event.type() in _TOUCHES and self.place:
            self.give_up()
        if not isinstance(event, QKeyEvent) or event.type() not in _KEYS:
            return False
        if self._joined and not self._waits(self._action(event)):
            return False
        self._held.append(event.clone())
        return True

    def _action(self, event: QKeyEvent) -> QAction | None:
        return self._window.action_set.with_key(event.keyCombination())

    def _waits(self, action: QAction | None) -> bool:
        """Whether it waits on once there are actions: what comes after one that waits does so, too."""
        if self.place:
            return action is None or not action.isEnabled()
        return bool(self._held) or (not self._all_there and action is not None and not action.isEnabled())

    def join(self) -> None:
        """Keys mean something now: those held go where they would have gone. What comes later waits on."""
        self._joined = True
        handle, held, self._held = self._window.windowHandle(), self._held, []
        for event in held:
            action = self._action(event)
            if self._waits(action):
                self._held.append(event)
            elif action is not None and event.type() is QEvent.Type.KeyPress:
                action.trigger()
            elif action is None and (there := QApplication.focusWidget() or handle) is not None:
                QCoreApplication.sendEvent(there, event)
        if handle is not None and self._all_there and not self.place:
            handle.removeEventFilter(self)

    def end(self) -> None:
        """All is there."""
        self._all_there = True
        self.join()

    def give_up(self) -> None:
        """The place that was asked for is not wanted any more, or is not there: nor is what was typed for it."""
        self.place = ""
        self._held.clear()
        if self._joined:
            self._window.focus_page()
