"""The core: names in the journal, the first messages to the windows, and work behind the lock."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
import pytest_asyncio
from pytestqt.qtbot import QtBot

from paydesk.counter import updates
from paydesk.domain.clock import HOUR, date_of, now_ms, span_of
from paydesk.domain.commands import (
    ForgetKeys,
    ForgetToken,
    LockScreen,
    MarkSaleSeen,
    ReadSaleHistory,
    ReadStoredData,
    ReadTokenState,
    SavePerson,
    SaveSettings,
    SetKeys,
    ShowSale,
    new_id,
)
from paydesk.domain.messages import (
    CommandStatus,
    CounterPart,
    DayFigures,
    PartFailed,
    QrPicture,
    SaleChanged,
    SaleHistory,
    SalesLoaded,
)
from paydesk.domain.money import Money
from paydesk.domain.people.messages import DenialReason, PeopleKnown, PermissionDenied, SignedIn
from paydesk.domain.people.person import Permission, Role
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.sale import Phase
from paydesk.domain.settings.messages import Area, AreaKeys, NewerVersion
from paydesk.domain.settings.settings import PRODUCTION_GATEWAY, Connection
from paydesk.domain.shift.messages import CurrentShift
from paydesk.store.journal.journal import Journal
from paydesk.ui.people.store import PeopleStore
from paydesk.worker.client import StartOptions
from paydesk.worker.sandbox_process import ChildSandbox
from paydesk.worker.thread import CounterThread
from tests.conftest import Logs
from tests.helpers.control import Control
from tests.helpers.demo import AsDemo
from tests.helpers.journals import whole_sale
from tests.helpers.listener import Listener
from tests.helpers.people_rig import MEERA, set_up
from tests.helpers.signed_feed import PAGE, feed, product_file
from tests.helpers.wire_server import WireServer, say
from tests.worker.core_rig import CoreRig, running, started
from tests.worker.permission_rows import SETTINGS, TAKE

EventT = TypeVar("EventT")


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[CoreRig]:
    """Yield a real counter with people, locked as at each start."""
    set_up(tmp_path)
    async with running(tmp_path) as rig:
        yield rig


async def test_a_fact_has_the_name_of_the_person_signed_in(rig: CoreRig) -> None:
    for role in (Role.CASHIER, Role.ADMIN):
        await rig.sign_in_as(role, "signed_in")
        assert (await rig.send(replace(TAKE, sale_id=role.value, command_id=new_id()))).status is CommandStatus.DONE
    for role, name in ((Role.CASHIER, "Asha"), (Role.ADMIN, "Meera")):
        await rig.send(ReadSaleHistory(sale_id=role.value))
        wanted = rig.all(SaleHistory)[-1].facts[0]
        assert (wanted.kind, wanted.data["by"]) == (SaleFactKind.SALE_WANTED, name)


async def test_the_windows_are_locked_before_the_first_sale_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A keychain may ask its user for a password for any length of time: no sale may be visible meanwhile."""
    set_up(tmp_path)

    async def asking(*_: object) -> object:
        return await asyncio.Event().wait()

    monkeypatch.setattr("paydesk.worker.core.run_in_thread", asking)
    async with started(CoreRig(tmp_path)) as rig:
        await rig.until(lambda: rig.all(SalesLoaded))
        assert rig.all(PeopleKnown) == [], "the keychain has not answered"
        store = PeopleStore()
        for event in rig.events[: rig.events.index(rig.all(SalesLoaded)[0])]:
            store.on_event(event)
        assert store.is_locked
        assert not store.is_allowed(Permission.SEE_DAY)


class StartedThread(Listener):
    """A thread that ends with the test, and its messages."""

    def __init__(self, options: StartOptions) -> None:
        super().__init__()
        self.thread_of_it = CounterThread(options)
        self.thread_of_it.event_emitted.connect(self.hear)


@pytest.fixture
def hear() -> Iterator[Callable[[StartOptions], StartedThread]]:
    """Create threads that are ended with the test."""
    made: list[StartedThread] = []

    def hear(options: StartOptions) -> StartedThread:
        made.append(StartedThread(options))
        return made[-1]

    yield hear
    for each in made:
        assert each.thread_of_it.stop() or each.thread_of_it.wait(30_000)


@pytest.fixture
def demo_plan(sandbox: Any, tmp_path: Path) -> StartOptions:
    return StartOptions(tmp_path, SETTINGS, AsDemo(sandbox))


@pytest.mark.waits
def test_the_lock_does_not_stop_a_sale(
    qtbot: QtBot, hear: Callable[[StartOptions], StartedThread], demo_plan: StartOptions, sandbox: Any
) -> None:
    heard = hear(demo_plan)
    thread = heard.thread_of_it
    thread.send(TAKE)
    thread.start()
    qtbot.waitUntil(lambda: bool(heard.of(QrPicture)))
    thread.send(ShowSale(sale_id=TAKE.sale_id))
    thread.send(LockScreen())
    qtbot.waitUntil(lambda: heard.of(SignedIn)[-1].locked)
    control = Control(sandbox.url)
    control.phone(control.books()["orders"][0]["order_id"])
    control.close()

    def paid() -> bool:
        return any(event.sale.phase is Phase.PAID for event in heard.of(SaleChanged))

    qtbot.waitUntil(paid)
    assert heard.of(CurrentShift)[0].shift is None
    assert heard.of(CurrentShift)[-1].shift is not None, "the first sale opened one"
    thread.send(MarkSaleSeen(sale_id=TAKE.sale_id))
    qtbot.waitUntil(lambda: bool(heard.of(PermissionDenied)))


def test_a_command_before_the_start_is_denied_by_the_lock(
    qtbot: QtBot, hear: Callable[[StartOptions], StartedThread], tmp_path: Path
) -> None:
    set_up(tmp_path)
    heard = hear(StartOptions(tmp_path, SETTINGS))
    thread = heard.thread_of_it
    thread.send(TAKE)
    thread.send(SavePerson(ask_id="a1", person=MEERA, pin="1234"))
    thread.start()
    qtbot.waitUntil(lambda: len(heard.of(PermissionDenied)) == 2)
    assert {event.denial for event in heard.of(PermissionDenied)} == {DenialReason.LOCKED}
    assert heard.of(SaleChanged) == []


async def test_a_newer_version_is_only_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a real server: one request and one message; no download is fetched or started."""
    monkeypatch.setattr(updates, "CHECK_EVERY_S", 0.02)
    folder = tmp_path / "data"
    folder.mkdir()
    async with WireServer() as server:
        server.then(say(feed()))
        product = product_file(tmp_path, f"{server.url}/feed.json")
        for _start in range(2):
            async with started(CoreRig(folder, product=product)) as rig:
                await rig.until(lambda: rig.all(NewerVersion))
            assert rig.all(NewerVersion) == [NewerVersion("9.0.0", "Refunds in one step.", PAGE)]
        assert [request.path for request in server.requests] == ["/pg/feed.json"]


async def test_the_figures_of_today_follow_the_settings(tmp_path: Path) -> None:
    """Regression: after a shop went live, its tests' figures stayed until the first sale was paid."""
    start, _ = span_of(date_of(now_ms()), date_of(now_ms()))
    with Journal.open(tmp_path) as journal:
        for host, paise in (("api.cashfree.com", 5), ("sandbox.cashfree.com", 700)):
            begun, *rest = whole_sale(host, start, paise=paise)
            journal.append([replace(begun, data={**begun.data, "host": host}), *rest])
    live = replace(SETTINGS, connection=Connection(PRODUCTION_GATEWAY))
    late = replace(live, shop=replace(live.shop, day_ends=1))
    set_up(tmp_path)
    to_noon, tests = start + 12 * HOUR - now_ms(), replace(SETTINGS, connection=Connection())
    async with started(CoreRig(tmp_path, settings=tests, now=lambda: now_ms() + to_noon)) as rig:
        await rig.until(lambda: rig.all(PeopleKnown) and rig.all(DayFigures))
        await rig.sign_in_as(Role.ADMIN, "with_admin")
        assert rig.all(DayFigures)[-1].amount == Money(700)
        for before, settings, paise in ((tests, live, 5), (live, late, 0), (late, live, 5)):
            assert (await rig.send(SaveSettings(settings=settings, before=before))).status is CommandStatus.DONE
            assert rig.all(DayFigures)[-1].amount == Money(paise)


@pytest.mark.parametrize("demo", [False, True])
async def test_a_demo_never_touches_the_keychain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs, *, demo: bool
) -> None:
    """Its entries are the real counter's."""
    asked: list[str] = []
    monkeypatch.setattr("paydesk.store.keychain.system_keychain", lambda: asked.append("?"))
    async with running(tmp_path, demo=demo) as rig:
        await rig.until(lambda: len(rig.all(AreaKeys)) >= len(Area))
        await rig.sign_in_as(Role.ADMIN, "with_admin")
        keys = {"client_id": "id", "client_secret": "secret"}
        for command in (
            SetKeys(area=Area.GATEWAY, **keys),
            ReadTokenState(),
            ForgetToken(),
            ForgetKeys(area=Area.IDENTITY),
            ReadStoredData(),
        ):
            await rig.send(command)
    assert bool(asked) is not demo
    if demo:
        logs.expect("Unhandled exception in sandbox, restarting it")  # there is none


@pytest.mark.waits
async def test_a_sandbox_that_is_killed_is_started_again_and_the_sale_goes_on(tmp_path: Path, logs: Logs) -> None:
    """Regression: the demo was dead until Paydesk was restarted, without a message."""
    sandbox = ChildSandbox(tmp_path / "sandbox.json")
    try:
        async with started(CoreRig(tmp_path, demo=sandbox)) as rig:
            await rig.until(lambda: rig.all(SalesLoaded))
            await rig.send(TAKE)
            await rig.until(lambda: rig.all(QrPicture))
            process, url = sandbox._process, sandbox.keys().url
            assert process is not None
            process.kill()
            await rig.until(lambda: any(event.again_at for event in rig.all(PartFailed)))
            assert {event.part for event in rig.all(PartFailed)} == {CounterPart.SANDBOX}
            before = len(rig.all(AreaKeys))
            await rig.until(lambda: len(rig.all(AreaKeys)) >= before + len(Area))
            assert sandbox.keys().url == url, "codes that are shown stay good"
            control = Control(sandbox.keys().url)
            control.phone(control.books()["orders"][0]["order_id"])
            control.close()
            await rig.until(lambda: rig.all(SaleChanged)[-1].sale.phase is Phase.PAID)
            sandbox.stop()
            assert not sandbox.wait_until_died(), "it was stopped"
    finally:
        sandbox.stop()
    logs.expect("Unhandled exception in sandbox, restarting it")


@pytest.mark.waits
async def test_a_sandbox_that_does_not_start_is_retried(tmp_path: Path, logs: Logs) -> None:
    sandbox = ChildSandbox(tmp_path / "sandbox.json")
    there, sandbox._command = sandbox._command, [sys.executable, "-c", ""]
    try:
        async with started(CoreRig(tmp_path, demo=sandbox)) as rig:
            await rig.until(lambda: any(event.again_at for event in rig.all(PartFailed)))
            sandbox._command = there
            await rig.until(lambda: any(said.is_usable for said in rig.all(AreaKeys)))
    finally:
        sandbox.stop()
    logs.expect("Unhandled exception in sandbox, restarting it")
