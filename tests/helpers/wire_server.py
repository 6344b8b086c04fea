"""A loopback server that says exactly what a test wants, byte by byte: also what no decent service would say.

It runs in the loop of the test. Each request takes the next script of the list; the last one is used again for all
that follow. What came in is kept in `requests`, and `connections` counts how often somebody connected.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Self

Script = Callable[[asyncio.StreamWriter], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Request:
    """One request as it came in; header names in lower case."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes

    def json(self) -> dict[str, object]:
        """Return the body as a JSON object."""
        value = json.loads(self.body)
        assert isinstance(value, dict)
        return value


@dataclass
class WireServer:
    """The server: `async with WireServer() as server:`; set `scripts` with `then`."""

    tls: ssl.SSLContext | None = None
    scripts: list[Script] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    connections: int = 0
    lost: int = 0
    """Connections that ended, by whichever side."""
    _server: asyncio.Server | None = None
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def port(self) -> int:
        """The port it listens on."""
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    @property
    def url(self) -> str:
        """The base address, with the gateway's `/pg`."""
        return f"{'https' if self.tls else 'http'}://127.0.0.1:{self.port}/pg"

    def then(self, *scripts: Script) -> Self:
        """Answer the coming requests with these, one by one."""
        self.scripts = list(scripts)
        return self

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something that this server saw makes `condition` true."""
        while not condition():
            self._changed.clear()
            await self._changed.wait()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0, ssl=self.tls)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self.connections += 1
        self._changed.set()
        try:
            while (request := await _read(reader)) is not None:
                self.requests.append(request)
                self._changed.set()
                script = self.scripts.pop(0) if len(self.scripts) > 1 else self.scripts[0]
                await script(writer)
                if writer.is_closing():
                    break
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            writer.transport.abort()
            with contextlib.suppress(ConnectionError, asyncio.CancelledError):
                await writer.wait_closed()
            self.lost += 1
            self._changed.set()
            self._tasks.discard(task)


async def _read(reader: asyncio.StreamReader) -> Request | None:
    try:
        head = await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError:
        return None
    first, *lines = head.decode("latin-1").split("\r\n")[:-2]
    method, path, _ = first.split(" ")
    headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Request(method, path, headers, body)


def head(status: int = 200, length: int | None = None, **headers: str) -> bytes:
    """Status line and headers; underscores in names stand for hyphens."""
    lines = [f"HTTP/1.1 {status} Whatever"]
    if length is not None:
        lines.append(f"content-length: {length}")
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def say(body: object, status: int = 200, **headers: str) -> Script:
    """Send a whole answer: bytes as they are, anything else as JSON."""
    content = body if isinstance(body, bytes) else json.dumps(body).encode()

    async def script(writer: asyncio.StreamWriter) -> None:
        writer.write(head(status, len(content), **headers) + content)
        await writer.drain()

    return script


def no(status: int, type_: str, code: str, message: str = "no", **headers: str) -> Script:
    """Send an error of the gateway (docs/service.md#gateway-errors)."""
    return say({"message": message, "code": code, "type": type_}, status, **headers)


def raw(content: bytes) -> Script:
    """Send these bytes, then end the connection in good order."""

    async def script(writer: asyncio.StreamWriter) -> None:
        writer.write(content)
        await writer.drain()
        writer.close()

    return script


def exactly(content: bytes) -> Script:
    """Send these bytes, and keep the connection."""

    async def script(writer: asyncio.StreamWriter) -> None:
        writer.write(content)
        await writer.drain()

    return script


def cut(content: bytes = b"") -> Script:
    """Send these bytes, then abort the connection."""

    async def script(writer: asyncio.StreamWriter) -> None:
        if content:
            writer.write(content)
            await writer.drain()
        writer.close()
        await writer.wait_closed()

    return script


def reset() -> Script:
    """Send a TCP reset in place of an answer."""

    async def script(writer: asyncio.StreamWriter) -> None:
        connection = writer.get_extra_info("socket")
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        writer.transport.abort()

    return script


def stall(content: bytes = b"") -> Script:
    """Send these bytes, and then nothing more, for as long as the test lasts."""

    async def script(writer: asyncio.StreamWriter) -> None:
        writer.write(content)
        await writer.drain()
        await asyncio.Event().wait()

    return script


def drip(start: bytes, piece: bytes) -> Script:
    """`start`, and then `piece` without end, each sent as soon as the one before has gone."""

    async def script(writer: asyncio.StreamWriter) -> None:
        writer.write(start)
        while True:
            await writer.drain()
            await asyncio.sleep(0)
            writer.write(piece)

    return script


def closed_port() -> int:
    """Return a port of this PC on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
