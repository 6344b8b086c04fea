"""The whole way: the customer pays, the service's webhook reaches the hub, and the counter's stream says read it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from paydesk.domain.sale.sale import Phase
from paydesk.sandbox.server import Running
from tests.helpers.control import Control
from tests.helpers.hub import query, running_hub
from tests.helpers.sale_rig import SaleRig


async def test_a_payment_is_heard_of_and_only_a_read_makes_it_paid(
    dsn: str, sandbox: Running, control: Control, tmp_path: Path
) -> None:
    secrets = (sandbox.client_secret,)
    async with (
        running_hub(dsn, gateway_secrets=secrets) as hub,
        SaleRig(tmp_path, sandbox.url, sandbox.client_id, sandbox.client_secret) as rig,
    ):
        counter = await hub.enrol()
        async with httpx.AsyncClient(base_url=sandbox.url, trust_env=False) as client:
            address = {"area": "gateway", "url": f"{hub.url}/v1/webhooks/gateway"}
            (await client.post("/_sandbox/webhooks", json=address)).raise_for_status()
        sale_id = await rig.take(1250)
        await rig.until_phase(sale_id, Phase.WAITING, look=False)
        rig.recorder.flush()
        order_id = rig.sale(sale_id).order_id
        await counter.ship(rig.journal)
        async with counter.events() as events:
            assert (await anext(events))[0] == "heartbeat"
            await asyncio.to_thread(control.phone, order_id)
            assert await anext(events) == ("nudge", f'{{"order_id": "{order_id}"}}')
        assert query(dsn, "SELECT in_group FROM sales") == [("open",)]
        await rig.until_phase(sale_id, Phase.PAID)
        rig.recorder.flush()
        await counter.ship(rig.journal)
        assert query(dsn, "SELECT in_group, amount FROM sales") == [("paid", 125_000)]
        assert query(dsn, "SELECT paise FROM bi_ledger") == [(125_000,)]
