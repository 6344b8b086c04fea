"""The changes of charges, for calls that wait for them: from facts at once, and from time alone within a second."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Final

from paydesk.billing.wire import CallerContext, charge_object
from paydesk.counter.billing.charges import ChargeService
from paydesk.counter.sale.service import SaleService
from paydesk.domain.billing.charge import BillCharge
from paydesk.domain.billing.program import BillingProgram
from paydesk.domain.clock import Now
from paydesk.domain.exact_json import Json
from paydesk.store.errors import StoreError

CHECK_INTERVAL_S: Final = 1.0
"""Interval at which waiting calls look again: an answer of the service gets old without a fact."""
MAX_EVENTS: Final = 500
"""Events that a program can still ask for; one that missed more starts with its open charges."""


@dataclass(frozen=True, slots=True)
class ChargeEvent:
    """A change of a charge: its number, which grows over restarts, its program, and the charge for it."""

    number: int
    program: str
    data: dict[str, Json]


class ChargeChanges:
    """Sees every change of a program's charge while a program waits.

    Args:
        is_practice: Returns True in a demo, and with test keys.
    """

    def __init__(self, charges: ChargeService, sales: SaleService, is_practice: Callable[[], bool], now: Now) -> None:
        self._charges = charges
        self._sales = sales
        self._is_practice = is_practice
        self._next = now()
        """The number of the next event. Time, so that it is larger than every number of an earlier run."""
        self._oldest = self._next
        self._events: deque[ChargeEvent] = deque(maxlen=MAX_EVENTS)
        self._last_revisions: dict[str, Json] = {}
        self._changed = asyncio.Event()
        self._watching = 0
        self.is_stopped = False

    def start(self) -> None:
        """Follow the sales from now on."""
        self._sales.sales.changed.subscribe(self._on_changed)

    def stop(self) -> None:
        """Follow them no more, and end all waiting calls: a server that stops waits for them."""
        self.is_stopped = True
        self._sales.sales.changed.unsubscribe(self._on_changed)
        self._notify()

    def describe(self, charge: BillCharge) -> dict[str, Json]:
        """Return a charge as its program reads it."""
        return charge_object(charge, CallerContext(self._charges.is_in_front(charge), self._is_practice()))

    async def wait(self, seconds: float) -> None:
        """Wait for the next change of any charge, at most this long, and at most until time may have changed one."""
        changed = self._changed
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(seconds, CHECK_INTERVAL_S)):
                await changed.wait()

    async def follow(self, program: BillingProgram, after: int | None) -> AsyncIterator[ChargeEvent | None]:
        """Yield the events of a program after a number until it stops; None when there is nothing new for a while.

        Without a number, or with one that is too old, its open charges come first.
        """
        self._watching += 1
        try:
            if after is None or after < self._oldest - 1 or after >= self._next:
                after = self._next - 1
                for charge in self._charges.open_charges(program):
                    yield ChargeEvent(after, program.name, self.describe(charge))
            while not self.is_stopped:
                self._check_open(program)
                for event in [each for each in self._events if each.number > after and each.program == program.name]:
                    after = event.number
                    yield event
                await self.wait(CHECK_INTERVAL_S)
                yield None
        finally:
            self._watching -= 1

    def _check_open(self, program: BillingProgram) -> None:
        """Add events for charges that time alone has changed."""
        for charge in self._charges.open_charges(program):
            self._add(charge)

    def _on_changed(self, sale_id: str) -> None:
        sale = self._sales.sales.get(sale_id)
        if sale is None or not sale.bill.program or not self._sales.is_of_current_host(sale):
            return
        if self._watching:
            with contextlib.suppress(StoreError):  # the next change, or the next look, tells it
                self._add(self._sales.bills.charge_of(sale))
        self._notify()

    def _add(self, charge: BillCharge) -> None:
        data = self.describe(charge)
        if self._last_revisions.get(charge.charge_id) == data["rev"]:
            return
        self._last_revisions[charge.charge_id] = data["rev"]
        if len(self._events) == MAX_EVENTS:
            self._oldest = self._events[1].number
        self._events.append(ChargeEvent(self._next, charge.sale.bill.program, data))
        self._next += 1

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()
