"""How long to wait before a sale is read, or something is sent, again (DESIGN.md, truth 9). Ms; pure functions."""

from __future__ import annotations

from typing import Final

from paydesk.domain.clock import DAY, MINUTE, SECOND

_OPEN: Final = ((2 * MINUTE, 3 * SECOND), (5 * MINUTE, 6 * SECOND))
_OPEN_THEN: Final = 15 * SECOND
_LATE: Final = ((20 * MINUTE, 1 * MINUTE), (DAY, 10 * MINUTE))
LATE_WATCH: Final = DAY
"""How long a sale that ended without payment is still read (truth 6)."""
AFTER_SILENCE: Final = 5 * SECOND
"""The pause after the first read that got no answer; it doubles."""
_SILENCE_MOST: Final = 30 * SECOND
_AGAIN: Final = (0, 2 * SECOND, 5 * SECOND, 10 * SECOND, 20 * SECOND)
_AGAIN_THEN: Final = 30 * SECOND


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
    return max(interval, min(AFTER_SILENCE << (min(failures, 10) - 1), _SILENCE_MOST))


def before_send(sends: int) -> int:
    """The pause between a request that failed and the next, after `sends` of them: none, 2, 5, 10, 20, then 30 s."""
    return _AGAIN[sends - 1] if 0 < sends <= len(_AGAIN) else _AGAIN_THEN
