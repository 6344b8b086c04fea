"""Corrects the clock of this run when the service and this PC agree on another time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paydesk.domain.clock import MAX_CLOCK_OFFSET, Clock, ClockCorrection

MATCHING_ANSWERS: Final = 3
"""Answers in a row that must agree: one wrong Date, or one jump of the PC's clock, changes nothing."""


class ClockCheck:
    """Compares three clocks: the service's, this PC's, and that of the run.

    Args:
        on_moved: Called after the run's clock was set; must move every time that is kept in memory.
    """

    def __init__(self, clock: Clock, on_moved: Callable[[ClockCorrection], None]) -> None:
        self._clock = clock
        self._on_moved = on_moved
        self._matches = 0

    def on_service_time(self, service_time: int) -> None:
        """Take the time of an answer of the service (ms since the epoch)."""
        wall, ours = self._clock.wall_now(), self._clock.now()
        agree = abs(wall - service_time) <= MAX_CLOCK_OFFSET
        off = min(abs(ours - service_time), abs(ours - wall)) > MAX_CLOCK_OFFSET
        self._matches = self._matches + 1 if agree and off else 0
        if self._matches >= MATCHING_ANSWERS:
            self._matches = 0
            self._on_moved(self._clock.resync())
