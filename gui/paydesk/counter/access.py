"""Who may do what now: each command is asked about here, and gets the name in which it is done (FEATURES.md SE1).

It knows who is signed in, whether the screen is locked, and who has unlocked the supervisor's pages; PINs are looked at
elsewhere (`people.pins`).
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

ANSWER_MS: Final = 500
"""How long a command waits to be told whether people are set up here."""
PAGES_MS: Final = PAGES_IDLE_S * SECOND


class Refused(Exception):
    """A command that is not done; `event` tells the windows why."""

    def __init__(self, event: Event) -> None:
        super().__init__(type(event).__name__)
        self.event = event


class Denied(Refused):
    """Somebody may not do this now."""

    event: PermissionDenied

    def __init__(self, permission: Permission, denial: DenialReason, subject_id: str) -> None:
        super().__init__(PermissionDenied(permission, denial, subject_id))


class SecondPerson(Protocol):
    """Looks at the PIN of a second person."""

    async def second(self, ask_id: str, person_id: str, pin: str, *, first: str) -> str:
        """The name of the second person. Raises Refused (PinRefused) when they may not, or are the first."""


class Access:
    """Who may do what now. `name` tells who sells here while nobody is set up."""

    def __init__(self, emit: Callable[[Event], None], now: Now, name: Callable[[], str], *, demo: bool) -> None:
        self._emit = emit
        self._now = now
        self._name = name
        self._demo = demo
        self.anybody = False
        """Whether people are set up here; until then everybody may do what needs no name."""
        self.people: Sequence[Person] = ()
        """Who works here, as far as that is known."""
        self.person: Person | None = None
        self.locked = False
        self._waits = False
        """Whether it is not known yet if people are set up: then nothing but selling is open."""
        self._answer = asyncio.Event()
        """Whether that is known, or takes too long to wait for."""
        self._unlocked_by: Person | None = None
        self._touched = 0
        """When somebody last worked on the supervisor's pages."""

    @property
    def unlocked_by(self) -> Person | None:
        """Who has unlocked the supervisor's pages, while that lasts."""
        passed = self._now() - self._touched
        return self._unlocked_by if 0 <= passed < PAGES_MS else None  # a clock that is set back closes them

    def need(self, permission: Permission, subject_id: str = "", *, by_hand: bool = True) -> str:
        """Return the name in which something may be done now. Raises Denied.

        `by_hand`: somebody pressed for it, which moves the minute of the supervisor's pages on. What windows ask for
        by themselves does not.
        """
        if not self.anybody:
            if self._waits and permission not in WHILE_WAITING:
                raise Denied(permission, DenialReason.WAITING, subject_id)
            if permission not in WITHOUT_PEOPLE:
                raise Denied(permission, DenialReason.NOBODY, subject_id)
            return self._name()
        if self.locked or self.person is None:
            raise Denied(permission, DenialReason.LOCKED, subject_id)
        if self.person.role is Role.TRAINEE and not self._demo:
            raise Denied(permission, DenialReason.TRAINEE, subject_id)
        if permission not in UNLOCKED_ONLY and has_permission(self.person.role, permission, demo=self._demo):
            return self.person.name
        unlocker = self.unlocked_by
        if unlocker is not None and has_permission(unlocker.role, permission, demo=self._demo):
            if by_hand:
                self.still_here()
            return unlocker.name
        why = DenialReason.PAGES_LOCKED if permission in UNLOCKED_ONLY else DenialReason.ROLE
        raise Denied(permission, why, subject_id)

    def works_here(self, name: str) -> bool:
        """Whether somebody of this name works here; while nobody is known, anybody may."""
        return not self.people or any(person.name == name for person in self.people)

    def wait(self) -> None:
        """Nobody knows yet whether people are set up here: the keychain, or the journal, has not answered."""
        self._waits = True

    def nobody(self) -> None:
        """The keychain and the journal have answered: nobody is set up here."""
        self._waits = False
        self._answer.set()

    def late(self) -> None:
        """The answer takes its time: what waits for it is refused."""
        self._answer.set()

    async def answered(self, permission: Permission) -> None:
        """Wait for that answer where it decides, but not long: at a start it comes some ms after the first commands."""
        if self.waits and permission not in WHILE_WAITING:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_MS / SECOND):
                    await self._answer.wait()

    @property
    def waits(self) -> bool:
        """Return True while nothing but selling is open, since nobody knows whether people are set up here."""
        return self._waits and not self.anybody

    def begin(self, person: Person | None = None) -> None:
        """People are set up here: nobody does anything before they sign in, unless `person` is signed in already."""
        self.anybody, self.person, self.locked = True, person, person is None
        self._answer.set()
        self._close()

    def sign_in(self, person: Person) -> None:
        """This person is signed in; whatever somebody else had unlocked is closed."""
        if self.person is None or self.person.person_id != person.person_id:
            self._close()
        self.anybody, self.person, self.locked = True, person, False
        self.say()

    def lock(self) -> bool:
        """Hide staff data until somebody signs in; nothing while nobody is set up. Whether it was open before."""
        if not self.anybody or self.locked:
            return False
        self.locked = True
        self._close()
        self.say()
        return True

    def unlock(self, person: Person) -> None:
        """Open the supervisor's pages for a minute of work; nothing while the screen is locked."""
        if not self.locked:
            self._unlocked_by, self._touched = person, self._now()
            self.say()

    def close_pages(self) -> None:
        """The supervisor's pages are left."""
        if self._unlocked_by is not None:
            self._close()
            self.say()

    def still_here(self) -> None:
        """Somebody works on the supervisor's pages."""
        if self.unlocked_by is not None:
            self._touched = self._now()
            self.say()

    def people_are(self) -> None:
        """Names and roles are others now, and who is gone is not signed in any more."""
        by_id = {
            person.person_id: person
            for person in self.people
            if has_permission(person.role, Permission.SELL, demo=self._demo)
        }
        if self._unlocked_by is not None and by_id.get(self._unlocked_by.person_id) != self._unlocked_by:
            self._close()
        if self.person is not None:
            self.person = by_id.get(self.person.person_id)
            self.locked = self.locked or self.person is None
        if self.locked:
            self._close()
        self.say()

    def _close(self) -> None:
        self._unlocked_by = None

    def say(self) -> None:
        """Tell the windows how things stand."""
        unlocker = self.unlocked_by
        until = None if unlocker is None else self._touched + PAGES_MS
        self._emit(SignedIn(self.person, self.locked, unlocker, until))
