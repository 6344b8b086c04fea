"""Days as the service counts them: India's, from midnight to midnight."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from typing import Final

from paydesk.sandbox.clock import INDIA

_OPENS_HOUR: Final = 9
_DASHED: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
_SLASHED: Final = re.compile(r"[0-9]{4}/[0-9]{2}/[0-9]{2}", re.ASCII)


def date_of(moment_ms: int) -> date:
    """The day of a moment (ms since 1970)."""
    return datetime.fromtimestamp(moment_ms / 1_000, INDIA).date()


def day_of(moment_ms: int) -> int:
    """The same as a number."""
    return date_of(moment_ms).toordinal()


def start_ms(day: date) -> int:
    """The moment a day begins, in ms since 1970."""
    return int(datetime(day.year, day.month, day.day, tzinfo=INDIA).timestamp()) * 1_000


def end_ms(moment_ms: int) -> int:
    """The end of the day that a moment is in: the first moment of the next."""
    return start_ms(date_of(moment_ms) + timedelta(days=1))


def weekend(moment_ms: int) -> bool:
    """Whether a moment is on a Saturday or Sunday."""
    return date_of(moment_ms).weekday() >= 5


def next_working_ms(moment_ms: int) -> int:
    """09:00 on the next day that is no Saturday and no Sunday."""
    day = date_of(moment_ms) + timedelta(days=1)
    while day.weekday() >= 5:
        day += timedelta(days=1)
    return start_ms(day) + _OPENS_HOUR * 3_600_000


def dashed(text: str) -> date | None:
    """A yyyy-mm-dd as a day; None for anything else."""
    return _day(text, _DASHED, "%Y-%m-%d")


def slashed(text: str) -> date | None:
    """A YYYY/MM/DD as a day; None for anything else."""
    return _day(text, _SLASHED, "%Y/%m/%d")


def utc_iso(moment_ms: int) -> str:
    """A moment as SPEC.md 2.6a has it: ISO 8601, UTC, whole seconds."""
    return datetime.fromtimestamp(moment_ms // 1_000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def local(moment_ms: int) -> str:
    """A moment as getTransferStatus has it: India's time, without an offset (SERVICE-FACTS 4.8)."""
    return datetime.fromtimestamp(moment_ms // 1_000, INDIA).strftime("%Y-%m-%d %H:%M:%S")


def _day(text: str, shape: re.Pattern[str], form: str) -> date | None:
    if not shape.fullmatch(text):
        return None
    try:
        return datetime.strptime(text, form).replace(tzinfo=INDIA).date()
    except ValueError:
        return None
