"""Time: one clock for a whole run, in milliseconds since 1970, UTC (DESIGN.md, truth 19).

The wall clock of a shop PC is wrong at times, and is put right while the program runs. So it is read once, when the
run begins; from then on time goes by a clock that nobody can set, and that goes on while the PC sleeps.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final, TypeAlias

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

Now: TypeAlias = Callable[[], int]
"""Gives the time in ms since 1970."""


_COUNTS_SLEEP: Final = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}
"""The clock of each system that goes on while the PC sleeps; elsewhere Python's own monotonic one does."""


def elapsed_ns() -> int:
    """Nanoseconds of a clock that nobody sets, and that counts the time in which the PC slept."""
    which: int | None = getattr(time, _COUNTS_SLEEP.get(sys.platform, ""), None)
    return time.monotonic_ns() if which is None else time.clock_gettime_ns(which)


class Clock:
    """The time of one run. `wall` and `elapsed` (both ns) are given so that a simulation can have its own."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, elapsed: Callable[[], int] = elapsed_ns) -> None:
        self._elapsed = elapsed
        self._anchor = wall() - elapsed()

    def now(self) -> int:
        """Milliseconds since 1970 as the wall clock had them when the run began, plus what has passed since."""
        return (self._anchor + self._elapsed()) // 1_000_000


CLOCK: Final = Clock()
"""The clock of this process: the counter and the windows go by the same."""


def now_ms() -> int:
    """The time of this process's clock."""
    return CLOCK.now()
