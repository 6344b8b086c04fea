"""The tree of errors: each answer that says no lands on one class.

See docs/service.md#gateway-errors, docs/service.md#gateway-errors.
"""

from __future__ import annotations

import inspect
from typing import Final, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.api.errors import PROBLEM_TRAITS, AnswerFault, BadAnswer, ErrorContext, RulesBroken, ServiceError
from paydesk.api.gateway import GatewayClient
from paydesk.api.refusals import BY_TYPE_AND_CODE
from paydesk.domain.failure import NOT_FROM_SERVICE, Failure, Problem, Side
from paydesk.domain.masking import masked_line
from paydesk.domain.rules import Rule
from tests.api.shapes import KEY, ORDER_ID, a_new_order
from tests.helpers.wire_server import WireServer, no, say

INVALID: Final = "invalid_request_error"

Row: TypeAlias = tuple[int, str, str, Problem, Side, bool]
# status, type, code -> class, problem, side, whether a failed create has surely done nothing
TABLE: Final[list[Row]] = [
    # docs/service.md#gateway-errors with the statuses of docs/service.md#gateway-errors
    (400, INVALID, "request_failed", Problem.REFUSED, Side.SALE, True),
    (401, "authentication_error", "request_failed", Problem.KEYS_REFUSED, Side.SHOP, True),
    (404, INVALID, "somethind_not_found", Problem.NOT_FOUND, Side.SALE, True),
    (409, INVALID, "order_already_exists", Problem.ALREADY_EXISTS, Side.SALE, True),
    (422, "idempotency_error", "request_invalid", Problem.KEY_REUSED, Side.THIS_PC, True),
    (400, "idempotency_error", "request_invalid", Problem.KEY_REUSED, Side.THIS_PC, True),
    (429, "rate_limit_error", "request_failed", Problem.SLOW_DOWN, Side.SERVICE, True),
    (500, "api_error", "internal_error", Problem.SERVICE_FAULT, Side.SERVICE, False),
    (502, "api_error", "bank_processing_failure", Problem.SERVICE_FAULT, Side.SERVICE, False),
    # statuses that the page does not list
    (403, INVALID, "request_failed", Problem.NOT_ALLOWED, Side.SHOP, True),
    (408, "", "", Problem.NOT_THE_SERVICE, Side.THIS_PC, False),
    (413, "", "", Problem.NOT_THE_SERVICE, Side.THIS_PC, False),
    (503, "", "", Problem.EDGE_FAULT, Side.THIS_PC, False),
    (504, INVALID, "order_not_found", Problem.SERVICE_FAULT, Side.SERVICE, False),
    (418, "", "", Problem.NOT_THE_SERVICE, Side.THIS_PC, False),
    (418, "teapot_error", "short_and_stout", Problem.REFUSED, Side.SALE, True),
    (599, "", "", Problem.NOT_THE_SERVICE, Side.THIS_PC, False),
    (408, "api_error", "x", Problem.TIMED_OUT, Side.SERVICE, False),
    (400, INVALID, "order_expiry_time_invalid", Problem.REFUSED, Side.THIS_PC, True),
    (407, INVALID, "request_failed", Problem.PROXY_LOGIN, Side.THIS_PC, False),
    (511, INVALID, "request_failed", Problem.NETWORK_LOGIN, Side.THIS_PC, False),
    (206, INVALID, "request_failed", Problem.BAD_ANSWER, Side.SERVICE, False),
    (422, "invalid_request_error", "request_invalid", Problem.REFUSED, Side.SALE, True),
    # pages of somebody: whatever the status, they prove nothing
    (451, "", "", Problem.FILTERED, Side.THIS_PC, False),
    (400, "", "", Problem.NOT_THE_SERVICE, Side.THIS_PC, False),
    (401, "", "", Problem.NOT_THE_SERVICE, Side.THIS_PC, False),
    (403, "", "", Problem.FILTERED, Side.THIS_PC, False),
    (404, "", "", Problem.NOT_THE_SERVICE, Side.THIS_PC, False),
    (409, "", "", Problem.NOT_THE_SERVICE, Side.THIS_PC, False),
    (422, "", "", Problem.NOT_THE_SERVICE, Side.THIS_PC, False),
    (429, "", "", Problem.NOT_THE_SERVICE, Side.THIS_PC, False),
    (500, "", "", Problem.NOT_THE_SERVICE, Side.THIS_PC, False),
    # codes and types in the wild
    (404, INVALID, "order_get_not_found", Problem.NOT_FOUND, Side.SALE, True),
    (400, INVALID, "order_not_found", Problem.NOT_FOUND, Side.SALE, True),
    (400, INVALID, "order_get_not_found", Problem.NOT_FOUND, Side.SALE, True),
    (400, INVALID, "payment_not_found", Problem.NOT_FOUND, Side.SALE, True),
    (400, INVALID, "transaction_get_not_found", Problem.NOT_FOUND, Side.SALE, True),
    (400, "conflict_error", "order_already_exists", Problem.ALREADY_EXISTS, Side.SALE, True),
    (400, "idempotency_error", "x", Problem.KEY_REUSED, Side.THIS_PC, True),
    (400, "api_error", "x", Problem.SERVICE_FAULT, Side.SERVICE, False),
    (400, "bad_gateway_error", "x", Problem.SERVICE_FAULT, Side.SERVICE, False),
    (413, "rate_limit_error", "x", Problem.REFUSED, Side.SALE, True),
    (404, INVALID, "anything_new", Problem.NOT_FOUND, Side.SALE, True),
    (404, INVALID, "request_failed", Problem.REFUSED, Side.SALE, True),
    (404, INVALID, "terminal_post_not_found", Problem.NOT_FOUND, Side.SHOP, True),
    (400, INVALID, "terminal_id_post_not_found", Problem.NOT_FOUND, Side.SHOP, True),
    (400, INVALID, "order_inactive", Problem.NOT_ACTIVE, Side.SALE, True),
    (400, INVALID, "order_already_paid", Problem.NOT_ACTIVE, Side.SALE, True),
    (409, INVALID, "something_else", Problem.REFUSED, Side.SALE, True),
    (422, "validation_error", "customer_phone_invalid", Problem.REFUSED, Side.SALE, True),
    (400, "feature_not_enabled", "x", Problem.NOT_ALLOWED, Side.SHOP, True),
    (400, "api_error", "internal_error", Problem.SERVICE_FAULT, Side.SERVICE, False),
    (400, "api_connection_error", "x", Problem.SERVICE_FAULT, Side.SERVICE, False),
    (400, "authentication_error", "x", Problem.KEYS_REFUSED, Side.SHOP, True),
    (400, "rate_limit_error", "x", Problem.SLOW_DOWN, Side.SERVICE, True),
    (400, INVALID, "api_request_timeout", Problem.TIMED_OUT, Side.SERVICE, False),
    (301, "", "", Problem.NOT_THE_SERVICE, Side.THIS_PC, False),
]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: "-".join(str(word) for word in row[:3]))
async def test_each_answer_that_says_no_lands_on_one_class(
    server: WireServer, gateway: GatewayClient, row: Row
) -> None:
    status, type_, code, problem, side, known = row
    body = {"message": "no", "code": code, "type": type_} if type_ else b""
    server.then(say(body, status, x_request_id="req-9"))
    with pytest.raises(ServiceError) as create:
        await gateway.orders.create(a_new_order(), KEY)
    with pytest.raises(ServiceError) as end:
        await gateway.orders.terminate(ORDER_ID, KEY)
    with pytest.raises(ServiceError) as read:
        await gateway.orders.read(ORDER_ID)
    for error in (create.value, end.value, read.value):
        assert (error.problem, error.side) == (problem, side)
        assert (error.http_status, error.request_id) == (status, "req-9")
        assert (error.type, error.code) == (("", "") if isinstance(error, BadAnswer) else (type_, code))
    assert create.value.outcome_known is end.value.outcome_known is known
    assert read.value.outcome_known


def test_the_table_has_every_row_of_the_spec() -> None:
    tested = {(type_, code): problem for _, type_, code, problem, *_ in reversed(TABLE)}
    assert {row: tested[row] for row in BY_TYPE_AND_CODE} == BY_TYPE_AND_CODE


def test_every_problem_of_the_line_or_the_service_has_a_side() -> None:
    counters_own = {Problem.WRONG_AMOUNT, Problem.OTHER_KEYS, Problem.TERMINAL_GONE}
    assert set(PROBLEM_TRAITS) == set(Problem) - counters_own
    in_doubt = {each for each in PROBLEM_TRAITS if not ServiceError(each, ErrorContext("POST")).outcome_known}
    assert in_doubt == NOT_FROM_SERVICE | {
        Problem.TIMED_OUT,
        Problem.LINE_CUT,
        Problem.BAD_ANSWER,
        Problem.SERVICE_FAULT,
    }


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"x_ratelimit_retry": "17"}, 17.0),
        ({"retry_after": "21"}, 21.0),
        ({"x_ratelimit_retry": "17", "retry_after": "21"}, 17.0),
        ({"x_ratelimit_retry": "0", "retry_after": "21"}, 21.0),
        ({"x_ratelimit_retry": "0"}, None),
        ({"x_ratelimit_retry": "soon", "retry_after": "Fri, 20 Nov 2026 21:13:20 GMT"}, None),
        ({"x_ratelimit_retry": "999999999"}, 60.0),
        ({"retry_after": "86400"}, 60.0),
        ({"retry_after": "Fri, 20 Nov 2026 21:13:20 GMT", "date": "Fri, 20 Nov 2026 21:13:13 GMT"}, 7.0),
        ({"retry_after": "Sat, 21 Nov 2026 21:13:20 GMT", "date": "Fri, 20 Nov 2026 21:13:13 GMT"}, 60.0),
        ({"retry_after": "Fri, 20 Nov 2026 21:13:13 GMT", "date": "Fri, 20 Nov 2026 21:13:20 GMT"}, None),
        ({}, None),
    ],
)
async def test_slow_down_says_for_how_long_where_the_service_did(
    server: WireServer, gateway: GatewayClient, headers: dict[str, str], seconds: float | None
) -> None:
    server.then(no(429, "rate_limit_error", "request_failed", **headers))
    with pytest.raises(ServiceError, match=r"^slow_down") as caught:
        await gateway.orders.read(ORDER_ID)
    assert caught.value.retry_after == caught.value.failure.retry_after == seconds


async def test_what_the_service_says_is_masked_and_short(server: WireServer, gateway: GatewayClient) -> None:
    message = "customer 9876543210 <asha.rao@okbank>\nalready paid; " + "x" * 500
    server.then(no(400, INVALID, "order_already_paid", message))
    with pytest.raises(ServiceError, match=r"^not_active") as caught:
        await gateway.orders.read(ORDER_ID)
    for text in (caught.value.message, caught.value.failure.message, str(caught.value), repr(caught.value)):
        assert "9876543210" not in text
        assert "asha.rao" not in text
        assert "already paid" in text
        assert "\n" not in text
    assert len(caught.value.message) <= 200


@pytest.mark.parametrize(
    "body",
    [{"message": 5, "code": ["x"], "type": None}, {"message": "Forbidden"}, [1], "text", b"{", b"<html>", b"\xff"],
)
async def test_an_odd_error_body_is_nobodys_answer(server: WireServer, gateway: GatewayClient, body: object) -> None:
    """A page with 401 marked keys that are right as wrong."""
    server.then(say(body, 401))
    with pytest.raises(ServiceError, match=r"^not_the_service"):
        await gateway.orders.read(ORDER_ID)


def test_a_very_long_text_is_cut_between_words_before_it_is_masked() -> None:
    """Cut within the number, its first half would be too short for the mask to see."""
    message = "a" * 100 + "." * 893 + " 9876543210 and so on"
    assert ServiceError(Problem.REFUSED, ErrorContext(message=message)).message == "a" * 100 + "." * 99 + "…"
    assert "98765" not in masked_line(message, 2_000)
    assert masked_line("9" * 5_000, 200) == ""


def test_a_failure_is_the_error_as_a_value() -> None:
    about = ErrorContext("POST", "/orders", 503, "api_error", "down", "be back soon", "req-1", 7.0)
    error = ServiceError(Problem.SERVICE_FAULT, about)
    assert error.failure == Failure(
        Problem.SERVICE_FAULT,
        Side.SERVICE,
        outcome_known=False,
        http_status=503,
        code="down",
        message="be back soon",
        request_id="req-1",
        retry_after=7.0,
    )
    assert str(error) == "service_fault; POST /orders; HTTP 503; down; be back soon; request req-1"


def test_an_error_of_which_nothing_is_known_says_only_what_it_is() -> None:
    error = ServiceError(Problem.SERVICE_FAULT)
    assert (error.type, ServiceError(Problem.NOT_FOUND, side=Side.SHOP).side) == ("", Side.SHOP)
    assert (str(error), error.classification, error.outcome_known) == ("service_fault", None, True)
    assert error.failure == Failure(Problem.SERVICE_FAULT, Side.SERVICE, outcome_known=True)


def test_what_a_service_says_is_cut_and_a_request_id_is_whole_for_its_staff() -> None:
    long = ErrorContext(type="t " * 60, code="c " * 60, message="m " * 150, request_id="r " * 90)
    error = ServiceError(Problem.REFUSED, long)
    assert [len(text) for text in (error.type, error.code, error.message, error.request_id)] == [60, 60, 200, 100]
    assert ServiceError(Problem.REFUSED, ErrorContext(request_id="9876543210")).request_id == "9876543210"
    assert ServiceError(Problem.REFUSED, ErrorContext(code="9876543210")).code != "9876543210"


def test_what_a_service_says_is_in_no_log_before_it_is_masked() -> None:
    assert "9876543210" not in repr(ErrorContext(type="t 9876543210", code="c 9876543210", message="m 9876543210"))


def test_broken_rules_name_themselves() -> None:
    error = RulesBroken((("order_id", Rule.TOO_SHORT), ("order_note", Rule.TOO_LONG)), ErrorContext("POST", "/orders"))
    assert str(error) == "rules: order_id too_short, order_note too_long"
    assert (error.failure.outcome_known, error.method, error.operation) == (True, "POST", "/orders")


def test_each_fault_of_an_answer_has_words_and_says_where_it_was_met() -> None:
    assert len({BadAnswer(fault).message for fault in AnswerFault}) == len(AnswerFault)
    about = ErrorContext("POST", "/orders", 502, "api_error", "down", "be back soon", "req-1", 7.0)
    error = BadAnswer(AnswerFault.MISSING_FIELD, about, field_name="order_status")
    assert str(error) == (
        "bad_answer; POST /orders; HTTP 502; down; the answer lacks a field: order_status; request req-1"
    )
    assert (error.type, error.retry_after, error.outcome_known) == ("api_error", 7.0, False)
    assert BadAnswer(AnswerFault.EMPTY).message == "the answer is empty"


@given(st.text(max_size=3000), st.text(max_size=100), st.text(max_size=100))
def test_no_text_of_a_service_breaks_an_error(message: str, code: str, request_id: str) -> None:
    error = ServiceError(Problem.REFUSED, ErrorContext(message=message, code=code, request_id=request_id))
    for text, longest in ((error.message, 200), (error.code, 60), (error.request_id, 100)):
        assert len(text) <= longest
        assert text.encode("utf-8").decode().isprintable() or not text
    assert inspect.isclass(type(error.failure))
