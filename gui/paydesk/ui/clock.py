"""The clock of the windows, replaceable in tests, and the timer of their repaints."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from paydesk.domain import clock


def now_ms() -> int:
    """Return ms since the epoch from this run's steady clock, which ignores changes of the PC's clock.

    See docs/rules.md#steady-time.
    """
    return clock.now_ms()


def india_time(at: int) -> datetime:
    """Return the date and time in India of `at` (ms since the epoch)."""
    return clock.to_india(at)


def india_day(at: int) -> date:
    """Return the date in India of `at` (ms since the epoch)."""
    return india_time(at).date()


TICK_MS: Final = 1_000
_LATER_MS: Final = 150


class RefreshScheduler(QObject):
    """Schedules the repaints of one window: `due` is emitted each second, and after `now` and `later`."""

    due = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pending = QTimer(self, singleShot=True)
        self._pending.timeout.connect(self.due)
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self._pending.stop)  # the tick refreshes, too
        self._tick.timeout.connect(self.due)
        self._tick.start()

    def now(self) -> None:
        """Refresh once the pending events are processed."""
        if not self._pending.isActive() or self._pending.interval():
            self._pending.start(0)

    def later(self) -> None:
        """Refresh in a moment: less urgent than what staff wait for."""
        if not self._pending.isActive():
            self._pending.start(_LATER_MS)
