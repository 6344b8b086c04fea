"""Keeps the parts of a counter running: each fails alone, is reported, and is restarted.

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
"""Time in ms after which a restarted part counts as recovered."""

_LOG = logging.getLogger("paydesk.worker")


def next_pause(pause: int) -> int:
    """Return the pause after this one, in ms: twice as long, at most a minute. 0 means that there was none yet."""
    return min(2 * pause, LONGEST_PAUSE) or FIRST_PAUSE


async def supervise(
    part: CounterPart, run: Callable[[], Awaitable[None]], emit: Callable[[Event], None], now: Now
) -> None:
    """Run a part until it ends by itself or is cancelled; after an exception restart it, with a pause."""
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
                raise  # otherwise the cancellation came from what the part waited for
            _LOG.exception("Unhandled exception in %s, restarting it", part.value)
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
