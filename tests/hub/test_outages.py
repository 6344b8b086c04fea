"""Power cuts of PostgreSQL, hubs that end, a restored backup: nothing acknowledged is lost, and nothing is twice."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from paydesk.domain.clock import MINUTE, now_ms
from paydesk.hub import feed
from paydesk.hub.postgres_server import PostgresServer
from paydesk.store.journal.chain import GENESIS
from paydesk.store.journal.journal import Journal
from tests.conftest import Logs
from tests.helpers.hub import (
    PATIENCE,
    RunningHub,
    ShippingCounter,
    batch,
    journal_with,
    new_database,
    query,
    running_hub,
)
from tests.helpers.journals import whole_sale

NOW = now_ms()
COUNTERS = 4
SALES = 30
STEP = 7


@pytest.fixture
def own_postgres(postgres: PostgresServer) -> Iterator[PostgresServer]:
    """Start a server that a test may kill."""
    folder = Path(tempfile.mkdtemp(prefix="paydesk-pg-"))
    folder.chmod(0o711)
    server = PostgresServer(folder)
    server.start()
    yield server
    server.stop("immediate")
    shutil.rmtree(folder)


class PatientCounter:
    """A counter that ships through one of several hubs, and goes on whatever happens to them."""

    def __init__(self, counter: ShippingCounter, journal: Journal) -> None:
        self.counter, self.journal = counter, journal
        self.acknowledged = 0
        self.moved = asyncio.Event()

    async def ship_all(self, hubs: list[RunningHub]) -> None:
        mark = self.journal.shipping.journal_id() or ""
        position = (0, GENESIS.hex())
        while rows := self.journal.shipping.raw_after(position[0], STEP):
            answer: dict[str, Any] = {}
            with contextlib.suppress(httpx.HTTPError):
                hub = hubs[-1]
                found = await hub.client.post(
                    "/v1/facts", json=batch(mark, *position, rows), headers=self.counter.headers
                )
                assert found.status_code in {200, 409, 429, 503}, found.text
                answer = found.json() if found.status_code in {200, 409} else {}
            if "seq" in answer:
                position = (answer["seq"], answer["hash"])
                self.acknowledged = max(self.acknowledged, answer["seq"])
                self.moved.set()
            else:
                async with asyncio.timeout(PATIENCE):
                    await hubs[-1].server._hub.feed.listening.wait()

    async def until_acknowledged(self, seq: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged < seq:
                self.moved.clear()
                await self.moved.wait()


@contextlib.asynccontextmanager
async def shipping(hub: RunningHub, folder: Path) -> AsyncIterator[list[PatientCounter]]:
    with contextlib.ExitStack() as stack:
        found = []
        for number in range(COUNTERS):
            story = [fact for sale in range(SALES) for fact in whole_sale(f"{number}-{sale}", NOW + sale * MINUTE)]
            journal = stack.enter_context(journal_with(folder / str(number), story))
            found.append(PatientCounter(await hub.enrol(f"Counter {number}"), journal))
        yield found


def check_ledger(dsn: str, shipped: list[PatientCounter]) -> None:
    """Compare the facts at the hub with the journals, one by one, and the ledger with their sum."""
    for each in shipped:
        sql = (
            "SELECT f.seq, subject, at, kind, data, f.hash FROM facts f JOIN journals j ON j.id = journal_id"
            " WHERE counter_id = %s ORDER BY f.seq"
        )
        here = [(r.seq, r.subject, r.at, r.kind, r.data, r.digest) for r in each.journal.shipping.raw_after(0, 1_000)]
        assert query(dsn, sql, each.counter.id) == here
        assert each.acknowledged == here[-1][0]
    assert query(dsn, "SELECT count(*), sum(times * paise) FROM entries") == [
        (COUNTERS * SALES, COUNTERS * SALES * 125_000)
    ]


async def test_postgres_is_killed_while_counters_ship(
    own_postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs
) -> None:
    monkeypatch.setattr(feed, "RECONNECT_S", 0.05)
    dsn = new_database(own_postgres)
    async with running_hub(dsn) as hub, shipping(hub, tmp_path) as counters:
        tasks = [asyncio.create_task(each.ship_all([hub])) for each in counters]
        for seq in (20, 70, 120):
            await counters[0].until_acknowledged(seq)
            await asyncio.to_thread(own_postgres.stop, "immediate")
            hub.server._hub.feed.listening.clear()
            await asyncio.to_thread(own_postgres.start)
        async with asyncio.timeout(60):
            await asyncio.gather(*tasks)
        check_ledger(dsn, counters)
    logs.records = [each for each in logs.records if each.name != "psycopg.pool"]  # it tells of each lost connection


async def test_hubs_end_while_counters_ship(dsn: str, tmp_path: Path) -> None:
    hubs: list[RunningHub] = []
    async with contextlib.AsyncExitStack() as stack:
        async with running_hub(dsn) as hub:
            hubs.append(hub)
            counters = await stack.enter_async_context(shipping(hub, tmp_path))
            tasks = [asyncio.create_task(each.ship_all(hubs)) for each in counters]
            await counters[0].until_acknowledged(40)
            hubs.append(await stack.enter_async_context(running_hub(dsn)))
        await counters[0].until_acknowledged(100)
        hubs.append(await stack.enter_async_context(running_hub(dsn)))
        async with asyncio.timeout(60):
            await asyncio.gather(*tasks)
        check_ledger(dsn, counters)


async def test_a_hub_restored_from_a_backup_is_filled_up_by_its_counters(dsn: str, tmp_path: Path) -> None:
    async with running_hub(dsn) as hub, shipping(hub, tmp_path) as counters:
        for each in counters:
            await each.ship_all([hub])
        lost = "UPDATE journals j SET seq = 50, hash = (SELECT hash FROM facts WHERE journal_id = j.id AND seq = 50)"
        query(dsn, lost)
        query(dsn, "DELETE FROM facts WHERE seq > 50")
        query(dsn, "DELETE FROM sales WHERE seq > 50")
        query(dsn, "DELETE FROM entries WHERE seq > 50")
        for each in counters:
            rows = each.journal.shipping.raw_after(0, 1_000)
            body = batch(each.journal.shipping.journal_id() or "", 170, rows[169].digest.hex(), rows[170:])
            answer = await each.counter.post("/v1/facts", body)
            assert (answer.json()["code"], answer.json()["seq"]) == ("gap", 50)
            await each.counter.ship(each.journal, step=STEP)
        check_ledger(dsn, counters)
