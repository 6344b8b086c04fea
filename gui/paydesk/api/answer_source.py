"""Tell an answer of the service from one of a proxy, filter or login page on the way (docs/decisions/0025).

An intermediary may answer with any status. Its answer proves nothing: the request may or may not have reached the
service, and its Date and rate limits are not the service's. The rule is the same for all areas and calls.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from paydesk.api.errors import AnswerFault, BadAnswer, ErrorContext
from paydesk.api.wire import decode_body
from paydesk.domain.exact_json import Json
from paydesk.domain.failure import Problem

_NETWORK_STATUSES: Final[Mapping[int, Problem]] = {
    407: Problem.PROXY_LOGIN,
    511: Problem.NETWORK_LOGIN,
}
"""Statuses that only intermediaries give, whatever the body looks like (RFC 9110, 15.5.8; RFC 6585, 6)."""
_BY_STATUS: Final[Mapping[int, Problem]] = {
    **_NETWORK_STATUSES,
    403: Problem.FILTERED,
    451: Problem.FILTERED,
    502: Problem.EDGE_FAULT,
    503: Problem.EDGE_FAULT,
    504: Problem.EDGE_FAULT,
}
_CONTENT_TYPES: Final = frozenset({"", "application/json", "text/json", "text/plain"})
"""Content types of the service's bodies. Intermediaries may change the type to text/plain or drop it."""
_TRUNCATION_FAULTS: Final = frozenset({AnswerFault.CUT, AnswerFault.TOO_DEEP})
"""Faults of a body that begins like one of the service's."""
_ERROR_FIELDS: Final = ("type", "code")
_ENVELOPE_FIELDS: Final = ("status", "subCode")


def decode_service_answer(
    body: bytes, headers: Mapping[str, str], context: ErrorContext, *, envelope: bool
) -> dict[str, Json] | list[Json]:
    """Return the JSON of an answer in the service's own shape.

    A refusal is an object with `type` and `code`, and its status is not 200.

    Args:
        body: The bytes of the answer.
        headers: Header names in any case.
        context: What is known of the call, the HTTP status included.
        envelope: True for payouts by bearer token, whose every answer has `status` and `subCode`.

    Raises:
        BadAnswer: The answer is an intermediary's, or broken.
    """
    status = context.http_status or 0
    if 300 <= status < 400:
        raise foreign_answer_error(AnswerFault.REDIRECT, context)
    if status in _NETWORK_STATUSES:
        raise foreign_answer_error(AnswerFault.NOT_THE_SERVICE, context)
    try:
        value = decode_body(body, context)
    except BadAnswer as error:
        begun = error.fault in _TRUNCATION_FAULTS and status == 200 and is_json(headers)
        raise error if begun else foreign_answer_error(error.fault, context) from None
    if not is_json(headers):
        raise foreign_answer_error(AnswerFault.OTHER_TYPE, context)
    is_error = _has_words(value, _ERROR_FIELDS)
    is_from_service = is_error or (_has_words(value, _ENVELOPE_FIELDS) if envelope else 200 <= status < 300)
    if not is_from_service or (is_error and status == 200 and not envelope):  # 200 contradicts a refusal
        raise foreign_answer_error(AnswerFault.NOT_THE_SERVICE, context)
    return value


def is_json(headers: Mapping[str, str]) -> bool:
    """Return True if the content type is JSON, absent, or one that intermediaries put in its place."""
    content_type = headers.get("content-type", "").partition(";")[0].strip().lower()
    return content_type in _CONTENT_TYPES or (
        content_type.startswith("application/") and content_type.endswith("+json")
    )


def has_service_time(status: int) -> bool:
    """Return True if the Date of an answer without a body may be the service's: not that of a redirect or a login."""
    return status not in _NETWORK_STATUSES and not 300 <= status < 400


def foreign_answer_error(fault: AnswerFault, context: ErrorContext) -> BadAnswer:
    """Create the error for an intermediary's answer, without its retry time."""
    problem = _BY_STATUS.get(context.http_status or 0, Problem.NOT_THE_SERVICE)
    return BadAnswer(fault, replace(context, retry_after=None), problem=problem)


def _has_words(value: Json, names: tuple[str, str]) -> bool:
    """Return True if `value` is an object with a non-empty word or a number under both names."""
    return isinstance(value, dict) and all(_is_word(value.get(name)) for name in names)


def _is_word(value: Json) -> bool:
    if isinstance(value, bool):
        return False
    return bool(value) if isinstance(value, str) else isinstance(value, int)
