"""What happens to a payout next, and what a person can do with it (DESIGN.md, "Two pure functions carry the rest").

`next_step` decides, from the fold and the time alone; the runner performs. A payout is sent only because a person wants
it in this run, read until it has an end, and then for three days more, since a bank may send money back, or pay after
all what it said had failed (docs/rules.md#payouts-can-come-back).
Times and pauses are in ms; `now` is ms since 1970.
"""

from __future__ import annotations

from typing import Final

from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND, date_of
from paydesk.domain.commands import (
    Command,
    DeactivateCashgram,
    MarkPayoutSeen,
    ReadPayout,
    SendPayout,
    SendPayoutAgain,
    SettlePayout,
)
from paydesk.domain.payout.outcome import ID_USED_REASONS, Outcome
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.step import NOTHING, Step, StepKind

SEND_DEADLINE: Final = MINUTE
"""How long what a person wants may wait to leave (the disk is full, no keys yet): later they do something else."""
SETTLE_BY_HAND_AFTER: Final = DAY
"""What is UNKNOWN for so long may be so for ever, whoever is asked; by then a statement of the account shows it."""
IN_FLIGHT: Final = MINUTE
"""So long after it was sent its answer may still be on the way: a person can only ask, as Paydesk does by itself."""
NOT_FOUND_GRACE: Final = 2 * MINUTE
"""How long after a send "not known there" is not believed: it may still be on its way to the service, or waiting there.

Front doors hold a call for a minute, longer than this counter waits for its answer.
"""
FINAL_WATCH: Final = 3 * DAY
"""How long what is done, or failed at the bank, is still read (docs/service.md#read-a-transfer)."""
NOT_FOUND_WATCH: Final = DAY
"""How long what is not known there is still read: it may have been on its way all the time."""
WATCH_LIMIT: Final = 10 * DAY
"""Settled so long ago, nothing is watched any more, whether or not this PC was on when its watch should have ended."""
FIRST_RETRY_PAUSE: Final = 5 * SECOND
MAX_RETRY_PAUSE: Final = 5 * MINUTE
"""The pause after a read that told nothing, which doubles up to the second, if the payout's own is not longer."""

_LADDER: Final = (
    (15 * SECOND, 5 * SECOND),
    (MINUTE, 15 * SECOND),
    (5 * MINUTE, MINUTE),
    (30 * MINUTE, 5 * MINUTE),
    (2 * HOUR, 30 * MINUTE),
)
"""Until this age, this pause; then hourly, for a bank may take three days (docs/service.md#read-a-transfer)."""
_SELDOM: Final = ((2 * HOUR, 15 * MINUTE),)
"""Of what is not expected to move soon: a scheduled transfer, a link that nobody has opened yet."""
_ENDING: Final = 5 * MINUTE
"""Of a link that a person wanted ended, and that is open all the same; at most, of an end that is in doubt."""
_WATCHED: Final = ((2 * HOUR, 30 * MINUTE), (6 * HOUR, HOUR), (DAY, 3 * HOUR), (WATCH_LIMIT, 6 * HOUR))
"""Of what has an end, by the time since then."""


def next_step(payout: Payout, now: int) -> Step:
    """The one next step. Total: every payout has one, if only NOTHING.

    What a person wants is due at once: a time that lies ahead is that of a clock that was set back.
    """
    if payout.send_wanted_at is not None:
        late = payout.interrupted or now - payout.send_wanted_at >= SEND_DEADLINE
        return Step(StepKind.GIVE_UP if late else StepKind.SEND, min(now, payout.send_wanted_at))
    if payout.end_wanted_at is not None and not payout.settled:
        return Step(StepKind.DEACTIVATE, min(now, payout.end_wanted_at))
    if not payout.sends:
        return NOTHING
    if is_readable(payout) and payout.read_wanted_at is not None:
        return Step(StepKind.READ, min(now, payout.read_wanted_at))
    pause = read_pause(payout, now)
    if pause is not None:
        return Step(StepKind.READ, _last_contact(payout, now) + pause)
    if is_in_flight(payout, now):
        return Step(StepKind.NOTHING, (payout.sent_at or 0) + IN_FLIGHT)  # then a person can settle it
    return NOTHING


def available_commands(payout: Payout, now: int) -> tuple[type[Command], ...]:
    """The commands that do something for this payout at `now`, the most likely first; windows offer these and no other.

    UNKNOWN never offers another send (docs/rules.md#payout-outcomes). SendPayout is that of a new draft: the form is
    filled once more.
    """
    seen: tuple[type[Command], ...] = (MarkPayoutSeen,) if payout.needs_alarm else ()
    if payout.send_wanted_at is not None:
        return seen
    read: tuple[type[Command], ...] = (ReadPayout,) if is_readable(payout) else ()
    if is_in_flight(payout, now):
        return (*seen, *read)
    if payout.failed:
        return (*seen, *_after_failure(payout, now), *(read if payout.watched else ()))
    if payout.kind is PayoutKind.CASHGRAM and payout.outcome is Outcome.PENDING:
        return (*seen, *read, DeactivateCashgram)
    return (*seen, *read, *((SettlePayout,) if _is_to_be_settled(payout, now) else ()))


def _is_to_be_settled(payout: Payout, now: int) -> bool:
    """Whether a supervisor may say what became of it: nobody else does, or the service has not for a day.

    By its own clock, where it was asked and that is known: whoever sets this PC's ends no day sooner.
    """
    if payout.kind is PayoutKind.INTERNAL:
        return not payout.settled
    sent, then = payout.sent_service_time, payout.last_read_service_time
    if sent is None or then is None:
        sent, then = payout.sent_at, now
    unknown = payout.outcome is Outcome.UNKNOWN and payout.sent_at is not None
    redeemable = payout.expires_on >= date_of(then).isoformat()
    return unknown and not redeemable and not 0 <= then - (sent or 0) < SETTLE_BY_HAND_AFTER


def _after_failure(payout: Payout, now: int) -> tuple[type[Command], ...]:
    mend = not payout.can_resend or payout.outcome is Outcome.FIX_FIELD or payout.details_lost
    waits = payout.wait_until is not None and now < payout.wait_until
    return (SendPayout,) if mend or waits else (SendPayoutAgain, SendPayout)


def is_readable(payout: Payout) -> bool:
    """Whether its state can be asked for: nothing published reads an internal transfer's.

    See docs/service.md#internal-transfer.
    """
    return payout.kind is not PayoutKind.INTERNAL and payout.sends > 0


def read_pause(payout: Payout, now: int) -> int | None:
    """How long after the last question about its state the next one comes; None for never."""
    if not is_readable(payout):
        return None
    if not payout.settled:
        pause = _pause_before_the_end(payout)
    elif payout.watched and now - _settled_at(payout) < WATCH_LIMIT:
        pause = _pause(_WATCHED, _age_when_asked(payout, payout.settled_at))
    else:
        return None
    if not payout.failures:
        return pause
    return max(pause, min(FIRST_RETRY_PAUSE << min(payout.failures - 1, 10), MAX_RETRY_PAUSE))


def is_watched_when_settled(payout: Payout) -> bool:
    """Whether it is read although it has this end: done, not known there, or failed where the service holds its id."""
    failed = payout.classification is not None and payout.classification.reason in ID_USED_REASONS
    return is_readable(payout) and (payout.outcome is Outcome.DONE or payout.is_not_found or failed)


def is_watch_over(payout: Payout, at: int, service_time: int | None) -> bool:
    """Whether a read at this time (by the service's clock: `there_at`) was the last one of a settled payout."""
    if payout.settled_at is None:
        return False
    there = payout.settled_service_time
    age = at - payout.settled_at if there is None or service_time is None else service_time - there
    return age >= (NOT_FOUND_WATCH if payout.is_not_found else FINAL_WATCH)


def watched_until(payout: Payout) -> int:
    """When it is surely not read any more, by this PC's clock; 0 for now."""
    return _settled_at(payout) + WATCH_LIMIT if payout.watched else 0


def may_be_in_transit(payout: Payout, at: int, service_time: int | None) -> bool:
    """Whether it was sent so lately that "not known there", read at this time, does not mean that it never arrived."""
    if payout.sent_at is None:
        return False
    there = payout.sent_service_time
    lately = there is not None and service_time is not None and service_time - there < NOT_FOUND_GRACE
    return lately or abs(at - payout.sent_at) < NOT_FOUND_GRACE


def is_in_flight(payout: Payout, now: int) -> bool:
    """Whether its answer may be on the way."""
    return payout.classification is None and payout.sent_at is not None and 0 <= now - payout.sent_at < IN_FLIGHT


def _settled_at(payout: Payout) -> int:
    there = payout.settled_service_time
    return there if there is not None else payout.settled_at or 0


def _pause_before_the_end(payout: Payout) -> int:
    age = _age_when_asked(payout, payout.sent_at)
    if payout.outcome is Outcome.SCHEDULED or payout.is_open_link:
        return _ENDING if payout.ended_by else _pause(_SELDOM, age)
    pause = _pause(_LADDER, age)
    return pause if payout.reported_final is None else min(pause, _ENDING)


def _age_when_asked(payout: Payout, since: int | None) -> int:
    """How old it was when it was asked about last. A clock that was set back meanwhile hurries nothing."""
    if payout.last_read_at is None or since is None:
        return 0
    age = payout.last_read_at - since
    return age if age >= 0 else MINUTE


def _last_contact(payout: Payout, now: int) -> int:
    """When it was sent or asked about last; a time that lies ahead is that of a clock that was set back."""
    return max((at for at in (payout.sent_at, payout.last_read_at) if at is not None and at <= now), default=0)


def _pause(ladder: tuple[tuple[int, int], ...], age: int) -> int:
    return next((pause for until, pause in ladder if age < until), HOUR)
