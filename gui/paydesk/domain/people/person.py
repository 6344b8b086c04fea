"""Who is at the counter, and what they may: roles, permissions, the table of both; PINs (FEATURES.md SE1, SE3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Final

from paydesk.domain.language import Language
from paydesk.domain.rules import can_be_shown


class Role(StrEnum):
    """What a person is at this counter, from the least to the most trusted."""

    TRAINEE = "trainee"
    """Practises in the demo; on a real counter a trainee may do nothing."""
    CASHIER = "cashier"
    SUPERVISOR = "supervisor"
    ADMIN = "admin"


class Permission(StrEnum):
    """One thing that a person can do; every wish of the windows needs one of them."""

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
    """Be the second person whose PIN lets a doubtful transfer go."""
    RELEASE = "release"
    """Open for somebody whose PIN was wrong too often."""
    APPEARANCE = "look"
    """Choose how the windows look."""
    CUSTOMER_SCREEN = "customer_screen"
    """Close the customer's screen where the shop wants a PIN for it."""
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
"""Who may do what."""

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
"""What needs a PIN typed within the last minute of work, whoever is at the counter."""

WITHOUT_PEOPLE: Final = (
    frozenset(Permission) - UNLOCKED_ONLY - {Permission.CASHGRAM, Permission.SECOND, Permission.RELEASE}
)
"""What a counter on which nobody was set up lets everybody do: all but what sends money out."""


WHILE_WAITING: Final = frozenset({Permission.SELL, Permission.CANCEL})
"""What is open to everybody until it is known whether people are set up: customers do not wait for a keychain."""


def has_permission(role: Role, permission: Permission, *, demo: bool) -> bool:
    """Whether somebody of this role may do it; trainees only in the demo."""
    return permission in PERMISSIONS[role] and (demo or role is not Role.TRAINEE)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who works here. PINs are not among what is told of a person."""

    person_id: str
    name: str
    role: Role
    language: Language | None = None
    """What the windows speak while this person is at the counter; None: the shop's language."""


MAX_NAME: Final = 40
"""The longest name, in characters."""


def is_valid_name(name: str) -> bool:
    """Whether it can be somebody's name: 1 to 40 characters that can be seen, no blank at either end."""
    return 0 < len(name) <= MAX_NAME and can_be_shown(name) and name == name.strip()


DEMO_PEOPLE: Final[tuple[tuple[Person, str], ...]] = (
    (Person("tara", "Tara", Role.TRAINEE), "1470"),
    (Person("asha", "Asha", Role.CASHIER), "2580"),
    (Person("ravi", "Ravi", Role.SUPERVISOR), "3690"),
    (Person("meera", "Meera", Role.ADMIN), "4826"),
)
"""Who works in the demo, with their PINs, which the demo's windows may show. Nowhere else is a PIN known."""
DEMO_SIGNED_IN: Final = DEMO_PEOPLE[1][0]
"""Who is at the counter when the demo is seen for the first time."""


PIN_DIGITS: Final = (4, 8)
"""The fewest and the most digits."""
PIN_WAIT_FROM: Final = 5
"""This many wrong PINs one after another, and the next is looked at only after a while."""
FIRST_PIN_WAIT_MS: Final = 60_000
PIN_SUPERVISOR_FROM: Final = 10
"""This many, and only a supervisor opens."""


def is_valid_pin(pin: str) -> bool:
    """Whether it can be a PIN: 4 to 8 of the digits 0 to 9."""
    return PIN_DIGITS[0] <= len(pin) <= PIN_DIGITS[1] and pin.isascii() and pin.isdigit()


def is_easy_pin(pin: str) -> bool:
    """Whether it is among the first that somebody else would try: one digit again and again, or a row as 1234."""
    steps = {ord(after) - ord(before) for before, after in pairwise(pin)}
    return len(steps) == 1 and steps <= {-1, 0, 1}


def pin_wait_ms(wrong: int) -> int:
    """How long the next try waits after this many wrong ones, in ms: from the 5th a minute, then twice that each."""
    return 0 if wrong < PIN_WAIT_FROM else FIRST_PIN_WAIT_MS * 2 ** (min(wrong, PIN_SUPERVISOR_FROM) - PIN_WAIT_FROM)


def needs_supervisor(wrong: int) -> bool:
    """Whether only a supervisor opens now."""
    return wrong >= PIN_SUPERVISOR_FROM
