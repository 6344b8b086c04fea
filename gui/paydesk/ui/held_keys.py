"""What is typed at a window that is painted, before its keys mean anything: kept, and handed on then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from paydesk.ui.actions import Actions


class HeldKeys(QObject):
    """Takes the keys of a window until `hand_on`. Each keeps the time at which it was pressed: a scanner's too."""

    def __init__(self, window: QWidget, handle: QWindow) -> None:
        super().__init__(window)
        self._window = window
        self._handle = handle
        self._held: list[QKeyEvent] = []
        handle.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Qt: one more."""
        if not isinstance(event, QKeyEvent):
            return False
        kind = event.type()
        if kind is QEvent.Type.KeyPress or kind is QEvent.Type.KeyRelease:
            self._held.append(event.clone())
            return True
        return False

    def hand_on(self, actions: Actions) -> None:
        """They go where they would have gone, in the order in which they were pressed."""
        self._handle.removeEventFilter(self)
        held, self._held = self._held, []
        for event in held:
            made = actions.with_key(event.keyCombination())
            if made is None:
                QCoreApplication.sendEvent(QApplication.focusWidget() or self._window, event)
            elif event.type() is QEvent.Type.KeyPress:
                made.trigger()
        self.deleteLater()
