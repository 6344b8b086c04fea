"""Keeps the parts of a counter running: each fails alone, is told in words, and is started again.

See docs/rules.md#one-failure-stays-local.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from paydesk.domain.clock import MINUTE, SECOND, Now
from paydesk.domain.messages import CounterPart, Event, PartFailed

FIRST_PAUSE: Final = 1 * SECOND
LONGEST_PAUSE: Final = 1 * MINUTE
RECOVERED_AFTER: Final = 5 * SECOND
"""A part that has run for so long after a failure is well again."""

_LOG = logging.getLogger("paydesk.worker")


def next_pause(pause: int) -> int:
    """Return the pause after this one, in ms: twice as long, a minute at most. 0 is none yet."""
    return min(2 * pause, LONGEST_PAUSE) or FIRST_PAUSE


async def supervise(
    part: CounterPart, run: Callable[[], Awaitable[None]], emit: Callable[[Event], None], now: Now
) -> None:
    """Run this part until it ends of itself or is cancelled; whatever it raises, it is started again after a pause."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    pause, recovery_timer = 0, None
    while True:
        began = now()
        if pause:
            recovery_timer = loop.call_later(RECOVERED_AFTER / SECOND, emit, PartFailed(part, None))
        try:
            await run()
        except (Exception, SystemExit, asyncio.CancelledError):  # the edge of a part
            if task is not None and task.cancelling():
                raise  # else nobody asked for a cancellation: it came from what the part waited for
            _LOG.exception("%s broke; it is started again", part.value)
        else:
            if pause and now() - began < RECOVERED_AFTER:
                emit(PartFailed(part, None))
            return
        finally:
            if recovery_timer is not None:
                recovery_timer.cancel()
        pause = next_pause(pause if now() - began < LONGEST_PAUSE else 0)
        emit(PartFailed(part, now() + pause))
        await asyncio.sleep(pause / SECOND)
