"""The windows' clock: one function, so that a test can replace it."""

from __future__ import annotations

import time
from datetime import date, datetime


def now_ms() -> int:
    """Milliseconds since 1970, UTC, by this PC's clock."""
    return time.time_ns() // 1_000_000


def local(at: int) -> datetime:
    """A time in milliseconds since 1970 as this PC's local date and time."""
    return datetime.fromtimestamp(at / 1_000).astimezone()


def day_of(at: int) -> date:
    """The local day of a time in milliseconds since 1970."""
    return local(at).date()
