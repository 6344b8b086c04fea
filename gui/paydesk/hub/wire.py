"""Requests of counters, as they are sent (docs/hub.md#the-wire-form)."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from paydesk.hub.errors import RequestRefused, too_large
from paydesk.store.journal.chain import GENESIS

MAX_BODY: Final = 4 << 20
"""Bytes of a batch, unpacked."""
MAX_FACTS: Final = 1_000
BODY_TIMEOUT_S: Final = 60.0
"""Time in which a body has to come."""
_DIGEST_BYTES: Final = 32
_MAX_INTEGER: Final = 2**63 - 1

_RequestT = TypeVar("_RequestT")
WireFact: TypeAlias = tuple[int, str, int, str, str, str]
"""seq, subject, at, kind, data, hash."""


class Position(msgspec.Struct, frozen=True):
    """A fact of a journal: its number and hash."""

    seq: int
    hash: str


class FactBatch(msgspec.Struct, frozen=True):
    """Facts of one journal, in order, and the fact before them."""

    journal: str
    after: Position
    facts: list[WireFact]


class EnrolRequest(msgspec.Struct, frozen=True):
    """A one-time code, and the name that the counter would like to have."""

    code: str
    name: str = ""
    version: str = ""


class PriorRequest(msgspec.Struct, frozen=True):
    """Question about payouts that were sent before (`counter.payout.prior`)."""

    kind: str
    amount: int
    real: bool
    now: int = 0
    accounts: list[str] = []
    refund_order: str = ""
    exclude_journal: str = ""


class LeaseRequest(msgspec.Struct, frozen=True):
    """Request for a share of the reads of an account: `limit` a minute, for all counters together."""

    account: str
    limit: int
    open_sales: int = 0
    has_customer: bool = False
    """True while a customer looks at one of the open sales."""


async def read_body(request: Request, limit: int) -> bytes:
    """Return the body, unpacked.

    Raises:
        RequestRefused: 413 above `limit` bytes, packed or unpacked; 400 if it cannot be unpacked; 408 if it is slow.
    """
    encoding = request.headers.get("content-encoding", "").lower()
    if encoding not in {"", "identity", "gzip"}:
        raise bad_request(f"unknown Content-Encoding {encoding!r}")
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_TIMEOUT_S):
            async for part in request.stream():
                body += part
                if len(body) > limit:
                    raise too_large(limit)
    except ClientDisconnect as error:  # a counter that closes, or leaves the hub
        raise bad_request("the caller has gone") from error
    except TimeoutError as error:
        raise RequestRefused(408, "too_slow", "the body did not come in time") from error
    return _unpack(body, limit) if encoding == "gzip" else bytes(body)


def _unpack(body: bytearray, limit: int) -> bytes:
    """Return the content of a gzip file that has one part. Raises RequestRefused (400, 413)."""
    unpack = zlib.decompressobj(zlib.MAX_WBITS | 16)
    try:
        plain = unpack.decompress(body, limit + 1)
    except zlib.error as error:
        raise bad_request("the body is no gzip") from error
    if len(plain) > limit:
        raise too_large(limit)
    if not unpack.eof or unpack.unused_data:
        raise bad_request("the body is no whole gzip")
    return plain


def parse(kind: type[_RequestT], body: bytes) -> _RequestT:
    """Read a request; unknown fields are ignored. Raises RequestRefused (400)."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise bad_request(str(error)) from error


def parse_digest(text: str) -> bytes:
    """Return a hash from its hexadecimal form. Raises RequestRefused (400)."""
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != _DIGEST_BYTES or text != found.hex():
        raise bad_request("a hash has 64 lower-case hexadecimal digits")
    return found


def check_batch(batch: FactBatch) -> None:
    """Check what the database could not hold. Raises RequestRefused (400, 413)."""
    if len(batch.facts) > MAX_FACTS:
        raise RequestRefused(413, "too_large", f"a batch has at most {MAX_FACTS} facts")
    if batch.after.seq == 0 and batch.after.hash != GENESIS.hex():
        raise bad_request("before the first fact there is none: its hash is 64 zeros")
    for number in _numbers(batch):
        if not 0 <= number <= _MAX_INTEGER:
            raise bad_request("a number is out of range")
    if any("\0" in text for _, *texts, _hash in batch.facts for text in texts if isinstance(text, str)):
        raise bad_request("a fact holds a zero byte")


def _numbers(batch: FactBatch) -> Iterator[int]:
    yield batch.after.seq
    for seq, _subject, at, *_texts in batch.facts:
        yield seq
        yield max(0, at) if at >= -_MAX_INTEGER else -1  # a PC's clock may be before 1970


def bad_request(message: str, **more: Any) -> RequestRefused:  # noqa: ANN401 - fields of an answer
    return RequestRefused(400, "bad_request", message, **more)
