"""The windows' time: one clock, so that a test can replace it, and when a window repaints."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from paydesk.domain import clock


def now_ms() -> int:
    """Milliseconds since 1970, UTC, by this run's own clock: it goes on steadily, whoever sets the PC's.

    See docs/rules.md#steady-time.
    """
    return clock.now_ms()


def local(at: int) -> datetime:
    """A time in milliseconds since 1970 as date and time in India, whatever zone this PC is set to."""
    return clock.to_india(at)


def day_of(at: int) -> date:
    """India's day of a time in milliseconds since 1970."""
    return local(at).date()


TICK_MS: Final = 1_000
_WHILE_MS: Final = 150


class Heartbeat(QObject):
    """Two timers of one window. `due`: show everything as it is now."""

    due = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.due)
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self._soon.stop)  # what it would show is shown now
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
