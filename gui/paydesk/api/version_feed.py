"""Feed of new versions: one small file that its publisher signed, fetched over https.

The file is JSON: `signed` is a text, `signature` the Ed25519 signature of its bytes (base64). The text is JSON again:
`version`, `news` (one line) and `page` (the download page). The request carries nothing about the shop, and nothing
else is fetched. Anything unexpected is a FeedError.
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
"""Maximum size of an answer."""
TIMEOUT_S: Final = 20.0
"""For the whole fetch, redirects included."""
_MAX_REDIRECTS: Final = 5
_REDIRECTS: Final = frozenset({301, 302, 303, 307, 308})
_MAX_LENGTH: Final = 200
_VERSION: Final = re.compile(r"\d{1,4}\.\d{1,4}\.\d{1,4}", re.ASCII)
_PAGE: Final = re.compile(r"https://[A-Za-z0-9.-]+(:\d{1,5})?(/[A-Za-z0-9._~/-]*)?")


class FeedError(Exception):
    """The feed is unusable; the text says why, and contains nothing from outside."""


async def fetch_feed(address: str, timeout_s: float = TIMEOUT_S) -> bytes:
    """Fetch the file, following redirects over https. Raises FeedError."""
    import httpx

    silence_http_loggers()
    plain = address.startswith("http:")  # this PC only, see _require_https
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
        raise FeedError(f"Cannot read the feed: {type(fault).__name__}") from fault
    raise FeedError("Too many redirects")


def _require_https(address: str, *, plain: bool) -> None:
    if urlsplit(address).scheme != "https" and not (plain and is_at_this_pc(address)):
        raise FeedError("The address of the feed is not https")


async def _read_body(response: httpx.Response) -> bytes:
    if response.status_code != 200:
        raise FeedError(f"Status {response.status_code} for the feed")
    if response.headers.get("content-encoding", "identity") != "identity":
        raise FeedError("The feed is compressed")
    body = bytearray()
    async for piece in response.aiter_raw():
        body += piece
        if len(body) > MAX_BYTES:
            raise FeedError("The feed is too large")
    return bytes(body)


def parse_feed(raw: bytes, key: bytes) -> NewerVersion:
    """Check the signature and return the version in the feed, which need not be newer. Raises FeedError."""
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
            raise FeedError("The feed has no valid version or page")
        return NewerVersion(version, masked_line(news, _MAX_LENGTH, mask=False), page)
    except InvalidSignature:
        raise FeedError("The signature of the feed is invalid") from None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as fault:
        raise FeedError("The feed is malformed") from fault


def is_newer(version: str, current: str) -> bool:
    """Return True if both are versions of three numbers and `version` is higher than `current`."""
    if not (_VERSION.fullmatch(version) and _VERSION.fullmatch(current)):
        return False
    return [int(part) for part in version.split(".")] > [int(part) for part in current.split(".")]
