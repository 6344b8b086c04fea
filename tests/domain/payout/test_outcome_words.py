"""The words of the outcome dictionary: states, next steps, ids, and how messages are compared."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.payout.judge import judge, judge_account_word, judge_cashgram_word, judge_transfer_word
from paydesk.domain.payout.outcome import STEPS, USED_UP, Judgement, NextStep, Operation, Outcome, Reason, Retry, Said

DIRECT = Operation.DIRECT_TRANSFER
FAILED, FIX = Outcome.FAILED, Outcome.FIX_FIELD


def judgement(operation: Operation, status: str, sub_code: str, message: str) -> Judgement:
    return judge(Said(operation, status, sub_code, message))


# Words of states ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "outcome", "retry"),
    [
        ("SUCCESS", "done", "no"),
        ("PENDING", "pending", "no"),
        ("RECEIVED", "pending", "no"),
        ("FAILED", FAILED, "new_id"),
        ("REJECTED", FAILED, "new_id"),
        ("REVERSED", FAILED, "new_id"),
        ("LIMBO", "unknown", "no"),
        ("", "unknown", "no"),
    ],
)
def test_the_state_of_a_transfer(word: str, outcome: str, retry: str) -> None:
    found = judge_transfer_word(Said(Operation.TRANSFER_STATUS, "SUCCESS", "200"), word)
    assert (found.outcome, found.retry) == (outcome, retry)


@pytest.mark.parametrize(
    ("word", "outcome"),
    [
        ("ACTIVE", "pending"),
        ("REDEEMED", "done"),
        ("PENDING", "pending"),
        ("EXPIRED", FAILED),
        ("FAILED", FAILED),
        ("REVERSED", FAILED),
        ("DEACTIVATED", FAILED),
        ("FROZEN", "unknown"),
    ],
)
def test_the_state_of_a_payment_link(word: str, outcome: str) -> None:
    assert judge_cashgram_word(Said(Operation.CASHGRAM_STATUS), word).outcome == outcome


@pytest.mark.parametrize(("word", "outcome"), [("VALID", "done"), ("INVALID", FIX), ("MAYBE", "unknown")])
def test_the_state_of_an_address(word: str, outcome: str) -> None:
    assert judge_account_word(Said(Operation.VALIDATE), word).outcome == outcome


# Steps ----------------------------------------------------------------------------------------------------------


@given(st.sampled_from(Operation), st.sampled_from(Outcome), st.sampled_from(Reason))
def test_every_judgement_has_a_step_and_unknown_offers_no_id(
    operation: Operation, outcome: Outcome, reason: Reason
) -> None:
    found = Judgement(outcome, reason, "", Said(operation))
    assert found.step in NextStep
    if outcome is Outcome.UNKNOWN:
        assert found.retry is Retry.NO
        assert found.step is not NextStep.TRY_AGAIN
        assert not found.settled
        assert (found.step is NextStep.READ_AGAIN) is not (
            operation.moves_money
            or operation in {Operation.OAUTH_SESSION, Operation.OAUTH_TOKEN, Operation.CASHGRAM_DEACTIVATE}
        )


def test_only_an_id_that_ended_gives_way_to_a_new_one() -> None:
    assert Reason.TOO_LITTLE_BALANCE not in USED_UP
    assert judgement(DIRECT, "ERROR", "412", "Not enough available balance in the account.").retry is Retry.SAME_ID
    assert set(STEPS) <= set(Reason)


@pytest.mark.parametrize(
    "message",
    ["not  enough available BALANCE in the account", " Not enough available balance in the account. "],
)
def test_case_spaces_and_the_last_stop_do_not_matter(message: str) -> None:
    assert judgement(DIRECT, "ERROR", "412", message).reason is Reason.TOO_LITTLE_BALANCE


@pytest.mark.parametrize("figure", ["Rs. 1", "Rs.100", "Rs 1,00,000.00"])
def test_the_figure_of_a_limit_may_be_another(figure: str) -> None:
    words = f"Transfer amount is less than minimum amount of {figure}."
    assert judgement(DIRECT, "ERROR", "412", words).reason is Reason.AMOUNT_TOO_SMALL
    more = f"Transfer amount is less than minimum amount of {figure}. It was queued."
    assert judgement(DIRECT, "ERROR", "412", more).outcome is Outcome.UNKNOWN
