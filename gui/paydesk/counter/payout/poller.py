"""Follows every payout that is not settled with status reads, across restarts, until it is (truth 10)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, Final

from paydesk.counter.payout.rounds import IDLE, Rounds
from paydesk.domain.payout.next_step import next_step
from paydesk.domain.step import Do

if TYPE_CHECKING:
    from paydesk.counter.payout.repository import PayoutRepository

AT_ONCE: Final = 4
"""Reads under way at the same time: nobody waits at the counter for them."""


class Follower:
    """`run` ends only by cancellation. `read` reads one payout; `busy` tells whether something is under way on it."""

    def __init__(
        self, book: PayoutRepository, read: Callable[[str], Awaitable[None]], busy: Callable[[str], bool]
    ) -> None:
        self._book = book
        self._read = read
        self._busy = busy
        self._rounds = Rounds()
        self._quiet = (0, 0)
        """From when until when the service does not want to be asked."""

    def changed(self) -> None:
        """Something happened to a payout: look again at what is due."""
        self._rounds.look_again()

    def told_to_stop(self, seconds: float) -> None:
        """The service said "slow down" (429)."""
        now = self._book.now()
        until = now + round(seconds * 1_000)
        self._quiet = (now, max(self._quiet[1], until) if self.quiet else until)

    @property
    def quiet(self) -> bool:
        """Whether the service does not want to be asked now."""
        return self._quiet[0] <= self._book.now() < self._quiet[1]

    async def run(self) -> None:
        """Read what is due, for ever."""
        await self._rounds.run(self._start_due)

    def _start_due(self) -> int:
        """Start the reads that are due; milliseconds until there may be more to do."""
        now = self._book.now()
        if self.quiet:
            return max(1, min(IDLE, self._quiet[1] - now))
        pause = IDLE
        for due, payout_id in sorted(self._due(now)):
            if due > now:
                pause = min(pause, due - now)
            elif len(self._rounds.under_way) < AT_ONCE:
                self._rounds.start(payout_id, self._read)
        return max(1, pause)

    def _due(self, now: int) -> Iterator[tuple[int, str]]:
        for out in self._book:
            if out.payout_id in self._rounds.under_way or self._busy(out.payout_id):
                continue  # the end of that wakes this loop
            step = next_step(out, now)
            if step.do is not Do.NOTHING and step.at is not None:
                yield step.at, out.payout_id
