"""What can be wrong with the settings file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Trouble(StrEnum):
    """What is wrong with the file or with one value; the window has words for each."""

    NEWER = "newer"
    """A newer Paydesk wrote the file; it is left alone. All settings are the defaults, and no payout goes without a
    second person's PIN."""
    RESTORED = "restored"
    """The file is damaged, unreadable or gone; the settings are those of its last good copy. `detail`: the new name of
    a damaged file."""
    UNREADABLE = "unreadable"
    """The file is there and cannot be read, nor is there a copy; it was left alone. All settings are the defaults, and
    no payout goes without a second person's PIN."""
    SET_ASIDE = "set_aside"
    """The file is damaged, and now has another name (`detail`), or gone from a counter that was set up; there is no
    copy. All settings are the defaults, and no payout goes without a second person's PIN."""
    NOT_WRITTEN = "not_written"
    """What was chosen could not be written; it is used until Paydesk ends."""
    BAD_VALUE = "bad_value"
    """This value is not possible; its default is used, and of a limit of payouts the strictest: nothing."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something about the settings file that staff should know. `name` is the setting, as "shop.order_minutes"."""

    problem: Trouble
    name: str = ""
    detail: str = ""


_ALL_LOST: Final = frozenset({Trouble.NEWER, Trouble.UNREADABLE, Trouble.SET_ASIDE})
_ADDRESSES: Final = ("connection", "money_out")


def lose_the_address(problems: Iterable[Problem]) -> bool:
    """Whether, of what is wrong with the file, the addresses of the service need not be those that were saved."""
    return any(each.problem in _ALL_LOST or each.name.startswith(_ADDRESSES) for each in problems)
