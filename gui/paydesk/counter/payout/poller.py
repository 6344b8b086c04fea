"""Follows every payout that is not settled with status reads, across restarts, until it is (truth 10)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, Final

from paydesk.counter.payout.rounds import IDLE, Rounds
from paydesk.domain.payout import next_step as out_watch

if TYPE_CHECKING:
    from paydesk.counter.payout.repository import PayoutRepository
    from paydesk.domain.payout.payout import Payout

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
        self._asked: dict[str, int] = {}
        self._failures: dict[str, int] = {}
        self._rounds = Rounds()
        self._began = book.now()
        self._quiet = (0, 0)
        """From when until when the service does not want to be asked."""

    def changed(self) -> None:
        """Something happened to a payout: look again at what is due."""
        self._rounds.look_again()

    def afresh(self) -> None:
        """What made questions fail may be over (other keys, say): do not wait for it any longer."""
        self._failures.clear()
        self._rounds.look_again()

    def asked(self, payout_id: str, *, told: bool) -> None:
        """A question about it was answered, or not."""
        self._asked[payout_id] = self._book.now()
        self._failures[payout_id] = 0 if told else self._failures.get(payout_id, 0) + 1
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
                self._asked[payout_id] = now
                self._rounds.start(payout_id, self._read)
        return max(1, pause)

    def _due(self, now: int) -> Iterator[tuple[int, str]]:
        for out in self._book:
            if out.payout_id in self._rounds.under_way or self._busy(out.payout_id):
                continue  # the end of that wakes this loop
            interval = out_watch.read_interval(out, now)
            if interval is not None:
                yield self._due_at(out, interval, now), out.payout_id

    def _due_at(self, out: Payout, interval: int, now: int) -> int:
        sent, asked = out.sent_at or out.wanted_at, self._asked.get(out.payout_id)
        if asked is None and sent < self._began:
            return 0  # taken over from an earlier run: at once
        # what lies ahead was noted before the clock was set back, and tells nothing
        last = max(at for at in (sent, asked or 0, 0) if at <= now)
        return last + out_watch.after_failures(interval, self._failures.get(out.payout_id, 0))
