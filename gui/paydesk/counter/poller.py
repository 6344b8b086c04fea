"""Schedule of all sales and payouts, by a clock that cannot be set.

See docs/rules.md#steady-time.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from paydesk.counter.topic import Topic
from paydesk.domain.clock import Now

MAX_CONCURRENT: Final = 8
"""Subjects that are advanced at the same time: 24 simultaneous answers blocked the window."""
IDLE_MS: Final = 60_000
"""Longest sleep when nothing is due."""
CLOCK_CHECK_MS: Final = 5_000
"""Longest time between clock checks: a loop's timers stand still while a PC sleeps."""

Advance = Callable[[str], Awaitable[None]]


class Poller:
    """Calls `advance(subject)` when a subject is due. Times in ms.

    A subject that is scheduled while it is being advanced waits until that has ended.

    Args:
        single_flight: Returns True while one subject at a time is enough (the line is down).
    """

    def __init__(
        self, now: Now, single_flight: Callable[[], bool] = bool, max_concurrent: int = MAX_CONCURRENT
    ) -> None:
        self._now = now
        self._single_flight = single_flight
        self._max_concurrent = max_concurrent
        self._advance: dict[str, Advance] = {}
        self._due: dict[str, int] = {}
        self._since: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._running: dict[str, asyncio.Task[None]] = {}
        self._wake = asyncio.Event()
        self._timer: asyncio.TimerHandle
        self.on_screen = ""
        """Subject that the customer looks at; the first of those that are due."""
        self.shown: Topic[str] = Topic()
        """The subject that has come to the screen; "" for none."""

    def prioritize(self, subject: str) -> None:
        """Put the subject on the screen first; "" for none."""
        self.on_screen = subject
        self.shown.publish(subject)

    def schedule(self, subject: str, at: int | None, advance: Advance, *, since: int | None = None) -> None:
        """Schedule a subject.

        Args:
            at: None for never.
            since: Time since which it has been due, if a limit delays it. The longest wait goes first, or the same few
                subjects would be read again and again.
        """
        if at is None:
            self.unschedule(subject)
            return
        self._advance[subject] = advance
        self._since[subject] = at if since is None else since
        before, self._due[subject] = self._due.get(subject), at
        if subject in self._running:  # _run_one pushes it
            return
        if before != at:
            heapq.heappush(self._heap, (at, subject))
        self._wake.set()

    def unschedule(self, subject: str) -> None:
        self._due.pop(subject, None)
        self._advance.pop(subject, None)
        self._since.pop(subject, None)

    async def run(self) -> None:
        """Advance due subjects until cancelled, which cancels running ones; can be run again after a fault."""
        self._heap = [(at, subject) for subject, at in self._due.items()]  # a fault may have lost entries
        heapq.heapify(self._heap)
        try:
            while True:
                self._wake.clear()
                # not wait_for: on Python 3.11 it swallows a cancellation that comes together with the wake-up
                self._wake_at(self._now() + self._start_due())
                try:
                    await self._wake.wait()
                finally:
                    self._timer.cancel()
        finally:
            running = list(self._running.values())
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    def _wake_at(self, at: int) -> None:
        """Wake the loop at this time, or soon after the PC wakes from sleep if that is later."""
        left = max(0, at - self._now())
        again = partial(self._wake_at, at) if left > CLOCK_CHECK_MS else self._wake.set
        self._timer = asyncio.get_running_loop().call_later(min(left, CLOCK_CHECK_MS) / 1_000, again)

    def _start_due(self) -> int:
        """Start due subjects; return the milliseconds until the next may be due."""
        now, due = self._now(), self._pop_due()
        limit = 1 if self._single_flight() else self._max_concurrent
        for at, subject in sorted(due, key=lambda pair: (pair[1] != self.on_screen, self._since[pair[1]])):
            if len(self._running) < limit:
                self._start(subject)
            else:
                heapq.heappush(self._heap, (at, subject))  # the end of a running one wakes this loop
        if len(self._running) >= limit or not self._heap:
            return IDLE_MS
        return max(1, min(IDLE_MS, self._heap[0][0] - now))

    def _pop_due(self) -> list[tuple[int, str]]:
        """Remove and return due subjects; entries that were rescheduled are dropped."""
        now, due = self._now(), dict[str, int]()
        while self._heap and self._heap[0][0] <= now:
            at, subject = heapq.heappop(self._heap)
            if self._due.get(subject) == at and subject not in self._running:
                due[subject] = at
        return [(at, subject) for subject, at in due.items()]

    def _start(self, subject: str) -> None:
        del self._due[subject]
        task = asyncio.create_task(self._run_one(subject, self._advance[subject]))
        self._running[subject] = task

    async def _run_one(self, subject: str, advance: Advance) -> None:
        try:
            await advance(subject)
        finally:
            del self._running[subject]
            at = self._due.get(subject)
            if at is not None:  # rescheduled meanwhile
                heapq.heappush(self._heap, (at, subject))
            self._wake.set()
