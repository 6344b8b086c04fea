"""People at the counter: roles, permissions, the table of both, and the rules of PINs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Final

from paydesk.domain.language import Language
from paydesk.domain.rules import can_be_shown


class Role(StrEnum):
    """The role of a person, from the least to the most trusted."""

    TRAINEE = "trainee"
    """Practises in the demo; has no permissions on a real counter."""
    CASHIER = "cashier"
    SUPERVISOR = "supervisor"
    ADMIN = "admin"


class Permission(StrEnum):
    """A permission; every command of the windows needs one."""

    SELL = "sell"
    CANCEL = "cancel"
    SEARCH = "search"
    SEE_DAY = "see_day"
    SHIFT = "shift"
    """Open a shift, hand it over, print its Z-report."""
    CLOSE_SHIFT = "close_shift"
    EXPORT = "export"
    CHECK_UPI = "check_upi"
    CASHGRAM = "cashgram"
    REFUND = "refund"
    SEE_PAYOUTS = "see_payouts"
    SEND = "send"
    MOVE = "move"
    LEND = "lend"
    HISTORY = "history"
    IDENTITY = "identity"
    SECOND = "second"
    """Approve a doubtful transfer as the second person."""
    RELEASE = "release"
    """Release a person after too many wrong PINs."""
    APPEARANCE = "look"
    """Choose the appearance of the windows."""
    CUSTOMER_SCREEN = "customer_screen"
    """Close the customer's screen if the shop demands a PIN for it."""
    SETTINGS = "settings"
    KEYS = "keys"
    PEOPLE = "people"
    STORED_DATA = "kept"
    ERASE = "erase"


_TRAINEE: Final = frozenset(
    {Permission.SELL, Permission.CANCEL, Permission.SEARCH, Permission.CHECK_UPI, Permission.APPEARANCE}
)
_CASHIER: Final = _TRAINEE | {Permission.SEE_DAY, Permission.SHIFT, Permission.CASHGRAM, Permission.CUSTOMER_SCREEN}
_SUPERVISOR: Final = _CASHIER | {
    Permission.CLOSE_SHIFT,
    Permission.EXPORT,
    Permission.REFUND,
    Permission.SEE_PAYOUTS,
    Permission.SEND,
    Permission.MOVE,
    Permission.LEND,
    Permission.HISTORY,
    Permission.IDENTITY,
    Permission.SECOND,
    Permission.RELEASE,
    Permission.STORED_DATA,
}

PERMISSIONS: Final[Mapping[Role, frozenset[Permission]]] = {
    Role.TRAINEE: _TRAINEE,
    Role.CASHIER: _CASHIER,
    Role.SUPERVISOR: _SUPERVISOR,
    Role.ADMIN: frozenset(Permission),
}
"""The permissions of each role."""

UNLOCKED_ONLY: Final = frozenset(
    {
        Permission.REFUND,
        Permission.SEE_PAYOUTS,
        Permission.SEND,
        Permission.MOVE,
        Permission.LEND,
        Permission.HISTORY,
        Permission.IDENTITY,
        Permission.CUSTOMER_SCREEN,
    }
)
"""Permissions that need a PIN typed within the last minute of work, whoever is signed in."""

WITHOUT_PEOPLE: Final = (
    frozenset(Permission) - UNLOCKED_ONLY - {Permission.CASHGRAM, Permission.SECOND, Permission.RELEASE}
)
"""Permissions of a counter without people: all but those that send money out."""


WHILE_WAITING: Final = frozenset({Permission.SELL, Permission.CANCEL})
"""Permissions of all until it is known if people are set up: customers do not wait for a keychain."""


def has_permission(role: Role, permission: Permission, *, demo: bool) -> bool:
    """Return True if this role has the permission; trainees only in the demo."""
    return permission in PERMISSIONS[role] and (demo or role is not Role.TRAINEE)


@dataclass(frozen=True, slots=True)
class Person:
    """A person who works here. PINs are not part of it."""

    person_id: str
    name: str
    role: Role
    language: Language | None = None
    """The language of the windows while this person is signed in; None: the shop's."""


MAX_NAME: Final = 40
"""The longest name, in characters."""


def is_valid_name(name: str) -> bool:
    """Return True for 1 to 40 visible characters without a blank at either end."""
    return 0 < len(name) <= MAX_NAME and can_be_shown(name) and name == name.strip()


DEMO_PEOPLE: Final[tuple[tuple[Person, str], ...]] = (
    (Person("tara", "Tara", Role.TRAINEE), "1470"),
    (Person("asha", "Asha", Role.CASHIER), "2580"),
    (Person("ravi", "Ravi", Role.SUPERVISOR), "3690"),
    (Person("meera", "Meera", Role.ADMIN), "4826"),
)
"""The people of the demo with their PINs, which only the demo's windows may show."""
DEMO_SIGNED_IN: Final = DEMO_PEOPLE[1][0]
"""The person signed in when the demo starts for the first time."""


PIN_DIGITS: Final = (4, 8)
"""The fewest and the most digits."""
PIN_WAIT_FROM: Final = 5
"""After this many consecutive wrong PINs the next one has to wait."""
FIRST_PIN_WAIT_MS: Final = 60_000
PIN_SUPERVISOR_FROM: Final = 10
"""After this many only a supervisor can release the person."""


def is_valid_pin(pin: str) -> bool:
    """Return True for 4 to 8 of the digits 0 to 9."""
    return PIN_DIGITS[0] <= len(pin) <= PIN_DIGITS[1] and pin.isascii() and pin.isdigit()


def is_easy_pin(pin: str) -> bool:
    """Return True if it is easily guessed: one repeated digit, or a row such as 1234."""
    steps = {ord(after) - ord(before) for before, after in pairwise(pin)}
    return len(steps) == 1 and steps <= {-1, 0, 1}


def pin_wait_ms(wrong: int) -> int:
    """Return the wait after this many wrong PINs, in ms: a minute from the 5th on, doubled each time."""
    return 0 if wrong < PIN_WAIT_FROM else FIRST_PIN_WAIT_MS * 2 ** (min(wrong, PIN_SUPERVISOR_FROM) - PIN_WAIT_FROM)


def needs_supervisor(wrong: int) -> bool:
    """Return True if only a supervisor can release the person."""
    return wrong >= PIN_SUPERVISOR_FROM
