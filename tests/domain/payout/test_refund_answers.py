"""Meanings of the answers to a refund of an order (docs/service.md#refunds); their codes are not published."""

from __future__ import annotations

import pytest

from paydesk.domain.payout.classify import classify, classify_refund_status
from paydesk.domain.payout.outcome import Operation, Outcome, Reason, Retry, ServiceReply

INVALID = "invalid_request_error"


@pytest.mark.parametrize(
    ("http", "kind", "code", "outcome", "reason", "field"),
    [
        (200, "", "", Outcome.PENDING, Reason.RECEIVED, ""),
        (400, INVALID, "refund_amount_invalid", Outcome.FIX_FIELD, Reason.FIELD_INVALID, "amount"),
        (400, INVALID, "refund_note_missing", Outcome.FIX_FIELD, Reason.FIELD_MISSING, "refund_note"),
        (400, INVALID, "refund_post_failed", Outcome.FAILED, Reason.REFUND_REFUSED, ""),
        (404, INVALID, "order_not_found", Outcome.FAILED, Reason.REFUND_REFUSED, ""),
        (422, INVALID, "request_invalid", Outcome.FAILED, Reason.REFUND_REFUSED, ""),
        (422, "idempotency_error", "request_invalid", Outcome.UNKNOWN, Reason.UNFORESEEN, ""),
        (400, "api_error", "refund_post_failed", Outcome.UNKNOWN, Reason.UNFORESEEN, ""),
        (418, INVALID, "teapot", Outcome.UNKNOWN, Reason.UNFORESEEN, ""),
        (400, INVALID, "refund_already_exists", Outcome.UNKNOWN, Reason.ID_EXISTS, ""),
        (409, INVALID, "refund_conflict", Outcome.UNKNOWN, Reason.ID_EXISTS, ""),
        (401, "authentication_error", "request_failed", Outcome.NOT_ALLOWED, Reason.KEYS_REFUSED, ""),
        (429, "rate_limit_error", "rate_limited", Outcome.FAILED, Reason.SLOW_DOWN, ""),
        (502, "api_error", "bank_processing_failure", Outcome.UNKNOWN, Reason.SERVICE_FAULT, ""),
    ],
)
def test_an_answer_to_a_refund(http: int, kind: str, code: str, outcome: Outcome, reason: Reason, field: str) -> None:
    reply = ServiceReply(Operation.REFUND, status=kind, sub_code=code, http_status=http)
    found = classify(reply)
    assert (found.outcome, found.reason, found.field) == (outcome, reason, field)
    again = classify(reply, earlier_unsettled=True)
    assert again.outcome in {Outcome.UNKNOWN, Outcome.PENDING}, "after a lost answer a refusal proves nothing"


@pytest.mark.parametrize(
    ("http", "code", "outcome", "reason"),
    [
        (404, "refund_not_found", Outcome.FAILED, Reason.NOT_FOUND),
        (404, "order_not_found", Outcome.FAILED, Reason.NOT_FOUND),
        (400, "request_failed", Outcome.UNKNOWN, Reason.UNFORESEEN),
        (500, "internal_error", Outcome.UNKNOWN, Reason.SERVICE_FAULT),
    ],
)
def test_a_refused_read(http: int, code: str, outcome: Outcome, reason: Reason) -> None:
    found = classify(ServiceReply(Operation.REFUND_STATUS, status=INVALID, sub_code=code, http_status=http))
    assert (found.outcome, found.reason) == (outcome, reason)


@pytest.mark.parametrize(
    ("status", "outcome", "reason", "retry"),
    [
        ("SUCCESS", Outcome.DONE, Reason.DONE, Retry.NO),
        ("PENDING", Outcome.PENDING, Reason.REFUND_ACCEPTED, Retry.NO),
        ("ONHOLD", Outcome.PENDING, Reason.REFUND_ON_HOLD, Retry.NO),
        ("CANCELLED", Outcome.FAILED, Reason.REFUND_FAILED, Retry.NEW_ID),
        ("FAILED", Outcome.FAILED, Reason.REFUND_FAILED, Retry.NEW_ID),
        ("SOMETHING", Outcome.UNKNOWN, Reason.UNFORESEEN, Retry.NO),
    ],
)
def test_each_status(status: str, outcome: Outcome, reason: Reason, retry: Retry) -> None:
    found = classify_refund_status(ServiceReply(Operation.REFUND_STATUS, http_status=200), status)
    assert (found.outcome, found.reason, found.retry) == (outcome, reason, retry)


@pytest.mark.parametrize(("speed", "reason"), [("INSTANT", Reason.REFUND_INSTANT), ("NORMAL", Reason.REFUND_ACCEPTED)])
def test_the_accepted_speed_counts_while_it_is_pending(speed: str, reason: Reason) -> None:
    reply = ServiceReply(Operation.REFUND, http_status=200)
    assert classify_refund_status(reply, "PENDING", speed).reason is reason
    assert classify_refund_status(reply, "ONHOLD", speed).reason is Reason.REFUND_ON_HOLD
