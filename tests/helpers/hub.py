"""A hub over a real PostgreSQL, and a counter that ships its journal to it."""

from __future__ import annotations

import asyncio
import itertools
import ssl
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

import httpx
import psycopg
from psycopg.conninfo import make_conninfo

from paydesk.api.network import create_empty_tls_context
from paydesk.domain.fact import Fact
from paydesk.hub import counters
from paydesk.hub.config import HubConfig
from paydesk.hub.migrate import migrate
from paydesk.hub.postgres_server import PostgresServer
from paydesk.hub.server import create_server
from paydesk.store.journal.journal import Journal
from paydesk.store.journal.shipping import RawFact

SECRET: Final = "cfsk_ma_test_webhooks"
TEMPLATE: Final = "hub_template"
PATIENCE: Final = 30.0
NUMBERS: Final = itertools.count(1)


def new_database(server: PostgresServer) -> str:
    """Return the DSN of a fresh database with the hub's tables."""
    name = f"hub_{next(NUMBERS)}"
    with psycopg.connect(server.dsn(), autocommit=True) as connection:
        if connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (TEMPLATE,)).fetchone() is None:
            connection.execute(f"CREATE DATABASE {TEMPLATE}")
            migrate(server.dsn(TEMPLATE))
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}".encode())
    return server.dsn(name)


def query(dsn: str, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """Return the rows of a query."""
    with psycopg.connect(dsn, autocommit=True) as connection:
        cursor = connection.execute(sql.encode(), values)
        return cursor.fetchall() if cursor.description else []


@dataclass
class RunningHub:
    """A hub that serves."""

    dsn: str
    url: str
    client: httpx.AsyncClient
    server: Any

    async def enrol(self, name: str = "Counter 1") -> ShippingCounter:
        """Enrol a counter by a new code."""
        code = await counters.create_code(self.server._hub.database)
        answer = await self.client.post("/v1/enrol", json={"code": code, "name": name, "version": "0.5.0"})
        assert answer.status_code == 201, answer.text
        return ShippingCounter(self, answer.json()["counter_id"], answer.json()["key"])

    async def until_ready(self) -> None:
        """Wait until it hears events."""
        async with asyncio.timeout(PATIENCE):
            await self.server._hub.feed.listening.wait()


@asynccontextmanager
async def running_hub(
    dsn: str, *, port: int = 0, serve: dict[str, Any] | None = None, trust: ssl.SSLContext | None = None, **more: Any
) -> AsyncIterator[RunningHub]:
    """Serve a hub in this loop; port 0 takes a free one.

    Args:
        serve: Options of `create_server`, as a certificate.
        trust: Authorities of the client; with it the hub is called by TLS.
    """
    ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    secrets = {"gateway_secrets": (SECRET,), "payout_secrets": (SECRET,)}
    config = HubConfig(**{"database": make_conninfo(dsn), **secrets, **more})
    server = create_server(config, port=port, ready=ready.set_result, **(serve or {}))
    task = asyncio.create_task(server._serve())
    try:
        async with asyncio.timeout(PATIENCE):
            url = f"{'https' if trust else 'http'}://127.0.0.1:{await ready}"
        verify = trust or create_empty_tls_context()
        async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=PATIENCE, verify=verify) as client:
            hub = RunningHub(dsn, url, client, server)
            await hub.until_ready()
            yield hub
    finally:
        server.should_exit = True
        await task


class ShippingCounter:
    """An enrolled counter."""

    def __init__(self, hub: RunningHub, counter_id: str, key: str) -> None:
        self.hub, self.id, self.key = hub, counter_id, key
        self.headers = {"Authorization": f"Bearer {key}"}

    async def post(self, path: str, body: object) -> httpx.Response:
        return await self.hub.client.post(path, json=body, headers=self.headers)

    async def get(self, path: str, **params: Any) -> httpx.Response:
        return await self.hub.client.get(path, params=params, headers=self.headers)

    async def ship(self, journal: Journal, *, step: int = 1_000) -> dict[str, Any]:
        """Ship what the hub does not have yet; return its last answer."""
        mark = journal.shipping.journal_id()
        found: dict[str, Any] = (await self.get("/v1/position", journal=mark)).json()
        while rows := journal.shipping.raw_after(found["seq"], step):
            answer = await self.post("/v1/facts", batch(mark or "", found["seq"], found["hash"], rows))
            assert answer.status_code == 200, answer.text
            found = answer.json()
        return found

    @asynccontextmanager
    async def events(self) -> AsyncIterator[EventReader]:
        """Open the stream of events."""
        async with self.hub.client.stream("GET", "/v1/events", headers=self.headers) as answer:
            yield EventReader(answer)


class EventReader:
    """Reads server-sent events."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self._lines = answer.aiter_lines()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> tuple[str, str]:
        async with asyncio.timeout(PATIENCE):
            event = await anext(self._lines)
            data = await anext(self._lines)
            assert await anext(self._lines) == ""
        return event.removeprefix("event: "), data.removeprefix("data: ")


def batch(journal: str, seq: int, digest: str, rows: Sequence[RawFact]) -> dict[str, Any]:
    """Return a batch as a counter sends it."""
    facts = [[row.seq, row.subject, row.at, row.kind, row.data, row.digest.hex()] for row in rows]
    return {"journal": journal, "after": {"seq": seq, "hash": digest}, "facts": facts}


def journal_with(folder: Path, facts: Sequence[Fact]) -> Journal:
    """Return a new journal with these facts."""
    folder.mkdir(parents=True, exist_ok=True)
    journal = Journal.open(folder)
    journal.append(facts)
    return journal
