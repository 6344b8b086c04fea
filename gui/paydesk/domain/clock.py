"""Time: one clock for a whole run, in milliseconds since 1970, UTC (docs/rules.md#steady-time).

The wall clock of a shop PC is wrong at times, and is put right while the program runs. So it is read once, when the
run begins; from then on time goes by a clock that nobody can set, and that goes on while the PC sleeps. Only where the
service and the wall clock agree on another time, it is read anew (docs/decisions/0025).

The zone of a shop PC is wrong at times, too, and nobody at a counter notices. So every day, hour and time is India's:
it has one offset, and no summer time. A shop sets when its day ends: midnight, unless it is open longer.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta, timezone
from typing import Final, TypeAlias

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
INDIA_OFFSET: Final = 5 * HOUR + 30 * MINUTE
"""How far India is ahead of UTC, in ms."""
MAX_TIME: Final = 253_000_000_000_000
"""No time of ours is later (the year 9987): "the end of 9999" as it stands for "never" is no day in India any more."""
MAX_CLOCK_OFFSET: Final = 2 * MINUTE
"""How far a PC's clock may be off the service's: signatures are dated, and tokens and certificates have an end."""
INDIA: Final = timezone(timedelta(milliseconds=INDIA_OFFSET))

Now: TypeAlias = Callable[[], int]
"""Gives the time in ms since 1970."""


_COUNTS_SLEEP: Final = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}
"""The clock of each system that goes on while the PC sleeps; elsewhere Python's own monotonic one does."""


def elapsed_ns() -> int:
    """Nanoseconds of a clock that nobody sets, and that counts the time in which the PC slept."""
    which: int | None = getattr(time, _COUNTS_SLEEP.get(sys.platform, ""), None)
    return time.monotonic_ns() if which is None else time.clock_gettime_ns(which)


def elapsed_s() -> float:
    """The same in seconds."""
    return elapsed_ns() / 1_000_000_000


class Clock:
    """The time of one run. `wall` and `elapsed` (both ns) are given so that a simulation can have its own."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, elapsed: Callable[[], int] = elapsed_ns) -> None:
        self._wall = wall
        self._elapsed = elapsed
        self._anchor = wall() - elapsed()
        self._began = self.now()

    def now(self) -> int:
        """Milliseconds since 1970 as the wall clock had them when the run began, plus what has passed since."""
        return (self._anchor + self._elapsed()) // 1_000_000

    def wall_now(self) -> int:
        """Milliseconds since 1970 as the PC's own clock has them at this moment."""
        return self._wall() // 1_000_000

    def resync(self) -> ClockCorrection:
        """Go by the PC's own clock as it stands now: it was wrong when the run began."""
        before, began = self.now(), self._began
        self._anchor = self._wall() - self._elapsed()
        by = self.now() - before
        self._began = began + by
        return ClockCorrection(by, began, before)


@dataclass(frozen=True, slots=True)
class ClockCorrection:
    """The clock of a run was set anew: what happened in the run happened `by` ms later than was noted."""

    by: int
    since: int
    """When the run began, as it was noted before."""
    until: int
    """When the clock was set, as it was noted before."""

    def apply(self, at: int) -> int:
        """A time of this run as it is noted from now on; one of an earlier run stays."""
        return at + self.by if self.since <= at <= self.until else at


CLOCK: Final = Clock()
"""The clock of this process: the counter and the windows go by the same."""


def now_ms() -> int:
    """The time of this process's clock."""
    return CLOCK.now()


def has_passed(span: int, here: int, there: int) -> bool:
    """Whether `span` is over, of which this PC's clock says `here`, and the service's `there` (ms each).

    Both must say so: either may have been put forward meanwhile. A PC's clock that was put back says nothing.
    """
    return there >= span and (here >= span or here < 0)


def to_india(at: int) -> datetime:
    """A time in ms since 1970 as date and time in India, where all shops are."""
    return datetime.fromtimestamp(at / SECOND, INDIA)


MAX_DAY_END: Final = 12 * 60 - 1
"""The latest end of a day, in minutes after midnight."""
_EPOCH: Final = date(1970, 1, 1)


def date_of(at: int, day_end_minutes: int = 0) -> date:
    """The day of a time (ms since 1970), the service's (docs/service.md#create-a-cashgram) and the shop's.

    `ends`: minutes after midnight at which the shop's day before ends.
    """
    return _EPOCH + timedelta(days=(at + INDIA_OFFSET - day_end_minutes * MINUTE) // DAY)


def span_of(first: date, last: date, day_end_minutes: int = 0) -> tuple[int, int]:
    """From the begin of one day to the end of another: the first ms, and the first that is not of it any more."""
    return _day_start(first, day_end_minutes), _day_start(last + timedelta(days=1), day_end_minutes)


def hour_rank(hour: int, day_end_minutes: int = 0) -> int:
    """The place of an hour in a day that ends so: that in which the day begins is the first."""
    return (hour - day_end_minutes // 60) % 24


def _day_start(day: date, day_end_minutes: int) -> int:
    return (day - _EPOCH).days * DAY - INDIA_OFFSET + day_end_minutes * MINUTE
