"""Facts about people: who signed in, locked, unlocked, mistyped a PIN, was changed. The subject is the person.

No fact holds a PIN, or anything a PIN could be told from.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from paydesk.domain.exact_json import Json
from paydesk.domain.fact import PEOPLE, Fact
from paydesk.domain.people.person import Person


class PersonKind(StrEnum):
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


def subject(person_id: str) -> str:
    """The subject of facts about this person, "people:<id>"."""
    return f"{PEOPLE}{person_id}"


def about(person: Person, at: int, kind: PersonKind, data: Mapping[str, Json] | None = None) -> Fact:
    """A fact about this person; `data` is only who it is, unless one of the functions below made more."""
    return Fact(subject(person.person_id), at, kind.value, named(person) if data is None else data)


def named(person: Person) -> dict[str, Json]:
    """Who it was at that time: names and roles change, and people leave."""
    return {"name": person.name, "role": person.role.value}


def pin_wrong(person: Person, count: int) -> dict[str, Json]:
    """A wrong PIN, the `count`-th one after another."""
    return {**named(person), "count": count}


def second(person: Person, first: str, subject_id: str) -> dict[str, Json]:
    """The second person for what `first` wants to send; `subject_id` is the draft."""
    return {**named(person), "first": first, "subject": subject_id}


def changed(person: Person, by: str, *, new_pin: bool = False) -> dict[str, Json]:
    """What a person is from now on, who saw to it, and whether they have another PIN."""
    return {**named(person), "by": by, "new_pin": new_pin}
