"""Who may do what now: each command is asked about here, and gets the name in which it is done (FEATURES.md SE1).

It knows who is signed in, whether the screen is locked, and who has unlocked the supervisor's pages; PINs are looked at
elsewhere (`people.pins`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from paydesk.domain.clock import SECOND, Now
from paydesk.domain.messages import Event
from paydesk.domain.people.messages import DenialReason, PermissionDenied, SignedIn
from paydesk.domain.people.person import UNLOCKED_ONLY, WITHOUT_PEOPLE, Permission, Person, Role, may
from paydesk.domain.settings.settings import PAGES_IDLE_S

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
        self._unlocked_by: Person | None = None
        self._touched = 0
        """When somebody last worked on the supervisor's pages."""

    @property
    def unlocked_by(self) -> Person | None:
        """Who has unlocked the supervisor's pages, while that lasts."""
        return self._unlocked_by if self._now() - self._touched < PAGES_MS else None

    def need(self, permission: Permission, subject_id: str = "") -> str:
        """The name in which something may be done now. Raises Denied."""
        if not self.anybody:
            if permission not in WITHOUT_PEOPLE:
                raise Denied(permission, DenialReason.NOBODY, subject_id)
            return self._name()
        if self.locked or self.person is None:
            raise Denied(permission, DenialReason.LOCKED, subject_id)
        if self.person.role is Role.TRAINEE and not self._demo:
            raise Denied(permission, DenialReason.TRAINEE, subject_id)
        if permission not in UNLOCKED_ONLY and may(self.person.role, permission, demo=self._demo):
            return self.person.name
        unlocker = self.unlocked_by
        if unlocker is not None and may(unlocker.role, permission, demo=self._demo):
            self.still_here()
            return unlocker.name
        why = DenialReason.PAGES_LOCKED if permission in UNLOCKED_ONLY else DenialReason.ROLE
        raise Denied(permission, why, subject_id)

    def works_here(self, name: str) -> bool:
        """Whether somebody of this name works here; while nobody is known, anybody may."""
        return not self.people or any(person.name == name for person in self.people)

    def begin(self, person: Person | None = None) -> None:
        """People are set up here: nobody does anything before they sign in, unless `person` is signed in already."""
        self.anybody, self.person, self.locked = True, person, person is None
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
            person.person_id: person for person in self.people if may(person.role, Permission.SELL, demo=self._demo)
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
