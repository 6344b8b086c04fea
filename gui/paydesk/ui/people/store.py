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
"""Value of `pin_storage` while the keychain has not said whether there are people."""
UNREADABLE: Final = frozenset({"unreadable", "newer", WAITING})
"""Values of `pin_storage` with which nobody can sign in."""
_LASTING_PROBLEMS: Final = frozenset({PinProblem.WAIT, PinProblem.SUPERVISOR})


class PeopleStore(Store):
    """People as the windows know them. It decides what is offered; the counter decides what is done.

    Every signal carries one frozen value, never a PIN. `taken_over` carries nothing: another person is at the counter,
    and what was typed must go; it comes before `changed`. `told` has the answers to PINs, to changes of people, to any
    command, and to money for which a second person may have been asked.
    """

    person_changed = Signal()
    changed = Signal(object)
    people_changed = Signal(object)
    answer_received = Signal(object)

    def __init__(self, parent: QObject | None = None, *, demo: bool = False) -> None:
        super().__init__(parent)
        self.demo = demo
        self.people: tuple[Person, ...] = ()
        self.pin_storage = ""
        """Storage of PINs (PeopleKnown); "" until the counter has said so."""
        self.signed_in = SignedIn()
        self._last_person_id = ""
        """Person who was at the counter last."""
        self._lock_command_id = self._close_command_id = ""
        """By which command the counter shuts what is shut here already: what it says before the end of it is older."""
        self._refusals: dict[str, PinRefused] = {}
        self.handlers = {
            PeopleKnown: self._on_people,
            SignedIn: self._on_signed_in,
            PinRefused: self._on_refused,
            PinAccepted: self._on_pin_taken,
            CommandEnded: self._on_command_ended,
            **dict.fromkeys((PermissionDenied, PeopleFault, PayoutChanged, DraftRefused), self.answer_received.emit),
        }

    def _on_people(self, event: PeopleKnown) -> None:
        self.people, self.pin_storage = event.people, event.storage
        self.people_changed.emit(event)

    def _on_signed_in(self, event: SignedIn) -> None:
        if self._lock_command_id or self._close_command_id:
            locked = event.locked or bool(self._lock_command_id)
            event = replace(event, locked=locked, unlocked_by=None, unlocked_until=None)
        self.signed_in = event
        before, who = self._last_person_id, event.person.person_id if event.person is not None else ""
        self._last_person_id = who or before
        if before not in {"", who}:
            self.person_changed.emit()
        self.changed.emit(self.signed_in)

    def _on_refused(self, event: PinRefused) -> None:
        if event.problem in _LASTING_PROBLEMS or event.until is not None:
            self._refusals[event.person_id] = event
        self.answer_received.emit(event)

    def _on_pin_taken(self, event: PinAccepted) -> None:
        self.clear_refusal(event.person_id)
        self.answer_received.emit(event)

    def _on_command_ended(self, event: CommandEnded) -> None:
        if event.command_id == self._lock_command_id:
            self._lock_command_id = ""
        if event.command_id == self._close_command_id:
            self._close_command_id = ""
        self.answer_received.emit(event)

    # Who ------------------------------------------------------------------------------------------------------------

    @property
    def has_people(self) -> bool:
        """Return True if people are set up here, or their list cannot be read yet or at all: nothing is open to all."""
        return bool(self.people) or self.pin_storage in UNREADABLE or self.signed_in.locked

    @property
    def is_locked(self) -> bool:
        """Return True if staff data has to be hidden."""
        return self.has_people and (self.signed_in.locked or self.signed_in.person is None)

    def person(self, person_id: str) -> Person | None:
        """Return a person who works here, or None."""
        return next((person for person in self.people if person.person_id == person_id), None)

    def sign_in_people(self) -> tuple[Person, ...]:
        """Everybody whose PIN opens the lock: a trainee's does in the demo only."""
        return tuple(person for person in self.people if self.demo or person.role is not Role.TRAINEE)

    def people_allowed(self, permission: Permission) -> tuple[Person, ...]:
        """Everybody who may do this, with their PIN."""
        return tuple(person for person in self.people if has_permission(person.role, permission, demo=self.demo))

    def unlocker(self) -> Person | None:
        """Return who has opened the supervisor's pages, while that lasts. A clock that is set back closes them."""
        till = self.signed_in
        left = 0 if till.unlocked_until is None else till.unlocked_until - clock.now_ms()
        return till.unlocked_by if 0 < left <= PAGES_IDLE_S * 1_000 and not self.is_locked else None

    def mark_locking(self, command_id: str) -> None:
        """Count as locked from the request on: what is typed now is somebody's PIN."""
        self._lock_command_id = command_id
        self._on_signed_in(self.signed_in)

    def mark_closing(self, command_id: str) -> None:
        """Count the supervisor's pages as closed from the request on."""
        self._close_command_id = command_id
        self._on_signed_in(self.signed_in)

    # What -----------------------------------------------------------------------------------------------------------

    def is_allowed(self, permission: Permission) -> bool:
        """Return True if the window offers it now: the same answer as the counter's guard."""
        return self.acting_person(permission) is not None if self.has_people else permission in WITHOUT_PEOPLE

    def acting_person(self, permission: Permission) -> Person | None:
        """In whose name it would be done now; None when it may not be, and while nobody is set up."""
        if self.is_locked:
            return None
        unlocker, person = self.unlocker(), self.signed_in.person
        if person is None or (person.role is Role.TRAINEE and not self.demo):
            return None
        if permission not in UNLOCKED_ONLY and has_permission(person.role, permission, demo=self.demo):
            return person
        return unlocker if unlocker is not None and has_permission(unlocker.role, permission, demo=self.demo) else None

    # PINs that were wrong -------------------------------------------------------------------------------------------

    def refusal(self, person_id: str) -> PinRefused | None:
        """Why a PIN of this person opens nothing at the moment; None when it may be tried."""
        return self._refusals.get(person_id)

    def clear_refusal(self, person_id: str) -> None:
        """Forget a refusal after a right PIN, or when a supervisor opened for this person."""
        self._refusals.pop(person_id, None)
