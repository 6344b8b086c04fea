"""What a person may do with a payout now, as its page offers it: what the domain says that does something."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from paydesk.domain.commands import (
    Command,
    DeactivateCashgram,
    MarkPayoutSeen,
    ReadPayout,
    SendPayout,
    SendPayoutAgain,
    SettlePayout,
)
from paydesk.domain.payout.next_step import possible

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import Payout


class Do(StrEnum):
    """A thing to do with one payout."""

    ASK = "ask"
    """Read its status now."""
    AGAIN = "again"
    """Send the same id once more."""
    ANEW = "anew"
    """The id is used up, or something has to be mended: back to the form, with all that was typed; a new id then."""
    DEACTIVATE = "deactivate"
    """End a cashgram."""
    SETTLE = "settle"
    """Say whether an internal transfer arrived."""
    SEEN = "seen"
    """Say that it was noticed: its end was taken back."""


_DOES: Final[Mapping[type[Command], Do]] = {
    DeactivateCashgram: Do.DEACTIVATE,
    MarkPayoutSeen: Do.SEEN,
    ReadPayout: Do.ASK,
    SendPayout: Do.ANEW,
    SendPayoutAgain: Do.AGAIN,
    SettlePayout: Do.SETTLE,
}


def doable(out: Payout, now: int) -> tuple[Do, ...]:
    """What may be done now, the most likely first. `now`: ms since 1970."""
    return tuple(_DOES[command] for command in possible(out, now))
