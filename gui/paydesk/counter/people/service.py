"""People: who signs in, who unlocks, whose PIN was wrong too often, who works here (FEATURES.md SE1 to SE3)."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paydesk.counter.access import Denied
from paydesk.counter.faults import journal_fault as fault_event
from paydesk.counter.people.log import PeopleLog
from paydesk.counter.people.pins import PinTries
from paydesk.counter.people.repository import PeopleRepository, has_admin
from paydesk.domain.people import facts as people_facts
from paydesk.domain.people.facts import PersonKind
from paydesk.domain.people.messages import (
    DenialReason,
    PeopleFault,
    PeopleKnown,
    PermissionDenied,
    PinProblem,
    PinTaken,
)
from paydesk.domain.people.person import DEMO_AT_TILL, DEMO_PEOPLE, Permission, Person, may, name_fits
from paydesk.domain.people.pin import easily_guessed, pin_fits
from paydesk.store.errors import StoreError
from paydesk.store.people.file import Member, PeopleFile
from paydesk.store.people.pin_digest import COST, SHOWN_ANYWAY, Cost, PinDigest, digest_of
from paydesk.store.secrets import MemorySecrets

if TYPE_CHECKING:
    from paydesk.counter.access import Access
    from paydesk.counter.people.repository import InThread
    from paydesk.domain.messages import Event
    from paydesk.store.journal.journal import Journal

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


class PeopleService:
    """The people of one counter (PeopleWishes), and the witness of second PINs. Runs in the counter's loop.

    `aside` makes the calls that take their time: the keychain, the disk, a PIN's digest.
    """

    def __init__(
        self,
        journal: Journal,
        emit: Callable[[Event], None],
        access: Access,
        secrets: MemorySecrets,
        folder: Path,
        now: Callable[[], int],
        *,
        demo: bool,
        in_thread: InThread = asyncio.to_thread,
    ) -> None:
        self._emit = emit
        self._access = access
        self._demo = demo
        self._in_thread = in_thread
        self.cost: Cost = SHOWN_ANYWAY if demo else COST
        """What a new PIN's digest costs."""
        self._file = PeopleFile(folder, MemorySecrets() if demo else secrets)  # practice keeps no real keys
        self._roster = PeopleRepository(self._file, in_thread)
        self._log = PeopleLog(journal, emit, now)
        self._pins = PinTries(self._roster, self._log, emit, now, in_thread)
        self._turn = asyncio.Lock()
        self._readable = True
        if demo:  # practice begins at once, each time: a visitor has a minute, and no real money is there
            access.begin(DEMO_AT_TILL)
        elif self._file.there:  # before the first wish, and before the windows hear of any sale:
            access.begin()  # reading may wait for the keychain
            access.say()

    async def open(self) -> None:
        """Read who works here, and tell the windows."""
        async with self._turn:
            if self._demo and not self._file.there:
                await self._open_demo()
                return
            try:
                await self._roster.read()
            except StoreError:
                self._readable = False
            if self._demo and DEMO_AT_TILL not in self._roster.people:
                self._access.begin()
            self._say_people()
            self._access.say()

    async def _open_demo(self) -> None:
        self._emit(PeopleKnown(tuple(person for person, _ in DEMO_PEOPLE)))
        self._access.say()
        members = [Member(person, await self._digest(pin)) for person, pin in DEMO_PEOPLE]
        try:
            await self._roster.write(members)
        except StoreError as fault:
            self._emit(fault_event(fault))
            for member in members:
                self._roster.take_as_read(member)

    def _say_people(self) -> None:
        self._emit(PeopleKnown(self._roster.people, self._roster.kept if self._readable else "unreadable"))

    async def _digest(self, pin: str) -> PinDigest:
        return await self._in_thread(partial(digest_of, pin, self.cost))

    # PINs

    async def sign_in(self, ask_id: str, person_id: str, pin: str) -> None:
        """This person is at the till now: SignedIn and PinTaken, or PinRefused. A trainee only in the demo."""
        async with self._turn:
            person = await self._allowed(ask_id, person_id, pin, Permission.SELL)
            if person is not None:
                self._log.note(person, PersonKind.SIGNED_IN)
                self._access.sign_in(person)
                self._emit(PinTaken(ask_id, person_id))

    async def lock(self) -> None:
        """Lock the screen at once, and again after a PIN that is being looked at."""
        self._lock()
        async with self._turn:
            self._lock()

    def _lock(self) -> None:
        person = self._access.person
        if self._access.lock() and person is not None:
            self._log.note(person, PersonKind.LOCKED)

    async def unlock_pages(self, ask_id: str, person_id: str, pin: str) -> None:
        """Open the supervisor's pages for a minute of work: SignedIn and PinTaken, or PinRefused."""
        async with self._turn:
            if self._locked_out(ask_id):
                return
            person = await self._allowed(ask_id, person_id, pin, Permission.SEE_PAYOUTS)
            if person is not None and not self._locked_out(ask_id):
                self._log.note(person, PersonKind.PAGES_UNLOCKED)
                self._access.unlock(person)
                self._emit(PinTaken(ask_id, person_id))

    def _locked_out(self, ask_id: str) -> bool:
        """Whether the screen is locked, perhaps while the PIN was looked at: no page is opened behind it."""
        if self._access.locked:
            self._emit(PermissionDenied(Permission.SEE_PAYOUTS, DenialReason.LOCKED, ask_id))
        return self._access.locked

    async def close_pages(self) -> None:
        """The supervisor's pages are left."""
        self._access.close_pages()

    async def still_here(self) -> None:
        """Somebody works on the supervisor's pages."""
        self._access.still_here()

    async def second(self, ask_id: str, person_id: str, pin: str, *, first: str) -> str:
        """The name of the second person, or "" after PinRefused (Witness). `first` is a name, as the guard gave it."""
        async with self._turn:
            if self._is(person_id, first):
                self._pins.refuse(ask_id, person_id, PinProblem.SAME_PERSON)
                return ""
            person = await self._allowed(ask_id, person_id, pin, Permission.SECOND)
            if person is None:
                return ""
            self._log.note(person, PersonKind.SECOND, people_facts.second(person, first, ask_id))
            self._emit(PinTaken(ask_id, person_id))
            return person.name

    def _is(self, person_id: str, first: str) -> bool:
        member = self._roster.get(person_id)
        names = {person_id} if member is None else {person_id, member.person.name}
        return first.casefold() in {name.casefold() for name in names}

    async def release(self, ask_id: str, person_id: str, by_id: str, pin: str) -> None:
        """Open for somebody whose PIN was wrong ten times: PinTaken or PinRefused, both of `by_id`."""
        async with self._turn:
            if person_id == by_id:
                self._pins.refuse(ask_id, by_id, PinProblem.SAME_PERSON)
                return
            by = await self._allowed(ask_id, by_id, pin, Permission.RELEASE)
            member = self._roster.get(person_id)
            if by is None or member is None:
                return
            await self._pins.clear(member)
            self._log.note(member.person, PersonKind.RELEASED, people_facts.changed(member.person, by.name))
            self._emit(PinTaken(ask_id, by_id))

    async def _allowed(self, ask_id: str, person_id: str, pin: str, permission: Permission) -> Person | None:
        """Who it is, when the PIN is right and they may; else PinRefused has gone out."""
        person = await self._pins.right(ask_id, person_id, pin)
        if person is None or may(person.role, permission, demo=self._demo):
            return person
        self._log.note(person, PersonKind.PIN_REFUSED)
        self._pins.refuse(ask_id, person_id, PinProblem.ROLE)
        return None

    # people

    async def save_person(self, ask_id: str, person: Person, pin: str) -> None:
        """Add or change a person: PeopleKnown, or PeopleFault, or NotAllowed. The first one signs in with it."""
        async with self._turn:
            by = self._leave(ask_id)
            if by is None:
                return
            why = self._wrong_with(person, pin)
            if why:
                self._emit(PeopleFault(ask_id, why))
                return
            before = self._roster.get(person.person_id)
            members = self._with(await self._member(before, person, pin))
            if not has_admin(members):
                self._emit(PeopleFault(ask_id, "last_admin"))
                return
            first = not self._roster.members
            if await self._written(ask_id, members):
                kind = PersonKind.PERSON_ADDED if before is None else PersonKind.PERSON_CHANGED
                self._log.note(person, kind, people_facts.changed(person, by, new_pin=bool(pin)))
                self._people_changed(person if first else None)

    def _wrong_with(self, person: Person, pin: str) -> str:
        """What stands against this person: a word of PeopleFault, or ""."""
        others = [each.name for each in self._roster.people if each.person_id != person.person_id]
        known = self._roster.get(person.person_id) is not None
        if not _ID.fullmatch(person.person_id):
            return "unknown"
        if not name_fits(person.name) or person.name.casefold() in {name.casefold() for name in others}:
            return "name"
        if pin_fits(pin):
            return "easy_pin" if easily_guessed(pin) else ""
        return "" if known and not pin else "pin"

    async def _member(self, before: Member | None, person: Person, pin: str) -> Member:
        """The person with a new PIN, and nothing counted; or with the one they had, as it was."""
        if before is None or pin:
            return Member(person, await self._digest(pin))
        return replace(before, person=person)

    def _with(self, member: Member) -> list[Member]:
        members = {each.person.person_id: each for each in self._roster.members}
        members[member.person.person_id] = member
        return list(members.values())

    async def remove_person(self, ask_id: str, person_id: str) -> None:
        """Take a person off the list: PeopleKnown, or PeopleFault, or NotAllowed."""
        async with self._turn:
            by, gone = self._leave(ask_id), self._roster.get(person_id)
            if by is None:
                return
            members = [each for each in self._roster.members if each is not gone]
            if gone is None or not has_admin(members):
                self._emit(PeopleFault(ask_id, "unknown" if gone is None else "last_admin"))
            elif await self._written(ask_id, members):
                self._log.note(gone.person, PersonKind.PERSON_REMOVED, people_facts.changed(gone.person, by))
                self._people_changed()

    def _leave(self, ask_id: str) -> str | None:
        try:
            return self._access.need(Permission.PEOPLE, ask_id)
        except Denied as denied:
            self._emit(denied.event)
            return None

    async def _written(self, ask_id: str, members: Sequence[Member]) -> bool:
        try:
            await self._roster.write(members)
        except StoreError:
            self._emit(PeopleFault(ask_id, "not_written"))
            return False
        return True

    def _people_changed(self, first: Person | None = None) -> None:
        self._say_people()
        if first is not None:
            self._log.note(first, PersonKind.SIGNED_IN)
            self._access.sign_in(first)
        else:
            self._access.people_are(self._roster.people)
