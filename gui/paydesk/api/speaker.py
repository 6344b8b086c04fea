"""Who answered: the service, in the shape that its documents give, or something between it and this PC.

A login page, a proxy or a filter may answer with any status. Its answer proves nothing: the request may have reached
the service, or not, and no time and no limit that it tells is the service's. One rule for all areas and calls.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from paydesk.api.errors import About, AnswerFault, BadAnswer
from paydesk.api.wire import decoded
from paydesk.domain.exact_json import Json
from paydesk.domain.failure import Problem

_OF_THE_NETWORK: Final[Mapping[int, Problem]] = {
    407: Problem.PROXY_LOGIN,
    511: Problem.NETWORK_LOGIN,
}
"""Statuses that no service gives, whatever its answer looks like (RFC 9110, 15.5.8; RFC 6585, 6)."""
_BY_STATUS: Final[Mapping[int, Problem]] = {
    **_OF_THE_NETWORK,
    403: Problem.FILTERED,
    451: Problem.FILTERED,
    502: Problem.EDGE_FAULT,
    503: Problem.EDGE_FAULT,
    504: Problem.EDGE_FAULT,
}
_TYPES: Final = frozenset({"", "application/json", "text/json", "text/plain"})
"""The types of a body of the service. Front doors change its name to text/plain, or leave it out."""
_BEGUN: Final = frozenset({AnswerFault.CUT, AnswerFault.TOO_DEEP})
"""Faults of a body that begins as one of the service does."""
_ERROR: Final = ("type", "code")
_ENVELOPE: Final = ("status", "subCode")


def value_of(body: bytes, headers: Mapping[str, str], about: About, *, envelope: bool) -> dict[str, Json] | list[Json]:
    """The JSON of an answer in the service's own shape. Raises BadAnswer for one of somebody else, or a broken one.

    A refusal is an object that says `type` and `code`, and is no 200. `envelope`: of payouts by bearer token every
    answer is one that says `status` and `subCode`.
    """
    status = about.http_status or 0
    if 300 <= status < 400:
        raise not_the_service(AnswerFault.REDIRECT, about)
    if status in _OF_THE_NETWORK:
        raise not_the_service(AnswerFault.NOT_THE_SERVICE, about)
    try:
        value = decoded(body, about)
    except BadAnswer as error:
        begun = error.fault in _BEGUN and status == 200 and is_json(headers)
        raise error if begun else not_the_service(error.fault, about) from None
    if not is_json(headers):
        raise not_the_service(AnswerFault.OTHER_TYPE, about)
    is_error = _says(value, _ERROR)
    own = is_error or (_says(value, _ENVELOPE) if envelope else 200 <= status < 300)
    if not own or (is_error and status == 200 and not envelope):  # done, and refused: one of them is a lie
        raise not_the_service(AnswerFault.NOT_THE_SERVICE, about)
    return value


def is_json(headers: Mapping[str, str]) -> bool:
    """Whether the headers call the body JSON, or nothing that it could not be."""
    called = headers.get("content-type", "").partition(";")[0].strip().lower()
    return called in _TYPES or (called.startswith("application/") and called.endswith("+json"))


def may_tell_time(status: int) -> bool:
    """Whether an answer without a body may be the service's: what sends us elsewhere, or to a login, is not."""
    return status not in _OF_THE_NETWORK and not 300 <= status < 400


def not_the_service(fault: AnswerFault, about: About) -> BadAnswer:
    """The error for an answer of somebody else; neither its time nor its limits are the service's."""
    problem = _BY_STATUS.get(about.http_status or 0, Problem.NOT_THE_SERVICE)
    return BadAnswer(fault, replace(about, retry_after=None), problem=problem)


def _says(value: Json, names: tuple[str, str]) -> bool:
    """Whether an object says something readable under both names."""
    return isinstance(value, dict) and all(_is_word(value.get(name)) for name in names)


def _is_word(value: Json) -> bool:
    if isinstance(value, bool):
        return False
    return bool(value) if isinstance(value, str) else isinstance(value, int)
