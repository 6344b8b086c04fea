"""Bills: their numbers, and the period in which a number means the same bill (docs/rules.md#one-charge-a-bill)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paydesk.domain.clock import MINUTE, date_of
from paydesk.domain.rules import Rule, check_length

BILL_NUMBER_LENGTH: Final = (1, 64)
MAX_PART: Final = 99
PERIOD_GRACE_MS: Final = 30 * MINUTE
"""A charge that began this short before the period changed is still found: a push may be repeated over midnight."""
_BILL_NUMBER: Final = re.compile(r"[A-Za-z0-9\-_/.]+", re.ASCII)
_APRIL: Final = 4


class BillRepeat(StrEnum):
    """When the bill numbers of a program begin again."""

    NEVER = "never"
    DAILY = "daily"
    YEARLY = "yearly"
    """Each financial year, on 1 April."""


@dataclass(frozen=True, slots=True)
class Bill:
    """One part of a bill of one program; the whole is one part."""

    number: str = ""
    """"" for a sale without a bill number."""
    program: str = ""
    """The name of the billing program; "" if staff typed the number."""
    part: int = 1
    period: str = ""
    """"2026-11-28" or "2026-27" if the numbers begin again each day or each year."""

    def __bool__(self) -> bool:
        """Return True if there is a bill number."""
        return bool(self.number)


NO_BILL: Final = Bill()


def period_of(repeats: BillRepeat, now: int, day_ends: int = 0) -> str:
    """Return the period to which a bill number belongs.

    Args:
        now: In ms since 1970.
        day_ends: When the shop's day ends, in minutes after midnight.
    """
    day = date_of(now, day_ends)
    match repeats:
        case BillRepeat.DAILY:
            return day.isoformat()
        case BillRepeat.YEARLY:
            first = day.year if day.month >= _APRIL else day.year - 1
            return f"{first}-{(first + 1) % 100:02d}"
        case BillRepeat.NEVER:
            return ""


def check_bill_number(value: str) -> Rule | None:
    """Check a bill number: 1 to 64 letters, digits, and - _ / . characters."""
    return check_length(value, *BILL_NUMBER_LENGTH, _BILL_NUMBER)


def check_part(value: int) -> Rule | None:
    """Check the part of a bill: 1 to 99."""
    if value < 1:
        return Rule.TOO_SMALL
    return Rule.TOO_LONG if value > MAX_PART else None
