"""State of people and of the lock, and what the window may offer now."""

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
"""Storage state of PINs while the keychain has not answered, so that the people are unknown."""
UNREADABLE: Final = frozenset({"unreadable", "newer", WAITING})
"""Storage states in which nobody can sign in."""
_LASTING_PROBLEMS: Final = frozenset({PinProblem.WAIT, PinProblem.SUPERVISOR})


class PeopleStore(Store):
    """State of people. It decides what is offered; the counter's guard decides what is done.

    Signals carry one frozen value each, never a PIN. `person_changed` carries nothing and comes before `changed`:
    another person is at the counter, and input must be cleared. `answer_received` carries answers to PINs, changes of
    people, commands, and payouts that a second person may have approved.
    """

    person_changed = Signal()
    changed = Signal(object)
    people_changed = Signal(object)
    answer_received = Signal(object)

    def __init__(self, parent: QObject | None = None, *, demo: bool = False) -> None:
        super().__init__(parent)
        self.demo = demo
        self.people: tuple[Person, ...] = ()
        self.pin_lengths: dict[str, int] = {}
        """Number of digits of a PIN by person_id, where known."""
        self.pin_storage = ""
        """Storage state of PINs (PeopleKnown); "" until the counter reported it."""
        self.signed_in = SignedIn()
        self._last_person_id = ""
        """The last person at the counter."""
        self._lock_command_id = self._close_command_id = ""
        """Running command that closes what is closed here already; events before its end are outdated."""
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
        self.pin_lengths = {
            person.person_id: digits for person, digits in zip(event.people, event.pin_lengths, strict=False)
        }
        self.people_changed.emit(event)

    def _on_signed_in(self, event: SignedIn) -> None:
        if self._lock_command_id or self._close_command_id:
            locked = event.locked or bool(self._lock_command_id)
            event = replace(event, locked=locked, unlocked_by=None, unlocked_until=None)
        self.signed_in = event
        before, person_id = self._last_person_id, event.person.person_id if event.person is not None else ""
        self._last_person_id = person_id or before
        if before not in {"", person_id}:
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

    def known_people(self) -> PeopleKnown:
        """Return the event that gave the people, for a rebuilt window."""
        lengths = tuple(self.pin_lengths.get(person.person_id, 0) for person in self.people)
        return PeopleKnown(self.people, self.pin_storage, lengths)

    # People -----------------------------------------------------------------------------------------------------------

    @property
    def has_people(self) -> bool:
        """True if people are set up. An unread or unreadable list counts, too: it must not open everything."""
        return bool(self.people) or self.pin_storage in UNREADABLE or self.signed_in.locked

    @property
    def is_locked(self) -> bool:
        """True if staff data has to be hidden."""
        return self.has_people and (self.signed_in.locked or self.signed_in.person is None)

    def person(self, person_id: str) -> Person | None:
        """Return a person by id, or None."""
        return next((person for person in self.people if person.person_id == person_id), None)

    def sign_in_people(self) -> tuple[Person, ...]:
        """Return the people whose PIN opens the lock; trainees only in the demo."""
        return tuple(person for person in self.people if self.demo or person.role is not Role.TRAINEE)

    def people_allowed(self, permission: Permission) -> tuple[Person, ...]:
        """Return the people who may do this with their PIN."""
        return tuple(person for person in self.people if has_permission(person.role, permission, demo=self.demo))

    def unlocker(self) -> Person | None:
        """Return who has unlocked the supervisor's pages, while that lasts. Setting the clock back closes them."""
        till = self.signed_in
        left = 0 if till.unlocked_until is None else till.unlocked_until - clock.now_ms()
        return till.unlocked_by if 0 < left <= PAGES_IDLE_S * 1_000 and not self.is_locked else None

    def mark_locking(self, command_id: str) -> None:
        """Treat the window as locked before the counter confirms: input from now on is a PIN."""
        self._lock_command_id = command_id
        self._on_signed_in(self.signed_in)

    def mark_closing(self, command_id: str) -> None:
        """Treat the supervisor's pages as closed before the counter confirms."""
        self._close_command_id = command_id
        self._on_signed_in(self.signed_in)

    # Permissions ------------------------------------------------------------------------------------------------------

    def is_allowed(self, permission: Permission) -> bool:
        """Return True if the window offers this now; the counter's guard decides the same way."""
        return self.acting_person(permission) is not None if self.has_people else permission in WITHOUT_PEOPLE

    def acting_person(self, permission: Permission) -> Person | None:
        """Return the person in whose name this would be done; None if it is not allowed or no people are set up."""
        if self.is_locked:
            return None
        unlocker, person = self.unlocker(), self.signed_in.person
        if person is None or (person.role is Role.TRAINEE and not self.demo):
            return None
        if permission not in UNLOCKED_ONLY and has_permission(person.role, permission, demo=self.demo):
            return person
        return unlocker if unlocker is not None and has_permission(unlocker.role, permission, demo=self.demo) else None

    # Refused PINs -----------------------------------------------------------------------------------------------------

    def refusal(self, person_id: str) -> PinRefused | None:
        """Return why a PIN of this person is blocked; None if it may be tried."""
        return self._refusals.get(person_id)

    def clear_refusal(self, person_id: str) -> None:
        """Forget that a PIN was blocked: it was right, or a supervisor unlocked it."""
        self._refusals.pop(person_id, None)
