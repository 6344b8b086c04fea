"""`paydesk hub`: what an operator types, and what is said when it cannot be done."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from paydesk.hub import server
from paydesk.hub.command_line import run_hub
from paydesk.hub.config import HubConfigError, load_config
from paydesk.hub.postgres_server import PostgresServer
from tests.helpers.hub import query

GUI = Path(__file__).resolve().parents[2] / "gui"


def run(*arguments: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    return run_hub(arguments, out, err), out.getvalue(), err.getvalue()


@pytest.fixture
def config(tmp_path: Path, dsn: str) -> str:
    file = tmp_path / "hub.toml"
    file.write_text(f'database = "{dsn}"\nshop = "Sharma Stores"\n', encoding="utf-8")
    return f"--config={file}"


def test_an_operator_sets_a_hub_up(config: str, dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(config, "migrate") == (0, "0 subjects were derived anew.\n", "")
    assert run(config, "migrate") == (0, "", "")
    code, out, _ = run(config, "enrol")
    assert (code, bool(re.match(r"[A-Z2-9]{4}-[A-Z2-9]{4}\n", out))) == (0, True)
    query(dsn, "INSERT INTO counters (id, name, key_hash) VALUES ('c_1', 'Counter 1', 'x')")
    assert run(config, "counters") == (0, "c_1  Counter 1    never heard\n", "")
    assert run(config, "revoke", "c_1") == (0, "", "")
    assert run(config, "revoke", "c_1")[0] == 1
    assert run(config, "counters")[1] == "c_1  Counter 1    revoked\n"
    assert run(config, "rebuild") == (0, "0 subjects were derived anew.\n", "")
    assert run(config, "enrol", "--counter", "c_2") == (1, "", "paydesk hub: there is no such counter\n")
    monkeypatch.setattr("getpass.getpass", lambda _: "a long password")
    code, out, _ = run(config, "manager", "Meera Rao", "--role", "admin")
    assert "otpauth://totp/Sharma%20Stores:Meera%20Rao?secret=" in out
    assert query(dsn, "SELECT name, role FROM managers") == [("Meera Rao", "admin")]
    assert run(config)[0] == 2


@pytest.mark.parametrize("text", ["", "database = 5", "database = ''\nother = 1", "database ="])
def test_a_configuration_that_cannot_be_used_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "hub.toml"
    assert "No such file" in run("--config", str(file), "migrate")[2]
    file.write_text(text, encoding="utf-8")
    code, _, said = run("--config", str(file), "migrate")
    assert (code, said.startswith(f"paydesk hub: {file}: ")) == (1, True)


def test_a_database_that_does_not_answer_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paydesk.hub.database.POOL_TIMEOUT_S", 0.1)
    file = tmp_path / "hub.toml"
    file.write_text(f'database = "host={tmp_path} dbname=none"', encoding="utf-8")
    assert run("--config", str(file), "migrate")[0] == 1


@pytest.mark.parametrize("host", ["0.0.0.0", "192.0.2.5", "::", "shop.example"])  # noqa: S104 - refused
def test_keys_do_not_leave_the_machine_without_tls(host: str, tmp_path: Path) -> None:
    with pytest.raises(HubConfigError, match="TLS"):
        server.check_address(host, None, behind_proxy=False)
    server.check_address(host, tmp_path, behind_proxy=False)
    server.check_address(host, None, behind_proxy=True)
    for loopback in ("localhost", "127.0.0.1", "::1"):
        server.check_address(loopback, None, behind_proxy=False)


def living_processes() -> dict[int, int]:
    """Return the parent of each process; one that has ended and is not collected yet (Z) is none."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    rows = (line.split() for line in listed.splitlines())
    return {int(pid): int(parent) for pid, parent, state in rows if not state.startswith("Z")}


def descendants(pid: int) -> set[int]:
    """Return a process, those that it has started, and those of them."""
    parents, found = living_processes(), {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found


@contextmanager
def running_demo(folder: Path) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """Run a demo as the leader of its process group; yield it with its first lines."""
    with subprocess.Popen(
        [sys.executable, "-m", "paydesk", "hub", "--demo"],
        cwd=GUI,
        env={**os.environ, "TMPDIR": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as demo:
        assert demo.stdout is not None
        try:
            yield demo, [demo.stdout.readline() for _ in range(5)]
        finally:
            with suppress(ProcessLookupError):
                os.killpg(demo.pid, signal.SIGTERM)


@pytest.mark.long
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
def test_the_counters_of_a_demo_sell_and_end_with_it(
    postgres: PostgresServer, open_folder: Path, end: signal.Signals
) -> None:
    with running_demo(open_folder) as (demo, lines):
        (database,) = open_folder.glob("paydesk-hub-*/db")
        processes = descendants(demo.pid) | {int((database / "data" / "postmaster.pid").read_text().split()[0])}
        sold = "SELECT count(DISTINCT counter) FROM bi_sales WHERE state = 'paid' AND order_id NOT LIKE 'order_demo_%%'"
        dsn, until = f"host={database} user=paydesk dbname=postgres", time.monotonic() + 90
        while query(dsn, sold) != [(3,)]:
            assert time.monotonic() < until
            query(dsn, "SELECT pg_sleep(0.2)")
        assert query(dsn, "SELECT count(*) > 2 FROM webhooks WHERE counter_id IS NOT NULL") == [(True,)]
        assert len(processes) == 6, "the hub, its PostgreSQL, a sandbox and three counters"
        os.killpg(demo.pid, end)
        demo.communicate(timeout=60)
    assert [line.split(":")[0] for line in lines[:4]] == [*(f"Code of counter {n}" for n in (1, 2, 3)), "Manager"]
    assert lines[4].startswith("The hub is at http://127.0.0.1:")
    assert [*open_folder.iterdir()] == []
    assert not processes & living_processes().keys()


def test_the_example_of_the_page_is_a_configuration(tmp_path: Path) -> None:
    page = (GUI.parent / "docs" / "hub.md").read_text(encoding="utf-8")
    names = re.findall(r"^\| (`[^|]+) \|", page.partition("## Configuration")[2].partition("\n## ")[0], re.MULTILINE)
    fields = {name for cell in names for name in re.findall(r"`(\w+)`", cell)}
    file = tmp_path / "hub.toml"
    file.write_text('database = "x"', encoding="utf-8")
    assert fields == {*load_config(file).__struct_fields__}
