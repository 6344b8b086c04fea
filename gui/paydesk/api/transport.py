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

from paydesk.api import speaker
from paydesk.api.answers import Answered, Raw, http_date_ms, read_rate
from paydesk.api.endpoints import Credentials, Service
from paydesk.api.errors import READ, About, AnswerFault, BadAnswer, RulesBroken, ServiceError
from paydesk.api.network import STRAIGHT, issuer_at, no_certificates, route_to, trusted_certificates
from paydesk.api.refusals import line_error, refusal
from paydesk.domain import exact_json
from paydesk.domain.clock import elapsed_s
from paydesk.domain.exact_json import Json
from paydesk.domain.failure import Problem
from paydesk.domain.known_secrets import remember, secrets_of, strike_secrets
from paydesk.domain.masking import masked_line
from paydesk.domain.rules import Rule

log = logging.getLogger("paydesk.api")

T = TypeVar("T")

BODY_LIMIT: Final = 2 * 1024 * 1024
"""Bytes of an answer that are read at most. A QR image is some hundred kB."""
_CONNECTIONS: Final = 32
_KEY_LENGTH: Final = 200
_REQUEST_ID: Final = re.compile(r"[A-Za-z0-9_•-]{1,100}…?")


@dataclass(frozen=True, slots=True)
class Dialect:
    """How the areas of the service differ in what a call carries."""

    keyed: bool
    """Whether one that changes something carries an idempotency key (docs/service.md#gateway-headers)."""
    in_headers: bool
    """Whether keys and version are headers; else each call brings a bearer token along.

    See docs/service.md#payout-headers.
    """
    enveloped: bool = False
    """Whether each answer, a refusal too, is a payout envelope (docs/service.md#payout-envelope)."""

    def headers(self, credentials: Credentials, version: str) -> dict[str, str]:
        """The headers that say who calls: `x-client-id`, `x-client-secret` and `x-api-version`, or none."""
        if not self.in_headers:
            return {}
        keys = {"x-client-id": credentials.client_id, "x-client-secret": credentials.client_secret}
        return {**keys, "x-api-version": version}


GATEWAY: Final = Dialect(keyed=True, in_headers=True)
"""Orders and terminals."""
HEADERS: Final = Dialect(keyed=False, in_headers=True)
"""Payout v2 and verification (docs/service.md#exchange-an-authorisation-code, #validate-upi-v2)."""
BEARER: Final = Dialect(keyed=False, in_headers=False, enveloped=True)
"""Payout v1 and v1.2."""


@dataclass(frozen=True, slots=True)
class Timeouts:
    """Patience, in seconds."""

    connect: float = 5.0
    read: float = 15.0
    """For each piece of an answer, and for the send."""
    whole: float = 30.0
    """For the whole call: a service that drips a byte a second does not hold a sale for ever."""
    keep_alive: float = 90.0
    """How long an idle connection is kept: less than what home routers forget silently."""


@dataclass(frozen=True, slots=True)
class Ask:
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


def about_of(ask: Ask, raw: Raw) -> About:
    """What an error on this answer should tell."""
    return About(
        method=ask.method,
        operation=ask.template,
        http_status=raw.status,
        request_id=raw.request_id,
        retry_after=raw.rate.retry_after,
        server_date_ms=http_date_ms(raw.headers.get("date", "")),
    )


class Closing:
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


class Transport(Closing):
    """Calls one area of the service. Made and used inside one asyncio loop; close it with `aclose`.

    `wire` carries the calls in place of the network: a simulation has the service in the same process.
    """

    def __init__(
        self,
        service: Service,
        credentials: Credentials,
        *,
        timeouts: Timeouts | None = None,
        dialect: Dialect = GATEWAY,
        wire: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.service = service
        self.keys = hashlib.sha256(credentials.client_id.encode()).hexdigest()[:16]
        """A mark of the keys: the same for the same client id, and no way back to it."""
        self.server_date_ms: int | None = None
        """The Date header of the service's last answer, whatever that said, in ms since 1970; None for none."""
        self._dated: int | None = None
        """The service's clock minus the steady one of this process, in ms."""
        self.round_trip_s: float | None = None
        """How long the last whole answer took, in seconds."""
        self._credentials = credentials
        remember(credentials.client_secret)
        self._timeouts = timeouts or Timeouts()
        self._dialect = dialect
        self._used_at: float | None = None
        self._warming = asyncio.Lock()
        self._in_flight = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._wire = wire
        self._route = STRAIGHT if wire else route_to(service.base_url, here=service.loopback)
        self._client = self._made()

    async def call(self, ask: Ask, read: Callable[[dict[str, Json] | list[Json], About], T]) -> Answered[T]:
        """Send, and `read` the JSON object or array of the gateway's 200. Raises ServiceError and nothing else.

        `read` is told what an error of its own should tell.
        """
        raw = await self.send(ask)
        about = about_of(ask, raw)
        if raw.status == 200:
            answered = raw.answered(read(raw.value, about))
            self.believe(about)
            return answered
        error = refusal(raw.value, about)
        if not isinstance(error, BadAnswer):
            self.believe(about)
        raise error

    async def send(self, ask: Ask) -> Raw:
        """Send, and read the service's answer whatever its status. Raises ServiceError when there is no whole one.

        What has not the service's shape is nobody's answer (`api.speaker`), and teaches nothing.
        """
        request_id = str(uuid.uuid4())
        about = About(method=ask.method, operation=ask.template, request_id=request_id)
        if self._dialect.keyed and ask.method != READ and not _key_is_sound(ask.idempotency_key):
            raise RulesBroken((("idempotency_key", Rule.CHARACTERS if ask.idempotency_key else Rule.REQUIRED),), about)
        started = _seconds()
        outcome = "given up"
        try:
            with self._flight():
                raw = await self._exchange(ask, about, started)
            outcome = str(raw.status)
            here = about_of(ask, raw)
            raw = replace(raw, value=speaker.value_of(raw.body, raw.headers, here, envelope=self._dialect.enveloped))
        except ServiceError as error:
            status = "" if error.http_status is None else f"{error.http_status} "
            outcome = status + error.problem.value
            raise
        else:
            return raw
        finally:
            spent = (_seconds() - started) * 1_000
            log.info("%s %s: %s, %d ms, request %s", ask.method, ask.template, outcome, spent, request_id)

    def believe(self, about: About) -> None:
        """Take the time of an answer that is the service's, as its words have shown."""
        self._learn_time(about.server_date_ms)

    def forget_time(self) -> None:
        """Doubt the service's time as it was learnt: it refused a time that was made of it."""
        self._dated = None

    @property
    def service_now_ms(self) -> int | None:
        """The time by the service's clock, in ms since 1970; None while no answer has told it."""
        return None if self._dated is None else self._dated + round(_steady() * 1_000)

    async def warm(self) -> None:
        """Open a connection (TCP and TLS) before it is needed, and learn the service's time; a failure is silent.

        The HTTP library has no bare connect. The least harmful request is a HEAD of the base address without keys:
        it names no order, changes nothing, is in no log of the merchant, and counts against no budget of the keys.
        Whatever the answer is, the connection stays open behind it. Call it as often as you like: it sends nothing
        while a connection was used a short while ago.
        """
        async with self._warming:
            if self._client.is_closed:  # a change of keys may close it before it was warm
                return
            if self._used_at is not None and _steady() - self._used_at < self._timeouts.keep_alive / 2:
                return
            with self._flight(), contextlib.suppress(httpx.HTTPError, httpx.InvalidURL, OSError):
                async with asyncio.timeout(self._timeouts.connect):
                    response = await self._client.head(self.service.base_url)
                    await _end(response)
                self._used_at = _steady()
                if speaker.may_tell_time(response.status_code):
                    self._learn_time(http_date_ms(response.headers.get("date", "")))

    async def aclose(self) -> None:
        """Close all connections once the calls in flight have ended (30 seconds at most), so that none is cut.

        The HTTP library would also leave open a connection that is only being made while it closes.
        """
        try:
            await self._idle.wait()
        finally:
            await self._client.aclose()

    @contextlib.contextmanager
    def _flight(self) -> Iterator[None]:
        self._in_flight += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._in_flight -= 1
            if not self._in_flight:
                self._idle.set()

    def _request(self, ask: Ask, request_id: str) -> httpx.Request:
        headers = self._dialect.headers(self._credentials, self.service.api_version)
        headers["x-request-id"] = request_id
        headers["content-type"] = "application/json"
        headers.update(ask.headers)
        if ask.idempotency_key:
            headers["x-idempotency-key"] = ask.idempotency_key
        body = None if ask.body is None else exact_json.encode(ask.body).encode()
        return self._client.build_request(
            ask.method, self.service.url(ask.path or ask.template), headers=headers, content=body
        )

    async def _exchange(self, ask: Ask, about: About, started: float) -> Raw:
        request = self._request(ask, about.request_id)
        try:
            async with asyncio.timeout(self._timeouts.whole):
                response = await self._client.send(request, stream=True)
                try:
                    return await self._read(response, about, started, self._secrets(ask))
                finally:
                    await response.aclose()
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as fault:  # a TimeoutError is an OSError too
            raise await self._line_error(fault, about) from fault

    def _made(self) -> httpx.AsyncClient:
        quiet_libraries()
        return httpx.AsyncClient(
            transport=self._wire,
            http1=True,
            http2=False,
            verify=trusted_certificates() if self.service.secure else no_certificates(),
            proxy=self._route.proxy,
            trust_env=False,  # what it would read of this PC's settings is read by paydesk.api.network
            follow_redirects=False,
            timeout=httpx.Timeout(self._timeouts.read, connect=self._timeouts.connect, pool=self._timeouts.connect),
            limits=httpx.Limits(max_connections=_CONNECTIONS, keepalive_expiry=self._timeouts.keep_alive),
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=())),
            headers={"user-agent": "paydesk", "accept": "application/json", "accept-encoding": "identity"},
        )

    async def _line_error(self, fault: Exception, about: About) -> ServiceError:
        error = line_error(fault, about, proxied=self._route.proxy is not None)
        if self._route.unreadable and error.problem in {Problem.PC_OFFLINE, Problem.NO_ANSWER}:
            return ServiceError(Problem.PROXY, about)  # it may be the only way out
        if error.problem is not Problem.NOT_TRUSTED or self._route.proxy is not None or self._wire is not None:
            return error
        issuer = await issuer_at(self.service.base_url)
        return line_error(fault, replace(about, issuer=issuer)) if issuer else error

    def _secrets(self, ask: Ask) -> list[str]:
        """What no text of an answer may say, whoever wrote it."""
        carried = secrets_of(ask.headers, ask.body)
        remember(*carried)
        return [self._credentials.client_secret, self._credentials.client_id, *carried]

    async def _read(self, response: httpx.Response, about: About, started: float, secrets: list[str]) -> Raw:
        rate = read_rate(response.headers)
        given = _id_of(response.headers.get("x-request-id", ""), secrets)
        about = replace(about, http_status=response.status_code, request_id=given or about.request_id)
        encoding = response.headers.get("content-encoding", "").strip().lower()
        if encoding not in {"", "identity"}:
            raise BadAnswer(AnswerFault.COMPRESSED, about)
        length = response.headers.get("content-length", "")
        if length.isascii() and length.isdigit() and (len(length) > 12 or int(length) > BODY_LIMIT):
            raise BadAnswer(AnswerFault.TOO_LARGE, about)
        body = bytearray()
        try:
            async for piece in response.aiter_raw():
                body += piece
                if len(body) > BODY_LIMIT:
                    raise BadAnswer(AnswerFault.TOO_LARGE, about)
        except (httpx.NetworkError, httpx.RemoteProtocolError) as fault:
            # whatever it was, the answer had begun: the line went away in the middle of it
            raise ServiceError(Problem.LINE_CUT, replace(about, message="the answer was cut off")) from fault
        await _end(response)
        self._used_at = _steady()
        self.round_trip_s = _seconds() - started
        told = strike_secrets(bytes(body), secrets)
        return Raw(response.status_code, response.headers, told, about.request_id, self.round_trip_s, rate)

    def _learn_time(self, dated: int | None) -> None:
        self.server_date_ms = dated
        if dated is not None:
            self._dated = dated - round(_steady() * 1_000)


def _id_of(header: str, secrets: list[str]) -> str:
    """The service's id of a call, masked as any text of its; "" for what has not the shape of an id."""
    found = masked_line(strike_secrets(header.encode(), secrets).decode(errors="replace"), 100)
    return found if _REQUEST_ID.fullmatch(found) else ""


async def _end(response: httpx.Response) -> None:
    """Close the line where more came than the answer: it would be taken for the answer to the next call on it.

    The HTTP library has what came too much, and tells nobody; a test sees to it that it is found where it is.
    """
    parser: Any = response.stream
    for name in ("_stream", "_httpcore_stream", "_stream", "_connection", "_h11_state"):
        parser = getattr(parser, name, None)
    if parser is not None and parser.trailing_data[0]:
        log.info("more came than an answer of the service: the line is closed")
        await response.extensions["network_stream"].aclose()


def _seconds() -> float:
    """A clock that nobody sets, in seconds: the loop's, which a simulation has of its own."""
    return asyncio.get_running_loop().time()


def _steady() -> float:
    """The same, and the time in which the PC slept: a loop's clock stands still meanwhile."""
    return _seconds() + round(elapsed_s() - time.monotonic())


def quiet_libraries() -> None:
    """Keep the HTTP libraries from logging addresses (an order number can be a phone) and headers."""
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _key_is_sound(key: str) -> bool:
    return 0 < len(key) <= _KEY_LENGTH and all("!" <= letter <= "~" for letter in key)
