"""Time: one clock for a run, in milliseconds since 1970, UTC (docs/rules.md#steady-time).

The clock of a shop's PC is sometimes wrong, and corrected while the program runs. So it is read once, at the start of
a run; afterwards time follows a clock that cannot be set and counts sleep. It is read again only if the service and
the PC's clock agree on another time (docs/decisions/0025).

The time zone of a shop's PC is sometimes wrong, too, and staff do not notice. So all days, hours and times are
India's, which has one offset and no summer time. The shop sets when its day ends; the default is midnight.
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
"""India's offset from UTC, in ms."""
MAX_TIME: Final = 253_000_000_000_000
"""Upper bound of times (year 9987): the "end of 9999", used for "never", would overflow with India's offset."""
MAX_CLOCK_OFFSET: Final = 2 * MINUTE
"""The largest tolerable clock offset: signatures are dated, and tokens and certificates expire."""
INDIA: Final = timezone(timedelta(milliseconds=INDIA_OFFSET))

Now: TypeAlias = Callable[[], int]
"""Returns the time in ms since 1970."""


_COUNTS_SLEEP: Final = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}
"""The clock of each system that counts sleep; elsewhere Python's monotonic clock does."""


def elapsed_ns() -> int:
    """Return the ns of a clock that cannot be set, and that counts sleep."""
    which: int | None = getattr(time, _COUNTS_SLEEP.get(sys.platform, ""), None)
    return time.monotonic_ns() if which is None else time.clock_gettime_ns(which)


def elapsed_s() -> float:
    """Return the same in seconds."""
    return elapsed_ns() / 1_000_000_000


class Clock:
    """The clock of one run. `wall` and `elapsed` (both ns) are parameters for simulations."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, elapsed: Callable[[], int] = elapsed_ns) -> None:
        self._wall = wall
        self._elapsed = elapsed
        self._anchor = wall() - elapsed()
        self._began = self.now()

    def now(self) -> int:
        """Return the wall clock of the run's start plus the time since, in ms since 1970."""
        return (self._anchor + self._elapsed()) // 1_000_000

    def wall_now(self) -> int:
        """Return the PC's own time, in ms since 1970."""
        return self._wall() // 1_000_000

    def resync(self) -> ClockCorrection:
        """Set this clock to the PC's own time, since that was wrong at the start; return the correction."""
        before, began = self.now(), self._began
        self._anchor = self._wall() - self._elapsed()
        by = self.now() - before
        self._began = began + by
        return ClockCorrection(by, began, before)


@dataclass(frozen=True, slots=True)
class ClockCorrection:
    """A correction of the clock of a run: its recorded times were `by` ms too small."""

    by: int
    since: int
    """The start of the run, by the uncorrected clock."""
    until: int
    """The time of the correction, by the uncorrected clock."""

    def apply(self, at: int) -> int:
        """Return the corrected time of this run; times of earlier runs stay."""
        return at + self.by if self.since <= at <= self.until else at


CLOCK: Final = Clock()
"""The clock of this process, shared by the counter and the windows."""


def now_ms() -> int:
    return CLOCK.now()


def to_india(at: int) -> datetime:
    """Return a time in ms since 1970 as date and time in India."""
    return datetime.fromtimestamp(at / SECOND, INDIA)


MAX_DAY_END: Final = 12 * 60 - 1
"""The latest end of a day, in minutes after midnight."""
_EPOCH: Final = date(1970, 1, 1)


def date_of(at: int, day_end_minutes: int = 0) -> date:
    """Return the day of a time (ms since 1970), the service's (docs/service.md#create-a-cashgram) or the shop's.

    `day_end_minutes`: minutes after midnight at which the shop's previous day ends.
    """
    return _EPOCH + timedelta(days=(at + INDIA_OFFSET - day_end_minutes * MINUTE) // DAY)


def span_of(first: date, last: date, day_end_minutes: int = 0) -> tuple[int, int]:
    """Return the first ms of day `first`, and the first ms after day `last`."""
    return _day_start(first, day_end_minutes), _day_start(last + timedelta(days=1), day_end_minutes)


def hour_rank(hour: int, day_end_minutes: int = 0) -> int:
    """Return the position of an hour in the shop's day, from 0."""
    return (hour - day_end_minutes // 60) % 24


def _day_start(day: date, day_end_minutes: int) -> int:
    return (day - _EPOCH).days * DAY - INDIA_OFFSET + day_end_minutes * MINUTE
