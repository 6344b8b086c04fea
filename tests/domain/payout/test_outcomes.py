"""The words of the outcome dictionary: states, next steps, ids, and how messages are compared."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.payout.classify import (
    classify,
    classify_account_status,
    classify_cashgram_status,
    classify_transfer_status,
)
from paydesk.domain.payout.outcome import (
    ID_USED_REASONS,
    STEPS,
    Classification,
    NextStep,
    Operation,
    Outcome,
    Reason,
    Retry,
    RowMeaning,
    ServiceReply,
    classification_of,
)

DIRECT = Operation.DIRECT_TRANSFER
FAILED, FIX = Outcome.FAILED, Outcome.FIX_FIELD


def judgement(operation: Operation, status: str, sub_code: str, message: str) -> Classification:
    return classify(ServiceReply(operation, status, sub_code, message))


# Words of states ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "outcome", "reason", "retry"),
    [
        ("SUCCESS", "done", "done", "no"),
        ("COMPLETED", "done", "done", "no"),
        ("PENDING", "pending", "at_the_bank", "no"),
        ("RECEIVED", "pending", "received", "no"),
        ("QUEUED", "pending", "received", "no"),
        ("APPROVAL_PENDING", "pending", "received", "no"),
        ("VALIDATION_PENDING", "pending", "received", "no"),
        ("APPROVED", "pending", "received", "no"),
        ("FAILED", FAILED, "transfer_failed", "new_id"),
        ("REJECTED", FAILED, "rejected", "new_id"),
        ("MANUALLY_REJECTED", FAILED, "rejected", "new_id"),
        ("REVERSED", FAILED, "reversed", "new_id"),
        ("LIMBO", "unknown", "unforeseen", "no"),
        ("", "unknown", "unforeseen", "no"),
    ],
)
def test_the_state_of_a_transfer(word: str, outcome: str, reason: str, retry: str) -> None:
    said = ServiceReply(Operation.TRANSFER_STATUS, "SUCCESS", "200")
    found = classify_transfer_status(said, word)
    assert (found.outcome, found.reason, found.retry, found.reply) == (outcome, reason, retry, said)


@pytest.mark.parametrize(
    ("word", "outcome", "reason"),
    [
        ("ACTIVE", "pending", "link_open"),
        ("PENDING", "pending", "at_the_bank"),
        ("REDEEMED", "done", "done"),
        ("EXPIRED", FAILED, "link_expired"),
        ("FAILED", FAILED, "transfer_failed"),
        ("REVERSED", FAILED, "reversed"),
        ("DEACTIVATED", FAILED, "link_deactivated"),
        ("INACTIVE", FAILED, "link_deactivated"),
        ("FROZEN", "unknown", "unforeseen"),
    ],
)
def test_the_state_of_a_payment_link(word: str, outcome: str, reason: str) -> None:
    found = classify_cashgram_status(ServiceReply(Operation.CASHGRAM_STATUS), word)
    assert (found.outcome, found.reason) == (outcome, reason)


@pytest.mark.parametrize(("word", "outcome"), [("VALID", "done"), ("INVALID", FIX), ("MAYBE", "unknown")])
def test_the_state_of_an_address(word: str, outcome: str) -> None:
    found = classify_account_status(ServiceReply(Operation.VALIDATE), word)
    assert found.outcome == outcome
    assert (found.field, found.reason is Reason.ADDRESS_INVALID) == (("vpa", True) if outcome is FIX else ("", False))


@pytest.mark.parametrize(
    ("message", "field"),
    [
        ("transfer_id_invalid", "transferId"),
        ("Invalid cashgramId", "cashgramId"),
        ("cashgram_id_missing", "cashgramId"),
        ("notify_customer_invalid", "notifyCustomer"),
        ("verification_id_length_exceeded", "verification_id"),
        ("auth_code_value_invalid", "auth_code"),
        ("identifier_value_missing", "user"),
        ("link expiry is in the past", "linkExpiry"),
        ("expiry_date_invalid", "linkExpiry"),
        ("Invalid e-mail", "email"),
        ("EMAIL is not valid", "email"),
        ("mobile number", "phone"),
        ("phone_invalid", "phone"),
        ("amount_above_maximum", "amount"),
        ("Remark too long", "remarks"),
        ("payout_type_invalid", "payoutType"),
        ("upi id", "vpa"),
        ("not a virtual address", "vpa"),
        ("name_invalid", "name"),
    ],
)
def test_a_message_names_its_field(message: str, field: str) -> None:
    found = classify(ServiceReply(Operation.CASHGRAM, "ERROR", "422", message, 422))
    assert (found.outcome, found.field) == (FIX, field)


@pytest.mark.parametrize(
    ("http_status", "outcome"),
    [(199, "unknown"), (200, "done"), (201, "unknown"), (299, "unknown"), (300, "unknown"), (500, "unknown")],
)
def test_what_has_its_keys_in_headers_is_done_by_200_alone(http_status: int, outcome: str) -> None:
    assert classify(ServiceReply(Operation.VALIDATE_V2, http_status=http_status)).outcome == outcome


@pytest.mark.parametrize(("http_status", "reason"), [(499, "unforeseen"), (500, "service_fault")])
def test_a_success_in_a_500_is_a_fault_of_the_service(http_status: int, reason: str) -> None:
    assert classify(ServiceReply(DIRECT, "SUCCESS", "200", "Done", http_status)).reason == reason


def test_what_only_public_material_knows_of_links_and_of_the_shops_own_accounts() -> None:
    for operation in (Operation.CASHGRAM_DEACTIVATE, Operation.CASHGRAM_STATUS, Operation.TRANSFER_STATUS):
        assert judgement(operation, "ERROR", "404", "whatever").reason is Reason.NOT_FOUND
    moved = judgement(Operation.INTERNAL_TRANSFER, "ERROR", "422", "This is not allowed for the selected fund sources!")
    assert (moved.reason, moved.field) == (Reason.WRONG_FUND_SOURCE, "toPaymentInstrumentId")


# Steps ----------------------------------------------------------------------------------------------------------


@given(st.sampled_from(Operation), st.sampled_from(Outcome), st.sampled_from(Reason))
def test_every_judgement_has_a_step_and_unknown_offers_no_id(
    operation: Operation, outcome: Outcome, reason: Reason
) -> None:
    found = Classification(outcome, reason, "", ServiceReply(operation))
    assert found.next_step in NextStep
    if outcome is Outcome.UNKNOWN:
        assert found.retry is Retry.NO
        assert found.next_step is not NextStep.TRY_AGAIN
        assert not found.settled
        assert (found.next_step is NextStep.READ_AGAIN) is not (
            operation.moves_money or operation in {Operation.OAUTH_TOKEN, Operation.CASHGRAM_DEACTIVATE}
        )


def test_only_an_id_that_ended_gives_way_to_a_new_one() -> None:
    assert Reason.TOO_LITTLE_BALANCE not in ID_USED_REASONS
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


@pytest.mark.parametrize(
    ("operation", "outcome", "earlier", "told"),
    [
        (Operation.LOAN, Outcome.FAILED, False, Outcome.FAILED),
        (Operation.LOAN, Outcome.FAILED, True, Outcome.UNKNOWN),
        (Operation.LOAN, Outcome.DONE, True, Outcome.DONE),
        (Operation.LOAN, Outcome.PENDING, True, Outcome.PENDING),
        (Operation.TRANSFER_STATUS, Outcome.FAILED, True, Outcome.FAILED),
    ],
)
def test_after_an_unsettled_send_only_a_refusal_of_money_is_in_doubt(
    operation: Operation, outcome: Outcome, earlier: bool, told: Outcome
) -> None:
    meaning = RowMeaning(outcome, Reason.TOO_LITTLE_BALANCE)
    judgement = classification_of(ServiceReply(operation), meaning, earlier_unsettled=earlier)
    assert judgement.outcome is told
    assert (judgement.next_step is NextStep.ADD_MONEY) is (told is not Outcome.UNKNOWN)
