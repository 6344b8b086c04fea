"""The door of the gateway (SPEC.md 4.1, 5): address, keys, version, rate limit, body, idempotency; then the work."""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping
from datetime import date
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.sandbox.bodies import TooLarge, read_body, too_deep
from paydesk.sandbox.gateway import orders, payments, terminals
from paydesk.sandbox.gateway.call import FAILURE, Call, Failure, Operation, Reply
from paydesk.sandbox.gateway.errors import GatewayError
from paydesk.sandbox.gateway.idempotency import fingerprint, keep_answer, kept_answer
from paydesk.sandbox.gateway.ratelimit import Allowance, RateLimiter
from paydesk.sandbox.world import World

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

OPERATIONS: Final = (*orders.OPERATIONS, *payments.OPERATIONS, *terminals.OPERATIONS)
BODY_LIMIT: Final = 1024 * 1024
OLDEST_VERSION: Final = date(2021, 5, 21)
WRITES: Final = frozenset({"POST", "PATCH", "PUT", "DELETE"})
DOOR_ROWS: Final = ("authentication", "version_invalid", "rate_limit")
"""The rows that the door itself may answer any request with."""
WRITE_ROWS: Final = ("request_invalid", "too_large", "idempotency")
"""And those for a request with a body."""
_ECHO_LENGTH: Final = 200
_SURROGATE: Final = re.compile(rb"\\u[dD][89a-fA-F]")

Headers = Mapping[bytes, bytes]


class Gateway:
    """An ASGI application for everything under `/pg`."""

    def __init__(self, world: World, limiter: RateLimiter) -> None:
        self._world = world
        self._limiter = limiter
        self._paths = [(each, each.path.split("/")[1:]) for each in OPERATIONS]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        headers: Headers = dict(scope["headers"])
        try:
            # a body that nobody asked for is read as well: the connection would not live on with it
            body = await read_body(receive, BODY_LIMIT) if _has_body(scope["method"], headers) else b""
        except TooLarge:
            visit = Visit(self._world, headers)
            reply = visit.refuse(GatewayError("too_large"))
        else:
            visit = Visit(self._world, headers)
            reply = self._answer(visit, scope, body)
        self._world.commit()
        await send({"type": "http.response.start", "status": reply.status, "headers": visit.headers(reply)})
        await send({"type": "http.response.body", "body": reply.body})

    def _answer(self, visit: Visit, scope: Scope, body: bytes) -> Reply:
        method, raw_path = scope["method"], scope.get("raw_path") or scope["path"].encode()
        found = self._find(method, raw_path.partition(b"?")[0].decode("latin-1"))
        if found is None:
            return visit.refuse(GatewayError("bad_url"))
        operation, path = found
        try:
            version = visit.check_keys()
            visit.count(operation, self._limiter)
            value = _json(visit.sent, body) if method in WRITES else None
        except GatewayError as fault:
            return visit.refuse(fault)
        call = Call(self._world, path, value, version, scope["query_string"].decode("latin-1"))
        reply, outcome = visit.once(operation, call, f"{method} {raw_path!r}", scope.get(FAILURE))
        calls = self._world.calls
        calls[operation.name, "asked"] += 1
        calls[operation.name, outcome] += 1
        return reply

    def _find(self, method: str, path: str) -> tuple[Operation, dict[str, str]] | None:
        parts = path.split("/")[1:]
        for operation, wanted in self._paths:
            if operation.method == method and len(wanted) == len(parts):
                named = {name[1:-1]: unquote(part) for name, part in zip(wanted, parts, strict=True) if name[:1] == "{"}
                if all(name[:1] == "{" or name == part for name, part in zip(wanted, parts, strict=True)):
                    return operation, named
        return None


class Visit:
    """One request at the door: who asks, and the headers that every answer to it carries (SERVICE-FACTS 1.3)."""

    def __init__(self, world: World, sent: Headers) -> None:
        self._world = world
        self.sent = sent
        self.allowance = Allowance(0, 0, 0)
        self._replayed = False

    def check_keys(self) -> str:
        """Check the keys and the version; the version. Raises GatewayError."""
        world = self._world
        right_id = hmac.compare_digest(self.sent.get(b"x-client-id", b""), world.client_id.encode())
        right_secret = hmac.compare_digest(self.sent.get(b"x-client-secret", b""), world.client_secret.encode())
        if not (right_id and right_secret):
            raise GatewayError("authentication")
        version = self.sent.get(b"x-api-version", b"").decode("latin-1")
        try:
            known = len(version) == 10 and date.fromisoformat(version) >= OLDEST_VERSION
        except ValueError:
            known = False
        if not known:
            raise GatewayError("version_invalid")
        return version

    def count(self, operation: Operation, limiter: RateLimiter) -> None:
        """Count this call in its class. Raises GatewayError 429 when it is one too many."""
        limit = self._world.knobs.rate_limits.get(operation.limit, 1)
        self.allowance = limiter.take(operation.limit, limit, self._world.clock.now_ms())
        if self.allowance.refused:
            raise GatewayError("rate_limit")

    def once(self, operation: Operation, call: Call, what: str, failure: Failure | None = None) -> tuple[Reply, str]:
        """Do it, or give the kept answer for this idempotency key; and what came of it, for the books.

        A `failure` is what a first request with its key is told instead, now and each time that it comes again.
        """
        key = self.sent.get(b"x-idempotency-key", b"").decode("latin-1") if operation.method in WRITES else ""
        try:
            mark = fingerprint(operation.method, what, call.body) if key else ""
            kept = kept_answer(self._world, key, mark) if key else None
        except GatewayError as fault:
            return self.refuse(fault), "refused"
        if kept is not None:
            self._replayed = True
            return Reply(kept.status, kept.body.encode()), "replayed"
        reply, outcome = self._work(operation, call, failure)
        if key and reply.status != 429:
            keep_answer(self._world, key, mark, reply.status, reply.body)
        return reply, outcome

    def _work(self, operation: Operation, call: Call, failure: Failure | None) -> tuple[Reply, str]:
        if failure is not None and not failure.after_work:
            return failure.reply, "refused"
        try:
            reply, outcome = operation.handler(call), "done"
        except GatewayError as fault:
            return self.refuse(fault), "refused"
        return reply if failure is None else failure.reply, outcome

    def refuse(self, fault: GatewayError) -> Reply:
        """The answer that an error becomes (SPEC.md 7.1)."""
        row = fault.row
        if row.status == 429 and not self.allowance.refused:
            self.allowance = Allowance(self.allowance.limit, 0, 30)
        return Reply.of({"message": fault.message, "code": row.code, "type": row.type}, row.status)

    def headers(self, reply: Reply) -> list[tuple[bytes, bytes]]:
        """The headers of the answer."""
        request_id = self._echo(b"x-request-id") or self._world.ids.token("request").encode()
        allowance = self.allowance
        return [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(reply.body)),
            (b"date", self._world.clock.http_date()),
            (b"x-api-version", self._echo(b"x-api-version")),
            (b"x-request-id", request_id),
            (b"x-idempotency-key", self._echo(b"x-idempotency-key")),
            (b"x-idempotency-replayed", b"true" if self._replayed else b"false"),
            (b"x-ratelimit-limit", b"%d" % allowance.limit),
            (b"x-ratelimit-remaining", b"%d" % allowance.remaining),
            (b"x-ratelimit-retry", b"%d" % allowance.retry),
            (b"x-ratelimit-type", b"app_id"),
        ]

    def _echo(self, name: bytes) -> bytes:
        return self.sent.get(name, b"")[:_ECHO_LENGTH].strip()  # cut at a space it would be no header any more


def _has_body(method: str, sent: Headers) -> bool:
    return method in WRITES or b"content-length" in sent or b"transfer-encoding" in sent


def _json(sent: Headers, body: bytes) -> Json:
    if b"json" not in sent.get(b"content-type", b"").lower():
        raise GatewayError("request_invalid", "Content-Type is not application/json")
    if too_deep(body):
        raise GatewayError("request_invalid", "the request body is nested too deeply")
    try:
        value = exact_json.decode(body)
        if _SURROGATE.search(body):
            exact_json.encode(value).encode()  # half of a pair is no text: it could not be sent back
    except (ValueError, RecursionError):
        raise GatewayError("request_invalid", "the request body is not JSON") from None
    return value
