"""Words of the manager's pages: amounts, times, states, and refusals."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from paydesk.domain.clock import INDIA, to_india
from paydesk.domain.money import SignedMoney
from paydesk.hub.errors import RequestRefused

_STATES: Final = {"paid": "Paid", "open": "Waiting", "not_paid": "Not paid", "unknown": "Unknown"}
_MINUTE_S: Final = 60
_HOUR_S: Final = 3_600
_DAY_S: Final = 86_400
_SAME_CLOCK_S: Final = 10
"""A smaller difference is that of the way to the hub."""
_REFUSALS: Final = {
    "not_found": ("There is no such page", "The address may be old. Start from Today."),
    "wrong_method": ("This address cannot be opened so", "Start from Today, and use the buttons of the pages."),
    "wrong_form": (
        "This form is not of your session",
        "Nothing was changed. You may have signed in again since. Open the page anew, and repeat it.",
    ),
    "not_allowed": ("Only an admin may do this", "Nothing was changed. Ask an admin of the shop."),
    "unknown_counter": ("There is no such counter", "Nothing was changed. Open Counters, and choose one."),
    "unavailable": (
        "The database does not answer",
        "Wait a minute, then look whether it was done, and repeat it. The counters sell on meanwhile.",
    ),
}
_OTHER_REFUSAL: Final = ("The hub cannot read this", "Nothing was changed. Go back, correct it, and send it again.")
_FAULT: Final = ("Something went wrong in the hub", "Try again. If it stays so, the log of the hub has the reason.")


def money(paise: int | None) -> str:
    """Return an amount with its sign; "" for none."""
    return "" if paise is None else str(SignedMoney(paise))


def time(at: int | None) -> str:
    """Return a time (ms) as day and time of day in India; "" for none."""
    return "" if at is None else f"{to_india(at):%Y-%m-%d %H:%M:%S}"


def moment(at: datetime | None) -> str:
    """Return a time of the database in the same form; "" for none."""
    return "" if at is None else f"{at.astimezone(INDIA):%Y-%m-%d %H:%M:%S}"


def day(found: date) -> str:
    """Return a day with its weekday."""
    return f"{found:%A}, {found.isoformat()}"


def short_day(found: date) -> str:
    """Return a day as on a button: "Fri 20 Nov"."""
    return f"{found:%a} {found.day} {found:%b}"


def short_moment(at: int, today: date) -> str:
    """Return a time (ms): its hour and minute, with its day if that is not today."""
    found = to_india(at)
    return f"{found:%H:%M}" if found.date() == today else f"{short_day(found.date())}, {found:%H:%M}"


def state(group: str) -> str:
    """Return the word for a group of sales."""
    return _STATES.get(group, group)


def span(seconds: int) -> str:
    """Return a time in its largest unit: "12 min"."""
    if seconds < _MINUTE_S:
        return f"{seconds} s"
    if seconds < _HOUR_S:
        return f"{seconds // _MINUTE_S} min"
    return f"{seconds // _HOUR_S} h" if seconds < 2 * _DAY_S else f"{seconds // _DAY_S} days"


def ago(seconds: int | None) -> str:
    """Return how long ago something was; None for never."""
    return "Never" if seconds is None else f"{span(max(0, seconds))} ago"


def clock(ahead_s: int | None) -> str:
    """Return how a counter's clock differs from the hub's; None if it is not known."""
    if ahead_s is None:
        return "Not known"
    if abs(ahead_s) < _SAME_CLOCK_S:
        return "Same as the hub"
    return f"{span(abs(ahead_s))} {'ahead' if ahead_s > 0 else 'behind'}"


def refusal_words(refusal: RequestRefused) -> tuple[str, str]:
    """Return what happened, and what to do."""
    return _REFUSALS.get(refusal.code, _FAULT if refusal.status >= 500 else _OTHER_REFUSAL)
