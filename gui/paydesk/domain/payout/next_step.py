"""The next step of a payout, and the commands for it (docs/architecture.md#two-pure-functions).

`next_step` decides from the fold and the time; the runner performs. A payout is sent only on request of a person in
this run, read until it is final, and then for three days more, since a bank may send money back, or pay after all
(docs/rules.md#payouts-can-come-back). Times and pauses are in ms; `now` is ms since 1970.
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
from paydesk.domain.fact import Stamp
from paydesk.domain.payout.draft import PayoutDraft
from paydesk.domain.payout.outcome import ID_USED_REASONS, Outcome
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.step import NOTHING, Step, StepKind

SEND_DEADLINE: Final = MINUTE
"""Time in which a requested payout may leave (the disk is full, no keys yet); later it is given up."""
SETTLE_BY_HAND_AFTER: Final = DAY
"""Time after which an UNKNOWN payout may stay so; by then an account statement shows it."""
IN_FLIGHT: Final = MINUTE
"""Time after a send in which its answer may still come: until then a person can only ask for a read."""
NOT_FOUND_GRACE: Final = 2 * MINUTE
"""Time after a send in which "not found" does not count: proxies may hold the call longer than this counter waits."""
FINAL_WATCH: Final = 3 * DAY
"""Time for which a final payout is still read (docs/service.md#read-a-transfer)."""
NOT_FOUND_WATCH: Final = DAY
"""The same for a payout that was not found: it may have been in transit."""
WATCH_LIMIT: Final = 10 * DAY
"""Time after a final state after which no payout is read any more, even if this PC was off."""
FIRST_RETRY_PAUSE: Final = 5 * SECOND
MAX_RETRY_PAUSE: Final = 5 * MINUTE
"""The pause after a failed read starts at FIRST_RETRY_PAUSE and doubles up to this."""

_LADDER: Final = (
    (15 * SECOND, 5 * SECOND),
    (MINUTE, 15 * SECOND),
    (5 * MINUTE, MINUTE),
    (30 * MINUTE, 5 * MINUTE),
    (2 * HOUR, 30 * MINUTE),
)
"""Pauses up to an age; then hourly, since a bank may take three days (docs/service.md#read-a-transfer)."""
_SELDOM: Final = ((2 * HOUR, 15 * MINUTE),)
"""Pauses for a scheduled transfer, or a cashgram that is not opened yet."""
_ENDING: Final = 5 * MINUTE
"""The pause for a cashgram that stays open although a person ended it; the longest for a doubtful final state."""
_WATCHED: Final = ((2 * HOUR, 30 * MINUTE), (6 * HOUR, HOUR), (DAY, 3 * HOUR), (WATCH_LIMIT, 6 * HOUR))
"""Pauses for a final payout, by the time since then."""


def next_step(payout: Payout, now: int) -> Step:
    """Return the next step. Total: every payout has one, at least NOTHING.

    A request of a person is due at once: a request time in the future comes from a clock that was set back.
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
    """Return the commands that have an effect on this payout at `now`, most likely first; windows offer only these.

    UNKNOWN never offers another send (docs/rules.md#payout-outcomes). SendPayout means a new draft: the form is filled
    again.
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
    """Return True if a supervisor may state the result: the service cannot, or has not for a day.

    That day is measured by the service's clock if known, so setting this PC's clock does not shorten it.
    """
    if payout.kind is PayoutKind.INTERNAL:
        return not payout.settled
    if payout.outcome is not Outcome.UNKNOWN or payout.sent_at is None:
        return False
    since, then = payout.sent.there, None if payout.last_read is None else payout.last_read.there
    if since is None or then is None:
        since, then = payout.sent.here, now
    return payout.expires_on < date_of(then).isoformat() and not 0 <= then - since < SETTLE_BY_HAND_AFTER


def _after_failure(payout: Payout, now: int) -> tuple[type[Command], ...]:
    mend = not payout.can_resend or payout.outcome is Outcome.FIX_FIELD or payout.details_lost
    waits = payout.wait_until is not None and now < payout.wait_until
    return (SendPayout,) if mend or waits else (SendPayoutAgain, SendPayout)


def is_readable(payout: PayoutDraft) -> bool:
    """Return True if its state can be read; an internal transfer's cannot (docs/service.md#internal-transfer)."""
    return payout.kind is not PayoutKind.INTERNAL and payout.sends > 0


def read_pause(payout: Payout, now: int) -> int | None:
    """Return the pause between the last read of its state and the next; None for never."""
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


def is_watched_when_settled(payout: PayoutDraft) -> bool:
    """Return True if it is still read in this final state: done, not found, or failed where the service has its id."""
    failed = payout.classification is not None and payout.classification.reason in ID_USED_REASONS
    return is_readable(payout) and (payout.outcome is Outcome.DONE or payout.is_not_found or failed)


def is_watch_over(payout: PayoutDraft, read: Stamp) -> bool:
    """Return True if a read at this time was the last one of a final payout."""
    since = payout.settlement
    if since is None:
        return False
    age = read.here - since.here if since.there is None or read.there is None else read.there - since.there
    return age >= (NOT_FOUND_WATCH if payout.is_not_found else FINAL_WATCH)


def watched_until(payout: Payout) -> int:
    """Return when it is certainly not read any more, by this PC's clock; 0 for now."""
    return _settled_at(payout) + WATCH_LIMIT if payout.watched else 0


def may_be_in_transit(payout: PayoutDraft, read: Stamp) -> bool:
    """Return True if it was sent so recently that "not found" at this time does not prove anything."""
    sent = payout.sent
    if payout.sent_at is None:
        return False
    lately = sent.there is not None and read.there is not None and read.there - sent.there < NOT_FOUND_GRACE
    return lately or abs(read.here - sent.here) < NOT_FOUND_GRACE


def is_in_flight(payout: Payout, now: int) -> bool:
    """Return True if its answer may still come."""
    return payout.classification is None and payout.sent_at is not None and 0 <= now - payout.sent_at < IN_FLIGHT


def _settled_at(payout: Payout) -> int:
    """Return when it became final, by the service's clock if that is known; 0 if it is not final."""
    return 0 if payout.settlement is None else payout.settlement.best_known


def _pause_before_the_end(payout: Payout) -> int:
    age = _age_when_asked(payout, payout.sent_at)
    if payout.outcome is Outcome.SCHEDULED or payout.is_open_link:
        return _ENDING if payout.ended_by else _pause(_SELDOM, age)
    pause = _pause(_LADDER, age)
    return pause if payout.reported_final is None else min(pause, _ENDING)


def _age_when_asked(payout: Payout, since: int | None) -> int:
    """Return its age at the last read. A clock that was set back does not shorten the pauses."""
    if payout.last_read_at is None or since is None:
        return 0
    age = payout.last_read_at - since
    return age if age >= 0 else MINUTE


def _last_contact(payout: Payout, now: int) -> int:
    """Return when it was last sent or read; times in the future (a clock that was set back) are ignored."""
    return max((at for at in (payout.sent_at, payout.last_read_at) if at is not None and at <= now), default=0)


def _pause(ladder: tuple[tuple[int, int], ...], age: int) -> int:
    return next((pause for until, pause in ladder if age < until), HOUR)
