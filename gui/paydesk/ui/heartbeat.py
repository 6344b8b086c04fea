"""When the window repaints: each second, soon after news, and a little later after small news."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

TICK_MS: Final = 1_000
_WHILE_MS: Final = 150


class Heartbeat(QObject):
    """Two timers of one window. `due`: show everything as it is now."""

    due = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.due)
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self.due)
        self._tick.start()

    def soon(self) -> None:
        """Something changed: once all that came with it is here."""
        if not self._soon.isActive() or self._soon.interval():
            self._soon.start(0)

    def in_a_while(self) -> None:
        """Something small changed: it must not be painted before what staff wait for."""
        if not self._soon.isActive():
            self._soon.start(_WHILE_MS)
