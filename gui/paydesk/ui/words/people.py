"""Texts of people and locks: roles, wrong PINs, denied commands, approval reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from paydesk.domain.money import Money
from paydesk.domain.payout.payout import ApprovalReason, Limit
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinProblem, PinRefused, SignedIn
from paydesk.domain.people.person import PERMISSIONS, Permission, Role
from paydesk.ui import clock
from paydesk.ui.words.base import (
    QT_TRANSLATE_TABLES,
    Words,
    countdown_words,
    lookup_in,
    money_words,
    translate,
    translated,
)

_HOURS_FROM: Final = 120
"""Minutes from which a duration is given in hours."""

ROLES: Final[Mapping[Role, str]] = {
    Role.TRAINEE: "Trainee",
    Role.CASHIER: "Cashier",
    Role.SUPERVISOR: "Supervisor",
    Role.ADMIN: "Admin",
}
_WHAT_ROLES_DO: Final[Mapping[Role, str]] = {
    Role.TRAINEE: "Practises in the demo. On a real counter a trainee may do nothing.",
    Role.CASHIER: "Takes payments, cancels orders, finds sales, checks UPI addresses, makes payout links.",
    Role.SUPERVISOR: (
        "All that a cashier does. Sends money, refunds, moves money between accounts, exports, confirms what others"
        " send, opens for somebody whose PIN was wrong too often."
    ),
    Role.ADMIN: "All that a supervisor does. Changes settings, keys and people, and erases what this PC keeps.",
}

PIN_PROBLEMS: Final[Mapping[PinProblem, tuple[str, str, str]]] = {
    PinProblem.WRONG: ("That PIN is wrong.", "", "Try again."),
    PinProblem.WAIT: ("Too many wrong PINs.", "", "You can try again now."),
    PinProblem.SUPERVISOR: ("Ten PINs were wrong.", "Only a supervisor can open it now, with their own PIN.", ""),
    PinProblem.NOT_COUNTED: (
        "This PC could not write it down, so nothing was changed. Is the disk full?",
        "",
        "Try again.",
    ),
    PinProblem.ROLE: ("The PIN is right, but this person may not do that.", "", "Choose somebody else."),
    PinProblem.SAME_PERSON: ("The second person must be another one.", "", "Choose somebody else."),
}

DENIALS: Final[Mapping[DenialReason, tuple[str, str, str]]] = {
    DenialReason.ROLE: (
        "Whoever is at the counter may not do this.",
        "Nothing was done.",
        "Ask somebody who may; their PIN opens it.",
    ),
    DenialReason.LOCKED: (
        "The screen is locked.",
        "Nothing was done; sales that wait go on.",
        "Sign in with your PIN.",
    ),
    DenialReason.PAGES_LOCKED: (
        "This needs a supervisor's PIN, typed just now.",
        "Nothing was sent, and nothing that you typed is lost.",
        "A supervisor types their PIN; it opens for a minute of work.",
    ),
    DenialReason.TRAINEE: (
        "A trainee practises in the demo only.",
        "This is a real counter: nothing was done.",
        "Let a cashier sign in (Ctrl L), or open the demo.",
    ),
    DenialReason.WAITING: (
        "Waiting for this PC's keychain.",
        "Until it answers, this counter only takes payments. Nothing was done.",
        "Unlock the keychain of this PC, then try again.",
    ),
    DenialReason.NOBODY: (
        "Nobody is set up at this counter.",
        "What sends money out needs a name in the journal. Nothing was done.",
        "Add people in Settings, under People: yourself as admin first.",
    ),
}

FAULTS: Final[Mapping[str, str]] = {
    "name": "A name has 1 to 40 characters, and nobody else here has it.",
    "pin": "A PIN has 4 to 8 digits.",
    "easy_pin": "That PIN is among the first that anybody would try. Choose another one.",
    "last_admin": "Somebody has to be admin, or nobody could change anything here. Make somebody else admin first.",
    "not_written": "This PC could not write it down, so nothing was changed. Is the disk full?",
    "unknown": "This person is no longer on the list. Nothing was changed.",
}

STORAGE: Final[Mapping[str, str]] = {
    "keychain": "PINs are kept on this PC only, scrambled, and sealed by its keychain. Nobody can read them back.",
    "file": (
        "PINs are kept on this PC only, scrambled, in a file that only this user of the PC can open. Nobody can read"
        " them back."
    ),
    "unreadable": (
        "The file that says who works here is gone from this PC, or cannot be read: nobody can sign in. If this PC's"
        " keychain is locked, unlock it and try again; else the guide says what to do."
    ),
    "waiting": (
        "Until it answers, Paydesk does not know who works here. Sales that wait go on. Unlock the keychain of this PC,"
        " then press Try again."
    ),
    "newer": (
        "A newer version of Paydesk wrote who works here: nobody can sign in with this one. Start that newer version."
    ),
}


role_words: Final = lookup_in("People", ROLES)
"""Name of a role."""
role_does_words: Final = lookup_in("People", _WHAT_ROLES_DO)
"""Description of a role."""


def pin_problem_words(refused: PinRefused, now: int) -> Words:
    """Return why a PIN was not accepted; `now` in ms since the epoch."""
    words = translated("People", PIN_PROBLEMS[refused.problem])
    if not must_wait(refused, now):
        return words
    left = (refused.until or now) - now
    text = translate("People", "The next try is looked at in {time}.").format(time=countdown_words(left))
    return Words(words.title, text, "")


def must_wait(refused: PinRefused, now: int) -> bool:
    """Return True if no PIN of this person is accepted yet at `now` (ms since the epoch)."""
    timed = refused.problem in {PinProblem.WRONG, PinProblem.WAIT}
    return timed and refused.until is not None and now < refused.until


def denial_words(event: PermissionDenied) -> Words:
    """Return why a command was denied, and what to do."""
    words = translated("People", DENIALS[event.denial])
    if event.denial is DenialReason.ROLE and event.permission not in PERMISSIONS[Role.SUPERVISOR]:
        todo = translate("People", "It is for an admin; their PIN opens it.")
        return Words(words.title, words.text, todo)
    return words


def nobody_to_lock_words() -> Words:
    """Return the message for Ctrl+L while nobody is set up."""
    return Words(
        translate("People", "There is nobody to lock it for."),
        translate("People", "Add people in Settings, under People; then the screen can be locked."),
    )


def fault_words(why: str) -> str:
    """Return why a change of people failed (PeopleFault)."""
    return translate("People", FAULTS.get(why, FAULTS["unknown"]))


def storage_words(kept: str) -> str:
    """Return where PINs are stored (PeopleKnown)."""
    return translate("People", STORAGE.get(kept, STORAGE["file"]))


def unlock_words(permission: Permission) -> Words:
    """Return the heading of the PIN panel for a permission."""
    if permission is Permission.REFUND:
        return Words(
            translate("People", "A refund needs a supervisor's PIN"),
            translate("People", "What you typed stays. The refund goes in the supervisor's name."),
        )
    if permission is Permission.CUSTOMER_SCREEN:
        return Words(
            translate("People", "Closing the customer screen needs a PIN"),
            translate("People", "It goes on until then."),
        )
    if permission not in PERMISSIONS[Role.SUPERVISOR]:
        return Words(
            translate("People", "This needs an admin's PIN"),
            translate("People", "What it opens closes by itself after a minute without work."),
        )
    return Words(
        translate("People", "This needs a supervisor's PIN"),
        translate(
            "People",
            "What it opens closes by itself after a minute without work. What is done there is done in their name.",
        ),
    )


def unlocked_words(at_till: SignedIn, now: int) -> str:
    """Return "Unlocked by Ravi · 0:52", or "" when it is over. `now` in ms since the epoch."""
    person, until = at_till.unlocked_by, at_till.unlocked_until
    if person is None or until is None or until <= now:
        return ""
    return translate("People", "Unlocked by {name} · {time}").format(
        name=person.name, time=countdown_words(until - now)
    )


def approval_reason_words(objection: ApprovalReason, amount: Money | None) -> str:
    """Return why a second person is needed."""
    if objection.limit is None:
        return _repeat_words(objection, amount)
    sources = {
        Limit.PER_TRANSFER: translate("People", "{amount} is above the limit of {allowed} for one transfer."),
        Limit.PER_DAY: translate(
            "People", "With {amount} more, today's transfers are above the limit of {allowed} a day."
        ),
        Limit.PER_BENEFICIARY: translate(
            "People", "With {amount} more, this account gets more than the limit of {allowed} a day."
        ),
        Limit.UNKNOWN_DAY: translate(
            "People", "The payment service has not told its time: how much of a day's limit is left is not known."
        ),
        Limit.LATELY_UNKNOWN: translate(
            "People",
            "What was sent lately is not known on this PC: its journal is a copy, or the file account.key was lost.",
        ),
        Limit.CASHIER: translate("People", "A cashier sends up to {allowed} alone; {amount} needs a supervisor."),
    }
    return sources[objection.limit].format(amount=money_words(amount), allowed=money_words(objection.allowed))


def _repeat_words(objection: ApprovalReason, amount: Money | None) -> str:
    if objection.earlier_at is None:
        source = translate("People", "{amount} went to this account in the last 24 hours.")
        return source.format(amount=money_words(amount))
    passed = max(0, clock.now_ms() - objection.earlier_at) // 60_000
    if passed < 2:
        source = translate("People", "{amount} went to this account a minute ago.")
    elif passed < _HOURS_FROM:
        source = translate("People", "{amount} went to this account %n minutes ago.", "", passed)
    else:
        hours = passed // 60
        source = translate("People", "{amount} went to this account %n hours ago.", "", hours)
    return source.format(amount=money_words(amount))


QT_TRANSLATE_TABLES("People", ROLES, _WHAT_ROLES_DO, PIN_PROBLEMS, DENIALS, FAULTS, STORAGE)
