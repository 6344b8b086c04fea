"""One request: what became of it, and which key it may go with again (docs/rules.md#key-spent-by-any-answer)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.sale.request import Request, RequestState
from tests.domain.sale.story import LOST, OFFLINE, REFUSED, SLOW_DOWN, STORED_500

SENT = Request().sent("k1", 5)


def test_a_request_that_was_never_sent() -> None:
    assert Request() == Request(RequestState.NOT_SENT, "", is_key_spent=False, sends=0, sent_at=None, ended_at=None)
    assert Request().retry_key == ""
    assert not Request().is_unresolved


def test_a_request_leaves_with_its_key() -> None:
    assert Request(RequestState.IN_FLIGHT, "k1", is_key_spent=False, sends=1, sent_at=5) == SENT
    assert SENT.is_unresolved
    again = SENT.failed(LOST, 6).sent("k1", 7)
    assert again == Request(RequestState.IN_FLIGHT, "k1", is_key_spent=False, sends=2, sent_at=7)
    assert SENT.failed(STORED_500, 6).sent("k2", 7).is_key_spent is False  # the new key is not


@pytest.mark.parametrize(
    ("failure", "outcome", "again"),
    [
        (LOST, RequestState.UNKNOWN, "k1"),
        (STORED_500, RequestState.UNKNOWN, ""),
        (REFUSED, RequestState.REFUSED, ""),
        (OFFLINE, RequestState.REFUSED, "k1"),
        (Failure(Problem.BAD_ANSWER, Side.SERVICE, outcome_known=False, http_status=200), RequestState.UNKNOWN, ""),
    ],
)
def test_only_an_answer_spends_a_key(failure: Failure, outcome: RequestState, again: str) -> None:
    request = SENT.failed(failure, 9)
    assert (request.state, request.key, request.retry_key) == (outcome, "k1", again)
    assert (request.is_key_spent, request.ended_at, request.failure, request.sends) == (again == "", 9, failure, 1)
    assert request.is_unresolved == (outcome is RequestState.UNKNOWN)


def test_a_successful_request_is_resolved() -> None:
    done = SENT.failed(LOST, 6).sent("k1", 7).answered(8)
    assert done == Request(RequestState.OK, "k1", is_key_spent=True, sends=2, sent_at=7, ended_at=8)
    assert not done.is_unresolved
    assert done.retry_key == ""
    assert SENT.failed(LOST, 6).answered(8).failure is None


def test_a_postponed_request_gets_a_new_key() -> None:
    put_off = SENT.postponed(SLOW_DOWN, 6)
    assert put_off == replace(SENT, state=RequestState.NOT_SENT, is_key_spent=True, ended_at=6, failure=SLOW_DOWN)
    assert put_off.retry_key == ""
    assert not put_off.is_unresolved
    assert put_off.sends == 1


def test_after_a_restart_nobody_waits_for_an_answer() -> None:
    """Nor do its tries count any more: seven power cuts would use up those of a code."""
    assert SENT.resumed() == replace(SENT, state=RequestState.UNKNOWN, sends=0)
    assert SENT.resumed().retry_key == "k1"
    lost = SENT.failed(LOST, 6)
    assert lost.resumed() == replace(lost, sends=0)
    for settled in (Request(), SENT.answered(6), SENT.failed(REFUSED, 6), SENT.postponed(SLOW_DOWN, 6)):
        assert settled.resumed() == settled
