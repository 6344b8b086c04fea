"""People: who signs in, who unlocks, whose PIN was wrong too often, who works here (FEATURES.md SE1 to SE3)."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from paydesk.counter.access import Denied, Refused
from paydesk.counter.context import Context
from paydesk.counter.dispatcher import Handler, Handlers
from paydesk.counter.faults import kind_of
from paydesk.counter.people.repository import PeopleRepository, has_admin
from paydesk.domain import commands
from paydesk.domain.exact_json import Json
from paydesk.domain.people import facts
from paydesk.domain.people.facts import PersonKind
from paydesk.domain.people.messages import DenialReason, PeopleFault, PeopleKnown, PinProblem, PinRefused, PinTaken
from paydesk.domain.people.person import (
    DEMO_AT_TILL,
    DEMO_PEOPLE,
    Permission,
    Person,
    easily_guessed,
    may,
    name_fits,
    needs_supervisor,
    pin_fits,
    wait_ms,
)
from paydesk.store.errors import FaultKind, StoreError
from paydesk.store.people.file import Member, PeopleFile
from paydesk.store.people.pin_digest import COST, SHOWN_ANYWAY, Cost, PinDigest, digest_of, matches
from paydesk.store.secrets import MemorySecrets


def refused(ask_id: str, person_id: str, problem: PinProblem, until: int | None = None) -> Refused:
    """A PIN opened nothing."""
    return Refused(PinRefused(ask_id, person_id, problem, until))


class PinTries:
    """Looks at PINs; what a right one opens is the service's business. One call at a time.

    Each try is counted on disk before it is looked at, so that neither a kill nor a restart helps; who sets this PC's
    clock forward still has no more than ten tries.
    """

    def __init__(self, people: PeopleRepository, context: Context) -> None:
        self._people = people
        self._context = context

    async def allowed(self, ask_id: str, person_id: str, pin: str, permission: Permission) -> Person:
        """Who it is, when the PIN is theirs and they may do this. Raises Refused (PinRefused)."""
        person = await self._right(ask_id, person_id, pin)
        if not may(person.role, permission, demo=self._context.config.demo):
            self._context.note(facts.about(person, self._context.now(), PersonKind.PIN_REFUSED))
            raise refused(ask_id, person_id, PinProblem.ROLE)
        return person

    async def _right(self, ask_id: str, person_id: str, pin: str) -> Person:
        member = self._people.get(person_id)
        if member is None:
            raise refused(ask_id, person_id, PinProblem.WRONG)
        if self._is_shut(member):
            raise refused(ask_id, person_id, PinProblem.SUPERVISOR)
        if self._context.now() < member.until:
            raise refused(ask_id, person_id, PinProblem.WAIT, member.until)
        return await self._look(ask_id, member, pin)

    async def _look(self, ask_id: str, member: Member, pin: str) -> Person:
        context, person, count = self._context, member.person, member.wrong + 1
        wait = wait_ms(count)
        counted = replace(member, wrong=count, until=context.now() + wait)
        try:
            await self._people.note(counted)
        except StoreError as fault:
            _LOG.warning("a PIN is not looked at: %s", fault)
            raise refused(ask_id, person.person_id, PinProblem.NOT_COUNTED) from fault
        if pin_fits(pin) and await context.in_thread(partial(matches, pin, member.pin)):
            await self.clear(counted)
            return person
        context.note(facts.about(person, context.now(), PersonKind.PIN_WRONG, facts.pin_wrong(person, count)))
        if self._is_shut(counted):
            raise refused(ask_id, person.person_id, PinProblem.SUPERVISOR)
        raise refused(ask_id, person.person_id, PinProblem.WRONG, counted.until if wait else None)

    def _is_shut(self, member: Member) -> bool:
        """Whether only another one's PIN opens for them now. Where nobody is left who could, each try waits instead."""
        return needs_supervisor(member.wrong) and any(
            may(other.person.role, Permission.RELEASE, demo=True) and not needs_supervisor(other.wrong)
            for other in self._people.members
            if other.person.person_id != member.person.person_id
        )

    async def clear(self, member: Member) -> None:
        """Nothing was wrong: forget the count."""
        try:
            await self._people.note(member.cleared())
        except StoreError as fault:  # on disk the one try stays counted
            _LOG.warning("the wrong PINs of somebody are not forgotten: %s", fault)
            self._people.take_as_read(member.cleared())


_LOG = logging.getLogger("paydesk.counter")

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


class PeopleService:
    """The people of one counter, and the PINs of second persons (SecondPerson)."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._emit, self._access, self._demo = context.emit, context.access, context.config.demo
        self.cost: Cost = SHOWN_ANYWAY if self._demo else COST
        """What a new PIN's digest costs."""
        secrets = MemorySecrets() if self._demo else context.secrets  # practice keeps no real keys
        self._file = PeopleFile(context.folder, secrets)
        self._people = PeopleRepository(self._file, context)
        self._pins = PinTries(self._people, context)
        self._turn = asyncio.Lock()
        if self._demo:  # practice begins at once, each time: a visitor has a minute, and no real money is there
            self._access.begin(DEMO_AT_TILL)
        elif self._file.there:  # before the first command, and before the windows hear of any sale:
            self._access.begin()  # reading may wait for the keychain
            self._access.say()

    def handlers(self) -> Handlers:
        """The commands about people and locks."""
        return {
            commands.SignIn: Handler(self.sign_in),
            commands.LockScreen: Handler(self.lock),
            commands.ReadPeople: Handler(self.read_again, turn="people"),
            commands.UnlockPages: Handler(self.unlock_pages),
            commands.ClosePages: Handler(self.close_pages),
            commands.StayOnPages: Handler(self.stay_on_pages),
            commands.SavePerson: Handler(self.save),
            commands.RemovePerson: Handler(self.remove),
            commands.ReleasePerson: Handler(self.release),
        }

    # At start -------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Read who works here, and tell the windows."""
        async with self._turn:
            fault = ""
            try:
                await self._people.read()
            except StoreError as met:
                newer = kind_of(met) == FaultKind.NEWER
                fault = "newer" if newer else "unreadable"
            if self._access.locked and not self._people.members:  # also at the second try
                fault = fault or "unreadable"
            if self._demo and (fault or not self._people.members):  # its PINs stand on the screen: nothing is lost
                await self._open_demo()
                return
            if fault or (self._demo and DEMO_AT_TILL not in self._people.people):
                self._access.begin()  # also where the file is gone: it knows from the keychain that there were people
            self._say_people(fault)
            self._access.say()

    async def read_again(self, _command: commands.ReadPeople, _by: str) -> None:
        """As `open`, where nobody could be read. A file that is gone since then opens to nobody."""
        if self._access.locked and not self._people.members:
            self._context.secrets.ask_again()
            await self.open()

    async def _open_demo(self) -> None:
        self._emit(PeopleKnown(tuple(person for person, _ in DEMO_PEOPLE)))
        self._access.say()
        members = [Member(person, await self._digest(pin)) for person, pin in DEMO_PEOPLE]
        try:
            await self._people.write(members)
        except StoreError as fault:  # nothing is lost: they stand on the screen
            _LOG.info("the people of the demo are not written: %s", fault)
            for member in members:
                self._people.take_as_read(member)

    def _say_people(self, fault: str = "") -> None:
        self._access.people = self._people.people
        self._emit(PeopleKnown(self._people.people, fault or self._people.kept))

    async def _digest(self, pin: str) -> PinDigest:
        return await self._context.in_thread(partial(digest_of, pin, self.cost))

    def _note(self, person: Person, kind: PersonKind, data: Mapping[str, Json] | None = None) -> None:
        self._context.note(facts.about(person, self._context.now(), kind, data))

    # PINs -----------------------------------------------------------------------------------------------------------

    async def sign_in(self, command: commands.SignIn, _by: str) -> None:
        """SignedIn and PinTaken, or PinRefused. A trainee only in the demo."""
        async with self._turn:
            person = await self._pins.allowed(command.ask_id, command.person_id, command.pin, Permission.SELL)
            self._note(person, PersonKind.SIGNED_IN)
            self._access.sign_in(person)
            self._emit(PinTaken(command.ask_id, command.person_id))

    async def lock(self, _command: commands.LockScreen, _by: str) -> None:
        """Lock the screen at once, and again after a PIN that is being looked at."""
        self._lock()
        async with self._turn:
            self._lock()

    def _lock(self) -> None:
        person = self._access.person
        if self._access.lock() and person is not None:
            self._note(person, PersonKind.LOCKED)

    async def unlock_pages(self, command: commands.UnlockPages, _by: str) -> None:
        """Open the supervisor's pages for a minute of work: SignedIn and PinTaken, or PinRefused."""
        async with self._turn:
            self._not_locked(command)
            person = await self._pins.allowed(command.ask_id, command.person_id, command.pin, Permission.SEE_PAYOUTS)
            self._not_locked(command)  # locked while the PIN was looked at: no page is opened behind it
            self._note(person, PersonKind.PAGES_UNLOCKED)
            self._access.unlock(person)
            self._emit(PinTaken(command.ask_id, command.person_id))

    def _not_locked(self, command: commands.UnlockPages) -> None:
        if self._access.locked:
            raise Denied(Permission.SEE_PAYOUTS, DenialReason.LOCKED, command.subject)

    async def close_pages(self, _command: commands.ClosePages, _by: str) -> None:
        """The supervisor's pages are left."""
        self._access.close_pages()

    async def stay_on_pages(self, _command: commands.StayOnPages, _by: str) -> None:
        """Somebody works on the supervisor's pages."""
        self._access.still_here()

    async def second(self, ask_id: str, person_id: str, pin: str, *, first: str) -> str:
        """The name of the second person (SecondPerson). `first` is a name, as Access gave it. Raises Refused."""
        async with self._turn:
            if self._is(person_id, first):
                raise refused(ask_id, person_id, PinProblem.SAME_PERSON)
            person = await self._pins.allowed(ask_id, person_id, pin, Permission.SECOND)
            self._note(person, PersonKind.SECOND, facts.second(person, first, ask_id))
            self._emit(PinTaken(ask_id, person_id))
            return person.name

    def _is(self, person_id: str, first: str) -> bool:
        member = self._people.get(person_id)
        names = {person_id} if member is None else {person_id, member.person.name}
        return first.casefold() in {name.casefold() for name in names}

    async def release(self, command: commands.ReleasePerson, _by: str) -> None:
        """Open for somebody whose PIN was wrong ten times: PinTaken or PinRefused, both of `by_id`."""
        async with self._turn:
            if command.person_id == command.by_id:
                raise refused(command.ask_id, command.by_id, PinProblem.SAME_PERSON)
            by = await self._pins.allowed(command.ask_id, command.by_id, command.pin, Permission.RELEASE)
            member = self._people.get(command.person_id)
            if member is None:
                raise Refused(PeopleFault(command.ask_id, "unknown"))
            await self._pins.clear(member)
            self._note(member.person, PersonKind.RELEASED, facts.changed(member.person, by.name))
            self._emit(PinTaken(command.ask_id, command.by_id))

    # Who works here -------------------------------------------------------------------------------------------------

    async def save(self, command: commands.SavePerson, _by: str) -> None:
        """Add or change a person: PeopleKnown, or PeopleFault. The first one signs in with it."""
        async with self._turn:
            by = self._access.need(Permission.PEOPLE, command.subject)  # now: a PIN may have been looked at before
            person, pin = command.person, command.pin
            why = self._wrong_with(person, pin)
            if why:
                raise Refused(PeopleFault(command.ask_id, why))
            before = self._people.get(person.person_id)
            members = {member.person.person_id: member for member in self._people.members}
            members[person.person_id] = await self._member(before, person, pin)
            first = not self._people.members
            await self._write(command.ask_id, list(members.values()))
            kind = PersonKind.PERSON_ADDED if before is None else PersonKind.PERSON_CHANGED
            self._note(person, kind, facts.changed(person, by, new_pin=bool(pin)))
            self._say_people()
            if first:
                self._note(person, PersonKind.SIGNED_IN)
                self._access.sign_in(person)
            else:
                self._access.people_are()

    def _wrong_with(self, person: Person, pin: str) -> str:
        """What stands against this person: a word of PeopleFault, or ""."""
        others = [each.name for each in self._people.people if each.person_id != person.person_id]
        known = self._people.get(person.person_id) is not None
        if not _ID.fullmatch(person.person_id):
            return "unknown"
        if not name_fits(person.name) or person.name.casefold() in {name.casefold() for name in others}:
            return "name"
        if pin_fits(pin):
            return "easy_pin" if easily_guessed(pin) else ""
        return "" if known and not pin else "pin"

    async def _member(self, before: Member | None, person: Person, pin: str) -> Member:
        """The person with a new PIN, and nothing counted; or with the one they had, as it was."""
        if before is not None and not pin:
            return replace(before, person=person)
        return Member(person, await self._digest(pin))

    async def remove(self, command: commands.RemovePerson, _by: str) -> None:
        """Take a person off the list: PeopleKnown, or PeopleFault."""
        async with self._turn:
            by = self._access.need(Permission.PEOPLE, command.subject)
            gone = self._people.get(command.person_id)
            if gone is None:
                raise Refused(PeopleFault(command.ask_id, "unknown"))
            await self._write(command.ask_id, [each for each in self._people.members if each is not gone])
            self._note(gone.person, PersonKind.PERSON_REMOVED, facts.changed(gone.person, by))
            self._say_people()
            self._access.people_are()

    async def _write(self, ask_id: str, members: Sequence[Member]) -> None:
        """From now on these work here. Raises Refused (PeopleFault); then nothing has changed."""
        if not has_admin(members):
            raise Refused(PeopleFault(ask_id, "last_admin"))
        try:
            await self._people.write(members)
        except StoreError as fault:
            raise Refused(PeopleFault(ask_id, "not_written")) from fault
