"""Health, readiness, figures and the log: what an operator watches a hub by."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from paydesk.domain.clock import now_ms
from tests.helpers.hub import RunningHub, ShippingCounter, journal_with, query, running_hub
from tests.helpers.journals import whole_sale
from tests.hub.test_webhooks import paid, send

GUI = Path(__file__).resolve().parents[2] / "gui"


async def figures(hub: RunningHub) -> dict[str, float]:
    text = (await hub.client.get("/metrics")).text
    return {name: float(value) for name, value in re.findall(r"^(paydesk_\S+) (\S+)$", text, re.MULTILINE)}


async def test_figures_tell_what_was_kept_and_refused(counter: ShippingCounter, tmp_path: Path) -> None:
    with journal_with(tmp_path, whole_sale("a", now_ms())) as journal:
        await counter.ship(journal)
    await send(counter.hub, paid("PD-a"))
    await send(counter.hub, paid("PD-a"))
    await counter.post("/v1/facts", {})
    async with counter.events() as events:
        await anext(events)
        found = await figures(counter.hub)
    assert found["paydesk_facts_total"] == 6
    assert found['paydesk_refused_total{code="bad_request"}'] == 1
    assert found['paydesk_webhooks_total{area="gateway",result="repeat"}'] == 1
    assert (found["paydesk_streams"], found["paydesk_listening"]) == (1, 1)


async def test_figures_are_for_the_addresses_that_are_named(dsn: str) -> None:
    async with running_hub(dsn, metrics_from=("192.0.2.1",)) as hub:
        assert (await hub.client.get("/metrics")).status_code == 404


async def test_a_hub_is_ready_with_the_tables_of_its_version(hub: RunningHub) -> None:
    assert (await hub.client.get("/readyz")).text == "ready\n"
    query(hub.dsn, "UPDATE alembic_version SET version_num = '0000'")
    assert (await hub.client.get("/readyz")).json()["code"] == "not_ready"
    query(hub.dsn, "DROP TABLE alembic_version")
    assert (await hub.client.get("/readyz")).status_code == 503
    assert (await hub.client.get("/healthz")).text == "ok\n"
    assert (await hub.client.get("/v1/nothing")).json()["code"] == "not_found"
    assert (await hub.client.get("/v1/facts")).status_code == 405


def test_each_line_of_the_log_is_an_object() -> None:
    code = (
        "import logging, structlog; from paydesk.hub.logs import configure_logs; configure_logs();"
        "structlog.stdlib.get_logger('paydesk.hub').info('Refused', code='gap');"
        "logging.getLogger('uvicorn.error').warning('a %s', 'word')"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=GUI, capture_output=True, text=True, check=True)
    first, second = (json.loads(line) for line in done.stderr.splitlines())
    assert (first["event"], first["code"], first["level"]) == ("Refused", "gap", "info")
    assert (second["event"], second["logger"], second["level"]) == ("a word", "uvicorn.error", "warning")
