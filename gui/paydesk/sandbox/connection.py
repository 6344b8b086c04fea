"""The web server beneath: uvicorn, with the connection within reach of the faults, and an end that does not wait."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from paydesk.sandbox.control.guard import is_loopback

if TYPE_CHECKING:
    from starlette.types import ASGIApp

KEEP_ALIVE_S: Final = 75
MOST_FROM_AWAY: Final = 64
MOST_OF_ONE: Final = 8
"""Connections at once from other machines: all together, and from one. More are closed as they come."""
LASTS_S: Final = 20.0
"""How long a connection from another machine may last, whatever it is at: a phone needs a second."""
_GRACE_S: Final = 0.3
_ACCEPT_TURNS: Final = 5
"""Turns of the loop within which a connection that was accepted at the very end is one that can be closed."""


class Connection(H11Protocol):
    """A connection that `scope["state"]["transport"]` leads to: a fault can close it without an answer."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn itself
        """Somebody has connected."""
        self.app_state = {**self.app_state, "transport": transport}
        super().connection_made(transport)
        self.peer = (transport.get_extra_info("peername") or ("",))[0]
        self._end: asyncio.TimerHandle | None = None
        if not is_loopback(self.peer):
            self._take_visitor(transport)

    def _take_visitor(self, transport: asyncio.Transport) -> None:
        """Strangers can neither fill the sandbox nor stay in it."""
        peers = [each.peer for each in self.connections if isinstance(each, Connection) and not is_loopback(each.peer)]
        if len(peers) > MOST_FROM_AWAY or peers.count(self.peer) > MOST_OF_ONE:
            transport.abort()
        else:
            self._end = self.loop.call_later(LASTS_S, transport.abort)

    def data_received(self, data: bytes) -> None:
        """Something came. Windows hands it on also while the line is closing: after a refusal nobody reads it."""
        if not self.transport.is_closing():
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        if self._end is not None:
            self._end.cancel()
        super().connection_lost(exc)


class Server(uvicorn.Server):
    """Serves until `closing` is set. Signals are left to whoever runs it."""

    def __init__(self, app: ASGIApp, closing: asyncio.Event, ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=Connection,
                ws="none",
                lifespan="off",
                log_config=None,
                log_level=logging.ERROR,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                date_header=False,
                timeout_keep_alive=KEEP_ALIVE_S,
            )
        )
        self._closing = closing
        self._ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave them alone: uvicorn would raise them once more at its end."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        self._ready()

    async def main_loop(self) -> None:
        """Wait for the end."""
        await self._closing.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, let answers under way go out, then close the rest."""
        await self._settle_accepted(sockets or [])
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        if self.server_state.tasks:
            await asyncio.wait(set(self.server_state.tasks), timeout=_GRACE_S)
        for connection in list(self.server_state.connections):
            connection.transport.abort()
        await asyncio.sleep(0)

    @staticmethod
    async def _settle_accepted(sockets: list[socket.socket]) -> None:
        """Accept nothing more, and let what was accepted become connections: a closed server leaks their sockets."""
        for listening in sockets:
            with contextlib.suppress(NotImplementedError):  # Windows: its accept makes the connection in one turn
                asyncio.get_running_loop().remove_reader(listening)
        for _ in range(_ACCEPT_TURNS):
            await asyncio.sleep(0)
