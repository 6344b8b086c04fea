"""The feed: heartbeats, and an end whenever events may have been lost."""

from __future__ import annotations

import asyncio
import json

import pytest

from paydesk.domain.clock import now_ms
from paydesk.hub import feed
from paydesk.hub.feed import FeedBroker, notify
from paydesk.hub.postgres_server import PostgresServer
from tests.helpers.hub import PATIENCE, ShippingCounter, query


async def test_heartbeats_come_at_once_and_then_in_time(counter: ShippingCounter) -> None:
    broker = counter.hub.server._hub.feed
    events = broker.events("c", heartbeat_s=0.01)
    texts = [await anext(events) for _ in range(3)]
    for text in texts:
        name, data = text.strip().split("\n")
        assert name == "event: heartbeat"
        assert abs(json.loads(data.removeprefix("data: "))["now"] - now_ms()) < 60_000
    await events.aclose()
    assert broker.stream_count == 0


async def test_a_lost_connection_ends_all_streams_and_is_made_again(
    counter: ShippingCounter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "RECONNECT_S", 0.05)
    broker = counter.hub.server._hub.feed
    sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%' OR query = 'SELECT 1'"
    async with counter.events() as events:
        assert (await anext(events))[0] == "heartbeat"
        query(counter.hub.dsn, sql)
        with pytest.raises(StopAsyncIteration):
            await anext(events)
    async with asyncio.timeout(PATIENCE):
        await broker.listening.wait()
    async with counter.events() as events:
        assert (await anext(events))[0] == "heartbeat"
        async with counter.hub.server._hub.database.transaction() as connection:
            await notify(connection, counter.id, order_id="PD-1")
        assert await anext(events) == ("nudge", '{"order_id": "PD-1"}')


async def test_a_hub_that_hears_nothing_opens_no_stream(counter: ShippingCounter) -> None:
    counter.hub.server._hub.feed.listening.clear()
    answer = await counter.get("/v1/events")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert (await counter.hub.client.get("/readyz")).status_code == 503
    assert (await counter.hub.client.get("/healthz")).status_code == 200


async def test_a_stream_that_nobody_reads_is_ended(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "MAX_QUEUED", 3)
    broker = FeedBroker(postgres.dsn())
    broker.listening.set()
    events = broker.events("c")
    await anext(events)
    for number in range(10):
        broker._dispatch(json.dumps({"counter": "c", "order_id": f"PD-{number}"}))
    texts = [text async for text in events]
    assert len(texts) == 3
    assert broker.stream_count == 0
