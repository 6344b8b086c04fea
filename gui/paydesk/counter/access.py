"""Permissions: checks who may do a command now, and gives the name that is recorded with it.

`Access` knows who is signed in, whether the screen is locked, and who has unlocked the supervisor's pages; PINs are
checked in `people.pins`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from paydesk.domain.clock import SECOND, Now
from paydesk.domain.messages import Event
from paydesk.domain.people.messages import DenialReason, PermissionDenied, SignedIn
from paydesk.domain.people.person import (
    UNLOCKED_ONLY,
    WHILE_WAITING,
    WITHOUT_PEOPLE,
    Permission,
    Person,
    Role,
    has_permission,
)
from paydesk.domain.settings.settings import PAGES_IDLE_S

SETUP_TIMEOUT_MS: Final = 500
"""Longest wait of a command to learn whether people are set up here."""
UNLOCK_MS: Final = PAGES_IDLE_S * SECOND


class CommandRefused(Exception):
    """Raised for a command that is not done; `event` tells the windows why."""

    def __init__(self, event: Event) -> None:
        super().__init__(type(event).__name__)
        self.event = event


class AccessDenied(CommandRefused):
    """Raised when the person at the counter may not do this now."""

    event: PermissionDenied

    def __init__(self, permission: Permission, denial: DenialReason, subject_id: str) -> None:
        super().__init__(PermissionDenied(permission, denial, subject_id))


class SecondPersonVerifier(Protocol):
    """Checks the PIN of a second person."""

    async def verify_second(self, ask_id: str, person_id: str, pin: str, *, first: str) -> str:
        """Return the name of the second person.

        Raises:
            CommandRefused: PinRefused, if they may not, or are the first person.
        """


class Access:
    """Permissions of the person at the counter. `default_name` returns who sells here while nobody is set up."""

    def __init__(self, emit: Callable[[Event], None], now: Now, default_name: Callable[[], str], *, demo: bool) -> None:
        self._emit = emit
        self._now = now
        self._default_name = default_name
        self._demo = demo
        self.has_people = False
        """True if people are set up here; until then everybody may do whatever needs no name."""
        self.people: Sequence[Person] = ()
        """People who work here, as far as they are known."""
        self.person: Person | None = None
        self.locked = False
        self._is_undetermined = False
        """True while it is not known whether people are set up: only selling is allowed then."""
        self._setup_answered = asyncio.Event()
        """Set when that is known, or takes too long."""
        self._unlocked_by: Person | None = None
        self._last_activity_at = 0
        """Time of the last work on the supervisor's pages, in ms."""

    @property
    def unlocked_by(self) -> Person | None:
        """Person who has unlocked the supervisor's pages; None once that has expired."""
        passed = self._now() - self._last_activity_at
        return self._unlocked_by if 0 <= passed < UNLOCK_MS else None  # a clock that is set back closes them

    def require(self, permission: Permission, subject_id: str = "", *, user_initiated: bool = True) -> str:
        """Return the name in which something may be done now.

        Args:
            user_initiated: A person asked for it, which extends the minute of the supervisor's pages.

        Raises:
            AccessDenied: The person may not do this now.
        """
        if not self.has_people:
            if self._is_undetermined and permission not in WHILE_WAITING:
                raise AccessDenied(permission, DenialReason.WAITING, subject_id)
            if permission not in WITHOUT_PEOPLE:
                raise AccessDenied(permission, DenialReason.NOBODY, subject_id)
            return self._default_name()
        if self.locked or self.person is None:
            raise AccessDenied(permission, DenialReason.LOCKED, subject_id)
        if self.person.role is Role.TRAINEE and not self._demo:
            raise AccessDenied(permission, DenialReason.TRAINEE, subject_id)
        if permission not in UNLOCKED_ONLY and has_permission(self.person.role, permission, demo=self._demo):
            return self.person.name
        unlocker = self.unlocked_by
        if unlocker is not None and has_permission(unlocker.role, permission, demo=self._demo):
            if user_initiated:
                self.extend_unlock()
            return unlocker.name
        why = DenialReason.PAGES_LOCKED if permission in UNLOCKED_ONLY else DenialReason.ROLE
        raise AccessDenied(permission, why, subject_id)

    def is_staff_name(self, name: str) -> bool:
        """Return True if a person of this name works here; any name does while the people are not known."""
        return not self.people or any(person.name == name for person in self.people)

    def mark_undetermined(self) -> None:
        """Allow only selling until keychain and journal tell whether people are set up."""
        self._is_undetermined = True

    def mark_no_people(self) -> None:
        """Note that nobody is set up here, as keychain and journal say."""
        self._is_undetermined = False
        self._setup_answered.set()

    def stop_waiting(self) -> None:
        """Refuse commands that wait to learn whether people are set up."""
        self._setup_answered.set()

    async def wait_until_known(self, permission: Permission) -> None:
        """Wait a moment until it is known whether people are set up, if the permission depends on that.

        At start the answer comes some ms after the first commands.
        """
        if self.is_undetermined and permission not in WHILE_WAITING:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SETUP_TIMEOUT_MS / SECOND):
                    await self._setup_answered.wait()

    @property
    def is_undetermined(self) -> bool:
        """True while only selling is allowed, because it is not known whether people are set up here."""
        return self._is_undetermined and not self.has_people

    def require_sign_in(self, person: Person | None = None) -> None:
        """Allow nothing before somebody signs in; `person` is signed in already."""
        self.has_people, self.person, self.locked = True, person, person is None
        self._setup_answered.set()
        self._lock_pages()

    def sign_in(self, person: Person) -> None:
        """Sign a person in, and close the pages that somebody else had unlocked."""
        if self.person is None or self.person.person_id != person.person_id:
            self._lock_pages()
        self.has_people, self.person, self.locked = True, person, False
        self.emit_state()

    def lock(self) -> bool:
        """Hide staff data until somebody signs in; return True if the screen was open.

        Does nothing while nobody is set up.
        """
        if not self.has_people or self.locked:
            return False
        self.locked = True
        self._lock_pages()
        self.emit_state()
        return True

    def unlock(self, person: Person) -> None:
        """Open the supervisor's pages for a minute of work; does nothing while the screen is locked."""
        if not self.locked:
            self._unlocked_by, self._last_activity_at = person, self._now()
            self.emit_state()

    def close_pages(self) -> None:
        """Lock the supervisor's pages when they are left."""
        if self._unlocked_by is not None:
            self._lock_pages()
            self.emit_state()

    def extend_unlock(self) -> None:
        """Keep the supervisor's pages open for another minute."""
        if self.unlocked_by is not None:
            self._last_activity_at = self._now()
            self.emit_state()

    def refresh_people(self) -> None:
        """Apply changed names and roles, and sign out people who were removed."""
        by_id = {
            person.person_id: person
            for person in self.people
            if has_permission(person.role, Permission.SELL, demo=self._demo)
        }
        if self._unlocked_by is not None and by_id.get(self._unlocked_by.person_id) != self._unlocked_by:
            self._lock_pages()
        if self.person is not None:
            self.person = by_id.get(self.person.person_id)
            self.locked = self.locked or self.person is None
        if self.locked:
            self._lock_pages()
        self.emit_state()

    def _lock_pages(self) -> None:
        self._unlocked_by = None

    def emit_state(self) -> None:
        """Send SignedIn to the windows."""
        unlocker = self.unlocked_by
        until = None if unlocker is None else self._last_activity_at + UNLOCK_MS
        self._emit(SignedIn(self.person, self.locked, unlocker, until))
