"""Everything that lives in the loop: journal, keys, gateway, counter. Made and ended in the worker's thread."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from paydesk.api.credentials import Credentials
from paydesk.api.endpoints import ConfigurationError, Service
from paydesk.api.session import Gateway
from paydesk.counter.counter import Counter
from paydesk.counter.ledger import fault_event
from paydesk.counter.probe import test_connection
from paydesk.counter.till import Till
from paydesk.domain import masking
from paydesk.domain.events import ConnectionTested, Event, KeysState, Knocked
from paydesk.domain.problems import Failure, Problem, Side
from paydesk.store import settings as settings_file
from paydesk.store.errors import StoreError
from paydesk.store.journal import Journal
from paydesk.store.secrets import KeyPair, Secrets
from paydesk.worker.aside import aside
from paydesk.worker.demo_service import DemoServiceError

if TYPE_CHECKING:
    from paydesk.domain.settings import Settings
    from paydesk.worker.demo_service import DemoService
    from paydesk.worker.plan import Plan

_LOG = logging.getLogger("paydesk.worker")
AREA = "gateway"
_UNUSABLE = Failure(Problem.RULES, Side.SHOP, outcome_known=True)


class JournalUnusable(RuntimeError):
    """A wish came, but this PC's journal cannot be used; the window has been told."""


class Desk:
    """The counter with its journal, keys and gateway. `emit` takes each event."""

    def __init__(self, plan: Plan, emit: Callable[[Event], None]) -> None:
        self._plan = plan
        self._emit = emit
        self._till = Till(plan.settings, plan.is_demo)
        self._secrets = Secrets()
        self._keys: Credentials | None = None
        self._service: Service | None = None
        self._journal: Journal | None = None
        self._counter: Counter | None = None

    @property
    def counter(self) -> Counter:
        """The counter. Raises JournalUnusable while there is none, because the journal could not be opened."""
        if self._counter is None:
            raise JournalUnusable
        return self._counter

    async def run(self) -> None:
        """Open the journal, take up open sales, connect. Ends by cancellation, or when the journal cannot be used."""
        try:
            journal = self._journal = Journal.open(self._plan.folder)
        except StoreError as fault:
            self._emit(fault_event(fault))
            await asyncio.Event().wait()  # the window says so; there is nothing else to do
            return
        self._counter = Counter(journal, self._emit, self._till)
        try:
            self._counter.open()
        except StoreError as fault:
            self._emit(fault_event(fault))
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._connect())
            tasks.create_task(self._counter.run())
            if self._plan.claim is not None:
                tasks.create_task(self._plan.claim.serve(self._knocked))

    def _knocked(self) -> None:
        self._emit(Knocked())

    async def close(self) -> None:
        """Close the line and the journal."""
        if self._counter is not None:
            await self._counter.close()
        if self._journal is not None:
            self._journal.close()

    async def _connect(self) -> None:
        try:
            if self._plan.demo is not None:
                await self._connect_demo(self._plan.demo)
            else:
                await self._connect_keychain()
        except ConfigurationError as fault:
            _LOG.warning("the connection cannot be used: %s", fault)
            await self.counter.use(None)
        except DemoServiceError as fault:
            _LOG.warning("the demo has no sandbox: %s", fault)
            await self.counter.use(None)

    async def _connect_demo(self, demo: DemoService) -> None:
        keys = await aside(demo.keys)
        self._keys = Credentials(keys.client_id, keys.client_secret)
        self._service = Service(f"{keys.url}/pg", self._till.settings.connection.api_version)
        await self._use()

    async def _connect_keychain(self) -> None:
        pair = await aside(partial(self._secrets.get, AREA))
        if self._keys is None and pair is not None:  # keys that were given meanwhile are newer
            self._keys = Credentials(pair.client_id, pair.client_secret)
        self._say_keys()
        self._service = self._service_of(self._till.settings)
        await self._use()

    @staticmethod
    def _service_of(settings: Settings) -> Service:
        return Service(settings.connection.gateway_url, settings.connection.api_version)

    async def _use(self) -> None:
        if self._service is None or self._keys is None:
            await self.counter.use(None)
        else:
            await self.counter.use(Gateway(self._service, self._keys))

    def _say_keys(self) -> None:
        state = self._secrets.state.value if self._keys is not None else "none"
        self._emit(KeysState(state, masking.account(self._keys.client_id) if self._keys else ""))

    async def configure(self, settings: Settings) -> None:
        """Save these settings and use them; the line is made anew only when its address changed."""
        try:
            settings_file.save(self._plan.folder, settings)
        except StoreError as fault:
            self._emit(fault_event(fault))
        before, self._till.settings = self._till.settings, settings
        if self._plan.demo is None and before.connection != settings.connection:
            try:
                self._service = self._service_of(settings)
            except ConfigurationError:
                self._service = None
            await self._use()

    async def set_keys(self, client_id: str, client_secret: str) -> None:
        """Keep the keys in the keychain, or in memory where there is none, and use them."""
        if self._plan.demo is not None:
            return
        try:
            self._keys = Credentials(client_id, client_secret)
            self._service = self._service_of(self._till.settings)
        except ConfigurationError:
            self._emit(ConnectionTested(_UNUSABLE))
            return
        await aside(partial(self._secrets.set, AREA, KeyPair(client_id, client_secret)))
        self._say_keys()
        await self._use()

    async def test_connection(self, settings: Settings, client_id: str, client_secret: str) -> None:
        """Try these keys, or those in use when they are empty: ConnectionTested."""
        try:
            keys = Credentials(client_id, client_secret) if client_id or client_secret else self._keys
            service = self._service if self._plan.demo is not None else self._service_of(settings)
        except ConfigurationError:
            self._emit(ConnectionTested(_UNUSABLE))
            return
        if keys is None or service is None:
            self._emit(ConnectionTested(Failure(Problem.NO_KEYS, Side.SHOP, outcome_known=True)))
            return
        gateway = Gateway(service, keys)
        try:
            self._emit(await test_connection(gateway))
        finally:
            await gateway.aclose()
