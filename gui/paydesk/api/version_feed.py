"""Whether there is a newer Paydesk: one small file that its publisher signed, fetched over https.

The file is JSON: `signed` is a text, `signature` the Ed25519 signature of its bytes (base64). The text is JSON again:
`version`, `news` (one line) and `page` (where it is to be had). Nothing is sent but the question, and nothing else is
ever fetched. Whatever is not as it should be is a FeedError: what was answered says nothing then.
"""

from __future__ import annotations

import asyncio
import base64
import json
import re
from typing import Final
from urllib.parse import urlsplit

import httpx

from paydesk.api.network import create_empty_tls_context, create_tls_context, find_route
from paydesk.api.transport import silence_http_loggers
from paydesk.domain.masking import masked_line
from paydesk.domain.rules import is_at_this_pc
from paydesk.domain.settings.messages import NewerVersion

MAX_BYTES: Final = 64 * 1024
"""Bytes of an answer that are read at most."""
TIMEOUT_S: Final = 20.0
"""For the whole of it, redirects and all."""
_MAX_REDIRECTS: Final = 5
_REDIRECTS: Final = frozenset({301, 302, 303, 307, 308})
_MAX_LENGTH: Final = 200
_VERSION: Final = re.compile(r"\d{1,4}\.\d{1,4}\.\d{1,4}", re.ASCII)
_PAGE: Final = re.compile(r"https://[A-Za-z0-9.-]+(:\d{1,5})?(/[A-Za-z0-9._~/-]*)?")


class FeedError(Exception):
    """No word of a newer version; the text says why, and nothing of it comes from outside."""


async def fetch_feed(address: str, timeout_s: float = TIMEOUT_S) -> bytes:
    """The file as it is, from here or from where it was moved to by https. Raises FeedError."""
    import httpx

    silence_http_loggers()
    plain = address.startswith("http:")  # only of this PC itself, see _check
    try:
        verify = create_empty_tls_context() if plain else create_tls_context()
        proxy = find_route(address, is_local=plain).proxy
        headers = {"user-agent": "paydesk", "accept": "application/json", "accept-encoding": "identity"}
        async with (
            asyncio.timeout(timeout_s),
            httpx.AsyncClient(
                verify=verify, proxy=proxy, trust_env=False, follow_redirects=False, headers=headers
            ) as client,
        ):
            for _ in range(_MAX_REDIRECTS):
                _require_https(address, plain=plain)
                async with client.stream("GET", address) as response:
                    if response.status_code not in _REDIRECTS:
                        return await _read_body(response)
                    address = str(response.url.join(response.headers.get("location", "")))
    except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as fault:  # a TimeoutError is an OSError too
        raise FeedError(f"the feed was not read: {type(fault).__name__}") from fault
    raise FeedError("the feed was moved too often")


def _require_https(address: str, *, plain: bool) -> None:
    if urlsplit(address).scheme != "https" and not (plain and is_at_this_pc(address)):
        raise FeedError("the feed is not at an https address")


async def _read_body(response: httpx.Response) -> bytes:
    if response.status_code != 200:
        raise FeedError(f"the feed was answered with status {response.status_code}")
    if response.headers.get("content-encoding", "identity") != "identity":
        raise FeedError("the feed is compressed")
    body = bytearray()
    async for piece in response.aiter_raw():
        body += piece
        if len(body) > MAX_BYTES:
            raise FeedError("the feed is too large")
    return bytes(body)


def parse_feed(raw: bytes, key: bytes) -> NewerVersion:
    """The version that a file tells of, which need not be newer. Raises FeedError."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        outer = json.loads(raw)
        signed = outer["signed"].encode()
        signature = base64.b64decode(outer["signature"], validate=True)
        Ed25519PublicKey.from_public_bytes(key).verify(signature, signed)
        inner = json.loads(signed)
        version, news, page = (inner[name] for name in ("version", "news", "page"))
        if not (_VERSION.fullmatch(version) and _PAGE.fullmatch(page) and len(page) <= _MAX_LENGTH):
            raise FeedError("the feed names no version, or no page")
        return NewerVersion(version, masked_line(news, _MAX_LENGTH, mask=False), page)
    except InvalidSignature:
        raise FeedError("the feed is not signed by Paydesk's publisher") from None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as fault:
        raise FeedError("the feed is not what it should be") from fault


def is_newer(version: str, current: str) -> bool:
    """Whether a version comes after another; none of those that are no three numbers does."""
    if not (_VERSION.fullmatch(version) and _VERSION.fullmatch(current)):
        return False
    return [int(part) for part in version.split(".")] > [int(part) for part in current.split(".")]
