"""Facts a second that one hub keeps, with the syncs of PostgreSQL on."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from paydesk.domain import exact_json
from paydesk.domain.clock import MINUTE
from paydesk.hub.postgres_server import PostgresMissing
from tests.benchmarks.hub_rig import add_counters, hub_processes, running_postgres
from tests.helpers.hub import batch, journal_with, new_database, query
from tests.helpers.journals import whole_sale

NOW = 1_795_000_000_000
COUNTERS = 20
SALES = 1_000
BATCH = 500
Figure = Callable[..., None]


def batches_of(folder: Path) -> list[bytes]:
    """Return the bodies in which a counter ships a journal of sales."""
    facts = [fact for n in range(SALES) for fact in whole_sale(f"{folder.name}s{n:028x}", NOW + n * MINUTE)]
    found: list[bytes] = []
    with journal_with(folder, facts) as journal:
        mark, seq, digest = journal.shipping.journal_id() or "", 0, "0" * 64
        while rows := journal.shipping.raw_after(seq, BATCH):
            found.append(exact_json.encode(batch(mark, seq, digest, rows)).encode())
            seq, digest = rows[-1].seq, rows[-1].digest.hex()
    return found


async def ship(url: str, key: str, bodies: list[bytes], statuses: Counter[int]) -> None:
    """Send all batches of a counter; one that is refused as busy comes again as the hub says."""
    headers = {"Authorization": f"Bearer {key}"}
    async with httpx.AsyncClient(base_url=url, headers=headers, trust_env=False, timeout=60) as client:
        for body in bodies:
            while True:
                answer = await client.post("/v1/facts", content=body)
                statuses[answer.status_code] += 1
                if answer.status_code == 200:
                    break
                await asyncio.sleep(float(answer.headers["Retry-After"]))


def test_one_hub_keeps_the_facts_of_twenty_counters(tmp_path: Path, figure: Figure) -> None:
    bodies = [batches_of(tmp_path / f"{number:03}") for number in range(COUNTERS)]
    statuses = Counter[int]()

    async def ship_all(url: str, keys: list[str]) -> None:
        await asyncio.gather(*(ship(url, key, each, statuses) for key, each in zip(keys, bodies, strict=True)))

    try:
        with running_postgres() as server:
            dsn = new_database(server)
            keys = [key for _, key in add_counters(dsn, COUNTERS)]
            with hub_processes(dsn) as [hub]:
                cpu, began = hub.cpu_seconds(), time.perf_counter()
                asyncio.run(ship_all(hub.url, keys))
                seconds, cpu = time.perf_counter() - began, hub.cpu_seconds() - cpu
            [(kept, subjects)] = query(dsn, "SELECT (SELECT count(*) FROM facts), (SELECT count(*) FROM sales)")
    except PostgresMissing as missing:
        pytest.skip(str(missing))
    assert (kept, subjects) == (COUNTERS * SALES * 6, COUNTERS * SALES)
    note = f"{kept / seconds:.0f} a second; {cpu / kept * 1e6:.0f} µs of the hub's work each; {dict(statuses)}"
    figure("one hub: ms for each fact of 20 counters", seconds / kept * 1_000, limit=0.5, unit="ms", note=note)
