"""The way from the client to a service in the same process: whole requests and answers, lost ones, and late ones.

`Wire` is a transport for the real HTTP client. `DirectGateway` leaves that client out, which takes half the time of a
simulated day: the same calls, headers, bodies and failures, without a URL or a stream being built for each.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import httpx

from paydesk.api.answers import HttpResponse, parse_http_date, parse_rate_limit
from paydesk.api.errors import ErrorContext
from paydesk.api.gateway import GatewayClient, Orders, Terminals
from paydesk.api.refunds import Refunds
from paydesk.api.refusals import connection_error
from paydesk.api.terminal_payments import TerminalPayments
from paydesk.api.transport import ApiRequest, Transport
from paydesk.domain import exact_json

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from paydesk.api.endpoints import Credentials, Endpoint

PATIENCE_S: Final = 15.0
"""Time-out of the direct client, as `api.transport.Timeouts.read`."""


class Lost(Exception):
    """The connection went away before a whole answer was there."""


@dataclass(frozen=True, slots=True)
class Request:
    """One request; header names in lower case."""

    method: str
    path: str
    headers: Mapping[str, str]
    content: bytes
    query: bytes = b""


@dataclass(frozen=True, slots=True)
class Answer:
    """A whole answer; header names in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes


Answering = Callable[[Request], Awaitable[Answer]]


class Wire(httpx.AsyncBaseTransport):
    """Takes requests to a service. What takes longer than the client's patience ends as it does on a real line."""

    def __init__(self, service: Answering) -> None:
        self._service = service

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Answer one request."""
        patience: float | None = request.extensions.get("timeout", {}).get("read")
        sent = Request(
            request.method, request.url.path, dict(request.headers), await request.aread(), request.url.query
        )
        try:
            async with asyncio.timeout(patience):
                answer = await self._service(sent)
        except TimeoutError:
            raise httpx.ReadTimeout("nothing came", request=request) from None
        except Lost:
            raise httpx.ReadError("the connection was closed", request=request) from None
        return httpx.Response(answer.status, headers=dict(answer.headers), stream=Whole(answer.body), request=request)


class Whole(httpx.AsyncByteStream):
    """The body of an answer, in one piece."""

    def __init__(self, body: bytes) -> None:
        self._body = body

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield self._body


class DirectGateway(GatewayClient):
    """The gateway, calling a service without an HTTP client between."""

    def __init__(self, service: Endpoint, credentials: Credentials, answering: Answering) -> None:
        self.transport = _DirectTransport(service, credentials, answering)
        self.orders = Orders(self.transport)
        self.terminals = Terminals(self.transport)
        self.refunds = Refunds(self.transport)
        self.terminal_payments = TerminalPayments(self.transport)


class _DirectTransport(Transport):
    def __init__(self, service: Endpoint, credentials: Credentials, answering: Answering) -> None:
        super().__init__(service, credentials, wire=Wire(answering))
        self._answering = answering
        self._root = httpx.URL(service.base_url).path.rstrip("/")

    async def _exchange(self, ask: ApiRequest, about: ErrorContext, started: float) -> HttpResponse:
        headers = {**self._dialect.headers(self._credentials, "2026-01-01"), **ask.headers}
        headers |= {"x-request-id": about.request_id, "content-type": "application/json"}
        if ask.idempotency_key:
            headers["x-idempotency-key"] = ask.idempotency_key
        body = b"" if ask.body is None else exact_json.encode(ask.body).encode()
        sent = Request(
            ask.method, self._root + (ask.path or ask.template), {n.lower(): v for n, v in headers.items()}, body
        )
        try:
            async with asyncio.timeout(PATIENCE_S):
                answer = await self._answering(sent)
        except TimeoutError:
            raise connection_error(httpx.ReadTimeout("nothing came"), about) from None
        except Lost:
            raise connection_error(httpx.ReadError("the connection was closed"), about) from None
        rate = parse_rate_limit(answer.headers)
        self.server_date_ms = parse_http_date(answer.headers.get("date", ""))
        self.round_trip_s = asyncio.get_running_loop().time() - started
        return HttpResponse(answer.status, answer.headers, answer.body, about.request_id, self.round_trip_s, rate)


@dataclass(slots=True)
class _Line:
    """Stand-in for uvicorn's transport, which an ASGI fault may close."""

    gone: asyncio.Event = field(default_factory=asyncio.Event)

    def abort(self) -> None:
        """Close the connection."""
        self.gone.set()

    close = abort

    def is_closing(self) -> bool:
        """Return True if it was closed."""
        return self.gone.is_set()


def asgi(app: ASGIApp) -> Answering:
    """Wrap an ASGI application as a service. An answer that is cut off in the middle is a lost one."""

    async def service(request: Request) -> Answer:
        line = _Line()
        told: dict[str, Any] = {}
        pieces = bytearray()
        given = False

        async def receive() -> Mapping[str, Any]:
            nonlocal given
            if not given:
                given = True
                return {"type": "http.request", "body": request.content, "more_body": False}
            await line.gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Mapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                told.update(message)
            else:
                pieces.extend(message.get("body", b""))
                told["whole"] = not message.get("more_body", False)

        await app(_scope(request, line), receive, send)  # type: ignore[arg-type] # messages are any mapping
        if line.is_closing() or not told.get("whole"):
            raise Lost
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in told["headers"]}
        return Answer(told["status"], headers, bytes(pieces))

    return service


def _scope(request: Request, line: _Line) -> dict[str, Any]:
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": "http",
        "path": request.path,
        "raw_path": request.path.encode(),
        "query_string": request.query,
        "root_path": "",
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in request.headers.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "state": {"transport": line},
    }
