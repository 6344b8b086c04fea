"""Messages to the windows about people and locks. Frozen values, without PINs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from paydesk.domain.messages import Event
from paydesk.domain.people.person import Permission, Person


@dataclass(frozen=True, slots=True)
class PeopleKnown(Event):
    """The people who may sign in; sent at the start and after each change."""

    people: tuple[Person, ...]
    storage: str = "file"
    """The storage of PINs: "keychain" (sealed by it), or "file" (owner-only). With "unreadable" (or missing), and with
    "newer" (written by a newer Paydesk), sign-in fails. "waiting": keychain or journal have not answered yet.
    """
    pin_lengths: tuple[int, ...] = ()
    """Number of digits of each person's PIN; 0 or missing if unknown."""


@dataclass(frozen=True, slots=True)
class SignedIn(Event):
    """The person signed in, the lock, and who unlocked the supervisor's pages until when."""

    person: Person | None = None
    locked: bool = False
    unlocked_by: Person | None = None
    unlocked_until: int | None = None
    """In ms since 1970, by this PC's clock; work on the pages extends it."""


class PinProblem(StrEnum):
    """The reason to refuse a PIN."""

    WRONG = "wrong"
    WAIT = "wait"
    """Too many were wrong: no PIN is checked before `until`."""
    SUPERVISOR = "supervisor"
    """Ten were wrong: a supervisor has to release the person."""
    ROLE = "role"
    """The PIN is right, but the person has no permission for the action."""
    NOT_COUNTED = "not_counted"
    """The attempt could not be recorded, so the PIN was not checked."""
    SAME_PERSON = "same_person"
    """The second person must be another one."""


@dataclass(frozen=True, slots=True)
class PinRefused(Event):
    """A PIN was refused. `ask_id` is that of the command with the PIN."""

    ask_id: str
    person_id: str
    problem: PinProblem
    until: int | None = None
    """When the next PIN is checked, in ms since 1970."""


@dataclass(frozen=True, slots=True)
class PinAccepted(Event):
    """A PIN was right, and the action was done."""

    ask_id: str
    person_id: str


class DenialReason(StrEnum):
    """The reason to deny a command; the window has a text and a way out for each."""

    ROLE = "role"
    """The person signed in has no permission; another person's PIN may open it."""
    LOCKED = "locked"
    """The screen is locked."""
    PAGES_LOCKED = "pages_locked"
    """It needs a recently typed PIN of a supervisor."""
    TRAINEE = "trainee"
    """A trainee on a real counter."""
    WAITING = "waiting"
    """It is unknown yet if people are set up: keychain or journal have not answered."""
    NOBODY = "nobody"
    """No people are set up, and this needs a name in the journal."""


@dataclass(frozen=True, slots=True)
class PermissionDenied(Event):
    """A command was denied before it began. `subject_id`: its sale, draft or question; "" for none."""

    permission: Permission
    denial: DenialReason
    subject_id: str = ""


@dataclass(frozen=True, slots=True)
class PeopleFault(Event):
    """A change of people failed; `fault`: "name", "pin", "easy_pin", "last_admin", "not_written", "unknown"."""

    ask_id: str
    fault: str
