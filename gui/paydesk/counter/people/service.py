"""People: sign-in, unlocking, blocked PINs, and the staff list."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from paydesk.counter.access import SETUP_TIMEOUT_MS, AccessDenied, CommandRefused
from paydesk.counter.context import Context
from paydesk.counter.dispatcher import handles
from paydesk.counter.faults import fault_code
from paydesk.counter.people.pins import PinChecker, pin_refused
from paydesk.counter.people.repository import PeopleRepository, has_admin
from paydesk.domain import commands
from paydesk.domain.clock import SECOND
from paydesk.domain.people import facts
from paydesk.domain.people.facts import PersonFactKind
from paydesk.domain.people.messages import DenialReason, PeopleFault, PeopleKnown, PinAccepted, PinProblem
from paydesk.domain.people.person import (
    DEMO_PEOPLE,
    DEMO_SIGNED_IN,
    Permission,
    Person,
    is_easy_pin,
    is_valid_name,
    is_valid_pin,
)
from paydesk.domain.people.stored import NameAndRole, PersonChange, SecondApproval
from paydesk.store.errors import FaultKind, KeychainUnavailable, StoreError
from paydesk.store.people.file import Member, PeopleFile
from paydesk.store.people.pin_digest import COST, WEAK_COST, PinDigest, ScryptCost, hash_pin
from paydesk.store.secrets import KeychainState

_LOG = logging.getLogger("paydesk.counter")

WAITING: Final = "waiting"
"""Value of PeopleKnown.kept while it is unknown whether people are set up."""
_RETRY_MS: Final = 5 * SECOND
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


class PeopleService:
    """The people of one counter. Verifies the PINs of second persons (SecondPersonVerifier)."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._emit, self._access, self._demo = context.emit, context.access, context.config.demo
        self.digest_cost: ScryptCost = WEAK_COST if self._demo else COST
        """Cost of a new PIN's digest."""
        self._file = PeopleFile(context.folder, context.secrets)
        self._people = PeopleRepository(self._file, context)
        self._pins = PinChecker(self._people, context)
        self._pin_lock = asyncio.Lock()
        self._is_reading = False
        self._fault = WAITING
        """Why the people could not be read, a value of PeopleKnown.kept; "" if they were."""
        if self._demo:  # a demo starts signed in: no real money is there
            self._access.require_sign_in(DEMO_SIGNED_IN)
        elif self._file.exists:  # before the first command and the first message about a sale,
            self._access.require_sign_in()  # since reading may wait for the keychain
            self._access.emit_state()
        else:  # it may have been removed: keychain and journal tell
            self._access.mark_undetermined()

    # At start -------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Read the people; with a locked keychain, again as soon as it is open."""
        await self.open()
        while self._fault == WAITING:
            await asyncio.sleep(_RETRY_MS / SECOND)
            secrets = self._context.secrets
            answers = secrets.state is KeychainState.AVAILABLE or await self._context.run_in_thread(
                secrets.is_keychain_open
            )
            if answers and not self._is_reading and self._fault == WAITING:
                await self.open()

    async def open(self) -> None:
        """Read the people, and emit PeopleKnown, also while keychain or journal do not answer."""
        if self._is_reading:
            self._emit_people(WAITING)
            return
        self._is_reading = True
        slow = asyncio.get_running_loop().call_later(SETUP_TIMEOUT_MS / SECOND, self._on_slow)
        try:
            fault = await self._read()
        finally:
            self._is_reading = False
            slow.cancel()
        async with self._pin_lock:
            await self._apply_read(fault)
        await self._write_seal()

    def _on_slow(self) -> None:
        self._access.stop_waiting()
        self._emit_people(WAITING)

    async def _read(self) -> str:
        """Load the file; return a value of PeopleKnown.kept for a fault, or ""."""
        try:
            await self._people.read()
        except KeychainUnavailable:
            return await self._read_without_keychain()
        except StoreError as met:
            return "newer" if fault_code(met) == FaultKind.NEWER else "unreadable"
        if self._demo or (self._people.members and self._people.protection == "keychain"):
            return ""
        known = await self._context.journal.read_known_people()
        if self._people.members and known.is_sealed:  # a plain file has replaced a sealed one
            self._people.clear()
            return "unreadable"
        return "unreadable" if known.were_set_up and not self._people.members else ""

    async def _read_without_keychain(self) -> str:
        """Decide by the journal whether there are people, where the keychain does not answer."""
        self._on_slow()
        known = await self._context.journal.read_known_people()
        if known.were_set_up:
            self._access.require_sign_in()
            self._access.emit_state()
        if not known.is_sealed and self._people.file_exists:  # as far as is known no keychain ever sealed it
            try:
                await self._people.read(believes_plain=True)
            except StoreError:
                return WAITING
            return ""
        return WAITING

    async def _apply_read(self, fault: str) -> None:
        if self._access.locked and not self._people.members:  # also at the second try
            fault = fault or "unreadable"
        self._fault = fault
        if self._demo and (fault or not self._people.members):  # its PINs are on the screen: nothing is lost
            await self._open_demo()
            return
        if self._demo:
            if DEMO_SIGNED_IN not in self._people.people:
                self._access.require_sign_in()
        elif fault == WAITING and not self._people.file_exists:
            self._access.mark_undetermined()
        elif fault or (self._people.members and not self._access.has_people):
            self._access.require_sign_in()  # also without the file: keychain or journal know of people
        elif not self._people.members:
            self._access.mark_no_people()
        self._emit_people(fault)
        self._access.emit_state()

    async def _write_seal(self) -> None:
        """Record that the file has to be sealed, in case neither file nor keychain tells later."""
        if self._demo or not self._people.members or self._people.protection != "keychain":
            return
        if not (await self._context.journal.read_known_people()).is_sealed:
            self._context.write_later(facts.list_saved_fact(self._context.now(), is_sealed=True))

    @handles(commands.ReadPeople)
    async def read_again(self, _command: commands.ReadPeople, _by: str) -> None:
        """Read the people again if they could not be read. A file that is gone since then gives nobody access."""
        if (self._access.locked or self._access.is_undetermined) and not self._people.members:
            self._context.secrets.allow_prompt()
            await self.open()

    async def _open_demo(self) -> None:
        people, pins = zip(*DEMO_PEOPLE, strict=True)
        self._emit(PeopleKnown(people, pin_lengths=tuple(map(len, pins))))
        self._access.emit_state()
        members = [Member(person, await self._digest(pin), pin_length=len(pin)) for person, pin in DEMO_PEOPLE]
        try:
            await self._people.write(members)
        except StoreError as fault:  # nothing is lost: the PINs are on the screen
            _LOG.info("People of the demo cannot be written: %s", fault)
            for member in members:
                self._people.update_in_memory(member)

    def _emit_people(self, fault: str = "") -> None:
        self._access.people = self._people.people
        lengths = tuple(member.pin_length for member in self._people.members)
        self._emit(PeopleKnown(self._people.people, fault or self._people.protection, lengths))

    async def _digest(self, pin: str) -> PinDigest:
        return await self._context.run_in_thread(partial(hash_pin, pin, self.digest_cost))

    def _write_fact(self, person: Person, kind: PersonFactKind, data: NameAndRole | None = None) -> None:
        self._context.write_later(facts.person_fact(person, self._context.now(), kind, data))

    # PINs -----------------------------------------------------------------------------------------------------------

    @handles(commands.SignIn)
    async def sign_in(self, command: commands.SignIn, _by: str) -> None:
        """Check a PIN, and emit SignedIn and PinAccepted, or PinRefused. A trainee signs in only in the demo."""
        async with self._pin_lock:
            person = await self._pins.check(command.ask_id, command.person_id, command.pin, Permission.SELL)
            self._write_fact(person, PersonFactKind.SIGNED_IN)
            self._access.sign_in(person)
            self._emit(PinAccepted(command.ask_id, command.person_id))

    @handles(commands.LockScreen)
    async def lock(self, _command: commands.LockScreen, _by: str) -> None:
        """Lock the screen at once, and again after a PIN that is being checked."""
        self._lock()
        async with self._pin_lock:
            self._lock()

    def _lock(self) -> None:
        person = self._access.person
        if self._access.lock() and person is not None:
            self._write_fact(person, PersonFactKind.LOCKED)

    @handles(commands.UnlockPages)
    async def unlock_pages(self, command: commands.UnlockPages, _by: str) -> None:
        """Open the supervisor's pages for a minute of work; emit SignedIn and PinAccepted, or PinRefused."""
        async with self._pin_lock:
            self._require_unlocked(command)
            person = await self._pins.check(command.ask_id, command.person_id, command.pin, Permission.SEE_PAYOUTS)
            self._require_unlocked(command)  # it may have been locked while the PIN was checked
            self._write_fact(person, PersonFactKind.PAGES_UNLOCKED)
            self._access.unlock(person)
            self._emit(PinAccepted(command.ask_id, command.person_id))

    def _require_unlocked(self, command: commands.UnlockPages) -> None:
        if self._access.locked:
            raise AccessDenied(Permission.SEE_PAYOUTS, DenialReason.LOCKED, command.subject)

    @handles(commands.ClosePages)
    async def close_pages(self, _command: commands.ClosePages, _by: str) -> None:
        self._access.close_pages()

    @handles(commands.StayOnPages)
    async def stay_on_pages(self, _command: commands.StayOnPages, _by: str) -> None:
        """Keep the supervisor's pages open for another minute."""
        self._access.extend_unlock()

    async def verify_second(self, ask_id: str, person_id: str, pin: str, *, first: str) -> str:
        """Return the name of the second person (SecondPersonVerifier).

        Args:
            first: Name of the first person, as Access gave it.

        Raises:
            CommandRefused: PinRefused.
        """
        async with self._pin_lock:
            if self._is_named(person_id, first):
                raise pin_refused(ask_id, person_id, PinProblem.SAME_PERSON)
            person = await self._pins.check(ask_id, person_id, pin, Permission.SECOND)
            self._write_fact(person, PersonFactKind.SECOND, SecondApproval(person.name, person.role, first, ask_id))
            self._emit(PinAccepted(ask_id, person_id))
            return person.name

    def _is_named(self, person_id: str, first: str) -> bool:
        member = self._people.get(person_id)
        names = {person_id} if member is None else {person_id, member.person.name}
        return first.casefold() in {name.casefold() for name in names}

    @handles(commands.ReleasePerson)
    async def release(self, command: commands.ReleasePerson, _by: str) -> None:
        """Release somebody whose PIN was wrong ten times; emit PinAccepted or PinRefused, both of `by_id`."""
        async with self._pin_lock:
            if command.person_id == command.by_id:
                raise pin_refused(command.ask_id, command.by_id, PinProblem.SAME_PERSON)
            by = await self._pins.check(command.ask_id, command.by_id, command.pin, Permission.RELEASE)
            member = self._people.get(command.person_id)
            if member is None:
                raise CommandRefused(PeopleFault(command.ask_id, "unknown"))
            await self._pins.reset_failures(member)
            released = member.person
            self._write_fact(released, PersonFactKind.RELEASED, PersonChange(released.name, released.role, by.name))
            self._emit(PinAccepted(command.ask_id, command.by_id))

    # Staff list -----------------------------------------------------------------------------------------------------

    @handles(commands.SavePerson)
    async def save(self, command: commands.SavePerson, _by: str) -> None:
        """Add or change a person, and emit PeopleKnown or PeopleFault. The first person is signed in by that."""
        async with self._pin_lock:
            self._access.require(Permission.PEOPLE, command.subject)  # checked now: this may have waited for a PIN
            person, pin = command.person, command.pin
            why = self._find_problem(person, pin)
            if why:
                raise CommandRefused(PeopleFault(command.ask_id, why))
            before = self._people.get(person.person_id)
            members = {member.person.person_id: member for member in self._people.members}
            members[person.person_id] = await self._create_member(before, person, pin)
            first = not self._people.members
            kind = PersonFactKind.PERSON_ADDED if before is None else PersonFactKind.PERSON_CHANGED
            await self._change(command, list(members.values()), person, kind, new_pin=bool(pin))
            self._emit_people()
            if first:
                self._write_fact(person, PersonFactKind.SIGNED_IN)
                self._access.sign_in(person)
            else:
                self._access.refresh_people()

    def _find_problem(self, person: Person, pin: str) -> str:
        """Return the code of PeopleFault for a person who cannot be saved, or ""."""
        others = [each.name for each in self._people.people if each.person_id != person.person_id]
        known = self._people.get(person.person_id) is not None
        if not _ID.fullmatch(person.person_id):
            return "unknown"
        if not is_valid_name(person.name) or person.name.casefold() in {name.casefold() for name in others}:
            return "name"
        if is_valid_pin(pin):
            return "easy_pin" if is_easy_pin(pin) else ""
        return "" if known and not pin else "pin"

    async def _create_member(self, before: Member | None, person: Person, pin: str) -> Member:
        """Return the person with a new PIN and no failures, or with the PIN that they had."""
        if before is not None and not pin:
            return replace(before, person=person)
        return Member(person, await self._digest(pin), pin_length=len(pin))

    @handles(commands.RemovePerson)
    async def remove(self, command: commands.RemovePerson, _by: str) -> None:
        """Remove a person, and emit PeopleKnown or PeopleFault."""
        async with self._pin_lock:
            self._access.require(Permission.PEOPLE, command.subject)
            gone = self._people.get(command.person_id)
            if gone is None:
                raise CommandRefused(PeopleFault(command.ask_id, "unknown"))
            left = [each for each in self._people.members if each.person.person_id != command.person_id]
            await self._change(command, left, gone.person, PersonFactKind.PERSON_REMOVED)
            self._emit_people()
            self._access.refresh_people()

    async def _change(
        self,
        command: commands.SavePerson | commands.RemovePerson,
        members: Sequence[Member],
        person: Person,
        kind: PersonFactKind,
        *,
        new_pin: bool = False,
    ) -> None:
        """Replace the members: write a fact first, then the file. Raises CommandRefused; then nothing has changed."""
        if not has_admin(members):
            raise CommandRefused(PeopleFault(command.ask_id, "last_admin"))
        await self._people.prepare_keychain()
        by = self._access.require(Permission.PEOPLE, command.subject)  # the keychain may have asked for a password
        now = self._context.now()
        try:
            change = PersonChange(person.name, person.role, by, new_pin)
            await self._context.journal.write_now(facts.person_fact(person, now, kind, change))
        except StoreError as fault:
            _LOG.info("Change of people cannot be recorded: %s", fault)
            raise CommandRefused(PeopleFault(command.ask_id, "not_written")) from fault
        try:
            await self._people.write(members)
        except StoreError as fault:
            self._context.write_later(facts.not_saved_fact(person, now, kind))
            raise CommandRefused(PeopleFault(command.ask_id, "not_written")) from fault
        await self._write_seal()
