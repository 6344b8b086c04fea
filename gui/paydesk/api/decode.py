"""From the bytes of an answer to JSON, or to a BadAnswer that says what is wrong with it."""

from __future__ import annotations

import json
import re
from typing import Final

from paydesk.api.errors import About, AnswerFault, BadAnswer
from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json

_BEGUN: Final = re.compile(r"|-|\.|[eE][+-]?|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?|u[0-9A-Fa-f]{0,4}")
"""Nothing, or what is left of a number, a literal or an escape when the text stops within it."""


def decoded(body: bytes, about: About) -> dict[str, Json] | list[Json]:
    """The JSON object or array of a body; every number with a fraction is a Decimal. Raises BadAnswer."""
    start = body[:512].lstrip(b"\xef\xbb\xbf \t\r\n")
    if not start:
        raise BadAnswer(AnswerFault.EMPTY if not body.strip() else AnswerFault.NOT_JSON, about)
    if start.startswith(b"<"):
        raise BadAnswer(AnswerFault.HTML, about)
    try:
        value = exact_json.decode(body)
    except json.JSONDecodeError as fault:
        raise BadAnswer(_kind(fault), about) from None
    except RecursionError:
        raise BadAnswer(AnswerFault.TOO_DEEP, about) from None
    except UnicodeDecodeError as fault:
        cut = fault.reason == "unexpected end of data"
        raise BadAnswer(AnswerFault.CUT if cut else AnswerFault.NOT_JSON, about) from None
    except (ValueError, ArithmeticError):  # NaN, or a number that no computer can hold
        raise BadAnswer(AnswerFault.NOT_JSON, about) from None
    if not isinstance(value, dict | list):
        raise BadAnswer(AnswerFault.NOT_EXPECTED_SHAPE, about)
    return value


def _kind(fault: json.JSONDecodeError) -> AnswerFault:
    """Text that is sound up to its end was cut; anything else is no JSON."""
    rest = fault.doc[fault.pos : fault.pos + 10].strip()
    cut = fault.msg.startswith("Unterminated string") or _BEGUN.fullmatch(rest)
    return AnswerFault.CUT if cut else AnswerFault.NOT_JSON
