"""One HTTP connection to the sandbox: limits on their number, and on the time a request may take to arrive."""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from paydesk.domain.rules import is_this_pc

MAX_CONNECTIONS: Final = 256
"""Connections at once, from anywhere: above it the one that has waited longest for its request is closed."""
MAX_REMOTE_CONNECTIONS: Final = 64
MAX_CONNECTIONS_PER_PEER: Final = 8
"""Connections at once from other machines, in total and from each. More are closed on arrival."""
REMOTE_LIFETIME_S: Final = 20.0
"""Maximum life of a connection from another machine. A phone needs a second."""
HEAD_TIMEOUT_S: Final = 10.0
"""Time for the head of a request to arrive."""
BODY_TIMEOUT_S: Final = 60.0
"""Time for the body to arrive after the head."""


class HttpConnection(H11Protocol):
    """A connection whose transport is in `scope["state"]["transport"]`, so that a fault can close it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn itself
        """Start the timers, and enforce the limits on the number of connections."""
        self.app_state = {**self.app_state, "transport": transport}
        super().connection_made(transport)
        self.peer = (transport.get_extra_info("peername") or ("",))[0]
        self.waiting_since = self.loop.time()
        self._arrival_timer: asyncio.TimerHandle | None = self.loop.call_later(HEAD_TIMEOUT_S, transport.abort)
        self._lifetime_timer: asyncio.TimerHandle | None = None
        if not is_this_pc(self.peer):
            self._limit_remote_peer(transport)
        if len(self.connections) > MAX_CONNECTIONS:
            waiting = [each for each in self.connections if isinstance(each, HttpConnection) and each.is_waiting]
            min(waiting, key=lambda each: each.waiting_since, default=self).transport.abort()

    @property
    def is_waiting(self) -> bool:
        """True while no request is being answered, nor its body read."""
        return self.conn.their_state is h11.IDLE

    def _limit_remote_peer(self, transport: asyncio.Transport) -> None:
        """Close the connection if its machine has too many, else limit its life."""
        peers = [
            each.peer for each in self.connections if isinstance(each, HttpConnection) and not is_this_pc(each.peer)
        ]
        if len(peers) > MAX_REMOTE_CONNECTIONS or peers.count(self.peer) > MAX_CONNECTIONS_PER_PEER:
            transport.abort()
        else:
            self._lifetime_timer = self.loop.call_later(REMOTE_LIFETIME_S, transport.abort)

    def data_received(self, data: bytes) -> None:
        """Restart the arrival timer. Windows delivers data even while the connection is closing; it is ignored."""
        if self.transport.is_closing():
            return
        before = self.conn.their_state
        super().data_received(data)
        after = self.conn.their_state
        if after is before and after in {h11.IDLE, h11.SEND_BODY} and self._arrival_timer is not None:
            return  # part of the same head or body
        self._cancel_arrival_timer()
        if after in {h11.IDLE, h11.SEND_BODY} and not self.transport.is_closing():
            patience = HEAD_TIMEOUT_S if after is h11.IDLE else BODY_TIMEOUT_S
            self._arrival_timer = self.loop.call_later(patience, self.transport.abort)
            self.waiting_since = self.loop.time()

    def _cancel_arrival_timer(self) -> None:
        if self._arrival_timer is not None:
            self._arrival_timer.cancel()
            self._arrival_timer = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_arrival_timer()
        if self._lifetime_timer is not None:
            self._lifetime_timer.cancel()
        super().connection_lost(exc)
