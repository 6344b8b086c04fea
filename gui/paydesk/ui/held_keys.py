"""What is typed at a window that is painted, before its keys mean anything: kept, and handed on then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from paydesk.ui.actions import Actions


class HeldKeys(QObject):
    """Takes the keys of a window until they mean something. Each keeps its own time: a scanner's too."""

    def __init__(self, window: QWidget, handle: QWindow) -> None:
        super().__init__(window)
        self._window = window
        self._handle = handle
        self._held: list[QKeyEvent] = []
        self._actions: Actions | None = None
        handle.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Qt: one more."""
        if not isinstance(event, QKeyEvent) or event.type() not in {QEvent.Type.KeyPress, QEvent.Type.KeyRelease}:
            return False
        if self._actions is not None and not self._waits(event, self._actions):
            return False
        self._held.append(event.clone())
        return True

    @staticmethod
    def _waits(event: QKeyEvent, actions: Actions) -> bool:
        made = actions.with_key(event.keyCombination())
        return made is not None and not made.isEnabled()

    def join(self, actions: Actions) -> None:
        """Keys mean something now: those held go where they would have gone. What comes later waits on."""
        self._actions = actions
        held, self._held = self._held, []
        for event in held:
            made = actions.with_key(event.keyCombination())
            if made is None:
                QCoreApplication.sendEvent(QApplication.focusWidget() or self._window, event)
            elif not made.isEnabled():
                self._held.append(event)
            elif event.type() is QEvent.Type.KeyPress:
                made.trigger()

    def end(self, actions: Actions) -> None:
        """All is there."""
        self._handle.removeEventFilter(self)
        self.join(actions)
        self.deleteLater()
