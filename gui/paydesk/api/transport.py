"""One connection pool to one host of the service: headers, time-outs, limits, and one log line for each call.

HTTP/1.1 only. TLS certificates are always checked, and there is no way to turn that off. Redirects are never followed,
cookies never kept, compressed answers never accepted (a small body can unpack to a huge one). Nothing is sent twice
from here: who may repeat what is the caller's matter.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import re
import time
import uuid
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from http.cookiejar import CookieJar, DefaultCookiePolicy
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import httpx

from paydesk.api import answer_source
from paydesk.api.answers import ApiResponse, HttpResponse, parse_http_date, parse_rate_limit
from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.errors import READ, AnswerFault, BadAnswer, ErrorContext, RulesBroken, ServiceError
from paydesk.api.network import DIRECT, create_empty_tls_context, create_tls_context, fetch_issuer, find_route
from paydesk.api.refusals import connection_error, gateway_error
from paydesk.domain import exact_json
from paydesk.domain.clock import elapsed_s
from paydesk.domain.exact_json import Json
from paydesk.domain.failure import Problem
from paydesk.domain.known_secrets import remember, secrets_of, strike_secrets
from paydesk.domain.masking import masked_line
from paydesk.domain.rules import Rule

log = logging.getLogger("paydesk.api")

T = TypeVar("T")

MAX_BODY_BYTES: Final = 2 * 1024 * 1024
"""Bytes of an answer that are read at most. A QR image is some hundred kB."""
_MAX_CONNECTIONS: Final = 32
_MAX_KEY_LENGTH: Final = 200
_REQUEST_ID: Final = re.compile(r"[A-Za-z0-9_•-]{1,100}…?")


@dataclass(frozen=True, slots=True)
class Dialect:
    """How the areas of the service differ in what a call carries."""

    uses_idempotency_keys: bool
    """Whether one that changes something carries an idempotency key (docs/service.md#gateway-headers)."""
    uses_header_auth: bool
    """Whether keys and version are headers; else each call brings a bearer token along.

    See docs/service.md#payout-headers.
    """
    has_envelope: bool = False
    """Whether each answer, a refusal too, is a payout envelope (docs/service.md#payout-envelope)."""

    def headers(self, credentials: Credentials, version: str) -> dict[str, str]:
        """The headers that say who calls: `x-client-id`, `x-client-secret` and `x-api-version`, or none."""
        if not self.uses_header_auth:
            return {}
        keys = {"x-client-id": credentials.client_id, "x-client-secret": credentials.client_secret}
        return {**keys, "x-api-version": version}


GATEWAY: Final = Dialect(uses_idempotency_keys=True, uses_header_auth=True)
"""Orders and terminals."""
HEADERS: Final = Dialect(uses_idempotency_keys=False, uses_header_auth=True)
"""Payout v2 and verification (docs/service.md#exchange-an-authorisation-code, #validate-upi-v2)."""
BEARER: Final = Dialect(uses_idempotency_keys=False, uses_header_auth=False, has_envelope=True)
"""Payout v1 and v1.2."""


@dataclass(frozen=True, slots=True)
class Timeouts:
    """Patience, in seconds."""

    connect: float = 5.0
    read: float = 15.0
    """For each piece of an answer, and for the send."""
    total: float = 30.0
    """For the whole call: a service that drips a byte a second does not hold a sale for ever."""
    keep_alive: float = 90.0
    """How long an idle connection is kept: less than what home routers forget silently."""


@dataclass(frozen=True, slots=True)
class ApiRequest:
    """One call. `template` is the path with {names} for the log; `path` is the same with encoded ids."""

    method: str
    template: str
    path: str = field(default="", repr=False)
    """Empty: the template has no ids."""
    body: Mapping[str, object] | None = field(default=None, repr=False)
    """For domain.exact_json: amounts as Decimal."""
    idempotency_key: str = ""
    """Made by the caller and on disk before this. Required for all but GET, where the area has such keys.

    See docs/rules.md#no-answer-is-unknown.
    """
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Headers of this call alone, e.g. a bearer token."""


def error_context(request: ApiRequest, response: HttpResponse) -> ErrorContext:
    """What an error on this answer should tell."""
    return ErrorContext(
        method=request.method,
        operation=request.template,
        http_status=response.status,
        request_id=response.request_id,
        retry_after=response.rate_limit.retry_after,
        server_date_ms=parse_http_date(response.headers.get("date", "")),
    )


class AsyncClosable:
    """What `async with` closes at its end."""

    async def aclose(self) -> None:
        """Close all connections."""
        raise NotImplementedError

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()


class Transport(AsyncClosable):
    """Calls one area of the service. Made and used inside one asyncio loop; close it with `aclose`.

    `wire` carries the calls in place of the network: a simulation has the service in the same process.
    """

    def __init__(
        self,
        endpoint: Endpoint,
        credentials: Credentials,
        *,
        timeouts: Timeouts | None = None,
        dialect: Dialect = GATEWAY,
        wire: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.service = endpoint
        self.key_digest = hashlib.sha256(credentials.client_id.encode()).hexdigest()[:16]
        """A mark of the keys: the same for the same client id, and no way back to it."""
        self.server_date_ms: int | None = None
        """The Date header of the service's last answer, whatever that said, in ms since 1970; None for none."""
        self._clock_offset_ms: int | None = None
        """The service's clock minus the steady one of this process, in ms."""
        self.round_trip_s: float | None = None
        """How long the last whole answer took, in seconds."""
        self._credentials = credentials
        remember(credentials.client_secret)
        self._timeouts = timeouts or Timeouts()
        self._dialect = dialect
        self._last_used_at: float | None = None
        self._warm_lock = asyncio.Lock()
        self._in_flight = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._wire = wire
        self._route = DIRECT if wire else find_route(endpoint.base_url, is_local=endpoint.is_loopback)
        self._client = self._create_client()

    async def call(
        self, request: ApiRequest, read: Callable[[dict[str, Json] | list[Json], ErrorContext], T]
    ) -> ApiResponse[T]:
        """Send, and `read` the JSON object or array of the gateway's 200. Raises ServiceError and nothing else.

        `read` is told what an error of its own should tell.
        """
        raw = await self.send(request)
        context = error_context(request, raw)
        if raw.status == 200:
            answered = raw.to_response(read(raw.value, context))
            self.accept_time(context)
            return answered
        error = gateway_error(raw.value, context)
        if not isinstance(error, BadAnswer):
            self.accept_time(context)
        raise error

    async def send(self, request: ApiRequest) -> HttpResponse:
        """Send, and read the service's answer whatever its status. Raises ServiceError when there is no whole one.

        What has not the service's shape is nobody's answer (`api.answer_source`), and teaches nothing.
        """
        request_id = str(uuid.uuid4())
        context = ErrorContext(method=request.method, operation=request.template, request_id=request_id)
        if (
            self._dialect.uses_idempotency_keys
            and request.method != READ
            and not _is_valid_key(request.idempotency_key)
        ):
            raise RulesBroken(
                (("idempotency_key", Rule.CHARACTERS if request.idempotency_key else Rule.REQUIRED),), context
            )
        started = _loop_time()
        outcome = "given up"
        try:
            with self._track_call():
                raw = await self._exchange(request, context, started)
            outcome = str(raw.status)
            here = error_context(request, raw)
            raw = replace(
                raw,
                value=answer_source.decode_service_answer(
                    raw.body, raw.headers, here, envelope=self._dialect.has_envelope
                ),
            )
        except ServiceError as error:
            status = "" if error.http_status is None else f"{error.http_status} "
            outcome = status + error.problem.value
            raise
        else:
            return raw
        finally:
            spent = (_loop_time() - started) * 1_000
            log.info("%s %s: %s, %d ms, request %s", request.method, request.template, outcome, spent, request_id)

    def accept_time(self, context: ErrorContext) -> None:
        """Take the time of an answer that is the service's, as its words have shown."""
        self._learn_time(context.server_date_ms)

    def forget_time(self) -> None:
        """Doubt the service's time as it was learnt: it refused a time that was made of it."""
        self._clock_offset_ms = None

    @property
    def service_now_ms(self) -> int | None:
        """The time by the service's clock, in ms since 1970; None while no answer has told it."""
        return None if self._clock_offset_ms is None else self._clock_offset_ms + round(_time_with_sleep() * 1_000)

    async def warm(self) -> None:
        """Open a connection (TCP and TLS) before it is needed, and learn the service's time; a failure is silent.

        The HTTP library has no bare connect. The least harmful request is a HEAD of the base address without keys:
        it names no order, changes nothing, is in no log of the merchant, and counts against no budget of the keys.
        Whatever the answer is, the connection stays open behind it. Call it as often as you like: it sends nothing
        while a connection was used a short while ago.
        """
        async with self._warm_lock:
            if self._client.is_closed:  # a change of keys may close it before it was warm
                return
            if (
                self._last_used_at is not None
                and _time_with_sleep() - self._last_used_at < self._timeouts.keep_alive / 2
            ):
                return
            with self._track_call(), contextlib.suppress(httpx.HTTPError, httpx.InvalidURL, OSError):
                async with asyncio.timeout(self._timeouts.connect):
                    response = await self._client.head(self.service.base_url)
                    await _close_if_excess(response)
                self._last_used_at = _time_with_sleep()
                if answer_source.has_service_time(response.status_code):
                    self._learn_time(parse_http_date(response.headers.get("date", "")))

    async def aclose(self) -> None:
        """Close all connections once the calls in flight have ended (30 seconds at most), so that none is cut.

        The HTTP library would also leave open a connection that is only being made while it closes.
        """
        try:
            await self._idle.wait()
        finally:
            await self._client.aclose()

    @contextlib.contextmanager
    def _track_call(self) -> Iterator[None]:
        self._in_flight += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._in_flight -= 1
            if not self._in_flight:
                self._idle.set()

    def _build_request(self, request: ApiRequest, request_id: str) -> httpx.Request:
        headers = self._dialect.headers(self._credentials, self.service.api_version)
        headers["x-request-id"] = request_id
        headers["content-type"] = "application/json"
        headers.update(request.headers)
        if request.idempotency_key:
            headers["x-idempotency-key"] = request.idempotency_key
        body = None if request.body is None else exact_json.encode(request.body).encode()
        return self._client.build_request(
            request.method, self.service.url_of(request.path or request.template), headers=headers, content=body
        )

    async def _exchange(self, request: ApiRequest, context: ErrorContext, started: float) -> HttpResponse:
        http_request = self._build_request(request, context.request_id)
        try:
            async with asyncio.timeout(self._timeouts.total):
                response = await self._client.send(http_request, stream=True)
                try:
                    return await self._read(response, context, started, self._collect_secrets(request))
                finally:
                    await response.aclose()
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as fault:  # a TimeoutError is an OSError too
            raise await self._connection_error(fault, context) from fault

    def _create_client(self) -> httpx.AsyncClient:
        silence_http_loggers()
        return httpx.AsyncClient(
            transport=self._wire,
            http1=True,
            http2=False,
            verify=create_tls_context() if self.service.uses_tls else create_empty_tls_context(),
            proxy=self._route.proxy,
            trust_env=False,  # what it would read of this PC's settings is read by paydesk.api.network
            follow_redirects=False,
            timeout=httpx.Timeout(self._timeouts.read, connect=self._timeouts.connect, pool=self._timeouts.connect),
            limits=httpx.Limits(max_connections=_MAX_CONNECTIONS, keepalive_expiry=self._timeouts.keep_alive),
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=())),
            headers={"user-agent": "paydesk", "accept": "application/json", "accept-encoding": "identity"},
        )

    async def _connection_error(self, fault: Exception, context: ErrorContext) -> ServiceError:
        error = connection_error(fault, context, proxied=self._route.proxy is not None)
        if self._route.is_proxy_unreadable and error.problem in {Problem.PC_OFFLINE, Problem.NO_ANSWER}:
            return ServiceError(Problem.PROXY, context)  # it may be the only way out
        if error.problem is not Problem.NOT_TRUSTED or self._route.proxy is not None or self._wire is not None:
            return error
        issuer = await fetch_issuer(self.service.base_url)
        return connection_error(fault, replace(context, issuer=issuer)) if issuer else error

    def _collect_secrets(self, request: ApiRequest) -> list[str]:
        """What no text of an answer may say, whoever wrote it."""
        carried = secrets_of(request.headers, request.body)
        remember(*carried)
        return [self._credentials.client_secret, self._credentials.client_id, *carried]

    async def _read(
        self, response: httpx.Response, context: ErrorContext, started: float, secrets: list[str]
    ) -> HttpResponse:
        rate = parse_rate_limit(response.headers)
        given = _read_request_id(response.headers.get("x-request-id", ""), secrets)
        context = replace(context, http_status=response.status_code, request_id=given or context.request_id)
        encoding = response.headers.get("content-encoding", "").strip().lower()
        if encoding not in {"", "identity"}:
            raise BadAnswer(AnswerFault.COMPRESSED, context)
        length = response.headers.get("content-length", "")
        if length.isascii() and length.isdigit() and (len(length) > 12 or int(length) > MAX_BODY_BYTES):
            raise BadAnswer(AnswerFault.TOO_LARGE, context)
        body = bytearray()
        try:
            async for piece in response.aiter_raw():
                body += piece
                if len(body) > MAX_BODY_BYTES:
                    raise BadAnswer(AnswerFault.TOO_LARGE, context)
        except (httpx.NetworkError, httpx.RemoteProtocolError) as fault:
            # whatever it was, the answer had begun: the line went away in the middle of it
            raise ServiceError(Problem.LINE_CUT, replace(context, message="the answer was cut off")) from fault
        await _close_if_excess(response)
        self._last_used_at = _time_with_sleep()
        self.round_trip_s = _loop_time() - started
        told = strike_secrets(bytes(body), secrets)
        return HttpResponse(response.status_code, response.headers, told, context.request_id, self.round_trip_s, rate)

    def _learn_time(self, date_ms: int | None) -> None:
        self.server_date_ms = date_ms
        if date_ms is not None:
            self._clock_offset_ms = date_ms - round(_time_with_sleep() * 1_000)


def _read_request_id(header: str, secrets: list[str]) -> str:
    """The service's id of a call, masked as any text of its; "" for what has not the shape of an id."""
    found = masked_line(strike_secrets(header.encode(), secrets).decode(errors="replace"), 100)
    return found if _REQUEST_ID.fullmatch(found) else ""


async def _close_if_excess(response: httpx.Response) -> None:
    """Close the line where more came than the answer: it would be taken for the answer to the next call on it.

    The HTTP library has what came too much, and tells nobody; a test sees to it that it is found where it is.
    """
    parser: Any = response.stream
    for name in ("_stream", "_httpcore_stream", "_stream", "_connection", "_h11_state"):
        parser = getattr(parser, name, None)
    if parser is not None and parser.trailing_data[0]:
        log.info("more came than an answer of the service: the line is closed")
        await response.extensions["network_stream"].aclose()


def _loop_time() -> float:
    """A clock that nobody sets, in seconds: the loop's, which a simulation has of its own."""
    return asyncio.get_running_loop().time()


def _time_with_sleep() -> float:
    """The same, and the time in which the PC slept: a loop's clock stands still meanwhile."""
    return _loop_time() + round(elapsed_s() - time.monotonic())


def silence_http_loggers() -> None:
    """Keep the HTTP libraries from logging addresses (an order number can be a phone) and headers."""
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _is_valid_key(key: str) -> bool:
    return 0 < len(key) <= _MAX_KEY_LENGTH and all("!" <= letter <= "~" for letter in key)
