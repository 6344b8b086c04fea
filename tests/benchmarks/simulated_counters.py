"""Many counters at the wire: each has a stream of events, ships facts and takes leases, at any of some hubs."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from paydesk.api.hub import HubError
from paydesk.counter.hub.pauses import Pauses
from paydesk.domain import exact_json
from paydesk.domain.clock import now_ms
from paydesk.domain.hub.messages import HubProblem
from paydesk.store.journal import chain
from tests.benchmarks.hub_rig import HubProcess
from tests.helpers.journals import whole_sale
from tests.hub.test_webhooks import headers_of, paid

FACT_INTERVAL_S: Final = 60.0
LEASE_INTERVAL_S: Final = 20.0
_OPENING_S: Final = 20.0
"""Time in which all counters are switched on."""
_ACCOUNT: Final = "an account"
_LIMIT: Final = 100_000


async def post(port: int, path: str, headers: Mapping[str, str], body: bytes) -> tuple[int, bytes]:
    """Send a request by a connection of its own, as a counter that was silent for seconds; return status and answer.

    Not by httpx: with hundreds of requests at once its pool takes longer than the hub.
    """
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        more = {"Host": "hub", "Connection": "close", "Content-Length": str(len(body)), **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in more.items())
        writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
        status = (await reader.readuntil(b"\r\n")).split()[1]
        return int(status), (await reader.read()).partition(b"\r\n\r\n")[2]
    finally:
        writer.close()


class Shop:
    """The hubs that live, the counters, and what both have measured."""

    def __init__(self, hubs: Sequence[HubProcess], keys: Sequence[tuple[str, str]]) -> None:
        self.hubs = list(hubs)
        self.moved = asyncio.Condition()
        self.counters = [SimulatedCounter(self, number, key) for number, (_id, key) in enumerate(keys)]
        self.calls: dict[str, list[float]] = {"/v1/facts": [], "/v1/leases": []}
        """Times of calls, in ms."""
        self.failed_calls = 0

    @property
    def live_count(self) -> int:
        """Number of streams on which a heartbeat has come."""
        return sum(each.is_live for each in self.counters)

    async def notify(self) -> None:
        async with self.moved:
            self.moved.notify_all()

    async def until(self, holds: Callable[[], bool], seconds: float = 120) -> None:
        """Wait until `holds()`, woken by each change of a counter."""
        async with asyncio.timeout(seconds), self.moved:
            await self.moved.wait_for(holds)

    async def call(self, path: str, key: str, body: object) -> None:
        """Call any hub that lives, again and again until one answers with 200."""
        content, headers = exact_json.encode(body).encode(), {"Authorization": f"Bearer {key}"}
        pauses = Pauses()
        while True:
            began = time.perf_counter()
            try:
                status, _ = await post(random.choice(self.hubs).port, path, headers, content)
            except (OSError, EOFError):
                status = 0
            if status == 200:
                self.calls[path].append((time.perf_counter() - began) * 1_000)
                return
            self.failed_calls += 1
            await pauses.wait(HubError(HubProblem.NO_ANSWER))

    async def push(self, counter: SimulatedCounter) -> float:
        """Send the webhook of a counter's order; return the ms until its stream has the nudge."""
        body = paid(counter.order_id, number=now_ms() * 100_000 + counter.number)
        counter.nudged = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        port = random.choice(self.hubs).port
        status, answer = await post(port, "/v1/webhooks/gateway", headers_of(body), body)
        assert status == 200, answer
        async with asyncio.timeout(60):
            return (await counter.nudged - began) * 1_000


class SimulatedCounter:
    """A counter without a journal on disk: `sent` facts were confirmed."""

    def __init__(self, shop: Shop, number: int, key: str) -> None:
        self._shop = shop
        self.number = number
        self._key = key
        self.is_live = False
        self.sent = 0
        self._digest = chain.GENESIS
        self.genesis = ""
        self.order_id = f"PD-{number:06}"
        self.nudged: asyncio.Future[float] | None = None

    async def run(self) -> None:
        """Open the stream, ship a sale, and go on until cancelled."""
        await asyncio.sleep(random.uniform(0, _OPENING_S))
        facts = whole_sale(f"{self.number:06}", now_ms(), word="ACTIVE")
        await self._ship([(each.subject, each.at, str(each.kind), chain.encode_data(each.data)) for each in facts])
        async with asyncio.TaskGroup() as group:
            group.create_task(self._listen())
            group.create_task(_repeat(FACT_INTERVAL_S, self._ship_note))
            group.create_task(_repeat(LEASE_INTERVAL_S, self._take_lease))

    async def _ship_note(self) -> None:
        await self._ship([(f"note:{self.number}", now_ms(), "note", "{}")])

    async def _take_lease(self) -> None:
        await self._shop.call("/v1/leases", self._key, {"account": _ACCOUNT, "limit": _LIMIT, "open_sales": 1})

    async def _ship(self, facts: Sequence[tuple[str, int, str, str]]) -> None:
        after, digest = {"seq": self.sent, "hash": self._digest.hex()}, self._digest
        rows: list[tuple[int, str, int, str, str, str]] = []
        for seq, fact in enumerate(facts, self.sent + 1):
            digest = chain.hash_fact(digest, seq, *fact)
            rows.append((seq, *fact, digest.hex()))
        self.genesis = self.genesis or rows[0][-1]
        await self._shop.call("/v1/facts", self._key, {"journal": self.genesis, "after": after, "facts": rows})
        self.sent, self._digest = self.sent + len(rows), digest

    async def _listen(self) -> None:
        pauses = Pauses()
        while True:
            with contextlib.suppress(OSError):
                await self._read_stream(random.choice(self._shop.hubs).port)
            if self.is_live:
                self.is_live = False
                pauses.reset()
                await self._shop.notify()
            await pauses.wait(HubError(HubProblem.NO_ANSWER))

    async def _read_stream(self, port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=4_096)
        try:
            writer.write(f"GET /v1/events HTTP/1.1\r\nHost: hub\r\nAuthorization: Bearer {self._key}\r\n\r\n".encode())
            while line := await reader.readline():
                if line.startswith(b"event: heartbeat") and not self.is_live:
                    self.is_live = True
                    await self._shop.notify()
                elif line.startswith(b"event: nudge") and self.nudged is not None and not self.nudged.done():
                    self.nudged.set_result(time.perf_counter())
        finally:
            writer.close()


async def _repeat(interval_s: float, step: Callable[[], Awaitable[None]]) -> None:
    """Run a step at a random time of each interval's length."""
    await asyncio.sleep(random.uniform(0, interval_s))
    while True:
        began = time.perf_counter()
        await step()
        await asyncio.sleep(max(0.0, began + interval_s - time.perf_counter()))
