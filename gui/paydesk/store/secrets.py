"""Credentials: in the system's keychain by keyring, or in memory and entered at each start. Never in a file."""

from __future__ import annotations

import contextlib
import json
import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, TypeVar

from paydesk.domain.settings.messages import Area

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

_ResultT = TypeVar("_ResultT")

_LOG = logging.getLogger("paydesk.store")

SERVICE: Final = "Paydesk"
TOKEN_AREA: Final = "token"  # noqa: S105  the name of its entry
"""The access token that was obtained with the keys of identity."""
PEOPLE_AREA: Final = "people"
"""The key that seals the people file."""
JOURNAL_AREA: Final = "journal"
"""Identity and length of the journal, by which an older copy in its place is recognised."""
ENTRIES: Final = (*(area.value for area in Area), TOKEN_AREA, PEOPLE_AREA, JOURNAL_AREA)
"""All entries under our name, so that all can be removed."""
_KEYCHAINS: Final = frozenset(
    f"keyring.backends.{name}" for name in ("SecretService", "libsecret", "kwallet", "macOS", "Windows")
)
"""The systems' own keychains. Add-on backends are ignored: some are plain files."""


class KeychainState(StrEnum):
    """State of the keychain, which decides where credentials are kept; windows show it."""

    AVAILABLE = "keychain"
    LOCKED = "locked"
    """The keychain is locked or does not answer: credentials stay in memory until Paydesk ends."""
    ABSENT = "absent"
    """There is no keychain: credentials stay in memory until Paydesk ends."""


@dataclass(frozen=True, slots=True)
class KeyPair:
    """`x-client-id` and `x-client-secret` (docs/service.md#gateway-headers), hidden from the repr."""

    client_id: str = field(repr=False)
    client_secret: str = field(repr=False)
    hosts: tuple[str, ...] = ()
    """Hosts that may receive them (`hosts_of`). Empty for a pair that is never sent, or of an older Paydesk."""
    others: tuple[KeyPair, ...] = ()
    """Pairs for other hosts, latest first."""
    ends_at: int | None = None
    """End of a token by the service's clock, if known, in ms since 1970."""

    @property
    def all_pairs(self) -> tuple[KeyPair, ...]:
        """This pair, then those of other hosts."""
        return (replace(self, others=()), *self.others)


UNKNOWN_HOST: Final = "?"
"""Host of a pair whose host is no longer known."""
_MAX_PAIRS: Final = 3
"""Maximum number of pairs in an area: Windows takes 1,280 characters for an entry."""


def merge_pairs(pair: KeyPair, stored: KeyPair | None) -> KeyPair:
    """Return `pair` with the stored pairs of other hosts: a mistyped address loses no keys.

    Stored pairs for hosts of `pair` alone, or for no known host, are dropped.
    """
    hosts = set(pair.hosts)
    if not hosts:
        return pair  # the people's key, or an older Paydesk's: its entry is complete
    remaining = [
        each
        for each in (*pair.others, *(stored.all_pairs if stored else ()))
        if set(each.hosts) - hosts - {UNKNOWN_HOST}
    ]
    return replace(pair, others=tuple(dict.fromkeys(remaining))[: _MAX_PAIRS - 1])


@dataclass(frozen=True, slots=True)
class LookupResult:
    """Result of one lookup of an area."""

    pair: KeyPair | None
    keychain_state: KeychainState
    """State of the keychain: where new credentials would go."""
    is_in_keychain: bool
    """True if `pair` came from the keychain; else it ends with this process."""

    @property
    def is_conclusive(self) -> bool:
        """True if a missing `pair` means that there is no entry; else the keychain gave no answer."""
        return self.keychain_state is not KeychainState.LOCKED


class MemorySecrets:
    """Credentials that end with this process. An area is a part of the service, as "gateway"."""

    def __init__(self) -> None:
        self._pairs: dict[str, KeyPair] = {}

    @property
    def state(self) -> KeychainState:
        """State of the keychain: there is none."""
        return KeychainState.ABSENT

    def get(self, area: str) -> KeyPair | None:
        """Return the credentials of an area, or None if they have to be entered."""
        return self._pairs.get(area)

    def set(self, area: str, pair: KeyPair) -> KeychainState:
        """Store the credentials of an area, in place of those for the same hosts; return where they went."""
        self._pairs[area] = merge_pairs(pair, self._pairs.get(area))
        return self.state

    def lookup(self, area: str) -> LookupResult:
        """Return the credentials of an area, and where they and new ones are kept."""
        return LookupResult(self.get(area), self.state, is_in_keychain=False)

    def is_keychain_open(self) -> bool:
        """Return True if the keychain surely answers without a password prompt."""
        return False

    def allow_prompt(self) -> None:
        """Let the next lookup prompt for the keychain's password, even after a refusal."""

    def delete(self, area: str) -> bool:
        """Delete the credentials of an area; return False if a keychain may still hold them."""
        self._pairs.pop(area, None)
        return True


class KeychainSecrets(MemorySecrets):
    """Credentials in the system's keychain; in memory as long as that cannot be used.

    A call may take seconds (the system may prompt for a password): for the worker, not for a window.
    """

    def __init__(self, service: str = SERVICE) -> None:
        super().__init__()
        self._service = service
        self._state = KeychainState.ABSENT
        self._prompt_refused = False
        """True after somebody did not unlock it at a prompt: lookups prompt no more."""
        self._lookup_lock = threading.Lock()

    @property
    def state(self) -> KeychainState:
        """Result of the last call; ABSENT before the first."""
        return self._state

    def get(self, area: str) -> KeyPair | None:
        """Return the credentials of an area; None for no entry and for no answer. Use `lookup` for decisions."""
        return self.lookup(area).pair

    def lookup(self, area: str) -> LookupResult:
        """Return the credentials of an area, and where they and new ones are kept."""
        with self._lookup_lock:  # serialise: the first prompt answers the next lookup
            looked = self._lookup(area, no_repeat_prompt=True)
        pair = looked.pair
        if pair is None or looked.is_in_keychain or looked.keychain_state is not KeychainState.AVAILABLE:
            return looked
        # the keychain was locked when these were set
        moved, keeping = self._call_keychain(
            lambda keychain: _set_if_open(keychain, self._service, area, pair), default=False
        )
        if moved:
            super().delete(area)
        return LookupResult(pair, keeping, is_in_keychain=moved)

    def is_keychain_open(self) -> bool:
        """Return True if the keychain is open and can tell that without a password prompt: on Linux."""
        told, _ = self._call_keychain(
            lambda keychain: _reports_lock_state(keychain) and _is_locked(keychain) is False,
            default=False,
            no_repeat_prompt=True,
        )
        return told

    def allow_prompt(self) -> None:
        self._prompt_refused = False

    def _lookup(self, area: str, *, no_repeat_prompt: bool) -> LookupResult:
        text, keeping = self._call_keychain(
            lambda keychain: _get_entry(keychain, self._service, area), default=None, no_repeat_prompt=no_repeat_prompt
        )
        # what is in memory is newer than the keychain
        newer = super().get(area)
        kept = _decode_pairs(text)
        pair = kept if newer is None else merge_pairs(newer, kept)
        return LookupResult(pair, keeping, is_in_keychain=pair is not None and newer is None)

    def set(self, area: str, pair: KeyPair) -> KeychainState:
        """Store the credentials of an area, in place of those for the same hosts; return where they went.

        Raises:
            ValueError: It is none of `ENTRIES`, and would stay behind for ever.
        """
        if area not in ENTRIES:
            raise ValueError(f"{area} is none of our entries in the keychain")
        keeping = KeychainState.AVAILABLE
        if pair.hosts:
            looked = self._lookup(area, no_repeat_prompt=False)
            pair, keeping = merge_pairs(pair, looked.pair), looked.keychain_state
        if keeping is KeychainState.AVAILABLE:  # else: no second prompt, no pair overwritten
            _, keeping = self._call_keychain(
                lambda keychain: keychain.set_password(self._service, area, _encode_pairs(pair)), default=None
            )
        if keeping is KeychainState.AVAILABLE:
            super().delete(area)
        else:
            super().set(area, pair)
        return keeping

    def set_silently(self, area: str, pair: KeyPair) -> None:
        """Store this if no password prompt is needed; else nowhere, as only a later run needs it."""
        self._call_keychain(
            lambda keychain: _set_if_open(keychain, self._service, area, pair), default=False, no_repeat_prompt=True
        )

    def delete(self, area: str) -> bool:
        """Delete the credentials of an area; return False if the keychain may still hold them."""
        super().delete(area)
        gone, keeping = self._call_keychain(
            lambda keychain: _delete_entry(keychain, self._service, area), default=False
        )
        return gone or keeping is KeychainState.ABSENT

    def delete_all(self) -> bool:
        """Delete all our entries; return False if the keychain may still hold some of them.

        Stop at the first refusal: each call may prompt for a password.
        """
        return all(self.delete(area) for area in ENTRIES)

    def _call_keychain(
        self, call: Callable[[KeyringBackend], _ResultT], *, default: _ResultT, no_repeat_prompt: bool = False
    ) -> tuple[_ResultT, KeychainState]:
        """Make one call of the keychain, and return its result and state. Safe for concurrent calls.

        `no_repeat_prompt`: skip the call, and return `default`, if it would prompt a person who has refused already.
        """
        try:
            keychain = _system_keychain()
            if keychain is None:
                self._state = KeychainState.ABSENT
                return default, KeychainState.ABSENT
            if no_repeat_prompt and self._prompt_refused and _is_locked(keychain):
                return default, KeychainState.LOCKED
            answer = call(keychain)
        except Exception as fault:  # noqa: BLE001 - backends raise more than keyring's errors
            _LOG.info("Keychain is not usable: %s", type(fault).__name__)
            self._state, self._prompt_refused = KeychainState.LOCKED, True
            return default, KeychainState.LOCKED
        self._state, self._prompt_refused = KeychainState.AVAILABLE, False
        return answer, KeychainState.AVAILABLE


def _system_keychain() -> KeyringBackend | None:
    import keyring  # here: importing it asks the session bus

    chosen = keyring.get_keyring()
    backends: list[KeyringBackend] = getattr(chosen, "backends", [chosen])
    return next((backend for backend in backends if type(backend).__module__ in _KEYCHAINS), None)


def _get_entry(keychain: KeyringBackend, service: str, area: str) -> str | None:
    return keychain.get_password(service, area) if _is_created(keychain) else None


def _set_if_open(keychain: KeyringBackend, service: str, area: str, pair: KeyPair) -> bool:
    """Store a pair if no password prompt is needed; return True if it was stored."""
    is_open = _is_locked(keychain) is False
    if is_open:
        keychain.set_password(service, area, _encode_pairs(pair))
    return is_open


def _is_created(keychain: KeyringBackend) -> bool:
    """Return True if the keychain exists: on Linux, reading one that was never created asks for its new password."""
    return _is_locked(keychain) is not None


def _reports_lock_state(keychain: KeyringBackend) -> bool:
    return type(keychain).__module__ == "keyring.backends.SecretService"


def _is_locked(keychain: KeyringBackend) -> bool | None:
    """Return True if a call would prompt for a password, as far as the keychain tells; None if it was never created."""
    if not _reports_lock_state(keychain):
        return False
    import secretstorage

    with contextlib.closing(secretstorage.dbus_init()) as bus:
        try:
            return bool(secretstorage.Collection(bus).is_locked())
        except secretstorage.ItemNotFoundException:
            return None


def _delete_entry(keychain: KeyringBackend, service: str, area: str) -> bool:
    from keyring.errors import PasswordDeleteError

    if not _is_created(keychain):
        return True
    with contextlib.suppress(PasswordDeleteError):  # missing, or cannot be deleted
        keychain.delete_password(service, area)
    return keychain.get_password(service, area) is None


def _encode_pairs(pair: KeyPair) -> str:
    newest, *others = map(_pair_to_object, pair.all_pairs)
    return json.dumps(newest | ({"others": others} if others else {}))


def _pair_to_object(pair: KeyPair) -> dict[str, object]:
    known: dict[str, object] = {"client_id": pair.client_id, "client_secret": pair.client_secret}
    more = {"hosts": pair.hosts or None, "ends_at": pair.ends_at}
    return known | {name: value for name, value in more.items() if value is not None}


def _decode_pairs(text: str | None) -> KeyPair | None:
    """Decode an entry; None for one that another program wrote."""
    try:
        value = json.loads(text or "")
        return replace(_pair_from_object(value), others=tuple(map(_pair_from_object, value.get("others", ()))))
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def _pair_from_object(value: dict[str, Any]) -> KeyPair:
    client_id, end = str(value["client_id"]), str(value.get("ends_at"))
    if client_id.startswith(f"{TOKEN_AREA} "):  # an older Paydesk put a token's end here
        client_id, end = client_id.split(" ", 1)
    ends_at = int(end) if end.isdecimal() else None
    return KeyPair(client_id, str(value["client_secret"]), tuple(map(str, value.get("hosts", ()))), ends_at=ends_at)
