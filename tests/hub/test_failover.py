"""The database fails over while counters ship: no confirmed fact is lost, and none is kept twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from paydesk.api.hub import HubClient
from paydesk.counter.hub.shipper import FactShipper
from paydesk.domain.fact import Fact
from paydesk.domain.hub.messages import HubProblem
from paydesk.hub.migrate import migrate
from paydesk.hub.postgres_server import PostgresMissing
from paydesk.store.journal.journal import Journal
from tests.conftest import Logs
from tests.helpers.hub import PATIENCE, RunningHub, query, running_hub
from tests.helpers.replication import Pair, replicated

COUNTERS = 20
FACTS = 60


@pytest.fixture
def pair() -> Iterator[Pair]:
    try:
        with replicated() as pair:
            migrate(pair.dsn)
            yield pair
    except PostgresMissing as missing:
        pytest.skip(f"{missing}: a hub is for Linux")


class ShippingJournal:
    """A journal that a counter fills while its shipper sends it; `told` is what the hub has confirmed at most."""

    def __init__(self, folder: Path, client: HubClient, moved: asyncio.Event) -> None:
        folder.mkdir()
        self._moved, self._name = moved, folder.name
        self.journal = Journal.open(folder)
        self.shipper = FactShipper(self.journal, client, self._on_state)
        self.told = 0
        self.problems: set[HubProblem] = set()

    def _on_state(self, _unsent: int, problem: HubProblem | None) -> None:
        self.told = max(self.told, self.journal.shipping.shipped()[0])
        if problem is not None:
            self.problems.add(problem)
        self._moved.set()

    def add(self, number: int) -> None:
        """Append one fact."""
        fact = Fact(f"note:{self._name}", 1_790_000_000_000 + number, "note", {"n": number})
        self.journal.append([fact])
        self.shipper.on_written([fact])

    @property
    def is_done(self) -> bool:
        """True once the hub has confirmed all facts."""
        return 0 < self.journal.shipping.shipped()[0] == self.journal.count()


@asynccontextmanager
async def shipping(hub: RunningHub, folder: Path, moved: asyncio.Event) -> AsyncIterator[list[ShippingJournal]]:
    """Run the shippers of some counters."""
    clients = [HubClient(hub.url, (await hub.enrol(f"Counter {number}")).key) for number in range(COUNTERS)]
    counters = [ShippingJournal(folder / str(number), client, moved) for number, client in enumerate(clients)]
    tasks = [asyncio.create_task(each.shipper.run()) for each in counters]
    try:
        yield counters
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for client, each in zip(clients, counters, strict=True):
            await client.aclose()
            each.journal.close()


async def fill(counters: list[ShippingJournal], numbers: range) -> None:
    for number in numbers:
        for each in counters:
            each.add(number)
        await asyncio.sleep(0)


async def until(moved: asyncio.Event, holds: Callable[[], bool]) -> None:
    """Wait until `holds()`, woken by each answer of the hub."""
    async with asyncio.timeout(3 * PATIENCE):
        while not holds():
            moved.clear()
            await moved.wait()


async def test_a_standby_takes_over_and_nothing_is_lost_or_doubled(pair: Pair, tmp_path: Path, logs: Logs) -> None:
    moved = asyncio.Event()
    async with running_hub(pair.dsn) as hub, shipping(hub, tmp_path, moved) as counters:
        await fill(counters, range(FACTS))
        await until(moved, lambda: any(each.told for each in counters))
        failing = asyncio.create_task(asyncio.to_thread(pair.fail_over))
        await fill(counters, range(FACTS, 2 * FACTS))
        await failing
        told = [each.told for each in counters]
        kept = dict(query(pair.standby.dsn(), "SELECT counter_id, seq FROM journals"))
        assert sum(kept.values()) >= sum(told), "what was confirmed is kept"
        await until(moved, lambda: all(each.is_done for each in counters))
        rows = query(
            pair.standby.dsn(), "SELECT journal_id, count(*), count(DISTINCT seq), max(seq) FROM facts GROUP BY 1"
        )
        assert [row[1:] for row in rows] == [(2 * FACTS, 2 * FACTS, 2 * FACTS)] * COUNTERS
        assert not {HubProblem.FORK, HubProblem.BROKEN_CHAIN} & {p for each in counters for p in each.problems}
    logs.expect("error connecting|discarding|Database|terminat|rolling back")
