"""The windows' clock: one function, so that a test can replace it."""

from __future__ import annotations

from datetime import UTC, date, datetime

from paydesk.domain import clock


def now_ms() -> int:
    """Milliseconds since 1970, UTC, by this run's own clock: it goes on steadily, whoever sets the PC's (truth 19)."""
    return clock.now_ms()


def local(at: int) -> datetime:
    """A time in milliseconds since 1970 as this PC's local date and time."""
    return datetime.fromtimestamp(at / 1_000, UTC).astimezone()


def day_of(at: int) -> date:
    """The local day of a time in milliseconds since 1970."""
    return local(at).date()
