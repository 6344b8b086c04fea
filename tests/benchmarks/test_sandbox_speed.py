"""Order reads a second of the sandbox on one core, and 200 counters that poll at once; beside Prism with a like answer.

Prism (npm, @stoplight/prism-cli) is found by PAYDESK_PRISM, as `prism` in PATH, or through `npx --no-install`; where it
is not, the comparison is skipped. It serves our own description of the read, with our own answer as its example.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.helpers.sandbox import SandboxProcess

LOAD = Path(__file__).with_name("load_child.py")
PRISM = os.environ.get("PAYDESK_PRISM", "")
AIM = 1_500
COUNTERS = 200
POLL_MS = 2_000
"""Shortest polling interval of a counter."""
ROUNDS = 5
SECONDS = 2.0
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
Target = dict[str, Any]


def pin(process: int, core: int) -> None:
    """Keep a process to one core, where that can be said."""
    if CORES:
        os.sched_setaffinity(process, {CORES[core % len(CORES)]})


def measured(target: Target, connections: int) -> dict[str, Any]:
    """Return what a client on another core counts."""
    wish = json.dumps({**target, "connections": connections, "seconds": SECONDS})
    with subprocess.Popen([sys.executable, str(LOAD), wish], stdout=subprocess.PIPE) as child:
        pin(child.pid, -1)
        out, _ = child.communicate(timeout=60)
    found: dict[str, Any] = json.loads(out)
    assert found["statuses"] == [200]
    return found


def a_second(found: dict[str, Any]) -> float:
    """Return the answers a second."""
    return float(found["answers"] / found["seconds"])


@pytest.fixture
def ours(start_sandbox: Callable[..., SandboxProcess]) -> Target:
    """Start a sandbox on one core with one order, and return where to read it."""
    child = start_sandbox("--seed", "1")
    pin(child.process.pid, 0)
    keys = {"x-client-id": child.client_id, "x-client-secret": child.client_secret, "x-api-version": "2026-01-01"}
    order = {
        "order_id": "bench",
        "order_amount": 1250,
        "order_currency": "INR",
        "customer_details": {"customer_id": "walkin", "customer_phone": "9999999999"},
        "terminal": {"terminal_type": "SPOS", "cf_terminal_id": 54321},
    }
    assert httpx.post(f"{child.url}/pg/orders", json=order, headers=keys, trust_env=False).status_code == 200
    host, port = child.url.removeprefix("http://").split(":")
    return {"host": host, "port": int(port), "path": "/pg/orders/bench", "headers": keys}


def prism_command() -> list[str]:
    """Return the command that starts Prism; empty when it is not installed."""
    for command in ([PRISM], ["prism"], ["npx", "--no-install", "@stoplight/prism-cli"]):
        if command[0] and shutil.which(command[0]):
            asked = subprocess.run([*command, "--version"], capture_output=True, check=False)
            if asked.returncode == 0:
                return command
    return []


@pytest.fixture
def prism(ours: Target, tmp_path: Path) -> Iterator[Target]:
    """Prism on one core, with our description of the read and our answer as its example."""
    command = prism_command()
    if not command:
        pytest.skip("Prism is not here: npm install @stoplight/prism-cli, then set PAYDESK_PRISM to its bin/prism")
    url = f"http://{ours['host']}:{ours['port']}"
    document = httpx.get(f"{url}/openapi.json", trust_env=False).json()
    answer = httpx.get(f"{url}{ours['path']}", headers=ours["headers"], trust_env=False).json()
    read = document["paths"]["/pg/orders/{order_id}"]["get"]
    content = {**read["responses"]["200"]["content"]["application/json"], "example": answer}
    # without our headers: Prism makes some up, and then spends its time on saying that they are wrong
    read["responses"] = {"200": {"description": "the order", "content": {"application/json": content}}}
    document["paths"] = {"/pg/orders/{order_id}": {"get": read}}
    file = tmp_path / "read.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    log = (tmp_path / "prism.log").open("wb")
    words = [*command, "mock", "-h", "127.0.0.1", "-p", str(port), "-v", "error", str(file)]
    with log, subprocess.Popen(words, stdout=log, stderr=log, env={**os.environ, "NODE_ENV": "test"}) as child:
        pin(child.pid, 0)
        target = {**ours, "port": port}
        try:
            assert served(target) == answer
            yield target
        finally:
            child.terminate()


def served(target: Target) -> object:
    """Return the body of the read, as soon as somebody listens."""
    for _ in range(600):
        try:
            return httpx.get(
                f"http://{target['host']}:{target['port']}{target['path']}", headers=target["headers"], trust_env=False
            ).json()
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("Prism did not start")


def test_order_reads_a_second_on_one_core(ours: Target, figure: Callable[..., None]) -> None:
    measured(ours, 10)
    rate = statistics.median(a_second(measured(ours, 10)) for _ in range(ROUNDS))
    figure(f"{AIM} order reads a second against the sandbox's", AIM / rate, limit=1, note=f"{rate:.0f}/s on one core")


def test_two_hundred_counters_poll_at_once(ours: Target, figure: Callable[..., None]) -> None:
    measured(ours, COUNTERS)
    found = [measured(ours, COUNTERS) for _ in range(ROUNDS)]
    slowest = max(each["slowest_ms"] for each in found)
    rate = statistics.median(map(a_second, found))
    figure(
        f"slowest answer of {COUNTERS} counters at once against their interval", slowest / POLL_MS, limit=1,
        note=f"{slowest:.0f} ms of {POLL_MS}, {rate:.0f}/s",
    )  # fmt: skip


@pytest.mark.parametrize("connections", [10, COUNTERS])
def test_the_same_read_beside_prism(ours: Target, prism: Target, connections: int, figure: Callable[..., None]) -> None:
    for target in (ours, prism):
        measured(target, connections)
    pairs = [(measured(ours, connections), measured(prism, connections)) for _ in range(ROUNDS)]
    ratio = statistics.median(a_second(other) / a_second(own) for own, other in pairs)
    own, other = (statistics.median(map(a_second, side)) for side in zip(*pairs, strict=True))
    figure(
        f"Prism's reads a second against the sandbox's, {connections} at once", ratio, limit=2,
        note=f"{other:.0f}/s and {own:.0f}/s: {own / other:.1f} times",
    )  # fmt: skip
