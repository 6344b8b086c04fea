"""The hub behind a pgbouncer in transaction mode: facts, events and answers go as without one."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from paydesk.domain.clock import now_ms
from paydesk.hub.feed import notify
from paydesk.hub.postgres_server import PostgresServer
from tests.helpers.counter_rig import PATIENCE
from tests.helpers.hub import journal_with, query, running_hub
from tests.helpers.journals import payout, whole_sale

PROGRAM = shutil.which("pgbouncer", path="/usr/sbin:/usr/bin")
CONFIG = """
[databases]
* = host={server}
[pgbouncer]
listen_addr =
unix_socket_dir = {folder}
listen_port = 6432
auth_type = trust
auth_file = {folder}/users
pool_mode = transaction
default_pool_size = 3
logfile = {folder}/log
pidfile = {folder}/pid
"""


@pytest.fixture
def pooled(postgres: PostgresServer, dsn: str) -> Iterator[str]:
    """Return the DSN of the same database through a pgbouncer."""
    if PROGRAM is None:
        pytest.skip("no pgbouncer on this machine (Debian: apt-get install pgbouncer)")
    folder = Path(tempfile.mkdtemp(prefix="paydesk-pool-"))
    folder.chmod(0o755)
    (folder / "users").write_text('"paydesk" ""\n')
    (folder / "config").write_text(CONFIG.format(server=postgres.folder, folder=folder))
    if postgres._as_user:
        shutil.chown(folder, "postgres")
    process = subprocess.Popen([*postgres._as_user, PROGRAM, "-q", str(folder / "config")], cwd=folder)
    try:
        through = make_conninfo("", host=str(folder), port=6432, user="paydesk", dbname=conninfo_to_dict(dsn)["dbname"])
        _wait_for(through)
        yield through
    finally:
        process.terminate()
        process.wait(PATIENCE)
        shutil.rmtree(folder)


def _wait_for(dsn: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(dsn, prepare_threshold=None).close()
        except psycopg.OperationalError:
            assert time.monotonic() < deadline, "pgbouncer does not answer"
        else:
            return


async def test_facts_answers_and_events_go_through_it(dsn: str, pooled: str, tmp_path: Path) -> None:
    now = now_ms()
    async with running_hub(pooled, listen_database=dsn) as hub:
        counters = [await hub.enrol(f"Counter {number}") for number in range(8)]
        journals = [
            journal_with(
                tmp_path / each.id, [*whole_sale(f"s{number}", now + number), *payout(f"p{number}", now, "done")]
            )
            for number, each in enumerate(counters)
        ]
        async with counters[0].events() as events:
            assert (await anext(events))[0] == "heartbeat"
            await asyncio.gather(
                *(each.ship(journal, step=3) for each, journal in zip(counters, journals, strict=True))
            )
            async with hub.server._hub.database.transaction() as connection:
                await notify(connection, counters[0].id, order_id="PD-1")
            while (event := await anext(events))[0] == "heartbeat":
                pass
            assert event == ("nudge", '{"order_id": "PD-1"}')
        facts = sum(journal.count() for journal in journals)
        assert query(dsn, "SELECT count(*), count(DISTINCT hash) FROM facts") == [(facts, facts)]
        found = await counters[0].get("/v1/search", text="order", since=0, limit=50)
        assert found.status_code == 200
        for journal in journals:
            journal.close()
