"""One HTTP connection of a uvicorn server: limits on their number, and on the time in which a request has to arrive.

uvicorn itself would wait for ever for the head of a request, and for its body.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class TimedConnection(H11Protocol):
    """A connection that ends if no whole request arrives in time, or if too many others are open."""

    max_connections: ClassVar[int] = 2**31
    """Connections at once: above it the one that has waited longest for its request is closed."""
    head_timeout_s: ClassVar[float] = 10.0
    body_timeout_s: ClassVar[float] = 60.0
    """Time for the body to arrive after the head."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn itself
        """Start the timer, and enforce the limit on the number of connections."""
        super().connection_made(transport)
        self.waiting_since = self.loop.time()
        self._arrival_timer: asyncio.TimerHandle | None = self.loop.call_later(self.head_timeout_s, transport.abort)
        if len(self.connections) > self.max_connections:
            waiting = [each for each in self.connections if isinstance(each, TimedConnection) and each.is_waiting]
            min(waiting, key=lambda each: each.waiting_since, default=self).transport.abort()

    @property
    def is_waiting(self) -> bool:
        """True while no request is being answered, nor its body read."""
        return self.conn.their_state is h11.IDLE

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
            patience = self.head_timeout_s if after is h11.IDLE else self.body_timeout_s
            self._arrival_timer = self.loop.call_later(patience, self.transport.abort)
            self.waiting_since = self.loop.time()

    def _cancel_arrival_timer(self) -> None:
        if self._arrival_timer is not None:
            self._arrival_timer.cancel()
            self._arrival_timer = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_arrival_timer()
        super().connection_lost(exc)
