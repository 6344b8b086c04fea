"""Sales and settings behind the guard: whose name the journal has, what is refused, what goes on behind the lock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
import pytest_asyncio
from pytestqt.qtbot import QtBot

from paydesk.counter.access import Denied
from paydesk.domain.messages import FactHappened, JournalFault, QrPicture, SalesLoaded, SettingsKept
from paydesk.domain.people.messages import DenialReason, PeopleKnown, PermissionDenied, SignedIn
from paydesk.domain.people.person import Permission, Role
from paydesk.domain.sale.facts import Kind
from paydesk.domain.settings import facts as settings_facts
from paydesk.domain.settings.settings import Settings, Theme
from paydesk.store import private_files
from paydesk.store.settings import file as settings_file
from paydesk.ui.people_book import PeopleBook
from paydesk.worker.core import Desk
from paydesk.worker.options import StartOptions
from paydesk.worker.thread import CounterThread
from tests.helpers.control import Control
from tests.helpers.demo import AsDemo
from tests.helpers.listener import Listener
from tests.helpers.people_rig import MEERA, set_up
from tests.worker.at_desk import AtDesk, running
from tests.worker.matrix import SETTINGS, WISH

EventT = TypeVar("EventT")
LIMITLESS = replace(SETTINGS, money_out=replace(SETTINGS.money_out, per_transfer=None))


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[AtDesk]:
    """A real counter with people, locked as at each start."""
    set_up(tmp_path)
    async with running(tmp_path, demo=False) as at:
        yield at


async def test_the_journal_has_the_name_of_who_is_at_the_till(at: AtDesk) -> None:
    sales, people = at.desk.sales, at.desk.people
    await at.bring(Role.CASHIER, "till")
    await sales.take(WISH)
    await at.bring(Role.ADMIN, "till")
    await sales.put_aside(WISH.sale_id)
    await people.lock()
    await sales.seen(WISH.sale_id)
    facts = {event.fact.kind: event.fact.data for event in at.of(FactHappened)}
    assert facts[Kind.SALE_WANTED]["by"] == "Asha"
    assert facts[Kind.PUT_ASIDE]["by"] == "Meera"
    assert Kind.SEEN not in facts
    assert at.of(PermissionDenied) == [PermissionDenied(Permission.SELL, DenialReason.LOCKED, WISH.sale_id)]


async def test_the_windows_are_locked_before_they_hear_of_any_sale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A keychain may ask its user for a password for as long as it likes: nothing is to be seen meanwhile."""
    set_up(tmp_path)
    opened = asyncio.Event()

    async def asking(*_: object) -> object:
        await opened.wait()
        return ()

    monkeypatch.setattr("paydesk.worker.core.in_thread", asking)
    at = AtDesk(tmp_path, demo=False)
    task = asyncio.create_task(at.desk.run())
    await at.until(SalesLoaded)
    assert at.of(PeopleKnown) == [], "the keychain has not answered"
    book = PeopleBook()
    for event in at.events[: at.events.index(at.of(SalesLoaded)[0])]:
        book.on_event(event)
    assert book.locked
    assert not book.may(Permission.SEE_DAY)
    opened.set()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await at.desk.close()


async def test_settings_that_are_refused_are_told_as_they_were(at: AtDesk) -> None:
    await at.bring(Role.SUPERVISOR, "till")
    await at.desk.sales.configure(LIMITLESS)
    assert at.events[-2:] == [PermissionDenied(Permission.SETTINGS, DenialReason.ROLE), SettingsKept(SETTINGS)]
    assert settings_file.load(at.options.folder) == (Settings(), [])
    dark = replace(SETTINGS, theme=Theme.DARK, customer_display=True)
    await at.desk.sales.configure(dark)
    assert at.events[-1] == SettingsKept(dark)
    await at.desk.sales.configure(replace(LIMITLESS, theme=Theme.LIGHT))
    assert at.events[-1] == SettingsKept(dark), "the look does not carry the limits along"
    await at.bring(Role.ADMIN, "till")
    await at.desk.sales.configure(LIMITLESS)
    assert at.events[-1] == SettingsKept(LIMITLESS)


async def test_the_journal_has_who_changed_the_limits_and_no_other_value(at: AtDesk) -> None:
    await at.bring(Role.ADMIN, "till")
    await at.desk.sales.configure(replace(SETTINGS, theme=Theme.DARK))
    shop = replace(SETTINGS.shop, payee_vpa="sharma.stores@okbank")
    await at.desk.sales.configure(replace(LIMITLESS, shop=shop, theme=Theme.DARK))
    facts = at.desk.offices.engine.journal.facts_of(settings_facts.SUBJECT)
    assert [(fact.kind, fact.data) for fact in facts] == [
        (
            settings_facts.CHANGED,
            {
                "by": "Meera",
                "changed": ["shop.payee_vpa", "money_out.per_transfer"],
                "limits": {"per_transfer": None, "per_day": 10_000_000, "per_beneficiary": 5_000_000},
            },
        )
    ]


async def test_settings_that_cannot_be_written_are_used_and_the_fault_is_told(
    at: AtDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at.bring(Role.ADMIN, "till")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(private_files, "replace", full)
        await at.desk.sales.configure(LIMITLESS)
    assert at.events[-2:] == [JournalFault("disk_full"), SettingsKept(LIMITLESS)]


class Heard(Listener):
    """A thread that ends with the test, and what it said."""

    def __init__(self, options: StartOptions) -> None:
        super().__init__()
        self.thread_of_it = CounterThread(options)
        self.thread_of_it.happened.connect(self.hear)


@pytest.fixture
def hear() -> Iterator[Callable[[StartOptions], Heard]]:
    """Make threads; each is ended."""
    made: list[Heard] = []

    def hear(options: StartOptions) -> Heard:
        made.append(Heard(options))
        return made[-1]

    yield hear
    for each in made:
        assert each.thread_of_it.stop() or each.thread_of_it.wait(30_000)


@pytest.fixture
def demo_plan(sandbox: Any, tmp_path: Path) -> StartOptions:
    return StartOptions(tmp_path, SETTINGS, AsDemo(sandbox))


def test_the_lock_does_not_stop_a_sale(
    qtbot: QtBot, hear: Callable[[StartOptions], Heard], demo_plan: StartOptions, sandbox: Any
) -> None:
    heard = hear(demo_plan)
    thread = heard.thread_of_it
    thread.take(WISH)
    thread.start()
    qtbot.waitUntil(lambda: bool(heard.of(QrPicture)), timeout=20_000)
    thread.look_at(WISH.sale_id)
    thread.people.lock()
    qtbot.waitUntil(lambda: heard.of(SignedIn)[-1].locked, timeout=20_000)
    control = Control(sandbox.url)
    control.phone(control.books()["orders"][0]["order_id"])
    control.close()

    def paid() -> bool:
        return any(event.fact.data.get("status") == "PAID" for event in heard.of(FactHappened))

    qtbot.waitUntil(paid, timeout=20_000)
    thread.seen(WISH.sale_id)
    qtbot.waitUntil(lambda: bool(heard.of(PermissionDenied)), timeout=20_000)


def test_a_wish_before_the_start_passes_no_lock(
    qtbot: QtBot, hear: Callable[[StartOptions], Heard], tmp_path: Path
) -> None:
    set_up(tmp_path)
    heard = hear(StartOptions(tmp_path, SETTINGS))
    thread = heard.thread_of_it
    thread.take(WISH)
    thread.people.save_person("a1", MEERA, "1234")
    thread.start()
    qtbot.waitUntil(lambda: len(heard.of(PermissionDenied)) == 2, timeout=20_000)
    assert {event.denial for event in heard.of(PermissionDenied)} == {DenialReason.LOCKED}
    assert heard.of(FactHappened) == []


def test_what_hinders_leaves_no_step_as_an_exception(
    qtbot: QtBot, hear: Callable[[StartOptions], Heard], demo_plan: StartOptions
) -> None:
    event = PermissionDenied(Permission.SEND, DenialReason.PAGES_LOCKED, "d1")

    async def denied(_: Desk) -> None:
        raise Denied(event)

    heard = hear(demo_plan)
    heard.thread_of_it._post(denied)
    heard.thread_of_it.start()
    qtbot.waitUntil(lambda: event in heard.events, timeout=20_000)
