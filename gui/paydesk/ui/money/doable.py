"""What a person may do with one payout now, and the commands that do it."""

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
    LINK = "link"
    """Show the link of a cashgram, which is kept nowhere: it is read from the service again."""
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


def doable(payout: Payout, now: int) -> tuple[Do, ...]:
    """What may be done now, the most likely first. `now`: ms since 1970."""
    return tuple(_DOES[command] for command in possible(payout, now))


def command_of(asked: tuple[object, ...]) -> Command:
    """The command of (Do, payout_id), or (Do.SETTLE, payout_id, arrived). Raises KeyError for what is no command."""
    do, payout_id = Do(str(asked[0])), str(asked[1])
    if do is Do.SETTLE:
        return SettlePayout(payout_id=payout_id, arrived=bool(asked[2]))
    makers: Mapping[Do, type[ReadPayout | SendPayoutAgain | DeactivateCashgram | MarkPayoutSeen]] = {
        Do.ASK: ReadPayout,
        Do.LINK: ReadPayout,
        Do.AGAIN: SendPayoutAgain,
        Do.DEACTIVATE: DeactivateCashgram,
        Do.SEEN: MarkPayoutSeen,
    }
    return makers[do](payout_id=payout_id)
