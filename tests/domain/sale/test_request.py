"""One request: what became of it, and which key it may go with again (docs/rules.md#key-spent-by-any-answer)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.sale.request import CreateOutcome, Request
from tests.domain.sale.story import LOST, OFFLINE, REFUSED, SLOW_DOWN, STORED_500

SENT = Request().sent("k1", 5)


def test_a_request_that_was_never_sent() -> None:
    assert Request() == Request(CreateOutcome.NOT_SENT, "", spent=False, sends=0, sent_at=None, ended_at=None)
    assert Request().key_again == ""
    assert not Request().owed


def test_a_request_leaves_with_its_key() -> None:
    assert Request(CreateOutcome.IN_FLIGHT, "k1", spent=False, sends=1, sent_at=5) == SENT
    assert SENT.owed
    again = SENT.failed(LOST, 6).sent("k1", 7)
    assert again == Request(CreateOutcome.IN_FLIGHT, "k1", spent=False, sends=2, sent_at=7)
    assert SENT.failed(STORED_500, 6).sent("k2", 7).spent is False  # the new key is not


@pytest.mark.parametrize(
    ("failure", "outcome", "again"),
    [
        (LOST, CreateOutcome.UNKNOWN, "k1"),
        (STORED_500, CreateOutcome.UNKNOWN, ""),
        (REFUSED, CreateOutcome.REFUSED, ""),
        (OFFLINE, CreateOutcome.REFUSED, "k1"),
        (Failure(Problem.BAD_ANSWER, Side.SERVICE, outcome_known=False, http_status=200), CreateOutcome.UNKNOWN, ""),
    ],
)
def test_only_an_answer_spends_a_key(failure: Failure, outcome: CreateOutcome, again: str) -> None:
    request = SENT.failed(failure, 9)
    assert (request.outcome, request.key, request.key_again) == (outcome, "k1", again)
    assert (request.spent, request.ended_at, request.failure, request.sends) == (again == "", 9, failure, 1)
    assert request.owed == (outcome is CreateOutcome.UNKNOWN)


def test_what_was_done_is_owed_no_more() -> None:
    done = SENT.failed(LOST, 6).sent("k1", 7).answered(8)
    assert done == Request(CreateOutcome.OK, "k1", spent=True, sends=2, sent_at=7, ended_at=8)
    assert not done.owed
    assert done.key_again == ""
    assert SENT.failed(LOST, 6).answered(8).failure is None


def test_what_is_put_off_goes_again_with_a_new_key_as_if_it_had_not_been_sent() -> None:
    put_off = SENT.put_off(SLOW_DOWN, 6)
    assert put_off == replace(SENT, outcome=CreateOutcome.NOT_SENT, spent=True, ended_at=6, failure=SLOW_DOWN)
    assert put_off.key_again == ""
    assert not put_off.owed
    assert put_off.sends == 1


def test_after_a_restart_nobody_waits_for_an_answer() -> None:
    """Nor do its tries count any more: seven power cuts would use up those of a code."""
    assert SENT.resumed() == replace(SENT, outcome=CreateOutcome.UNKNOWN, sends=0)
    assert SENT.resumed().key_again == "k1"
    lost = SENT.failed(LOST, 6)
    assert lost.resumed() == replace(lost, sends=0)
    for settled in (Request(), SENT.answered(6), SENT.failed(REFUSED, 6), SENT.put_off(SLOW_DOWN, 6)):
        assert settled.resumed() == settled
