"""Credentials: in the system's keychain by keyring, or in memory and asked for at each start. Never in a file."""

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
"""The access token that was got with the keys of identity."""
PEOPLE_AREA: Final = "people"
"""The key with which the file of people is sealed."""
JOURNAL_AREA: Final = "journal"
"""Which journal is here, and how far it has come: of an older copy in its place nothing else tells."""
ENTRIES: Final = (*(area.value for area in Area), TOKEN_AREA, PEOPLE_AREA, JOURNAL_AREA)
"""Everything that is ever kept under our name, so that all of it can be taken away."""
_KEYCHAINS: Final = frozenset(
    f"keyring.backends.{name}" for name in ("SecretService", "libsecret", "kwallet", "macOS", "Windows")
)
"""The keychains of systems. Add-on backends are passed by: some of them are plain files."""


class KeychainState(StrEnum):
    """Where credentials are kept; the window says so."""

    AVAILABLE = "keychain"
    LOCKED = "locked"
    """There is a keychain, but it is locked or does not answer: kept in memory until Paydesk ends."""
    ABSENT = "absent"
    """There is no keychain: kept in memory until Paydesk ends."""


@dataclass(frozen=True, slots=True)
class KeyPair:
    """`x-client-id` and `x-client-secret` (docs/service.md#gateway-headers). Its repr shows neither."""

    client_id: str = field(repr=False)
    client_secret: str = field(repr=False)
    hosts: tuple[str, ...] = ()
    """Who may be sent them (`hosts_of`). (): nobody ever is, as of the people's key; or an older Paydesk wrote it."""
    others: tuple[KeyPair, ...] = ()
    """The pairs that were given for other hosts, the last one first."""
    ends_at: int | None = None
    """Of a token, where that is known: when it ends by the service's clock, in ms since 1970."""

    @property
    def all_pairs(self) -> tuple[KeyPair, ...]:
        """This pair, and then those of other hosts."""
        return (replace(self, others=()), *self.others)


UNKNOWN_HOST: Final = "?"
"""The host of a pair of which nobody knows any more where it belongs."""
_MAX_PAIRS: Final = 3
"""How many pairs an area keeps: Windows takes 1,280 characters for an entry."""


def merge_pairs(pair: KeyPair, stored: KeyPair | None) -> KeyPair:
    """A pair with those of other hosts that were kept before it: a mistyped address loses no keys.

    What its hosts may be sent, and what can be sent to nobody, goes.
    """
    hosts = set(pair.hosts)
    if not hosts:
        return pair  # the people's, or of an older Paydesk: what else stands in such an entry comes with it
    remaining = [
        each
        for each in (*pair.others, *(stored.all_pairs if stored else ()))
        if set(each.hosts) - hosts - {UNKNOWN_HOST}
    ]
    return replace(pair, others=tuple(dict.fromkeys(remaining))[: _MAX_PAIRS - 1])


@dataclass(frozen=True, slots=True)
class LookupResult:
    """What one look at an area found."""

    pair: KeyPair | None
    keychain_state: KeychainState
    """How the keychain is: where new credentials would go."""
    is_in_keychain: bool
    """Whether `pair` came from there; else it ends with this process."""

    @property
    def is_conclusive(self) -> bool:
        """Return True if the absence of `pair` means that there is no entry; else the keychain did not say."""
        return self.keychain_state is not KeychainState.LOCKED


class MemorySecrets:
    """Credentials that end with this process. An area is a part of the service, as "gateway"."""

    def __init__(self) -> None:
        self._pairs: dict[str, KeyPair] = {}

    @property
    def state(self) -> KeychainState:
        """Where credentials are kept: nowhere but here."""
        return KeychainState.ABSENT

    def get(self, area: str) -> KeyPair | None:
        """The credentials of an area, or None when they have to be asked for."""
        return self._pairs.get(area)

    def set(self, area: str, pair: KeyPair) -> KeychainState:
        """Keep the credentials of an area, in place of those for the same hosts; says where they went."""
        self._pairs[area] = merge_pairs(pair, self._pairs.get(area))
        return self.state

    def lookup(self, area: str) -> LookupResult:
        """The credentials of an area, and where they and new ones are kept."""
        return LookupResult(self.get(area), self.state, is_in_keychain=False)

    def is_keychain_open(self) -> bool:
        """Whether there is a keychain that answers without asking anybody for a password, where that can be told."""
        return False

    def allow_prompt(self) -> None:
        """Somebody wants what is in a keychain: the next look may ask for its password, refused before or not."""

    def delete(self, area: str) -> bool:
        """Forget the credentials of an area; False when a keychain may still hold them."""
        self._pairs.pop(area, None)
        return True


class KeychainSecrets(MemorySecrets):
    """Credentials in the system's keychain; in memory as long as that cannot be used.

    A call may take seconds (the system may ask its user for a password): the worker makes it, not a window.
    """

    def __init__(self, service: str = SERVICE) -> None:
        super().__init__()
        self._service = service
        self._state = KeychainState.ABSENT
        self._prompt_refused = False
        """Whether somebody was asked to unlock it, and did not: then no look asks them again."""
        self._lookup_lock = threading.Lock()

    @property
    def state(self) -> KeychainState:
        """How the last call went; ABSENT before the first."""
        return self._state

    def get(self, area: str) -> KeyPair | None:
        """Return the credentials of an area; None for no entry and for no answer. Decisions rest on `look`."""
        return self.lookup(area).pair

    def lookup(self, area: str) -> LookupResult:
        """The credentials of an area, and where they and new ones are kept."""
        with self._lookup_lock:  # the question of one look is the answer to the next
            looked = self._lookup(area, no_repeat_prompt=True)
        pair = looked.pair
        if pair is None or looked.is_in_keychain or looked.keychain_state is not KeychainState.AVAILABLE:
            return looked
        # it was locked when these came
        moved, keeping = self._call_keychain(
            lambda keychain: _set_if_open(keychain, self._service, area, pair), default=False
        )
        if moved:
            super().delete(area)
        return LookupResult(pair, keeping, is_in_keychain=moved)

    def is_keychain_open(self) -> bool:
        """Return True where an open keychain can be told without asking anybody for a password: on Linux."""
        told, _ = self._call_keychain(
            lambda keychain: _reports_lock_state(keychain) and _is_locked(keychain) is False,
            default=False,
            no_repeat_prompt=True,
        )
        return told

    def allow_prompt(self) -> None:
        """See MemorySecrets."""
        self._prompt_refused = False

    def _lookup(self, area: str, *, no_repeat_prompt: bool) -> LookupResult:
        text, keeping = self._call_keychain(
            lambda keychain: _get_entry(keychain, self._service, area), default=None, no_repeat_prompt=no_repeat_prompt
        )
        # what did not get into the keychain is newer than what is there
        newer = super().get(area)
        kept = _decode_pairs(text)
        pair = kept if newer is None else merge_pairs(newer, kept)
        return LookupResult(pair, keeping, is_in_keychain=pair is not None and newer is None)

    def set(self, area: str, pair: KeyPair) -> KeychainState:
        """Keep the credentials of an area, in place of those for the same hosts; says where they went.

        Raises:
            ValueError: it is none of `ENTRIES`, and would stay behind for ever.
        """
        if area not in ENTRIES:
            raise ValueError(f"{area} is none of our entries in the keychain")
        keeping = KeychainState.AVAILABLE
        if pair.hosts:
            looked = self._lookup(area, no_repeat_prompt=False)
            pair, keeping = merge_pairs(pair, looked.pair), looked.keychain_state
        if (
            keeping is KeychainState.AVAILABLE
        ):  # else the look was refused: nobody is asked twice, no other pair overwritten
            _, keeping = self._call_keychain(
                lambda keychain: keychain.set_password(self._service, area, _encode_pairs(pair)), default=None
            )
        if keeping is KeychainState.AVAILABLE:
            super().delete(area)
        else:
            super().set(area, pair)
        return keeping

    def set_silently(self, area: str, pair: KeyPair) -> None:
        """Keep this where that asks nobody for a password; else nowhere, as only a later run wants to know it."""
        self._call_keychain(
            lambda keychain: _set_if_open(keychain, self._service, area, pair), default=False, no_repeat_prompt=True
        )

    def delete(self, area: str) -> bool:
        """Forget the credentials of an area; False when the keychain may still hold them."""
        super().delete(area)
        gone, keeping = self._call_keychain(
            lambda keychain: _delete_entry(keychain, self._service, area), default=False
        )
        return gone or keeping is KeychainState.ABSENT

    def delete_all(self) -> bool:
        """Forget everything that is ours; False when the keychain may still hold some of it.

        One that refuses is not asked again: each time it may ask a person for a password.
        """
        return all(self.delete(area) for area in ENTRIES)

    def _call_keychain(
        self, call: Callable[[KeyringBackend], _ResultT], *, default: _ResultT, no_repeat_prompt: bool = False
    ) -> tuple[_ResultT, KeychainState]:
        """Make one call of the keychain, and say how that went: calls of several areas may run side by side.

        `once`: not where it would ask a person who has refused already.
        """
        try:
            keychain = _system_keychain()
            if keychain is None:
                self._state = KeychainState.ABSENT
                return default, KeychainState.ABSENT
            if no_repeat_prompt and self._prompt_refused and _is_locked(keychain):
                return default, KeychainState.LOCKED
            answer = call(keychain)
        except Exception as fault:  # noqa: BLE001 - the edge of somebody else's program: not all it raises is keyring's
            _LOG.info("the keychain cannot be used: %s", type(fault).__name__)
            self._state, self._prompt_refused = KeychainState.LOCKED, True
            return default, KeychainState.LOCKED
        self._state, self._prompt_refused = KeychainState.AVAILABLE, False
        return answer, KeychainState.AVAILABLE


def _system_keychain() -> KeyringBackend | None:
    import keyring  # here: loading it asks the session bus, which start-up does not wait for

    chosen = keyring.get_keyring()
    backends: list[KeyringBackend] = getattr(chosen, "backends", [chosen])
    return next((backend for backend in backends if type(backend).__module__ in _KEYCHAINS), None)


def _get_entry(keychain: KeyringBackend, service: str, area: str) -> str | None:
    return keychain.get_password(service, area) if _is_created(keychain) else None


def _set_if_open(keychain: KeyringBackend, service: str, area: str, pair: KeyPair) -> bool:
    """Put it there, where that asks nobody for a password."""
    is_open = _is_locked(keychain) is False
    if is_open:
        keychain.set_password(service, area, _encode_pairs(pair))
    return is_open


def _is_created(keychain: KeyringBackend) -> bool:
    """Whether it can hold anything yet: a look into a keyring of Linux that nobody made asks for its new password."""
    return _is_locked(keychain) is not None


def _reports_lock_state(keychain: KeyringBackend) -> bool:
    return type(keychain).__module__ == "keyring.backends.SecretService"


def _is_locked(keychain: KeyringBackend) -> bool | None:
    """Whether a call would ask for its password, where that can be told without asking; None: nobody made it yet."""
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
    with contextlib.suppress(PasswordDeleteError):  # of an entry that is not there, and of one that will not go
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
    """An entry read back; one that another program put there is as good as none."""
    try:
        value = json.loads(text or "")
        return replace(_pair_from_object(value), others=tuple(map(_pair_from_object, value.get("others", ()))))
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def _pair_from_object(value: dict[str, Any]) -> KeyPair:
    client_id, end = str(value["client_id"]), str(value.get("ends_at"))
    if client_id.startswith(f"{TOKEN_AREA} "):  # an older Paydesk wrote the end of a token there
        client_id, end = client_id.split(" ", 1)
    ends_at = int(end) if end.isdecimal() else None
    return KeyPair(client_id, str(value["client_secret"]), tuple(map(str, value.get("hosts", ()))), ends_at=ends_at)
