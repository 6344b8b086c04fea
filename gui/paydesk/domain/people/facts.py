"""Facts about people: who signed in, locked, unlocked, mistyped a PIN, was changed. The subject is the person.

No fact holds a PIN, or anything a PIN could be told from.
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
    """The kinds of fact about a person."""

    SIGNED_IN = "signed_in"
    LOCKED = "locked"
    """The screen was locked while this person was at the counter."""
    PAGES_UNLOCKED = "pages_unlocked"
    SECOND = "second"
    """Was the second person of a doubtful transfer."""
    PIN_WRONG = "pin_wrong"
    PIN_REFUSED = "pin_refused"
    """The PIN was right, but this person may not do what it was typed for."""
    RELEASED = "released"
    PERSON_ADDED = "person_added"
    PERSON_CHANGED = "person_changed"
    PERSON_REMOVED = "person_removed"
    PERSON_NOT_KEPT = "person_not_kept"
    """The change that the fact before this one tells of was not written into the people file: it did not happen."""


LIST_SUBJECT: Final = f"{KEPT_PREFIX}people"
"""The subject of facts about the list of people itself."""


class PeopleListFactKind(StrEnum):
    """The kinds of fact about the list of people."""

    LIST_KEPT = "people_kept"
    """There are people, and their file is sealed by the keychain or not: from then on no other file is believed."""
    LIST_FORGOTTEN = "people_forgotten"
    """Whoever may sign in to the PC began anew (`paydesk forget-people`): there are no people any more."""


@dataclass(frozen=True, slots=True)
class RecordedPeople:
    """What the journal knows of the list of people."""

    were_set_up: bool = False
    """Whether people were set up, and not forgotten since."""
    is_sealed: bool | None = None
    """Whether their file has to be sealed by the keychain; None: no fact says."""


def subject(person_id: str) -> str:
    """The subject of facts about this person, "people:<id>"."""
    return f"{PEOPLE_PREFIX}{person_id}"


def person_fact(person: Person, at: int, kind: PersonFactKind, data: Mapping[str, Json] | None = None) -> Fact:
    """A fact about this person; `data` is only who it is, unless one of the functions below made more."""
    return Fact(subject(person.person_id), at, kind.value, person_data(person) if data is None else data)


def person_data(person: Person) -> dict[str, Json]:
    """Who it was at that time: names and roles change, and people leave."""
    return {"name": person.name, "role": person.role.value}


def pin_wrong_data(person: Person, count: int) -> dict[str, Json]:
    """A wrong PIN, the `count`-th one after another."""
    return {**person_data(person), "count": count}


def second_person_data(person: Person, first: str, subject_id: str) -> dict[str, Json]:
    """The second person for what `first` wants to send; `subject_id` is the draft."""
    return {**person_data(person), "first": first, "subject": subject_id}


def changed_data(person: Person, by: str, *, new_pin: bool = False) -> dict[str, Json]:
    """What a person is from now on, who saw to it, and whether they have another PIN."""
    return {**person_data(person), "by": by, "new_pin": new_pin}


def not_saved_fact(person: Person, at: int, kind: PersonFactKind) -> Fact:
    """The change of this `kind` could not be written into the people file."""
    return person_fact(person, at, PersonFactKind.PERSON_NOT_KEPT, {**person_data(person), "kind": kind.value})


def list_saved_fact(at: int, *, is_sealed: bool | None) -> Fact:
    """The people file is sealed by the keychain from now on, or is not; None: nobody knows which."""
    return Fact(LIST_SUBJECT, at, PeopleListFactKind.LIST_KEPT.value, {"sealed": is_sealed})


def list_forgotten_fact(at: int) -> Fact:
    """The people are forgotten: the next start is that of a counter on which nobody was set up."""
    return Fact(LIST_SUBJECT, at, PeopleListFactKind.LIST_FORGOTTEN.value, {})
