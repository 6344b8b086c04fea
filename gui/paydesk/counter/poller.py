"""One heap of what is due when, for sales and payouts alike; by a clock that nobody can set.

See docs/rules.md#steady-time.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from paydesk.domain.clock import Now

MAX_CONCURRENT: Final = 8
"""Subjects that are moved on at the same time: answers that come together, 24 at once, held the window up."""
IDLE_MS: Final = 60_000
"""The longest sleep, should nothing be due."""
CLOCK_CHECK_MS: Final = 5_000
"""Interval of looks at the clock: a loop's timers stand still while a PC sleeps, the time does not."""

Advance = Callable[[str], Awaitable[None]]


class Poller:
    """Calls `advance(subject)` when a subject is due. `narrow` says whether one at a time is enough (the line is down).

    Times in ms. A subject that is being advanced is not begun a second time: it is looked at again at its end.
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
        """The subject in front of the customer: of what is due, it goes first."""

    def prioritize(self, subject: str) -> None:
        """Put the subject on the screen first; "" for none."""
        self.on_screen = subject

    def schedule(self, subject: str, at: int | None, advance: Advance, *, since: int | None = None) -> None:
        """From now on this subject is due at this time; None for never.

        `since`: since when it has been due, where a limit keeps it back. Who has waited longest goes first; else the
        same few would be asked about again and again, and the others never.
        """
        if at is None:
            self.unschedule(subject)
            return
        self._advance[subject] = advance
        self._since[subject] = at if since is None else since
        before, self._due[subject] = self._due.get(subject), at
        if subject in self._running:  # its end puts it into the heap
            return
        if before != at:
            heapq.heappush(self._heap, (at, subject))
        self._wake.set()

    def unschedule(self, subject: str) -> None:
        """Remove a subject from the schedule."""
        self._due.pop(subject, None)
        self._advance.pop(subject, None)
        self._since.pop(subject, None)

    async def run(self) -> None:
        """Go on for ever. Ends by cancellation, with all that it began; after a fault it can be run again."""
        self._heap = [(at, subject) for subject, at in self._due.items()]  # one that was being begun is not lost
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
        """Wake the loop at this time; soon after the PC woke, where it slept beyond that."""
        left = max(0, at - self._now())
        again = partial(self._wake_at, at) if left > CLOCK_CHECK_MS else self._wake.set
        self._timer = asyncio.get_running_loop().call_later(min(left, CLOCK_CHECK_MS) / 1_000, again)

    def _start_due(self) -> int:
        """Begin what is due; milliseconds until there may be more to do."""
        now, due = self._now(), self._pop_due()
        most = 1 if self._single_flight() else self._max_concurrent
        for at, subject in sorted(due, key=lambda pair: (pair[1] != self.on_screen, self._since[pair[1]])):
            if len(self._running) < most:
                self._start(subject)
            else:
                heapq.heappush(self._heap, (at, subject))  # the end of one that runs wakes this loop
        if len(self._running) >= most or not self._heap:
            return IDLE_MS
        return max(1, min(IDLE_MS, self._heap[0][0] - now))

    def _pop_due(self) -> list[tuple[int, str]]:
        """Return what is due by now; entries that were moved since are dropped."""
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
            if at is not None:  # it was scheduled again meanwhile
                heapq.heappush(self._heap, (at, subject))
            self._wake.set()
