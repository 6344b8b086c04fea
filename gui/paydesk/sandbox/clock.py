"""The sandbox's own clock: it can be set, moved, stopped and made faster. Nothing else here asks what time it is.

Days are as the service counts them: India's, from midnight to midnight.
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
MAX_MS: Final = 4_102_444_800_000  # 2100-01-01: a slip of a digit must not break every date after it


def system_time_ms() -> int:
    """This machine's clock in ms since 1970, UTC."""
    return time.time_ns() // 1_000_000


class ClockError(ValueError):
    """A time or rate that a clock cannot have."""


class SandboxClock:
    """Time in ms since 1970, UTC: this machine's (`system`), moved by `shift_ms`, running `rate` times as fast."""

    def __init__(self, shift_ms: int = 0, system: Callable[[], int] = system_time_ms) -> None:
        self._system = system
        self._at = system()
        self._shown = self._at + shift_ms
        self._rate = 1.0
        self._date_second = -1
        self._date = b""

    @property
    def rate(self) -> float:
        """How many of its seconds pass in one of ours; 0 when it stands still."""
        return self._rate

    @property
    def shift_ms(self) -> int:
        """How far it is ahead of this machine's clock, in ms."""
        return self.now_ms() - self._system()

    def now_ms(self) -> int:
        """The time now, in ms since 1970, UTC."""
        passed = self._system() - self._at
        return self._shown + (passed if self._rate == 1.0 else int(passed * self._rate))

    def set(self, now_ms: int) -> None:
        """Put it to a moment (ms since 1970). Raises ClockError."""
        if not MIN_MS <= now_ms <= MAX_MS:
            raise ClockError("now is milliseconds since 1970, before the year 2100")
        self._at, self._shown = self._system(), now_ms

    def advance(self, milliseconds: int) -> None:
        """Move it on (or back, when negative). Raises ClockError."""
        self.set(self.now_ms() + milliseconds)

    def set_rate(self, rate: float) -> None:
        """Let it run this many times as fast; 0 stops it. Raises ClockError."""
        if not 0 <= rate <= 100_000:
            raise ClockError("rate is a number from 0 to 100000")
        self.set(self.now_ms())
        self._rate = rate

    def http_date(self) -> bytes:
        """The Date header of an answer given now."""
        second = self.now_ms() // 1_000
        if second != self._date_second:
            moment = datetime.fromtimestamp(second, UTC)
            self._date_second, self._date = second, format_datetime(moment, usegmt=True).encode("ascii")
        return self._date


def to_iso(moment_ms: int) -> str:
    """A moment as the service writes it: ISO 8601 in India's time, whole seconds (docs/service.md#order)."""
    return datetime.fromtimestamp(moment_ms // 1_000, INDIA).isoformat()


def parse_iso(text: str) -> int | None:
    """An ISO 8601 text with an offset (or Z) in ms since 1970; None for anything else."""
    try:
        moment = datetime.fromisoformat(text)
        return None if moment.tzinfo is None else int(moment.timestamp() * 1_000)
    except (ValueError, OverflowError):
        return None


_BANK_OPENING_HOUR: Final = 9
_DASHED: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
_SLASHED: Final = re.compile(r"[0-9]{4}/[0-9]{2}/[0-9]{2}", re.ASCII)


def date_at(moment_ms: int) -> date:
    """The day of a moment (ms since 1970)."""
    return datetime.fromtimestamp(moment_ms / 1_000, INDIA).date()


def day_number(moment_ms: int) -> int:
    """The same as a number."""
    return date_at(moment_ms).toordinal()


def day_start_ms(day: date) -> int:
    """The moment a day begins, in ms since 1970."""
    return int(datetime(day.year, day.month, day.day, tzinfo=INDIA).timestamp()) * 1_000


def day_end_ms(moment_ms: int) -> int:
    """The end of the day that a moment is in: the first moment of the next."""
    return day_start_ms(date_at(moment_ms) + timedelta(days=1))


def is_weekend(moment_ms: int) -> bool:
    """Whether a moment is on a Saturday or Sunday."""
    return date_at(moment_ms).weekday() >= 5


def next_working_day_ms(moment_ms: int) -> int:
    """09:00 on the next day that is no Saturday and no Sunday."""
    day = date_at(moment_ms) + timedelta(days=1)
    while day.weekday() >= 5:
        day += timedelta(days=1)
    return day_start_ms(day) + _BANK_OPENING_HOUR * 3_600_000


def parse_dashed_date(text: str) -> date | None:
    """A yyyy-mm-dd as a day; None for anything else."""
    return _parse_date(text, _DASHED, "%Y-%m-%d")


def parse_slashed_date(text: str) -> date | None:
    """A YYYY/MM/DD as a day; None for anything else."""
    return _parse_date(text, _SLASHED, "%Y/%m/%d")


def to_utc_iso(moment_ms: int) -> str:
    """A moment as docs/service.md#transfer-history-item has it: ISO 8601, UTC, whole seconds."""
    return datetime.fromtimestamp(moment_ms // 1_000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def to_local_text(moment_ms: int) -> str:
    """A moment as getTransferStatus has it: India's time, without an offset (docs/service.md#read-a-transfer)."""
    return datetime.fromtimestamp(moment_ms // 1_000, INDIA).strftime("%Y-%m-%d %H:%M:%S")


def _parse_date(text: str, shape: re.Pattern[str], form: str) -> date | None:
    if not shape.fullmatch(text):
        return None
    try:
        return datetime.strptime(text, form).replace(tzinfo=INDIA).date()
    except ValueError:
        return None
