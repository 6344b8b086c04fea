"""What a person may do with a payout now: a pure function of what became of it (DESIGN.md, truth 10)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from paydesk.domain.payout.outcome import Outcome, Retry
from paydesk.domain.payout.payout import Payout, PayoutKind

IN_FLIGHT_MS: Final = 60_000
"""So long after it was sent its answer may still be on the way: nothing is offered."""


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


def doable(out: Payout, now: int) -> tuple[Do, ...]:
    """What may be done now, the most likely first. `now`: ms since 1970. UNKNOWN never offers another send."""
    if out.judgement is None and now - (out.sent_at or out.wanted_at) < IN_FLIGHT_MS:
        return ()
    if out.outcome in {Outcome.FAILED, Outcome.FIX_FIELD, Outcome.NOT_ALLOWED}:
        return _refused(out, now)
    if out.kind is PayoutKind.INTERNAL:
        return () if out.settled else (Do.SETTLE,)
    if out.settled:
        return (Do.ASK,)  # a bank may send it back later (SERVICE-FACTS 4.8)
    if out.kind is PayoutKind.CASHGRAM and out.outcome is not Outcome.UNKNOWN:
        return (Do.ASK, Do.DEACTIVATE)
    return (Do.ASK,)


def _refused(out: Payout, now: int) -> tuple[Do, ...]:
    """It surely did not go through."""
    judgement = out.judgement
    if judgement is None or judgement.retry is Retry.NO:
        return ()
    mend = not out.may_go_again or judgement.outcome is Outcome.FIX_FIELD or out.details_gone
    waits = out.wait_until is not None and now < out.wait_until
    return (Do.ANEW,) if mend or waits else (Do.AGAIN, Do.ANEW)
