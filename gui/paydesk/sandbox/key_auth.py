"""Keys in headers, and the services that have nothing else: payout v2 and identity (4.4, 4.7).

No idempotency keys here: docs/service.md#gateway-headers has them for orders and terminals alone.

See docs/service.md#authentication.
"""

from __future__ import annotations

import base64
import binascii
import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from starlette.types import Scope

from paydesk.domain.exact_json import Json
from paydesk.sandbox import errors
from paydesk.sandbox.errors import ROWS, ErrorRow, RowError
from paydesk.sandbox.schemas import ABSENT_VALUES, OBJECT, BodyShape, FieldError, read_field
from paydesk.sandbox.service import (
    Call,
    Handler,
    Headers,
    InvalidJson,
    RateLimiter,
    Reply,
    RouteMatch,
    SandboxRequest,
    SandboxService,
    json_body,
)
from paydesk.sandbox.world import World

OLDEST_VERSION: Final = date(2021, 5, 21)
_SHORTEST_KEY: Final = 128
"""Bytes of what a 1024-bit public key makes; a longer key makes more."""


def has_valid_keys(world: World, sent: Headers) -> bool:
    """Whether `x-client-id` and `x-client-secret` are the shop's; how long it takes tells nothing of them."""
    right_id = hmac.compare_digest(sent.get(b"x-client-id", b""), world.client_id.encode())
    right_secret = hmac.compare_digest(sent.get(b"x-client-secret", b""), world.client_secret.encode())
    return right_id and right_secret


def is_address_allowed(world: World, peer: str) -> bool:
    """Whether this address is on the account's list, or there is none."""
    allowed = world.payout_settings.allowed_ips
    return not allowed or peer in allowed


def is_signature(sent: bytes) -> bool:
    """Whether an `X-Cf-Signature` is one: whose it is, only the service's own key could tell.

    See docs/service.md#payout-signature.
    """
    try:
        return len(base64.b64decode(sent, validate=True)) >= _SHORTEST_KEY
    except (binascii.Error, ValueError):
        return False


def is_version(text: str) -> bool:
    """Whether an `x-api-version` is one (docs/service.md#gateway-headers)."""
    try:
        return len(text) == 10 and date.fromisoformat(text) >= OLDEST_VERSION
    except ValueError:
        return False


RETRY_AFTER_S: Final = 30
"""What a magic "too many" tells the caller to wait."""


@dataclass(frozen=True, slots=True)
class KeyOperation:
    """One endpoint: method, path (`{name}` stands for one part), class of rate limit, what it does, takes and gives."""

    method: str
    path: str
    rate_class: str
    handler: Handler
    request_shape: BodyShape | None
    """The shape of the body; None when it has none."""
    response_shape: BodyShape
    summary: str
    rows: tuple[ErrorRow, ...] = ()
    """What it may answer with, beside 200 and what any request may get; of the gateway, broken fields too."""
    returns_list: bool = False
    """Whether it gives a bare list of them."""

    @property
    def name(self) -> str:
        """How its calls are counted."""
        return f"{self.method} {self.path}"

    @property
    def paths(self) -> tuple[str, ...]:
        """Its addresses: one."""
        return (self.path,)


@dataclass(frozen=True, slots=True)
class ServiceDefinition:
    """What is different from service to service: its operations, and what it tells callers that it turns away."""

    operations: tuple[KeyOperation, ...]
    version: str = ""
    """Taken when a request names none; "" demands one."""
    missing_key_rows: tuple[tuple[bytes, ErrorRow], ...] = ()
    """Key headers, and what is told when one is not there; otherwise that is a wrong key like any other."""

    @property
    def common_rows(self) -> tuple[ErrorRow, ...]:
        """Every row that any request may get."""
        missing = tuple(row for _, row in self.missing_key_rows)
        rest = errors.rows_named("version_invalid", "rate_limit", "request_invalid")
        return (*missing, ROWS["authentication"], errors.IP_NOT_ALLOWED, *rest, errors.TOO_LARGE)


class KeyAuthService(SandboxService[KeyOperation]):
    """An ASGI application for the operations of one such service."""

    body_too_large = RowError(errors.TOO_LARGE)
    too_many_requests = RowError("rate_limit")
    retry_after_s = RETRY_AFTER_S

    def __init__(self, world: World, limiter: RateLimiter, definition: ServiceDefinition) -> None:
        super().__init__(world, limiter, definition.operations)
        self._definition = definition

    def route_path(self, scope: Scope) -> str:
        """None of its addresses names a part, so that they are compared as they are read."""
        path: str = scope["path"]
        return path

    def answer(self, request: SandboxRequest[KeyOperation]) -> Reply:
        """Let it in, then do it."""
        match = request.match
        if match is None:
            raise RowError("bad_url")
        version = self._authenticate(request)
        self.count_call(request, match.operation)
        return self.record_call(match.name, lambda: self._do(request, match, version))

    def _do(self, request: SandboxRequest[KeyOperation], match: RouteMatch[KeyOperation], version: str) -> Reply:
        return match.operation.handler(Call(self.world, match.parts, _json(request), version))

    def reply_headers(self, request: SandboxRequest[KeyOperation]) -> list[tuple[bytes, bytes]]:
        """With the version."""
        version = (
            request.echo_header(b"x-api-version")
            if b"x-api-version" in request.headers
            else self._definition.version.encode()
        )
        return [(b"x-api-version", version), *super().reply_headers(request)]

    def _authenticate(self, request: SandboxRequest[KeyOperation]) -> str:
        """Check keys, address and version; the version. Raises RowError."""
        sent = request.headers
        for name, row in self._definition.missing_key_rows:
            if not sent.get(name):
                raise RowError(row)
        if not has_valid_keys(self.world, sent):
            raise RowError("authentication")
        if not is_address_allowed(self.world, request.peer) and not is_signature(sent.get(b"x-cf-signature", b"")):
            raise RowError(errors.IP_NOT_ALLOWED)
        version = sent.get(b"x-api-version", b"").decode("latin-1") or self._definition.version
        if not is_version(version):
            raise RowError("version_invalid")
        return version


def read_fields(fields: Mapping[str, Json], shape: BodyShape, rows: Mapping[str, ErrorRow]) -> dict[str, Any]:
    """The fields of a shape: text as str ("" when absent), amounts as Money, objects by their own shape.

    `missing` and `wrong` of each field name a row of `rows`. Raises RowError for the first broken rule, in the
    shape's order.
    """
    found: dict[str, Any] = {}
    for each in shape.fields:
        try:
            value = read_field(fields, each)
        except FieldError as fault:
            raise RowError(rows[str(each.if_missing if fault.is_missing else each.if_wrong)]) from None
        if value is None:
            found[each.name] = ABSENT_VALUES.get(each.kind)
        else:
            found[each.name] = (
                read_fields(value, each.shape, rows) if each.kind == OBJECT and each.shape is not None else value
            )
    return found


def _json(request: SandboxRequest[KeyOperation]) -> dict[str, Json]:
    try:
        value = json_body(request.headers, request.body)
    except InvalidJson:
        raise RowError("request_invalid") from None
    if not isinstance(value, dict):
        raise RowError("request_invalid")
    return value
