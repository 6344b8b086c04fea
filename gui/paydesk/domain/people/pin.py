"""PINs: what one looks like, and what wrong ones cost (FEATURES.md SE3)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

PIN_DIGITS: Final = (4, 8)
"""The fewest and the most digits."""
WAIT_FROM: Final = 5
"""This many wrong PINs one after another, and the next is looked at only after a while."""
FIRST_WAIT_MS: Final = 60_000
SUPERVISOR_FROM: Final = 10
"""This many, and only a supervisor opens."""


def pin_fits(pin: str) -> bool:
    """Whether it can be a PIN: 4 to 8 of the digits 0 to 9."""
    return PIN_DIGITS[0] <= len(pin) <= PIN_DIGITS[1] and pin.isascii() and pin.isdigit()


def easily_guessed(pin: str) -> bool:
    """Whether it is among the first that somebody else would try: one digit again and again, or a row as 1234."""
    steps = {ord(after) - ord(before) for before, after in pairwise(pin)}
    return len(steps) == 1 and steps <= {-1, 0, 1}


def wait_ms(wrong: int) -> int:
    """How long the next try waits after this many wrong ones, in ms: from the 5th a minute, then twice that each."""
    return 0 if wrong < WAIT_FROM else FIRST_WAIT_MS * 2 ** (min(wrong, SUPERVISOR_FROM) - WAIT_FROM)


def needs_supervisor(wrong: int) -> bool:
    """Whether only a supervisor opens now."""
    return wrong >= SUPERVISOR_FROM
