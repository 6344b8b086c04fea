"""Many connections, slow requests and odd bytes: others are still served, memory and disk stay bounded."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from decimal import Decimal
from pathlib import Path
from typing import Any

import httpx
import pytest

from paydesk.domain import exact_json
from paydesk.sandbox.server import Running
from tests.helpers.plain import NO_TLS
from tests.sandbox.conftest import ApiClient

GUI = Path(__file__).parents[2] / "gui"
HALF = b"GET /pg/orders/x HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture
def small_sandbox(tmp_path: Path) -> Iterator[tuple[dict[str, str], Path]]:
    """Yield a sandbox that may have 400 open files, and its stderr."""
    complaints = tmp_path / "stderr"
    program = f'exec "{sys.executable}" -m paydesk sandbox --parent-pipe'
    command = ["sh", "-c", f"ulimit -n 400 && {program}"]
    with (
        complaints.open("wb") as stderr,
        subprocess.Popen(command, cwd=GUI, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr) as child,
    ):
        assert child.stdout is not None
        yield json.loads(child.stdout.readline()), complaints
        child.communicate(timeout=60)


def _open(stack: ExitStack, url: str, sent: bytes) -> socket.socket:
    port = int(url.rpartition(":")[2])
    connection = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=30))
    connection.sendall(sent)
    return connection


@pytest.mark.posix("limits of open files")
def test_half_requests_block_no_others(small_sandbox: tuple[dict[str, str], Path]) -> None:
    """Once, no client got an answer any more, and stderr grew by a megabyte a second."""
    where, complaints = small_sandbox
    with ExitStack() as stack:
        for _ in range(700):
            _open(stack, where["url"], HALF)
        for _ in range(10):
            answer = httpx.get(f"{where['url']}/_sandbox/keys", timeout=30, trust_env=False, verify=NO_TLS)
            assert answer.status_code == 200
    assert complaints.read_bytes().count(b"\n") <= 1


@pytest.mark.parametrize("head", [b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"])
def test_a_request_with_two_lengths_is_refused_and_its_tail_not_read(sandbox: Running, head: bytes) -> None:
    """Once, the request hidden in its body was answered, with the keys."""
    hidden = b"GET /_sandbox/keys HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    body = b"0\r\n\r\n" + hidden
    with ExitStack() as stack:
        line = _open(stack, sandbox.url, b"POST /pg/orders HTTP/1.1\r\nHost: 127.0.0.1\r\n" + head + b"\r\n" + body)
        said = b"".join(iter(lambda: line.recv(65_536), b""))
    assert said.startswith(b"HTTP/1.1 400 ")
    assert said.count(b"HTTP/1.1") == 1
    assert b"client_secret" not in said


@pytest.mark.parametrize("host", ["evil@127.0.0.1", "127.0.0.1:80:80", "127.0.0.1/x", "[::1", "127.0.0.1 evil", ""])
def test_a_host_that_is_no_name_of_ours_gets_no_keys(sandbox: Running, host: str) -> None:
    with ExitStack() as stack:
        sent = f"GET /_sandbox/keys HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
        line = _open(stack, sandbox.url, sent)
        said = b"".join(iter(lambda: line.recv(65_536), b""))
    assert said.split(b" ")[1] in {b"400", b"403"}


def test_a_fault_makes_no_body_of_any_size(sandbox: Running) -> None:
    fault = {"kind": "huge_body", "size": 99_999_999_999}
    answer = httpx.post(f"{sandbox.url}/_sandbox/faults", json=fault, trust_env=False, verify=NO_TLS)
    assert (answer.status_code, "at most" in answer.json()["error"]) == (400, True)


@pytest.mark.parametrize("number", ["1e100000000", "1E-99999999", "1e9999999999", "0e-999999", "12.50", "1e3"])
def test_a_number_is_written_as_it_came(api_client: ApiClient, number: str) -> None:
    """Once, 189 bytes came back as 100 MB."""
    body = json.dumps(api_client.order_body() | {"order_splits": [{"vendor_id": "v", "amount": 0}]})
    body = body.replace('"amount": 0', f'"amount": {number}')
    answer = api_client.client.post("/pg/orders", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, len(answer.content) < 10_000) == (200, True)
    split: Any = exact_json.decode(answer.content)
    assert Decimal(split["order_splits"][0]["amount"]) == Decimal(number)


def test_an_error_code_contains_no_special_characters(api_client: ApiClient) -> None:
    order = api_client.order_body() | {"order_tags": {"<script>alert(1)</script>": 5}}
    answer = api_client.client.post("/pg/orders", json=order)
    assert answer.status_code == 400
    assert answer.json()["code"] == "scriptalert1script_invalid"
