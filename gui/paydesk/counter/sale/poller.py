"""Reads all open sales by the schedule and one shared budget; the sale on screen goes first (truth 9)."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from paydesk.counter.poller import IDLE, Rounds
from paydesk.counter.sale.repository import fault_event
from paydesk.domain.sale import schedule
from paydesk.domain.sale.facts import Kind
from paydesk.domain.sale.watch import read_interval
from paydesk.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paydesk.counter.connection import Line
    from paydesk.counter.rate_budget import ReadBudget
    from paydesk.counter.sale.repository import SaleRepository
    from paydesk.counter.sale.runner import Sales
    from paydesk.domain.sale.sale import Sale

AT_ONCE: Final = 24
"""Reads under way at the same time."""
_ON_SCREEN_RETRY: Final = 5_000


class Watcher:
    """The reading side of the counter. `run` ends only by cancellation; times in milliseconds."""

    def __init__(self, ledger: SaleRepository, sales: Sales, line: Line, budget: ReadBudget) -> None:
        self._ledger = ledger
        self._sales = sales
        self._line = line
        self._budget = budget
        self._asked: dict[str, int] = {}
        self._rounds = Rounds()
        self._on_screen = ""
        self._began = ledger.now()

    def look_at(self, sale_id: str) -> None:
        """This sale is on the screen now ("" for none)."""
        self._on_screen = sale_id
        self._rounds.look_again()

    def changed(self) -> None:
        """A sale began or changed: look again at what is due."""
        self._rounds.look_again()

    async def run(self) -> None:
        """Read what is due, for ever."""
        await self._rounds.run(self._start_due)

    def _start_due(self) -> int:
        """Start the reads that are due and allowed; milliseconds until there may be more to do."""
        now = self._ledger.now()
        pause = IDLE
        for due, sale in sorted(self._due(now), key=lambda pair: (pair[1].sale_id != self._on_screen, pair[0])):
            if due > now:
                pause = min(pause, due - now)
                continue
            if len(self._rounds.under_way) >= (1 if self._line.is_down else AT_ONCE):
                return pause  # the end of a read wakes this loop
            if not self._budget.take(now):
                return min(pause, max(1, self._budget.wait(now)))
            self._start(sale.sale_id, now)
        return max(1, pause)

    def _due(self, now: int) -> Iterator[tuple[int, Sale]]:
        for sale in self._ledger:
            if sale.sale_id in self._rounds.under_way:
                continue
            interval = read_interval(sale, now)
            if interval is None:
                self._end_watch(sale, now)
                continue
            yield self._due_at(sale, interval), sale

    def _due_at(self, sale: Sale, interval: int) -> int:
        asked = self._asked.get(sale.sale_id)
        if asked is None:
            # begun in this run: its own answers count; taken over from an earlier one: at once
            return (sale.answered_at or sale.started_at) + interval if sale.started_at >= self._began else 0
        if sale.failures and sale.sale_id == self._on_screen:
            return asked + min(_ON_SCREEN_RETRY, max(interval, schedule.NEVER_ANSWERED))
        return max(asked, sale.answered_at or 0) + schedule.after_failures(interval, sale.failures)

    def _end_watch(self, sale: Sale, now: int) -> None:
        watched = sale.closed_at is not None and sale.paid_at is None and not sale.watch_ended
        if watched and sale.cf_order_id and now - (sale.closed_at or now) >= 24 * schedule.HOUR:
            self._ledger.record(sale.sale_id, (Kind.WATCH_ENDED, {}))

    def _start(self, sale_id: str, now: int) -> None:
        self._asked[sale_id] = now
        self._rounds.start(sale_id, self._read)

    async def _read(self, sale_id: str) -> None:
        try:
            await self._sales.read(sale_id)
        except StoreError as fault:
            self._ledger.emit(fault_event(fault, sale_id))

    async def read_now(self, sale_id: str, by: str) -> None:
        """A person asks: read at once, unless the service said "slow down" or a read is under way already."""
        now = self._ledger.now()
        if now < self._budget.quiet_until:
            return
        running = self._rounds.under_way.get(sale_id)
        if running is not None:
            await asyncio.shield(running)
            return
        self._asked[sale_id] = now
        await self._sales.read(sale_id, by)
        self._rounds.look_again()
