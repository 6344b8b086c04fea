"""Keychains in the process of a test: a backend that is a dictionary, and the program's own class above one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

from keyring.errors import KeyringLocked, PasswordDeleteError

from paydesk.domain.settings.messages import Area
from paydesk.store.keychain import Entries, KeyPair
from paydesk.store.secrets import KeychainSecrets, KeychainState

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

PAIR = KeyPair("client-1234", "secret")


class Ring:
    """A backend; `locked` None is a keychain that nobody made yet."""

    def __init__(self, *, locked: bool | None = False) -> None:
        self.locked = locked
        self.asked: list[str] = []
        self.entries: dict[str, str] = {}
        self.full = False
        self.stuck: set[str] = set()
        """Entries that will not go."""
        self.power_left = -1
        """Number of changes until a power cut; negative: it never comes."""

    def get_password(self, _: str, name: str) -> str | None:
        self._open(name)
        return self.entries.get(name)

    def set_password(self, _: str, name: str, text: str) -> None:
        self._open(name)
        if self.full:
            raise OSError("full")
        self._change()
        self.entries[name] = text

    def delete_password(self, _: str, name: str) -> None:
        self._open(name)
        if name not in self.entries or name in self.stuck:
            raise PasswordDeleteError(name)
        self._change()
        del self.entries[name]

    def _open(self, name: str) -> None:
        if self.locked is not False:
            self.asked.append(name)
            raise KeyringLocked("cancelled")

    def _change(self) -> None:
        if self.power_left == 0:
            raise KeyboardInterrupt
        self.power_left -= 1


class Keychain(KeychainSecrets):
    """A keychain in the state that a test gives it, with entries of the oldest form for `areas`."""

    def __init__(self, keeping: KeychainState = KeychainState.AVAILABLE, *areas: Area) -> None:
        super().__init__()
        self.ring = Ring(locked=keeping is KeychainState.LOCKED)
        self.is_absent = keeping is KeychainState.ABSENT
        for area in areas:
            self.put_old(area, PAIR)
        self.opens_at_prompt = False
        """True if somebody unlocks it once they are asked again."""

    @property
    def is_locked(self) -> bool:
        return bool(self.ring.locked)

    @is_locked.setter
    def is_locked(self, locked: bool) -> None:
        self.ring.locked = locked

    def put_old(self, area: Area, pair: KeyPair) -> None:
        """Write keys in the oldest form."""
        old = {"client_id": pair.client_id, "client_secret": pair.client_secret}
        self.ring.entries[area.value] = json.dumps(old)

    def keys(self, area: Area) -> dict[str, KeyPair]:
        """Return the entries with keys of an area, as they are in the keychain."""
        unlocked = Ring()
        unlocked.entries = self.ring.entries
        return Entries(cast("KeyringBackend", unlocked), "Paydesk").get_keys(area)

    def is_keychain_open(self) -> bool:
        return not self.is_locked

    def allow_prompt(self) -> None:
        if self.opens_at_prompt:
            self.is_locked = False
        super().allow_prompt()

    def _system_keychain(self) -> KeyringBackend | None:
        return None if self.is_absent else cast("KeyringBackend", self.ring)
