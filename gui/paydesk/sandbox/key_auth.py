"""Authentication by keys in headers, and the services that use nothing else: payout v2 and identity.

They take no idempotency keys: docs/service.md#gateway-headers has those for orders and terminals only.

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
from urllib.parse import parse_qsl

from starlette.types import Scope

from paydesk.domain.exact_json import Json
from paydesk.sandbox import errors
from paydesk.sandbox.errors import ROWS, ErrorRow, RowError, unknown_address
from paydesk.sandbox.schemas import ABSENT_VALUES, OBJECT, TEXTS, BodyShape, FieldError, read_field
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
"""Size in bytes of a signature by a 1024-bit key, the shortest that is accepted."""


def has_valid_keys(world: World, sent: Headers) -> bool:
    """Return True if `x-client-id` and `x-client-secret` are the shop's, compared in constant time."""
    right_id = hmac.compare_digest(sent.get(b"x-client-id", b""), world.client_id.encode())
    right_secret = hmac.compare_digest(sent.get(b"x-client-secret", b""), world.client_secret.encode())
    return right_id and right_secret


def is_address_allowed(world: World, peer: str) -> bool:
    """Return True if this address is on the account's allow-list, or the list is empty."""
    allowed = world.payout_settings.allowed_ips
    return not allowed or peer in allowed


def is_signature(sent: bytes) -> bool:
    """Return True if an `X-Cf-Signature` is well formed. Only the service's own key could verify it.

    See docs/service.md#payout-signature.
    """
    try:
        return len(base64.b64decode(sent, validate=True)) >= _SHORTEST_KEY
    except (binascii.Error, ValueError):
        return False


DESCRIBED_VERSIONS: Final = frozenset({"2022-09-01", "2023-08-01", "2025-01-01", "2026-01-01"})
"""Versions with a public description; the setting `strict_versions` takes no other."""


def is_version(text: str) -> bool:
    """Return True if an `x-api-version` is valid (docs/service.md#gateway-headers)."""
    try:
        return len(text) == 10 and text[7] == "-" and date.fromisoformat(text) >= OLDEST_VERSION
    except ValueError:
        return False


RETRY_AFTER_S: Final = 30
"""Waiting time in the answer to a magic value for "too many requests"."""


@dataclass(frozen=True, slots=True)
class KeyOperation:
    """One endpoint: method, path (`{name}` matches one part), rate class, handler, and the shapes of its bodies."""

    method: str
    path: str
    rate_class: str
    handler: Handler
    request_shape: BodyShape | None
    """Shape of the body; None if there is none."""
    response_shape: BodyShape
    summary: str
    rows: tuple[ErrorRow, ...] = ()
    """Errors of this endpoint, beside those that any request may get (gateway: and beside broken fields)."""
    returns_list: bool = False
    """True if the answer is a bare list of `response_shape`."""
    status: int = 200
    """HTTP status of its answer."""
    needs_keys: bool = True
    """False if it is for a customer's device, which has no keys."""
    is_form: bool = False
    """True if its body is multipart/form-data."""
    other_shapes: tuple[BodyShape, ...] = ()
    """Other shapes of the body that are taken, too."""
    other_responses: tuple[BodyShape, ...] = ()
    """The shapes of their answers."""

    @property
    def name(self) -> str:
        """Name under which calls are counted."""
        return f"{self.method} {self.path}"

    @property
    def paths(self) -> tuple[str, ...]:
        return (self.path,)


@dataclass(frozen=True, slots=True)
class ServiceDefinition:
    """Parts of a service that differ between payout v2 and identity: operations, versions, errors for missing keys."""

    operations: tuple[KeyOperation, ...]
    version: str = ""
    """Version of a request that names none; "" requires one."""
    missing_key_rows: tuple[tuple[bytes, ErrorRow], ...] = ()
    """Key headers with the row for an absent one; without a row it counts as a wrong key."""

    @property
    def common_rows(self) -> tuple[ErrorRow, ...]:
        """Rows that any request may get."""
        missing = tuple(row for _, row in self.missing_key_rows)
        rest = errors.rows_named("version_invalid", "rate_limit", "request_invalid")
        return (*missing, ROWS["authentication"], errors.IP_NOT_ALLOWED, *rest, errors.TOO_LARGE)


class KeyAuthService(SandboxService[KeyOperation]):
    """ASGI application for the operations of one ServiceDefinition."""

    body_too_large = RowError(errors.TOO_LARGE)
    too_many_requests = RowError("rate_limit")
    retry_after_s = RETRY_AFTER_S

    def __init__(self, world: World, limiter: RateLimiter, definition: ServiceDefinition) -> None:
        super().__init__(world, limiter, definition.operations)
        self._definition = definition

    def route_path(self, scope: Scope) -> str:
        """Return the path as it is: no path of these services has variable parts."""
        path: str = scope["path"]
        return path

    def answer(self, request: SandboxRequest[KeyOperation]) -> Reply:
        """Authenticate and rate-limit the request, then run its operation."""
        match = request.match
        if match is None:
            raise unknown_address(request.scope["method"], self.route_path(request.scope))
        version = self._authenticate(request)
        self.count_call(request, match.operation)
        return self.record_call(match.name, lambda: self._do(request, match, version))

    def _do(self, request: SandboxRequest[KeyOperation], match: RouteMatch[KeyOperation], version: str) -> Reply:
        fields = query_fields(request) if match.operation.method in _QUERY_METHODS else _json(request)
        return match.operation.handler(Call(self.world, match.parts, fields, version))

    def reply_headers(self, request: SandboxRequest[KeyOperation]) -> list[tuple[bytes, bytes]]:
        """Return the headers of the answer with the version."""
        version = (
            request.echo_header(b"x-api-version")
            if b"x-api-version" in request.headers
            else self._definition.version.encode()
        )
        return [(b"x-api-version", version), *super().reply_headers(request)]

    def _authenticate(self, request: SandboxRequest[KeyOperation]) -> str:
        """Check keys, address and version; return the version. Raises RowError."""
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
    """Return the fields of a shape: text as str ("" if absent), amounts as Money, objects by their own shape.

    `if_missing` and `if_wrong` of each field name a row of `rows`. Raises RowError for the first broken rule, in the
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


_QUERY_METHODS: Final = frozenset({"GET", "DELETE"})


def query_fields(request: SandboxRequest[KeyOperation]) -> dict[str, Json]:
    """Return the fields of the query; of a repeated one the last, or all where the operation takes a list of texts."""
    pairs = parse_qsl(request.scope["query_string"].decode("latin-1"), keep_blank_values=True)
    found: dict[str, Json] = dict(pairs)
    shape = request.match.operation.request_shape if request.match is not None else None
    for each in shape.fields if shape is not None else ():
        if each.kind == TEXTS and each.name in found:
            found[each.name] = [value for name, value in pairs if name == each.name]
    return found


def _json(request: SandboxRequest[KeyOperation]) -> dict[str, Json]:
    try:
        value = json_body(request.headers, request.body)
    except InvalidJson:
        raise RowError("request_invalid") from None
    if not isinstance(value, dict):
        raise RowError("request_invalid")
    return value
