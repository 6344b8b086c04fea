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


def india_time(at: int) -> datetime:
    """A time in milliseconds since 1970 as date and time in India, whatever zone this PC is set to."""
    return clock.to_india(at)


def india_day(at: int) -> date:
    """India's day of a time in milliseconds since 1970."""
    return india_time(at).date()


TICK_MS: Final = 1_000
_LATER_MS: Final = 150


class RefreshScheduler(QObject):
    """Two timers of one window. `due`: show everything as it is now."""

    due = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pending = QTimer(self, singleShot=True)
        self._pending.timeout.connect(self.due)
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self._pending.stop)  # what it would show is shown now
        self._tick.timeout.connect(self.due)
        self._tick.start()

    def now(self) -> None:
        """Something changed: once all that came with it is here."""
        if not self._pending.isActive() or self._pending.interval():
            self._pending.start(0)

    def later(self) -> None:
        """Something small changed: it must not be painted before what staff wait for."""
        if not self._pending.isActive():
            self._pending.start(_LATER_MS)
