"""The sandbox as a process and in a thread: first line, end, seed, state over restarts."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import json
import os
import signal
import socket
import stat
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from paydesk.sandbox import server
from paydesk.sandbox.server import Running, serve
from paydesk.sandbox.server_options import ServerOptions
from paydesk.sandbox.store_file import StoreFile
from paydesk.sandbox.world import World
from tests.helpers.plain import NO_TLS
from tests.helpers.rights import for_owner_only
from tests.helpers.sandbox import GUI, SandboxProcess
from tests.sandbox.conftest import ApiClient, key, ok

Start = Callable[..., SandboxProcess]
ClientOf = Callable[[SandboxProcess | Running], ApiClient]


@pytest.fixture
def client_of() -> Iterator[ClientOf]:
    """Yield a factory of clients of any sandbox; they are closed at the end."""
    made: list[ApiClient] = []

    def client_of(sandbox: SandboxProcess | Running) -> ApiClient:
        made.append(ApiClient(sandbox.url, sandbox.client_id, sandbox.client_secret))
        return made[-1]

    yield client_of
    for api_client in made:
        api_client.client.close()


def test_the_first_line_says_where_it_is_and_the_keys_work(
    sandbox_process: SandboxProcess, client_of: ClientOf
) -> None:
    said = sandbox_process.said
    assert said.keys() == {"url", "client_id", "client_secret", "payment_payee", "payments_url", "lan"}
    assert said["url"].startswith("http://127.0.0.1:")
    assert said["payment_payee"] == "sharmastores@paydesk"
    assert said["lan"] is False
    api_client = client_of(sandbox_process)
    order, _ = api_client.sale()
    api_client.phone(order, "pay")
    assert api_client.status(order) == "PAID"


async def test_payment_pages_follow_this_pc_over_its_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    world, closing = World("1"), asyncio.Event()
    there = iter(["192.0.2.7", "", "198.51.100.9"])
    seen = []

    def looked() -> str:
        seen.append(world.public_url)
        host = next(there, None)
        if host is None:
            closing.set()
        return host or ""

    monkeypatch.setattr(server, "find_lan_host", looked)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        await server.follow_network(world, listening, closing, poll_s=0.001)
    world.close()
    hosts = ("192.0.2.7", "127.0.0.1", "198.51.100.9")
    assert seen[1:] == [f"http://{host}:{port}" for host in hosts], "no network: no phone opens this"


def test_it_ends_with_its_input_quietly(start_sandbox: Start, client_of: ClientOf) -> None:
    child = start_sandbox()
    api_client = client_of(child)
    api_client.order()  # a kept-alive connection does not block it
    assert child.stop() == (0, b"", b"")


@pytest.mark.posix("signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_by_a_signal_quietly(start_sandbox: Start, number: int, client_of: ClientOf) -> None:
    child = start_sandbox()
    api_client = client_of(child)
    api_client.order()
    child.process.send_signal(number)
    assert child.process.wait(30) == 0
    assert child.stop() == (0, b"", b"")


@pytest.mark.posix("signals")
def test_without_the_parents_pipe_it_outlives_its_input() -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "paydesk.sandbox"], cwd=GUI, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
    )
    assert child.stdout is not None
    url = json.loads(child.stdout.readline())["url"]
    assert httpx.get(f"{url}/_sandbox/clock", trust_env=False, verify=NO_TLS).status_code == 200
    child.terminate()
    assert child.wait(30) == 0
    child.stdout.close()


def test_the_same_seed_gives_the_same_keys_and_ids(start_sandbox: Start, client_of: ClientOf) -> None:
    said = []
    for _ in range(2):
        child = start_sandbox("--seed", "77")
        api_client = client_of(child)
        order, transaction = api_client.sale()
        token = transaction["payment_url"].rpartition("/")[2]
        said.append((child.client_id, child.client_secret, order["cf_order_id"], transaction["cf_payment_id"], token))
    assert said[0] == said[1]
    others = {World(str(seed)).client_secret for seed in range(5)}
    assert len(others) == 5


def test_without_a_seed_the_keys_are_random() -> None:
    worlds = [World() for _ in range(20)]
    for ids in ({each.client_id for each in worlds}, {each.client_secret for each in worlds}):
        assert len(ids) == 20


def test_state_survives_restarts(start_sandbox: Start, tmp_path: Path, client_of: ClientOf) -> None:
    data = str(tmp_path / "deeper" / "sandbox.json")
    first = start_sandbox("--data", data)
    api_client = client_of(first)
    paid, _ = api_client.sale()
    api_client.phone(paid, "decline_then_pay")
    open_, transaction = api_client.sale(order_tags={"a": "b"}, order_amount=90.5)
    body = api_client.order_body(order_id="kept")
    kept = api_client.post("/pg/orders", body, x_idempotency_key=key(1)).json()
    api_client.advance(3_600_000)
    before = api_client.control("GET", "orders")
    first.kill()

    second = start_sandbox("--data", data)
    api_client = client_of(second)
    assert (second.client_id, second.client_secret) == (first.client_id, first.client_secret)
    after = api_client.control("GET", "orders")
    assert second.url == first.url, "what was shown to customers is still true"
    after["calls"] = before["calls"]  # only of this run
    assert json.dumps(after) == json.dumps(before)
    assert api_client.post("/pg/orders", body, x_idempotency_key=key(1)).json() == kept
    assert api_client.status(paid) == "PAID"
    assert 3_500_000 < api_client.control("GET", "clock")["shift_ms"] < 3_700_000
    fresh, new = api_client.sale(order_id="after-restart")
    assert fresh["cf_order_id"] not in {paid["cf_order_id"], open_["cf_order_id"], kept["cf_order_id"]}
    assert new["cf_payment_id"] != transaction["cf_payment_id"]


def test_a_port_used_meanwhile_is_replaced(start_sandbox: Start, tmp_path: Path) -> None:
    data = str(tmp_path / "sandbox.json")
    first = start_sandbox("--data", data)
    first.kill()
    with socket.create_server(("127.0.0.1", int(first.url.rpartition(":")[2]))):
        second = start_sandbox("--data", data)
        assert second.url != first.url
        second.kill()
    assert start_sandbox("--data", data).url == second.url


def test_the_file_is_its_owners_only(tmp_path: Path, client_of: ClientOf) -> None:
    data = tmp_path / "sandbox.json"
    with Running(data=data) as running:
        api_client = client_of(running)
        api_client.order()
    files = [each for each in tmp_path.iterdir() if each.is_file()]
    assert {each.name for each in files} == {"sandbox.json", ".sandbox.json.lock"}
    assert for_owner_only(files)


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_an_incomplete_last_line_loses_only_that_line(tmp_path: Path, cut: int, client_of: ClientOf) -> None:
    data = tmp_path / "sandbox.json"
    with Running(data=data) as running:
        api_client = client_of(running)
        api_client.order(order_id="first")
        api_client.order(order_id="second")
    data.write_bytes(data.read_bytes()[:-cut])
    world = World(data=data)
    assert list(world.orders) == (["first", "second"] if cut == 1 else ["first"])
    world.close()


def test_an_unreadable_data_file_is_moved_and_reported(
    start_sandbox: Start, tmp_path: Path, client_of: ClientOf
) -> None:
    data = tmp_path / "sandbox.json"
    data.write_bytes(b"\x00\xffnot ours")
    child = start_sandbox("--data", str(data))
    assert client_of(child).create().status_code == 200
    code, _, error = child.stop()
    assert code == 0
    assert b"sandbox.json.unreadable" in error
    assert (tmp_path / "sandbox.json.unreadable").read_bytes() == b"\x00\xffnot ours"


def test_two_sandboxes_never_use_one_file(
    tmp_path: Path, start_sandbox: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "sandbox.json"
    first = start_sandbox("--data", str(data))
    before = data.read_bytes()
    assert serve(ServerOptions(data=data)) == 1
    assert "another sandbox uses this data file" in capsys.readouterr().err
    assert data.read_bytes() == before
    first.kill()  # free again even after a kill
    World(data=data).close()


@pytest.mark.posix("pipes and devices in folders")
def test_the_data_file_can_be_a_link_but_not_a_device(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target, link = tmp_path / "deep" / "real.json", tmp_path / "link.json"
    link.symlink_to(target)
    World("1", link).close()
    assert link.is_symlink()
    assert target.read_bytes().startswith(b'{"paydesk-sandbox"')
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for odd in (Path("/dev/null"), pipe, tmp_path / "deep"):
        assert serve(ServerOptions(data=odd)) == 1
        assert "not a plain file" in capsys.readouterr().err
    assert Path("/dev/null").is_char_device()
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_record_of_a_later_version_does_no_harm(tmp_path: Path) -> None:
    data = tmp_path / "sandbox.json"
    world = World("1", data)
    world.close()
    file = StoreFile(data)
    file.rewrite([world.info, *world.terminals.values()])
    file.close()
    terminal = asdict(world.terminals[54321])
    lines = [
        {"kind": "rocket", "of": {}},
        {"kind": "terminal", "of": {**terminal, "wings": 2, "name": "New"}},
        {"kind": 5},
    ]
    with data.open("a") as out:
        out.writelines(json.dumps(line) + "\n" for line in lines)
    again = World(data=data)
    assert again.terminals[54321].name == "New"
    again.close()


def test_reset_empties_the_file_too(tmp_path: Path, client_of: ClientOf) -> None:
    data = tmp_path / "sandbox.json"
    with Running(seed=5, data=data) as running:
        api_client = client_of(running)
        api_client.order(order_id="first")
        api_client.control("POST", "reset")
        api_client.order(order_id="second")
    world = World(data=data)
    assert list(world.orders) == ["second"]
    world.close()


@pytest.mark.skipif(sys.platform != "linux", reason="all of 127.0.0.0/8 is there on Linux only")
def test_it_listens_on_loopback_only_by_default(sandbox: Running) -> None:
    port = int(sandbox.url.rpartition(":")[2])
    with socket.socket() as line:
        line.settimeout(5)
        assert line.connect_ex(("127.0.0.2", port)) != 0  # on Linux also an address of this PC


def test_a_used_port_is_reported(sandbox: Running, capfd: pytest.CaptureFixture[str]) -> None:
    assert serve(ServerOptions(port=int(sandbox.url.rpartition(":")[2]))) == 1
    out, error = capfd.readouterr()
    assert out == ""
    assert error.startswith("paydesk sandbox: ")
    assert "Traceback" not in error
    assert serve(ServerOptions(port=99_999)) == 1


def test_with_the_lan_payment_pages_have_the_networks_address(start_sandbox: Start, client_of: ClientOf) -> None:
    child = start_sandbox("--lan")
    said = child.said
    api_client = client_of(child)
    _, transaction = api_client.sale()
    assert said["url"].startswith("http://127.0.0.1:")
    assert transaction["payment_url"].startswith(said["payments_url"] + "/pay/")
    if said["lan"]:
        assert not said["payments_url"].startswith("http://127.")
        assert httpx.get(transaction["payment_url"], trust_env=False, verify=NO_TLS).status_code == 200
        for path in (
            "/_sandbox/clock",
            "/_sandbox/keys",
            "/_sandbox/faults",
            "/docs",
            f"/pg/orders/{said['client_id']}",
        ):
            answer = httpx.get(said["payments_url"] + path, trust_env=False, verify=NO_TLS)
            assert (answer.status_code, answer.text) == (404, "Not found\n")
    code, _, error = child.stop()
    assert code == 0
    assert b"network" in error


def test_in_a_thread_it_can_be_read_changed_and_stopped_twice(client_of: ClientOf) -> None:
    with Running(seed=3) as running:
        api_client = client_of(running)
        order = api_client.order()
        assert order["order_id"] in running.world.orders
        assert running.run(lambda world: len(world.orders)) == 1
    running.stop()
    with pytest.raises(httpx.ConnectError):
        httpx.get(running.url, trust_env=False, verify=NO_TLS)


@pytest.mark.posix("on Windows asyncio leaves a socket that came at the very end to the collector")
def test_an_end_while_clients_connect_leaves_no_socket_open() -> None:
    """The server does not know a connection that was just accepted; it must be closed all the same."""
    with warnings.catch_warnings(record=True) as left_open:
        warnings.simplefilter("always", ResourceWarning)
        for _ in range(8):
            running = Running(seed=3)
            with ThreadPoolExecutor(1) as pool:
                some = threading.Event()
                connecting = pool.submit(_connect_until_refused, running.url, some)
                assert some.wait(30)
                running.stop()
                connecting.result()
            del running
            gc.collect()
    assert [str(one.message) for one in left_open] == []


def _connect_until_refused(url: str, some: threading.Event) -> None:
    at = urlsplit(url)
    with contextlib.ExitStack() as connections:
        for number in itertools.count():
            if number == 40:
                some.set()
            try:
                connections.enter_context(socket.create_connection((at.hostname or "", at.port or 0), timeout=30))
            except OSError:
                return


async def test_it_is_an_async_context_manager() -> None:
    async with Running() as running, httpx.AsyncClient(trust_env=False, verify=NO_TLS) as client:
        answer = await client.get(f"{running.url}/_sandbox/clock")
    assert answer.status_code == 200


def test_a_fault_of_its_own_is_a_500_in_the_services_shape(
    sandbox: Running, logs: object, caplog: object, client_of: ClientOf
) -> None:
    api_client = client_of(sandbox)

    def spoil(world: World) -> None:
        world.orders = None  # type: ignore[assignment]

    sandbox.run(spoil)
    answer = api_client.client.get("/pg/orders/x")
    assert (answer.status_code, answer.json()["type"]) == (500, "api_error")
    assert str(GUI) not in answer.text


def test_a_sale_is_the_same_in_the_file_and_in_memory(tmp_path: Path, client_of: ClientOf) -> None:
    with Running(seed=9) as plain, Running(seed=9, data=tmp_path / "s.json") as filed:
        for running in (plain, filed):
            running.run(lambda world: world.clock.set(1_900_000_000_000))
            running.run(lambda world: world.clock.set_rate(0))
        sold = []
        for running in (plain, filed):
            api_client = client_of(running)
            order, _ = api_client.sale(order_id="same")
            api_client.phone(order, "pay")
            sold.append(ok(api_client.client.get("/pg/orders/same")))
    assert sold[0] == sold[1]
