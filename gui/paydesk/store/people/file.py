"""The people file: names, roles, PIN digests and counts of wrong PINs, in the data folder for its owner only.

If the system has a keychain, the file is sealed (AES-GCM) with a random key that only the keychain keeps; else the file
is plain, protected by its permissions alone (docs/decisions/0012-pins.md).
"""

from __future__ import annotations

import contextlib
import json
import os
from base64 import b64decode, b64encode
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from paydesk.domain.codec import Stored, parse_json, to_data
from paydesk.domain.language import parse_language
from paydesk.domain.people.person import PIN_DIGITS, Person, Role, is_valid_name
from paydesk.store import private_files
from paydesk.store.errors import FaultKind, KeychainUnavailable, KnownFault, translate_os_errors
from paydesk.store.keychain import PEOPLE_AREA, KeyPair
from paydesk.store.people.pin_digest import PinDigest
from paydesk.store.secrets import KeychainSecrets, KeychainState

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

FILE_NAME: Final = "people.json"
VERSION: Final = 1
_MAX_BYTES: Final = 1_000_000
_ASSOCIATED_DATA: Final = b"paydesk people 1"
_NONCE_BYTES: Final = 12
_COMING, _SEALED = "coming", "sealed"
"""Client ids of the keychain entry: for a key whose file may not be written yet, and for that of a sealed file."""


@dataclass(frozen=True, slots=True)
class Member:
    """A person who works here, with their PIN digest."""

    person: Person
    pin: PinDigest
    wrong_pins: int = 0
    """Consecutive wrong PINs."""
    locked_until: int = 0
    """No PIN is tried before this time, in ms since 1970."""
    pin_length: int = 0
    """Number of digits, so that the lock needs no Enter; 0 until a PIN was right once."""

    def without_failures(self) -> Member:
        """Return the member with the failure counter reset."""
        return replace(self, wrong_pins=0, locked_until=0)


class StoredMember(PinDigest, frozen=True, kw_only=True):
    """A member in the file."""

    person_id: Annotated[str, msgspec.Meta(min_length=1)] = msgspec.field(name="id")
    name: str
    role: Role
    language: str = ""
    wrong_pins: Annotated[int, msgspec.Meta(ge=0)] = msgspec.field(name="wrong")
    locked_until: Annotated[int, msgspec.Meta(ge=0)] = msgspec.field(name="until")
    pin_length: Annotated[int, msgspec.Meta(ge=0, le=PIN_DIGITS[1])] = msgspec.field(name="digits", default=0)

    @classmethod
    def from_member(cls, member: Member) -> StoredMember:
        """Return the stored form of a member."""
        person, pin = member.person, member.pin
        return cls(
            person_id=person.person_id,
            name=person.name,
            role=person.role,
            language=person.language or "",
            salt=pin.salt,
            digest=pin.digest,
            cost=pin.cost,
            wrong_pins=member.wrong_pins,
            locked_until=member.locked_until,
            pin_length=member.pin_length,
        )

    @property
    def member(self) -> Member:
        """The member. Raises ValueError if the name or the language is impossible."""
        if not is_valid_name(self.name):
            raise ValueError("invalid name")
        person = Person(self.person_id, self.name, self.role, parse_language(self.language))
        pin = PinDigest(self.salt, self.digest, self.cost)
        return Member(person, pin, self.wrong_pins, self.locked_until, self.pin_length)


class _AnyFile(Stored, frozen=True, kw_only=True):
    version: int
    sealed: bool = False


class _PlainFile(_AnyFile, frozen=True, kw_only=True):
    people: list[StoredMember]


class _SealedFile(_AnyFile, frozen=True, kw_only=True):
    nonce: bytes
    data: bytes


@dataclass
class PeopleFile:
    """The file of one data folder. Calls may take seconds (a keychain may prompt its user): not for the event loop.

    Used by one thread at a time.
    """

    folder: Path
    secrets: KeychainSecrets = field(repr=False)
    trusts_plain: bool = field(default=False, init=False, repr=False)
    """True if a plain file is known to be right without asking the keychain."""
    _key: bytes | None = field(default=None, init=False, repr=False)
    _next_key: bytes | None = field(default=None, init=False, repr=False)
    """The key of the next change, which the keychain already has."""

    @property
    def path(self) -> Path:
        return self.folder / FILE_NAME

    @property
    def exists(self) -> bool:
        """True if people were set up here; without the file, anybody may sell."""
        return self.path.exists()

    @property
    def protection(self) -> str:
        """Protection since the last read or write: "keychain" or "file"."""
        return "file" if self._key is None else "keychain"

    def read(self) -> tuple[Member, ...]:
        """Return all members; none if there is no file.

        Raises:
            KnownFault: The file is unreadable, damaged or newer. ABSENT if it is gone while the keychain says that it
                was sealed: removing the file does not remove the PINs. The recovery is that of an unreadable file
                (docs/decisions/0012).
            KeychainUnavailable: The keychain did not say whether it has a key, so the file cannot be trusted.
        """
        if not self.exists:
            if _was_sealed(self._entry()):
                raise KnownFault(FaultKind.ABSENT, self.path, "the file of existing people is gone")
            return ()
        with translate_os_errors(self.path), self.path.open("rb") as file:
            raw = file.read(_MAX_BYTES)
        try:
            head = parse_json(_AnyFile, raw)
            if head.version > VERSION:
                raise KnownFault(FaultKind.NEWER, self.path)
            return _checked_members(self._decrypt(raw) if head.sealed else self._parse_plain(raw))
        except ValueError as error:
            raise KnownFault(FaultKind.DAMAGED, self.path, type(error).__name__) from error

    def _parse_plain(self, raw: bytes) -> list[StoredMember]:
        """Return the people of a plain file. Raises ValueError if it is not trusted."""
        if not self.trusts_plain and _was_sealed(self._entry()):
            raise ValueError("plain file in place of a sealed one")
        return parse_json(_PlainFile, raw).people

    def _decrypt(self, raw: bytes) -> list[StoredMember]:
        """Return the people of a sealed file. Raises ValueError if it cannot be opened."""
        pair, file = self._entry(), parse_json(_SealedFile, raw)
        for each in pair.all_pairs if pair is not None else ():
            key = b64decode(each.client_secret, validate=True)
            with contextlib.suppress(_invalid_tag()):
                opened = _create_cipher(key).decrypt(file.nonce, file.data, _ASSOCIATED_DATA)
                self._key = key
                if pair != KeyPair(_SEALED, each.client_secret):  # killed between the two writes
                    self.secrets.set(PEOPLE_AREA, KeyPair(_SEALED, each.client_secret))
                return parse_json(list[StoredMember], opened)
        raise ValueError("sealed with an unknown key")

    def _entry(self) -> KeyPair | None:
        """Return the keychain entry; None if there is none. Raises KeychainUnavailable."""
        looked = self.secrets.lookup(PEOPLE_AREA)
        if looked.pair is None and not looked.is_conclusive:
            raise KeychainUnavailable(self.path)
        return looked.pair

    def prepare(self) -> None:
        """Store the key of the next change in the keychain, before that change is announced.

        The keychain may prompt its user, without a time limit. If interrupted here, nothing has changed.
        """
        if self._next_key is None:
            self._next_key = self._store_new_key()

    def write(self, members: tuple[Member, ...], *, new_key: bool = False) -> None:
        """Replace the members in one step. Raises KnownFault; the file is then unchanged.

        `new_key`: seal with a new key, so that an older copy of the file is useless. The keychain may prompt its user,
        so this is for changes of people, and not for each PIN.
        """
        before, fresh = self._key, None
        if new_key:
            self.prepare()
            fresh, self._next_key = self._next_key, None
            self._key = fresh if fresh is not None else self._key
        people = [StoredMember.from_member(member) for member in members]
        file = _PlainFile(version=VERSION, people=people) if self._key is None else _seal(people, self._key)
        try:
            with translate_os_errors(self.path):
                private_files.replace(self.path, json.dumps(to_data(file), indent=2).encode() + b"\n")
        except KnownFault:
            self._key = before
            raise
        if fresh is not None:
            self.secrets.set(PEOPLE_AREA, KeyPair(_SEALED, b64encode(fresh).decode()))

    def forget(self) -> bool:
        """Remove file and key. Return False if the keychain may still hold the key. Raises KnownFault."""
        with translate_os_errors(self.path):
            self.path.unlink(missing_ok=True)
        return self.secrets.delete(PEOPLE_AREA)

    def _store_new_key(self) -> bytes | None:
        """Create a key and store it in the keychain beside the present one; None if there is no keychain."""
        key = os.urandom(32)
        sealed = () if self._key is None else (KeyPair(_SEALED, b64encode(self._key).decode()),)
        coming = KeyPair(_COMING, b64encode(key).decode(), others=sealed)
        if self.secrets.set(PEOPLE_AREA, coming) is not KeychainState.AVAILABLE:
            self.secrets.discard(PEOPLE_AREA)
            return None
        return key


def _was_sealed(entry: KeyPair | None) -> bool:
    """Return True if the file was sealed: a plain or missing one in its place is not trusted."""
    return entry is not None and any(each.client_id == _SEALED for each in entry.all_pairs)


def _create_cipher(key: bytes) -> AESGCM:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # here: it loads slowly, and is not always needed

    return AESGCM(key)


def _invalid_tag() -> type[Exception]:
    from cryptography.exceptions import InvalidTag

    return InvalidTag


def _seal(people: list[StoredMember], key: bytes) -> _SealedFile:
    nonce, text = os.urandom(_NONCE_BYTES), json.dumps([to_data(each) for each in people]).encode()
    data = _create_cipher(key).encrypt(nonce, text, _ASSOCIATED_DATA)
    return _SealedFile(version=VERSION, sealed=True, nonce=nonce, data=data)


def _checked_members(people: list[StoredMember]) -> tuple[Member, ...]:
    """Return the people of the file. Raises ValueError if they are not those of a counter."""
    members = tuple(each.member for each in people)
    if len({member.person.person_id for member in members}) < len(members):
        raise ValueError("duplicate id")
    if not any(member.person.role is Role.ADMIN for member in members):
        raise ValueError("no administrator")
    return members
