"""The core of a counter without a window, a thread or a wait: commands in, messages out; killed at any await."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.payouts.session import PayoutsClient
from paydesk.counter.access import Access
from paydesk.counter.connection import ServiceConnection
from paydesk.counter.context import Configuration
from paydesk.counter.dispatcher import Dispatcher, Handler, collect_handlers
from paydesk.counter.engine import Engine
from paydesk.counter.payout.connections import PayoutConnections
from paydesk.counter.payout.service import PayoutService
from paydesk.counter.shift.service import ShiftService
from paydesk.domain.clock import date_of
from paydesk.domain.fact import is_sale
from paydesk.domain.messages import CommandEnded, CounterPart, Event
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.payout.commands import NudgePayout, NudgeRefunds
from paydesk.domain.people.person import Person, Role
from paydesk.domain.sale.commands import Nudge
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.settings.settings import PRODUCTION_GATEWAY, MoneyOut, PayoutHosts, Settings, Shop, TransferVersion
from paydesk.worker.supervisor import supervise
from tests.simulation.wire import Answering, DirectGateway, Wire

if TYPE_CHECKING:
    from paydesk.api.hub import HubEvent
    from paydesk.domain.clock import Now
    from paydesk.domain.commands import Command
    from paydesk.domain.feed import Feed
    from paydesk.store.journal.journal import Journal
    from tests.simulation.hub_link import HubLink

ADDRESS: Final = "http://127.0.0.1"
TERMINAL: Final = 54321
SHOP: Final = Shop(name="Sharma Stores", day_ends=3 * 60, terminal=TerminalIdentity(cf_terminal_id=TERMINAL))

ASHA: Final = Person("p1", "Asha", Role.SUPERVISOR)
_NO_LIMITS: Final = MoneyOut(per_transfer=None, per_day=None, per_beneficiary=None)


class _Nobody:
    """There is no second person, and none is needed."""

    async def verify_second(self, _ask_id: str, _person_id: str, _pin: str, *, first: str) -> str:
        """Return no name."""
        return first and ""


class Core:
    """One run of a counter. Made inside a loop; `start` opens it, `kill` ends it without a word."""

    def __init__(
        self,
        journal: Journal,
        answering: Answering,
        now: Now,
        loop: asyncio.AbstractEventLoop,
        keys: tuple[str, str] = ("id", "secret"),
        listen: Callable[[Event], None] | None = None,
        hub: HubLink | None = None,
    ) -> None:
        self.now = now
        self._loop = loop
        self.ended: dict[str, CommandEnded] = {}
        self._listen = listen
        self._answering, self._keys = answering, Credentials(*keys)
        self.config = Configuration(Settings(shop=SHOP, money_out=_NO_LIMITS), demo=True)
        self.engine = Engine(journal, self._emit, self.config, now)
        self._access = Access(self._emit, now, str, demo=True)
        self._access.require_sign_in(ASHA)
        self._access.sign_in(ASHA)
        self._connection: ServiceConnection[PayoutsClient] = ServiceConnection(now)
        self.payouts = PayoutService(
            journal,
            self.engine.recorder,
            PayoutConnections(self._connection, self.engine.gateway),
            self.config,
            self._emit,
            now,
            self._access,
            _Nobody(),
        )
        for connection in (self._connection, self.engine.gateway):
            connection.changed.subscribe(self.payouts.retry_reads)
        self.shifts = ShiftService(
            journal, self.engine.recorder, self.engine.sales.sales, self.config, self._access, self._emit, now
        )
        handlers: dict[type[Command], Handler] = {}
        for service in (self.engine.sales, self.engine.static_qr, self.engine.listing, self.payouts, self.shifts):
            handlers |= collect_handlers(service)
        self.hub = None if hub is None else hub.create_service(self, self._access, self._emit)
        self._dispatcher = Dispatcher(handlers, self._access, self._emit)
        self._tasks: dict[asyncio.Task[None], None] = {}
        self._folded: dict[str, tuple[int, Sale]] = {}
        """Sales of the journal that are not at hand, and of how many facts."""

    def _emit(self, event: Event) -> None:
        if isinstance(event, CommandEnded):
            self.ended[event.command_id] = event
        if self._listen is not None:
            self._listen(event)

    async def start(self) -> None:
        """Take up what an earlier run left open, and connect. Raises StoreError."""
        self.engine.open()
        self._begin(self.engine.run())
        if self.hub is not None:
            run = partial(self.hub.run, self.engine)
            self._begin(supervise(CounterPart.HUB, run, self._emit, self.now))
        await self.use_own()

    async def start_payouts(self) -> None:
        """Follow payouts, and keep shifts, as well. Raises StoreError."""
        self.payouts.open()
        self.shifts.open()
        self._begin(self.payouts.run())
        payouts = PayoutsClient(
            PayoutHosts.at_origin(ADDRESS), self._keys, today=lambda: date_of(self.now()), wire=Wire(self._answering)
        )
        await self._connection.use(payouts)

    def use_version(self, version: TransferVersion | None) -> None:
        """Set the version of transfers from now on; None: the newest that the account may use."""
        money_out = replace(self.config.settings.money_out, transfer_version=version)
        self.config.settings = replace(self.config.settings, money_out=money_out)

    def unlock(self) -> None:
        """Open the supervisor's pages."""
        self._access.unlock(ASHA)

    def sign_in(self, person: Person) -> None:
        """Another person stands at the counter."""
        self._access.sign_in(person)

    async def use_own(self) -> None:
        """Talk with the keys that it was made with."""
        await self.use(self._keys)

    async def use(self, keys: Credentials | None) -> None:
        """Talk with these keys from now on; None: there are none."""
        gateway = None if keys is None else DirectGateway(Endpoint(f"{ADDRESS}/pg"), keys, self._answering)
        await self.engine.gateway.use(gateway, warm=True)

    async def go_live(self) -> None:
        """Use the same service as if it took real money."""
        await self.engine.gateway.use(
            DirectGateway(Endpoint(PRODUCTION_GATEWAY), self._keys, self._answering), warm=True
        )

    def update_feed(self, feed: Feed) -> None:
        """Take a new state of the feed, as the worker's core does."""
        was_live, self.config.feed = self.config.feed.is_live(self.now()), feed
        if was_live and not feed.is_live(self.now()):
            self.engine.sales.on_feed_silent()

    async def nudge(self, event: HubEvent) -> None:
        """Read what an event of the hub is about."""
        if event.order_id:
            await self.send(Nudge(order_id=event.order_id))
            await self.send(NudgeRefunds(order_id=event.order_id))
        if event.payout_id:
            await self.send(NudgePayout(payout_id=event.payout_id))

    def send(self, command: Command) -> asyncio.Task[None]:
        """Give a command, as a window does: whoever wants its end finds it in `ended`."""
        return self._begin(self._dispatcher.dispatch(command))

    async def done(self, command: Command) -> CommandEnded:
        """Give a command and wait for its end."""
        await self.send(command)
        return self.ended[command.command_id]

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self._loop.create_task(work)
        self._tasks[task] = None
        task.add_done_callback(lambda done: self._tasks.pop(done, None))
        return task

    async def kill(self) -> None:
        """End it as a power cut does: nothing more is written, wherever each task was."""
        self._tasks, tasks = {}, list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def sales(self) -> list[Sale]:
        """All sales: those at hand as they are told, the others from the journal, folded anew when facts came."""
        told = {sale.sale_id: sale for sale in self.engine.sales.sales}
        journal = self.engine.journal
        with journal._file.reading() as db:
            kept = db.execute("SELECT sale_id, COUNT(*) FROM facts GROUP BY sale_id").fetchall()
        for sale_id, count in kept:
            if sale_id not in told and is_sale(sale_id):
                if self._folded.get(sale_id, (0,))[0] != count:
                    self._folded[sale_id] = count, Sale.from_facts(journal.facts_of(sale_id))
                told[sale_id] = self._folded[sale_id][1]
        return list(told.values())

    def verdict(self, sale: Sale) -> Verdict:
        """Return what the strip says of a sale now."""
        return verdict_of(sale, self.now(), self.config.feed)
