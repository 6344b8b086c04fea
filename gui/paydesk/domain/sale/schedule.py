"""When the status of a sale is read next (DESIGN.md, truth 9). Pure functions of time, all in milliseconds."""

from __future__ import annotations

from typing import Final

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE

_OPEN: Final = ((2 * MINUTE, 3 * SECOND), (5 * MINUTE, 6 * SECOND))
_OPEN_THEN: Final = 15 * SECOND
_LATE: Final = ((20 * MINUTE, 1 * MINUTE), (24 * HOUR, 10 * MINUTE))
NEVER_ANSWERED: Final = 5 * SECOND
"""The pause after a read that got no answer, before the growing one takes over."""


def open_interval(age: int) -> int:
    """The pause between reads while a sale can be paid, `age` ms after its QR was shown: 3 s, 6 s, then 15 s."""
    return next((pause for until, pause in _OPEN if age < until), _OPEN_THEN)


def late_interval(age: int) -> int | None:
    """The pause in the late watch, `age` ms after the sale was closed: 1 min, 10 min, None after 24 hours."""
    return next((pause for until, pause in _LATE if age < until), None)


def after_failures(interval: int, failures: int) -> int:
    """The pause after `failures` reads in a row without an answer: doubles, up to 30 s or its own."""
    if failures <= 0:
        return interval
    return max(interval, min(NEVER_ANSWERED << (min(failures, 10) - 1), 30 * SECOND))
