"""Keys that mean nothing yet wait, each with its own time: a scanner's too.

That is at the start, until the window is joined to who answers it, and while a place of the rail was asked for that
nobody can answer yet: what is typed for one page never reaches another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from paydesk.ui.actions import Actions
    from paydesk.ui.frame import Frame

_KEYS: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.KeyRelease})
_TOUCHES: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin})


class Holds(Protocol):
    """A window whose keys can be held."""

    frame: Frame

    def focus_page(self) -> None:
        """The focus goes to where the page in front begins."""


class HeldKeys(QObject):
    """The keys of one window. Made when it is shown; it looks on only while there is something to hold."""

    def __init__(self, window: Holds, handle: QWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._handle = handle
        self._held: list[QKeyEvent] = []
        self._actions: Actions | None = None
        self._all_there = False
        self.hold()

    def hold(self) -> None:
        """Look at each key from now on."""
        self._handle.installEventFilter(self)

    @property
    def _asked(self) -> bool:
        """Whether a place was asked for that nobody has answered yet."""
        return bool(self._window.frame.rail.asked)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Qt: one more."""
        if event.type() in _TOUCHES and self._asked:
            self.give_up()
        if not isinstance(event, QKeyEvent) or event.type() not in _KEYS:
            return False
        if self._actions is not None and not self._waits(event, self._actions):
            return False
        self._held.append(event.clone())
        return True

    def _waits(self, event: QKeyEvent, actions: Actions) -> bool:
        """Whether it waits on once there are actions: what comes after one that waits does so, too."""
        made = actions.with_key(event.keyCombination())
        if self._asked:
            return made is None or not made.isEnabled()
        return bool(self._held) or (not self._all_there and made is not None and not made.isEnabled())

    def join(self, actions: Actions) -> None:
        """Keys mean something now: those held go where they would have gone. What comes later waits on."""
        self._actions = actions
        held, self._held = self._held, []
        for event in held:
            made = actions.with_key(event.keyCombination())
            if self._waits(event, actions):
                self._held.append(event)
            elif made is None:
                QCoreApplication.sendEvent(QApplication.focusWidget() or self._handle, event)
            elif event.type() is QEvent.Type.KeyPress:
                made.trigger()
        if self._all_there and not self._asked:
            self._handle.removeEventFilter(self)

    def end(self, actions: Actions) -> None:
        """All is there."""
        self._all_there = True
        self.join(actions)

    def give_up(self) -> None:
        """The place that was asked for is not wanted any more, or is not there: nor is what was typed for it."""
        self._window.frame.rail.asked = ""
        self._held.clear()
        if self._actions is not None:
            self._window.focus_page()
