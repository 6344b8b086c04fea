"""Server side of the connection by which a second start raises the window of the first (see `single_instance`)."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import socket
from collections.abc import Callable
from typing import Final, TypeAlias

_MAX_LINE: Final = 128
RaiseWindow: TypeAlias = "Callable[[Callable[[], None]], object]"
"""Brings the window to the front; then calls its argument, in the server's loop."""


class _Caller(asyncio.Protocol):
    """One connection of a second start. It is aborted for silence, a line that is too long, or a wrong line."""

    def __init__(self, server: InstanceServer) -> None:
        self._server = server
        self._line = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        if isinstance(transport, asyncio.Transport):
            self._transport = transport
        self._server.callers.add(self._transport)
        self._timeout = asyncio.get_running_loop().call_later(self._server.timeout_s, self._transport.abort)

    def data_received(self, data: bytes) -> None:
        self._line += data
        if b"\n" not in data and len(self._line) <= _MAX_LINE:
            return
        if hmac.compare_digest(self._line, self._server.expected + b"\n"):
            self._server.raise_window(self._answer)
        else:
            self._transport.abort()

    def _answer(self) -> None:
        if not self._transport.is_closing():  # else the time-out came first
            self._transport.write(self._server.answer)
            self._transport.close()

    def connection_lost(self, _error: Exception | None) -> None:
        self._server.callers.discard(self._transport)
        self._timeout.cancel()


class InstanceServer:
    """Serves a listening socket in the running event loop until it is cancelled.

    `raise_window` is called for each caller that sends the line `expected`; once the window is up, the caller gets
    `answer`. Each caller has `timeout_s` seconds.
    """

    def __init__(self, expected: bytes, answer: bytes, raise_window: RaiseWindow, timeout_s: float) -> None:
        self.expected = expected
        self.answer = answer
        self.raise_window = raise_window
        self.timeout_s = timeout_s
        self.callers: set[asyncio.Transport] = set()

    async def serve(self, listener: socket.socket) -> None:
        """Answer callers until cancelled; then close `listener` and abort the remaining callers."""
        # protocols, not streams: a cancelled stream task writes to stderr (Python 3.11)
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: _Caller(self), sock=listener)
        with contextlib.closing(server):
            try:
                await loop.create_future()
            finally:
                for caller in tuple(self.callers):
                    caller.abort()
