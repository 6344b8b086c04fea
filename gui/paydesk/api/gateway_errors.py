"""Which answer of the gateway lands on which error: the tables of SPEC.md 7.1 and SERVICE-FACTS 2.8 as code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from paydesk.api.answers import Raw
from paydesk.api.errors import (
    About,
    AnswerFault,
    BadAnswer,
    KeyReused,
    KeysRefused,
    NotAllowed,
    NotFound,
    OrderAlreadyExists,
    OrderNotActive,
    Refused,
    ServiceError,
    ServiceFault,
    SlowDown,
    TerminalNotFound,
    TimedOut,
)
from paydesk.api.wire import decoded
from paydesk.domain.fact import text

ROWS: Final[Mapping[tuple[str, str], type[ServiceError]]] = {
    ("invalid_request_error", "request_failed"): Refused,
    ("authentication_error", "request_failed"): KeysRefused,
    ("invalid_request_error", "somethind_not_found"): NotFound,
    ("invalid_request_error", "order_already_exists"): OrderAlreadyExists,
    ("idempotency_error", "request_invalid"): KeyReused,
    ("rate_limit_error", "request_failed"): SlowDown,
    ("api_error", "internal_error"): ServiceFault,
}
"""SPEC.md 7.1, row by row: (type, code)."""

BY_CODE: Final[Mapping[str, type[ServiceError]]] = {
    "order_not_found": NotFound,
    "order_get_not_found": NotFound,
    "payment_not_found": NotFound,
    "transaction_get_not_found": NotFound,
    "terminal_post_not_found": TerminalNotFound,
    "terminal_id_post_not_found": TerminalNotFound,
    "order_inactive": OrderNotActive,
    "order_already_paid": OrderNotActive,
    "order_already_exists": OrderAlreadyExists,
    "api_request_timeout": TimedOut,
}
"""Codes seen in the wild (SERVICE-FACTS 2.8), whatever their type."""

BY_TYPE: Final[Mapping[str, type[ServiceError]]] = {
    "authentication_error": KeysRefused,
    "idempotency_error": KeyReused,
    "rate_limit_error": SlowDown,
    "api_error": ServiceFault,
    "api_connection_error": ServiceFault,
    "bad_gateway_error": ServiceFault,
    "feature_not_enabled": NotAllowed,
}

CERTAIN: Final[Mapping[int, type[ServiceError]]] = {
    401: KeysRefused,
    403: NotAllowed,
    408: TimedOut,
    413: Refused,
    429: SlowDown,
}
"""Statuses that say enough; the body cannot change their meaning."""

SILENT: Final[Mapping[int, type[ServiceError]]] = {
    409: OrderAlreadyExists,
    422: KeyReused,
}
"""Statuses with a row of their own in SERVICE-FACTS 2.8, for a body without a type."""


def refusal_class(status: int, type_: str, code: str) -> type[ServiceError]:
    """The one class for an HTTP status of 400 or more and the words of its body ("" where it had none).

    A 5xx never counts as a refusal, whatever its body says: the work may have been done (truth 5).
    """
    if status >= 500:
        return ServiceFault
    if status in CERTAIN:
        return CERTAIN[status]
    found = BY_CODE.get(code) or ROWS.get((type_, code)) or BY_TYPE.get(type_)
    if found is not None:
        return found
    if status == 404:
        return NotFound
    return Refused if type_ else SILENT.get(status, Refused)


def refusal(raw: Raw, about: About) -> ServiceError:
    """The error for an answer of the gateway outside 200 to 299, with the body {message, code, type}; never raises."""
    if 300 <= raw.status < 400:
        return BadAnswer(AnswerFault.REDIRECT, about)
    type_, code, message = _words(raw.body, about)
    if raw.status == 404 and not (type_ or code):
        # somebody else's 404 must never be taken for "the service has no such order"
        return BadAnswer(AnswerFault.NOT_THE_SERVICE, about)
    filled = replace(about, http_status=raw.status, type=type_, code=code, message=message)
    return refusal_class(raw.status, type_, code)(replace(filled, retry_after=raw.rate.retry_after))


def _words(body: bytes, about: About) -> tuple[str, str, str]:
    """Type, code and message of an error body; each is "" when it is missing or no text."""
    try:
        value = decoded(body, about)
    except BadAnswer:
        return "", "", ""
    if not isinstance(value, dict):
        return "", "", ""
    return text(value, "type"), text(value, "code"), text(value, "message")
