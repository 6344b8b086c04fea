"""The sandbox of a kiosk with `--lan`, from another machine: two network namespaces of the test's own, and a cable.

Nothing of this PC's own network is touched: the shop has one namespace, the stranger the other.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

import pytest

from paydesk.sandbox.connection import MAX_CONNECTIONS_PER_PEER, MAX_REMOTE_CONNECTIONS
from tests.conftest import FULL

GUI: Final = Path(__file__).resolve().parents[2] / "gui"
CHILD: Final = Path(__file__).with_name("stranger_child.py")
SHOP: Final = "10.231.0.1"
OWN: Final = [f"10.231.0.{number}" for number in range(2, 14)]


@dataclass(frozen=True)
class Cable:
    """The names of the two namespaces."""

    shop: str
    stranger: str

    def run(self, namespace: str, *command: str, env: dict[str, str] | None = None) -> subprocess.Popen[str]:
        """Start a program there; its pipes are ours."""
        return subprocess.Popen(
            ["ip", "netns", "exec", namespace, sys.executable, *command],
            cwd=GUI,
            env=os.environ | (env or {}),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )


def ip(*arguments: str) -> None:
    """Call ip. Raises CalledProcessError where that is not allowed."""
    subprocess.run(["ip", *arguments], check=True, capture_output=True)


@pytest.fixture
def cable() -> Iterator[Cable]:
    """Two machines and a cable between them."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or not shutil.which("ip"):
        pytest.skip("needs root and ip (iproute2): network namespaces, for Linux")
    made = Cable(f"pds{os.getpid()}", f"pdv{os.getpid()}")
    try:
        for name in (made.shop, made.stranger):
            ip("netns", "add", name)
    except subprocess.CalledProcessError:
        pytest.skip("needs network namespaces, which this machine does not allow: for Linux")
    try:
        ip("-n", made.shop, "link", "add", "cable", "type", "veth", "peer", "name", "cable", "netns", made.stranger)
        for name, own, other in ((made.shop, [SHOP], OWN[0]), (made.stranger, OWN, SHOP)):
            for address in own:
                ip("-n", name, "address", "add", f"{address}/24", "dev", "cable")
            for device in ("lo", "cable"):
                ip("-n", name, "link", "set", device, "up")
            ip("-n", name, "route", "add", "default", "via", other)
        yield made
    finally:
        for name in (made.shop, made.stranger):
            subprocess.run(["ip", "netns", "delete", name], check=False, capture_output=True)


TAKE_A_SALE: Final = """
import json, sys, urllib.request
said = json.loads(sys.argv[1])
def call(path, body, **more):
    keys = {"x-client-id": said["client_id"], "x-client-secret": said["client_secret"], "x-api-version": "2026-01-01"}
    headers = {"Content-Type": "application/json", **(keys if body else {}), **more}
    request = urllib.request.Request(said["url"] + path, json.dumps(body).encode() if body else None, headers)
    return json.loads(urllib.request.urlopen(request, timeout=20).read())
if len(sys.argv) > 2:
    print(json.dumps(call("/_sandbox/orders", None)["orders"]))
else:
    customer = {"customer_id": "walkin", "customer_phone": "9999999999"}
    terminal = {"cf_terminal_id": 54321, "terminal_type": "SPOS"}
    amount = {"order_amount": 180, "order_currency": "INR"}
    order = call("/pg/orders", {"order_id": "visit-1", **amount, "customer_details": customer, "terminal": terminal})
    made = {"cf_order_id": order["cf_order_id"], "cf_terminal_id": 54321, "payment_method": "QR_CODE"}
    print(json.dumps(call("/pg/terminal/transactions", made)))
"""


def in_shop(cable: Cable, said: dict[str, Any], *more: str) -> Any:
    """Return what the shop's own PC does or sees of its sandbox."""
    child = cable.run(cable.shop, "-c", TAKE_A_SALE, json.dumps(said), *more)
    out, _ = child.communicate(timeout=60)
    return json.loads(out)


def line(pipe: IO[str] | None) -> Any:
    """Read one line of JSON."""
    assert pipe is not None
    return json.loads(pipe.readline())


@pytest.mark.long
def test_from_another_machine_nothing_but_payment_pages_answers(cable: Cable) -> None:
    sandbox = cable.run(cable.shop, "-m", "paydesk.sandbox", "--parent-pipe", "--lan")
    stranger = cable.run(cable.stranger, str(CHILD))
    try:
        said = line(sandbox.stdout)
        assert said["lan"] is True
        assert said["payments_url"].startswith(f"http://{SHOP}:"), "a phone finds it by its address"
        sale = in_shop(cable, said)
        url = sale["payment_url"]
        assert url.startswith(said["payments_url"] + "/pay/")
        port = int(said["payments_url"].rpartition(":")[2])
        told = {"address": SHOP, "port": port, "pay": url.removeprefix(said["payments_url"]), "own": OWN}
        assert stranger.stdin is not None
        stranger.stdin.write(json.dumps(told) + "\n")
        stranger.stdin.flush()
        saw = line(stranger.stdout)
        assert {what: status for what, status in saw["found"].items() if status != 404} == {}
        assert set(saw["disguised"]) == {404}
        assert (saw["shown"], saw["paid"]) == (200, 303)
        assert "DEMO: no real money moves" in saw["page"]
        assert "Nothing is taken" in saw["page"] or "nothing is taken" in saw["page"]
        assert 'data-state="paid"' in saw["after"]
        assert set(saw["methods"].values()) == {404}
        assert [order["order_status"] for order in in_shop(cable, said, "look")] == ["PAID"]
        lines = line(stranger.stdout)
        assert lines["tried"] > MAX_REMOTE_CONNECTIONS
        assert lines["open"] <= min(MAX_REMOTE_CONNECTIONS, MAX_CONNECTIONS_PER_PEER * len(OWN))
        assert in_shop(cable, said, "look"), "whoever says nothing holds up nobody"
        if FULL:
            stranger.stdin.write("\n")
            stranger.stdin.flush()
            assert line(stranger.stdout) == {"again": 200}, "they were cut off, and the next one is answered"
    finally:
        for child in (stranger, sandbox):
            child.kill()
            child.communicate()
