"""The quiet look for a newer version: when it is made, when not, and what is told. Days of virtual time."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from paydesk.api import version_feed
from paydesk.counter.context import Configuration, Context
from paydesk.counter.updates import UpdateCheck, read_feed
from paydesk.domain.clock import DAY, HOUR, MINUTE
from paydesk.domain.messages import Event
from paydesk.domain.settings.messages import NewerVersion
from paydesk.domain.settings.settings import Settings
from paydesk.store import feed_file
from tests.helpers.kept import unlisted
from tests.helpers.signed_feed import PAGE, feed, feed_at, product_file
from tests.simulation.virtual_loop import VirtualLoop, run

START = 1_763_600_000_000
ADDRESS = "https://paydesk.example/feed.json"


class Rig:
    """One counter's looks; `answers` are taken one by one, the last again and again. A FeedError is raised."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, *answers: object) -> None:
        self.folder = folder
        self.product = product_file(folder.parent, ADDRESS)
        self.config = Configuration(Settings())
        self.answers = list(answers)
        self.asked: list[int] = []
        """When, in ms after the start."""
        self.told: list[Event] = []
        self.open_sale = False
        self.begins = START
        self._loop: VirtualLoop | None = None
        monkeypatch.setattr(version_feed, "fetch_feed", self._fetch)

    def now(self) -> int:
        return self.begins + (round(self._loop.time() * 1_000) if self._loop else 0)

    async def _fetch(self, address: str) -> bytes:
        assert address == ADDRESS
        self.asked.append(self.now() - START)
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, Exception):
            raise answer
        return json.dumps(answer).encode()

    def goes_on(self, ms: int, *then: tuple[int, Callable[[], None]]) -> None:
        """Run for so long; `then` happens so many ms after its begin."""

        async def main(loop: VirtualLoop) -> None:
            self._loop = loop
            context = Context(
                self.folder, self.config, cast("Any", None), cast("Any", None), self.told.append, print, self.now, done
            )
            task = asyncio.create_task(UpdateCheck(context, self.product, lambda: self.open_sale, "0.4.0").run())
            for at, do in then:
                loop.call_later(at / 1_000, do)
            await asyncio.sleep(ms / 1_000)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            self.begins = self.now()

        run(main)


async def done(call: Callable[[], Any]) -> Any:
    return call()


@pytest.fixture
def rig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rig:
    (tmp_path / "data").mkdir()
    return Rig(tmp_path / "data", monkeypatch, feed())


NEWER = NewerVersion("9.0.0", "Refunds in one step.", PAGE)


def test_it_is_looked_once_a_day_after_a_minute_and_told_once_a_run(rig: Rig) -> None:
    rig.goes_on(3 * DAY)
    assert rig.told == [NEWER]
    assert rig.asked == [MINUTE, DAY + MINUTE, 2 * DAY + MINUTE]
    rig.goes_on(HOUR)
    assert rig.told == [NEWER, NEWER], "after the next start it is told again, and nobody is asked"
    assert len(rig.asked) == 4
    assert unlisted(rig.folder) == []


def test_an_open_sale_is_waited_for(rig: Rig) -> None:
    rig.open_sale = True
    rig.goes_on(2 * HOUR, (HOUR, lambda: setattr(rig, "open_sale", False)))
    assert rig.asked == [HOUR + MINUTE] or rig.asked == [HOUR]
    assert rig.told == [NEWER]


def test_a_sale_that_begins_during_the_look_is_not_disturbed(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    fetch = version_feed.fetch_feed

    async def and_a_sale(address: str) -> bytes:
        rig.open_sale = True
        return await fetch(address)

    monkeypatch.setattr(version_feed, "fetch_feed", and_a_sale)
    rig.goes_on(HOUR)
    assert (len(rig.asked), rig.told) == (1, [])
    rig.open_sale = False
    rig.goes_on(HOUR)
    assert (len(rig.asked), rig.told) == (1, [NEWER])


@pytest.mark.parametrize("off", ["settings", "demo", "no feed", "no key", "no file"])
def test_where_it_is_off_nobody_is_asked_and_nothing_told(rig: Rig, off: str) -> None:
    feed_file.save(rig.folder, START, json.dumps(feed()).encode())
    if off == "settings":
        rig.config.settings = Settings(look_for_newer=False)
    elif off == "demo":
        rig.config.demo = True
    elif off == "no feed":
        product_file(rig.folder.parent, "")
    elif off == "no key":
        rig.product.write_text(f'[updates]\nfeed = "{ADDRESS}"\nkey = ""\n', encoding="utf-8")
    else:
        rig.product.unlink()
    rig.goes_on(2 * DAY)
    assert (rig.asked, rig.told) == ([], [])


def test_switched_on_it_looks_within_the_minute(rig: Rig) -> None:
    rig.config.settings = Settings(look_for_newer=False)
    rig.goes_on(2 * HOUR, (HOUR + 1, lambda: setattr(rig.config, "settings", Settings())))
    assert (rig.asked, rig.told) == ([HOUR + MINUTE], [NEWER])


@pytest.mark.parametrize(
    "answer",
    [
        version_feed.FeedError("gone"),
        feed("0.4.0"),
        feed("0.3.9"),
        feed("9.9") | {"signature": "AAAA"},
        "text",
        feed("x"),
    ],
)
def test_what_says_nothing_newer_is_silence_until_the_next_day(rig: Rig, answer: object) -> None:
    rig.answers = [answer, feed()]
    rig.goes_on(DAY)
    assert (rig.asked, rig.told) == ([MINUTE], [])
    rig.goes_on(HOUR)
    assert (len(rig.asked), rig.told) == (2, [NEWER])


def test_what_was_known_stays_known_when_the_feed_is_gone_or_goes_back(rig: Rig) -> None:
    rig.answers = [feed(), version_feed.FeedError("gone"), feed("8.0.0"), feed("9.1.0")]
    rig.goes_on(3 * DAY)
    assert rig.told == [NEWER]
    rig.goes_on(DAY)
    assert [event.version for event in rig.told if isinstance(event, NewerVersion)] == ["9.0.0", "9.1.0"]
    assert len(rig.asked) == 4


def test_a_clock_that_was_set_back_keeps_no_look_away(rig: Rig) -> None:
    feed_file.save(rig.folder, START + 400 * DAY, b"")
    rig.goes_on(HOUR)
    assert (len(rig.asked), rig.told) == (1, [NEWER])


@pytest.mark.parametrize("kept", [b"", b"[]", b"\xff", b'{"looked_at": true, "feed": ""}', b'{"looked_at": 1}'])
def test_a_kept_file_that_makes_no_sense_is_none(rig: Rig, kept: bytes) -> None:
    (rig.folder / feed_file.FILE_NAME).write_bytes(kept)
    assert feed_file.load(rig.folder) == (0, b"")


def test_a_kept_file_that_somebody_changed_is_not_believed(rig: Rig) -> None:
    other = feed() | {"signature": base64.b64encode(bytes(64)).decode()}
    feed_file.save(rig.folder, START, json.dumps(other).encode())
    rig.goes_on(HOUR)
    assert (rig.asked, rig.told) == ([], [])


def test_the_feed_is_what_the_product_names(rig: Rig) -> None:
    assert read_feed(rig.product) == feed_at(ADDRESS)
