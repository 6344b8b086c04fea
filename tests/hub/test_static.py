"""Money on a terminal's static QR at the hub: counted once in the shop, and its event reaches the counter."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from paydesk.hub.derive import rebuild
from paydesk.sandbox.server import Running
from paydesk.store.journal.journal import Journal
from tests.domain.sale.test_static import AT, story
from tests.helpers.control import Control
from tests.helpers.hub import RunningHub, query, running_hub
from tests.helpers.sale_rig import SaleRig

FIGURES = "SELECT counter_id, way, times, paise FROM entries"


async def test_two_counters_with_one_terminal_count_a_payment_once(hub: RunningHub, tmp_path: Path) -> None:
    first, second = await hub.enrol(), await hub.enrol("Counter 2")
    expected = [(first.id, "static", 1, 4_000)]
    for counter, name, at in ((first, "one", AT), (second, "two", AT + 1), (first, "one", AT)):
        (tmp_path / name).mkdir(exist_ok=True)
        with Journal.open(tmp_path / name) as journal:
            journal.append([] if journal.facts_of("s1") else story(at=at))
            await counter.ship(journal)
        assert query(hub.dsn, FIGURES) == expected
        assert query(hub.dsn, "SELECT counter_id, sale_id FROM sales") == [(first.id, "s1")]
    query(hub.dsn, "TRUNCATE sales, entries")
    await rebuild(hub.server._hub.database)
    assert query(hub.dsn, FIGURES) == expected
    assert query(hub.dsn, "SELECT count(*) FROM claims") == [(0,)], "no manager has to look at it"


async def test_its_event_makes_the_counter_of_the_terminal_read(
    dsn: str, sandbox: Running, control: Control, tmp_path: Path
) -> None:
    async with (
        running_hub(dsn, gateway_secrets=(sandbox.client_secret,)) as hub,
        SaleRig(tmp_path, sandbox.url, sandbox.client_id, sandbox.client_secret) as rig,
    ):
        counter = await hub.enrol()
        async with httpx.AsyncClient(base_url=sandbox.url, trust_env=False) as client:
            address = {"area": "gateway", "url": f"{hub.url}/v1/webhooks/gateway"}
            (await client.post("/_sandbox/webhooks", json=address)).raise_for_status()
        await rig.take(1250)
        rig.recorder.flush()
        await counter.ship(rig.journal)
        async with counter.events() as events:
            assert (await anext(events))[0] == "heartbeat"
            await asyncio.to_thread(control.pay_static)
            assert await anext(events) == ("nudge", '{"order_id": "terminal:54321"}')
        assert query(dsn, "SELECT count(*) FROM webhooks WHERE counter_id IS NULL") == [(0,)]
        await rig.engine.static_qr.read_before_close()
        await counter.ship(rig.journal)
        assert query(dsn, FIGURES) == [(counter.id, "static", 1, 4_000)]
