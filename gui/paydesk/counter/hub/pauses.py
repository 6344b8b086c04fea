"""Pauses between tries to reach the hub."""

from __future__ import annotations

import asyncio
import random
from typing import Final

from paydesk.api.hub import HubError
from paydesk.domain.hub.messages import LASTING

_FIRST_S: Final = 1.0
_LONGEST_S: Final = 30.0
_LASTING_S: Final = 60.0
_MAX_RETRY_AFTER_S: Final = 120.0


class Pauses:
    """Growing pauses with a random part, so that the counters of a shop do not come back in the same moment."""

    def __init__(self) -> None:
        self._next_s = _FIRST_S

    def reset(self) -> None:
        """Begin with the shortest pause again."""
        self._next_s = _FIRST_S

    async def wait(self, error: HubError) -> None:
        """Pause after a failed call: at least as long as the hub asks, longer if only a person can solve it."""
        if error.problem in LASTING:
            await self.wait_long()
            return
        pause, self._next_s = self._next_s, min(2 * self._next_s, _LONGEST_S)
        least = min(error.retry_after_s or 0.0, _MAX_RETRY_AFTER_S)
        await _sleep_about(max(pause, least))

    async def wait_long(self) -> None:
        """Pause after a problem that only a person can solve."""
        await _sleep_about(_LASTING_S)


async def _sleep_about(seconds: float) -> None:
    await asyncio.sleep(seconds * random.uniform(1.0, 1.3))  # noqa: S311 - no secret
