"""Reading the body of a request, no more of it than is allowed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.types import Receive


_PATIENCE: Final = 64
_DEEPEST: Final = 64
_TEXTS: Final = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKETS: Final = re.compile(rb"[][{}]")


class TooLarge(ValueError):
    """The body is larger than allowed; the rest of it was read and forgotten, up to 64 times as much."""


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
