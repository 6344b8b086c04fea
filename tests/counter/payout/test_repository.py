"""The payouts of an earlier run: what is known of them, what can still be sent, and what the windows are told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from paydesk.counter.payout.repository import PayoutRepository
from paydesk.counter.recorder import Recorder
from paydesk.domain.clock import DAY, MINUTE
from paydesk.domain.messages import Event
from paydesk.domain.money import Money
from paydesk.domain.payout import facts
from paydesk.domain.payout.facts import NewPayout, PayoutFactKind, subject
from paydesk.domain.payout.messages import PayoutsLoaded
from paydesk.domain.payout.outcome import Operation, Outcome, Reason, RowMeaning, ServiceReply, classification_of
from paydesk.domain.payout.payout import Draft, PayoutRequest
from paydesk.domain.payout.requests import BeneDetails, DirectTransfer, InternalTransfer, TransferMode
from paydesk.store.journal.journal import Journal
from tests.helpers.journals import payout

NOW = 1_775_000_000_000
MOVE = InternalTransfer(Money(50_000), "x1", payment_instrument_id="MAIN01", to_payment_instrument_id="SUPPLIERS02")
UPI = DirectTransfer("x1", Money(50_000), BeneDetails(name="Asha Rao", vpa="asha@okbank"), TransferMode.UPI)
KEY = subject("x1")
LITTLE = RowMeaning(Outcome.FAILED, Reason.TOO_LITTLE_BALANCE)
GONE = RowMeaning(Outcome.FAILED, Reason.TRANSFER_FAILED)
DONE = RowMeaning(Outcome.DONE, Reason.DONE)


class Runs:
    """One run after another on the same journal."""

    def __init__(self, folder: Path) -> None:
        self.journal = Journal.open(folder)
        self.told: list[Event] = []
        self.at = NOW
        self.begin()

    def begin(self) -> PayoutRepository:
        """Start the next run."""
        recorder = Recorder(self.journal, self.told.append)
        self.payouts = PayoutRepository(self.journal, recorder, self.told.append, lambda: self.at)
        self.payouts.open()
        return self.payouts

    def want(self, request: PayoutRequest, *answers: RowMeaning) -> None:
        """Send a request, with an answer to each send."""
        wanted = NewPayout(Draft("d1", request), "Ravi", resend_data=facts.resend_data(request))
        self.payouts.write_now(KEY, (PayoutFactKind.WANTED, facts.wanted_data(wanted)))
        self.payouts.requests[KEY] = request
        for meaning in answers:
            self.payouts.write_now(KEY, (PayoutFactKind.SENT, facts.sent_data()))
            said = classification_of(ServiceReply(Operation.INTERNAL_TRANSFER), meaning)
            self.payouts.write_now(KEY, (PayoutFactKind.ANSWERED, facts.answered_data(said)))


@pytest.fixture
def runs(tmp_path: Path) -> Iterator[Runs]:
    runs = Runs(tmp_path)
    yield runs
    runs.journal.close()


@pytest.mark.parametrize(
    ("request_", "answers", "again", "gone"),
    [
        (MOVE, [LITTLE], True, False),
        (UPI, [LITTLE], False, True),
        (MOVE, [GONE], False, False),
        (UPI, [GONE], False, True),
        (MOVE, [DONE], False, False),
        (UPI, [DONE], False, False),
        (MOVE, [], True, False),
        (UPI, [], False, True),
    ],
)
def test_what_tells_of_no_person_can_be_sent_after_a_restart_and_all_else_is_typed_anew(
    runs: Runs, request_: PayoutRequest, answers: list[RowMeaning], *, again: bool, gone: bool
) -> None:
    runs.want(request_, *answers)
    payouts = runs.begin()
    assert payouts.requests == ({KEY: request_} if again else {})
    assert payouts[KEY].details_lost is gone
    assert payouts[KEY].interrupted is (not answers), "what did not leave before the end does not leave any more"


def test_what_this_run_has_typed_is_at_hand_also_when_it_is_read_from_the_journal_again(runs: Runs) -> None:
    runs.want(UPI, LITTLE)
    runs.payouts.forget([KEY])
    assert not runs.payouts[KEY].details_lost
    assert runs.payouts.requests == {KEY: UPI}


def test_windows_are_told_what_has_no_end_and_the_last_thirty_days_of_all_else(runs: Runs) -> None:
    for payout_id, age, outcome in (
        ("open", 90 * DAY, "pending"),
        ("lately", 30 * DAY - MINUTE, "done"),
        ("older", 30 * DAY + MINUTE, "done"),
    ):
        runs.journal.append(payout(payout_id, NOW - age, outcome))
    runs.begin()
    assert runs.told == [PayoutsLoaded(()), PayoutsLoaded(tuple(runs.payouts))]
    assert [each.payout_id for each in runs.payouts] == ["open", "lately"]


def test_one_that_is_listed_is_told_as_it_stands_here(runs: Runs) -> None:
    runs.want(MOVE, LITTLE)
    stored = runs.journal.payouts.get("x1")
    assert stored is not None
    runs.payouts.write_later(KEY, (PayoutFactKind.READ_FAILED, {}))
    assert runs.payouts.current(stored) is runs.payouts[KEY]
    runs.payouts.forget([KEY])
    assert runs.payouts.current(stored) == stored
