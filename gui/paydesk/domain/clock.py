"""Time: one clock for a whole run, in milliseconds since 1970, UTC (DESIGN.md, truth 19).

The wall clock of a shop PC is wrong at times, and is put right while the program runs. So it is read once, when the
run begins; from then on time goes by a clock that nobody can set, and that goes on while the PC sleeps.

The zone of a shop PC is wrong at times, too, and nobody at a counter notices. So every day, hour and time is India's:
it has one offset, and no summer time.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from datetime import date, datetime, timedelta, timezone
from typing import Final, TypeAlias

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
INDIA_AHEAD: Final = 5 * HOUR + 30 * MINUTE
"""How far India is ahead of UTC, in ms."""
LATEST: Final = 253_000_000_000_000
"""No time of ours is later (the year 9987): "the end of 9999" as it stands for "never" is no day in India any more."""
RIGHT_WITHIN: Final = 2 * MINUTE
"""How far a PC's clock may be off the service's: signatures are dated, and tokens and certificates have an end."""
INDIA: Final = timezone(timedelta(milliseconds=INDIA_AHEAD))

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


def in_india(at: int) -> datetime:
    """A time in ms since 1970 as date and time in India, where all shops are."""
    return datetime.fromtimestamp(at / SECOND, INDIA)


def india_day(at: int) -> date:
    """The day of a time in ms since 1970: the shop's, and the service's (SPEC.md 4.12)."""
    return in_india(at).date()
