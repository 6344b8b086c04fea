"""What the counter tells the windows of people and locks. Frozen values; no PIN is in any of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from paydesk.domain.messages import Event
from paydesk.domain.people.person import Permission, Person


@dataclass(frozen=True, slots=True)
class PeopleKnown(Event):
    """Everybody who may sign in here; sent at the start and after each change."""

    people: tuple[Person, ...]
    storage: str = "file"
    """Where PINs are kept: "keychain" (sealed by it), "file" (owner-only). With "unreadable" (or gone), and with
    "newer" (a newer Paydesk wrote it), nobody can sign in. "waiting": the keychain, or the journal, has not said yet
    whether there are people."""


@dataclass(frozen=True, slots=True)
class SignedIn(Event):
    """Who is signed in, whether the screen is locked, and who has unlocked the supervisor's pages until when."""

    person: Person | None = None
    locked: bool = False
    unlocked_by: Person | None = None
    unlocked_until: int | None = None
    """Milliseconds since 1970, by this PC's clock; work on the pages moves it on."""


class PinProblem(StrEnum):
    """Why a PIN opened nothing."""

    WRONG = "wrong"
    WAIT = "wait"
    """Too many were wrong: nothing is even looked at before `until`."""
    SUPERVISOR = "supervisor"
    """Ten were wrong: a supervisor has to open it."""
    ROLE = "role"
    """The PIN is right, but this person may not do that."""
    NOT_COUNTED = "not_counted"
    """The try could not be written down, so it was not looked at."""
    SAME_PERSON = "same_person"
    """The second person must be another one."""


@dataclass(frozen=True, slots=True)
class PinRefused(Event):
    """A PIN opened nothing. `ask_id` is the window's own, of the wish that carried the PIN."""

    ask_id: str
    person_id: str
    problem: PinProblem
    until: int | None = None
    """When the next try is looked at, in ms since 1970."""


@dataclass(frozen=True, slots=True)
class PinAccepted(Event):
    """A PIN was right and did what it was asked for."""

    ask_id: str
    person_id: str


class DenialReason(StrEnum):
    """Why somebody may not do something now; the window has words and a way out for each."""

    ROLE = "role"
    """Whoever is at the counter may not; somebody else's PIN may open it."""
    LOCKED = "locked"
    """The screen is locked."""
    PAGES_LOCKED = "pages_locked"
    """It needs a supervisor's PIN, typed just now."""
    TRAINEE = "trainee"
    """A trainee on a real counter."""
    WAITING = "waiting"
    """Whether people are set up here is not known yet: this PC's keychain, or the journal, has not answered."""
    NOBODY = "nobody"
    """Nobody is set up at this counter, and this needs a name in the journal."""


@dataclass(frozen=True, slots=True)
class PermissionDenied(Event):
    """A wish was not even begun. `subject_id` is that of the wish: a sale, draft, check or ask; "" for none."""

    permission: Permission
    denial: DenialReason
    subject_id: str = ""


@dataclass(frozen=True, slots=True)
class PeopleFault(Event):
    """A change of people was not made; `why`: "name", "pin", "easy_pin", "last_admin", "not_written", "unknown"."""

    ask_id: str
    fault: str
