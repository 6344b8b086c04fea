"""From a webhook's arrival at the hub to the counter's PAID: twenty counters on one hub."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest

from paydesk.domain.hub.commands import EnrolHub
from paydesk.domain.messages import CommandStatus
from paydesk.domain.sale.sale import Phase
from paydesk.hub import counters
from paydesk.hub.database import with_database
from paydesk.hub.postgres_server import PostgresMissing
from tests.benchmarks.hub_rig import HubProcess, hub_processes, running_postgres
from tests.helpers.control import Control
from tests.helpers.hub import new_database
from tests.helpers.sale_rig import SaleRig
from tests.helpers.sandbox import SandboxProcess
from tests.hub.test_counter import state, until_sent
from tests.hub.test_webhooks import headers_of, paid

COUNTERS = 20
ROUNDS = 10
LIMITS_MS = {"one by one": 300, "all at once": 1_500}
"""At once, the twenty counters wait for each other, too: here they share one process."""
Figure = Callable[..., None]


@asynccontextmanager
async def connected_counters(
    folder: Path, sandbox: SandboxProcess, hub: HubProcess, codes: Sequence[str]
) -> AsyncIterator[list[SaleRig]]:
    """Run counters that hear the hub's events."""
    async with AsyncExitStack() as stack:
        rigs: list[SaleRig] = []
        for number, code in enumerate(codes):
            rig = SaleRig(folder / str(number), sandbox.url, sandbox.client_id, sandbox.client_secret)
            await stack.enter_async_context(rig)
            rig.start(rig._hub.run(rig.engine))
            assert (await rig.send(EnrolHub(url=hub.url, code=code))).status is CommandStatus.DONE
            rigs.append(rig)
        for rig in rigs:
            await until_live(rig)
        yield rigs


async def until_live(rig: SaleRig) -> None:
    await rig.until(lambda: state(rig).is_live)


async def waiting_sale(rig: SaleRig) -> str:
    """Take a sale that the hub knows and the customer has not paid; return its id."""
    sale_id = await rig.take(100)
    await rig.until_phase(sale_id, Phase.WAITING, look=False)
    await until_sent(rig)
    return sale_id


async def push_until_green(rig: SaleRig, sale_id: str, client: httpx.AsyncClient) -> float:
    """Return the ms from the webhook's arrival until the counter says PAID."""
    began = time.perf_counter()
    body = paid(rig.sale(sale_id).order_id)
    answer = asyncio.create_task(client.post("/v1/webhooks/gateway", content=body, headers=headers_of(body)))
    await rig.until(lambda: rig.sale(sale_id).phase is Phase.PAID)
    took = (time.perf_counter() - began) * 1_000
    assert (await answer).status_code == 200
    return took


async def read_delay(rig: SaleRig, sale_id: str) -> float:
    """Return the ms of one read at the service."""
    began = time.perf_counter()
    await rig.client.orders.read(rig.sale(sale_id).order_id)
    return (time.perf_counter() - began) * 1_000


async def measure(rigs: list[SaleRig], hub: HubProcess, control: Control) -> dict[str, list[float]]:
    """Return the times of payments that come one by one, and of those that come at once, and of reads."""
    found: dict[str, list[float]] = {"one by one": [], "all at once": [], "read": []}
    async with httpx.AsyncClient(base_url=hub.url, trust_env=False, timeout=30) as client:
        for number in range(ROUNDS):
            sales = await asyncio.gather(*map(waiting_sale, rigs))
            found["read"].append(await read_delay(rigs[0], sales[0]))
            for rig, sale_id in zip(rigs, sales, strict=True):
                await asyncio.to_thread(control.phone, rig.sale(sale_id).order_id)
            pairs = zip(rigs, sales, strict=True)
            if number % 2:
                found["one by one"] += [await push_until_green(*pair, client) for pair in pairs]
            else:
                found["all at once"] += await asyncio.gather(*(push_until_green(*pair, client) for pair in pairs))
    return found


def test_a_webhook_makes_the_sale_green(tmp_path: Path, sandbox_process: SandboxProcess, figure: Figure) -> None:
    async def run(hub: HubProcess, codes: Sequence[str]) -> dict[str, list[float]]:
        with closing(Control(sandbox_process.url)) as control:
            async with connected_counters(tmp_path, sandbox_process, hub, codes) as rigs:
                return await measure(rigs, hub, control)

    try:
        with running_postgres() as server:
            dsn = new_database(server)
            codes = [with_database(dsn, counters.create_code) for _ in range(COUNTERS)]
            with hub_processes(dsn) as [hub]:
                found = asyncio.run(run(hub, codes))
    except PostgresMissing as missing:
        pytest.skip(str(missing))
    service = sorted(found.pop("read"))[ROUNDS // 2]
    for name, times in found.items():
        times.sort()
        note = f"p50 {times[len(times) // 2]:.0f} ms; a read of the service: {service:.0f} ms"
        p95 = times[len(times) * 95 // 100]
        figure(
            f"webhook to green, {name}: p95 above a read", p95 - service, limit=LIMITS_MS[name], unit="ms", note=note
        )
