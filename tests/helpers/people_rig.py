"""The people of a counter without a window: the real service, access and file; a clock that a test moves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from paydesk.counter.access import AccessDenied
from paydesk.counter.people.service import PeopleService
from paydesk.domain.commands import LockScreen, SignIn
from paydesk.domain.fact import PEOPLE_PREFIX
from paydesk.domain.messages import Event
from paydesk.domain.people.messages import DenialReason, PeopleKnown, SignedIn
from paydesk.domain.people.person import Permission, Person, Role
from paydesk.store.people.file import Member, PeopleFile
from paydesk.store.people.pin_digest import hash_pin
from paydesk.store.secrets import MemorySecrets
from tests.helpers.people import CHEAP
from tests.helpers.service_rig import ServiceRig

TARA = Person("p0", "Tara", Role.TRAINEE)
ASHA = Person("p1", "Asha", Role.CASHIER)
RAVI = Person("p2", "Ravi", Role.SUPERVISOR)
SITA = Person("p3", "Sita", Role.SUPERVISOR)
MEERA = Person("p4", "Meera", Role.ADMIN)
STAFF = (TARA, ASHA, RAVI, SITA, MEERA)
WRONG = "0000"


def pin_of(person: Person) -> str:
    """Return the PIN of a person of STAFF."""
    return "444" + person.person_id[-1]


def set_up(folder: Path, people: Sequence[Person] = STAFF) -> None:
    """Let these work there."""
    folder.mkdir(parents=True, exist_ok=True)
    PeopleFile(folder, MemorySecrets()).write(
        tuple(Member(person, hash_pin(pin_of(person), CHEAP), pin_length=len(pin_of(person))) for person in people)
    )


class PeopleRig(ServiceRig):
    """`people` and `access` of one run of a counter; `start_again` is the next run on the same data."""

    def begin(self) -> None:
        """Start a run, with nothing read yet."""
        super().begin()
        self.people = PeopleService(self.context)
        self.people.digest_cost = CHEAP
        self.serve(self.people)

    async def start_again(self) -> None:
        """End, and start on the same data."""
        self.events.clear()
        self.begin()
        await self.people.open()

    @property
    def signed_in(self) -> SignedIn:
        """Return the last SignedIn."""
        return self.last(SignedIn)

    @property
    def known(self) -> PeopleKnown:
        """Return the last PeopleKnown."""
        return self.last(PeopleKnown)

    async def sign_in(self, person: Person, pin: str = "") -> Event:
        """Sign in, by default with the right PIN."""
        event: Event = await self.answer(SignIn(ask_id="ask", person_id=person.person_id, pin=pin or pin_of(person)))
        return event

    async def lock(self) -> None:
        """Lock the screen."""
        await self.send(LockScreen())

    async def mistype(self, person: Person, times: int) -> None:
        """Wrong PINs, each as soon as it is looked at."""
        for _ in range(times):
            answer = await self.sign_in(person, WRONG)
            self.now = getattr(answer, "until", None) or self.now

    def may(self, permission: Permission) -> str | DenialReason:
        """In whose name something may be done now, or why not."""
        try:
            return self.access.require(permission)
        except AccessDenied as denied:
            return denied.event.denial

    def written(self) -> list[tuple[str, str, dict[str, Any]]]:
        """Return the facts about people that the journal was given: ID, kind, data."""
        return [(fact.subject.removeprefix(PEOPLE_PREFIX), fact.kind, dict(fact.data)) for fact in self.facts]
