"""Client of the shop's hub: sends facts, listens to its events, asks about other counters (docs/hub.md#the-wire-form).

The hub is the shop's own server. Its certificate is verified as the service's is; redirects are never followed, and
without TLS it may only be at this PC.
"""

from __future__ import annotations

import asyncio
import gzip
import ssl
from collections.abc import AsyncIterator, Mapping, Sequence
from email.utils import formatdate
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from paydesk.api.network import create_empty_tls_context, create_tls_context, find_route
from paydesk.api.transport import AsyncClosable, silence_http_loggers
from paydesk.domain.clock import SECOND, Now, now_ms
from paydesk.domain.feed import SILENT_AFTER
from paydesk.domain.hub.messages import FoundSale, HubProblem
from paydesk.domain.money import Money
from paydesk.domain.rules import is_at_this_pc
from paydesk.version import __version__

ShippedFact: TypeAlias = tuple[int, str, int, str, str, str]
"""seq, subject, at (ms), kind, data as it is stored, hash in hex."""
MAX_ANSWER_BYTES: Final = 1024 * 1024
_TIMEOUT_S: Final = 15.0
_MAX_EVENT_BYTES: Final = 64 * 1024
_FEED_TIMEOUT_S: Final = SILENT_AFTER / SECOND

AnswerT = TypeVar("AnswerT")


class ShippedPosition(msgspec.Struct, frozen=True):
    """The last fact of a journal that the hub keeps; seq 0 for none."""

    seq: int
    hash: str


class Enrolment(msgspec.Struct, frozen=True):
    """The identity that the hub gives to a counter."""

    counter_id: str
    name: str
    shop: str
    key: str
    account_key: str = ""
    """Key of the digests of accounts, the same for all counters, in hex."""

    def __repr__(self) -> str:
        return f"Enrolment({self.counter_id}, {self.name!r})"


class HubTotals(msgspec.Struct, frozen=True):
    """Totals of the payouts of all other counters, in paise."""

    day_total: int = 0
    to_beneficiary: int = 0
    duplicate_id: str = ""
    duplicate_at: int | None = None
    refunded: int = 0


class ReadLease(msgspec.Struct, frozen=True):
    """This counter's share of the account's reads, until a time in ms since 1970."""

    per_minute: float
    until: int


class HubEvent(msgspec.Struct, frozen=True):
    """An event of the feed: a heartbeat, or an order or payout that has to be read now."""

    order_id: str = ""
    payout_id: str = ""


class _Sale(msgspec.Struct):
    counter: str
    order_id: str
    started_at: int
    state: str
    amount: int | None = None
    paid_at: int | None = None
    bill: str = ""


class _Sales(msgspec.Struct):
    sales: list[_Sale]


class _Refusal(msgspec.Struct):
    code: str = ""
    seq: int | None = None
    hash: str = ""


class HubError(Exception):
    """A call to the hub failed.

    Args:
        position: With a gap: where the hub goes on.
        retry_after_s: Seconds that the hub asks to wait.
    """

    def __init__(
        self, problem: HubProblem, position: ShippedPosition | None = None, retry_after_s: float | None = None
    ) -> None:
        super().__init__(problem.value)
        self.problem = problem
        self.position = position
        self.retry_after_s = retry_after_s


_PROBLEMS: Final = {
    "unknown_key": HubProblem.UNKNOWN_KEY,
    "not_yours": HubProblem.NOT_YOURS,
    "fork": HubProblem.FORK,
    "broken_chain": HubProblem.BROKEN_CHAIN,
    "code_wrong": HubProblem.CODE_WRONG,
    "code_used": HubProblem.CODE_USED,
}
"""Problems by the code of a refusal; a gap has a position instead."""
_WRONG_DATE: Final = frozenset({9, 10, 0x800B0101, -67818, -67819})
"""Codes of a certificate that is not valid yet, or not any more: OpenSSL's, those of Windows and of macOS."""


class HubClient(AsyncClosable):
    """Calls one hub, inside one asyncio loop.

    Args:
        url: https, or http at this PC.
        key: The counter's key; "" before it is enrolled.
        authority: File with the certificate of the shop's own authority (PEM).
        wire: Replaces the network, in a simulation.
        now: The clock of this counter; the hub shows how far it is ahead.
    """

    def __init__(
        self,
        url: str,
        key: str = "",
        *,
        authority: Path | None = None,
        wire: httpx.AsyncBaseTransport | None = None,
        now: Now = now_ms,
    ) -> None:
        silence_http_loggers()
        self.url = url.rstrip("/")
        is_local = is_at_this_pc(url)
        if urlsplit(url).scheme != "https" and not is_local:
            raise ValueError("a hub needs https")
        headers = {"user-agent": f"Paydesk/{__version__}", "accept-encoding": "identity"}
        if key:
            headers["authorization"] = f"Bearer {key}"

        async def add_date(request: httpx.Request) -> None:
            request.headers["date"] = formatdate(now() / SECOND, usegmt=True)

        self._client = httpx.AsyncClient(
            base_url=self.url,
            headers=headers,
            verify=_tls_context(authority, is_plain=url.startswith("http:")),
            proxy=find_route(url, is_local=is_local).proxy if wire is None else None,
            transport=wire,
            trust_env=False,
            follow_redirects=False,
            timeout=_TIMEOUT_S,
            event_hooks={"request": [add_date]},
        )

    async def aclose(self) -> None:
        await self._client.aclose()

    async def enrol(self, code: str, name: str, version: str) -> Enrolment:
        """Exchange a one-time code for this counter's key. Raises HubError."""
        return await self._post("/v1/enrol", {"code": code, "name": name, "version": version}, Enrolment)

    async def position(self, journal: str) -> ShippedPosition:
        """Return the last fact of a journal that the hub keeps. Raises HubError."""
        return await self._call("GET", "/v1/position", ShippedPosition, params={"journal": journal})

    async def send_facts(self, journal: str, after: ShippedPosition, facts: Sequence[ShippedFact]) -> ShippedPosition:
        """Send facts in their order; return the last one that the hub keeps then.

        Raises:
            HubError: With a position for a gap: the hub goes on from there.
        """
        body = {"journal": journal, "after": after, "facts": facts}
        return await self._post("/v1/facts", body, ShippedPosition)

    async def prior_payouts(self, question: Mapping[str, object]) -> HubTotals:
        """Return what earlier payouts of the other counters amount to. Raises HubError."""
        return await self._post("/v1/prior-payouts", question, HubTotals)

    async def search(self, amount: Money | None, text: str, since: int, limit: int = 20) -> tuple[FoundSale, ...]:
        """Search the sales of all counters since a time (ms). Raises HubError."""
        params = {"text": text, "since": str(since), "limit": str(limit)}
        if amount is not None:
            params["amount"] = str(amount.paise)
        found = await self._call("GET", "/v1/search", _Sales, params=params)
        return tuple(
            FoundSale(
                each.counter,
                each.order_id,
                None if each.amount is None else Money(each.amount),
                each.state,
                each.started_at,
                each.paid_at,
                each.bill,
            )
            for each in found.sales
        )

    async def lease(self, account: str, limit: int, open_sales: int, *, has_customer: bool) -> ReadLease:
        """Return this counter's share of the reads of an account, which allows `limit` a minute. Raises HubError.

        `has_customer`: a customer looks at one of the open sales.
        """
        body = {"account": account, "limit": limit, "open_sales": open_sales, "has_customer": has_customer}
        return await self._post("/v1/leases", body, ReadLease)

    async def events(self) -> AsyncIterator[HubEvent]:
        """Yield the events of the feed, heartbeats too, until it ends. Raises HubError, also after silence."""
        try:
            async with self._client.stream(
                "GET", "/v1/events", timeout=httpx.Timeout(_TIMEOUT_S, read=_FEED_TIMEOUT_S)
            ) as response:
                if response.status_code != 200:
                    raise _refusal(response.status_code, await _read_body(response), response.headers)
                async for name, data in _parse_events(response.aiter_raw()):
                    if name == "revoked":
                        raise HubError(HubProblem.UNKNOWN_KEY)
                    yield _decode(data, HubEvent) if name == "nudge" else HubEvent()
        except (httpx.HTTPError, OSError, ssl.SSLError) as fault:
            raise _line_error(fault) from fault

    async def _post(self, path: str, body: Mapping[str, object], answer_type: type[AnswerT]) -> AnswerT:
        packed = gzip.compress(msgspec.json.encode(body), 1)
        headers = {"content-type": "application/json", "content-encoding": "gzip"}
        return await self._call("POST", path, answer_type, content=packed, headers=headers)

    async def _call(
        self,
        method: str,
        path: str,
        answer_type: type[AnswerT],
        **options: Any,  # noqa: ANN401 - those of httpx
    ) -> AnswerT:
        try:
            async with asyncio.timeout(2 * _TIMEOUT_S), self._client.stream(method, path, **options) as response:
                body = await _read_body(response)
        except (httpx.HTTPError, OSError, ssl.SSLError) as fault:  # a TimeoutError is an OSError too
            raise _line_error(fault) from fault
        if response.status_code not in {200, 201}:
            raise _refusal(response.status_code, body, response.headers)
        return _decode(body, answer_type)


def _tls_context(authority: Path | None, *, is_plain: bool) -> ssl.SSLContext:
    if is_plain:
        return create_empty_tls_context()
    context = create_tls_context()
    if authority is not None:
        context.load_verify_locations(authority)
    return context


async def _read_body(response: httpx.Response) -> bytes:
    body = bytearray()
    async for piece in response.aiter_raw():
        body += piece
        if len(body) > MAX_ANSWER_BYTES:
            raise HubError(HubProblem.FAULT)
    return bytes(body)


def _decode(body: bytes, answer_type: type[AnswerT]) -> AnswerT:
    try:
        return msgspec.json.decode(body, type=answer_type)
    except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise HubError(HubProblem.FAULT) from fault


def _refusal(status: int, body: bytes, headers: httpx.Headers) -> HubError:
    try:
        refusal = msgspec.json.decode(body, type=_Refusal)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        refusal = _Refusal()
    if refusal.code == "gap" and refusal.seq is not None:
        return HubError(HubProblem.FAULT, ShippedPosition(refusal.seq, refusal.hash))
    if refusal.code in _PROBLEMS:
        return HubError(_PROBLEMS[refusal.code])
    if status in {429, 503}:
        wait = headers.get("retry-after", "")
        return HubError(HubProblem.BUSY, retry_after_s=float(wait) if wait.isdecimal() else None)
    return HubError(HubProblem.FAULT)


def _line_error(fault: Exception) -> HubError:
    causes: list[BaseException] = [fault]
    while (cause := causes[-1].__cause__ or causes[-1].__context__) is not None and len(causes) < 10:
        causes.append(cause)
    found = {getattr(each, "verify_code", 0) for each in causes if isinstance(each, ssl.SSLCertVerificationError)}
    if found & _WRONG_DATE:
        return HubError(HubProblem.WRONG_DATE)
    return HubError(HubProblem.NOT_TRUSTED if found else HubProblem.NO_ANSWER)


async def _parse_events(pieces: AsyncIterator[bytes]) -> AsyncIterator[tuple[str, bytes]]:
    """Yield name and data of each server-sent event. Raises HubError for one that is too long."""
    waiting, name, data = b"", "", b""
    async for piece in pieces:
        *lines, waiting = (waiting + piece).split(b"\n")
        for line in lines:
            field, _, value = line.rstrip(b"\r").partition(b":")
            value = value.removeprefix(b" ")
            if field == b"event":
                name = value.decode(errors="replace")
            elif field == b"data":
                data += value
            elif not field and not value and name:
                yield name, data
                name, data = "", b""
        if len(waiting) + len(data) > _MAX_EVENT_BYTES:
            raise HubError(HubProblem.FAULT)
