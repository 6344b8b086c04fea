"""Map connection faults and refusals of the gateway to problems (docs/service.md#gateway-errors)."""

from __future__ import annotations

import errno
import socket
import ssl
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

import httpx

from paydesk.api.errors import AnswerFault, BadAnswer, ErrorContext, ServiceError
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import text
from paydesk.domain.failure import Problem, Side, is_expiry_refusal

_NO_NETWORK: Final = frozenset(
    {
        errno.ENETUNREACH,
        errno.EHOSTUNREACH,
        errno.ENETDOWN,
        errno.EADDRNOTAVAIL,
        10050,  # WSAENETDOWN
        10051,  # WSAENETUNREACH
        10065,  # WSAEHOSTUNREACH
    }
)


def connection_error(fault: Exception, context: ErrorContext, *, proxied: bool = False) -> ServiceError:
    """Create the error for an exception of httpx, or of the operating system, in one call.

    The outcome of a create stays known only if no connection was made (docs/rules.md#no-answer-is-unknown).

    Args:
        fault: The exception.
        context: What is known of the call.
        proxied: True if calls go through a proxy: a connection that was not made is then one to the proxy.
    """
    context = replace(context, message=type(fault).__name__)
    match fault:
        case httpx.ProxyError():
            return ServiceError(Problem.PROXY, context)
        case httpx.ConnectTimeout():
            return _no_answer(context, proxied=proxied)
        case httpx.PoolTimeout():
            return ServiceError(Problem.TIMED_OUT, context, outcome_known=True)  # it waited for a connection: not sent
        case httpx.ConnectError():
            return _not_connected(fault, context, proxied=proxied)
        case httpx.TimeoutException() | TimeoutError():
            return ServiceError(Problem.TIMED_OUT, context)
        case httpx.UnsupportedProtocol() | httpx.InvalidURL():
            return BadAnswer(AnswerFault.REDIRECT, context)  # our own address is checked: this one is the answer's
        case httpx.RemoteProtocolError() if not _is_closed(fault):
            return BadAnswer(AnswerFault.NOT_HTTP, context)
        case _:
            return ServiceError(Problem.LINE_CUT, context)


def _no_answer(context: ErrorContext, *, proxied: bool) -> ServiceError:
    return ServiceError(Problem.PROXY if proxied else Problem.NO_ANSWER, context)


def _not_connected(fault: Exception, context: ErrorContext, *, proxied: bool) -> ServiceError:
    causes = list(_walk_causes(fault))
    if any(isinstance(cause, ssl.SSLError) for cause in causes):
        return ServiceError(Problem.NOT_TRUSTED, context)
    if any(isinstance(cause, socket.gaierror) for cause in causes):
        return ServiceError(Problem.PC_OFFLINE, context)
    # one address may have no route (IPv6 at home) while another one refuses: the network works then
    numbers = {cause.errno for cause in causes if isinstance(cause, OSError) and cause.errno is not None}
    if numbers and numbers <= _NO_NETWORK:
        return ServiceError(Problem.PC_OFFLINE, context)
    return _no_answer(context, proxied=proxied)


def _is_closed(fault: Exception) -> bool:
    text = str(fault).lower()
    return "closed" in text or "disconnected" in text


def _walk_causes(fault: BaseException) -> Iterator[BaseException]:
    """Yield the exception, its causes and contexts, and the members of exception groups (one per address tried)."""
    waiting: list[BaseException] = [fault]
    seen: set[int] = set()
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        yield one
        waiting += [cause for cause in (one.__cause__, one.__context__) if cause is not None]
        if isinstance(one, BaseExceptionGroup):
            waiting += one.exceptions


BY_TYPE_AND_CODE: Final[Mapping[tuple[str, str], Problem]] = {
    ("invalid_request_error", "request_failed"): Problem.REFUSED,
    ("authentication_error", "request_failed"): Problem.KEYS_REFUSED,
    ("invalid_request_error", "somethind_not_found"): Problem.NOT_FOUND,
    ("invalid_request_error", "order_already_exists"): Problem.ALREADY_EXISTS,
    ("idempotency_error", "request_invalid"): Problem.KEY_REUSED,
    ("rate_limit_error", "request_failed"): Problem.SLOW_DOWN,
    ("api_error", "internal_error"): Problem.SERVICE_FAULT,
}
"""The rows of docs/service.md#gateway-errors: (type, code)."""

BY_CODE: Final[Mapping[str, Problem]] = {
    "order_not_found": Problem.NOT_FOUND,
    "order_get_not_found": Problem.NOT_FOUND,
    "payment_not_found": Problem.NOT_FOUND,
    "transaction_get_not_found": Problem.NOT_FOUND,
    "terminal_post_not_found": Problem.NOT_FOUND,
    "terminal_id_post_not_found": Problem.NOT_FOUND,
    "order_inactive": Problem.NOT_ACTIVE,
    "order_already_paid": Problem.NOT_ACTIVE,
    "order_already_exists": Problem.ALREADY_EXISTS,
    "api_request_timeout": Problem.TIMED_OUT,
}
"""Codes seen in practice (docs/service.md#gateway-errors), whatever their type."""
_TERMINAL_CODES: Final = frozenset({"terminal_post_not_found", "terminal_id_post_not_found"})
"""The terminal is missing or inactive (docs/service.md#create-a-terminal-transaction), which the shop can fix."""

BY_TYPE: Final[Mapping[str, Problem]] = {
    "authentication_error": Problem.KEYS_REFUSED,
    "idempotency_error": Problem.KEY_REUSED,
    "rate_limit_error": Problem.SLOW_DOWN,
    "api_error": Problem.SERVICE_FAULT,
    "api_connection_error": Problem.SERVICE_FAULT,
    "bad_gateway_error": Problem.SERVICE_FAULT,
    "feature_not_enabled": Problem.NOT_ALLOWED,
}

BY_STATUS: Final[Mapping[int, Problem]] = {
    401: Problem.KEYS_REFUSED,
    403: Problem.NOT_ALLOWED,
    408: Problem.TIMED_OUT,
    413: Problem.REFUSED,
    429: Problem.SLOW_DOWN,
}
"""Statuses of the service that words in the body cannot change."""


def classify_problem(status: int, type_: str, code: str) -> Problem:
    """Return the problem for an HTTP status of 400 or more and the words of its body.

    A 5xx is never a refusal, whatever its body says: the work may have been done (docs/rules.md#no-answer-is-unknown).
    """
    if status >= 500:
        return Problem.SERVICE_FAULT
    if status in BY_STATUS:
        return BY_STATUS[status]
    found = BY_CODE.get(code) or BY_TYPE_AND_CODE.get((type_, code)) or BY_TYPE.get(type_)
    if found is not None:
        return found
    return Problem.NOT_FOUND if status == 404 else Problem.REFUSED


def gateway_error(value: Json, context: ErrorContext) -> ServiceError:
    """Create the error for an answer of the gateway, in its own shape, other than 200. Never raises."""
    status = context.http_status or 0
    if status < 300 or not isinstance(value, dict):
        return BadAnswer(AnswerFault.OTHER_STATUS, context)
    type_, code, message = (text(value, name) for name in ("type", "code", "message"))
    problem = classify_problem(status, type_, code)
    side = Side.SHOP if problem is Problem.NOT_FOUND and code in _TERMINAL_CODES else None
    if problem is Problem.REFUSED and is_expiry_refusal(code):
        side = Side.THIS_PC
    return ServiceError(problem, replace(context, type=type_, code=code, message=message), side=side)
