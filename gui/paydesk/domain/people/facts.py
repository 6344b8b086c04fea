"""Facts about people: sign-ins, locks, wrong PINs, changes. The subject is the person.

No fact holds a PIN, or data from which a PIN could be derived.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paydesk.domain.codec import to_data
from paydesk.domain.fact import KEPT_PREFIX, PEOPLE_PREFIX, Fact
from paydesk.domain.people import stored
from paydesk.domain.people.person import Person


class PersonFactKind(StrEnum):
    """Kinds of facts about a person."""

    SIGNED_IN = "signed_in"
    LOCKED = "locked"
    """The screen was locked while this person was signed in."""
    PAGES_UNLOCKED = "pages_unlocked"
    SECOND = "second"
    """Approved a doubtful transfer as the second person."""
    PIN_WRONG = "pin_wrong"
    PIN_REFUSED = "pin_refused"
    """The PIN was right, but the person has no permission for the action."""
    RELEASED = "released"
    PERSON_ADDED = "person_added"
    PERSON_CHANGED = "person_changed"
    PERSON_REMOVED = "person_removed"
    PERSON_NOT_KEPT = "person_not_kept"
    """The change in the fact before this one could not be saved to the people file: it did not happen."""


LIST_SUBJECT: Final = f"{KEPT_PREFIX}people"
"""The subject of facts about the list of people."""


class PeopleListFactKind(StrEnum):
    """Kinds of facts about the list of people."""

    LIST_KEPT = "people_kept"
    """There are people, and their file is sealed by the keychain or not: from now on no other file is accepted."""
    LIST_FORGOTTEN = "people_forgotten"
    """The people were removed by `paydesk forget-people`, by the owner of the PC's account."""


@dataclass(frozen=True, slots=True)
class RecordedPeople:
    """The journal's record of the list of people."""

    were_set_up: bool = False
    """True if people were set up, and not forgotten since."""
    is_sealed: bool | None = None
    """True if their file must be sealed by the keychain; None if no fact says."""


def subject(person_id: str) -> str:
    """Return the subject of facts about this person, "people:<id>"."""
    return f"{PEOPLE_PREFIX}{person_id}"


def person_fact(person: Person, at: int, kind: PersonFactKind, data: stored.NameAndRole | None = None) -> Fact:
    """Return a fact about this person; `data` defaults to name and role."""
    data = stored.NameAndRole(person.name, person.role) if data is None else data
    return Fact(subject(person.person_id), at, kind.value, to_data(data))


def not_saved_fact(person: Person, at: int, kind: PersonFactKind) -> Fact:
    """Return the fact that the change of this `kind` could not be saved to the people file."""
    data = stored.UnsavedChange(person.name, person.role, kind)
    return person_fact(person, at, PersonFactKind.PERSON_NOT_KEPT, data)


def list_saved_fact(at: int, *, is_sealed: bool | None) -> Fact:
    """Return the fact that the people file is sealed by the keychain from now on, or not; None if unknown."""
    return Fact(LIST_SUBJECT, at, PeopleListFactKind.LIST_KEPT.value, to_data(stored.ListSeal(is_sealed)))


def list_forgotten_fact(at: int) -> Fact:
    """Return the fact that the people were removed: the next start is that of a counter without people."""
    return Fact(LIST_SUBJECT, at, PeopleListFactKind.LIST_FORGOTTEN.value, {})
