"""Who did what about people, in the journal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from paydesk.counter.faults import journal_fault as fault_event
from paydesk.domain.fact import Fact
from paydesk.domain.people import facts as people_facts
from paydesk.store.errors import StoreError

if TYPE_CHECKING:
    from paydesk.domain.exact_json import Json
    from paydesk.domain.messages import Event
    from paydesk.domain.people.facts import PersonKind
    from paydesk.domain.people.person import Person
    from paydesk.store.journal.journal import Journal


class PeopleLog:
    """Writes facts about people. A journal that cannot be written is told, and stops nobody from signing in."""

    def __init__(self, journal: Journal, emit: Callable[[Event], None], now: Callable[[], int]) -> None:
        self._journal = journal
        self._emit = emit
        self._now = now

    def note(self, person: Person, kind: PersonKind, data: Mapping[str, Json] | None = None) -> None:
        """Write one fact about this person."""
        known = people_facts.named(person) if data is None else data
        fact = Fact(people_facts.subject(person.person_id), self._now(), kind.value, known)
        try:
            self._journal.append([fact])
        except StoreError as fault:
            self._emit(fault_event(fault))
