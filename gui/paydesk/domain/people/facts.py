"""Facts about people: sign-ins, locks, wrong PINs, changes. The subject is the person.

No fact holds a PIN, or data from which a PIN could be derived.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.domain.fact import KEPT_PREFIX, PEOPLE_PREFIX, Fact
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


def person_fact(person: Person, at: int, kind: PersonFactKind, data: Mapping[str, Json] | None = None) -> Fact:
    """Return a fact about this person; `data` defaults to name and role."""
    return Fact(subject(person.person_id), at, kind.value, person_data(person) if data is None else data)


def person_data(person: Person) -> dict[str, Json]:
    """Return name and role at this time: they change, and people leave."""
    return {"name": person.name, "role": person.role.value}


def pin_wrong_data(person: Person, count: int) -> dict[str, Json]:
    """Return the data of the `count`-th consecutive wrong PIN."""
    return {**person_data(person), "count": count}


def second_person_data(person: Person, first: str, subject_id: str) -> dict[str, Json]:
    """Return the data of an approval of what `first` sends; `subject_id` is the draft."""
    return {**person_data(person), "first": first, "subject": subject_id}


def changed_data(person: Person, by: str, *, new_pin: bool = False) -> dict[str, Json]:
    """Return the data of a change: the new name and role, who made it, and if the PIN is new."""
    return {**person_data(person), "by": by, "new_pin": new_pin}


def not_saved_fact(person: Person, at: int, kind: PersonFactKind) -> Fact:
    """Return the fact that the change of this `kind` could not be saved to the people file."""
    return person_fact(person, at, PersonFactKind.PERSON_NOT_KEPT, {**person_data(person), "kind": kind.value})


def list_saved_fact(at: int, *, is_sealed: bool | None) -> Fact:
    """Return the fact that the people file is sealed by the keychain from now on, or not; None if unknown."""
    return Fact(LIST_SUBJECT, at, PeopleListFactKind.LIST_KEPT.value, {"sealed": is_sealed})


def list_forgotten_fact(at: int) -> Fact:
    """Return the fact that the people were removed: the next start is that of a counter without people."""
    return Fact(LIST_SUBJECT, at, PeopleListFactKind.LIST_FORGOTTEN.value, {})
