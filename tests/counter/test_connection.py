"""One connection: clients are swapped while calls go on, and each answer teaches the clock, the limits and the line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from paydesk.api.answers import ApiResponse
from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.errors import ServiceError
from paydesk.api.gateway import GatewayClient, NewOrder
from paydesk.api.payouts.session import PayoutsClient
from paydesk.counter.connection import ServiceConnection
from paydesk.domain.clock import MINUTE
from paydesk.domain.failure import Problem
from paydesk.domain.messages import ServiceHealth
from paydesk.domain.money import Money
from paydesk.domain.order import Order, TerminalIdentity
from paydesk.domain.payout.requests import Validation
from paydesk.domain.settings.settings import PayoutHosts
from tests.helpers.calls import call_once
from tests.helpers.wire_server import Script, WireServer, closed_port, cut, head, no, say

NOW = 1_790_000_000_000
DATE = "Mon, 21 Sep 2026 14:13:20 GMT"  # 1,790,000,000 s
ORDER = {"order_id": "order1", "cf_order_id": "1", "order_status": "ACTIVE", "order_amount": 5, "order_currency": "INR"}


class Line:
    """A connection to a server that says what a test wants; its health and changes are noted."""

    def __init__(self, server: WireServer) -> None:
        self.server = server
        self.at = NOW
        self.health: list[ServiceHealth] = []
        self.changes = 0
        self.connection: ServiceConnection[GatewayClient] = ServiceConnection(lambda: self.at, self.health.append)
        self.connection.changed.subscribe(self._changed)

    def _changed(self, _: None) -> None:
        self.changes += 1

    def gateway(self, url: str = "", client_id: str = "id") -> GatewayClient:
        return GatewayClient(Endpoint(url or self.server.url), Credentials(client_id, "secret"))

    async def read(self) -> Order:
        return (await call_once(self.connection, "read", lambda gateway: gateway.orders.read("order1"))).value

    async def create(self) -> Order:
        new = NewOrder("order1", Money(500), TerminalIdentity(54321))
        return (await call_once(self.connection, "create", lambda gateway: gateway.orders.create(new, "k1"))).value


@pytest_asyncio.fixture
async def line() -> AsyncIterator[Line]:
    async with WireServer() as server:
        line = Line(server)
        server.then(say(ORDER, date=DATE))
        yield line
        await line.connection.close()


def closed(gateway: GatewayClient) -> bool:
    """Return True if its connections are gone."""
    return gateway.transport._client.is_closed


def down(line: Line) -> bool:
    """Return True if the line counts as down."""
    return line.connection.is_down


def known(line: Line) -> int | None:
    """Return the clock offset that the current client was told."""
    return line.connection.known_offset_ms


def gated(gate: asyncio.Event) -> Script:
    """Answer with the order, once the gate is open."""

    async def script(writer: asyncio.StreamWriter) -> None:
        await gate.wait()
        await say(ORDER)(writer)

    return script


async def test_a_call_waits_until_it_is_known_whether_there_are_keys(line: Line) -> None:
    asked = asyncio.create_task(line.read())
    await asyncio.sleep(0)
    assert not line.server.requests
    await line.connection.use(line.gateway())
    assert (await asked).order_id == "order1"
    waits = asyncio.create_task(Line(line.server).read())
    await asyncio.sleep(0)
    assert not waits.done()
    waits.cancel()


async def test_the_time_is_asked_for_when_the_line_is_opened_and_once(line: Line) -> None:
    line.at = NOW - 29 * MINUTE
    assert not line.connection.is_ready
    line.server.then(say(b"", 404, date=DATE))
    await line.connection.use(line.gateway(), warm=True)
    assert [line.connection.known_offset_ms] == pytest.approx([-29 * MINUTE], abs=500), "less half of the round trip"
    await line.connection.wait_ready()
    assert [request.method for request in line.server.requests] == ["HEAD"]


async def test_what_waits_for_the_time_asks_for_it_where_nobody_has_told_it(line: Line) -> None:
    waits = [asyncio.create_task(line.connection.wait_ready()) for _ in range(2)]
    await asyncio.sleep(0)
    assert not any(each.done() for each in waits)
    await line.connection.use(line.gateway())
    await asyncio.gather(*waits)
    assert line.connection.is_ready
    assert [request.method for request in line.server.requests] == ["HEAD"]
    await line.connection.use(None)
    assert line.connection.is_ready, "nothing is sent, and nothing is waited for"


async def test_nobody_waits_for_a_time_that_is_not_told(line: Line) -> None:
    line.server.then(cut())
    await line.connection.use(line.gateway(), warm=True)
    await line.connection.wait_ready()
    assert not line.connection.is_ready
    assert (line.connection.clock_offset_ms, line.connection.known_offset_ms) == (0, None)


async def test_without_keys_nothing_is_sent_and_the_words_are_about_keys(line: Line) -> None:
    await line.connection.use(None)
    with pytest.raises(ServiceError, match=r"^no_keys") as met:
        await line.read()
    assert met.value.failure.problem is Problem.NO_KEYS
    assert line.connection.client is None
    assert line.changes == 1


async def test_the_client_before_is_closed_only_when_its_last_call_has_ended(line: Line) -> None:
    gate = asyncio.Event()
    old, new = line.gateway(client_id="old"), line.gateway(client_id="new")
    await line.connection.use(old)
    line.server.then(gated(gate))
    calls = [asyncio.create_task(line.read()) for _ in range(2)]
    await line.server.until(lambda: len(line.server.requests) == 2)
    await line.connection.use(new)
    assert line.connection.client is new
    assert not closed(old)
    line.server.then(say(ORDER))
    await line.read()
    assert line.server.requests[-1].headers["x-client-id"] == "new"
    gate.set()
    assert [order.order_id for order in await asyncio.gather(*calls)] == ["order1", "order1"]
    assert closed(old)
    assert not closed(new)
    assert line.changes == 2


async def test_a_client_that_nobody_uses_is_closed_at_once(line: Line) -> None:
    old = line.gateway()
    await line.connection.use(old)
    await line.read()
    await line.connection.use(line.gateway())
    assert closed(old)
    newest = line.connection.client
    assert newest is not None
    await line.connection.close()
    assert closed(newest)
    assert line.connection.client is None
    await line.connection.close()


async def test_a_call_that_fails_frees_its_client_too(line: Line) -> None:
    gate = asyncio.Event()
    old = line.gateway()
    await line.connection.use(old)

    async def script(writer: asyncio.StreamWriter) -> None:
        await gate.wait()
        await no(404, "invalid_request_error", "order_not_found")(writer)

    line.server.then(script)
    call = asyncio.create_task(line.read())
    await line.server.until(lambda: bool(line.server.requests))
    await line.connection.use(None)
    gate.set()
    with pytest.raises(ServiceError, match=r"^not_found"):
        await call
    assert closed(old)


async def test_the_services_clock_is_learnt_from_answers_and_from_refusals(line: Line) -> None:
    await line.connection.use(line.gateway())
    assert line.connection.clock_offset_ms == 0
    line.at = NOW + 1_800_000
    await line.read()
    assert line.connection.clock_offset_ms == 1_800_000
    assert line.health[-1].clock_is_wrong
    line.at = NOW - 5_000
    line.server.then(no(400, "invalid_request_error", "order_expiry_time_invalid", date=DATE))
    with pytest.raises(ServiceError, match=r"^refused"):
        await line.create()
    assert line.connection.clock_offset_ms == -5_000
    assert (line.health[-1].clock_offset_ms, line.health[-1].clock_is_wrong) == (-5_000, False)
    line.server.then(say(ORDER))  # no Date: what was learnt stays
    answer = await call_once(line.connection, "read", lambda gateway: gateway.orders.read("order1"))
    assert line.connection.answer_offset_ms(answer) is None
    assert line.connection.clock_offset_ms == -5_000


async def test_a_call_that_nobody_answered_teaches_no_time(line: Line) -> None:
    await line.connection.use(line.gateway())
    await line.read()
    assert line.connection.clock_offset_ms == 0
    line.at = NOW + 60_000
    line.server.then(cut())
    with pytest.raises(ServiceError, match=r"^line_cut"):
        await line.create()
    assert line.connection.clock_offset_ms == 0
    await line.connection.use(line.gateway(f"http://127.0.0.1:{closed_port()}/pg"))
    with pytest.raises(ServiceError):
        await line.create()
    assert line.connection.clock_offset_ms == 0


async def test_an_answer_that_cannot_be_used_teaches_no_time(line: Line) -> None:
    """The first call after a night: its answer is cut, and that of the evening before was taken for the time of now."""
    await line.connection.use(line.gateway())
    await line.read()
    line.at = NOW + 12 * 3_600_000
    for length, headers in ((900, {}), (2, {"content_encoding": "br"}), (10**9, {})):
        line.server.then(cut(head(200, length, **headers) + b"{}"))
        with pytest.raises(ServiceError):
            await line.read()
        assert line.connection.clock_offset_ms == 0, "it told no time"
        line.server.then(cut(head(200, length, date=DATE, **headers) + b"{}"))
        with pytest.raises(ServiceError):
            await line.read()
        assert line.connection.clock_offset_ms == 0, "whose it was, nobody knows"
        line.server.then(say(ORDER, date="Tue, 22 Sep 2026 02:13:20 GMT"))
        await line.read()
        assert line.connection.clock_offset_ms == 0


async def test_how_far_the_clock_is_off_is_known_once_the_client_of_now_was_answered(line: Line) -> None:
    """An offset of another host is not written into a fact."""
    assert known(line) is None
    await line.connection.use(line.gateway())
    assert known(line) is None
    line.at = NOW + 7_000
    await line.read()
    assert known(line) == 7_000
    await line.connection.use(line.gateway(client_id="other"))
    assert (known(line), line.connection.clock_offset_ms) == (None, 7_000)
    await line.read()
    assert known(line) == 7_000
    await line.connection.use(None)
    assert known(line) is None


async def test_a_refusal_of_another_host_teaches_its_own_time(line: Line) -> None:
    """The hosts of payouts share one connection: the address of the newer one had the last word of the older."""
    connection: ServiceConnection[PayoutsClient] = ServiceConnection(lambda: line.at)
    await connection.use(
        PayoutsClient(PayoutHosts.at_origin(line.server.url.removesuffix("/pg")), Credentials("id", "secret"))
    )
    token = {"status": "SUCCESS", "subCode": "200", "message": "ok", "data": {"token": "t", "expiry": 9**11}}
    balance = {"status": "SUCCESS", "subCode": "200", "message": "ok", "data": {"availableBalance": "1"}}
    line.server.then(say(token, date=DATE), say(balance, date=DATE))
    await call_once(connection, "balance", lambda client: client.transfers.balance())
    line.at = NOW + 2 * 3_600_000
    line.server.then(no(403, "invalid_request_error", "apis_not_enabled", date="Mon, 21 Sep 2026 16:13:20 GMT"))
    with pytest.raises(ServiceError):
        await call_once(connection, "check", lambda client: client.validations.v2(Validation("t1", "a@b")))
    assert connection.clock_offset_ms == 0
    await connection.close()


async def test_a_429_on_creates_keeps_creates_back_and_no_read(line: Line) -> None:
    await line.connection.use(line.gateway())
    line.server.then(no(429, "rate_limit_error", "request_failed", x_ratelimit_retry="30"))
    with pytest.raises(ServiceError, match=r"^slow_down"):
        await line.create()
    assert line.connection.budget("create").paused_until == NOW + 30_000
    assert line.connection.budget("read").paused_until == 0
    assert line.connection.budget("read").take(NOW)
    assert line.health == [ServiceHealth(NOW, problem=Problem.SLOW_DOWN, resumes_at=NOW + 30_000)]
    assert line.connection.budget("create") is line.connection.budget("create")


async def test_the_limits_of_each_operation_are_its_own(line: Line) -> None:
    await line.connection.use(line.gateway())
    line.server.then(say(ORDER, x_ratelimit_limit="50", x_ratelimit_remaining="50"))
    await line.read()
    line.server.then(say(ORDER, x_ratelimit_limit="500", x_ratelimit_remaining="20"))
    await line.create()
    rates = [round(line.connection.budget(name).per_minute) for name in ("read", "create", "terminate")]
    assert rates == [40, 80, 160]


async def test_other_keys_have_limits_of_their_own(line: Line) -> None:
    await line.connection.use(line.gateway())
    line.connection.budget("read").pause(NOW, 60_000)
    await line.connection.use(line.gateway(client_id="other"))
    assert line.connection.budget("read").take(NOW)


async def test_other_settings_end_no_quiet_after_a_429(line: Line) -> None:
    """The limits are the account's: the same keys at the same host had asked again at once."""
    await line.connection.use(line.gateway())
    line.connection.budget("read").pause(NOW, 600_000)
    for client in (line.gateway(), None, line.gateway()):
        await line.connection.use(client)
        assert line.connection.budget("read").paused_until == NOW + 60_000
    await line.connection.use(line.gateway("https://pay.example/pg"))
    assert line.connection.budget("read").paused_until == 0, "another host"


async def test_how_the_line_is_told_with_each_call(line: Line) -> None:
    await line.connection.use(line.gateway())
    line.at += 7
    await line.read()
    [well] = line.health
    assert (well.at, well.problem, well.resumes_at) == (NOW + 7, None, None)
    assert well.round_trip_ms is not None
    assert 0 <= well.round_trip_ms < 30_000
    assert not line.connection._call_counts  # nobody uses the client any more

    async def ask(_gateway: GatewayClient) -> ApiResponse[str]:
        return ApiResponse("yes", "r1", 200, None, round_trip_s=1.2346)

    await call_once(line.connection, "read", ask)
    assert line.health[-1] == ServiceHealth(NOW + 7, round_trip_ms=1_235, clock_offset_ms=7)


@pytest.mark.parametrize(
    ("status", "type_", "code", "told"),
    [
        (404, "invalid_request_error", "order_not_found", None),
        (400, "invalid_request_error", "order_amount_invalid", None),
        (401, "authentication_error", "request_failed", Problem.KEYS_REFUSED),
        (403, "invalid_request_error", "feature_not_enabled", Problem.NOT_ALLOWED),
        (500, "api_error", "internal_error", Problem.SERVICE_FAULT),
    ],
)
async def test_a_refusal_is_no_fault_of_the_line_but_keys_and_service_are(
    line: Line, status: int, type_: str, code: str, told: Problem | None
) -> None:
    await line.connection.use(line.gateway())
    line.server.then(no(status, type_, code))
    with pytest.raises(ServiceError):
        await line.create()
    assert line.health[-1].problem is line.connection.problem is told
    assert not down(line)


async def test_the_line_that_works_again_is_told_once(line: Line) -> None:
    url = f"http://127.0.0.1:{closed_port()}/pg"
    await line.connection.use(line.gateway(url))
    for _ in range(2):
        with pytest.raises(ServiceError):
            await line.create()
    assert down(line)
    assert line.changes == 1, "the client; nothing is tried again because the line is still down"
    assert line.health[-1].problem in {Problem.NO_ANSWER, Problem.PC_OFFLINE}
    line.server.then(no(404, "invalid_request_error", "order_not_found"))
    await line.connection.use(line.gateway())
    line.changes = 0
    with pytest.raises(ServiceError, match=r"^not_found"):  # an answer, whatever it says
        await line.create()
    assert not down(line)
    assert line.changes == 1
    line.server.then(say(ORDER))
    await line.read()
    assert line.changes == 1


async def test_a_service_fault_is_no_silence(line: Line) -> None:
    await line.connection.use(line.gateway())
    line.server.then(no(500, "api_error", "internal_error"))
    with pytest.raises(ServiceError):
        await line.create()
    assert not down(line)
    line.changes = 0
    line.server.then(say(ORDER))
    await line.read()
    assert line.changes == 0
    assert line.connection.problem is None


async def test_nobody_has_to_listen() -> None:
    async with WireServer() as server:
        server.then(say(ORDER))
        connection: ServiceConnection[Any] = ServiceConnection(lambda: NOW)
        await connection.use(Line(server).gateway())
        await call_once(connection, "read", lambda gateway: gateway.orders.read("order1"))
        await connection.close()
