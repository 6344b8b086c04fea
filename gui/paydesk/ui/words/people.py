"""Texts of people and locks: roles, wrong PINs, denied commands, approval reasons."""

from __future__ import annotations

from typing import Final

from paydesk.domain.money import Money
from paydesk.domain.payout.payout import ApprovalReason
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinProblem, PinRefused, SignedIn
from paydesk.domain.people.person import PERMISSIONS, Permission, Role
from paydesk.ui import clock
from paydesk.ui.words.base import (
    Words,
    countdown_words,
    money_words,
    translate,
)
from paydesk.ui.words.texts import TextTable

_HOURS_FROM: Final = 120
"""Minutes from which a duration is given in hours."""

role_words: Final = TextTable("people", "People.role")
"""Name of a role."""
role_does_words: Final = TextTable("people", "People.duties")
"""Description of a role."""
PIN_PROBLEMS: Final = TextTable("people", "People.pin")
DENIALS: Final = TextTable("people", "People.denial")
FAULTS: Final = TextTable("people", "People.fault")
STORAGE: Final = TextTable("people", "People.storage")
LIMITS: Final = TextTable("people", "People.limit")
_CLOSER: Final = TextTable("people", "People.closer")
_UNLOCK: Final = TextTable("people", "People.unlock")
_REPEAT: Final = TextTable("people", "People.repeat")


def pin_problem_words(refused: PinRefused, now: int) -> Words:
    """Return why a PIN was not accepted; `now` in ms since the epoch."""
    words = PIN_PROBLEMS.words(refused.problem)
    if not must_wait(refused, now):
        return words
    left = (refused.until or now) - now
    return Words(words.title, _CLOSER("wait").format(time=countdown_words(left)))


def must_wait(refused: PinRefused, now: int) -> bool:
    """Return True if no PIN of this person is accepted yet at `now` (ms since the epoch)."""
    timed = refused.problem in {PinProblem.WRONG, PinProblem.WAIT}
    return timed and refused.until is not None and now < refused.until


def denial_words(event: PermissionDenied) -> Words:
    """Return why a command was denied, and what to do."""
    words = DENIALS.words(event.denial)
    if event.denial is DenialReason.ROLE and event.permission not in PERMISSIONS[Role.SUPERVISOR]:
        return Words(words.title, words.text, _CLOSER("admin"))
    return words


def nobody_to_lock_words() -> Words:
    """Return the message for Ctrl+L while nobody is set up."""
    return _CLOSER.words("nobody_to_lock")


def fault_words(why: str) -> str:
    """Return why a change of people failed (PeopleFault)."""
    return FAULTS(why if why in FAULTS else "unknown")


def storage_words(kept: str) -> str:
    """Return where PINs are stored (PeopleKnown)."""
    return STORAGE(kept if kept in STORAGE else "file")


def unlock_words(permission: Permission) -> Words:
    """Return the heading of the PIN panel for a permission."""
    if permission in {Permission.REFUND, Permission.CUSTOMER_SCREEN}:
        return _UNLOCK.words(permission)
    return _UNLOCK.words(Role.SUPERVISOR if permission in PERMISSIONS[Role.SUPERVISOR] else Role.ADMIN)


def unlocked_words(at_till: SignedIn, now: int) -> str:
    """Return "Unlocked by Ravi · 0:52", or "" when it is over. `now` in ms since the epoch."""
    person, until = at_till.unlocked_by, at_till.unlocked_until
    if person is None or until is None or until <= now:
        return ""
    return _CLOSER("unlocked").format(name=person.name, time=countdown_words(until - now))


def approval_reason_words(objection: ApprovalReason, amount: Money | None) -> str:
    """Return why a second person is needed."""
    if objection.limit is None:
        return _repeat_words(objection, amount)
    source = LIMITS(objection.limit)
    return source.format(amount=money_words(amount), allowed=money_words(objection.allowed))


def _repeat_words(objection: ApprovalReason, amount: Money | None) -> str:
    if objection.earlier_at is None:
        return _REPEAT("day").format(amount=money_words(amount))
    passed = max(0, clock.now_ms() - objection.earlier_at) // 60_000
    if passed < 2:
        source = _REPEAT("minute")
    elif passed < _HOURS_FROM:
        source = translate("People", "{amount} went to this account %n minutes ago.", "", passed)
    else:
        hours = passed // 60
        source = translate("People", "{amount} went to this account %n hours ago.", "", hours)
    return source.format(amount=money_words(amount))
