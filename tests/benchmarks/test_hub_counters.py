"""A thousand counters on two hubs over one PostgreSQL: memory, events, and what the death of a hub costs."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable

import pytest

from paydesk.hub.postgres_server import PostgresMissing
from tests.benchmarks.hub_rig import HubProcess, add_counters, hub_processes, running_postgres
from tests.benchmarks.simulated_counters import Shop, SimulatedCounter
from tests.helpers.hub import new_database, query

COUNTERS = int(os.environ.get("HUB_STREAMS", "1000"))
STEADY_S = 30
pytestmark = pytest.mark.timeout(600)
PUSHERS = 16
Figure = Callable[..., None]


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


async def push_all(shop: Shop) -> tuple[list[float], float]:
    """Send an event to each counter, PUSHERS at a time; return the delays (ms), and the seconds of all."""
    waiting, delays = list(shop.counters), list[float]()

    async def push() -> None:
        while waiting:
            delays.append(await shop.push(waiting.pop()))

    began = time.perf_counter()
    await asyncio.gather(*(push() for _ in range(PUSHERS)))
    return delays, time.perf_counter() - began


async def measure(hubs: list[HubProcess], keys: list[tuple[str, str]], figure: Figure) -> list[SimulatedCounter]:
    """Run the counters, and kill a hub in the end; return the counters."""
    empty = sum(hub.megabytes() for hub in hubs)
    shop = Shop(hubs, keys)
    tasks = [asyncio.create_task(each.run()) for each in shop.counters]
    await shop.until(lambda: shop.live_count == COUNTERS)
    before = sum(hub.cpu_seconds() for hub in hubs)
    opening_failures, shop.failed_calls = shop.failed_calls, 0
    shop.calls = {path: [] for path in shop.calls}
    await asyncio.sleep(STEADY_S)
    memory, cpu = sum(hub.megabytes() for hub in hubs) - empty, sum(hub.cpu_seconds() for hub in hubs) - before
    figure("a hub's memory for each counter", memory / COUNTERS * 1_000, limit=200, unit="kB")
    calls = sum(map(len, shop.calls.values())) / STEADY_S
    note = f"{calls:.0f} calls a second; {shop.failed_calls} failed, before {opening_failures}"
    figure("the hubs' work for all counters", cpu / STEADY_S * 100, limit=100, unit="%", note=note)
    for path, times in shop.calls.items():
        note = f"p50 {percentile(times, 0.5):.0f} ms"
        figure(f"POST {path}: p95", percentile(times, 0.95), limit=2_000, unit="ms", note=note)
    delays, seconds = await push_all(shop)
    note = f"{len(delays) / seconds:.0f} events a second; delay p50 {percentile(delays, 0.5):.0f} ms"
    figure("ms for each event to one of all counters", seconds / len(delays) * 1_000, limit=100, unit="ms", note=note)
    dead = shop.hubs.pop()
    began = time.perf_counter()
    dead.kill()
    await shop.until(lambda: shop.live_count < COUNTERS)
    await shop.until(lambda: shop.live_count == COUNTERS)
    figure("until all streams are back after a hub's death", time.perf_counter() - began, limit=30, unit="s")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return shop.counters


def test_a_thousand_counters(figure: Figure) -> None:
    try:
        with running_postgres() as server:
            dsn = new_database(server)
            keys = add_counters(dsn, COUNTERS)
            with hub_processes(dsn, 2) as hubs:
                counters = asyncio.run(measure(hubs, keys, figure))
            kept = query(
                dsn,
                "SELECT encode(genesis, 'hex'), j.seq, count(f.seq), count(DISTINCT f.seq) FROM journals j"
                " JOIN facts f ON f.journal_id = j.id GROUP BY 1, 2",
            )
    except PostgresMissing as missing:
        pytest.skip(str(missing))
    facts = {genesis: seq for genesis, seq, *_ in kept}
    assert all(seq == count == distinct for _, seq, count, distinct in kept)
    lost = sum(max(0, each.sent - facts[each.genesis]) for each in counters)
    figure("confirmed facts that a hub's death has lost", lost, limit=0, unit="", note=f"of {sum(facts.values())}")
