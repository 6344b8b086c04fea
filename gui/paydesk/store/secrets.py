"""Credentials: in the system's keychain by keyring, or in memory and entered at each start. Never in a file."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, TypeVar

from paydesk.domain.settings.messages import Area
from paydesk.store import keychain
from paydesk.store.keychain import ENTRIES, INDEX, Entries, Hosts, KeyPair

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

_ResultT = TypeVar("_ResultT")

_LOG = logging.getLogger("paydesk.store")

SERVICE: Final = "Paydesk"


class KeychainState(StrEnum):
    """State of the keychain, which decides where credentials are kept; windows show it."""

    AVAILABLE = "keychain"
    LOCKED = "locked"
    """The keychain is locked or does not answer: credentials stay in memory until Paydesk ends."""
    ABSENT = "absent"
    """There is no keychain: credentials stay in memory until Paydesk ends."""


@dataclass(frozen=True, slots=True)
class LookupResult:
    """Result of one lookup: an entry, none, or no answer."""

    pair: KeyPair | None
    keychain_state: KeychainState
    """State of the keychain: where new credentials would go."""
    is_in_keychain: bool
    """True if `pair` came from the keychain; else it ends with this process."""

    @property
    def is_conclusive(self) -> bool:
        """True if a missing `pair` means that there is no entry; else the keychain gave no answer."""
        return self.keychain_state is not KeychainState.LOCKED


@dataclass(frozen=True, slots=True)
class KeysLookup:
    """Result of one lookup of an area's keys; a LOCKED keychain may hold more of them."""

    pairs: Mapping[Hosts, KeyPair]
    """By the hosts that may receive them, latest first."""
    keychain_state: KeychainState
    is_in_keychain: bool


class KeychainSecrets:
    """Credentials in the system's keychain; in memory as long as that cannot be used.

    A call may take seconds (the system may prompt for a password): for the worker, not for a window.
    """

    def __init__(self, service: str = SERVICE) -> None:
        self._pairs: dict[str, KeyPair] = {}
        """Entries that the keychain does not have yet, latest first."""
        self._service = service
        self._state = KeychainState.ABSENT
        self._prompt_refused = False
        """True after somebody did not unlock it at a prompt: lookups prompt no more."""
        self._lookup_lock = threading.Lock()

    @property
    def state(self) -> KeychainState:
        """Result of the last call; ABSENT before the first."""
        return self._state

    def get(self, name: str) -> KeyPair | None:
        """Return an entry; None for no entry and for no answer. Use `lookup` for decisions."""
        return self.lookup(name).pair

    def lookup(self, name: str) -> LookupResult:
        """Return an entry, and where it and new ones are kept."""
        stored, state = self._read(lambda entries: entries.get(name), default=None)
        newer = self._pairs.get(name)
        if newer is None:
            return LookupResult(stored, state, is_in_keychain=stored is not None)
        state, moved = self._move_to_keychain({name: newer}, state)
        return LookupResult(newer, state, moved)

    def lookup_keys(self, area: Area, old_hosts: Hosts) -> KeysLookup:
        """Return the keys of an area for all addresses; write those of an older form in today's form.

        Args:
            area: The area.
            old_hosts: The hosts of keys that were stored without hosts.
        """
        none: dict[str, KeyPair] = {}
        (stored, old), state = self._read(
            lambda entries: (entries.get_keys(area), entries.get_old_keys(area, old_hosts)), default=(none, none)
        )
        newer = {name: self._pairs[name] for name in keychain.names_of(area, self._pairs)}
        state, moved = self._move_to_keychain(newer, state)
        if old and state is KeychainState.AVAILABLE:  # in a keychain that cannot be written, they stay as they are
            self._call_if_open(lambda entries: entries.convert(area, old))
        pairs = old | stored | newer
        latest_first = {keychain.hosts_in(name): pairs[name] for name in newer | stored | old}
        return KeysLookup(latest_first, state, moved and bool(pairs))

    def _read(self, call: Callable[[Entries], _ResultT], *, default: _ResultT) -> tuple[_ResultT, KeychainState]:
        with self._lookup_lock:  # serialise: the first prompt answers the next lookup
            return self._call_keychain(
                lambda system: default if keychain.is_locked(system) is None else call(Entries(system, self._service)),
                default=default,
                no_repeat_prompt=True,
            )

    def _move_to_keychain(self, newer: Mapping[str, KeyPair], state: KeychainState) -> tuple[KeychainState, bool]:
        """Write what was set while the keychain was locked, if that needs no prompt; return True if all is written."""
        if not newer or state is not KeychainState.AVAILABLE:
            return state, not newer
        moved, state = self._call_if_open(lambda entries: entries.set_all(newer))
        for name in newer if moved else ():
            self.discard(name)
        return state, moved

    def is_keychain_open(self) -> bool:
        """Return True if the keychain is open and can tell that without a password prompt: on Linux."""
        told, _ = self._call_keychain(
            lambda system: keychain.reports_lock_state(system) and keychain.is_locked(system) is False,
            default=False,
            no_repeat_prompt=True,
        )
        return told

    def allow_prompt(self) -> None:
        """Let the next lookup prompt for the keychain's password, even after a refusal."""
        self._prompt_refused = False

    def set(self, name: str, pair: KeyPair) -> KeychainState:
        """Store an entry; return where it went.

        Raises:
            ValueError: It is none of ours, and would stay behind for ever.
        """
        if not keychain.is_entry_name(name):
            raise ValueError(f"{name} is none of our entries in the keychain")
        _, state = self._call_keychain(lambda system: Entries(system, self._service).set(name, pair), default=None)
        self.discard(name)
        if state is not KeychainState.AVAILABLE:
            self._pairs = {name: pair, **self._pairs}
        return state

    def discard(self, name: str) -> None:
        """Forget an entry that the keychain did not take."""
        self._pairs.pop(name, None)

    def set_silently(self, name: str, pair: KeyPair) -> None:
        """Store this if no password prompt is needed; else nowhere, as only a later run needs it."""
        self._call_if_open(lambda entries: entries.set_all({name: pair}))

    def delete(self, name: str) -> bool:
        """Delete an entry; return False if the keychain may still hold it."""
        self.discard(name)
        return self._delete(lambda entries: entries.delete(name))

    def delete_keys(self, area: Area) -> bool:
        """Delete the keys of an area for all addresses; return False if the keychain may still hold some."""
        for name in keychain.names_of(area, self._pairs):
            self.discard(name)
        return self._delete(lambda entries: entries.delete_keys(area))

    def delete_all(self) -> bool:
        """Delete all our entries; return False if the keychain may still hold some of them.

        Stop at the first refusal: each call may prompt for a password.
        """
        return all(map(self.delete_keys, Area)) and all(map(self.delete, (*ENTRIES, INDEX)))

    def _delete(self, call: Callable[[Entries], bool]) -> bool:
        gone, state = self._call_keychain(
            lambda system: keychain.is_locked(system) is None or call(Entries(system, self._service)), default=False
        )
        return gone or state is KeychainState.ABSENT

    def _call_if_open(self, call: Callable[[Entries], bool]) -> tuple[bool, KeychainState]:
        """Make a call if it needs no password prompt."""
        return self._call_keychain(
            lambda system: keychain.is_locked(system) is False and call(Entries(system, self._service)),
            default=False,
            no_repeat_prompt=True,
        )

    def _system_keychain(self) -> KeyringBackend | None:
        return keychain.system_keychain()

    def _call_keychain(
        self, call: Callable[[KeyringBackend], _ResultT], *, default: _ResultT, no_repeat_prompt: bool = False
    ) -> tuple[_ResultT, KeychainState]:
        """Make one call of the keychain, and return its result and state. Safe for concurrent calls.

        `no_repeat_prompt`: skip the call, and return `default`, if it would prompt a person who has refused already.
        """
        try:
            system = self._system_keychain()
            if system is None:
                self._state = KeychainState.ABSENT
                return default, KeychainState.ABSENT
            if no_repeat_prompt and self._prompt_refused and keychain.is_locked(system):
                return default, KeychainState.LOCKED
            answer = call(system)
        except Exception as fault:  # noqa: BLE001 - backends raise more than keyring's errors
            _LOG.info("Keychain is not usable: %s", type(fault).__name__)
            self._state, self._prompt_refused = KeychainState.LOCKED, True
            return default, KeychainState.LOCKED
        self._state, self._prompt_refused = KeychainState.AVAILABLE, False
        return answer, KeychainState.AVAILABLE


class MemorySecrets(KeychainSecrets):
    """Credentials that end with this process: those of a demo are none of the real counter's."""

    def _system_keychain(self) -> None:
        return None
