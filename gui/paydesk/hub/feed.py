"""Nudges from any hub process to the streams of a counter, by LISTEN/NOTIFY (docs/hub.md#the-feed)."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any, Final

import psycopg
import structlog

from paydesk.domain.clock import SECOND, now_ms
from paydesk.domain.feed import HEARTBEAT
from paydesk.hub.database import Connection
from paydesk.hub.errors import RequestRefused

CHANNEL: Final = "paydesk_hub"
CHECK_INTERVAL_S: Final = 5.0
"""Time after which a silent connection is probed."""
PROBE_TIMEOUT_S: Final = 5.0
RECONNECT_S: Final = 1.0
MAX_QUEUED: Final = 1_000
"""Events that a stream may have unsent; its counter does not read any more then."""
MAX_STREAMS: Final = 4
"""Streams of one counter in one process; the oldest ends for another one."""
_LOG: Final = structlog.stdlib.get_logger("paydesk.hub")


async def notify(connection: Connection, counter_id: str, **event: Any) -> None:  # noqa: ANN401 - JSON
    """Send an event to the streams of a counter, in any process, when the transaction is kept."""
    payload = json.dumps({"counter": counter_id, **event})
    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


class Stream:
    """One open event stream of a counter."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        """Events as they are sent; None ends the stream."""


class FeedBroker:
    """The streams of this process, and the one connection that listens for them.

    Events that come while it does not listen are lost. So all streams end then: a counter that connects again counts
    nothing that it read before as confirmed (docs/decisions/0030).
    """

    def __init__(self, dsn: str) -> None:
        """Listen on `dsn`: the server itself, not a pgbouncer in transaction mode."""
        self._dsn = dsn
        self._streams: dict[str, list[Stream]] = {}
        self.listening = asyncio.Event()
        """Set while events are heard."""

    @property
    def is_listening(self) -> bool:
        """True while events are heard."""
        return self.listening.is_set()

    @property
    def stream_count(self) -> int:
        """Number of open streams."""
        return sum(map(len, self._streams.values()))

    async def run(self) -> None:
        """Listen until cancelled; connect again whenever the connection is lost."""
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError, TimeoutError) as error:
                _LOG.info("Feed connection lost", error=str(error))
            finally:
                self.listening.clear()
                self.end_all()
            await asyncio.sleep(RECONNECT_S)

    async def _listen(self) -> None:
        async with asyncio.timeout(PROBE_TIMEOUT_S):
            connection = await psycopg.AsyncConnection.connect(self._dsn, autocommit=True)
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            while True:
                async for each in connection.notifies(timeout=CHECK_INTERVAL_S):
                    self._dispatch(each.payload)
                async with asyncio.timeout(PROBE_TIMEOUT_S):
                    await connection.execute("SELECT 1")
        finally:
            await connection.close()

    def _dispatch(self, payload: str) -> None:
        event = json.loads(payload)
        counter_id, is_revoked = event.pop("counter"), event.pop("revoked", False)
        text = _format("revoked" if is_revoked else "nudge", event)
        for stream in [*self._streams.get(counter_id, ())]:
            if stream.queue.qsize() < MAX_QUEUED:
                stream.queue.put_nowait(text)
            if is_revoked or stream.queue.qsize() >= MAX_QUEUED:
                self._end(stream)

    def end_all(self) -> None:
        """End all streams: events may have been lost, or the hub closes."""
        for streams in self._streams.values():
            for stream in streams:
                self._end(stream)

    @staticmethod
    def _end(stream: Stream) -> None:
        stream.queue.put_nowait(None)

    async def events(self, counter_id: str, heartbeat_s: float = HEARTBEAT / SECOND * 0.8) -> AsyncIterator[str]:
        """Yield the events of a counter as server-sent events, and heartbeats. Raises RequestRefused (503)."""
        if not self.is_listening:
            raise RequestRefused(503, "unavailable", "the hub does not hear of events now", retry_after_s=2)
        stream = Stream()
        streams = self._streams.setdefault(counter_id, [])
        streams.append(stream)
        for old in streams[:-MAX_STREAMS]:
            self._end(old)
        try:
            yield _heartbeat()
            while True:
                text: str | None = ""
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(heartbeat_s):
                        text = await stream.queue.get()
                if text is None:
                    return
                yield text or _heartbeat()
        finally:
            streams.remove(stream)
            if not streams:
                del self._streams[counter_id]


def _heartbeat() -> str:
    return _format("heartbeat", {"now": now_ms()})


def _format(event: str, data: dict[str, Any]) -> str:
    return f"event: {event}\ndata: {json.dumps(data)}\n\n"
