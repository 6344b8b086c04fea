"""Headers of every call, checks of every answer, and the contents of the log (docs/service.md#gateway-headers)."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import logging
import time
import uuid

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paydesk.api import transport
from paydesk.api.answers import RateLimit
from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.errors import AnswerFault, BadAnswer, ServiceError
from paydesk.api.gateway import GatewayClient
from paydesk.api.transport import MAX_BODY_BYTES, ApiRequest, Timeouts
from paydesk.domain.failure import Side
from tests.api.shapes import CLIENT_ID, CLIENT_SECRET, KEY, ORDER_ID, a_new_order, an_order
from tests.helpers.wire_server import Script, WireServer, closed_port, cut, drip, exactly, head, no, raw, say, stall
from tests.simulation import virtual_loop
from tests.simulation.virtual_loop import VirtualLoop


async def bad_answer(gateway: GatewayClient) -> BadAnswer:
    """Create an order, and return the error that says what is wrong with the answer."""
    with pytest.raises(BadAnswer) as caught:
        await gateway.orders.create(a_new_order(), KEY)
    assert not caught.value.outcome_known
    return caught.value


async def test_each_call_carries_the_keys_the_version_and_an_id_of_its_own(
    server: WireServer, gateway: GatewayClient
) -> None:
    server.then(say(an_order()))
    await gateway.orders.read(ORDER_ID)
    await gateway.orders.create(a_new_order(), KEY)
    ids = set()
    for request in server.requests:
        assert request.headers["x-client-id"] == CLIENT_ID
        assert request.headers["x-client-secret"] == CLIENT_SECRET
        assert request.headers["x-api-version"] == "2026-01-01"
        assert request.headers["content-type"] == "application/json"
        assert request.headers["accept-encoding"] == "identity"
        ids.add(uuid.UUID(request.headers["x-request-id"]))
    assert len(ids) == 2


async def test_the_answer_brings_its_circumstances(server: WireServer, gateway: GatewayClient) -> None:
    server.then(
        say(
            an_order(),
            x_request_id="req-7f9a2b",
            date="Fri, 20 Nov 2026 21:13:20 GMT",
            x_idempotency_replayed="true",
            x_ratelimit_limit="60",
            x_ratelimit_remaining="59",
            x_ratelimit_retry="0",
            x_ratelimit_type="app_id",
        )
    )
    answered = await gateway.orders.create(a_new_order(), KEY)
    assert answered.request_id == "req-7f9a2b", "as it came: it is what one asks the service about"
    assert answered.http_status == 200
    assert answered.server_date_ms == 1_795_209_200_000
    assert answered.rate_limit == RateLimit(60, 59, None)
    assert answered.round_trip_s > 0


async def test_a_call_waits_as_long_as_it_is_told_and_says_who_asks() -> None:
    asked: list[httpx.Request] = []

    class Line(httpx.AsyncBaseTransport):
        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            asked.append(request)
            return httpx.Response(200, stream=httpx.ByteStream(ENTITY))

    keys, patience = Credentials(CLIENT_ID, CLIENT_SECRET), Timeouts(connect=1.0, read=2.0)
    async with GatewayClient(Endpoint("http://127.0.0.1/pg"), keys, timeouts=patience, wire=Line()) as gateway:
        await gateway.orders.read(ORDER_ID)
    (request,) = asked
    assert request.extensions["timeout"] == {"connect": 1.0, "read": 2.0, "write": 2.0, "pool": 1.0}
    assert (request.headers["user-agent"], request.headers["accept"]) == ("paydesk", "application/json")


def test_what_is_asked_shows_no_id_no_body_and_no_token() -> None:
    ask = ApiRequest("POST", "/x/{id}", "/x/hush", {"phone": "hush"}, headers={"authorization": "hush"})
    assert "hush" not in repr(ask)


async def test_it_knows_whose_keys_it_has_and_when_the_service_spoke_last(
    server: WireServer, gateway: GatewayClient
) -> None:
    line = gateway.transport
    assert (line.server_date_ms, line.round_trip_s) == (None, None)
    server.then(no(404, "invalid_request_error", "order_not_found", date="Fri, 20 Nov 2026 21:13:20 GMT"))
    with pytest.raises(ServiceError):
        await gateway.orders.read(ORDER_ID)
    assert line.server_date_ms == 1_795_209_200_000
    assert line.round_trip_s is not None
    assert 0 < line.round_trip_s < 60
    marks = [
        GatewayClient(Endpoint(server.url), Credentials(name, "secret")).transport.key_digest
        for name in ("a", "a", "b")
    ]
    assert marks[0] == marks[1] != marks[2]
    assert [len(mark) for mark in marks] == [16] * 3


async def test_an_answer_without_headers_is_enough(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(an_order()))
    answered = await gateway.orders.read(ORDER_ID)
    assert answered.request_id == server.requests[0].headers["x-request-id"]
    assert (answered.server_date_ms, answered.rate_limit) == (None, RateLimit())


async def test_each_answer_tells_the_budget(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(an_order(), x_ratelimit_limit="60", x_ratelimit_remaining="59"))
    assert (await gateway.orders.read(ORDER_ID)).rate_limit == RateLimit(60, 59)


@pytest.mark.parametrize(("length", "kept"), [(100, "r" * 100), (101, "r" * 99 + "…")])
async def test_a_very_long_request_id_is_cut(
    server: WireServer, gateway: GatewayClient, length: int, kept: str
) -> None:
    server.then(say(an_order(), x_request_id="r" * length))
    assert (await gateway.orders.read(ORDER_ID)).request_id == kept


async def test_one_connection_serves_call_after_call(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(an_order()), no(404, "invalid_request_error", "order_not_found"), say(an_order()))
    await gateway.orders.read(ORDER_ID)
    with pytest.raises(ServiceError):
        await gateway.orders.read(ORDER_ID)
    await gateway.orders.create(a_new_order(), KEY)
    assert server.connections == 1


async def test_a_line_is_kept_for_a_minute_and_a_half(
    server: WireServer, gateway: GatewayClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Longer than between two customers, and less than what a router of a shop forgets."""
    server.then(say(an_order()))
    seconds, since = time.monotonic, [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: seconds() + since[0])
    for later, connections in ((0.0, 1), (80.0, 1), (180.0, 2)):
        since[0] = later
        await gateway.orders.read(ORDER_ID)
        assert server.connections == connections


BIG = b'{"x":"' + b"a" * MAX_BODY_BYTES + b'"}'
ENTITY = json.dumps(an_order()).encode()


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        (say(b"<!DOCTYPE html><html><body>Welcome to the hotel wifi"), AnswerFault.HTML),
        (say(b"\xef\xbb\xbf  <?xml version='1.0'?>", content_type="application/json"), AnswerFault.HTML),
        (say(b""), AnswerFault.EMPTY),
        (say(b" \r\n\t " * 1_000), AnswerFault.EMPTY),
        (say(ENTITY[:40]), AnswerFault.CUT),
        (say(b'{"order_id": "PD-10'), AnswerFault.CUT),
        (say(b'{"order_id"'), AnswerFault.CUT),
        (say(b"{"), AnswerFault.CUT),
        (say(b"OK"), AnswerFault.NOT_JSON),
        (say(b"{'order_id': 'PD-1001'}"), AnswerFault.NOT_JSON),
        (say(ENTITY + ENTITY), AnswerFault.NOT_JSON),
        (say(b'{"order_amount": NaN}'), AnswerFault.NOT_JSON),
        (say(b'{"order_amount": 1e99999999999999999999}'), AnswerFault.NOT_JSON),
        (say(b'{"order_amount": ' + b"9" * 5_000 + b"}"), AnswerFault.NOT_JSON),
        (say(b"\xff\xfe\x00\x01\x02"), AnswerFault.NOT_JSON),
        (say(b'{"order_id": "\xff"}'), AnswerFault.NOT_JSON),
        (say(b'"PAID"'), AnswerFault.NOT_EXPECTED_SHAPE),
        (say(b"null"), AnswerFault.NOT_EXPECTED_SHAPE),
        (say(ENTITY, content_type="text/html"), AnswerFault.OTHER_TYPE),
        (say(ENTITY, content_type="application/xml; charset=utf-8"), AnswerFault.OTHER_TYPE),
        *((say(ENTITY, status), AnswerFault.OTHER_STATUS) for status in (201, 202, 203, 206, 226, 299)),
        (say(ENTITY, 407), AnswerFault.NOT_THE_SERVICE),
        (say(ENTITY, 511), AnswerFault.NOT_THE_SERVICE),
        (say({"login": "wanted"}), AnswerFault.NOT_THE_SERVICE),
        (say([an_order()]), AnswerFault.NOT_EXPECTED_SHAPE),
        (say(b"[" * 200_000 + b"]" * 200_000), AnswerFault.TOO_DEEP),
        (say(b'{"a":' * 100_000), AnswerFault.TOO_DEEP),
        (say(BIG), AnswerFault.TOO_LARGE),
        (stall(head(200, 50_000_000)), AnswerFault.TOO_LARGE),
        (stall(head(200, None, content_length="9" * 19)), AnswerFault.TOO_LARGE),
        (drip(head(200, transfer_encoding="chunked"), b"8000\r\n" + b" " * 0x8000 + b"\r\n"), AnswerFault.TOO_LARGE),
        (drip(head(200, connection="close"), b" " * 0x8000), AnswerFault.TOO_LARGE),
        (say(gzip.compress(ENTITY), content_encoding="gzip"), AnswerFault.COMPRESSED),
        (say(b"", 302, location="https://elsewhere.example/"), AnswerFault.REDIRECT),
        (say(b"", 302, location="ftp://elsewhere.example/"), AnswerFault.REDIRECT),
        (say(b"", 307, location="/pg/other"), AnswerFault.REDIRECT),
        (say(b"", 304), AnswerFault.REDIRECT),
        (say(ENTITY, 300), AnswerFault.REDIRECT),
        (say({"order_status": "PAID"}), AnswerFault.MISSING_FIELD),
        (say({}), AnswerFault.NOT_THE_SERVICE),
        (say(b'{"order_status": "ACTIVE", "order_status": "PAID"}'), AnswerFault.NOT_JSON),
        (say(b'[{"payment_amount": 1, "payment_amount": 1250.5}]'), AnswerFault.NOT_JSON),
        (say(json.dumps(an_order(order_note="é"), ensure_ascii=False).encode("latin-1")), AnswerFault.NOT_JSON),
        (exactly(head(204)), AnswerFault.EMPTY),
        (exactly(b"HTTP/1.1 101 x\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"), AnswerFault.NOT_HTTP),
        (exactly(head(200, content_length="-5") + ENTITY), AnswerFault.NOT_HTTP),
        (exactly(head(200, len(ENTITY) - 1) + ENTITY), AnswerFault.CUT),
        (raw(b"220 mail.example ESMTP\r\n\r\n"), AnswerFault.NOT_HTTP),
        (raw(b"HTTP/1.1 200 OK\r\nx: " + b"y" * 300_000 + b"\r\n\r\n"), AnswerFault.NOT_HTTP),
    ],
)
async def test_an_answer_that_cannot_be_used_says_why(
    server: WireServer, gateway: GatewayClient, script: Script, fault: AnswerFault
) -> None:
    server.then(script)
    error = await bad_answer(gateway)
    assert error.fault is fault
    assert error.message


async def test_a_redirect_is_not_followed(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(b"", 302, location=server.url + "/orders/other"), say(an_order()))
    await bad_answer(gateway)
    assert len(server.requests) == 1


@pytest.mark.parametrize("called", ["", "text/plain", "application/json; charset=latin-1", "application/hal+json"])
@pytest.mark.parametrize("body", [ENTITY, b"\xef\xbb\xbf" + ENTITY, b"\r\n " + ENTITY])
async def test_sound_answers_of_every_dress(
    server: WireServer, gateway: GatewayClient, called: str, body: bytes
) -> None:
    server.then(say(body, content_type=called))
    assert (await gateway.orders.read(ORDER_ID)).value.order_id == ORDER_ID


@pytest.mark.parametrize(
    "script",
    [
        raw(b"HTTP/1.0 200 OK\r\n\r\n" + ENTITY),
        raw(head(200, len(ENTITY)).replace(b"1.1", b"1.0") + ENTITY),
        exactly(b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 x\r\nlink: y\r\n\r\n" + head(200, len(ENTITY)) + ENTITY),
        say(ENTITY.replace(b"{", b'{"entity": "order", "entity": "order", ', 1)),
        say(ENTITY, date="Fri, 31 Feb 2026 10:00:00 GMT"),
    ],
    ids=["1.0 to its end", "1.0 with a length", "words before it", "one thing said twice", "no such day"],
)
async def test_old_or_talkative_services_are_understood(
    server: WireServer, gateway: GatewayClient, script: Script
) -> None:
    server.then(script)
    for _ in range(2):
        assert (await gateway.orders.read(ORDER_ID)).value.order_id == ORDER_ID


OTHER = json.dumps(an_order(order_status="PAID")).encode()
LONG = json.dumps(an_order(order_meta="x" * 300_000)).encode()
LEFT = {"an answer": head(200, len(OTHER)) + OTHER, "a sign": b"}", "a line": b"\r\n"}


@pytest.mark.parametrize("left", LEFT.values(), ids=LEFT)
@pytest.mark.parametrize(
    "answer",
    [
        head(200, len(ENTITY)) + ENTITY,
        head(200, len(LONG)) + LONG,
        head(200, transfer_encoding="chunked") + b"%x\r\n%b\r\n0\r\n\r\n" % (len(ENTITY), ENTITY),
        head(500, 2) + b"{}",
    ],
    ids=["whole", "long", "chunked", "refusal"],
)
async def test_what_comes_behind_an_answer_is_no_answer_to_the_next_call(
    server: WireServer, gateway: GatewayClient, answer: bytes, left: bytes
) -> None:
    """It was: each answer of that line went to the call after its own, the QR of one order to the next."""
    server.then(exactly(answer + left), say(an_order()))
    with contextlib.suppress(ServiceError):
        await gateway.orders.read(ORDER_ID)
    second = await gateway.orders.read(ORDER_ID)
    assert second.value.raw_status == "ACTIVE"
    assert (len(server.requests), server.connections) == (2, 2)


async def test_where_the_parser_is_not_found_no_connection_is_used_twice(
    server: WireServer, gateway: GatewayClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later version of the HTTP library may have renamed it."""
    monkeypatch.setattr(transport, "_PARSER_PATH", ("_renamed",))
    server.then(exactly(head(200, len(ENTITY)) + ENTITY + LEFT["an answer"]), say(an_order()), say(an_order()))
    for _ in range(3):
        assert (await gateway.orders.read(ORDER_ID)).value.raw_status == "ACTIVE"
    assert (len(server.requests), server.connections) == (3, 3)


async def test_a_service_that_answers_a_head_with_a_body_spoils_no_call(
    server: WireServer, gateway: GatewayClient
) -> None:
    server.then(exactly(head(200, len(OTHER)) + OTHER), say(an_order()))
    await gateway.transport.warm()
    assert (await gateway.orders.create(a_new_order(), KEY)).value.raw_status == "ACTIVE"


async def test_an_answer_up_to_the_limit_is_read(server: WireServer, gateway: GatewayClient) -> None:
    entity = an_order(order_meta="")
    entity["order_meta"] = "x" * (MAX_BODY_BYTES - len(json.dumps(entity)))
    assert len(json.dumps(entity)) == MAX_BODY_BYTES
    server.then(say(entity))
    assert (await gateway.orders.read(ORDER_ID)).value.order_id == ORDER_ID


async def test_cookies_are_not_kept(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(an_order(), set_cookie="session=abc; Path=/"))
    await gateway.orders.read(ORDER_ID)
    await gateway.orders.read(ORDER_ID)
    assert "cookie" not in server.requests[1].headers


async def test_a_given_up_call_stops_at_once(server: WireServer, gateway: GatewayClient) -> None:
    server.then(drip(head(200, 1_000_000), b" "))
    task = asyncio.create_task(gateway.orders.read(ORDER_ID))
    await server.until(lambda: len(server.requests) == 1)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await server.until(lambda: server.lost == 1)


async def test_fifty_calls_at_once_are_all_answered(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(an_order()))
    answers = await asyncio.gather(*(gateway.orders.read(ORDER_ID) for _ in range(50)))
    assert {answered.value.order_id for answered in answers} == {ORDER_ID}
    assert len({answered.request_id for answered in answers}) == 50
    assert server.connections <= 32


async def test_warm_opens_the_connection_without_keys_and_only_once(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(b"", 404), say(an_order()))
    await gateway.transport.warm()
    await gateway.transport.warm()
    await gateway.orders.read(ORDER_ID)
    warm, _ = server.requests
    assert (warm.method, warm.path) == ("HEAD", "/pg")
    assert not {"x-client-id", "x-client-secret"} & set(warm.headers)
    assert server.connections == 1


def test_a_line_is_warmed_again_before_a_router_may_forget_it(caplog: pytest.LogCaptureFixture) -> None:
    """In virtual time: a call is a use of it too, and takes as long as the log and its answer say."""
    caplog.set_level(logging.INFO, "paydesk.api")
    asked: list[tuple[str, float]] = []

    async def main(loop: VirtualLoop) -> None:
        class Quarter(httpx.AsyncBaseTransport):
            async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
                asked.append((request.method, loop.time()))
                await asyncio.sleep(0 if request.method == "HEAD" else 0.25)
                return httpx.Response(200, stream=httpx.ByteStream(ENTITY))

        keys = Credentials(CLIENT_ID, CLIENT_SECRET)
        async with GatewayClient(Endpoint("http://127.0.0.1/pg"), keys, wire=Quarter()) as gateway:
            await asyncio.sleep(1_000)
            for second in (1_000.0, 1_044.0, 1_045.0, 1_089.0):
                await asyncio.sleep(second - loop.time())
                await gateway.transport.warm()
            assert (await gateway.orders.read(ORDER_ID)).round_trip_s == 0.25
            for second in (1_134.0, 1_134.25):
                await asyncio.sleep(second - loop.time())
                await gateway.transport.warm()

    virtual_loop.run(main)
    assert asked == [("HEAD", 1_000), ("HEAD", 1_045), ("GET", 1_089), ("HEAD", 1_134.25)]
    assert "GET /orders/{order_id}: 200, 250 ms, request " in caplog.text


@pytest.mark.parametrize("script", [cut(), raw(b"SSH-2.0\r\n\r\n"), say(b"", 302, location="http://["), say(b"", 500)])
async def test_warm_is_silent_about_any_answer(server: WireServer, gateway: GatewayClient, script: Script) -> None:
    server.then(script)
    await gateway.transport.warm()


async def test_warm_is_silent_when_the_keys_were_changed_before_it(server: WireServer, gateway: GatewayClient) -> None:
    await gateway.aclose()
    await gateway.transport.warm()
    assert server.requests == []


async def test_closing_cuts_no_call_and_leaves_no_connection_open(server: WireServer) -> None:
    """Keys or address were changed while a sale was on its way, and while the line was still being made."""
    answer = asyncio.Event()

    async def late(writer: asyncio.StreamWriter) -> None:
        await answer.wait()
        await say(an_order())(writer)

    server.then(late)
    gateway = GatewayClient(Endpoint(server.url), Credentials(CLIENT_ID, CLIENT_SECRET))
    create = asyncio.create_task(gateway.orders.create(a_new_order(), KEY))
    await server.until(lambda: len(server.requests) == 1)
    warm = asyncio.create_task(gateway.transport.warm())
    closed = asyncio.create_task(gateway.aclose())
    answer.set()
    assert (await create).value.order_id == ORDER_ID
    await asyncio.gather(warm, closed)
    await server.until(lambda: server.lost == server.connections)


async def test_warm_is_silent_when_nobody_answers(server: WireServer, hasty: GatewayClient) -> None:
    keys = Credentials(CLIENT_ID, CLIENT_SECRET)
    async with GatewayClient(Endpoint(f"http://127.0.0.1:{closed_port()}"), keys) as nowhere:
        await nowhere.transport.warm()
    server.then(stall(), say(an_order()))
    async with GatewayClient(Endpoint(server.url), keys, timeouts=Timeouts(connect=0.05)) as gateway:
        await gateway.transport.warm()
        assert (await gateway.orders.read(ORDER_ID)).value.order_id == ORDER_ID


async def test_the_log_has_one_line_a_call_and_no_secret(
    server: WireServer, gateway: GatewayClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    phone = "9876543210"
    server.then(
        say(an_order(order_id=phone, surprise=CLIENT_SECRET), x_request_id="theirs-7"),
        no(400, "invalid_request_error", "customer_phone_invalid", f"{phone} {CLIENT_SECRET}"),
        cut(),
    )
    await gateway.orders.read(phone)
    for _ in range(2):
        with pytest.raises(ServiceError):
            await gateway.orders.create(a_new_order(customer_phone=phone), KEY)
    read, refused, cut_off = [record.getMessage() for record in caplog.records if record.name == "paydesk.api"]
    assert read.startswith("GET /orders/{order_id}: 200, ")
    assert refused.startswith("POST /orders: 400, ")
    assert cut_off.startswith("POST /orders: line_cut, ")
    for secret in (phone, CLIENT_SECRET, CLIENT_ID, KEY):
        assert secret not in caplog.text
    assert not [record for record in caplog.records if record.name.partition(".")[0] in {"httpx", "httpcore"}]


async def test_twenty_calls_in_flight_end_when_they_are_given_up(server: WireServer) -> None:
    server.then(stall())
    gateway = GatewayClient(Endpoint(server.url), Credentials(CLIENT_ID, CLIENT_SECRET))
    tasks = [asyncio.create_task(gateway.orders.create(a_new_order(), KEY)) for _ in range(20)]
    await server.until(lambda: len(server.requests) == 20)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    await gateway.aclose()
    assert all(isinstance(each, asyncio.CancelledError) for each in ended)


async def test_a_service_on_this_pc_is_asked_past_any_proxy(
    server: WireServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTP_PROXY", f"http://127.0.0.1:{closed_port()}")
    monkeypatch.setenv("ALL_PROXY", f"http://127.0.0.1:{closed_port()}")
    server.then(say(an_order()))
    async with GatewayClient(Endpoint(server.url), Credentials(CLIENT_ID, CLIENT_SECRET)) as gateway:
        assert (await gateway.orders.read(ORDER_ID)).value.order_id == ORDER_ID


async def test_a_proxy_that_is_away_means_nothing_was_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTPS_PROXY", f"http://127.0.0.1:{closed_port()}")
    async with GatewayClient(Endpoint(), Credentials(CLIENT_ID, CLIENT_SECRET)) as gateway:
        with pytest.raises(ServiceError, match=r"^proxy") as caught:
            await gateway.orders.create(a_new_order(), KEY)
    assert caught.value.outcome_known
    assert caught.value.failure.side is Side.THIS_PC, "the service was not even asked"


HEADER = st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=40)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    status=st.integers(200, 599),
    names=st.lists(
        st.sampled_from(
            ["location", "date", "x-request-id", "set-cookie", "content-type", "content-encoding", "retry-after"]
        )
        | st.sampled_from(
            ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-retry", "x-idempotency-replayed", "link"]
        ),
        max_size=6,
        unique=True,
    ),
    values=st.lists(HEADER, min_size=6, max_size=6),
    body=st.sampled_from([b"", ENTITY, b"<p>", b'{"type":"api_error"}', b"[1]"]),
)
def test_no_headers_and_no_status_raise_anything_else(
    status: int, names: list[str], values: list[str], body: bytes
) -> None:
    async def run() -> None:
        async with WireServer() as server:
            lines = "".join(f"{name}: {value}\r\n" for name, value in zip(names, values, strict=False))
            answer = f"HTTP/1.1 {status} x\r\ncontent-length: {len(body)}\r\n{lines}\r\n".encode("latin-1") + body
            server.then(raw(answer))
            async with GatewayClient(Endpoint(server.url), Credentials(CLIENT_ID, CLIENT_SECRET)) as gateway:
                try:
                    answered = await gateway.orders.read(ORDER_ID)
                except ServiceError as error:
                    str(error).encode()
                else:
                    assert answered.value.order_id == ORDER_ID

    asyncio.run(run())


@pytest.mark.parametrize(
    ("header", "kept"),
    [
        ("9876500033", "••••0033"),
        ("tel_9876500033", "tel_••••0033"),
        ("123456780033", "••••0033"),
        ("98765 00033", "••••0033"),
        ("rid.canary@okbank", None),
        ("9876500033 rid.canary@okbank 123456780033", None),
        (CLIENT_SECRET, "••••"),
        ("<script>", None),
        ("9f1b2c3d-1111-4222-8333-444455556666", "9f1b2c3d-1111-4222-8333-444455556666"),
    ],
)
async def test_a_request_id_is_an_id_and_tells_of_nobody(
    server: WireServer, gateway: GatewayClient, header: str, kept: str | None
) -> None:
    server.then(say(an_order(), x_request_id=header))
    answered = await gateway.orders.create(a_new_order(), KEY)
    sent = server.requests[-1].headers["x-request-id"]
    assert answered.request_id == (sent if kept is None else kept)
