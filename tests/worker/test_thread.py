"""The QThread: messages arrive on the main thread, early commands are done, the end is quick."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QThread
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import Command, ListSales, LockScreen, ReadSaleHistory, SaveSettings, SetKeys, TakeSale
from paydesk.domain.failure import Problem
from paydesk.domain.messages import (
    CommandEnded,
    CommandStatus,
    JournalFault,
    QrPicture,
    SaleChanged,
    SaleHistory,
    SaleList,
    SalesLoaded,
)
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import SaleQuery
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.domain.settings.settings import Connection, Settings, Shop
from paydesk.store.settings import file as settings_file
from paydesk.worker.client import StartOptions
from paydesk.worker.core import Core
from paydesk.worker.thread import CounterThread
from tests.conftest import Logs
from tests.helpers.demo import AsDemo
from tests.helpers.listener import Listener

PATIENCE_MS = 30_000
"""Longer than the program's second: on a busy machine the tests only check that the thread ends."""
SHOP = Shop(name="Sharma Stores", terminal=TerminalIdentity(cf_terminal_id=54321))


@dataclass
class RunningThread:
    """A started thread, and its messages."""

    thread: CounterThread
    heard: Listener = field(default_factory=Listener)


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Callable[[StartOptions], RunningThread]]:
    """Start threads that are stopped with the test."""
    started: list[RunningThread] = []

    def start(options: StartOptions) -> RunningThread:
        running = RunningThread(CounterThread(options))
        running.thread.event_emitted.connect(running.heard.hear)
        started.append(running)
        running.thread.start()
        return running

    yield start
    for running in started:
        assert running.thread.stop() or running.thread.wait(PATIENCE_MS)


@pytest.fixture
def options(sandbox: Any, tmp_path: Path) -> StartOptions:
    return StartOptions(tmp_path, Settings(shop=SHOP), AsDemo(sandbox))


def take(sale_id: str, rupees: int = 100) -> TakeSale:
    return TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=Money(rupees * 100))


def set_keys(sandbox: Any) -> SetKeys:
    return SetKeys(area=Area.GATEWAY, client_id=sandbox.client_id, client_secret=sandbox.client_secret)


def gateway_keys(running: RunningThread) -> list[AreaKeys]:
    """Return the messages about the gateway's keys."""
    return [said for said in running.heard.of(AreaKeys) if said.area is Area.GATEWAY]


def test_an_early_command_is_done_and_events_arrive_on_the_main_thread(
    qtbot: QtBot, start: Callable[[StartOptions], RunningThread], options: StartOptions
) -> None:
    running = RunningThread(CounterThread(options))
    running.thread.event_emitted.connect(running.heard.hear)
    running.thread.send(take("early"))
    running.thread.start()
    qtbot.waitUntil(lambda: bool(running.heard.of(QrPicture)))
    assert running.heard.threads == {QThread.currentThread()}
    assert {event.sale.sale_id for event in running.heard.of(SaleChanged)} == {"early"}
    assert isinstance(running.heard.events[0], SalesLoaded)
    assert running.thread.stop() or running.thread.wait(PATIENCE_MS)


def test_search_and_story_answer(
    qtbot: QtBot, start: Callable[[StartOptions], RunningThread], options: StartOptions
) -> None:
    running = start(options)
    running.thread.send(take("one", 640))
    qtbot.waitUntil(lambda: bool(running.heard.of(QrPicture)))
    running.thread.send(ListSales(ask_id="q", query=SaleQuery("640")))
    running.thread.send(ReadSaleHistory(sale_id="one"))
    qtbot.waitUntil(lambda: bool(running.heard.of(SaleList) and running.heard.of(SaleHistory)))
    assert [sale.sale_id for sale in running.heard.of(SaleList)[0].rows or ()] == ["one"]
    assert running.heard.of(SaleHistory)[0].facts[0].kind == SaleFactKind.SALE_WANTED


def test_stopping_at_any_moment_ends_the_thread(qtbot: QtBot, options: StartOptions) -> None:
    owner = QObject()
    for n in range(20):
        thread = CounterThread(replace(options, folder=options.folder / str(n)), owner)
        assert thread.parent() is owner
        options.folder.joinpath(str(n)).mkdir()
        for m in range(n):
            thread.send(take(f"{n}-{m}"))
        thread.start()
        assert thread.stop() or thread.wait(PATIENCE_MS)
        assert thread.isFinished()


def test_an_unreadable_journal_is_reported_and_the_thread_still_ends(
    qtbot: QtBot, start: Callable[[StartOptions], RunningThread], options: StartOptions, logs: Logs
) -> None:
    (options.folder / "journal.sqlite3").write_bytes(b"this is no journal" * 100)
    running = start(options)
    qtbot.waitUntil(lambda: bool(running.heard.of(JournalFault)))
    assert running.heard.of(JournalFault)[0].kind == "damaged"
    logs.expect("Journal cannot be opened")


def test_a_journal_written_by_a_newer_paydesk_is_left_alone(
    qtbot: QtBot, start: Callable[[StartOptions], RunningThread], options: StartOptions, logs: Logs
) -> None:
    first = CounterThread(options)
    heard = Listener()
    first.event_emitted.connect(heard.hear)
    first.start()
    qtbot.waitUntil(lambda: bool(heard.of(SalesLoaded)))
    assert first.stop() or first.wait(PATIENCE_MS)
    with sqlite3.connect(options.folder / "journal.sqlite3") as db:
        db.executescript("CREATE TABLE of_the_future (seq INTEGER); PRAGMA user_version = 999")
    db.close()
    running = start(options)
    qtbot.waitUntil(lambda: bool(running.heard.of(JournalFault)))
    assert running.heard.of(JournalFault)[0].kind == "newer"
    logs.expect("Journal cannot be opened")


@pytest.fixture
def real_plan(sandbox: Any, tmp_path: Path) -> StartOptions:
    """Return options as in a shop: no demo, and the sandbox in place of the service."""
    settings = Settings(connection=Connection(gateway_url=f"{sandbox.url}/pg"), shop=SHOP)
    return StartOptions(tmp_path, settings)


def test_a_sale_fails_without_keys_and_works_with_them(
    qtbot: QtBot, start: Callable[[StartOptions], RunningThread], real_plan: StartOptions, sandbox: Any
) -> None:
    running = start(real_plan)
    qtbot.waitUntil(lambda: bool(gateway_keys(running)))
    assert gateway_keys(running)[0].state == "none"
    running.thread.send(take("none"))
    qtbot.waitUntil(lambda: any(event.sale.order.failure for event in running.heard.of(SaleChanged)))
    failure = running.heard.of(SaleChanged)[-1].sale.order.failure
    assert failure is not None
    assert failure.problem is Problem.NO_KEYS
    running.thread.send(set_keys(sandbox))
    qtbot.waitUntil(lambda: len(gateway_keys(running)) == 3)
    kept = gateway_keys(running)[-1]
    assert kept.state == "absent"  # no keychain in this test: kept in memory, and it says so
    assert sandbox.client_id not in kept.client_id
    running.thread.send(take("some"))
    qtbot.waitUntil(lambda: bool(running.heard.of(QrPicture)))


def test_settings_are_saved_and_a_new_address_is_used(
    qtbot: QtBot, start: Callable[[StartOptions], RunningThread], real_plan: StartOptions, sandbox: Any
) -> None:
    nowhere = replace(real_plan.settings, connection=Connection(gateway_url="http://127.0.0.1:9/pg"))
    running = start(replace(real_plan, settings=nowhere))
    running.thread.send(set_keys(sandbox))
    running.thread.send(SaveSettings(settings=real_plan.settings, before=nowhere))
    qtbot.waitUntil(lambda: any(event.state == "elsewhere" for event in gateway_keys(running)))
    running.thread.send(set_keys(sandbox))
    running.thread.send(take("after"))
    qtbot.waitUntil(lambda: bool(running.heard.of(QrPicture)))
    saved, problems = settings_file.load(real_plan.folder)
    assert (saved, problems) == (real_plan.settings, [])


# The end, and what it leaves undone -----------------------------------------------------------------------------------


def statuses(running: RunningThread) -> dict[str, CommandEnded]:
    """Return the end of each command by its ID; none has two."""
    found = {event.command_id: event for event in running.heard.of(CommandEnded)}
    assert len(found) == len(running.heard.of(CommandEnded))
    return found


def test_a_failed_thread_is_reported_and_every_command_has_an_end(
    qtbot: QtBot,
    start: Callable[[StartOptions], RunningThread],
    options: StartOptions,
    monkeypatch: pytest.MonkeyPatch,
    logs: Logs,
) -> None:
    """Commands in flight and later ones end, so that windows wait for nothing that never comes."""
    doing = asyncio.Event()

    async def dies(_self: Core, begin: Callable[[], None]) -> None:
        begin()
        await doing.wait()
        raise RuntimeError("nobody foresaw this")

    async def never(_self: Core, _command: Command) -> None:
        doing.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Core, "run", dies)
    monkeypatch.setattr(Core, "dispatch", never)
    running = start(options)
    first, late = take("first"), take("late")
    running.thread.send(first)
    qtbot.waitUntil(lambda: bool(running.heard.of(JournalFault)))
    assert running.heard.of(JournalFault) == [JournalFault("stopped")]
    assert running.thread.wait(PATIENCE_MS)
    running.thread.send(late)
    assert late.command_id not in statuses(running), "never before send() has come back"
    qtbot.waitUntil(lambda: len(statuses(running)) == 2)
    for command in (first, late):
        assert statuses(running)[command.command_id] == CommandEnded(
            command.command_id, CommandStatus.FAILED, command.sale_id, "stopped"
        )
    logs.expect("Counter thread stopped by an exception")


@pytest.mark.parametrize("strange", [RuntimeError, SystemExit, BaseException])
def test_a_thread_that_cannot_start_is_reported(
    qtbot: QtBot,
    start: Callable[[StartOptions], RunningThread],
    options: StartOptions,
    monkeypatch: pytest.MonkeyPatch,
    logs: Logs,
    strange: type[BaseException],
) -> None:
    release = threading.Event()

    def broken(*_: object) -> None:
        release.wait(60)
        raise strange("nobody foresaw this")

    monkeypatch.setattr(Core, "__init__", broken)
    monkeypatch.setattr("paydesk.worker.thread.STOP_TIMEOUT_MS", 1)
    running = RunningThread(CounterThread(options))
    running.thread.event_emitted.connect(running.heard.hear)
    command = LockScreen()
    running.thread.send(command)
    running.thread.start()
    assert running.thread.stop() is False, "who waits for its end is told that it has not come"
    release.set()
    qtbot.waitUntil(lambda: bool(statuses(running)))
    assert running.heard.events == [
        JournalFault("stopped"),
        CommandEnded(command.command_id, CommandStatus.FAILED, "", "stopped"),
    ]
    assert running.thread.wait(PATIENCE_MS)
    assert running.thread.stop() is True
    logs.expect("Counter thread stopped by an exception")


def test_commands_interrupted_by_the_end_have_an_end(
    qtbot: QtBot, start: Callable[[StartOptions], RunningThread], options: StartOptions
) -> None:
    running = start(options)
    qtbot.waitUntil(lambda: bool(running.heard.of(SalesLoaded)))
    commands = [take(f"s{n}") for n in range(20)]
    for command in commands:
        running.thread.send(command)
    assert running.thread.stop() or running.thread.wait(PATIENCE_MS)
    qtbot.waitUntil(lambda: len(statuses(running)) == 20)
    assert {event.fault for event in statuses(running).values()} <= {"", "stopped"}
