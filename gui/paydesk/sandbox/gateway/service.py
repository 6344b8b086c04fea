"""The gateway service: checks keys, version, rate limit, body and idempotency, then runs the operation.

See docs/service.md#gateway-headers, #authentication, #idempotency.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox.errors import RowError, field_error, rows_named, unknown_address
from paydesk.sandbox.gateway import (
    disputes,
    downtimes,
    links,
    order_extended,
    order_sessions,
    orders,
    recon,
    refunds,
    settlements,
    soundboxes,
    terminal_payments,
    terminals,
)
from paydesk.sandbox.gateway.forms import MAX_BYTES, read_form
from paydesk.sandbox.key_auth import (
    DESCRIBED_VERSIONS,
    RETRY_AFTER_S,
    KeyOperation,
    has_valid_keys,
    is_version,
    query_fields,
)
from paydesk.sandbox.service import (
    Call,
    InvalidJson,
    RateLimiter,
    Reply,
    RouteMatch,
    SandboxRequest,
    SandboxService,
    json_body,
    limit_headers,
)
from paydesk.sandbox.state import KeptAnswer
from paydesk.sandbox.world import World

OPERATIONS: Final = (
    *orders.OPERATIONS,
    *order_sessions.OPERATIONS,
    *order_extended.OPERATIONS,
    *refunds.OPERATIONS,
    *settlements.OPERATIONS,
    *recon.OPERATIONS,
    *disputes.OPERATIONS,
    *links.OPERATIONS,
    *downtimes.OPERATIONS,
    *terminal_payments.OPERATIONS,  # before those with a variable part at the same place
    *soundboxes.OPERATIONS,
    *terminals.OPERATIONS,
)
WRITE_METHODS: Final = frozenset({"POST", "PATCH", "PUT", "DELETE"})
COMMON_ROWS: Final = rows_named("authentication", "version_invalid", "rate_limit")
"""Errors that any request may get."""
WRITE_ROWS: Final = rows_named("request_invalid", "too_large", "idempotency")
"""Errors that also any request with a body may get."""

FORCED_REPLY_KEY: Final = "paydesk.failure"
"""Key in the ASGI scope under which a fault leaves a ForcedReply for the gateway."""
_REPLAYED: Final = "paydesk.replayed"
_UUID: Final = re.compile(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")


@dataclass(frozen=True, slots=True)
class ForcedReply:
    """An answer that replaces the real one, before or after the work.

    It takes effect after the checks of keys and limits, and is stored under the idempotency key
    (docs/service.md#idempotency).
    """

    reply: Reply
    after_work: bool


class GatewayService(SandboxService[KeyOperation]):
    """ASGI application for everything under `/pg`."""

    body_limit = 1024 * 1024
    body_too_large = RowError("too_large")
    too_many_requests = RowError("rate_limit")
    retry_after_s = RETRY_AFTER_S

    def __init__(self, world: World, limiter: RateLimiter) -> None:
        super().__init__(world, limiter, OPERATIONS)

    def answer(self, request: SandboxRequest[KeyOperation]) -> Reply:
        """Check the request, then run its operation at most once for each idempotency key."""
        match = request.match
        if match is None:
            raise unknown_address(request.scope["method"], self.route_path(request.scope))
        if match.operation.needs_keys and not has_valid_keys(self.world, request.headers):
            raise RowError("authentication")
        version = request.headers.get(b"x-api-version", b"").decode("latin-1")
        if not is_version(version) or (self.world.settings.strict_versions and version not in DESCRIBED_VERSIONS):
            raise RowError("version_invalid")
        self.count_call(request, match.operation)
        writes = match.operation.method in WRITE_METHODS
        has_body = writes and match.operation.request_shape is not None
        body = _body(request, match.operation) if has_body else query_fields(request)
        key = _key(request) if writes else ""
        reply, outcome = self._do_once(request, match, Call(self.world, match.parts, body, version), key)
        self.world.calls[match.name, "asked"] += 1
        self.world.calls[match.name, outcome] += 1
        return reply

    def body_limit_of(self, request: SandboxRequest[KeyOperation]) -> int:
        """Return the limit of a body in bytes: a form may have a file."""
        is_form = request.match is not None and request.match.operation.is_form
        return MAX_BYTES + self.body_limit if is_form else self.body_limit

    def reply_headers(self, request: SandboxRequest[KeyOperation]) -> list[tuple[bytes, bytes]]:
        """Return the headers that every answer has (docs/service.md#gateway-headers)."""
        return [
            (b"x-api-version", request.echo_header(b"x-api-version")),
            (b"x-request-id", request.echo_header(b"x-request-id") or self.world.ids.next_token("request").encode()),
            (b"x-idempotency-key", request.echo_header(b"x-idempotency-key")),
            (b"x-idempotency-replayed", b"true" if request.scope.get(_REPLAYED) else b"false"),
            *limit_headers(request.allowance),
        ]

    def _do_once(
        self, request: SandboxRequest[KeyOperation], match: RouteMatch[KeyOperation], call: Call, key: str
    ) -> tuple[Reply, str]:
        """Run the operation, or repeat the stored answer of this idempotency key; return the answer and what happened.

        The first answer is stored whatever it is, except 429 (docs/service.md#idempotency). A ForcedReply to the first
        request is stored and repeated, too.
        """
        method = match.operation.method
        mark = fingerprint(method, f"{method} {request.raw_path!r}", call.body) if key else ""
        kept = self.world.kept_answers.get(key) if key else None
        if kept is not None and kept.fingerprint != mark:
            return self.refuse(request, RowError("idempotency")), "refused"
        if kept is not None:
            request.scope[_REPLAYED] = True
            return Reply(kept.status, kept.body.encode()), "replayed"
        reply, outcome = self._work(request, match.operation, call)
        if key and reply.status != 429:
            self.world.put(KeptAnswer(key, mark, reply.status, reply.body.decode()))
        return reply, outcome

    def _work(self, request: SandboxRequest[KeyOperation], operation: KeyOperation, call: Call) -> tuple[Reply, str]:
        failure: ForcedReply | None = request.scope.get(FORCED_REPLY_KEY)
        if failure is not None and not failure.after_work:
            return failure.reply, "refused"
        try:
            reply = operation.handler(call)
        except RowError as fault:
            return self.refuse(request, fault), "refused"
        return reply if failure is None else failure.reply, "done"


def _key(request: SandboxRequest[KeyOperation]) -> str:
    """Return the idempotency key, a UUID (docs/service.md#gateway-headers), or "". Raises RowError."""
    key = request.headers.get(b"x-idempotency-key", b"").decode("latin-1")
    if key and not _UUID.fullmatch(key):
        raise field_error("x-idempotency-key", "is not a UUID")
    return key


def fingerprint(method: str, path: str, body: Json) -> str:
    """Return a hash of method, path and body (decoded: whitespace and the order of keys do not matter)."""
    text = json.dumps(body, sort_keys=True, default=str)
    return hashlib.sha256(f"{method} {path}\n{text}".encode()).hexdigest()


def _body(request: SandboxRequest[KeyOperation], operation: KeyOperation) -> Json:
    if operation.is_form:
        return read_form(request.headers, request.body)
    try:
        return json_body(request.headers, request.body)
    except InvalidJson as fault:
        raise RowError("request_invalid", str(fault)) from None
