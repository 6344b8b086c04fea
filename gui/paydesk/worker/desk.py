"""Everything that lives in the loop: journal, guard, offices, clients. Made and ended in the worker's thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from paydesk.counter.counter import Counter
from paydesk.counter.guard import Guard
from paydesk.counter.ledger import fault_event
from paydesk.counter.lookups import Lookups
from paydesk.counter.payout_line import PayoutLine
from paydesk.counter.payout_office import PayoutOffice
from paydesk.counter.people_office import PeopleOffice
from paydesk.counter.till import Till, now_ms
from paydesk.domain.events import Event, Knocked
from paydesk.domain.facts import Fact
from paydesk.store.errors import StoreError
from paydesk.store.journal import Journal
from paydesk.store.secrets import Secrets
from paydesk.worker.aside import aside
from paydesk.worker.key_desk import KeyDesk
from paydesk.worker.sales_desk import SalesDesk

if TYPE_CHECKING:
    from paydesk.worker.plan import Plan


class JournalUnusable(RuntimeError):
    """A wish came, but this PC's journal cannot be used; the window has been told."""


@dataclass(frozen=True, slots=True)
class Offices:
    """Who does what at this counter, once its journal is open."""

    counter: Counter
    people: PeopleOffice
    payouts: PayoutOffice
    lookups: Lookups
    keys: KeyDesk
    sales: SalesDesk


class Desk:
    """The counter with its journal, keys and clients. `emit` takes each event."""

    def __init__(self, plan: Plan, emit: Callable[[Event], None]) -> None:
        self._plan = plan
        self._emit = emit
        self._till = Till(plan.settings, plan.is_demo)
        self._line = PayoutLine()
        self._journal: Journal | None = None
        self._offices: Offices | None = None

    @property
    def offices(self) -> Offices:
        """Who does what. Raises JournalUnusable while there is nobody, because the journal could not be opened."""
        if self._offices is None:
            raise JournalUnusable
        return self._offices

    @property
    def sales(self) -> SalesDesk:
        """Sales and settings, behind the guard."""
        return self.offices.sales

    @property
    def people(self) -> PeopleOffice:
        """People and locks."""
        return self.offices.people

    @property
    def payouts(self) -> PayoutOffice:
        """Money out."""
        return self.offices.payouts

    @property
    def lookups(self) -> Lookups:
        """What moves no money."""
        return self.offices.lookups

    @property
    def keys(self) -> KeyDesk:
        """Keys, and what this PC keeps."""
        return self.offices.keys

    def _opened(self, journal: Journal) -> Offices:
        plan, emit, till, secrets = self._plan, self._emit, self._till, Secrets()
        guard = Guard(emit, now_ms, self._who_sells, demo=plan.is_demo)
        counter = Counter(journal, emit, till)
        people = PeopleOffice(journal, emit, guard, secrets, plan.folder, now_ms, demo=plan.is_demo, aside=aside)
        payouts = PayoutOffice(journal, emit, till, self._line, guard, people, now_ms)
        self._line.payouts.changed = payouts.look_again
        lookups = Lookups(emit, till, self._line, guard, secrets, now_ms, aside=aside, note=self._note)
        keys = KeyDesk(plan, emit, till, guard, secrets, counter, self._line)
        sales = SalesDesk(plan, emit, till, guard, counter, keys)
        return Offices(counter, people, payouts, lookups, keys, sales)

    def _note(self, fact: Fact) -> None:
        """A fact of its own, into the journal."""
        try:
            if self._journal is not None:
                self._journal.append([fact])
        except StoreError as fault:
            self._emit(fault_event(fault))

    def _who_sells(self) -> str:
        return self._till.settings.shop.staff

    async def run(self) -> None:
        """Open the journal, take up what is open, connect. Ends by cancellation, or when there is no journal."""
        try:
            journal = self._journal = Journal.open(self._plan.folder)
        except StoreError as fault:
            self._emit(fault_event(fault))
            await asyncio.Event().wait()  # the window says so; there is nothing else to do
            return
        offices = self._offices = self._opened(journal)
        try:
            offices.counter.open()
            offices.payouts.open()
        except StoreError as fault:
            self._emit(fault_event(fault))
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(offices.people.open())
            tasks.create_task(offices.keys.connect())
            tasks.create_task(offices.counter.run())
            tasks.create_task(offices.payouts.run())
            if self._plan.claim is not None:
                tasks.create_task(self._plan.claim.serve(self._knocked))

    def _knocked(self) -> None:
        self._emit(Knocked())

    async def close(self) -> None:
        """Close the lines and the journal."""
        if self._offices is not None:
            await self._offices.counter.close()
        await self._line.close()
        if self._journal is not None:
            self._journal.close()
