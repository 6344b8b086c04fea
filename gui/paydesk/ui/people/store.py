"""The windows' fold of people and locks: who works here, who is at the counter, what the window may offer now."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from paydesk.domain.messages import CommandEnded
from paydesk.domain.payout.messages import DraftRefused, PayoutChanged
from paydesk.domain.people.messages import (
    PeopleFault,
    PeopleKnown,
    PermissionDenied,
    PinAccepted,
    PinProblem,
    PinRefused,
    SignedIn,
)
from paydesk.domain.people.person import UNLOCKED_ONLY, WITHOUT_PEOPLE, Permission, Person, Role, has_permission
from paydesk.domain.settings.settings import PAGES_IDLE_S
from paydesk.ui import clock
from paydesk.ui.hub import Store

WAITING: Final = "waiting"
"""Where PINs are kept while nobody knows whether there are people: the keychain has not answered."""
UNREADABLE: Final = frozenset({"unreadable", "newer", WAITING})
"""Where PINs are kept when nobody can sign in."""
_LASTING: Final = frozenset({PinProblem.WAIT, PinProblem.SUPERVISOR})


class PeopleStore(Store):
    """What the windows know of people. It decides what is offered; what is done is decided beneath (the guard).

    Every signal carries one frozen value; none has a PIN in it. `taken_over` carries nothing: somebody else is at the
    counter than before, and nothing that was typed may stay; it comes before `changed`. `told` has what came of a PIN,
    of a change of people, of any command, and of money for which a second person may have been asked.
    """

    taken_over = Signal()
    changed = Signal(object)
    people_changed = Signal(object)
    told = Signal(object)

    def __init__(self, parent: QObject | None = None, *, demo: bool = False) -> None:
        super().__init__(parent)
        self.demo = demo
        self.people: tuple[Person, ...] = ()
        self.kept = ""
        """Where PINs are kept (PeopleKnown); "" until the counter said so."""
        self.at_till = SignedIn()
        self._who = ""
        """Who was at the counter last."""
        self._locking = self._closing = ""
        """By which command the counter shuts what is shut here already: what it says before the end of it is older."""
        self._troubles: dict[str, PinRefused] = {}
        self.takers = {
            PeopleKnown: self._take_people,
            SignedIn: self._take_at_till,
            PinRefused: self._take_refused,
            PinAccepted: self._take_taken,
            CommandEnded: self._take_ended,
            **dict.fromkeys((PermissionDenied, PeopleFault, PayoutChanged, DraftRefused), self.told.emit),
        }

    def _take_people(self, event: PeopleKnown) -> None:
        self.people, self.kept = event.people, event.storage
        self.people_changed.emit(event)

    def _take_at_till(self, event: SignedIn) -> None:
        if self._locking or self._closing:
            locked = event.locked or bool(self._locking)
            event = replace(event, locked=locked, unlocked_by=None, unlocked_until=None)
        self.at_till = event
        before, who = self._who, event.person.person_id if event.person is not None else ""
        self._who = who or before
        if before not in {"", who}:
            self.taken_over.emit()
        self.changed.emit(self.at_till)

    def _take_refused(self, event: PinRefused) -> None:
        if event.problem in _LASTING or event.until is not None:
            self._troubles[event.person_id] = event
        self.told.emit(event)

    def _take_taken(self, event: PinAccepted) -> None:
        self.forget_trouble(event.person_id)
        self.told.emit(event)

    def _take_ended(self, event: CommandEnded) -> None:
        if event.command_id == self._locking:
            self._locking = ""
        if event.command_id == self._closing:
            self._closing = ""
        self.told.emit(event)

    # Who ------------------------------------------------------------------------------------------------------------

    @property
    def anybody(self) -> bool:
        """Whether people are set up here. A list that is not read yet, or cannot be, counts: nothing is open to all."""
        return bool(self.people) or self.kept in UNREADABLE or self.at_till.locked

    @property
    def locked(self) -> bool:
        """Whether staff data has to be hidden now."""
        return self.anybody and (self.at_till.locked or self.at_till.person is None)

    def person(self, person_id: str) -> Person | None:
        """Somebody who works here, or None."""
        return next((person for person in self.people if person.person_id == person_id), None)

    def who_sign_in(self) -> tuple[Person, ...]:
        """Everybody whose PIN opens the lock: a trainee's does in the demo only."""
        return tuple(person for person in self.people if self.demo or person.role is not Role.TRAINEE)

    def openers(self, permission: Permission) -> tuple[Person, ...]:
        """Everybody who may do this, with their PIN."""
        return tuple(person for person in self.people if has_permission(person.role, permission, demo=self.demo))

    def unlocker(self) -> Person | None:
        """Who has opened the supervisor's pages, while that lasts. A clock that is set back closes them."""
        till = self.at_till
        left = 0 if till.unlocked_until is None else till.unlocked_until - clock.now_ms()
        return till.unlocked_by if 0 < left <= PAGES_IDLE_S * 1_000 and not self.locked else None

    def lock(self, command_id: str) -> None:
        """The lock is asked for: what is typed from now on is somebody's PIN, and the window waits for nobody."""
        self._locking = command_id
        self._take_at_till(self.at_till)

    def close_pages(self, command_id: str) -> None:
        """What a PIN has opened is left: the window does not wait for the counter to say so."""
        self._closing = command_id
        self._take_at_till(self.at_till)

    # What -----------------------------------------------------------------------------------------------------------

    def may(self, permission: Permission) -> bool:
        """Whether the window offers it now: the same answer as the guard's beneath (FEATURES.md SE1)."""
        return self.doer(permission) is not None if self.anybody else permission in WITHOUT_PEOPLE

    def doer(self, permission: Permission) -> Person | None:
        """In whose name it would be done now; None when it may not be, and while nobody is set up."""
        if self.locked:
            return None
        unlocker, person = self.unlocker(), self.at_till.person
        if person is None or (person.role is Role.TRAINEE and not self.demo):
            return None
        if permission not in UNLOCKED_ONLY and has_permission(person.role, permission, demo=self.demo):
            return person
        return unlocker if unlocker is not None and has_permission(unlocker.role, permission, demo=self.demo) else None

    # PINs that were wrong -------------------------------------------------------------------------------------------

    def problem(self, person_id: str) -> PinRefused | None:
        """Why a PIN of this person opens nothing at the moment; None when it may be tried."""
        return self._troubles.get(person_id)

    def forget_trouble(self, person_id: str) -> None:
        """A supervisor opened for this person, or their PIN was right."""
        self._troubles.pop(person_id, None)
