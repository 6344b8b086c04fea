"""Reads that run beside each other, begun in rounds: when something changed, and when the next is due."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

IDLE: Final = 60_000
"""Milliseconds between two rounds when nothing is due."""


class Rounds:
    """The loop of the watcher and of the follower. `under_way` holds the reads by sale or payout."""

    def __init__(self) -> None:
        self.under_way: dict[str, asyncio.Task[None]] = {}
        self._wake = asyncio.Event()

    def look_again(self) -> None:
        """Something changed: look at once at what is due."""
        self._wake.set()

    def start(self, subject_id: str, read: Callable[[str], Awaitable[None]]) -> None:
        """Begin a read; with its end comes another round."""
        self.under_way[subject_id] = asyncio.create_task(self._one(subject_id, read))

    async def _one(self, subject_id: str, read: Callable[[str], Awaitable[None]]) -> None:
        try:
            await read(subject_id)
        finally:
            self.under_way.pop(subject_id, None)
            self._wake.set()

    async def run(self, start_due: Callable[[], int]) -> None:
        """Go round, for ever. `start_due` starts what is due, and says in how many ms there may be more to do."""
        try:
            while True:
                self._wake.clear()
                pause = start_due()
                # not wait_for: on Python 3.11 it swallows a cancellation that comes together with the wake-up
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause / 1_000):
                        await self._wake.wait()
        finally:
            reads = list(self.under_way.values())
            for task in reads:
                task.cancel()
            await asyncio.gather(*reads, return_exceptions=True)
