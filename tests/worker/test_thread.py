"""The QThread: events arrive on the main thread, wishes work from the first moment, the end is quick and clean."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import TakeSale
from paydesk.domain.failure import Problem
from paydesk.domain.messages import (
    ConnectionTested,
    FactHappened,
    Found,
    JournalFault,
    KeysState,
    QrPicture,
    SalesLoaded,
    StartedAgain,
    Story,
)
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.sale.facts import Kind
from paydesk.domain.settings.settings import Connection, Settings, Shop
from paydesk.store import single_instance
from paydesk.store.settings import file as settings_file
from paydesk.worker.options import StartOptions
from paydesk.worker.thread import CounterThread
from tests.helpers.demo import AsDemo
from tests.helpers.listener import Listener

PATIENCE_MS = 30_000
"""A busy machine may need longer than the second that the program grants; the tests only ask that it ends."""
SHOP = Shop(name="Sharma Stores", terminal=TerminalIdentity(cf_terminal_id=54321))


@dataclass
class Running:
    """A started thread and what was heard of it."""

    thread: CounterThread
    heard: Listener = field(default_factory=Listener)


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Callable[[StartOptions], Running]]:
    """Start threads; each is stopped at the end."""
    started: list[Running] = []

    def start(options: StartOptions) -> Running:
        running = Running(CounterThread(options))
        running.thread.happened.connect(running.heard.hear)
        started.append(running)
        running.thread.start()
        return running

    yield start
    for running in started:
        assert running.thread.stop() or running.thread.wait(PATIENCE_MS)


@pytest.fixture
def options(sandbox: Any, tmp_path: Path) -> StartOptions:
    return StartOptions(tmp_path, Settings(shop=SHOP), AsDemo(sandbox))


def wish(sale_id: str, rupees: int = 100) -> TakeSale:
    return TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=Money(rupees * 100))


def test_a_wish_before_the_start_is_a_sale_and_its_events_come_on_the_main_thread(
    qtbot: QtBot, start: Callable[[StartOptions], Running], options: StartOptions
) -> None:
    running = Running(CounterThread(options))
    running.thread.happened.connect(running.heard.hear)
    running.thread.take(wish("early"))
    running.thread.start()
    qtbot.waitUntil(lambda: bool(running.heard.of(QrPicture)), timeout=20_000)
    assert running.heard.threads == {QThread.currentThread()}
    kinds = [event.fact.kind for event in running.heard.of(FactHappened)]
    assert kinds[:3] == [Kind.SALE_WANTED, Kind.ORDER_SENT, Kind.ORDER_ANSWERED]
    assert isinstance(running.heard.events[0], SalesLoaded)
    assert running.thread.stop() or running.thread.wait(PATIENCE_MS)


def test_search_and_story_answer(qtbot: QtBot, start: Callable[[StartOptions], Running], options: StartOptions) -> None:
    running = start(options)
    running.thread.take(wish("one", 640))
    qtbot.waitUntil(lambda: bool(running.heard.of(QrPicture)), timeout=20_000)
    running.thread.search("640")
    running.thread.story("one")
    qtbot.waitUntil(lambda: bool(running.heard.of(Found) and running.heard.of(Story)), timeout=20_000)
    assert [sale.sale_id for sale in running.heard.of(Found)[0].sales] == ["one"]
    assert running.heard.of(Story)[0].facts[0].kind == Kind.SALE_WANTED


def test_stopping_at_any_moment_ends_the_thread(qtbot: QtBot, options: StartOptions) -> None:
    for n in range(20):
        thread = CounterThread(replace(options, folder=options.folder / str(n)))
        options.folder.joinpath(str(n)).mkdir()
        for m in range(n):
            thread.take(wish(f"{n}-{m}"))
        thread.start()
        assert thread.stop() or thread.wait(PATIENCE_MS)
        assert thread.isFinished()


def test_a_journal_that_cannot_be_read_is_told_and_the_thread_still_ends(
    qtbot: QtBot, start: Callable[[StartOptions], Running], options: StartOptions
) -> None:
    (options.folder / "journal.sqlite3").write_bytes(b"this is no journal" * 100)
    running = start(options)
    qtbot.waitUntil(lambda: bool(running.heard.of(JournalFault)), timeout=20_000)
    assert running.heard.of(JournalFault)[0].kind == "damaged"


def test_a_journal_written_by_a_newer_paydesk_is_left_alone(
    qtbot: QtBot, start: Callable[[StartOptions], Running], options: StartOptions
) -> None:
    first = CounterThread(options)
    heard = Listener()
    first.happened.connect(heard.hear)
    first.start()
    qtbot.waitUntil(lambda: bool(heard.of(SalesLoaded)), timeout=20_000)
    assert first.stop() or first.wait(PATIENCE_MS)
    with sqlite3.connect(options.folder / "journal.sqlite3") as db:
        db.execute("PRAGMA user_version = 999")
    db.close()
    running = start(options)
    qtbot.waitUntil(lambda: bool(running.heard.of(JournalFault)), timeout=20_000)
    assert running.heard.of(JournalFault)[0].kind == "newer"


def test_a_second_start_knocks(qtbot: QtBot, start: Callable[[StartOptions], Running], options: StartOptions) -> None:
    claim = single_instance.claim(options.folder)
    assert claim is not None
    assert single_instance.claim(options.folder) is None
    running = start(replace(options, claim=claim))
    qtbot.waitUntil(lambda: bool(running.heard.of(SalesLoaded)), timeout=20_000)
    assert single_instance.raise_running(options.folder)
    qtbot.waitUntil(lambda: bool(running.heard.of(StartedAgain)), timeout=20_000)
    assert running.thread.stop() or running.thread.wait(PATIENCE_MS)
    claim.release()


@pytest.fixture
def real_plan(sandbox: Any, tmp_path: Path) -> StartOptions:
    """As a shop runs it: no demo, keys asked for, the sandbox standing in for the service at a loopback address."""
    settings = Settings(connection=Connection(gateway_url=f"{sandbox.url}/pg"), shop=SHOP)
    return StartOptions(tmp_path, settings)


def test_without_keys_a_sale_fails_in_words_and_with_keys_it_works(
    qtbot: QtBot, start: Callable[[StartOptions], Running], real_plan: StartOptions, sandbox: Any
) -> None:
    running = start(real_plan)
    qtbot.waitUntil(lambda: bool(running.heard.of(KeysState)), timeout=20_000)
    assert running.heard.of(KeysState)[0].state == "none"
    running.thread.take(wish("none"))
    qtbot.waitUntil(lambda: len(running.heard.of(FactHappened)) >= 3, timeout=20_000)
    failed = running.heard.of(FactHappened)[-1].fact
    assert (failed.kind, failed.data["problem"]) == (Kind.ORDER_FAILED, Problem.NO_KEYS)
    running.thread.set_keys(sandbox.client_id, sandbox.client_secret)
    qtbot.waitUntil(lambda: len(running.heard.of(KeysState)) == 3, timeout=20_000)
    kept = running.heard.of(KeysState)[-1]
    assert kept.state == "absent"  # no keychain in this test: kept in memory, and it says so
    assert sandbox.client_id not in kept.client_id
    running.thread.take(wish("some"))
    qtbot.waitUntil(lambda: bool(running.heard.of(QrPicture)), timeout=20_000)


def test_the_connection_test_says_what_is_wrong(
    qtbot: QtBot, start: Callable[[StartOptions], Running], real_plan: StartOptions, sandbox: Any
) -> None:
    running = start(real_plan)
    tests: list[tuple[str, str, str, Problem | None]] = [
        (sandbox.url, sandbox.client_id, sandbox.client_secret, None),
        (sandbox.url, sandbox.client_id, "wrong", Problem.KEYS_REFUSED),
        ("http://127.0.0.1:9", "a", "b", Problem.NO_ANSWER),
        ("http://shop.example", "a", "b", Problem.RULES),
        (sandbox.url, "", "", Problem.NO_KEYS),
    ]

    def answered(count: int) -> bool:
        return len(running.heard.of(ConnectionTested)) == count

    for n, (url, client_id, secret, problem) in enumerate(tests, 1):
        settings = replace(real_plan.settings, connection=Connection(gateway_url=f"{url}/pg"))
        running.thread.test_connection(settings, client_id, secret)
        qtbot.waitUntil(partial(answered, n), timeout=20_000)
        failure = running.heard.of(ConnectionTested)[-1].failure
        assert (failure.problem if failure else None) is problem


def test_settings_are_saved_and_the_line_follows_a_new_address(
    qtbot: QtBot, start: Callable[[StartOptions], Running], real_plan: StartOptions, sandbox: Any
) -> None:
    nowhere = replace(real_plan.settings, connection=Connection(gateway_url="http://127.0.0.1:9/pg"))
    running = start(replace(real_plan, settings=nowhere))
    running.thread.set_keys(sandbox.client_id, sandbox.client_secret)
    running.thread.configure(real_plan.settings)
    qtbot.waitUntil(lambda: any(event.client_id for event in running.heard.of(KeysState)), timeout=20_000)
    running.thread.take(wish("after"))
    qtbot.waitUntil(lambda: bool(running.heard.of(QrPicture)), timeout=20_000)
    saved, problems = settings_file.load(real_plan.folder)
    assert (saved, problems) == (real_plan.settings, [])
