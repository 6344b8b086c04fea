"""Everything that lives in the loop: journal, guard, offices, clients. Made and ended in the worker's thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from paydesk.counter.access import Access
from paydesk.counter.clients import PayoutClients
from paydesk.counter.configuration import Configuration
from paydesk.counter.dispatcher import Dispatcher
from paydesk.counter.engine import Engine
from paydesk.counter.faults import BUG, kind_of
from paydesk.counter.faults import journal_fault as fault_event
from paydesk.counter.payout.lookups import Lookups
from paydesk.counter.payout.service import PayoutService
from paydesk.counter.people.service import PeopleService
from paydesk.domain.clock import now_ms
from paydesk.domain.fact import Fact
from paydesk.domain.messages import CommandEnded, End, Event, StartedAgain
from paydesk.store.errors import StoreError
from paydesk.store.journal.journal import Journal
from paydesk.store.secrets import Secrets
from paydesk.worker.handlers import Offices, handlers_of
from paydesk.worker.in_thread import in_thread
from paydesk.worker.key_desk import KeyDesk
from paydesk.worker.sales_desk import SalesDesk

if TYPE_CHECKING:
    from paydesk.domain.commands import Command
    from paydesk.worker.options import StartOptions


class JournalUnusable(RuntimeError):
    """A wish came, but this PC's journal cannot be used; the window has been told."""


class Desk:
    """The counter with its journal, keys and clients. `emit` takes each event."""

    def __init__(self, options: StartOptions, emit: Callable[[Event], None]) -> None:
        self._options = options
        self._emit = emit
        self._config = Configuration(options.settings, options.is_demo)
        self._line = PayoutClients()
        self._journal: Journal | None = None
        self._offices: Offices | None = None
        self._dispatcher: Dispatcher | None = None
        self._fault = BUG
        """Why there is no journal."""

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
    def people(self) -> PeopleService:
        """People and locks."""
        return self.offices.people

    @property
    def payouts(self) -> PayoutService:
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
        options, emit, config, secrets = self._options, self._emit, self._config, Secrets()
        access = self._access = Access(emit, now_ms, self._who_sells, demo=options.is_demo)
        engine = Engine(journal, emit, config)
        people = PeopleService(
            journal, emit, access, secrets, options.folder, now_ms, demo=options.is_demo, in_thread=in_thread
        )
        payouts = PayoutService(journal, emit, config, self._line, access, people, now_ms)
        self._line.payouts.changed = payouts.look_again
        lookups = Lookups(emit, config, self._line, access, secrets, now_ms, in_thread=in_thread, note=self._note)
        keys = KeyDesk(options, emit, config, access, secrets, engine, self._line)
        sales = SalesDesk(options, emit, config, access, engine, keys)
        return Offices(engine, people, payouts, lookups, keys, sales)

    async def dispatch(self, command: Command) -> None:
        """Do what a window asks. While the journal cannot be opened, nothing can be done."""
        if self._dispatcher is not None:
            await self._dispatcher.dispatch(command)
        else:
            self._emit(CommandEnded(command.command_id, End.FAILED, command.subject, self._fault))

    def _note(self, fact: Fact) -> None:
        """A fact of its own, into the journal."""
        try:
            if self._journal is not None:
                self._journal.append([fact])
        except StoreError as fault:
            self._emit(fault_event(fault))

    def _who_sells(self) -> str:
        return self._config.settings.shop.staff

    async def run(self) -> None:
        """Open the journal, take up what is open, connect. Ends by cancellation, or when there is no journal."""
        try:
            journal = self._journal = Journal.open(self._options.folder)
        except StoreError as fault:
            self._fault = kind_of(fault)
            self._emit(fault_event(fault))
            await asyncio.Event().wait()  # the window says so; there is nothing else to do
            return
        offices = self._offices = self._opened(journal)
        self._dispatcher = Dispatcher(handlers_of(offices), self._access, self._emit)
        try:
            offices.engine.open()
            offices.payouts.open()
        except StoreError as fault:
            self._emit(fault_event(fault))
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(offices.people.open())
            tasks.create_task(offices.keys.connect())
            tasks.create_task(offices.engine.run())
            tasks.create_task(offices.payouts.run())
            if self._options.claim is not None:
                tasks.create_task(self._options.claim.serve(self._knocked))

    def _knocked(self) -> None:
        self._emit(StartedAgain())

    async def close(self) -> None:
        """Close the lines and the journal."""
        if self._offices is not None:
            await self._offices.engine.close()
        await self._line.close()
        if self._journal is not None:
            self._journal.close()
