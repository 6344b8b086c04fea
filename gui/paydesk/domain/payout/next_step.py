"""How closely a payout is followed until it is settled (DESIGN.md, truth 10). Pure functions; times in ms."""

from __future__ import annotations

from typing import Final

from paydesk.domain.clock import HOUR, MINUTE, SECOND
from paydesk.domain.payout.outcome import Outcome, Reason
from paydesk.domain.payout.payout import Payout, PayoutKind

_LADDER: Final = (
    (15 * SECOND, 5 * SECOND),
    (MINUTE, 15 * SECOND),
    (5 * MINUTE, MINUTE),
    (30 * MINUTE, 5 * MINUTE),
    (2 * HOUR, 30 * MINUTE),
)
"""Until this age, this pause; then hourly, for a bank may take three days (SERVICE-FACTS 4.8)."""
_SELDOM: Final = ((2 * HOUR, 15 * MINUTE),)
"""Of what is not expected to move soon: a scheduled transfer, a link that nobody has opened yet."""
_ENDING: Final = 5 * MINUTE
FAILED_FIRST: Final = 5 * SECOND
"""The pause after a read that told nothing; it doubles, up to 5 minutes or the payout's own."""

ABSENCE: Final = 2 * MINUTE
"""How long after a send "not known there" is not believed: it may still be on its way to the service, or waiting there.

Front doors hold a call for a minute, longer than this counter waits for its answer.
"""


def read_interval(out: Payout, now: int) -> int | None:
    """The pause between reads of this payout at `now`; None when nothing need, or can, be asked.

    Nothing published reads the state of an internal transfer (SPEC.md 4.10): a person compares the balances.
    """
    if out.settled or out.kind is PayoutKind.INTERNAL or not out.sends:
        return None
    age = now - (out.sent_at or out.wanted_at)
    if age < 0:  # the clock was set back: how old it is, nobody knows
        age = MINUTE
    if out.outcome is Outcome.SCHEDULED or is_open_link(out):
        return _ENDING if out.ended_by else _pause(_SELDOM, age)
    return _pause(_LADDER, age)


def after_failures(interval: int, failures: int) -> int:
    """The pause after `failures` questions in a row that told nothing."""
    if failures <= 0:
        return interval
    return max(interval, min(FAILED_FIRST << min(failures - 1, 10), 5 * MINUTE))


def is_open_link(out: Payout) -> bool:
    """Whether it is a cashgram that can still be redeemed."""
    return (
        out.kind is PayoutKind.CASHGRAM
        and out.outcome is Outcome.PENDING
        and out.judgement is not None
        and out.judgement.reason is Reason.LINK_OPEN
    )


def may_be_under_way(out: Payout, now: int) -> bool:
    """Whether it was sent so lately that "not known there" does not mean yet that it never arrived."""
    return abs(now - (out.sent_at or out.wanted_at)) < ABSENCE


def _pause(ladder: tuple[tuple[int, int], ...], age: int) -> int:
    return next((pause for until, pause in ladder if age < until), HOUR)
