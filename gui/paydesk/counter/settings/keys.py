"""Keys: where those of each area are stored, the clients that use them, and a connection test.

Keys belong to the hosts that they were given for. With another host in the settings they count as missing, for
calls and for tests: a mistyped address, or a swapped or damaged settings file, is never sent the secret.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from paydesk.api.endpoints import ConfigurationError, Credentials, Endpoint
from paydesk.api.gateway import GatewayClient
from paydesk.api.identity import IdentityClient
from paydesk.api.payouts.session import PayoutsClient
from paydesk.counter.context import Context
from paydesk.counter.dispatcher import handles
from paydesk.counter.settings.connection_test import probe_client, report_no_keys, report_unusable
from paydesk.domain import commands, masking
from paydesk.domain.clock import MINUTE, SECOND
from paydesk.domain.fact import Fact
from paydesk.domain.messages import CommandStatus
from paydesk.domain.settings.commands import CheckService
from paydesk.domain.settings.keys import hosts_of, keys_for_settings
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested, ConnectionProblem, KeysUnusable, ServiceChecked
from paydesk.domain.settings.settings import PayoutHosts, Settings
from paydesk.domain.settings.stored_facts import StoredFactKind, keys_changed_fact
from paydesk.store import private_files
from paydesk.store.keychain import TOKEN_AREA, UNKNOWN_HOST, Hosts, KeyPair, entry_name
from paydesk.store.secrets import KeychainSecrets, KeychainState

AreaClient: TypeAlias = GatewayClient | PayoutsClient | IdentityClient
ClientUsers: TypeAlias = Mapping[Area, Callable[[Any], Awaitable[None]]]
"""Functions that take each new client of an area, or None without keys."""

_LOG = logging.getLogger("paydesk.counter")
_RETRY_MS: Final = MINUTE


def create_client(area: Area, settings: Settings, keys: Credentials, origin: str) -> AreaClient:
    """Create the client of an area.

    Args:
        origin: Address of a demo's sandbox, which replaces those of the settings; "" for none.

    Raises:
        ConfigurationError: Keys, an address, a version or a public key cannot be used.
    """
    if area is Area.GATEWAY:
        url = f"{origin}/pg" if origin else settings.connection.gateway_url
        return GatewayClient(Endpoint(url, settings.connection.api_version), keys)
    hosts = PayoutHosts.at_origin(origin) if origin else settings.money_out.hosts
    public_key = "" if origin else settings.money_out.public_key
    if area is Area.PAYOUTS:
        return PayoutsClient(hosts, keys, public_key=public_key)
    return IdentityClient(hosts, keys, public_key=public_key)


def changed_areas(before: Settings, settings: Settings) -> list[Area]:
    """Return the areas that need a new client after a change of settings."""
    return [area for area in Area if _client_settings(area, before) != _client_settings(area, settings)]


def _client_settings(area: Area, settings: Settings) -> tuple[object, ...]:
    hosts, public_key = settings.money_out.hosts, settings.money_out.public_key
    if area is Area.GATEWAY:
        return (settings.connection,)
    if area is Area.PAYOUTS:
        v2 = (hosts.payouts_v2_url, hosts.payouts_v2_version)
        return (hosts.payouts_url, *v2, hosts.internal_transfer_url, public_key)
    return (hosts.verification_url, hosts.verification_version, public_key)


class KeysService:
    """The keys of one counter, and the clients that use them. A call in flight ends on the old client of its area.

    Args:
        secrets: The keychain.
        address_lost: The settings file was damaged, so that nobody knows which host got the keys of an older version,
            which stored no hosts.
    """

    def __init__(self, context: Context, secrets: KeychainSecrets, users: ClientUsers, *, address_lost: bool) -> None:
        self._context = context
        self._config = context.config
        self._secrets = secrets
        self._users = users
        self._address_lost = address_lost
        self._origin = ""
        """Address of a demo's sandbox; "" on a real counter."""
        self._pairs: dict[Area, Mapping[Hosts, KeyPair]] = {}
        """Valid keys by the hosts that may receive them, latest first."""
        self._states: dict[Area, AreaKeys] = {}
        """State of each area's keys, whatever address is set."""
        self._pending_deletes: set[Area] = set()
        """Areas whose keys were forgotten while the keychain was locked; a marker file of each outlives this run."""
        self._keychain_lock = asyncio.Lock()
        """A keychain may prompt its user for long: changes made meanwhile are in use at once, and written in turn."""

    # At start -------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Use the keys of all areas. Once a locked keychain is open, keys given meanwhile are written to it."""
        await self.connect()
        while True:
            await asyncio.sleep(_RETRY_MS / SECOND)
            locked = [area for area in self._states if self._is_locked(area)]
            is_open = bool(locked) and await self._context.run_in_thread(self._secrets.is_keychain_open)
            for area in locked if is_open else ():
                await self._read(area)

    async def connect(self) -> None:
        """Read the keys of all areas, and create their clients."""
        self._pending_deletes = {area for area in Area if self._mark(area).exists()}
        for area in Area:
            await self._read(area)

    async def _read(self, area: Area) -> None:
        # an older version stored no hosts, and sent keys to the address that was set
        old_hosts = (UNKNOWN_HOST,) if self._address_lost else hosts_of(area, self._config.settings)
        async with self._keychain_lock:
            look = partial(self._secrets.lookup_keys, area, old_hosts)
            looked = await self._context.run_in_thread(look)
            if area in self._pending_deletes:
                if looked.keychain_state is KeychainState.AVAILABLE:
                    await self._delete(area)
                else:
                    self._emit_location(area, looked.keychain_state)
            elif area in self._pairs:  # set meanwhile: they are newer
                if self._is_locked(area):  # otherwise that was reported already
                    self._emit_location(area, looked.keychain_state, is_in_keychain=looked.is_in_keychain)
                return
            else:
                self._set_pairs(area, looked.pairs)
                self._emit_location(area, looked.keychain_state, is_in_keychain=looked.is_in_keychain)
        await self._use(area)

    def _is_locked(self, area: Area) -> bool:
        return area in self._states and self._states[area].keychain == KeychainState.LOCKED.value

    async def connect_demo(self, origin: str, pair: KeyPair | None) -> None:
        """Use the sandbox of a demo, with its own keys; None if it did not start."""
        self._origin = origin.rstrip("/")
        for area in Area:
            self._set_pairs(area, {(): pair} if pair is not None else {})
            self._emit_state(AreaKeys(area, "memory" if area in self._pairs else "none"))
            await self._use(area)

    def _set_pairs(self, area: Area, pairs: Mapping[Hosts, KeyPair]) -> None:
        """Use the valid ones of these pairs."""
        usable: dict[Hosts, KeyPair] = {}
        for hosts, pair in pairs.items():
            try:
                Credentials(pair.client_id, pair.client_secret)
                usable[hosts] = pair
            except ConfigurationError as fault:
                _LOG.warning("Keys of %s cannot be used: %s", area.value, fault)
        if usable:
            self._pairs[area] = usable

    def _pair(self, area: Area, settings: Settings) -> tuple[Hosts, KeyPair] | None:
        """Return the pair for the hosts of these settings, or else the latest, with its own hosts."""
        known, hosts = self._pairs.get(area, {}), set(hosts_of(area, settings))
        return next(((own, pair) for own, pair in known.items() if hosts <= set(own)), next(iter(known.items()), None))

    async def _use(self, area: Area) -> ConfigurationError | None:
        """Replace the client of an area, by None without keys; return why none could be created."""
        settings = self._config.settings
        client, fault, keys = None, None, self._usable_keys(area, settings)
        try:
            client = create_client(area, settings, keys, self._origin) if keys is not None else None
        except ConfigurationError as error:
            _LOG.info("Connection of %s cannot be used: %s", area.value, error)
            fault = error
        await self._users[area](client)
        return fault

    def _usable_keys(self, area: Area, settings: Settings) -> Credentials | None:
        """Return the keys that may be sent to the hosts of these settings."""
        state, found = self._states.get(area), self._pair(area, settings)
        if state is None or found is None or not self._state_for(state, settings).is_usable:
            return None
        _, pair = found
        return Credentials(pair.client_id, pair.client_secret)

    async def settings_changed(self, before: Settings) -> None:
        """Replace the clients that a change of settings affects."""
        if not self._config.demo:
            for area in changed_areas(before, self._config.settings):
                if area in self._states:
                    self._emit_state(self._states[area])
                await self._use(area)

    # Reporting ------------------------------------------------------------------------------------------------------

    def _emit_location(self, area: Area, keychain: KeychainState, *, is_in_keychain: bool = False) -> None:
        state = keychain.value
        if area not in self._pairs:
            state = "none"
        elif keychain is KeychainState.AVAILABLE and not is_in_keychain:
            state = "memory"
        self._emit_state(AreaKeys(area, state, keychain=keychain.value))

    def _emit_state(self, state: AreaKeys) -> None:
        self._states[state.area] = state
        self._context.emit(self._state_for(state, self._config.settings))

    def _state_for(self, state: AreaKeys, settings: Settings) -> AreaKeys:
        """Return the state of an area's keys, with the pair for these settings."""
        found = self._pair(state.area, settings)
        if found is None:
            return state
        hosts, pair = found
        return keys_for_settings(replace(state, client_id=masking.account(pair.client_id), given_for=hosts), settings)

    @handles(commands.ReadKeyStates)
    async def read_keys(self, command: commands.ReadKeyStates, _by: str) -> None:
        """Emit AreaKeys for each area, and read a keychain again that was locked."""
        if command.again:
            self._secrets.allow_prompt()
        for area in list(self._states):
            if self._is_locked(area):  # it may have been unlocked since
                await self._read(area)
            else:
                self._emit_state(self._states[area])

    def locations(self) -> list[str]:
        """Return "keychain" or "memory" for each area that has keys."""
        return [
            "keychain" if state.state == "keychain" else "memory" for state in self._states.values() if state.is_usable
        ]

    # Changing -------------------------------------------------------------------------------------------------------

    @handles(commands.SetKeys)
    async def set_keys(self, command: commands.SetKeys, by: str) -> CommandStatus | None:
        """Store the keys of an area for the current address, and use them from the next call on.

        Does nothing in a demo. Raises StoreError if the journal cannot record it first.
        """
        area, hosts = command.area, hosts_of(command.area, self._config.settings)
        if self._config.demo:
            return None
        try:
            keys = Credentials(command.client_id, command.client_secret)
        except ConfigurationError:
            self._context.emit(KeysUnusable(AreaTested(area, ConnectionProblem.KEYS_UNUSABLE)))
            return CommandStatus.REFUSED
        await self._context.journal.write_now(self._fact(StoredFactKind.KEYS_SET, area, by))
        pair = KeyPair(keys.client_id, keys.client_secret)
        others = {other: kept for other, kept in self._pairs.get(area, {}).items() if other != hosts}
        self._pairs[area] = {hosts: pair, **others}
        self._set_mark(area, is_pending=False)
        # windows do not wait for a keychain that asks for a password
        self._emit_state(AreaKeys(area, "memory"))
        fault = await self._use(area)
        if fault is not None:
            self._context.emit(KeysUnusable(report_unusable(area, fault)))
        async with self._keychain_lock:
            if self._pairs.get(area, {}).get(hosts) is not pair:
                return None  # forgotten or replaced meanwhile
            write = partial(self._secrets.set, entry_name(area, hosts), pair)
            keychain = await self._context.run_in_thread(write)
            if self._pairs.get(area, {}).get(hosts) is pair:
                self._emit_location(area, keychain, is_in_keychain=keychain is KeychainState.AVAILABLE)
        return None

    @handles(commands.ForgetKeys)
    async def forget_keys(self, command: commands.ForgetKeys, by: str) -> None:
        """Delete the keys of an area, for all hosts, and stop using them. Does nothing in a demo."""
        area = command.area
        if self._config.demo:
            return
        self._pairs.pop(area, None)
        self._set_mark(area, is_pending=True)
        self._context.write_later(
            self._fact(StoredFactKind.KEYS_FORGOTTEN, area, by)
        )  # a full disk does not prevent this
        await self._use(area)
        async with self._keychain_lock:
            await self._delete(area)

    async def _delete(self, area: Area) -> None:
        """Delete keys from the keychain; from a locked one once it is open, also in a later run."""
        gone = await self._context.run_in_thread(partial(self._secrets.delete_keys, area))
        if area is Area.IDENTITY:  # the token that was got with them
            gone = await self._context.run_in_thread(partial(self._secrets.delete, TOKEN_AREA)) and gone
        if area not in self._pairs:  # otherwise others were set meanwhile, which removed the mark
            self._set_mark(area, is_pending=not gone)
            self._emit_location(area, self._secrets.state if gone else KeychainState.LOCKED)

    def _mark(self, area: Area) -> Path:
        return self._context.folder / f"settings-forgotten.{area.value}"

    def _set_mark(self, area: Area, *, is_pending: bool) -> None:
        """Remember whether the keychain may still hold keys that were forgotten."""
        (self._pending_deletes.add if is_pending else self._pending_deletes.discard)(area)
        with contextlib.suppress(OSError):  # then they reappear after a restart, and can be forgotten again
            private_files.replace(self._mark(area), b"") if is_pending else self._mark(area).unlink(missing_ok=True)

    def _fact(self, kind: StoredFactKind, area: Area, by: str) -> Fact:
        return keys_changed_fact(self._context.now(), kind, area=area.value, by=by)

    # Testing --------------------------------------------------------------------------------------------------------

    @handles(commands.TestConnection)
    async def try_connection(self, command: commands.TestConnection, _by: str) -> AreaTested:
        """Test keys (empty: the current ones) with calls that change nothing."""
        return await self._test(command)

    @handles(CheckService)
    async def check_service(self, _command: CheckService, _by: str) -> None:
        """Test payments with the current keys and settings, and emit ServiceChecked."""
        command = commands.TestConnection(area=Area.GATEWAY, settings=self._config.settings)
        self._context.emit(ServiceChecked(await self._test(command)))

    async def _test(self, command: commands.TestConnection) -> AreaTested:
        area, settings = command.area, command.settings
        try:
            keys = self._usable_keys(area, settings)
            if not self._config.demo and (command.client_id or command.client_secret):
                keys = Credentials(command.client_id, command.client_secret)
            if keys is None:
                return report_no_keys(area, next(iter(self._pairs.get(area, ())), ()))
            client = create_client(area, settings, keys, self._origin)
        except ConfigurationError as fault:
            return report_unusable(area, fault)
        try:
            return await probe_client(client, area, self._context.now, settings.money_out)
        finally:
            await client.aclose()
