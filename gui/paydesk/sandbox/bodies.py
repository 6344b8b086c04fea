"""Reading the body of a request, no more of it than is allowed, and only as what it says it is."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from starlette.types import Receive

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json

_PATIENCE: Final = 64
_DEEPEST: Final = 64
_TEXTS: Final = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKETS: Final = re.compile(rb"[][{}]")
_SURROGATE: Final = re.compile(rb"\\u[dD][89a-fA-F]")
NOT_JSON_TYPE: Final = "Content-Type is not application/json"


class TooLarge(ValueError):
    """The body is larger than allowed; the rest of it was read and forgotten, up to 64 times as much."""


class NotJson(ValueError):
    """The body cannot be read as JSON; the text says why."""


async def read_body(receive: Receive, limit: int) -> bytes:
    """The whole body, of at most `limit` bytes. Raises TooLarge."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        piece = message.get("body", b"")
        size += len(piece)
        if size <= limit:
            parts.append(piece)
        if not message.get("more_body", False) or size > _PATIENCE * limit:
            break
    if size > limit:
        raise TooLarge(f"more than {limit} bytes")
    return b"".join(parts)


def too_deep(body: bytes) -> bool:
    """Whether a body of JSON may be nested more than 64 deep: what is read must also be written again."""
    if body.count(b"[") + body.count(b"{") <= _DEEPEST:
        return False
    depth = deepest = 0
    for sign in _BRACKETS.findall(_TEXTS.sub(b"", body)):
        depth += 1 if sign in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest > _DEEPEST


def json_body(headers: Mapping[bytes, bytes], body: bytes, *, any_depth: bool = False) -> Json:
    """A body that says it is JSON, and is, nested at most 64 deep unless `any_depth`. Raises NotJson."""
    if b"json" not in headers.get(b"content-type", b"").lower():
        raise NotJson(NOT_JSON_TYPE)
    if not any_depth and too_deep(body):
        raise NotJson("the request body is nested too deeply")
    try:
        value = exact_json.decode(body)
        if _SURROGATE.search(body):
            exact_json.encode(value).encode()  # half of a pair is no text: it could not be sent back
    except (ValueError, RecursionError):
        raise NotJson("the request body is not JSON") from None
    return value
