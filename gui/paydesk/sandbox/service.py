"""Request handling common to all services of the sandbox: path, body, rate limit, operation, answer.

See docs/service.md#authentication.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar
from urllib.parse import unquote

from starlette.types import Receive, Scope, Send

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.sandbox.known_calls import FIXED_CALLS
from paydesk.sandbox.world import World

_OVERSIZE_FACTOR: Final = 64
_MAX_DEPTH: Final = 64
_TEXTS: Final = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKETS: Final = re.compile(rb"[][{}]")
_SURROGATE: Final = re.compile(rb"\\u[dD][89a-fA-F]")
NOT_JSON_TYPE: Final = "Content-Type is not application/json"


class BodyTooLarge(ValueError):
    """The body is larger than allowed. Up to 64 times the limit was read and discarded."""


class InvalidJson(ValueError):
    """The body is not acceptable JSON; the text says why."""


async def read_body(receive: Receive, limit: int) -> bytes:
    """Return the whole body, of at most `limit` bytes. Raises BodyTooLarge."""
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
        if not message.get("more_body", False) or size > _OVERSIZE_FACTOR * limit:
            break
    if size > limit:
        raise BodyTooLarge(f"more than {limit} bytes")
    return b"".join(parts)


def is_too_deep(body: bytes) -> bool:
    """Return True if a JSON body is nested more than 64 deep: it could not be encoded again."""
    if body.count(b"[") + body.count(b"{") <= _MAX_DEPTH:
        return False
    depth = deepest = 0
    for bracket in _BRACKETS.findall(_TEXTS.sub(b"", body)):
        depth += 1 if bracket in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest > _MAX_DEPTH


def json_body(headers: Mapping[bytes, bytes], body: bytes, *, any_depth: bool = False) -> Json:
    """Decode a body with a JSON content type, nested at most 64 deep unless `any_depth`. Raises InvalidJson."""
    if b"json" not in headers.get(b"content-type", b"").lower():
        raise InvalidJson(NOT_JSON_TYPE)
    if not any_depth and is_too_deep(body):
        raise InvalidJson("the request body is nested too deeply")
    try:
        value = exact_json.decode(body)
        if _SURROGATE.search(body):
            exact_json.encode(value).encode()  # a lone surrogate could not be encoded in an answer
    except (ValueError, RecursionError):
        raise InvalidJson("the request body is not JSON") from None
    return value


WINDOW_S: Final = 60


@dataclass(frozen=True, slots=True)
class Allowance:
    """State of a rate limit for the headers. `retry_s` is 0, or the seconds to wait."""

    limit: int
    remaining: int
    retry_s: int

    @property
    def is_refused(self) -> bool:
        """True if this call exceeded the limit."""
        return self.retry_s > 0


class RateWindow:
    """Calls of the last minute, counted per second, so that the cost does not grow with their number."""

    def __init__(self) -> None:
        self._counts: dict[int, int] = {}
        self._used = 0

    def take(self, second: int, limit: int) -> Allowance:
        """Count one call unless the minute is full; `second` is the time in whole seconds."""
        if self._counts and (next(iter(self._counts)) <= second - WINDOW_S or max(self._counts) > second):
            # entries of the future exist only after the clock was set back
            self._counts = {at: n for at, n in self._counts.items() if second - WINDOW_S < at <= second}
            self._used = sum(self._counts.values())
        if self._used >= limit:
            oldest = min(self._counts, default=second)
            return Allowance(limit, 0, max(1, min(WINDOW_S - 1, oldest + WINDOW_S - second)))
        self._counts[second] = self._counts.get(second, 0) + 1
        self._used += 1
        return Allowance(limit, limit - self._used, 0)


class RateLimiter:
    """One RateWindow for each rate class."""

    def __init__(self) -> None:
        self._windows: dict[str, RateWindow] = {}

    def take(self, name: str, limit: int, now_ms: int) -> Allowance:
        """Count one call of a rate class."""
        window = self._windows.get(name)
        if window is None:
            window = self._windows[name] = RateWindow()
        return window.take(now_ms // 1_000, limit)

    def reset(self) -> None:
        self._windows.clear()


_ECHO_LENGTH: Final = 200

Headers: TypeAlias = Mapping[bytes, bytes]


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer: status and body."""

    status: int
    body: bytes

    @classmethod
    def from_value(cls, value: object, status: int = 200) -> Reply:
        """Return an answer with this value as JSON, numbers exact."""
        return cls(status, exact_json.encode(value).encode())


class ReplyError(Exception):
    """An error answer, raised by an operation."""

    def __init__(self, reply: Reply, message: str) -> None:
        self.reply = reply
        super().__init__(message)


@dataclass(frozen=True, slots=True)
class Call:
    """An authenticated request, as an operation's handler gets it."""

    world: World
    path: Mapping[str, str]
    """Values of the `{name}` parts of the path."""
    body: Json
    """The body, or the query of a payout v1 GET. An object, but for the gateway, whose handlers check it."""
    version: str
    """Version of the API: `x-api-version` ("2025-01-01"), or from the path of payout v1 ("v1.2")."""
    headers: Headers = field(default_factory=dict, repr=False)
    peer: str = ""
    """The caller's address."""

    @property
    def fields(self) -> Mapping[str, Json]:
        """The body if it is an object, else an empty one."""
        return self.body if isinstance(self.body, dict) else {}


Handler: TypeAlias = Callable[[Call], Reply]


class ServiceOperation(Protocol):
    """Fields of an endpoint that all services have; `{name}` in a path matches one part."""

    @property
    def method(self) -> str:
        """HTTP method."""

    @property
    def paths(self) -> tuple[str, ...]:
        """Complete paths."""

    @property
    def rate_class(self) -> str:
        """Rate class: a key of `settings.RATE_LIMITS`."""

    @property
    def handler(self) -> Handler:
        """Function that answers a Call."""


O = TypeVar("O", bound=ServiceOperation)  # noqa: E741 - an operation


@dataclass(frozen=True, slots=True)
class RouteMatch(Generic[O]):
    """The operation of a request, the one of its paths that matched, and the values of the variable parts."""

    operation: O
    path: str
    parts: Mapping[str, str]

    @property
    def name(self) -> str:
        """Name under which calls are counted."""
        return f"{self.operation.method} {self.path}"


@dataclass(slots=True)
class SandboxRequest(Generic[O]):
    """One request while it is being answered. `match` is None if no operation has its path."""

    scope: Scope
    headers: Headers
    match: RouteMatch[O] | None
    body: bytes = b""
    allowance: Allowance = field(default_factory=lambda: Allowance(0, 0, 0))

    @property
    def peer(self) -> str:
        """The caller's address."""
        return self.scope["client"][0] if self.scope.get("client") else ""

    @property
    def raw_path(self) -> bytes:
        """The path as it was sent."""
        return raw_path(self.scope)

    def echo_header(self, name: bytes) -> bytes:
        """Return a request header for the answer, cut to 200 bytes and then stripped: a trailing space is invalid."""
        return self.headers.get(name, b"")[:_ECHO_LENGTH].strip()


class SandboxService(ABC, Generic[O]):
    """ASGI application for the operations of one service. Subclasses override the parts that differ."""

    body_limit: ClassVar[int] = 256 * 1024
    body_too_large: ClassVar[ReplyError]
    too_many_requests: ClassVar[ReplyError]
    retry_after_s: ClassVar[int] = 0
    """Waiting time in a 429 that no rate limit of the sandbox caused; 0: none."""

    def __init__(self, world: World, limiter: RateLimiter, operations: Iterable[O]) -> None:
        self.world = world
        self._limiter = limiter
        self._routes = [(each, path, path.split("/")) for each in operations for path in each.paths]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = SandboxRequest(
            scope, dict(scope["headers"]), self.find_operation(scope["method"], self.route_path(scope))
        )
        try:
            request.body = await read_body(receive, self.body_limit_of(request))
            reply = self.answer(request)
        except BodyTooLarge:
            reply = self.refuse(request, self.body_too_large)
        except ReplyError as fault:
            reply = self.refuse(request, fault)
        status = self.http_status(request, reply)
        self.world.commit()
        head = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(reply.body)),
            (b"date", self.world.clock.http_date()),
            *self.reply_headers(request),
        ]
        await send({"type": "http.response.start", "status": status, "headers": head})
        await send({"type": "http.response.body", "body": reply.body})

    @abstractmethod
    def answer(self, request: SandboxRequest[O]) -> Reply:
        """Return the answer to a request with its body. Raises ReplyError."""

    def body_limit_of(self, _request: SandboxRequest[O]) -> int:
        """Return the limit of a body in bytes."""
        return self.body_limit

    def route_path(self, scope: Scope) -> str:
        """Return the path by which the operation is found."""
        return raw_path(scope).partition(b"?")[0].decode("latin-1")

    def refuse(self, request: SandboxRequest[O], fault: ReplyError) -> Reply:
        """Return the answer of an error."""
        if self.retry_after_s and fault.reply.status == 429 and not request.allowance.is_refused:
            request.allowance = Allowance(request.allowance.limit, 0, self.retry_after_s)
        return fault.reply

    def http_status(self, _request: SandboxRequest[O], reply: Reply) -> int:
        """Return the HTTP status of an answer."""
        return reply.status

    def reply_headers(self, request: SandboxRequest[O]) -> list[tuple[bytes, bytes]]:
        """Return the headers of the answer, beside content type, length and date."""
        found = [(b"x-request-id", request.echo_header(b"x-request-id"))] if b"x-request-id" in request.headers else []
        return [*found, *limit_headers(request.allowance)] if request.allowance.is_refused else found

    def find_operation(self, method: str, path: str) -> RouteMatch[O] | None:
        """Return the operation at a path, or None; a known call that is not played has none."""
        if (method, path) in FIXED_CALLS:
            return None
        parts = path.split("/")
        for operation, pattern, segments in self._routes:
            if operation.method == method and len(segments) == len(parts):
                named = {
                    name[1:-1]: unquote(part) for name, part in zip(segments, parts, strict=True) if name[:1] == "{"
                }
                if all(name[:1] == "{" or name == part for name, part in zip(segments, parts, strict=True)):
                    return RouteMatch(operation, pattern, named)
        return None

    def count_call(self, request: SandboxRequest[O], operation: O) -> None:
        """Count a call in its rate class. Raises ReplyError if it exceeds the limit."""
        limit = self.world.settings.rate_limits.get(operation.rate_class, 1)
        request.allowance = self._limiter.take(operation.rate_class, limit, self.world.clock.now_ms())
        if request.allowance.is_refused:
            raise self.too_many_requests

    def record_call(self, name: str, work: Callable[[], Reply]) -> Reply:
        """Run an operation and record in `world.calls` that it was asked for and how it ended. Raises ReplyError."""
        self.world.calls[name, "asked"] += 1
        try:
            reply = work()
        except ReplyError:
            self.world.calls[name, "refused"] += 1
            raise
        self.world.calls[name, "done"] += 1
        return reply


def raw_path(scope: Scope) -> bytes:
    """Return the path of a request as it was sent."""
    found: bytes = scope.get("raw_path") or scope["path"].encode()
    return found


def limit_headers(allowance: Allowance) -> list[tuple[bytes, bytes]]:
    """Return the headers of a rate limit (docs/service.md#gateway-headers)."""
    return [
        (b"x-ratelimit-limit", b"%d" % allowance.limit),
        (b"x-ratelimit-remaining", b"%d" % allowance.remaining),
        (b"x-ratelimit-retry", b"%d" % allowance.retry_s),
        (b"x-ratelimit-type", b"app_id"),
    ]
