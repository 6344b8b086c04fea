"""The way from the client to a service in the same process: whole requests and answers, lost ones, and late ones."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx

if TYPE_CHECKING:
    from starlette.types import ASGIApp

Headers = list[tuple[bytes, bytes]]


class Lost(Exception):
    """The connection went away before a whole answer was there."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A whole answer."""

    status: int
    headers: Headers
    body: bytes


Service = Callable[[httpx.Request], Awaitable[Answer]]


class Wire(httpx.AsyncBaseTransport):
    """Takes requests to a service. What takes longer than the client's patience ends as it does on a real line."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """One request and its answer."""
        patience: float | None = request.extensions.get("timeout", {}).get("read")
        try:
            async with asyncio.timeout(patience):
                answer = await self._service(request)
        except TimeoutError:
            raise httpx.ReadTimeout("nothing came", request=request) from None
        except Lost:
            raise httpx.ReadError("the connection was closed", request=request) from None
        return httpx.Response(answer.status, headers=answer.headers, stream=_Whole(answer.body), request=request)


class _Whole(httpx.AsyncByteStream):
    def __init__(self, body: bytes) -> None:
        self._body = body

    async def __aiter__(self) -> Any:
        yield self._body


@dataclass(slots=True)
class _Line:
    """What an ASGI fault may close: stands for uvicorn's transport."""

    gone: asyncio.Event = field(default_factory=asyncio.Event)

    def abort(self) -> None:
        self.gone.set()

    close = abort

    def is_closing(self) -> bool:
        return self.gone.is_set()


def asgi(app: ASGIApp) -> Service:
    """An ASGI application as a service. An answer that is cut off in the middle is a lost one."""

    async def service(request: httpx.Request) -> Answer:
        line, body = _Line(), await request.aread()
        told: dict[str, Any] = {}
        pieces = bytearray()
        given = False

        async def receive() -> Mapping[str, Any]:
            nonlocal given
            if not given:
                given = True
                return {"type": "http.request", "body": body, "more_body": False}
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
        return Answer(told["status"], list(told["headers"]), bytes(pieces))

    return service


def _scope(request: httpx.Request, line: _Line) -> dict[str, Any]:
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": "http",
        "path": request.url.path,
        "raw_path": request.url.raw_path.partition(b"?")[0],
        "query_string": request.url.query,
        "root_path": "",
        "headers": [(name.lower(), value) for name, value in request.headers.raw],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "state": {"transport": line},
    }
