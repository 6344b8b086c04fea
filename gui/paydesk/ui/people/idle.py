"""Idle time of the window, and the supervisor's pages, which close after a minute without activity."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal

from paydesk.domain.commands import ClosePages, StayOnPages
from paydesk.domain.settings.settings import IDLE_RANGE_S
from paydesk.ui import clock
from paydesk.ui.input_guard import InputFilter
from paydesk.ui.people.store import PeopleStore
from paydesk.worker.client import CommandClient

_ACTIVITY: Final = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TabletPress,
    }
)


class IdleWatch:
    """Measures idle time by the input that reaches the windows of staff; input that the guard blocks is no activity.

    Two clocks count: `seconds` ignores changes of the PC's clock but stops while the PC sleeps, unlike the wall clock.
    """

    def __init__(
        self, input_filter: InputFilter, seconds: Callable[[], float], on_late_input: Callable[[], bool]
    ) -> None:
        """Watch the input of a window.

        Args:
            input_filter: The window's; it has one listener, this one.
            seconds: Monotonic clock.
            on_late_input: Called for input after the limit, such as a touch that wakes the PC; True swallows the event.
        """
        self._seconds = seconds
        self._on_late_input = on_late_input
        self.limit_s: float = IDLE_RANGE_S[1]
        """Idle time after which the limit is reached, in seconds."""
        self.active_at = seconds()
        """Time of the last activity, by `seconds`."""
        self._active_wall_ms = clock.now_ms()
        input_filter.listener = self.on_input

    def on_input(self, event: QEvent) -> bool:
        """Note activity; return True to swallow the event."""
        if event.type() not in _ACTIVITY:
            return False
        if self.has_expired:
            return self._on_late_input()
        self.restart()
        return False

    @property
    def has_expired(self) -> bool:
        """True if the limit is reached."""
        return self.idle_seconds() >= self.limit_s

    def restart(self) -> None:
        """Count idle time from now."""
        self.active_at, self._active_wall_ms = self._seconds(), clock.now_ms()

    def idle_seconds(self) -> float:
        """Return the idle time in seconds, including the time in which the PC slept."""
        return max(self._seconds() - self.active_at, (clock.now_ms() - self._active_wall_ms) / 1_000)


REPORT_INTERVAL_S: Final = 5.0
"""Minimum interval between two reports of activity to the counter."""


class SupervisedPages(QObject):
    """State of the pages that a PIN has unlocked. `closed`: leave the current page."""

    closed = Signal()

    def __init__(
        self, store: PeopleStore, client: CommandClient, idle: IdleWatch, seconds: Callable[[], float], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._client = client
        self._idle = idle
        self._seconds = seconds
        self._is_shown = False
        self._is_open = False
        self._reported_at = seconds()

    def on_unlocked(self) -> None:
        """Start the time of the unlocked pages."""
        self._idle.restart()
        self._reported_at = self._seconds()
        self._is_open = True

    def set_shown(self, *, shown: bool) -> None:
        """Note whether a supervisor's page is shown; leaving it closes the pages."""
        left, self._is_shown = self._is_shown and not shown, shown
        if left:
            self.leave()
        self.update()

    def leave(self) -> None:
        """Close the pages at once, here and in the counter."""
        if self._store.unlocker() is not None:
            self._is_open = False
            command = ClosePages()
            self._client.send(command)
            self._store.mark_closing(command.command_id)

    @property
    def is_shown_closed(self) -> bool:
        """True if a supervisor's page is shown but not unlocked."""
        return self._is_shown and self._store.unlocker() is None

    def update(self) -> None:
        """Close what is no longer unlocked."""
        was, self._is_open = self._is_open, self._store.unlocker() is not None
        if not was or self._is_open:
            return
        if self._store.signed_in.unlocked_by is not None and not self._store.is_locked:
            self._client.send(ClosePages())
        if self._is_shown:
            self.closed.emit()

    def report_activity(self) -> None:
        """Tell the counter about activity on an unlocked page."""
        now = self._seconds()
        worked = self._is_shown and self._is_open and self._idle.active_at > self._reported_at
        if worked and now - self._reported_at >= REPORT_INTERVAL_S:
            self._reported_at = now
            self._client.send(StayOnPages())
