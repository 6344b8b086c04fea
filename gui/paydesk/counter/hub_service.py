"""The counter's connection to the hub of its shop: enrolment, and the parts that use the hub while there is one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias
from urllib.parse import urlsplit

from paydesk.counter.context import Context
from paydesk.counter.dispatcher import handles
from paydesk.counter.engine import Engine
from paydesk.domain.fact import Fact
from paydesk.domain.feed import Feed
from paydesk.domain.hub.commands import EnrolHub, LeaveHub, SearchShop
from paydesk.domain.hub.messages import NO_HUB, HubEnrolment, HubProblem, HubState, ShopSales
from paydesk.domain.messages import CommandStatus
from paydesk.domain.settings.settings import HubSettings
from paydesk.domain.settings.stored_facts import StoredFactKind, account_key_lost_fact, keys_changed_fact
from paydesk.store.account_key import AccountKey
from paydesk.store.keychain import HUB_ENTRY, KeyPair
from paydesk.version import __version__

if TYPE_CHECKING:  # a counter without a hub imports nothing of its client
    from paydesk.api.hub import HubClient, HubEvent

SaveHub: TypeAlias = Callable[[HubSettings, str], Awaitable[None]]
"""Saves the hub's address in the settings, in the name of a person. Raises StoreError."""
Nudger: TypeAlias = Callable[["HubEvent"], Awaitable[object]]
"""Reads the order or payout of an event now."""
ClientFactory: TypeAlias = Callable[[HubSettings, str], "HubClient"]
"""Creates a client for the hub of the settings and a key. Raises HubError."""


class HubService:
    """The hub of one counter.

    Args:
        save: Saves the hub's address.
        on_feed: Called with each new state of the feed.
        nudge: Called with each event that names an order or a payout.
        create_client: Creates a client for a hub and a key; a simulation has its own.
    """

    def __init__(
        self,
        context: Context,
        save: SaveHub,
        on_feed: Callable[[Feed], None],
        nudge: Nudger,
        create_client: ClientFactory | None = None,
    ) -> None:
        self._context = context
        self._save = save
        self._on_feed = on_feed
        self._nudge = nudge
        self._create_client = create_client or _create_client
        self._changed = asyncio.Event()
        self._state = NO_HUB
        self._client: HubClient | None = None
        self._nudges: set[asyncio.Future[object]] = set()

    @property
    def needs_new_journal(self) -> bool:
        """True if the hub never takes more of the journal in use."""
        return self._state.needs_new_journal

    @property
    def _settings(self) -> HubSettings:
        return self._context.config.settings.hub

    # Enrolment ------------------------------------------------------------------------------------------------------

    @handles(EnrolHub, lock_name="hub")
    async def enrol(self, command: EnrolHub, by: str) -> HubEnrolment:
        """Exchange a one-time code for a key, keep it in the keychain, and connect."""
        from paydesk.api.hub import HubError

        hub = HubSettings(command.url.strip().rstrip("/"), command.authority.strip())
        shop = self._context.config.settings.shop
        try:
            async with self._create_client(hub, "") as client:
                enrolled = await client.enrol(command.code.strip(), shop.counter_name or shop.name, __version__)
        except HubError as error:
            return HubEnrolment(problem=error.problem)
        await self._adopt_account_key(enrolled.account_key)
        self._context.write_later(self._key_fact(StoredFactKind.KEYS_SET, by))
        pair = KeyPair(_host_of(hub.url), enrolled.key)
        await self._context.run_in_thread(partial(self._context.secrets.set, HUB_ENTRY, pair))
        await self._save(hub, by)
        self._changed.set()
        return HubEnrolment(enrolled.shop, enrolled.name)

    @handles(LeaveHub, lock_name="hub")
    async def leave(self, _command: LeaveHub, by: str) -> CommandStatus:
        """Forget the hub and the key. FAILED while a locked keychain may still hold the key."""
        self._context.write_later(self._key_fact(StoredFactKind.KEYS_FORGOTTEN, by))
        gone = await self._context.run_in_thread(partial(self._context.secrets.delete, HUB_ENTRY))
        await self._save(HubSettings(), by)
        self._changed.set()
        return CommandStatus.DONE if gone else CommandStatus.FAILED

    async def _adopt_account_key(self, text: str) -> None:
        """Make the same digests of accounts as all counters of the shop. Raises StoreError.

        The journal has the change first: otherwise a payment that was sent before could be repeated unnoticed.
        """
        with contextlib.suppress(ValueError):  # a hub that has none
            key = bytes.fromhex(text)
            if AccountKey.is_other(self._context.folder, key):
                await self._context.journal.write_now(account_key_lost_fact(self._context.now()))
            AccountKey.adopt(self._context.folder, key)

    def _key_fact(self, kind: StoredFactKind, by: str) -> Fact:
        return keys_changed_fact(self._context.now(), kind, area=HUB_ENTRY, by=by)

    async def _load_key(self) -> str:
        """Return this counter's key for the hub of the settings; "" if there is none."""
        pair = await self._context.run_in_thread(partial(self._context.secrets.get, HUB_ENTRY))
        is_for_it = pair is not None and pair.client_id == _host_of(self._settings.url)
        return pair.client_secret if pair is not None and is_for_it else ""

    # Questions ------------------------------------------------------------------------------------------------------

    @handles(SearchShop)
    async def search(self, command: SearchShop, _by: str) -> ShopSales:
        """Search the sales of all counters."""
        from paydesk.api.hub import HubError

        if self._client is None:
            return ShopSales(problem=self._state.problem or HubProblem.NO_ANSWER)
        try:
            found = await self._client.search(None, command.text, command.since) if command.text else ()
            if command.amount is not None:
                found += await self._client.search(command.amount, "", command.since)
        except HubError as error:
            return ShopSales(problem=error.problem)
        return ShopSales(tuple(dict.fromkeys(found)))

    def on_settings_changed(self, before: HubSettings) -> None:
        """Use another hub if the settings name one."""
        if before != self._settings:
            self._changed.set()

    # While a journal is open ----------------------------------------------------------------------------------------

    async def run(self, engine: Engine) -> None:
        """Use the hub of the settings with this journal, and another one after a change, until cancelled."""
        try:
            while True:
                self._changed.clear()
                client, problem = await self._connect()
                if client is not None:
                    await self._use(engine, client)
                else:
                    self._set_state(HubState(self._settings.url, problem=problem))
                    await self._changed.wait()
        finally:
            self._client = None
            self._context.config.other_payouts = ()

    async def _connect(self) -> tuple[HubClient | None, HubProblem | None]:
        """Return a client for the hub of the settings, or why there is none; neither without a hub."""
        if not self._settings.url:
            return None, None
        from paydesk.api.hub import HubError

        key = await self._load_key()
        try:
            return (self._create_client(self._settings, key), None) if key else (None, HubProblem.UNKNOWN_KEY)
        except HubError as error:
            return None, error.problem

    async def _use(self, engine: Engine, client: HubClient) -> None:
        """Send facts and hear events until the hub of the settings changes."""
        from paydesk.counter.hub.feed_reader import FeedReader
        from paydesk.counter.hub.leases import ReadLeases
        from paydesk.counter.hub.prior import HubPayouts
        from paydesk.counter.hub.shipper import FactShipper

        journal, recorder = engine.journal, engine.recorder
        self._set_state(HubState(client.url, unsent=journal.count() - journal.shipping.shipped()[0]))
        shipper = FactShipper(journal, client, self._on_shipped)
        leases = ReadLeases(client, engine, self._context.now)
        reader = FeedReader(client, self._context.now, self._on_feed_changed, self._on_event)
        recorder.written.subscribe(shipper.on_written)
        engine.poller.shown.subscribe(leases.on_shown)
        self._context.config.other_payouts = (HubPayouts(client, journal.shipping.journal_id),)
        self._client = client
        try:
            async with client, asyncio.TaskGroup() as tasks:
                running = [tasks.create_task(part.run()) for part in (shipper, reader, leases)]
                await self._changed.wait()
                for each in running:
                    each.cancel()
        finally:
            self._client = None
            self._context.config.other_payouts = ()
            recorder.written.unsubscribe(shipper.on_written)
            engine.poller.shown.unsubscribe(leases.on_shown)

    def _on_shipped(self, unsent: int, problem: HubProblem | None) -> None:
        self._set_state(replace(self._state, unsent=unsent, problem=problem))

    def _on_feed_changed(self, feed: Feed) -> None:
        self._on_feed(feed)
        self._set_state(replace(self._state, is_live=feed.is_live(self._context.now())))

    def _on_event(self, event: HubEvent) -> None:
        """Read what the event names, beside the stream of events."""
        task = asyncio.ensure_future(self._nudge(event))
        self._nudges.add(task)
        task.add_done_callback(self._nudges.discard)

    def _set_state(self, state: HubState) -> None:
        if state != self._state:
            self._state = state
            self._context.emit(state)


def _create_client(hub: HubSettings, key: str) -> HubClient:
    """Create a client of the hub. Raises HubError if the address or the authority's file cannot be used."""
    from paydesk.api.hub import HubClient, HubError

    try:
        return HubClient(hub.url, key, authority=Path(hub.authority) if hub.authority else None)
    except (ValueError, OSError) as fault:  # ssl.SSLError is an OSError
        raise HubError(HubProblem.NOT_TRUSTED if hub.authority else HubProblem.NO_ANSWER) from fault


def _host_of(url: str) -> str:
    return urlsplit(url).netloc.lower()
