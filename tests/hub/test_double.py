"""The hub of the simulation is an honest double: the same conversation has the same answers at the real hub."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from paydesk.api.hub import HubClient, HubError
from paydesk.domain.clock import DAY, now_ms
from paydesk.domain.hub.messages import HubProblem
from paydesk.hub import counters
from paydesk.hub.feed import notify
from paydesk.store.journal.chain import GENESIS
from paydesk.store.journal.journal import Journal
from tests.helpers.hub import EventReader, RunningHub, batch, journal_with
from tests.helpers.journals import whole_sale
from tests.simulation.hub import HubDouble, HubWire

NOW = now_ms()
ZEROS = GENESIS.hex()


@dataclass
class Side:
    """A hub, real or not, and what its people do."""

    client: httpx.AsyncClient
    create_code: Callable[[str | None], Awaitable[str]]
    revoke: Callable[[str], Awaitable[object]]
    nudge: Callable[[str, str], Awaitable[None]]
    key: str = "none"

    async def call(self, method: str, path: str, **options: Any) -> dict[str, Any]:
        """Return status and fields of an answer, without what is each hub's own."""
        headers = {"Authorization": f"Bearer {self.key}"}
        answer = await self.client.request(method, f"/v1/{path}", headers=headers, **options)
        assert answer.headers["date"]
        own = {"message", "counter_id", "key", "shop", "until", "per_minute"}
        return {"status": answer.status_code} | {n: v for n, v in answer.json().items() if n not in own}

    async def enrol(self, counter: str | None = None) -> str:
        """Enrol a counter and use its key; return its id."""
        body = {"code": await self.create_code(counter), "name": "Counter 1"}
        answer = (await self.client.post("/v1/enrol", json=body)).json()
        assert len(answer["key"]) == 43
        self.key = answer["key"]
        return str(answer["counter_id"])

    @asynccontextmanager
    async def events(self) -> AsyncIterator[EventReader]:
        """Open the stream of events."""
        async with self.client.stream("GET", "/v1/events", headers={"Authorization": f"Bearer {self.key}"}) as answer:
            yield EventReader(answer)


def real(hub: RunningHub) -> Side:
    database = hub.server._hub.database

    async def nudge(counter: str, order_id: str) -> None:
        async with database.transaction() as connection:
            await notify(connection, counter, order_id=order_id)

    return Side(
        hub.client, lambda counter: counters.create_code(database, counter),
        lambda counter: counters.revoke(database, counter), nudge,
    )  # fmt: skip


async def double() -> Side:
    hub = HubDouble(now_ms, asyncio.get_running_loop())

    async def code(counter: str | None) -> str:
        return hub.create_code(counter)

    async def revoke(counter: str) -> None:
        hub.revoke(counter)

    async def nudge(counter: str, order_id: str) -> None:
        hub.nudge(counter, order_id=order_id)

    return Side(httpx.AsyncClient(base_url="http://127.0.0.1", transport=HubWire(hub)), code, revoke, nudge)


async def ship(side: Side, source: Journal, first: int, last: int, **changes: Any) -> dict[str, Any]:
    """Send facts `first` to `last` of a journal, with other fields."""
    rows = source.shipping.raw_after(0, 1_000)
    digest = rows[first - 2].digest if first > 1 else GENESIS
    body = batch(source.shipping.journal_id() or "", first - 1, digest.hex(), rows[first - 1 : last])
    return await side.call("POST", "facts", json=body | changes)


async def facts_conversation(side: Side, journal: Journal, copy: Journal, other: Journal) -> list[dict[str, Any]]:
    """Return all answers about facts: in order, again, with gaps, forked, altered, malformed, of others, erased."""
    mark, count = journal.shipping.journal_id() or "", journal.count()
    rows = journal.shipping.raw_after(0, 1_000)
    altered = batch(mark, 0, ZEROS, rows)["facts"]
    altered[3][4] = "{}"
    found = [await side.call("GET", "position", params={"journal": mark})]
    await side.enrol()
    owner = side.key
    found += [
        await side.call("GET", "position", params={"journal": mark}),
        await side.call("GET", "position", params={"journal": "AB"}),
        await ship(side, journal, 1, 0),
        await ship(side, journal, 4, 5),
        await ship(side, journal, 1, 9, facts=altered),
        await ship(side, journal, 1, 3, journal="ab" * 32),
        await ship(side, journal, 1, 3),
        await ship(side, journal, 1, 3),
        await ship(side, journal, 6, 7),
        await ship(side, journal, 2, 6),
        await ship(side, journal, 5, 7, facts=altered),
        await ship(side, journal, 1, count),
        *[await ship(side, copy, first, copy.count()) for first in (1, count - 1, count, count + 1)],
        await ship(side, journal, 1, 3, facts=altered * 300),
        await ship(side, journal, 1, 3, after={"seq": 0, "hash": "ab" * 32}),
        await ship(side, journal, 1, 3, after={"seq": -1, "hash": ZEROS}),
        await ship(side, journal, 1, 3, facts="none"),
        await ship(side, journal, 1, 3, facts=[[1, "a\0", 1, "k", "{}", "ab" * 32]]),
        await side.call("POST", "leases", json={"account": "a", "limit": 100, "open_sales": 1}),
        await side.call("POST", "leases", json={"account": "a", "limit": 0}),
        await side.call("GET", "search", params={"amount": 1}),
        await side.call("POST", "prior-payouts", json={"kind": "direct", "amount": 1, "real": True}),
        await ship(side, other, 1, other.count()),
    ]
    await side.enrol()
    found += [
        await side.call("GET", "position", params={"journal": mark}),
        await ship(side, journal, 1, 3),
    ]
    side.key = owner
    for _ in journal.erase(NOW - DAY, NOW, by="Meera"):
        pass
    found += [
        await ship(side, journal, count + 1, journal.count()),
        await ship(side, journal, 1, journal.count()),
        await side.call("POST", "enrol", json={"code": "AAAA-AAAA"}),
    ]
    return found


async def test_it_answers_about_facts_as_the_real_hub_does(hub: RunningHub, tmp_path: Path) -> None:
    answers = list[list[dict[str, Any]]]()
    old = NOW - 400 * DAY
    for number, side in enumerate((real(hub), await double())):
        folder = tmp_path / str(number)
        with journal_with(folder / "a", whole_sale("a", old)):
            pass
        shutil.copytree(folder / "a", folder / "copy")
        with Journal.open(folder / "copy") as copy, Journal.open(folder / "a") as journal:
            journal.append(whole_sale("b", NOW))
            copy.append(whole_sale("c", NOW))
            with journal_with(folder / "other", whole_sale("d", NOW)) as other:
                answers.append(await facts_conversation(side, journal, copy, other))
    assert answers[0] == answers[1]
    assert {each["status"] for each in answers[0]} == {200, 400, 401, 403, 409, 413, 422}


async def test_its_events_are_those_of_the_real_hub(hub: RunningHub) -> None:
    seen = list[list[object]]()
    for side in (real(hub), await double()):
        counter = await side.enrol()
        async with side.events() as events:
            first, _ = await anext(events)
            await side.nudge(counter, "order_7")
            nudge = await anext(events)
            await side.revoke(counter)
            ends = [each async for each in events]
        refused = await side.call("GET", "position", params={"journal": ZEROS})
        again = await side.client.get("/v1/events", headers={"Authorization": f"Bearer {side.key}"})
        assert await side.enrol(counter) == counter
        async with side.events() as events:
            later, _ = await anext(events)
        seen.append([first, nudge, ends, refused, again.status_code, again.json()["code"], later])
    assert seen[0] == seen[1]
    assert seen[0][:3] == ["heartbeat", ("nudge", '{"order_id": "order_7"}'), [("revoked", "{}")]]


async def test_the_client_of_a_counter_speaks_over_its_wire() -> None:
    hub = HubDouble(now_ms, asyncio.get_running_loop())
    async with HubClient("http://127.0.0.1", wire=HubWire(hub)) as client:
        enrolled = await client.enrol(hub.create_code(), "Counter 1", "1")
    async with HubClient("http://127.0.0.1", enrolled.key, wire=HubWire(hub)) as client:
        assert (await client.position(ZEROS)).seq == 0
        assert (await client.lease("a", 100, 1, has_customer=True)).per_minute == 80
        hub.is_down = True
        for call in (client.position(ZEROS), anext(client.events())):
            with pytest.raises(HubError, match=HubProblem.NO_ANSWER):
                await call
