"""Security of the machine that runs the sandbox: access, amount of input, information in answers, credentials."""

from __future__ import annotations

import ast
import asyncio
import http.client
import json
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import mock
from urllib.parse import urlsplit

import httpx
import pytest

import paydesk.sandbox
from paydesk.sandbox.app import build_app
from paydesk.sandbox.connection import (
    MAX_CONNECTIONS_PER_PEER,
    MAX_REMOTE_CONNECTIONS,
    REMOTE_LIFETIME_S,
    HttpConnection,
)
from paydesk.sandbox.control.guard import Guard
from paydesk.sandbox.gateway.forms import MAX_BYTES
from paydesk.sandbox.gateway.service import OPERATIONS as GATEWAY
from paydesk.sandbox.listening import LOOPBACK, listen_at
from paydesk.sandbox.openapi.controls import CONTROLS
from paydesk.sandbox.payout.service import OPERATIONS as PAYOUTS
from paydesk.sandbox.server import Running, Server
from paydesk.sandbox.service import is_too_deep
from paydesk.sandbox.world import World
from tests.helpers.plain import NO_TLS
from tests.helpers.sandbox import GUI, SandboxProcess
from tests.sandbox.conftest import VERSION, ApiClient

HOUSE = Path(paydesk.sandbox.__file__).parent
JSON = {"Content-Type": "application/json"}
LARGE = 2 * 1024 * 1024
WRITES = [(each.method, each.path) for each in GATEWAY if each.method != "GET"]
WRITES += [(each.method, each.paths[0]) for each in PAYOUTS if each.method != "GET"]
WRITES += [(each.method, each.path) for each in CONTROLS if each.request_schema is not None]
MACHINE = [str(GUI), str(Path.home()), sys.prefix, "site-packages", "Traceback", 'File "', ".py"]
"""Texts that would reveal this machine or the code."""
SECRETS = {"client_id", "client_secret", "otp", "OTP", "signature", "password", "secret"}


def chunked_body(size: int) -> Iterator[bytes]:
    """Yield a body without a known length."""
    for _ in range(0, size, 65_536):
        yield b" " * 65_536


# Access -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lan", "address"), [(False, LOOPBACK), (True, "0.0.0.0")])  # noqa: S104
def test_it_listens_on_this_pc_only_unless_told_otherwise(*, lan: bool, address: str) -> None:
    with listen_at(0, lan=lan) as listening:
        assert listening.getsockname()[0] == address
    assert LOOPBACK == "127.0.0.1"


def test_a_sandbox_of_a_test_is_never_on_the_network(sandbox: Running) -> None:
    assert sandbox.url.startswith(f"http://{LOOPBACK}:")
    assert sandbox.world.public_url == sandbox.url


def test_with_the_lan_the_first_line_says_so(start_sandbox: Callable[..., SandboxProcess]) -> None:
    told, port = [], None
    for options in ((), ("--lan",)):
        child = start_sandbox(*options)
        said, port = child.said["lan"], urlsplit(child.url).port
        code, _, error = child.stop()
        assert code == 0
        told.append((said, error))
    assert told[0] == (False, b"")
    assert told[1] in [
        (True, told[1][1]) if told[1][1].strip().endswith(f":{port}".encode()) else None,
        (False, told[1][1]) if b"no network" in told[1][1] else None,
    ]


REACHED = ("/pay/x", "/cashgram/x")
KEPT = ("/", "/pay/", "/pay/a/b", "/docs", "/openapi.json", "/pg/orders/x", "/payout/v1/getBalance", "/consent/x")


@pytest.mark.parametrize("path", [*REACHED, *KEPT, *sorted({each.path for each in CONTROLS})])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_another_machine_reaches_payment_pages_only(method: str, path: str) -> None:
    """Even with valid keys, and with the headers of the sandbox's own pages."""
    world = World("1")
    app = build_app(world, Guard("192.0.2.7"), asyncio.Event())
    keys = {"x-client-id": world.client_id, "x-client-secret": world.client_secret, "x-api-version": VERSION}
    answers = {}
    for peer in ("127.0.0.1", "192.0.2.9"):
        transport = httpx.ASGITransport(app, client=(peer, 5_000))
        with asyncio.Runner() as runner:
            asked = runner.run(_ask(transport, method, path, {**keys, "Host": "192.0.2.7"}))
        answers[peer] = (asked.status_code, asked.text)
    if path in REACHED and method != "DELETE":
        assert answers["192.0.2.9"] == answers["127.0.0.1"]
    else:
        assert answers["192.0.2.9"] == (404, "Not found\n")
    assert answers["127.0.0.1"] != (404, "Not found\n")


async def _ask(transport: httpx.ASGITransport, method: str, path: str, headers: dict[str, str]) -> httpx.Response:
    async with httpx.AsyncClient(transport=transport, base_url="http://192.0.2.7") as client:
        return await client.request(method, path, headers=headers)


class Wire(asyncio.Transport):
    """A connection from a given address, as the web server gets it."""

    def __init__(self, peer: str) -> None:
        super().__init__({"peername": (peer, 5_000)})
        self.aborted = False
        self.protocol: HttpConnection | None = None

    def abort(self) -> None:
        if self.protocol is not None and not self.aborted:
            self.aborted = True
            self.protocol.connection_lost(None)

    def close(self) -> None:
        self.abort()

    def is_closing(self) -> bool:
        return self.aborted

    def write(self, data: bytes | bytearray | memoryview) -> None: ...


async def test_other_machines_have_limited_connections_and_time() -> None:
    world = World("1")
    server = Server(build_app(world, Guard("192.0.2.7"), asyncio.Event()), asyncio.Event(), lambda: None)
    server.config.load()
    loop = asyncio.get_running_loop()
    ends: list[tuple[float, Any]] = []

    def later(after: float, do: Any) -> Any:
        ends.append((after, do))
        return mock.Mock()

    def connect(peer: str) -> Wire:
        wire = Wire(peer)
        protocol = wire.protocol = HttpConnection(server.config, server.server_state, {}, loop)
        with mock.patch.object(loop, "call_later", later):
            protocol.connection_made(wire)
        return wire

    one = [connect("192.0.2.9") for _ in range(MAX_CONNECTIONS_PER_PEER + 1)]
    assert [wire.aborted for wire in one] == [False] * MAX_CONNECTIONS_PER_PEER + [True]
    others = [connect(f"192.0.2.{10 + number}") for number in range(MAX_REMOTE_CONNECTIONS)]
    assert sum(not wire.aborted for wire in one + others) == MAX_REMOTE_CONNECTIONS
    assert not any(connect("127.0.0.1").aborted for _ in range(150)), "this PC always comes in"
    assert {after for after, _ in ends} == {REMOTE_LIFETIME_S, HttpConnection.head_timeout_s}
    for _, end in ends:
        end()
    assert all(wire.aborted for wire in one + others)


@pytest.mark.parametrize(("method", "path"), [(each.method, each.path) for each in CONTROLS])
def test_another_site_can_use_no_control(sandbox: Running, method: str, path: str) -> None:
    """Neither by DNS rebinding, nor by a form or a script in a browser."""
    for headers in (
        {"Host": "shop.example"},
        {"Origin": "http://shop.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
    ):
        answer = httpx.request(method, sandbox.url + path, headers={**JSON, **headers}, trust_env=False, verify=NO_TLS)
        assert answer.status_code == 403, headers
        assert answer.json().keys() == {"error"}


def test_no_answer_lets_another_site_read_it(sandbox: Running) -> None:
    for path in ("/", "/openapi.json", "/docs", "/_sandbox/orders", "/pg/orders/x", "/payout/v1/getBalance", "/pay/x"):
        for method in ("OPTIONS", "GET"):
            headers = {"Origin": "http://shop.example", "Access-Control-Request-Method": "GET"}
            answer = httpx.request(method, sandbox.url + path, headers=headers, trust_env=False, verify=NO_TLS)
            assert not [name for name in answer.headers if name.startswith("access-control-")], path


# Amount of input --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("method", "path"), WRITES)
@pytest.mark.parametrize("told", ["with its length", "in pieces"])
def test_a_body_that_is_too_large_is_refused(api_client: ApiClient, method: str, path: str, told: str) -> None:
    size = MAX_BYTES + LARGE if path.endswith("/documents") else LARGE
    body: bytes | Iterator[bytes] = b" " * size if told == "with its length" else chunked_body(size)
    answer = api_client.client.request(method, path, content=body, headers=JSON)
    if path == "/payout/v1/validatePayout":  # always 200 (docs/service.md#validate-upi-v1)
        assert (answer.status_code, answer.json()["subCode"]) == (200, "413")
    else:
        assert answer.status_code == 413
    assert len(answer.content) < 200
    assert api_client.order()["order_status"] == "ACTIVE"  # it still works


@pytest.mark.parametrize("page", ["pay", "cashgram"])
def test_a_page_reads_no_large_form(api_client: ApiClient, page: str) -> None:
    order, transaction = api_client.sale()
    token = transaction["payment_url"].rpartition("/")[2]
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    body = b"action=pay&x=" + b"x" * LARGE
    assert api_client.client.post(f"/{page}/{token}", content=body, headers=form).status_code in {303, 404}
    assert api_client.status(order) == "ACTIVE"


def test_large_headers_are_refused(sandbox: Running) -> None:
    host, port = sandbox.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(b"GET /pg/orders/x HTTP/1.1\r\nHost: x\r\nX-A: " + b"a" * 200_000)
        assert line.recv(100).startswith(b"HTTP/1.1 4")


@pytest.mark.parametrize(
    ("body", "deep"),
    [
        (b"[" * 64 + b"]" * 64, False),
        (b"[" * 65 + b"]" * 65, True),
        (b'{"a":' * 65 + b"1" + b"}" * 65, True),
        (b"[" + b"[]," * 200 + b"[]]", False),
        (b'["' + b"[" * 500 + b'"]', False),
        (b'["\\"' + b"[" * 500 + b'"]', False),
    ],
)
def test_how_deep_a_body_is(body: bytes, *, deep: bool) -> None:
    assert is_too_deep(body) is deep


@pytest.mark.parametrize("depth", [65, 300, 900, 100_000])
def test_a_body_nested_too_deeply_is_refused(api_client: ApiClient, depth: int) -> None:
    nested = b"[" * depth + b"]" * depth
    body = json.dumps({**api_client.order_body(), "order_splits": [{"vendor_id": "v", "tags": 0}]}).encode()
    answer = api_client.client.post(
        "/pg/orders", content=body.replace(b'"tags": 0', b'"tags": ' + nested), headers=JSON
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "request_failed")


@pytest.mark.parametrize("name", ["x-request-id", "x-idempotency-key", "x-api-version"])
def test_a_header_that_is_cut_at_a_space_is_still_one(api_client: ApiClient, name: str) -> None:
    sent = "a" * 199 + " " + "b" * 50
    answer = api_client.client.post("/pg/orders", json=api_client.order_body(), headers={name: sent})
    assert answer.headers[name] == "a" * 199
    answer = api_client.client.post("/payout/v1/authorize", headers={name: sent})
    assert answer.status_code == 200


# Information in answers -------------------------------------------------------------------------------------------


def break_everything(world: World) -> None:
    """Make every part of the sandbox fail."""
    world.orders = None  # type: ignore[assignment]
    world.records_by_kind = None  # type: ignore[assignment]
    world.transactions = None  # type: ignore[assignment]
    world.index = None  # type: ignore[assignment]
    world.on_change = bool  # webhooks are not woken: their task would end


def test_no_answer_tells_of_the_machine(
    sandbox: Running, api_client: ApiClient, caplog: pytest.LogCaptureFixture
) -> None:
    asked = ["/", "/nowhere", "/docs", "/openapi.json", "/pay/x", "/cashgram/x", "/_sandbox/nowhere", "/%00", "/pg"]
    asked += ["/pg/orders/%2e%2e%2f%2e%2e%2fetc%2fpasswd", "/payout/v1/getBeneficiary/%0a", "/payout/../../etc/passwd"]
    asked += [each.path for each in GATEWAY] + [path for each in PAYOUTS for path in each.paths]
    asked += [each.path for each in CONTROLS]

    def look() -> set[int]:
        seen = set()
        for path in asked:
            for method in ("GET", "POST", "PUT", "DELETE"):
                if path != "/_sandbox/reset":
                    body = {"order_id": "x"} if path.startswith(("/pg/", "/payout/")) else None
                    answer = api_client.client.request(method, path, json=body)
                    seen.add(answer.status_code)
                    assert not [word for word in MACHINE if word in answer.text], (
                        f"{method} {path}: {answer.text[:300]}"
                    )
                    assert "server" not in answer.headers
        return seen

    assert {200, 400, 401, 404, 405} & look()
    sandbox.run(break_everything)
    assert 500 in look()
    assert caplog.records  # logged, not sent to the client


def test_a_fault_of_its_own_has_the_shape_of_its_side(
    sandbox: Running, api_client: ApiClient, caplog: pytest.LogCaptureFixture
) -> None:
    sandbox.run(break_everything)
    gateway, payout = api_client.client.get("/pg/orders/x"), api_client.client.post("/payout/v1/authorize")
    assert (gateway.status_code, gateway.json().keys()) == (500, {"message", "code", "type"})
    assert (payout.status_code, payout.json().keys()) == (500, {"status", "subCode", "message"})
    assert caplog.records


def test_a_read_with_a_body_is_answered_and_the_line_lives_on(sandbox: Running) -> None:
    line = http.client.HTTPConnection(sandbox.url.removeprefix("http://"), timeout=20)
    line.connect()
    line.auto_open = 0
    for _ in range(5):
        line.putrequest("GET", "/pg/orders/x")
        line.putheader("Content-Length", "2")
        line.endheaders()
        line.send(b"{}")
        answer = line.getresponse()
        assert (answer.status, answer.read()[:10]) == (401, b'{"message"')
    line.close()


def test_an_internal_error_announces_that_the_connection_closes(
    sandbox: Running, api_client: ApiClient, caplog: pytest.LogCaptureFixture
) -> None:
    sandbox.run(break_everything)
    for path in ("/pg/orders/x", "/payout/v1/getBalance", "/_sandbox/orders"):
        answer = api_client.client.get(path)
        assert (answer.status_code, answer.headers["connection"]) == (500, "close")
    assert caplog.records


def test_an_address_with_a_line_break_is_routed(api_client: ApiClient) -> None:
    assert api_client.client.get("/pg/orders/%0A").json()["code"] == "order_not_found"
    assert api_client.client.get("/payout/v1/nowhere%0A").json()["status"] == "ERROR"


# Credentials ------------------------------------------------------------------------------------------------------


def credential_comparisons(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Return every plain comparison of a credential: line, compared value."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Eq | ast.NotEq | ast.In | ast.NotIn):
            for side in (node.left, *node.comparators):
                names = {each.attr for each in ast.walk(side) if isinstance(each, ast.Attribute)}
                names |= {each.id for each in ast.walk(side) if isinstance(each, ast.Name)}
                if names & SECRETS:
                    yield node.lineno, ast.unparse(node)


def test_credentials_are_compared_in_constant_time_only() -> None:
    safe = 0
    for file in HOUSE.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        assert list(credential_comparisons(tree)) == [], file.name
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        safe += sum(ast.unparse(call.func) in {"hmac.compare_digest", "secrets.compare_digest"} for call in calls)
    assert safe >= 3  # the two keys, in one place for every service, and the one-time password


def test_the_rule_would_see_a_plain_comparison() -> None:
    assert list(credential_comparisons(ast.parse("if sent == world.client_secret: pass")))
    assert list(credential_comparisons(ast.parse("if otp in (OTP,): pass")))
    assert not list(credential_comparisons(ast.parse("if sent.status == 'x': pass")))


def test_a_key_that_is_nearly_right_or_no_text_is_refused(sandbox: Running) -> None:
    secret = sandbox.client_secret
    for wrong in (secret[:-1], secret + "x", secret.upper(), "", "é"):
        keys = ((b"x-client-id", sandbox.client_id.encode()), (b"x-client-secret", wrong.encode()))
        headers = [*keys, (b"x-api-version", b"2026-01-01")]
        for method, path in (("GET", "/pg/orders/x"), ("POST", "/payout/v1/authorize")):
            answer = httpx.request(method, sandbox.url + path, headers=headers, trust_env=False, verify=NO_TLS)
            assert answer.status_code == 401, wrong
            assert secret not in answer.text
