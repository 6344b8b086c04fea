"""Errors that are raised: their class, their classification, and whether the outcome is known."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

import pytest

from paydesk.api.endpoints import Credentials
from paydesk.api.errors import AnswerFault, BadAnswer, ErrorContext, ServiceError
from paydesk.api.payouts.errors import classify_error
from paydesk.api.payouts.session import PayoutsClient
from paydesk.domain.failure import Problem
from paydesk.domain.payout.outcome import Classification, NextStep, Operation, Outcome, Reason, Retry
from paydesk.domain.payout.requests import StatusQuery
from paydesk.domain.settings.settings import PayoutHosts, TransferVersion
from tests.api.payouts import shapes
from tests.api.payouts.shapes import (
    CASHGRAM,
    CLIENT_ID,
    CLIENT_SECRET,
    DIRECT,
    HISTORY,
    INTERNAL,
    LOAN,
    envelope,
    error,
)
from tests.helpers.wire_server import Script, WireServer, closed_port, cut, drip, head, raw, reset, say, stall

After = Callable[..., None]
Call = Callable[[PayoutsClient], Awaitable[object]]

MONEY: Final[dict[str, Call]] = {
    "v1": lambda payouts: payouts.transfers.direct(DIRECT, version=TransferVersion.V1),
    "v1.2": lambda payouts: payouts.transfers.direct(DIRECT),
    "internal": lambda payouts: payouts.transfers.internal(INTERNAL),
    "loan": lambda payouts: payouts.transfers.lend(LOAN),
    "cashgram": lambda payouts: payouts.cashgrams.create(CASHGRAM),
}
READS: Final[dict[str, Call]] = {
    "status": lambda payouts: payouts.transfers.status(StatusQuery("PD_T_1")),
    "balance": lambda payouts: payouts.transfers.balance(),
    "history": lambda payouts: payouts.beneficiaries.history(HISTORY),
    "state": lambda payouts: payouts.cashgrams.state("CG-1"),
    "validate": lambda payouts: payouts.validations.v1(shapes.VALIDATION),
}
CALLS: Final = MONEY | READS


async def failed(call: Awaitable[object]) -> tuple[ServiceError, Classification]:
    with pytest.raises(ServiceError) as caught:
        await call
    assert caught.value.classification is not None
    return caught.value, caught.value.classification


@pytest.mark.parametrize(
    "row",
    [
        ("400", "Transfer attempt failed at the bank.", Problem.REFUSED, Outcome.FAILED, True),
        ("520", "Transfer request triggered. No response from bank.", Problem.SERVICE_FAULT, Outcome.UNKNOWN, False),
        ("403", "IP not whitelisted", Problem.NOT_ALLOWED, Outcome.NOT_ALLOWED, True),
        ("409", "Transfer Id already exists.", Problem.ALREADY_EXISTS, Outcome.UNKNOWN, False),
        ("412", "Token missing in the request.", Problem.KEYS_REFUSED, Outcome.FAILED, True),
        ("412", "Not enough available balance in the account.", Problem.REFUSED, Outcome.FAILED, True),
        ("422", "Invalid amount passed.", Problem.REFUSED, Outcome.FIX_FIELD, True),
        ("429", "Too many requests.", Problem.SLOW_DOWN, Outcome.FAILED, True),
        ("422", "Something new.", Problem.SERVICE_FAULT, Outcome.UNKNOWN, False),
    ],
)
@pytest.mark.parametrize("inside", [True, False])
async def test_each_kind_of_row_lands_on_one_class(
    server: WireServer,
    payouts: PayoutsClient,
    after_token: After,
    row: tuple[str, str, Problem, Outcome, bool],
    inside: bool,
) -> None:
    """As an HTTP status of its own, or within a 200: both are published (docs/service.md#payout-errors)."""
    sub_code, message, kind, outcome, known = row
    after_token(say(error(sub_code, message), 200 if inside else int(sub_code), x_request_id="req-9"))
    found, judgement = await failed(payouts.transfers.direct(DIRECT))
    assert found.problem is kind
    assert (judgement.outcome, found.outcome_known) == (outcome, known)
    assert (found.code, found.message, found.request_id) == (sub_code, message, "req-9")
    assert found.failure.outcome_known is known
    assert len(server.requests) == 2


async def test_a_transfer_that_is_not_there_may_go_again_with_the_same_id(
    payouts: PayoutsClient, after_token: After
) -> None:
    after_token(say(error("404", "transferId is invalid or does not exist"), 404))
    found, judgement = await failed(payouts.transfers.status(StatusQuery("PD_T_1")))
    assert found.problem is Problem.NOT_FOUND
    assert judgement.retry is Retry.SAME_ID


AGAIN: Final[dict[str, Call]] = {
    "v1": lambda payouts: payouts.transfers.direct(DIRECT, version=TransferVersion.V1, sent_before=True),
    "v1.2": lambda payouts: payouts.transfers.direct(DIRECT, sent_before=True),
    "internal": lambda payouts: payouts.transfers.internal(INTERNAL, sent_before=True),
    "loan": lambda payouts: payouts.transfers.lend(LOAN, sent_before=True),
    "cashgram": lambda payouts: payouts.cashgrams.create(CASHGRAM, sent_before=True),
}


@pytest.mark.parametrize("call", AGAIN)
async def test_a_refusal_after_an_unsettled_send_is_unknown(
    payouts: PayoutsClient, after_token: After, call: str
) -> None:
    """The same answer to a first send is a safe failure."""
    slow = say(error("429", "Too many requests."))
    after_token(slow, slow)
    found, judgement = await failed(AGAIN[call](payouts))
    assert (judgement.outcome, judgement.reason) == (Outcome.UNKNOWN, Reason.EARLIER_SEND_UNSETTLED)
    assert not found.outcome_known
    assert found.message == "Too many requests."
    found, judgement = await failed(MONEY[call](payouts))
    assert (judgement.outcome, found.outcome_known) == (Outcome.FAILED, True)


def test_a_call_that_waited_for_a_connection_and_never_left_is_a_safe_failure() -> None:
    for known, outcome in ((True, Outcome.FAILED), (False, Outcome.UNKNOWN)):
        waited = ServiceError(Problem.TIMED_OUT, ErrorContext("POST", "/payout/v1/lend"), outcome_known=known)
        judgement = classify_error(waited, Operation.LOAN).classification
        assert judgement is not None
        assert judgement.outcome is outcome
        assert waited.outcome_known is known


async def test_what_the_service_says_is_kept_masked(payouts: PayoutsClient, after_token: After) -> None:
    words = "Beneficiary 9876543210 at asha.rao@okbank"
    after_token(say(envelope("PENDING", "202", words)), say(error("422", words)))
    answered = await payouts.transfers.direct(DIRECT)
    found, judgement = await failed(payouts.transfers.direct(DIRECT))
    for text in (repr(answered), str(found), repr(judgement), judgement.reply.message):
        assert "9876543210" not in text
        assert "asha.rao" not in text
        assert "Beneficiary" in text


def test_no_request_tells_on_a_person() -> None:
    everyone = (DIRECT, shapes.TO_VPA, INTERNAL, replace(LOAN, bene=shapes.BENE), CASHGRAM, shapes.VALIDATION)
    text = repr(everyone)
    for secret in ("Asha", "9876543210", "okbank", "00011020001772", "RA12345"):
        assert secret not in text


# The line ---------------------------------------------------------------------------------------------------------

CUT_ANSWER = head(200, 500) + b'{"status": "SUCC'
FAULTS: Final[list[tuple[str, Script, Problem]]] = [
    ("cut", cut(), Problem.LINE_CUT),
    ("reset", reset(), Problem.LINE_CUT),
    ("cut within", cut(CUT_ANSWER), Problem.LINE_CUT),
    ("silent", stall(), Problem.TIMED_OUT),
    ("silent within", stall(CUT_ANSWER), Problem.TIMED_OUT),
    ("drips", drip(head(200, 100_000), b"x"), Problem.TIMED_OUT),
    ("no http", raw(b"SSH-2.0-x\r\n\r\n"), Problem.NOT_THE_SERVICE),
    ("html", say(b"<html>", 200), Problem.NOT_THE_SERVICE),
    ("html 403", say(b"<html>", 403), Problem.FILTERED),
    ("html 404", say(b"<html>", 404), Problem.NOT_THE_SERVICE),
    ("html 502", say(b"<html>", 502), Problem.EDGE_FAULT),
    ("empty", say(b""), Problem.NOT_THE_SERVICE),
    ("broken", say(b'{"status": "SUCCESS", "subCode": "20'), Problem.BAD_ANSWER),
    ("a list", say([envelope()]), Problem.NOT_THE_SERVICE),
    ("no status", say({"subCode": "200", "message": "fine"}), Problem.NOT_THE_SERVICE),
    ("moved", say(envelope(), 302, location="https://elsewhere.example"), Problem.NOT_THE_SERVICE),
    ("500", say(error("500", "oops"), 500), Problem.SERVICE_FAULT),
    ("500 with a row", say(error("412", "Not enough available balance in the account."), 500), Problem.SERVICE_FAULT),
    ("success in 500", say(envelope(), 500), Problem.SERVICE_FAULT),
    ("new word", say(envelope("ACCEPTED")), Problem.SERVICE_FAULT),
    ("no subCode", say(envelope(sub_code=None)), Problem.NOT_THE_SERVICE),
    ("html 401", say(b"<html>", 401), Problem.NOT_THE_SERVICE),
    ("html 407", say(b"<html>", 407), Problem.PROXY_LOGIN),
    ("html 429", say(b"<html>", 429, x_ratelimit_retry="17"), Problem.NOT_THE_SERVICE),
    ("html 451", say(b"<html>", 451), Problem.FILTERED),
    ("a login", say(envelope(), 511), Problem.NETWORK_LOGIN),
    ("called html", say(envelope(), content_type="text/html"), Problem.NOT_THE_SERVICE),
    ("a filter's json", say({"message": "Forbidden"}, 403), Problem.FILTERED),
    ("another 2xx", say(envelope(), 206), Problem.SERVICE_FAULT),
    ("nothing to say", say(b"", 204), Problem.NOT_THE_SERVICE),
    ("new subCode", say(envelope(sub_code="299")), Problem.SERVICE_FAULT),
    ("a gateway's error", say({"type": "x", "code": "y", "message": "z"}, 400), Problem.BAD_ANSWER),
]
CASES: Final = [
    pytest.param(*each, id=each[0], marks=pytest.mark.waits if each[2] is Problem.TIMED_OUT else ()) for each in FAULTS
]


@pytest.mark.parametrize("call", MONEY)
@pytest.mark.parametrize(("name", "script", "kind"), CASES)
async def test_where_money_moves_every_fault_is_unknown_and_nothing_goes_twice(
    server: WireServer,
    payouts: PayoutsClient,
    hasty: PayoutsClient,
    after_token: After,
    call: str,
    name: str,
    script: Script,
    kind: Problem,
) -> None:
    after_token(script)
    found, judgement = await failed(MONEY[call](hasty if kind is Problem.TIMED_OUT else payouts))
    assert found.problem is kind
    assert judgement.outcome is Outcome.UNKNOWN
    assert judgement.retry is Retry.NO
    assert judgement.next_step in {NextStep.ASK_STATUS, NextStep.COMPARE_BALANCES}
    assert not found.outcome_known
    assert not found.failure.outcome_known
    assert len(server.requests) == 2


@pytest.mark.parametrize("call", READS)
@pytest.mark.parametrize(("name", "script", "kind"), CASES)
async def test_a_read_that_fails_is_simply_read_again(
    server: WireServer,
    payouts: PayoutsClient,
    hasty: PayoutsClient,
    after_token: After,
    call: str,
    name: str,
    script: Script,
    kind: Problem,
) -> None:
    after_token(script)
    found, judgement = await failed(READS[call](hasty if kind is Problem.TIMED_OUT else payouts))
    assert (judgement.outcome, judgement.next_step) == (Outcome.UNKNOWN, NextStep.READ_AGAIN)
    if call != "validate":  # that one is a POST
        assert found.outcome_known
    assert len(server.requests) == 2


@pytest.mark.parametrize("call", MONEY)
async def test_nobody_there_is_a_safe_failure(call: str) -> None:
    hosts = PayoutHosts.at_origin(f"http://127.0.0.1:{closed_port()}")
    async with PayoutsClient(hosts, Credentials(CLIENT_ID, CLIENT_SECRET), today=lambda: shapes.TODAY) as payouts:
        found, judgement = await failed(MONEY[call](payouts))
    assert found.problem is Problem.NO_ANSWER
    assert (judgement.outcome, judgement.reason) == (Outcome.FAILED, Reason.NOT_SENT)
    assert found.outcome_known


@pytest.mark.parametrize("call", CALLS)
async def test_too_many_calls_in_the_words_of_the_service(
    payouts: PayoutsClient, after_token: After, call: str
) -> None:
    after_token(say(error("429", "Too many requests."), 429, x_ratelimit_retry="17"))
    found, judgement = await failed(CALLS[call](payouts))
    assert found.problem is Problem.SLOW_DOWN
    assert (found.retry_after, judgement.reason, judgement.outcome) == (17.0, Reason.SLOW_DOWN, Outcome.FAILED)


@pytest.mark.parametrize("status", [401, 403, 409, 422, 429])
async def test_a_page_with_the_status_of_a_refusal_is_no_word_of_the_service(
    payouts: PayoutsClient, after_token: After, status: int
) -> None:
    """Regression: reads believed the page, and right keys were marked as wrong."""
    after_token(say(b"<html>", status, x_request_id="door-1", retry_after="900"))
    found, judgement = await failed(payouts.validations.v1(shapes.VALIDATION))
    assert (judgement.outcome, judgement.reason) == (Outcome.UNKNOWN, Reason.NOT_THE_SERVICE)
    assert (found.method, found.operation, found.http_status) == ("POST", "/payout/v1/validatePayout", status)
    assert (found.request_id, found.retry_after) == ("door-1", None)


async def test_a_line_that_is_cut_is_judged_by_v2_too(server: WireServer, payouts: PayoutsClient) -> None:
    server.then(cut())
    found, judgement = await failed(payouts.validations.v2(shapes.VALIDATION))
    assert (found.problem, judgement.reason) == (Problem.LINE_CUT, Reason.LINE_CUT)


# What an answer is useless without --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "data", "field"),
    [
        ("status", None, "transfer.status"),
        ("status", {"transfer": []}, "transfer.status"),
        ("status", {"transfer": {"status": "SUCCESS", "transferId": "OTHER"}}, "transfer.transferId"),
        ("balance", {"balance": "1.00"}, "data.availableBalance"),
        ("balance", {"availableBalance": "1.005"}, "data.availableBalance"),
        ("history", {}, "data.transfers"),
        ("history", {"transfers": ["x"]}, "transfers[0]"),
        ("state", {}, "data.cashgramStatus"),
        ("state", {"cashgramStatus": "ACTIVE", "cashgramId": "OTHER"}, "data.cashgramId"),
        ("cashgram", {"referenceId": 36}, "data.cashgramLink"),
        ("internal", {"transferId": "OTHER"}, "data.transferId"),
        ("validate", {}, "data.accountStatus"),
        ("validate", {"accountStatus": "VALID"}, "transferToken"),
    ],
)
async def test_a_success_without_its_point_is_a_bad_answer(
    payouts: PayoutsClient, after_token: After, call: str, data: object, field: str
) -> None:
    after_token(say(envelope(data=data)))
    found, judgement = await failed(CALLS[call](payouts))
    assert isinstance(found, BadAnswer)
    assert found.field == field
    assert judgement.outcome is Outcome.UNKNOWN


@pytest.mark.parametrize("data", [None, [], "x", 5, {"referenceId": [], "utr": None, "acknowledged": "?"}])
@pytest.mark.parametrize("call", ["v1", "v1.2", "loan"])
async def test_a_transfer_that_was_taken_is_never_lost_for_a_missing_number(
    payouts: PayoutsClient, after_token: After, call: str, data: object
) -> None:
    after_token(say(envelope(data=data)))
    answered = await MONEY[call](payouts)
    assert answered.value.classification.outcome is Outcome.DONE  # type: ignore[attr-defined]


async def test_v2_demands_a_status_and_a_token_when_valid(server: WireServer, payouts: PayoutsClient) -> None:
    for body, field in ((shapes.a_validation_v2(account_status=None), "account_status"),
                        (shapes.a_validation_v2(transfer_token=""), "transfer_token")):  # fmt: skip
        server.then(say(body))
        with pytest.raises(BadAnswer) as caught:
            await payouts.validations.v2(shapes.VALIDATION)
        assert (caught.value.fault, caught.value.field) == (AnswerFault.MISSING_FIELD, field)


@pytest.mark.parametrize(
    ("status", "body", "kind", "outcome"),
    [
        (
            400,
            {"type": "invalid_request_error", "code": "vpa_invalid", "message": "x"},
            Problem.REFUSED,
            Outcome.FIX_FIELD,
        ),
        (401, b"", Problem.NOT_THE_SERVICE, Outcome.UNKNOWN),
        (
            401,
            {"type": "authentication_error", "code": "authentication_failed", "message": "x"},
            Problem.KEYS_REFUSED,
            Outcome.NOT_ALLOWED,
        ),
        (206, shapes.a_validation_v2(), Problem.SERVICE_FAULT, Outcome.UNKNOWN),
        (403, {"type": "x", "code": "apis_not_enabled", "message": "x"}, Problem.NOT_ALLOWED, Outcome.NOT_ALLOWED),
        (
            500,
            {"type": "authentication_error", "code": "internal_server_error"},
            Problem.SERVICE_FAULT,
            Outcome.UNKNOWN,
        ),
        (200, b"<html>", Problem.NOT_THE_SERVICE, Outcome.UNKNOWN),
        (302, shapes.a_validation_v2(), Problem.NOT_THE_SERVICE, Outcome.UNKNOWN),
    ],
)
async def test_v2_says_no_by_its_http_status(
    server: WireServer, payouts: PayoutsClient, status: int, body: object, kind: Problem, outcome: Outcome
) -> None:
    server.then(say(body, status))
    found, judgement = await failed(payouts.validations.v2(shapes.VALIDATION))
    assert found.problem is kind
    assert judgement.outcome is outcome
    if status == 302:
        assert isinstance(found, BadAnswer)
        assert found.fault is AnswerFault.REDIRECT
