"""The objects in the counter's loop, created and ended in the worker's thread: services, clients and supervised parts.

Services that need no journal (people, keys, settings, lookups) exist from the start; sales and payouts start when the
journal can be opened.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from paydesk.api.gateway import GatewayClient
from paydesk.api.identity import IdentityClient
from paydesk.api.payouts.session import PayoutsClient
from paydesk.billing.service import BillingService, CounterServices
from paydesk.counter.access import Access
from paydesk.counter.billing.charges import ChargeService
from paydesk.counter.billing.programs import ProgramService
from paydesk.counter.clock_check import ClockCheck
from paydesk.counter.connection import ServiceConnection
from paydesk.counter.context import Configuration, Context
from paydesk.counter.dispatcher import Dispatcher, Handler, collect_handlers
from paydesk.counter.engine import Engine
from paydesk.counter.hub_service import HubService
from paydesk.counter.payout.connections import PayoutConnections
from paydesk.counter.payout.lookups import Lookups
from paydesk.counter.payout.service import PayoutService
from paydesk.counter.pc import PcService
from paydesk.counter.people.service import PeopleService
from paydesk.counter.settings.keys import ClientUsers, KeysService
from paydesk.counter.settings.service import SettingsService, StoredDataService
from paydesk.counter.shift.service import ShiftService
from paydesk.counter.updates import UpdateCheck
from paydesk.domain import commands
from paydesk.domain.clock import CLOCK, Clock, ClockCorrection, Now, now_ms
from paydesk.domain.commands import Command
from paydesk.domain.fact import is_sale
from paydesk.domain.feed import Feed
from paydesk.domain.messages import CounterPart, Event, FeedChanged
from paydesk.domain.order import TERMINAL_EVENT
from paydesk.domain.payout.commands import NudgePayout, NudgeRefunds
from paydesk.domain.sale.commands import Nudge
from paydesk.domain.settings.messages import Area
from paydesk.domain.settings.settings import Settings
from paydesk.domain.settings.stored_facts import clock_set_fact
from paydesk.store.journal.journal import Journal
from paydesk.store.keychain import KeyPair
from paydesk.store.secrets import KeychainSecrets, MemorySecrets
from paydesk.worker.client import StartOptions
from paydesk.worker.journal_manager import JournalManager, OnReady, rebuild_tables, watch_chain, watch_rollback
from paydesk.worker.sandbox_process import DemoService, DemoServiceError
from paydesk.worker.supervisor import supervise

if TYPE_CHECKING:
    from paydesk.api.hub import HubEvent

_LOG: Final = logging.getLogger("paydesk.worker")

ResultT = TypeVar("ResultT")


def _as_runtime_error(strange: BaseException) -> RuntimeError:
    usual = RuntimeError(f"{type(strange).__name__}: {strange}")
    usual.__cause__ = strange
    return usual


async def run_in_thread(call: Callable[[], ResultT]) -> ResultT:
    """Run a call (of a keychain that asks its user, for example) on a daemon thread, and return its result.

    Cancelling stops the waiting, not the call, and the thread never delays the exit. Raises what the call raises; an
    exception that would end the loop or look like a cancellation (SystemExit, StopIteration, the panic of a Rust
    library) becomes a RuntimeError.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[ResultT] = loop.create_future()

    def settle(result: ResultT | None, fault: BaseException | None) -> None:
        if future.done():
            return
        if fault is not None:
            future.set_exception(fault)
        else:
            future.set_result(result)  # type: ignore[arg-type] # the call's own result, None included

    def run() -> None:
        result: ResultT | None = None
        fault: BaseException | None = None
        try:
            result = call()
        except BaseException as error:  # noqa: BLE001 - the edge of a thread: handed to the caller
            is_usual = isinstance(error, Exception) and not isinstance(error, StopIteration)
            fault = error if is_usual else _as_runtime_error(error)
        try:
            loop.call_soon_threadsafe(settle, result, fault)
        except RuntimeError:
            return  # the loop has ended, and the caller with it

    threading.Thread(target=run, name="paydesk-aside", daemon=True).start()
    return await future


@dataclass(frozen=True, slots=True)
class JournalServices:
    """The services of an open journal, and the handlers of their commands."""

    engine: Engine
    payouts: PayoutService
    shifts: ShiftService
    handlers: dict[type[Command], Handler] = field(default_factory=dict)

    def open(self) -> None:
        """Load what earlier runs left unfinished. Raises StoreError."""
        self.engine.open()
        self.payouts.open()
        self.shifts.open()

    def forget(self, subjects: Iterable[str]) -> None:
        """Drop sales and payouts whose facts cannot be read or written."""
        gone = list(subjects)
        self.engine.sales.sales.forget(gone)
        self.payouts.payouts.forget(gone)

    def resume_found(self, subject: str) -> None:
        """Continue a subject that an earlier version took for finished, found by a rebuild of the tables."""
        (self.engine.sales if is_sale(subject) else self.payouts).resume_found(subject)


class Core:
    """The counter with its journal, keys and clients. `emit` sends messages to the windows."""

    def __init__(
        self, options: StartOptions, emit: Callable[[Event], None], now: Now = now_ms, clock: Clock = CLOCK
    ) -> None:
        self._options = options
        self._emit = emit
        self._now = now
        self._config = Configuration(options.settings, options.is_demo)
        self._access = Access(emit, now, lambda: self._config.settings.shop.staff, demo=options.is_demo)
        self._journal_manager = JournalManager(
            options.folder, emit, now, self._start_services, lambda: self._hub.needs_new_journal
        )
        self._secrets = MemorySecrets() if options.is_demo else KeychainSecrets()
        self._context = Context(
            options.folder,
            self._config,
            self._access,
            self._secrets,
            emit,
            self._journal_manager.write_later,
            now,
            run_in_thread,
            self._journal_manager,
        )
        # a simulation sets its own time
        checks = (ClockCheck(clock, self._on_clock_moved).on_service_time,) if now in {now_ms, clock.now} else ()
        self._gateway: ServiceConnection[GatewayClient] = ServiceConnection(now, emit, *checks)
        self._payouts: ServiceConnection[PayoutsClient] = ServiceConnection(now)
        self._identity: ServiceConnection[IdentityClient] = ServiceConnection(now)
        self._people = PeopleService(self._context)
        users: ClientUsers = {
            Area.GATEWAY: partial(self._gateway.use, warm=True),
            Area.PAYOUTS: partial(self._payouts.use, warm=True),
            Area.IDENTITY: self._identity.use,
        }
        self._keys = KeysService(self._context, self._secrets, users, address_lost=options.address_lost)
        self._handlers: dict[type[Command], Handler] = {
            commands.BeginNewJournal: Handler(self._journal_manager.begin_new, lock_name="journal")
        }
        settings = SettingsService(self._context, self._on_settings_changed)
        self._programs = ProgramService(self._context, settings.save_billing)
        self._billing = BillingService(self._context, self._programs)
        self._hub = HubService(self._context, settings.save_hub, self.update_feed, self._nudge)
        for service in (
            self._people,
            self._keys,
            settings,
            self._hub,
            self._programs,
            PcService(self._context, lambda: self._journal_manager.journal),
            Lookups(self._context, self._payouts, self._identity),
        ):
            self._handlers.update(collect_handlers(service))
        self._services: JournalServices | None = None
        """Services of the open journal."""
        self._dispatcher = Dispatcher(self._handlers, self._access, emit, Handler(self._journal_manager.refuse))

    async def dispatch(self, command: Command) -> None:
        """Run a command of a window."""
        await self._dispatcher.dispatch(command)

    async def run(self, on_running: Callable[[], None]) -> None:
        """Run all parts until cancelled. `on_running` is called when commands may come."""
        async with asyncio.TaskGroup() as tasks:
            self._supervise(
                tasks, CounterPart.JOURNAL, self._journal_manager.run
            )  # first: early commands find a journal
            self._supervise(tasks, CounterPart.PEOPLE, self._people.run)
            demo = self._options.demo
            if demo is None:
                self._supervise(tasks, CounterPart.KEYS, self._keys.run)
            else:
                self._supervise(tasks, CounterPart.SANDBOX, partial(self._run_demo, demo))
            on_running()

    def _supervise(self, tasks: asyncio.TaskGroup, part: CounterPart, run: Callable[[], Awaitable[None]]) -> None:
        tasks.create_task(supervise(part, run, self._emit, self._now))

    def _create_services(self, journal: Journal) -> JournalServices:
        """Create the services of this journal, and connect them with each other."""
        engine = Engine(journal, self._emit, self._config, self._now, self._gateway)
        recorder, sales = engine.recorder, engine.sales.sales
        connections = PayoutConnections(self._payouts, self._gateway)
        payouts = PayoutService(
            journal, recorder, connections, self._config, self._emit, self._now, self._access, self._people
        )
        before_close = engine.static_qr.read_before_close
        shifts = ShiftService(journal, recorder, sales, self._config, self._access, self._emit, self._now, before_close)
        services = JournalServices(engine, payouts, shifts)
        stored = StoredDataService(
            self._context,
            self._secrets,
            journal,
            self._keys.locations,
            services.forget,
            lambda: self._gateway.clock_offset_ms,
        )
        engine.sales.taken.subscribe(shifts.on_sale_taken)
        recorder.quarantined.subscribe(services.forget)
        for connection in (self._payouts, self._gateway):
            connection.changed.subscribe(payouts.retry_reads)
        for service in (engine.sales, engine.static_qr, engine.listing, payouts, shifts, stored):
            services.handlers.update(collect_handlers(service))
        return services

    async def _start_services(self, journal: Journal, on_ready: OnReady) -> None:
        """Run the services that need the journal until cancelled. Raises StoreError if it cannot be loaded."""
        services = self._create_services(journal)
        engine, recorder = services.engine, services.engine.recorder

        async def maintain_journal() -> None:
            await rebuild_tables(journal, services.resume_found)
            engine.sales.emit_figures()  # not all of today's may have been known until now
            await watch_chain(journal, self._emit, self._now, services.forget)

        services.open()
        self._handlers |= services.handlers
        self._services = services
        on_ready(recorder)
        try:
            async with asyncio.TaskGroup() as tasks:
                self._supervise(tasks, CounterPart.SALES, engine.poller.run)
                self._supervise(tasks, CounterPart.SALES, engine.static_qr.run)
                self._supervise(tasks, CounterPart.RECORDER, recorder.run)
                self._supervise(tasks, CounterPart.PAYOUTS, services.payouts.run)
                self._supervise(tasks, CounterPart.CHAIN, maintain_journal)
                self._supervise(tasks, CounterPart.HUB, partial(self._hub.run, engine))
                self._supervise(tasks, CounterPart.CHAIN, partial(self._watch_rollback, journal))
                self._supervise(tasks, CounterPart.BILLING, partial(self._billing.run, self._for_programs(services)))
                if self._options.product_file is not None:
                    sales = engine.sales.sales
                    updates = UpdateCheck(
                        self._context, self._options.product_file, lambda: any(sale.is_open for sale in sales)
                    )
                    self._supervise(tasks, CounterPart.UPDATES, updates.run)
        finally:
            self._services = None
            engine.release()
            for connection in (self._payouts, self._gateway):
                connection.changed.unsubscribe(services.payouts.retry_reads)
            for kind in services.handlers:
                del self._handlers[kind]
            recorder.flush()

    def _for_programs(self, services: JournalServices) -> CounterServices:
        engine = services.engine
        charges = ChargeService(
            engine.sales, self._gateway, engine.poller, self._config, self._access, self._emit, self._now
        )
        return CounterServices(engine, services.shifts, charges)

    async def _watch_rollback(self, journal: Journal) -> None:
        """Watch for an older copy of the journal; in a demo there is no keychain to compare with."""
        if not self._options.is_demo:
            await watch_rollback(journal, self._secrets, run_in_thread, self._emit, self._now)

    async def _run_demo(self, demo: DemoService) -> None:
        """Use the sandbox of the demo. Raises DemoServiceError, to be restarted, if it did not start or has ended."""
        try:
            keys = await run_in_thread(demo.keys)
        except DemoServiceError:
            if not self._keys.locations():  # otherwise its calls fail and say so
                await self._keys.connect_demo("", None)
            raise
        self._config.demo_on_lan = keys.lan
        await self._keys.connect_demo(keys.url, KeyPair(keys.client_id, keys.client_secret))
        if await run_in_thread(demo.wait_until_died):
            raise DemoServiceError("the sandbox has ended")

    def update_feed(self, feed: Feed) -> None:
        """Take a new state of the live feed: a connection, an event or heartbeat, or its end."""
        was_live, self._config.feed = self._config.feed.is_live(self._now()), feed
        self._emit(FeedChanged(feed))
        if was_live and not feed.is_live(self._now()) and self._services is not None:
            self._services.engine.sales.on_feed_silent()

    async def _nudge(self, event: HubEvent) -> None:
        """Read what an event of the hub is about."""
        if event.order_id.startswith(TERMINAL_EVENT):
            if self._services is not None:
                self._services.engine.static_qr.read_now()
        elif event.order_id:
            await self._dispatcher.dispatch(Nudge(order_id=event.order_id))
            await self._dispatcher.dispatch(NudgeRefunds(order_id=event.order_id))
        if event.payout_id:
            await self._dispatcher.dispatch(NudgePayout(payout_id=event.payout_id))

    def _on_clock_moved(self, move: ClockCorrection) -> None:
        """Move every time in memory after the clock of this run was corrected."""
        _LOG.warning("Clock of this run corrected by %d ms", move.by)
        for connection in (self._gateway, self._payouts, self._identity):
            connection.shift_clock(move.by)
        self._config.feed = self._config.feed.clock_corrected(move.by)
        self._emit(FeedChanged(self._config.feed))
        self._context.write_later(clock_set_fact(self._now(), move))
        if self._services is not None:
            self._services.engine.sales.on_clock_moved(move)
            self._services.engine.static_qr.on_clock_moved(move)
            self._services.engine.sales.emit_figures()
            self._services.payouts.on_clock_moved(move)

    async def _on_settings_changed(self, before: Settings) -> None:
        """Emit the figures again, since money may be real now, or the shop's day another; then update the clients."""
        if self._services is not None:
            self._services.engine.sales.emit_figures()
            self._services.engine.static_qr.read_now()
        self._hub.on_settings_changed(before.hub)
        self._billing.on_settings_changed(before.billing)
        await self._keys.settings_changed(before)

    async def close(self) -> None:
        """Close the connections; the journal is closed already."""
        await asyncio.gather(self._gateway.close(), self._payouts.close(), self._identity.close())
