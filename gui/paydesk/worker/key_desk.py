"""Keys: where those of each area are, and the clients that are made of them, behind the guard (KeyWishes)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from paydesk.api.credentials import Credentials
from paydesk.api.endpoints import ConfigurationError
from paydesk.api.session import Gateway
from paydesk.counter.access import Denied
from paydesk.counter.faults import journal_fault as fault_event
from paydesk.counter.settings.connection_test import no_keys, probe, unusable
from paydesk.counter.settings.gateway_test import test_connection
from paydesk.domain import masking
from paydesk.domain.clock import now_ms
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.messages import ConnectionTested, Event, KeysState
from paydesk.domain.people.person import Permission
from paydesk.domain.settings import stored_facts as kept_facts
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested, ConnectionProblem
from paydesk.domain.settings.settings import ValidationVersion
from paydesk.domain.settings.stored_facts import StoredFact
from paydesk.store.errors import StoreError
from paydesk.store.secrets import Keeping, KeyPair, Looked, Secrets
from paydesk.worker import area_clients
from paydesk.worker.area_clients import AreaClients
from paydesk.worker.in_thread import in_thread
from paydesk.worker.kept_desk import TOKEN, KeptDesk
from paydesk.worker.sandbox_process import DemoServiceError

if TYPE_CHECKING:
    from paydesk.counter.access import Access
    from paydesk.counter.clients import PayoutClients
    from paydesk.counter.configuration import Configuration
    from paydesk.counter.engine import Engine
    from paydesk.domain.settings.settings import Settings
    from paydesk.worker.options import StartOptions
    from paydesk.worker.sandbox_process import DemoService

_LOG = logging.getLogger("paydesk.worker")
_UNUSABLE: Final = Failure(Problem.RULES, Side.SHOP, outcome_known=True)
_NO_KEYS: Final = Failure(Problem.NO_KEYS, Side.SHOP, outcome_known=True)


class KeyDesk:
    """The keys of one counter (KeyWishes), and who talks with them."""

    def __init__(
        self,
        options: StartOptions,
        emit: Callable[[Event], None],
        config: Configuration,
        access: Access,
        secrets: Secrets,
        engine: Engine,
        line: PayoutClients,
    ) -> None:
        self._options = options
        self._emit = emit
        self._config = config
        self._access = access
        self._secrets = secrets
        self._journal = engine.journal
        self._clients = AreaClients(engine, line)
        self._keys: dict[Area, Credentials] = {}
        self._said: dict[Area, AreaKeys] = {}
        self._kept = KeptDesk(options, emit, config, engine, secrets, self.areas_with_keys)

    # At start -------------------------------------------------------------------------------------------------------

    async def connect(self) -> None:
        """At start: read the keys, or wait for the demo's sandbox, and make the clients."""
        if self._options.demo is not None:
            await self._connect_demo(self._options.demo)
            return
        for area in Area:
            await self._connect_area(area)

    async def _connect_demo(self, demo: DemoService) -> None:
        try:
            keys = await in_thread(demo.keys)
            self._clients.origin = keys.url.rstrip("/")
            self._keys = dict.fromkeys(Area, Credentials(keys.client_id, keys.client_secret))
        except (DemoServiceError, ConfigurationError) as fault:
            _LOG.warning("the demo has no sandbox: %s", fault)
        for area in Area:
            pair = self._keys.get(area)
            self._say(AreaKeys(area, "memory" if pair else "none", masking.account(pair.client_id) if pair else ""))
            await self._clients.use(area, self._config.settings, pair)

    async def _connect_area(self, area: Area) -> None:
        looked = await in_thread(partial(self._secrets.look, area.value))
        if area not in self._keys:  # keys that were given meanwhile are newer, and said already
            pair = looked.pair
            try:
                if pair is not None:
                    self._keys[area] = Credentials(pair.client_id, pair.client_secret)
            except ConfigurationError as fault:
                _LOG.warning("the %s keys in the keychain cannot be used: %s", area.value, fault)
            self._say_area(area, looked)
        await self._clients.use(area, self._config.settings, self._keys.get(area))

    # Saying ---------------------------------------------------------------------------------------------------------

    def _say_area(self, area: Area, looked: Looked) -> None:
        keys = self._keys.get(area)
        if keys is None:
            self._say(AreaKeys(area, "none", keychain=looked.keeping.value))
            return
        state = looked.keeping.value
        if looked.keeping is Keeping.KEYCHAIN and not looked.in_keychain:
            state = "memory"
        self._say(AreaKeys(area, state, masking.account(keys.client_id), looked.keeping.value))

    def _say(self, said: AreaKeys) -> None:
        self._said[said.area] = said
        self._emit(said)
        if said.area is Area.GATEWAY and self._options.demo is None:
            self._emit(KeysState(said.state, said.client_id))

    def areas_with_keys(self) -> dict[Area, str]:
        """Where the keys of each area are that has some."""
        return {area: said.state for area, said in self._said.items() if said.there}

    # Settings -------------------------------------------------------------------------------------------------------

    async def configured(self, before: Settings, settings: Settings) -> None:
        """The settings are others now: only the clients that they touch are made anew."""
        for area in Area:
            if self._options.demo is None and area in area_clients.touched(before, settings):
                await self._clients.use(area, settings, self._keys.get(area))

    # The gateway's keys, as the settings page knows them (issue 2); the guard was asked -------------------------------

    async def set_keys(self, client_id: str, client_secret: str) -> None:
        """Keep the gateway's keys in the keychain, or in memory where there is none, and use them."""
        if not await self._set(Area.GATEWAY, client_id, client_secret, self._access.need(Permission.KEYS)):
            self._emit(ConnectionTested(_UNUSABLE))

    async def test_connection(self, settings: Settings, client_id: str, client_secret: str) -> None:
        """Try these keys of the gateway, or those in use when they are empty: ConnectionTested."""
        try:
            keys = self._typed(Area.GATEWAY, client_id, client_secret)
            if keys is None:
                self._emit(ConnectionTested(_NO_KEYS))
                return
            client = area_clients.made(Area.GATEWAY, settings, keys, self._clients.origin)
        except ConfigurationError:
            self._emit(ConnectionTested(_UNUSABLE))
            return
        try:
            if isinstance(client, Gateway):
                self._emit(await test_connection(client))
        finally:
            await client.aclose()

    # Each area ------------------------------------------------------------------------------------------------------

    async def set_area_keys(self, area: Area, client_id: str, client_secret: str) -> None:
        """Keep the keys of an area and use them from the next call on."""
        by = self._leave(Permission.KEYS)
        if by is not None and not await self._set(area, client_id, client_secret, by):
            self._emit(AreaTested(area, ConnectionProblem.KEYS_UNUSABLE))

    async def _set(self, area: Area, client_id: str, client_secret: str, by: str) -> bool:
        """Whether these can be keys at all; in a demo nothing changes."""
        if self._options.demo is not None:
            return True
        try:
            keys = Credentials(client_id, client_secret)
        except ConfigurationError:
            return False
        self._keys[area] = keys
        self._note(StoredFact.KEYS_SET, area, by)
        # windows do not wait for a keychain that asks for a password
        self._say(AreaKeys(area, "memory", masking.account(keys.client_id)))
        fault = await self._clients.use(area, self._config.settings, keys)
        if fault is not None:
            self._emit(unusable(area, fault))
        keeping = await in_thread(partial(self._secrets.set, area.value, KeyPair(client_id, client_secret)))
        if self._keys.get(area) is keys:  # else others were given meanwhile
            self._say_area(area, Looked(None, keeping, in_keychain=keeping is Keeping.KEYCHAIN))
        return True

    async def forget_area_keys(self, area: Area) -> None:
        """Forget the keys of an area: nothing is sent with them any more."""
        by = self._leave(Permission.KEYS)
        if by is None or self._options.demo is not None:
            return
        self._keys.pop(area, None)
        self._note(StoredFact.KEYS_FORGOTTEN, area, by)
        await self._clients.use(area, self._config.settings, None)
        gone = await in_thread(partial(self._secrets.delete, area.value))
        if area is Area.IDENTITY:  # what was got with them goes with them
            gone = await in_thread(partial(self._secrets.delete, TOKEN)) and gone
        keeping = self._secrets.state if gone else Keeping.LOCKED
        if area not in self._keys:
            self._say_area(area, Looked(None, keeping, in_keychain=not gone))

    async def test_area(self, area: Area, settings: Settings, client_id: str, client_secret: str) -> None:
        """Try keys (empty: those in use) with calls that change nothing: AreaTested."""
        if self._leave(Permission.KEYS) is None:
            return
        try:
            keys = self._typed(area, client_id, client_secret)
            if keys is None:
                self._emit(no_keys(area))
                return
            client = area_clients.made(area, settings, keys, self._clients.origin)
        except ConfigurationError as fault:
            self._emit(unusable(area, fault))
            return
        try:
            v2 = settings.money_out.validation_version is ValidationVersion.V2
            self._emit(await probe(client, area, now_ms, v2=v2))
        finally:
            await client.aclose()

    def _typed(self, area: Area, client_id: str, client_secret: str) -> Credentials | None:
        if self._options.demo is None and (client_id or client_secret):
            return Credentials(client_id, client_secret)
        return self._keys.get(area)

    async def look_at_keys(self) -> None:
        """Where the keys of each area are: free to all, for pages are shown by it."""
        for area in Area:
            if area in self._said:
                self._emit(self._said[area])

    # What this PC keeps ---------------------------------------------------------------------------------------------

    async def look_at_kept(self) -> None:
        """What this PC keeps."""
        if self._leave(Permission.KEPT) is not None:
            await self._kept.look()

    async def erase(self, before: int) -> None:
        """Erase what is old and finished."""
        by = self._leave(Permission.ERASE)
        if by is not None:
            await self._kept.erase(before, by)

    async def export_settings(self) -> None:
        """The settings for a second counter."""
        by = self._leave(Permission.SETTINGS)
        if by is not None:
            self._kept.export(by)

    # Inside ---------------------------------------------------------------------------------------------------------

    def _leave(self, permission: Permission) -> str | None:
        """The name in which it is done, or None after the window was told why not."""
        try:
            return self._access.need(permission)
        except Denied as denied:
            self._emit(denied.event)
            return None

    def _note(self, kind: StoredFact, area: Area, by: str) -> None:
        try:
            self._journal.append([kept_facts.keys_changed(now_ms(), kind, area=area.value, by=by)])
        except StoreError as fault:
            self._emit(fault_event(fault))
