"""Reads again after a passing failure. Never a create or a terminate: those are read first (DESIGN.md, truth 5)."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from paydesk.api.errors import READ, ServiceError, SlowDown

T = TypeVar("T")

ATTEMPTS: Final = 3
PATIENCE: Final = 10.0
_FIRST: Final = 0.25
_LONGEST: Final = 4.0


async def read_retrying(
    call: Callable[[], Awaitable[T]],
    attempts: int = ATTEMPTS,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    rng: random.Random | None = None,
    *,
    patience: float = PATIENCE,
) -> T:
    """Call until it answers, at most `attempts` times in all; raises the last ServiceError.

    `patience` is the longest single wait in seconds: a 429 that asks for more is raised at once. An error of anything
    but a GET, and one that time will not mend (`passing` is False), is raised as it is, without a second call.
    `rng` is for tests; by default chance is the system's.
    """
    chance = rng or random.SystemRandom()
    attempt = 1
    while True:
        try:
            return await call()
        except ServiceError as error:
            wait = _wait(error, attempt, chance)
            if attempt >= attempts or wait is None or wait > patience:
                raise
        await sleep(wait)
        attempt += 1


def backoff(attempt: int, share: float) -> float:
    """Seconds to wait after the `attempt`-th failure (from 1): doubling from 0.25 s up to 4 s.

    `share` (0 to 1) of the upper half is added, so that counters which failed together do not come back together.
    """
    ceiling = min(_FIRST * float(1 << (min(attempt, 10) - 1)), _LONGEST)
    return ceiling / 2 + share * ceiling / 2


def _wait(error: ServiceError, attempt: int, chance: random.Random) -> float | None:
    """Seconds until the next call, or None for never."""
    if error.method != READ or not error.passing:
        return None
    if isinstance(error, SlowDown):
        return error.wait
    return backoff(attempt, chance.random())
