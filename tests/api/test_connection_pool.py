"""Faults of the line: whose side, and whether a create may have happened (docs/rules.md#no-answer-is-unknown)."""

from __future__ import annotations

import errno
import socket
import ssl

import httpx
import pytest

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.errors import BadAnswer, ErrorContext, ServiceError
from paydesk.api.gateway import GatewayClient
from paydesk.api.refusals import connection_error
from paydesk.api.transport import Timeouts
from paydesk.domain.failure import Problem, Side
from tests.api.shapes import CLIENT_ID, CLIENT_SECRET, KEY, ORDER_ID, a_new_order, an_order
from tests.helpers.wire_server import Script, WireServer, closed_port, cut, drip, head, raw, reset, say, stall

KEYS = Credentials(CLIENT_ID, CLIENT_SECRET)
POST = ErrorContext(method="POST", operation="/orders")


async def fail_to_create(gateway: GatewayClient) -> ServiceError:
    with pytest.raises(ServiceError) as caught:
        await gateway.orders.create(a_new_order(), KEY)
    return caught.value


async def test_nobody_listens_there() -> None:
    async with GatewayClient(Endpoint(f"http://127.0.0.1:{closed_port()}/pg"), KEYS) as gateway:
        error = await fail_to_create(gateway)
    assert error.problem is Problem.NO_ANSWER
    assert (error.problem, error.side, error.outcome_known) == (Problem.NO_ANSWER, Side.SERVICE, True)


async def test_a_name_that_cannot_be_looked_up_means_this_pc_is_offline() -> None:
    # .invalid never resolves (RFC 6761), with or without a network
    async with GatewayClient(Endpoint("https://paydesk-test.invalid/pg"), KEYS) as gateway:
        error = await fail_to_create(gateway)
    assert error.problem is Problem.PC_OFFLINE
    assert (error.problem, error.side, error.outcome_known) == (Problem.PC_OFFLINE, Side.THIS_PC, True)


@pytest.mark.waits
async def test_a_service_that_takes_the_call_and_says_nothing(server: WireServer, hasty: GatewayClient) -> None:
    server.then(stall())
    error = await fail_to_create(hasty)
    assert error.problem is Problem.TIMED_OUT
    assert (error.problem, error.side, error.outcome_known) == (Problem.TIMED_OUT, Side.SERVICE, False)
    assert len(server.requests) == 1


@pytest.mark.waits
async def test_a_service_that_drips_does_not_hold_a_sale_for_ever(server: WireServer, hasty: GatewayClient) -> None:
    server.then(drip(head(200, 100_000_000_000 // 100_000), b" "))
    async with GatewayClient(Endpoint(server.url), KEYS, timeouts=Timeouts(total=0.5)) as gateway:
        error = await fail_to_create(gateway)
    assert error.problem is Problem.TIMED_OUT
    assert not error.outcome_known


@pytest.mark.waits
@pytest.mark.parametrize(
    "script",
    [
        drip(b"", b"HTTP/1.1 102 Processing\r\n\r\n"),
        drip(b"HTTP/1.1 200 OK\r\n", b"a: b\r\n"),
        drip(b"HTTP/1.1 200 OK\r\nx: ", b"y"),
        drip(head(200, transfer_encoding="chunked") + b"1\r\n{\r\n0\r\n", b"a: b\r\n"),
        stall(head(200, transfer_encoding="chunked") + b"ffffffffffffffff\r\n"),
        stall(b"HTTP/1.1 200 OK\r\nx"),
    ],
    ids=["words before it", "headers", "one header", "trailers", "a chunk of any size", "half a header"],
)
async def test_a_service_that_never_comes_to_its_answer_holds_no_sale(
    server: WireServer, hasty: GatewayClient, script: Script
) -> None:
    server.then(script)
    error = await fail_to_create(hasty)
    assert error.problem in {Problem.TIMED_OUT, Problem.BAD_ANSWER, Problem.LINE_CUT, Problem.NOT_THE_SERVICE}, (
        "too late, too much, or more than the line takes"
    )
    assert not error.outcome_known


@pytest.mark.parametrize("script", [cut(), reset()], ids=["closed", "reset"])
async def test_a_line_that_goes_away_before_the_answer(
    server: WireServer, gateway: GatewayClient, script: object
) -> None:
    server.then(script)  # type: ignore[arg-type]
    error = await fail_to_create(gateway)
    assert error.problem is Problem.LINE_CUT
    assert (error.problem, error.outcome_known, error.http_status) == (Problem.LINE_CUT, False, None)


async def test_a_line_that_goes_away_within_the_answer(server: WireServer, gateway: GatewayClient) -> None:
    server.then(cut(head(200, 5_000) + b'{"order_id": "PD'))
    error = await fail_to_create(gateway)
    assert error.problem is Problem.LINE_CUT
    assert (error.outcome_known, error.http_status) == (False, 200)
    assert "cut off" in error.message


async def test_a_cut_chunked_answer_is_a_cut_line_too(server: WireServer, gateway: GatewayClient) -> None:
    server.then(cut(head(200, transfer_encoding="chunked") + b'5\r\n{"ord\r\n'))
    assert (await fail_to_create(gateway)).problem is Problem.LINE_CUT


async def test_something_that_speaks_no_http(server: WireServer, gateway: GatewayClient) -> None:
    server.then(raw(b"SSH-2.0-OpenSSH_9.2\r\n\r\n"))
    error = await fail_to_create(gateway)
    assert type(error) is BadAnswer
    assert not error.outcome_known


async def test_a_read_that_fails_has_done_nothing(server: WireServer, gateway: GatewayClient) -> None:
    server.then(cut())
    with pytest.raises(ServiceError, match=r"^line_cut") as caught:
        await gateway.orders.read(ORDER_ID)
    assert caught.value.outcome_known


async def test_after_a_cut_line_the_next_call_connects_again(server: WireServer, gateway: GatewayClient) -> None:
    server.then(cut(), say(an_order()))
    with pytest.raises(ServiceError, match=r"^line_cut"):
        await gateway.orders.read(ORDER_ID)
    assert (await gateway.orders.read(ORDER_ID)).value.order_id == ORDER_ID
    assert server.connections == 2


async def test_a_connection_that_the_service_closed_while_idle_is_no_fault(
    server: WireServer, gateway: GatewayClient
) -> None:
    body = b"[]"
    server.then(raw(head(200, len(body)) + body), say(an_order()))
    await gateway.orders.payments(ORDER_ID)
    await server.until(lambda: server.lost == 1)
    assert (await gateway.orders.create(a_new_order(), KEY)).value.order_id == ORDER_ID


def with_cause(outer: Exception, cause: BaseException) -> Exception:
    outer.__cause__ = cause
    return outer


def tried(*causes: OSError) -> Exception:
    """Return the error after several addresses of one host were tried."""
    group = with_cause(OSError("All connection attempts failed"), ExceptionGroup("attempts", list(causes)))
    return with_cause(httpx.ConnectError("All connection attempts failed"), group)


@pytest.mark.parametrize(
    ("fault", "kind", "known"),
    [
        (httpx.ConnectTimeout("x"), Problem.NO_ANSWER, True),
        (httpx.ProxyError("x"), Problem.PROXY, True),
        (httpx.PoolTimeout("x"), Problem.TIMED_OUT, True),
        (httpx.ReadTimeout("x"), Problem.TIMED_OUT, False),
        (httpx.WriteTimeout("x"), Problem.TIMED_OUT, False),
        (TimeoutError(), Problem.TIMED_OUT, False),
        (httpx.ReadError("x"), Problem.LINE_CUT, False),
        (httpx.WriteError("x"), Problem.LINE_CUT, False),
        (httpx.CloseError("x"), Problem.LINE_CUT, False),
        (ConnectionResetError(), Problem.LINE_CUT, False),
        (httpx.RemoteProtocolError("Server disconnected without sending a response."), Problem.LINE_CUT, False),
        (httpx.RemoteProtocolError("illegal status line"), Problem.NOT_THE_SERVICE, False),
        (httpx.UnsupportedProtocol("x"), Problem.NOT_THE_SERVICE, False),
        (
            with_cause(httpx.ConnectError("x"), socket.gaierror(-2, "Name or service not known")),
            Problem.PC_OFFLINE,
            True,
        ),
        (
            with_cause(httpx.ConnectError("x"), ssl.SSLCertVerificationError(1, "self-signed")),
            Problem.NOT_TRUSTED,
            True,
        ),
        (with_cause(httpx.ConnectError("x"), ssl.SSLError(1, "wrong version number")), Problem.NOT_TRUSTED, True),
        (with_cause(httpx.ConnectError("x"), OSError(errno.ECONNREFUSED, "x")), Problem.NO_ANSWER, True),
        (tried(OSError(errno.ENETUNREACH, "x"), OSError(errno.EHOSTUNREACH, "x")), Problem.PC_OFFLINE, True),
        (tried(OSError(errno.ENETUNREACH, "x"), OSError(errno.ECONNREFUSED, "x")), Problem.NO_ANSWER, True),
        (httpx.ConnectError("x"), Problem.NO_ANSWER, True),
    ],
)
def test_each_fault_is_one_problem(fault: Exception, kind: Problem, known: bool) -> None:
    error = connection_error(fault, POST)
    assert error.problem is kind
    assert error.outcome_known is known


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        (httpx.ConnectTimeout("x"), Problem.PROXY),
        (with_cause(httpx.ConnectError("x"), OSError(errno.ECONNREFUSED, "x")), Problem.PROXY),
        (with_cause(httpx.ConnectError("x"), ssl.SSLCertVerificationError(1, "self-signed")), Problem.NOT_TRUSTED),
        (with_cause(httpx.ConnectError("x"), socket.gaierror(-2, "Name or service not known")), Problem.PC_OFFLINE),
        (tried(OSError(errno.ENETUNREACH, "x")), Problem.PC_OFFLINE),
        (httpx.ReadTimeout("x"), Problem.TIMED_OUT),
    ],
)
def test_a_connection_that_goes_through_a_proxy_and_is_not_made_is_not_the_services(
    fault: Exception, kind: Problem
) -> None:
    error = connection_error(fault, POST, proxied=True)
    assert error.problem is kind
    assert error.failure.side is (Side.SERVICE if kind is Problem.TIMED_OUT else Side.THIS_PC)


def test_a_chain_that_bites_its_tail_is_walked_once() -> None:
    first, second = httpx.ConnectError("x"), OSError("y")
    first.__cause__, second.__cause__ = second, first
    assert connection_error(first, POST).problem is Problem.NO_ANSWER
