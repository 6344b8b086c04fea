"""One HTTP connection to the sandbox, with limits for other machines."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from paydesk.domain.rules import is_this_pc
from paydesk.http_connection import TimedConnection
from paydesk.sandbox.listening import LOOPBACK

MAX_REMOTE_CONNECTIONS: Final = 64
MAX_CONNECTIONS_PER_PEER: Final = 8
"""Connections at once from other machines, in total and from each. More are closed on arrival."""
REMOTE_LIFETIME_S: Final = 20.0
"""Maximum life of a connection from another machine. A phone needs a second."""


class HttpConnection(TimedConnection):
    """A connection whose transport is in `scope["state"]["transport"]`, so that a fault can close it."""

    max_connections: ClassVar[int] = 256

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn itself
        """Put the transport where faults find it, and limit other machines."""
        self.app_state = {**self.app_state, "transport": transport}
        self._lifetime_timer: asyncio.TimerHandle | None = None
        self.peer = (transport.get_extra_info("peername") or ("",))[0]
        super().connection_made(transport)
        if isinstance(transport.get_extra_info("sockname"), str):  # the path of a Unix socket
            self.peer = LOOPBACK  # whoever may open the socket is a user of this PC
            self.client = (LOOPBACK, 0)
        if not is_this_pc(self.peer):
            self._limit_remote_peer(transport)

    def _limit_remote_peer(self, transport: asyncio.Transport) -> None:
        """Close the connection if its machine has too many, else limit its life."""
        peers = [
            each.peer for each in self.connections if isinstance(each, HttpConnection) and not is_this_pc(each.peer)
        ]
        if len(peers) > MAX_REMOTE_CONNECTIONS or peers.count(self.peer) > MAX_CONNECTIONS_PER_PEER:
            transport.abort()
        else:
            self._lifetime_timer = self.loop.call_later(REMOTE_LIFETIME_S, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._lifetime_timer is not None:
            self._lifetime_timer.cancel()
        super().connection_lost(exc)
