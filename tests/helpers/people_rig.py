"""The people of a counter without a window: real office, guard and journal on disk; a clock that a test moves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from paydesk.counter.access import Access, Denied
from paydesk.counter.people.service import PeopleService
from paydesk.domain.fact import PEOPLE
from paydesk.domain.messages import Event
from paydesk.domain.people.messages import DenialReason, PeopleKnown, SignedIn
from paydesk.domain.people.person import Permission, Person, Role
from paydesk.store.journal.journal import Journal
from paydesk.store.people.file import Member, PeopleFile
from paydesk.store.people.pin_digest import digest_of
from paydesk.store.secrets import MemorySecrets
from tests.helpers.people import CHEAP

TARA = Person("p0", "Tara", Role.TRAINEE)
ASHA = Person("p1", "Asha", Role.CASHIER)
RAVI = Person("p2", "Ravi", Role.SUPERVISOR)
SITA = Person("p3", "Sita", Role.SUPERVISOR)
MEERA = Person("p4", "Meera", Role.ADMIN)
STAFF = (TARA, ASHA, RAVI, SITA, MEERA)
START = 1_790_000_000_000
WRONG = "0000"

EventT = TypeVar("EventT")


def pin_of(person: Person) -> str:
    """The PIN of somebody of STAFF."""
    return "444" + person.person_id[-1]


def set_up(folder: Path, people: Sequence[Person] = STAFF) -> None:
    """Let these work there."""
    folder.mkdir(parents=True, exist_ok=True)
    PeopleFile(folder, MemorySecrets()).write(
        tuple(Member(person, digest_of(pin_of(person), CHEAP)) for person in people)
    )


class PeopleRig:
    """`office` and `guard` of one run of a counter; `start_again` is the next run on the same data."""

    def __init__(self, folder: Path, *, demo: bool = False, secrets: MemorySecrets | None = None) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.demo = folder, demo
        self.now = START
        self.secrets = secrets or MemorySecrets()
        self.events: list[Event] = []
        self.journal = Journal.open(folder)
        self._begin()

    def _begin(self) -> None:
        self.access = Access(self.events.append, self.clock, lambda: "the shop", demo=self.demo)
        self.office = PeopleService(
            self.journal, self.events.append, self.access, self.secrets, self.folder, self.clock, demo=self.demo
        )
        self.office.cost = CHEAP

    def clock(self) -> int:
        """This PC's clock, in ms since 1970."""
        return self.now

    async def start_again(self) -> None:
        """End, and start on the same data."""
        self.close()
        self.events.clear()
        self.journal = Journal.open(self.folder)
        self._begin()
        await self.office.open()

    def close(self) -> None:
        """Close the journal."""
        self.journal.close()

    def of(self, kind: type[EventT]) -> list[EventT]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def at_till(self) -> SignedIn:
        """How things stand, as the windows know it."""
        return self.of(SignedIn)[-1]

    @property
    def known(self) -> PeopleKnown:
        """Who works here, as the windows know it."""
        return self.of(PeopleKnown)[-1]

    async def answer(self, step: Any) -> Event:
        """The last event that a wish led to."""
        before = len(self.events)
        await step
        assert len(self.events) > before, "nothing was answered"
        return self.events[-1]

    async def sign_in(self, person: Person, pin: str = "") -> Event:
        """Sign in, by default with the right PIN."""
        return await self.answer(self.office.sign_in("ask", person.person_id, pin or pin_of(person)))

    async def mistype(self, person: Person, times: int) -> None:
        """Wrong PINs, each as soon as it is looked at."""
        for _ in range(times):
            answer = await self.sign_in(person, WRONG)
            self.now = getattr(answer, "until", None) or self.now

    def may(self, permission: Permission) -> str | DenialReason:
        """In whose name a deed may be done now, or why not."""
        try:
            return self.access.need(permission)
        except Denied as denied:
            return denied.event.denial

    def written(self) -> list[tuple[str, str, dict[str, Any]]]:
        """What the journal has of people: id, kind, data."""
        facts = self.journal.facts_under(PEOPLE)
        return [
            (subject.removeprefix(PEOPLE), fact.kind, dict(fact.data)) for subject in facts for fact in facts[subject]
        ]
