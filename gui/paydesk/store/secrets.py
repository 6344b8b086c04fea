"""Credentials: in the system's keychain by keyring, or in memory and asked for at each start. Never in a file."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

SERVICE: Final = "Paydesk"
_OURS: Final = "keyring.backends."
_RECOMMENDED: Final = 1.0
"""keyring's own line between a keychain of the system and a makeshift."""


class Keeping(StrEnum):
    """Where credentials are kept; the window says so."""

    KEYCHAIN = "keychain"
    LOCKED = "locked"
    """There is a keychain, but it is locked or does not answer: kept in memory until Paydesk ends."""
    ABSENT = "absent"
    """There is no keychain: kept in memory until Paydesk ends."""


@dataclass(frozen=True, slots=True)
class KeyPair:
    """`x-client-id` and `x-client-secret` (SPEC.md 4.1). Its repr shows neither."""

    client_id: str = field(repr=False)
    client_secret: str = field(repr=False)


class MemorySecrets:
    """Credentials that end with this process. An area is a part of the service, as "gateway"."""

    def __init__(self) -> None:
        self._kept: dict[str, KeyPair] = {}

    @property
    def state(self) -> Keeping:
        """Where credentials are kept: nowhere but here."""
        return Keeping.ABSENT

    def get(self, area: str) -> KeyPair | None:
        """The credentials of an area, or None when they have to be asked for."""
        return self._kept.get(area)

    def set(self, area: str, pair: KeyPair) -> Keeping:
        """Keep the credentials of an area, in place of those before; says where they went."""
        self._kept[area] = pair
        return self.state

    def delete(self, area: str) -> bool:
        """Forget the credentials of an area; whether they are surely gone."""
        self._kept.pop(area, None)
        return True


class Secrets(MemorySecrets):
    """Credentials in the system's keychain; in memory as long as that cannot be used. Its calls may take seconds.

    `state` is that of the last call.
    """

    def __init__(self, service: str = SERVICE) -> None:
        super().__init__()
        self._service = service
        self._state = Keeping.ABSENT

    @property
    def state(self) -> Keeping:
        """Where the last call found, or put, credentials."""
        return self._state

    def get(self, area: str) -> KeyPair | None:
        """The credentials of an area, or None when they have to be asked for."""
        from keyring.errors import KeyringError

        keychain = self._keychain()
        text = None
        if keychain is not None:
            try:
                text = keychain.get_password(self._service, area)
                self._state = Keeping.KEYCHAIN
            except (KeyringError, OSError, EOFError):
                self._state = Keeping.LOCKED
        return super().get(area) or _pair_of(
            text
        )  # what could not be put into the keychain is newer than what is there

    def set(self, area: str, pair: KeyPair) -> Keeping:
        """Keep the credentials of an area, in place of those before; says where they went."""
        from keyring.errors import KeyringError

        keychain = self._keychain()
        if keychain is not None:
            try:
                keychain.set_password(self._service, area, _text_of(pair))
            except (KeyringError, OSError, EOFError):
                self._state = Keeping.LOCKED
            else:
                self._state = Keeping.KEYCHAIN
                super().delete(area)
                return self._state
        return super().set(area, pair)

    def delete(self, area: str) -> bool:
        """Forget the credentials of an area; False when the keychain may still hold them."""
        from keyring.errors import KeyringError, PasswordDeleteError

        super().delete(area)
        keychain = self._keychain()
        if keychain is None:
            return True
        try:
            keychain.delete_password(self._service, area)
        except PasswordDeleteError:
            pass  # there was none
        except (KeyringError, OSError, EOFError):
            self._state = Keeping.LOCKED
            return False
        self._state = Keeping.KEYCHAIN
        return True

    def _keychain(self) -> KeyringBackend | None:
        """The system's own keychain. Add-on backends are passed by: some of them are plain files."""
        import keyring  # here: loading it asks the session bus, which start-up does not wait for

        chosen = keyring.get_keyring()
        for backend in getattr(chosen, "backends", [chosen]):
            if type(backend).__module__.startswith(_OURS) and backend.priority >= _RECOMMENDED:
                return backend  # type: ignore[no-any-return]
        self._state = Keeping.ABSENT
        return None


def _text_of(pair: KeyPair) -> str:
    return json.dumps({"client_id": pair.client_id, "client_secret": pair.client_secret})


def _pair_of(text: str | None) -> KeyPair | None:
    """An entry read back; one that another program put there is as good as none."""
    try:
        value = json.loads(text or "")
        return KeyPair(value["client_id"], value["client_secret"])
    except (ValueError, KeyError, TypeError):
        return None
