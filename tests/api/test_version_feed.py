"""The feed of newer versions, over HTTP: what is signed and whole is believed, all else is silence with a reason."""

from __future__ import annotations

import json

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from paydesk.api import version_feed
from paydesk.api.version_feed import FeedError
from paydesk.domain.settings.messages import NewerVersion
from tests.helpers.signed_feed import KEY, PAGE, feed, signed
from tests.helpers.wire_server import Script, WireServer, closed_port, cut, drip, head, say, stall


async def told(*scripts: Script, patience: float = 20.0) -> NewerVersion:
    """Fetch and parse the feed of a server with these answers."""
    async with WireServer() as server:
        server.then(*scripts)
        return version_feed.parse_feed(await version_feed.fetch_feed(f"{server.url}/feed.json", patience), KEY)


async def test_a_signed_file_is_believed_and_the_question_tells_nothing_of_the_shop() -> None:
    async with WireServer() as server:
        server.then(say(feed()))
        raw = await version_feed.fetch_feed(f"{server.url}/feed.json")
        assert version_feed.parse_feed(raw, KEY) == NewerVersion("9.0.0", "Refunds in one step.", PAGE)
        (asked,) = server.requests
    assert (asked.method, asked.body) == ("GET", b"")
    told_of_us = {name: value for name, value in asked.headers.items() if name not in {"host", "connection"}}
    assert told_of_us == {"user-agent": "paydesk", "accept": "application/json", "accept-encoding": "identity"}


async def test_where_it_was_moved_to_on_this_pc_is_followed() -> None:
    moved = say(b"", 302, location="/pg/elsewhere.json")
    assert (await told(moved, say(feed()))).version == "9.0.0"


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        (say({"message": "no"}, 404), "Status 404"),
        (say(b"", 500), "Status 500"),
        (say(b"<html>log in</html>"), "malformed"),
        (say([1, 2]), "malformed"),
        (say({"signed": 1, "signature": "x"}), "malformed"),
        (say(b"[" * 50_000), "malformed"),
        (say(b"x" * (version_feed.MAX_BYTES + 1)), "too large"),
        (drip(head(200), b"x" * 4_096), "too large"),
        (say(feed(), content_encoding="gzip"), "compressed"),
        (cut(), "Cannot read"),
        (cut(head(200, 500) + b'{"signed"'), "Cannot read"),
        (say(b"", 302, location="http://192.0.2.1/feed.json"), "not https"),
        (say(b"", 302, location="ftp://192.0.2.1/feed.json"), "not https"),
        (say(b"", 302, location="http://[::"), "Cannot read"),
        (say(b"", 302, location="/pg/feed.json"), "Too many redirects"),
        (say(signed('{"version": "9.0.0"', Ed25519PrivateKey.generate())), "signature"),
        (
            say(feed() | {"signed": json.dumps({"version": "9.9.9", "news": "", "page": PAGE})}),
            "signature",
        ),
        (say(signed('{"version": "9.0.0"')), "malformed"),
        (say(feed("9.0")), "no valid version or page"),
        (say(feed("9.0.0-rc1")), "no valid version or page"),
        (say(feed("٩.٠.٠")), "no valid version or page"),
        (say(feed(page="http://paydesk.example/")), "no valid version or page"),
        (say(feed(page="https://paydesk.example/\u202egpj.exe")), "no valid version or page"),
        (say(feed(page="https://" + "a" * 300)), "no valid version or page"),
        (say(feed(news=None)), "malformed"),
    ],
)
async def test_everything_else_is_silence(script: Script, reason: str) -> None:
    with pytest.raises(FeedError, match=reason):
        await told(script)


async def test_one_that_takes_too_long_is_left() -> None:
    with pytest.raises(FeedError, match="TimeoutError"):
        await told(stall(head(200, 500)), patience=0.05)


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:{closed}/", "https://paydesk.invalid:0/", "http://192.0.2.1/feed.json", "x"]
)
async def test_one_that_is_gone_or_nowhere_is_left(address: str) -> None:
    with pytest.raises(FeedError):
        await version_feed.fetch_feed(address.format(closed=closed_port()))


async def test_strange_characters_of_a_signed_line_are_not_shown() -> None:
    news = "Better\n\x1b[31m refunds\u202e \ud800 <b>₹</b>" + "x" * 500
    shown = (await told(say(feed(news=news)))).news
    assert shown.startswith("Better [31m refunds ")
    assert shown.isprintable()
    assert len(shown) == 200


@pytest.mark.parametrize(
    ("version", "than", "newer"),
    [
        ("0.4.1", "0.4.0", True),
        ("0.10.0", "0.9.9", True),
        ("1.0.0", "1.0.0", False),
        ("0.3.9", "0.4.0", False),
        ("1.0", "0.4.0", False),
        ("1.0.0", "0.4.0.dev1", False),
    ],
)
def test_versions_are_compared_by_their_numbers(version: str, than: str, *, newer: bool) -> None:
    assert version_feed.is_newer(version, than) is newer
