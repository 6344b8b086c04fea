"""PINs at the counter: each try is counted on disk before it is looked at, so that neither a kill nor a restart helps.

One try is looked at after another. A clock that is set back only makes a wait longer; who sets it forward still has no
more than ten tries.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from paydesk.counter.faults import journal_fault as fault_event
from paydesk.domain.people import facts as people_facts
from paydesk.domain.people.facts import PersonKind
from paydesk.domain.people.messages import PinProblem, PinRefused
from paydesk.domain.people.pin import needs_supervisor, pin_fits, wait_ms
from paydesk.store.errors import StoreError
from paydesk.store.people.pin_digest import matches

if TYPE_CHECKING:
    from paydesk.counter.people.log import PeopleLog
    from paydesk.counter.people.repository import InThread, PeopleRepository
    from paydesk.domain.messages import Event
    from paydesk.domain.people.person import Person
    from paydesk.store.people.file import Member

NOT_COUNTED_MS: Final = 10_000
"""A try that this PC cannot write down is not looked at; the next one may come after this."""


class PinTries:
    """Looks at PINs. What a right one opens is the office's business."""

    def __init__(
        self,
        people: PeopleRepository,
        log: PeopleLog,
        emit: Callable[[Event], None],
        now: Callable[[], int],
        in_thread: InThread,
    ) -> None:
        self._roster = people
        self._log = log
        self._emit = emit
        self._now = now
        self._in_thread = in_thread

    async def right(self, ask_id: str, person_id: str, pin: str) -> Person | None:
        """Who it is, when the PIN is theirs; else None, and PinRefused has gone out. One call at a time."""
        member = self._roster.get(person_id)
        if member is None:
            self.refuse(ask_id, person_id, PinProblem.WRONG)
        elif needs_supervisor(member.wrong):
            self.refuse(ask_id, person_id, PinProblem.SUPERVISOR)
        elif self._now() < member.until:
            self.refuse(ask_id, person_id, PinProblem.WAIT, member.until)
        else:
            return await self._look(ask_id, member, pin)
        return None

    def refuse(self, ask_id: str, person_id: str, problem: PinProblem, until: int | None = None) -> None:
        """Tell the window that a PIN opened nothing."""
        self._emit(PinRefused(ask_id, person_id, problem, until))

    async def _look(self, ask_id: str, member: Member, pin: str) -> Person | None:
        person, count = member.person, member.wrong + 1
        wait = wait_ms(count)
        counted = replace(member, wrong=count, until=self._now() + wait if wait else 0)
        try:
            await self._roster.note(counted)
        except StoreError as fault:
            self._emit(fault_event(fault))
            self.refuse(ask_id, person.person_id, PinProblem.WAIT, self._now() + NOT_COUNTED_MS)
            return None
        if pin_fits(pin) and await self._in_thread(partial(matches, pin, member.pin)):
            await self.clear(counted)
            return person
        self._log.note(person, PersonKind.PIN_WRONG, people_facts.pin_wrong(person, count))
        problem = PinProblem.SUPERVISOR if needs_supervisor(count) else PinProblem.WRONG
        self.refuse(ask_id, person.person_id, problem, counted.until if wait and not needs_supervisor(count) else None)
        return None

    async def clear(self, member: Member) -> None:
        """Nothing was wrong: forget the count."""
        try:
            await self._roster.note(member.cleared())
        except StoreError as fault:
            self._emit(fault_event(fault))
            self._roster.take_as_read(member.cleared())
