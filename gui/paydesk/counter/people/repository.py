"""The loaded staff list: read once, and written before a command is answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from paydesk.counter.context import Context
from paydesk.domain.people.person import Person, Role, pin_wait_ms
from paydesk.store.people.file import Member, PeopleFile


class PeopleRepository:
    """Members of the staff, as the people file has them. One caller at a time (the service's PIN lock)."""

    def __init__(self, file: PeopleFile, context: Context) -> None:
        self._file = file
        self._run_in_thread = context.run_in_thread
        self._now = context.now
        self._wrong_pins = context.journal.wrong_pins
        self._compared: set[str] = set()
        """IDs whose wrong PINs were compared with the journal's since the file was read."""
        self._members: dict[str, Member] = {}

    @property
    def members(self) -> tuple[Member, ...]:
        """All members, in the order they were added."""
        return tuple(self._members.values())

    @property
    def people(self) -> tuple[Person, ...]:
        """All members without their PINs, for the windows."""
        return tuple(member.person for member in self.members)

    @property
    def protection(self) -> str:
        """Protection of the file: "keychain" or "file"."""
        return self._file.protection

    @property
    def file_exists(self) -> bool:
        """True if there is a file, whatever its contents."""
        return self._file.exists

    def get(self, person_id: str) -> Member | None:
        """Return a member by ID, or None.

        The journal's count of wrong PINs is used where it is higher: an older copy of the file gives no tries back.
        """
        member = self._members.get(person_id)
        if member is None or person_id in self._compared:
            return member
        self._compared.add(person_id)
        (wrong, last), now = self._wrong_pins(person_id), self._now()
        if wrong > member.wrong_pins:
            until = min(last, now) + pin_wait_ms(wrong)
            self._members[person_id] = member = replace(
                member, wrong_pins=wrong, locked_until=max(until, member.locked_until)
            )
        return member

    async def read(self, *, believes_plain: bool = False) -> None:
        """Load the file. A wait that a wrong clock has made longer is cut to its length. Raises StoreError.

        Args:
            believes_plain: The journal says that an unsealed file is right, where the keychain does not answer.
        """
        self._file.trusts_plain = believes_plain
        members, now = await self._run_in_thread(self._file.read), self._now()
        self._compared.clear()
        self._set_members(
            [replace(each, locked_until=min(each.locked_until, now + pin_wait_ms(each.wrong_pins))) for each in members]
        )

    async def update(self, member: Member) -> None:
        """Write a member's PIN tries. Raises KnownFault; then nothing has changed."""
        members = tuple(member if each.person.person_id == member.person.person_id else each for each in self.members)
        await self._run_in_thread(partial(self._file.write, members))
        self._set_members(members)

    async def prepare_keychain(self) -> None:
        """Open the keychain for a change of people: its user may be asked for a password."""
        await self._run_in_thread(self._file.prepare)

    async def write(self, members: Sequence[Member]) -> None:
        """Replace all members. Raises KnownFault; then nothing has changed."""
        await self._run_in_thread(partial(self._file.write, tuple(members), new_key=True))
        self._set_members(members)

    def clear(self) -> None:
        """Drop all loaded members: the file cannot be trusted."""
        self._members = {}

    def update_in_memory(self, member: Member) -> None:
        """Replace a member without writing, where the file cannot be written."""
        self._members[member.person.person_id] = member

    def _set_members(self, members: Sequence[Member]) -> None:
        self._members = {member.person.person_id: member for member in members}


def has_admin(members: Sequence[Member]) -> bool:
    """Return True if a member is an admin."""
    return any(member.person.role is Role.ADMIN for member in members)
