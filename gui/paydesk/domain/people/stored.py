"""The stored data of each kind of fact about people, declared once (docs/decisions/0028)."""

from __future__ import annotations

from paydesk.domain.codec import Stored


class NameAndRole(Stored, frozen=True):
    """A person at this time: names and roles change, and people leave."""

    name: str = ""
    role: str = ""


class WrongPin(NameAndRole, frozen=True):
    """The `count`-th consecutive wrong PIN."""

    count: int = 0


class SecondApproval(NameAndRole, frozen=True):
    """An approval of what `first` sends."""

    first: str = ""
    subject: str = ""
    """The draft."""


class PersonChange(NameAndRole, frozen=True):
    """A change of a person: the new name and role, who made it, and if the PIN is new."""

    by: str = ""
    new_pin: bool = False


class UnsavedChange(NameAndRole, frozen=True):
    """A change that could not be saved to the people file; `kind` is that of its fact."""

    kind: str = ""


class ListSeal(Stored, frozen=True):
    """True if the people file is sealed by the keychain; None if unknown."""

    sealed: bool | None = None
