"""The door of the header-authenticated services: address, keys, version, IP, rate limit, body; then the work.

No idempotency keys here: SPEC.md 4.1 has them for orders and terminals alone.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Final

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.sandbox.bodies import TooLarge, read_body, too_deep
from paydesk.sandbox.gateway.ratelimit import Allowance, RateLimiter
from paydesk.sandbox.headers import errors
from paydesk.sandbox.headers.call import HeaderCall, HeaderOperation, HeaderReply
from paydesk.sandbox.headers.errors import HeaderError, Row
from paydesk.sandbox.payout.auth import address_allowed, is_signature
from paydesk.sandbox.world import World

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

BODY_LIMIT: Final = 256 * 1024
RETRY_S: Final = 30
"""What a magic "too many" tells the caller to wait."""
OLDEST_VERSION: Final = date(2021, 5, 21)
_ECHO_LENGTH: Final = 200
_SURROGATE: Final = re.compile(rb"\\u[dD][89a-fA-F]")

Headers = Mapping[bytes, bytes]


@dataclass(frozen=True, slots=True)
class Manners:
    """What is different from service to service: its operations, and what it tells callers that it turns away."""

    operations: tuple[HeaderOperation, ...]
    version: str = ""
    """Taken when a request names none; "" demands one."""
    keys_missing: tuple[tuple[bytes, Row], ...] = ()
    """Key headers, and what is told when one is not there; otherwise that is a wrong key like any other."""
    authentication: Row = errors.AUTHENTICATION

    @property
    def door_rows(self) -> tuple[Row, ...]:
        """Every row that the door itself may answer with."""
        missing = tuple(row for _, row in self.keys_missing)
        rest = (errors.IP, errors.VERSION, errors.RATE_LIMIT, errors.NOT_JSON, errors.TOO_LARGE)
        return (*missing, self.authentication, *rest)


class HeaderDoor:
    """An ASGI application for the operations of one service."""

    def __init__(self, world: World, limiter: RateLimiter, manners: Manners) -> None:
        self._world = world
        self._limiter = limiter
        self._manners = manners
        self._by_path = {each.path: each for each in manners.operations}

    def knows(self, path: str) -> bool:
        """Whether this is an address of it."""
        return path in self._by_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        headers: Headers = dict(scope["headers"])
        allowance = Allowance(0, 0, 0)
        try:
            body = await read_body(receive, BODY_LIMIT)
            reply, allowance = self._answer(scope, headers, body)
        except TooLarge:
            reply = HeaderReply.row(errors.TOO_LARGE)
        except HeaderError as fault:
            reply = HeaderReply.row(fault.row)
        self._world.commit()
        answer = self._headers(headers, reply, allowance)
        await send({"type": "http.response.start", "status": reply.status, "headers": answer})
        await send({"type": "http.response.body", "body": reply.body})

    def _answer(self, scope: Scope, headers: Headers, body: bytes) -> tuple[HeaderReply, Allowance]:
        operation = self._by_path.get(scope["path"]) if scope["method"] == "POST" else None
        if operation is None:
            raise HeaderError(errors.BAD_URL)
        self._let_in(headers, scope["client"][0] if scope.get("client") else "")
        limit = self._world.knobs.rate_limits.get(operation.limit, 1)
        allowance = self._limiter.take(operation.limit, limit, self._world.clock.now_ms())
        if allowance.refused:
            return HeaderReply.row(errors.RATE_LIMIT), allowance
        calls = self._world.calls
        calls[operation.name, "asked"] += 1
        try:
            reply = operation.handler(HeaderCall(self._world, _json(headers, body)))
        except HeaderError as fault:
            calls[operation.name, "refused"] += 1
            told = Allowance(limit, 0, RETRY_S) if fault.row.status == 429 else allowance
            return HeaderReply.row(fault.row), told
        calls[operation.name, "done"] += 1
        return reply, allowance

    def _let_in(self, sent: Headers, peer: str) -> None:
        """Check keys, address and version. Raises HeaderError."""
        for name, row in self._manners.keys_missing:
            if not sent.get(name):
                raise HeaderError(row)
        right_id = hmac.compare_digest(sent.get(b"x-client-id", b""), self._world.client_id.encode())
        right_secret = hmac.compare_digest(sent.get(b"x-client-secret", b""), self._world.client_secret.encode())
        if not (right_id and right_secret):
            raise HeaderError(self._manners.authentication)
        if not address_allowed(self._world, peer) and not is_signature(sent.get(b"x-cf-signature", b"")):
            raise HeaderError(errors.IP)
        version = sent.get(b"x-api-version", b"").decode("latin-1") or self._manners.version
        try:
            known = len(version) == 10 and date.fromisoformat(version) >= OLDEST_VERSION
        except ValueError:
            known = False
        if not known:
            raise HeaderError(errors.VERSION)

    def _headers(self, sent: Headers, reply: HeaderReply, allowance: Allowance) -> list[tuple[bytes, bytes]]:
        found = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(reply.body)),
            (b"date", self._world.clock.http_date()),
            (b"x-api-version", sent.get(b"x-api-version", self._manners.version.encode())[:_ECHO_LENGTH].strip()),
        ]
        if b"x-request-id" in sent:
            found.append((b"x-request-id", sent[b"x-request-id"][:_ECHO_LENGTH].strip()))
        if allowance.refused:
            found += [
                (b"x-ratelimit-limit", b"%d" % allowance.limit),
                (b"x-ratelimit-remaining", b"0"),
                (b"x-ratelimit-retry", b"%d" % allowance.retry),
                (b"x-ratelimit-type", b"app_id"),
            ]
        return found


def _json(sent: Headers, body: bytes) -> dict[str, Json]:
    if b"json" not in sent.get(b"content-type", b"").lower() or too_deep(body):
        raise HeaderError(errors.NOT_JSON)
    try:
        value = exact_json.decode(body)
        if _SURROGATE.search(body):
            exact_json.encode(value).encode()  # half of a pair is no text: it could not be sent back
    except (ValueError, RecursionError):
        raise HeaderError(errors.NOT_JSON) from None
    if not isinstance(value, dict):
        raise HeaderError(errors.NOT_JSON)
    return value
