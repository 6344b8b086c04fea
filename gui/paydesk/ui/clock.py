"""The clock of the windows, replaceable in tests, and the timer of their repaints."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

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
FRAME_MS: Final = 16
_LATER_MS: Final = 150


class RefreshScheduler(QObject):
    """Schedules the repaints of one window: `due` is emitted each second, and after `now` and `later`.

    The window reports each refresh by `refreshed`, also those of its own: a burst of events costs one a frame.
    """

    due = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pending = QTimer(self, singleShot=True)
        self._pending.timeout.connect(self.due)
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self._pending.stop)  # the tick refreshes, too
        self._tick.timeout.connect(self.due)
        self._tick.start()
        self._since_refresh = QElapsedTimer()

    def now(self) -> None:
        """Refresh once the pending events are processed, a frame after the last refresh at the earliest."""
        self._start(max(FRAME_MS - self._since_refresh.elapsed(), 0) if self._since_refresh.isValid() else 0)

    def later(self) -> None:
        """Refresh in a moment: less urgent than what staff wait for."""
        self._start(_LATER_MS)

    def _start(self, wait_ms: int) -> None:
        if not self._pending.isActive() or self._pending.remainingTime() > wait_ms:
            self._pending.start(wait_ms)

    def refreshed(self) -> None:
        """Cancel the pending refresh, since one begins."""
        self._pending.stop()
        self._since_refresh.start()
