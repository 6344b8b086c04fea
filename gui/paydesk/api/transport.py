"""Connection pool to one host of the service: headers, time-outs, limits, and one log line for each call.

HTTP/1.1 only. TLS certificates are always verified. Redirects are never followed, cookies never kept, compressed
answers never accepted (a small body can unpack to a huge one). Nothing is retried here: that is the caller's decision.
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
"""Maximum size of an answer. A QR image is some hundred kB."""
_MAX_CONNECTIONS: Final = 32
_MAX_KEY_LENGTH: Final = 200
_PARSER_PATH: Final = ("_stream", "_httpcore_stream", "_stream", "_connection", "_h11_state")
_REQUEST_ID: Final = re.compile(r"[A-Za-z0-9_•-]{1,100}…?")


@dataclass(frozen=True, slots=True)
class Dialect:
    """Differences between the areas of the service in what a call carries."""

    uses_idempotency_keys: bool
    """True if changes carry an idempotency key (docs/service.md#gateway-headers)."""
    uses_header_auth: bool
    """True if keys and version are headers; else each call carries a bearer token (docs/service.md#payout-headers)."""
    has_envelope: bool = False
    """True if each answer, a refusal too, is a payout envelope (docs/service.md#payout-envelope)."""

    def headers(self, credentials: Credentials, version: str) -> dict[str, str]:
        """Return the authentication headers `x-client-id`, `x-client-secret` and `x-api-version`, or none."""
        if not self.uses_header_auth:
            return {}
        keys = {"x-client-id": credentials.client_id, "x-client-secret": credentials.client_secret}
        return {**keys, "x-api-version": version}


GATEWAY: Final = Dialect(uses_idempotency_keys=True, uses_header_auth=True)
"""Orders and terminals."""
HEADERS: Final = Dialect(uses_idempotency_keys=False, uses_header_auth=True)
"""Payout v2 and verification (docs/service.md#exchange-an-authorisation-code, docs/service.md#validate-upi-v2)."""
BEARER: Final = Dialect(uses_idempotency_keys=False, uses_header_auth=False, has_envelope=True)
"""Payout v1 and v1.2."""


@dataclass(frozen=True, slots=True)
class Timeouts:
    """Time-outs of one call, in seconds."""

    connect: float = 5.0
    read: float = 15.0
    """For each piece of an answer, and for the send."""
    total: float = 30.0
    """For the whole call: a service that sends one byte a second must not block a sale for ever."""
    keep_alive: float = 90.0
    """Lifetime of an idle connection: shorter than the silent time-out of home routers."""


@dataclass(frozen=True, slots=True)
class ApiRequest:
    """One call. `template` is the path with {names} for the log; `path` is the same with encoded ids."""

    method: str
    template: str
    path: str = field(default="", repr=False)
    """Empty if the template has no ids."""
    body: Mapping[str, object] | None = field(default=None, repr=False)
    """For domain.exact_json: amounts as Decimal."""
    idempotency_key: str = ""
    """On disk before the call (docs/rules.md#intent-before-send). Required for changes, if the dialect uses keys."""
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Extra headers of this call, e.g. a bearer token."""


def error_context(request: ApiRequest, response: HttpResponse) -> ErrorContext:
    """Return the context for errors about this answer."""
    return ErrorContext(
        method=request.method,
        operation=request.template,
        http_status=response.status,
        request_id=response.request_id,
        retry_after=response.rate_limit.retry_after,
        server_date_ms=parse_http_date(response.headers.get("date", "")),
    )


class AsyncClosable:
    """An object that `async with` closes."""

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
    """Calls one area of the service, inside one asyncio loop. `wire` replaces the network, in a simulation."""

    def __init__(
        self,
        endpoint: Endpoint,
        credentials: Credentials,
        *,
        timeouts: Timeouts | None = None,
        dialect: Dialect = GATEWAY,
        wire: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.endpoint = endpoint
        self.key_digest = hashlib.sha256(credentials.client_id.encode()).hexdigest()[:16]
        """One-way digest of the client id, to compare keys."""
        self.server_date_ms: int | None = None
        """The Date header of the service's last answer, of any status, in ms since 1970; None before the first."""
        self._clock_offset_ms: int | None = None
        """The service's clock minus the monotonic clock of this process, in ms."""
        self.round_trip_s: float | None = None
        """Duration of the last complete call, in seconds."""
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
        """Send, and `read` the JSON of the gateway's 200. Raises ServiceError and nothing else."""
        response = await self.send(request)
        context = error_context(request, response)
        if response.status == 200:
            result = response.to_response(read(response.value, context))
            self.accept_time(context)
            return result
        error = gateway_error(response.value, context)
        if not isinstance(error, BadAnswer):
            self.accept_time(context)
        raise error

    async def send(self, request: ApiRequest) -> HttpResponse:
        """Send, and return the service's answer of any status (`api.answer_source`). Raises ServiceError otherwise."""
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
        """Accept the Date of an answer that was recognised as the service's."""
        self._learn_time(context.server_date_ms)

    def forget_time(self) -> None:
        """Forget the service's time: it refused a time that was computed from it."""
        self._clock_offset_ms = None

    @property
    def service_now_ms(self) -> int | None:
        """The time by the service's clock, in ms since 1970; None before the first answer."""
        return None if self._clock_offset_ms is None else self._clock_offset_ms + round(_time_with_sleep() * 1_000)

    async def warm(self) -> None:
        """Open a connection (TCP and TLS) ahead of need, and learn the service's time; a failure is silent.

        The HTTP library has no bare connect, so send a HEAD of the base address without keys: it changes nothing,
        appears in no log of the merchant, and counts against no rate limit. Sends nothing if a connection was used
        recently.
        """
        async with self._warm_lock:
            if self._client.is_closed:  # by a change of keys meanwhile
                return
            if (
                self._last_used_at is not None
                and _time_with_sleep() - self._last_used_at < self._timeouts.keep_alive / 2
            ):
                return
            with self._track_call(), contextlib.suppress(httpx.HTTPError, httpx.InvalidURL, OSError):
                async with asyncio.timeout(self._timeouts.connect):
                    response = await self._client.head(self.endpoint.base_url)
                    await _close_if_excess(response)
                self._last_used_at = _time_with_sleep()
                if answer_source.has_service_time(response.status_code):
                    self._learn_time(parse_http_date(response.headers.get("date", "")))

    async def aclose(self) -> None:
        """Close all connections once the calls in flight have ended (within 30 seconds), so that none is cut.

        The HTTP library would also leave open a connection that is being made while it closes.
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
        headers = self._dialect.headers(self._credentials, self.endpoint.api_version)
        headers["x-request-id"] = request_id
        headers["content-type"] = "application/json"
        headers.update(request.headers)
        if request.idempotency_key:
            headers["x-idempotency-key"] = request.idempotency_key
        body = None if request.body is None else exact_json.encode(request.body).encode()
        return self._client.build_request(
            request.method, self.endpoint.url_of(request.path or request.template), headers=headers, content=body
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
            verify=create_tls_context() if self.endpoint.uses_tls else create_empty_tls_context(),
            proxy=self._route.proxy,
            trust_env=False,  # see paydesk.api.network
            follow_redirects=False,
            timeout=httpx.Timeout(self._timeouts.read, connect=self._timeouts.connect, pool=self._timeouts.connect),
            limits=httpx.Limits(max_connections=_MAX_CONNECTIONS, keepalive_expiry=self._timeouts.keep_alive),
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=())),
            headers={"user-agent": "paydesk", "accept": "application/json", "accept-encoding": "identity"},
        )

    async def _connection_error(self, fault: Exception, context: ErrorContext) -> ServiceError:
        error = connection_error(fault, context, proxied=self._route.proxy is not None)
        if self._route.is_proxy_unreadable and error.problem in {Problem.PC_OFFLINE, Problem.NO_ANSWER}:
            return ServiceError(Problem.PROXY, context)  # it may be the only way out of this network
        if error.problem is not Problem.NOT_TRUSTED or self._route.proxy is not None or self._wire is not None:
            return error
        issuer = await fetch_issuer(self.endpoint.base_url)
        return connection_error(fault, replace(context, issuer=issuer)) if issuer else error

    def _collect_secrets(self, request: ApiRequest) -> list[str]:
        """Return all secrets of a call, which no text of an answer may repeat."""
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
            # the answer had begun: whatever the fault, the connection was cut
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
    """Return the service's request id, masked as all its texts; "" if it does not look like an id."""
    found = masked_line(strike_secrets(header.encode(), secrets).decode(errors="replace"), 100)
    return found if _REQUEST_ID.fullmatch(found) else ""


async def _close_if_excess(response: httpx.Response) -> None:
    """Close the connection if bytes follow the answer: they would be taken for the next answer on it.

    Only private attributes show them (docs/decisions/0001). Where these are missing, close it after every answer.
    """
    network = response.extensions.get("network_stream")  # None in a simulation
    parser: Any = response.stream
    for name in _PARSER_PATH:
        parser = getattr(parser, name, None)
    if network is not None and (parser is None or parser.trailing_data[0]):
        log.info("Closing a connection that may have excess bytes after the answer")
        await network.aclose()


def _loop_time() -> float:
    """Return the loop's monotonic time in seconds; a simulation has its own loop."""
    return asyncio.get_running_loop().time()


def _time_with_sleep() -> float:
    """Return the loop's time plus the time for which the PC slept, when a loop's clock stands still."""
    return _loop_time() + round(elapsed_s() - time.monotonic())


def silence_http_loggers() -> None:
    """Keep the HTTP libraries from logging addresses (an order number can be a phone) and headers."""
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _is_valid_key(key: str) -> bool:
    return 0 < len(key) <= _MAX_KEY_LENGTH and all("!" <= letter <= "~" for letter in key)
