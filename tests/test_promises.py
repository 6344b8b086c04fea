"""Numbers that staff, shops and the service are promised, written here once more: changing one is changing a promise.

The tests of each part use its own names for them, and would go along with another number.
"""

from __future__ import annotations

from collections.abc import Hashable

import pytest

from paydesk.api import transport
from paydesk.api.payouts import caller
from paydesk.api.transport import Timeouts
from paydesk.counter import access, poller, recorder, runner, updates
from paydesk.counter.payout import lookups, repository
from paydesk.counter.payout import service as payouts
from paydesk.counter.settings import service
from paydesk.domain import clock, failure
from paydesk.domain.payout import fold as payout_fold
from paydesk.domain.payout import next_step as payout_step
from paydesk.domain.people import person
from paydesk.domain.sale import answers, fold, news, next_step, verdict, watch
from paydesk.domain.settings import settings
from paydesk.store.journal import breaks
from paydesk.worker import journal_manager, supervisor, thread

S, M, H, D = 1_000, 60_000, 3_600_000, 86_400_000  # ms


PROMISES: dict[str, tuple[Hashable, Hashable]] = {
    "the screen locks after five minutes, the pages of money after one": (
        (settings.Locks().idle_s, settings.IDLE_RANGE_S, settings.PAGES_IDLE_S, access.UNLOCK_MS),
        (300, (15, 900), 60, 60 * S),
    ),
    "an order lasts half an hour": (settings.Shop().order_minutes, 30),
    "patience with the service": (Timeouts(), Timeouts(connect=5.0, read=15.0, total=30.0, keep_alive=90.0)),
    "an answer's bytes": (transport.MAX_BODY_BYTES, 2 * 1024 * 1024),
    "a payout token that says no end": ((caller.DEFAULT_LIFETIME_S, caller.MARGIN_S), (300, 30)),
    "a checked address's token is good for an hour": (lookups.TOKEN_LIFE_MS, H),
    "a clock that is off": ((clock.MAX_CLOCK_OFFSET, answers.CLOCK_OFFSET_TOLERANCE), (2 * M, M)),
    "nothing younger than two days is erased": (service.MIN_AGE_MS, 48 * H),
    "wrong PINs": (
        (person.PIN_DIGITS, person.PIN_WAIT_FROM, person.FIRST_PIN_WAIT_MS, person.PIN_SUPERVISOR_FROM),
        ((4, 8), 5, M, 10),
    ),
    "what broke is started again": (
        (supervisor.FIRST_PAUSE, supervisor.LONGEST_PAUSE, supervisor.RECOVERED_AFTER),
        (S, M, 5 * S),
    ),
    "a second of grace at the end": (thread.STOP_TIMEOUT_MS, S),
    "what could not be written": (
        (recorder._RETRY_PAUSES_S, runner._FAULT_PAUSES, runner.MAX_STEPS),
        ((0.2, 1.0, 3.0, 10.0), (2 * S, 5 * S, 15 * S, M), 12),
    ),
    "reads at once, and the longest sleep": ((poller.MAX_CONCURRENT, payouts.MAX_READS, poller.IDLE_MS), (8, 4, M)),
    "a watch without a time of the service": (watch.UNTIMED_WATCH, 48 * 60 * M),
    "however long a 429 says": (failure.MAX_PAUSE, M),
    "a sale's pauses and ends": (
        (next_step.CREATE_DEADLINE, next_step.MAX_SENDS, next_step.TERMINATE_AGAIN_AFTER, watch.EXPIRED_READ),
        (2 * M, 6, M, M),
    ),
    "a sale's watch": (
        (watch.LATE_WATCH, watch.AFTER_SILENCE, fold.EXPIRED_WAIT, verdict.STALE_AFTER),
        (D, 5 * S, 5 * M, 10 * S),
    ),
    "a customer's last minute": ((news.MINUTE_LEFT, news.MOMENT_LEFT), (60 * S, 20 * S)),
    "a payout's sending": (
        (payout_step.SEND_DEADLINE, payout_step.IN_FLIGHT, payout_step.NOT_FOUND_GRACE, payout_fold.BENEFICIARY_WAIT),
        (M, M, 2 * M, 30 * M),
    ),
    "a payout's watch": (
        (payout_step.FINAL_WATCH, payout_step.NOT_FOUND_WATCH, payout_step.WATCH_LIMIT, repository.SETTLED_SHOWN_MS),
        (3 * D, D, 10 * D, 30 * D),
    ),
    "reads of a payout that tell nothing": (
        (payout_step.FIRST_RETRY_PAUSE, payout_step.MAX_RETRY_PAUSE),
        (5 * S, 5 * M),
    ),
    "the journal is looked through": (
        (breaks.FULL_CHECK_INTERVAL, journal_manager.CHAIN_INTERVAL, journal_manager.CHAIN_RETRY),
        (30 * D, D, 10 * M),
    ),
    "a newer Paydesk is looked for in a quiet minute": (updates.CHECK_EVERY_S, 60.0),
}


@pytest.mark.parametrize("promise", PROMISES)
def test_a_promised_number(promise: str) -> None:
    here, promised = PROMISES[promise]
    assert here == promised
