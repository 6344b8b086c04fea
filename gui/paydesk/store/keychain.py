"""The entries in the system's keychain: their names, their forms, and those of older versions.

The keys of an area of the service have one entry for each address, whose name says to which hosts they may be sent, as
"gateway@api.cashfree.com" (docs/decisions/0021). Keychains cannot be searched, so one more entry lists these names.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from paydesk.domain.codec import Stored, parse_json, to_data
from paydesk.domain.settings.messages import Area

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

_StoredT = TypeVar("_StoredT", bound=Stored)
Hosts: TypeAlias = tuple[str, ...]

TOKEN_AREA: Final = "token"  # noqa: S105  the name of its entry
"""The access token that was obtained with the keys of identity."""
PEOPLE_AREA: Final = "people"
"""The key that seals the people file."""
JOURNAL_AREA: Final = "journal"
"""Identity and length of the journal, by which an older copy in its place is recognised."""
HUB_ENTRY: Final = "hub"
"""This counter's key at the hub of its shop, and the host that may receive it."""
INDEX: Final = "hosts"
"""The names of all entries with keys: each is listed before it is written, and until it is deleted."""
ENTRIES: Final = (TOKEN_AREA, PEOPLE_AREA, JOURNAL_AREA, HUB_ENTRY)
"""The entries beside those with keys of the service."""
UNKNOWN_HOST: Final = "?"
"""Host of a pair whose host is no longer known."""
_MAX_ADDRESSES: Final = 3
"""Maximum number of addresses of an area: Windows takes 1,280 characters for an entry, also for the index."""
_KEYCHAINS: Final = frozenset(
    f"keyring.backends.{name}" for name in ("SecretService", "libsecret", "kwallet", "macOS", "Windows")
)
"""The systems' own keychains. Add-on backends are ignored: some are plain files."""


class KeyPair(Stored, frozen=True, omit_defaults=True):
    """An entry: `x-client-id` and `x-client-secret` (docs/service.md#gateway-headers), or what another use needs."""

    client_id: str
    client_secret: str
    ends_at: int | None = None
    """End of a token by the service's clock, if known, in ms since 1970."""
    others: tuple[KeyPair, ...] = ()
    """The key of the people file as it is, beside that of its next change."""

    def __repr__(self) -> str:
        return "KeyPair()"

    @property
    def all_pairs(self) -> tuple[KeyPair, ...]:
        """This pair, then the others."""
        return (KeyPair(self.client_id, self.client_secret, self.ends_at), *self.others)


class _OldPair(Stored, frozen=True):
    """Keys as stored up to version 0.4.0: one entry for each area, with those of other addresses in `others`."""

    client_id: str
    client_secret: str
    hosts: Hosts = ()
    """Empty in the oldest form."""
    others: tuple[_OldPair, ...] = ()


class _Index(Stored, frozen=True):
    names: list[str]


def entry_name(area: Area, hosts: Hosts) -> str:
    """Return the name of the entry with the keys of an area for these hosts."""
    return f"{area.value}@{','.join(hosts)}"


def hosts_in(name: str) -> Hosts:
    """Return the hosts in the name of an entry."""
    return tuple(name.partition("@")[2].split(","))


def is_entry_name(name: str) -> bool:
    """Return True if the name is one of ours, so that the entry can be found and deleted."""
    area, has_hosts, _ = name.partition("@")
    return area in (tuple(Area) if has_hosts else ENTRIES)


def names_of(area: Area, names: Iterable[str]) -> list[str]:
    """Return the names of the entries with keys of an area."""
    return [name for name in names if name.startswith(f"{area.value}@")]


class Entries:
    """Our entries in a keychain. Each call may prompt for a password, and raise what the backend raises."""

    def __init__(self, keychain: KeyringBackend, service: str) -> None:
        self._keychain, self._service = keychain, service

    def get(self, name: str) -> KeyPair | None:
        """Return an entry; None if there is none, or another program wrote it."""
        pair = self._read(KeyPair, name)
        if pair is not None and pair.client_id.startswith(f"{TOKEN_AREA} "):  # an older version put a token's end here
            client_id, _, end = pair.client_id.partition(" ")
            return KeyPair(client_id, pair.client_secret, int(end) if end.isdecimal() else None)
        return pair

    def set(self, name: str, pair: KeyPair) -> None:
        """Write an entry. Keys replace those that were for no other hosts, and the oldest of too many addresses."""
        dropped: set[str] = set()
        if "@" in name:
            listed = [each for each in self._listed() if each != name]
            same_area, hosts = names_of(Area(name.partition("@")[0]), listed), {*hosts_in(name), UNKNOWN_HOST}
            kept = [each for each in same_area if not hosts.issuperset(hosts_in(each))]
            dropped = {*same_area} - {*kept[: _MAX_ADDRESSES - 1]}
            self._list([name, *listed])
        self._write(name, pair)
        self._delete_listed(dropped)

    def set_all(self, pairs: Mapping[str, KeyPair]) -> bool:
        """Write entries, latest first; return True."""
        for name in reversed([*pairs]):
            self.set(name, pairs[name])
        return True

    def delete(self, name: str) -> bool:
        """Delete an entry; return False if it is still there."""
        from keyring.errors import PasswordDeleteError

        with contextlib.suppress(PasswordDeleteError):  # missing, or cannot be deleted
            self._keychain.delete_password(self._service, name)
        return self._keychain.get_password(self._service, name) is None

    def get_keys(self, area: Area) -> dict[str, KeyPair]:
        """Return the entries with keys of an area, latest first."""
        found = ((name, self.get(name)) for name in names_of(area, self._listed()))
        return {name: pair for name, pair in found if pair is not None}

    def get_old_keys(self, area: Area, hosts: Hosts) -> dict[str, KeyPair]:
        """Return the keys of an area that are in an older form, as entries. `hosts`: for keys that have none."""
        first = self._read(_OldPair, area.value)
        pairs = (*reversed(first.others), first) if first is not None else ()
        found = {entry_name(area, each.hosts or hosts): KeyPair(each.client_id, each.client_secret) for each in pairs}
        return dict(reversed(found.items()))

    def convert(self, area: Area, old: Mapping[str, KeyPair]) -> bool:
        """Write entries for keys of an older form, where there are none, and then delete that form."""
        missing = [name for name in old if self.get(name) is None]
        self._list([*dict.fromkeys((*self._listed(), *missing))])
        for name in missing:
            self._write(name, old[name])
        return self.delete(area.value)

    def delete_keys(self, area: Area) -> bool:
        """Delete the keys of an area, of older forms too; return False if some are still there."""
        return self._delete_listed(names_of(area, self._listed())) and self.delete(area.value)

    def _delete_listed(self, names: Collection[str]) -> bool:
        gone = all(map(self.delete, names))
        if gone and names:
            self._list([name for name in self._listed() if name not in names])
        return gone

    def _listed(self) -> list[str]:
        index = self._read(_Index, INDEX)
        return index.names if index is not None else []

    def _list(self, names: list[str]) -> None:
        if names != self._listed():
            self._write(INDEX, _Index(names)) if names else self.delete(INDEX)

    def _read(self, kind: type[_StoredT], name: str) -> _StoredT | None:
        text = self._keychain.get_password(self._service, name)
        try:
            return None if text is None else parse_json(kind, text.encode())
        except ValueError:
            return None

    def _write(self, name: str, value: Stored) -> None:
        self._keychain.set_password(self._service, name, json.dumps(to_data(value)))


def system_keychain() -> KeyringBackend | None:
    """Return the system's own keychain, if this session has one."""
    import keyring  # here: importing it asks the session bus

    chosen = keyring.get_keyring()
    backends: list[KeyringBackend] = getattr(chosen, "backends", [chosen])
    return next((backend for backend in backends if type(backend).__module__ in _KEYCHAINS), None)


def reports_lock_state(keychain: KeyringBackend) -> bool:
    """Return True if the keychain tells without a prompt whether it is locked: on Linux."""
    return type(keychain).__module__ == "keyring.backends.SecretService"


def is_locked(keychain: KeyringBackend) -> bool | None:
    """Return True if a call would prompt for a password, as far as the keychain tells.

    None if it was never created: on Linux, reading it would prompt for its new password.
    """
    if not reports_lock_state(keychain):
        return False
    import secretstorage

    with contextlib.closing(secretstorage.dbus_init()) as bus:
        try:
            return bool(secretstorage.Collection(bus).is_locked())
        except secretstorage.ItemNotFoundException:
            return None
