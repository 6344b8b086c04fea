"""The sandbox's clock, which can be set, moved, stopped and sped up, and date helpers. The only source of time here.

Days are the service's: midnight to midnight in India.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta, timezone
from email.utils import format_datetime
from typing import Final

INDIA: Final = timezone(timedelta(hours=5, minutes=30))
MIN_MS: Final = 0
MAX_MS: Final = 4_102_444_800_000  # 2100-01-01: a typing error must not break every later date


def system_time_ms() -> int:
    """Return this machine's time in ms since the epoch."""
    return time.time_ns() // 1_000_000


class ClockError(ValueError):
    """A time or rate that is out of range."""


class SandboxClock:
    """Time in ms since the epoch: the machine's (`system`), moved by `shift_ms`, running `rate` times as fast."""

    def __init__(self, shift_ms: int = 0, system: Callable[[], int] = system_time_ms) -> None:
        self._system = system
        self._base_system_ms = system()
        self._base_ms = self._base_system_ms + shift_ms
        self._rate = 1.0
        self._date_second = -1
        self._date = b""

    @property
    def rate(self) -> float:
        """Seconds of this clock in one real second; 0 when it is stopped."""
        return self._rate

    @property
    def shift_ms(self) -> int:
        """Lead over the machine's clock, in ms."""
        return self.now_ms() - self._system()

    def now_ms(self) -> int:
        """Return the current time in ms since the epoch."""
        passed = self._system() - self._base_system_ms
        return self._base_ms + (passed if self._rate == 1.0 else int(passed * self._rate))

    def set(self, now_ms: int) -> None:
        """Set the clock to a time in ms since the epoch. Raises ClockError."""
        if not MIN_MS <= now_ms <= MAX_MS:
            raise ClockError("now is milliseconds since 1970, before the year 2100")
        self._base_system_ms, self._base_ms = self._system(), now_ms

    def advance(self, milliseconds: int) -> None:
        """Move the clock forward, or back if negative. Raises ClockError."""
        self.set(self.now_ms() + milliseconds)

    def set_rate(self, rate: float) -> None:
        """Set the speed, in multiples of real time; 0 stops the clock. Raises ClockError."""
        if not 0 <= rate <= 100_000:
            raise ClockError("rate is a number from 0 to 100000")
        self.set(self.now_ms())
        self._rate = float(rate)

    def http_date(self) -> bytes:
        """Return the current time as a Date header."""
        second = self.now_ms() // 1_000
        if second != self._date_second:
            moment = datetime.fromtimestamp(second, UTC)
            self._date_second, self._date = second, format_datetime(moment, usegmt=True).encode("ascii")
        return self._date


def to_iso(moment_ms: int) -> str:
    """Format a time as ISO 8601 in India's time, in whole seconds (docs/service.md#order)."""
    return datetime.fromtimestamp(moment_ms // 1_000, INDIA).isoformat()


def parse_iso(text: str) -> int | None:
    """Parse an ISO 8601 time with an offset (or Z) to ms since the epoch; None if it is invalid."""
    try:
        moment = datetime.fromisoformat(text)
        return None if moment.tzinfo is None else int(moment.timestamp() * 1_000)
    except (ValueError, OverflowError):
        return None


_BANK_OPENING_HOUR: Final = 9
_DASHED: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
_SLASHED: Final = re.compile(r"[0-9]{4}/[0-9]{2}/[0-9]{2}", re.ASCII)


def date_at(moment_ms: int) -> date:
    """Return the date in India of a time in ms since the epoch."""
    return datetime.fromtimestamp(moment_ms / 1_000, INDIA).date()


def day_number(moment_ms: int) -> int:
    """Return the date in India as an ordinal number."""
    return date_at(moment_ms).toordinal()


def day_start_ms(day: date) -> int:
    """Return the start of a day in ms since the epoch."""
    return int(datetime(day.year, day.month, day.day, tzinfo=INDIA).timestamp()) * 1_000


def day_end_ms(moment_ms: int) -> int:
    """Return the end of the day that contains a time: the first ms of the next day."""
    return day_start_ms(date_at(moment_ms) + timedelta(days=1))


def is_weekend(moment_ms: int) -> bool:
    """Return True if a time is on a Saturday or Sunday."""
    return date_at(moment_ms).weekday() >= 5


def next_working_day_ms(moment_ms: int) -> int:
    """Return 09:00 of the next day that is not a Saturday or Sunday."""
    day = date_at(moment_ms) + timedelta(days=1)
    while day.weekday() >= 5:
        day += timedelta(days=1)
    return day_start_ms(day) + _BANK_OPENING_HOUR * 3_600_000


def parse_dashed_date(text: str) -> date | None:
    """Parse yyyy-mm-dd; None if it is invalid."""
    return _parse_date(text, _DASHED, "%Y-%m-%d")


def parse_slashed_date(text: str) -> date | None:
    """Parse YYYY/MM/DD; None if it is invalid."""
    return _parse_date(text, _SLASHED, "%Y/%m/%d")


def to_utc_iso(moment_ms: int) -> str:
    """Format a time as ISO 8601, UTC, in whole seconds (docs/service.md#transfer-history-item)."""
    return datetime.fromtimestamp(moment_ms // 1_000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def to_local_text(moment_ms: int) -> str:
    """Format a time as India's time without an offset (docs/service.md#read-a-transfer)."""
    return datetime.fromtimestamp(moment_ms // 1_000, INDIA).strftime("%Y-%m-%d %H:%M:%S")


def _parse_date(text: str, shape: re.Pattern[str], form: str) -> date | None:
    if not shape.fullmatch(text):
        return None
    try:
        return datetime.strptime(text, form).replace(tzinfo=INDIA).date()
    except ValueError:
        return None
