"""A journal that cannot be opened is retried, and sales start when it can be; a damaged one is replaced.

The real core, on a loop whose time is virtual.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from paydesk.api.hub import HubClient
from paydesk.domain.clock import DAY, HOUR, MINUTE, Clock
from paydesk.domain.commands import BeginNewJournal, Command, ListSales, TakeSale
from paydesk.domain.fact import Fact
from paydesk.domain.hub.commands import EnrolHub
from paydesk.domain.hub.messages import HubProblem, HubState
from paydesk.domain.messages import (
    BrokenFact,
    CommandEnded,
    CommandStatus,
    JournalBroken,
    JournalCopied,
    JournalFault,
    JournalStarted,
    PartFailed,
    SaleChanged,
    SaleList,
    SalesLoaded,
)
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.payout.messages import PayoutsLoaded
from paydesk.domain.people.messages import PeopleKnown
from paydesk.domain.people.person import Role
from paydesk.domain.sale.listing import SaleQuery
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings import stored_facts
from paydesk.domain.settings.settings import HubSettings
from paydesk.domain.shift.commands import CloseShift, OpenShift
from paydesk.domain.shift.messages import CurrentShift, ShiftClosed
from paydesk.domain.shift.zreport import ZReport
from paydesk.store.errors import FaultKind, KnownFault, MigrationFailed, RebuildInProgress, StoreBug, StoreError
from paydesk.store.journal import rebuilding
from paydesk.store.journal.journal import FILE_NAME, Journal
from tests.conftest import Logs
from tests.helpers.journals import edit, payout, status, whole_sale
from tests.helpers.kept import disagreeing
from tests.helpers.keychain import Ring
from tests.helpers.people_rig import set_up
from tests.helpers.screen import until
from tests.helpers.service_rig import START
from tests.simulation.hub import HubDouble, HubWire
from tests.simulation.virtual_loop import VirtualLoop, run
from tests.worker.core_rig import CoreRig, started
from tests.worker.test_supervisor import run_directly

NO_SALE = ListSales(ask_id="q", query=SaleQuery("100"))


@pytest.fixture(autouse=True)
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run thread work at once: a virtual loop waits for no thread."""
    monkeypatch.setattr("paydesk.worker.core.run_in_thread", run_directly)


def play(folder: Path, act: Callable[[CoreRig], Coroutine[Any, Any, None]]) -> CoreRig:
    """Start a counter on this folder, act, and return it."""
    folder.mkdir(exist_ok=True)

    async def main(loop: VirtualLoop) -> CoreRig:
        rig = CoreRig(folder, now=Clock(lambda: START * 1_000_000, loop.elapsed_ns).now)
        async with started(rig):
            await act(rig)
        return rig

    return run(main)


def failing(kinds: Sequence[StoreError], opened: list[int]) -> Callable[[Path], Journal]:
    """Return a Journal.open that fails these times, one after another; `opened` gets the times of the calls, in ms."""
    real, left = Journal.open, list(kinds)

    def opening(folder: Path) -> Journal:
        opened.append(round(asyncio.get_running_loop().time() * 1_000))
        if left:
            raise left.pop(0)
        return real(folder)

    return opening


def known(*kinds: FaultKind) -> list[KnownFault]:
    return [KnownFault(kind, Path(FILE_NAME)) for kind in kinds]


@pytest.mark.parametrize("kind", [FaultKind.BUSY, FaultKind.DISK_FULL, FaultKind.NOT_WRITABLE, FaultKind.DAMAGED])
def test_a_journal_is_opened_when_its_fault_has_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs, kind: FaultKind
) -> None:
    opened: list[int] = []
    monkeypatch.setattr(Journal, "open", failing(known(kind, kind, kind), opened))

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(0.5)
        assert rig.all(JournalFault) == [JournalFault(kind.value)]
        assert await rig.send(NO_SALE) == CommandEnded(NO_SALE.command_id, CommandStatus.FAILED, "q", kind.value)
        assert not rig.all(SalesLoaded)
        await asyncio.sleep(10)
        assert rig.all(SalesLoaded)
        again = ListSales(ask_id="q", query=SaleQuery("100"))
        assert (await rig.send(again)).status is CommandStatus.DONE
        assert rig.all(SaleList)

    rig = play(tmp_path, act)
    assert opened == [0, 1_000, 3_000, 7_000]
    told = [event for event in rig.events if isinstance(event, JournalFault | SalesLoaded)]
    assert told[0] == JournalFault(kind.value)
    assert [type(event) for event in told[-2:]] == [SalesLoaded, JournalFault]
    assert told[-1] == JournalFault(""), "all is well again"
    assert not rig.all(PartFailed)
    logs.expect("Journal cannot be opened")


def test_another_fault_is_reported_when_it_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs) -> None:
    faults = [StoreBug("a mistake"), *known(FaultKind.BUSY, FaultKind.BUSY, FaultKind.DISK_FULL)]
    monkeypatch.setattr(Journal, "open", failing(faults, []))

    async def act(_rig: CoreRig) -> None:
        await asyncio.sleep(20)

    kinds = [event.kind for event in play(tmp_path, act).all(JournalFault)]
    assert kinds == ["bug", "busy", "disk_full", ""]
    logs.expect("Journal cannot be opened")


def test_a_sound_journal_is_not_reported(tmp_path: Path) -> None:
    async def act(_rig: CoreRig) -> None:
        await asyncio.sleep(3 * DAY / 1_000)

    rig = play(tmp_path, act)
    assert [event for event in rig.events if isinstance(event, JournalFault | JournalBroken)] == []


def test_sales_that_cannot_be_loaded_are_retried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs) -> None:
    """The journal is busy just after it was opened: it is closed, and opened again later."""
    faults, real = known(FaultKind.BUSY), Journal.load_current_sales

    def busy(self: Journal, now: int) -> Any:
        if faults:
            raise faults.pop()
        return real(self, now)

    monkeypatch.setattr(Journal, "load_current_sales", busy)

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(0.5)
        assert (await rig.send(NO_SALE)).fault == "busy"
        await asyncio.sleep(1)
        assert rig.all(SalesLoaded)

    assert [event.kind for event in play(tmp_path, act).all(JournalFault)] == ["busy", "busy", ""], "the search too"
    logs.expect("Journal cannot be opened")


def migration(kind: FaultKind, copy: Path | None) -> MigrationFailed:
    return MigrationFailed(kind, Path(FILE_NAME), version=3, copy=copy)


@pytest.mark.parametrize("kind", list(FaultKind))
def test_a_failed_update_is_retried_only_after_a_temporary_fault_and_leaves_one_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs, kind: FaultKind
) -> None:
    opened: list[int] = []
    copy = tmp_path / "journal-v2.sqlite3"
    copy.touch()
    faults = [migration(kind, each) for each in (copy, None, tmp_path / "gone")]
    monkeypatch.setattr(Journal, "open", failing(faults, opened))

    async def act(_rig: CoreRig) -> None:
        await asyncio.sleep(3_600)

    play(tmp_path, act)
    passes = kind in {FaultKind.BUSY, FaultKind.DISK_FULL, FaultKind.NOT_WRITABLE}
    assert len(opened) == (4 if passes else 1)
    assert copy.exists() is not passes
    logs.expect("Journal cannot be opened")


# What is noted while there is no journal -----------------------------------------------------------------------------


def test_facts_about_people_are_written_once_the_journal_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs
) -> None:
    set_up(tmp_path)
    monkeypatch.setattr(Journal, "open", failing(known(FaultKind.BUSY, FaultKind.BUSY), []))

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(0.1)
        assert (await rig.sign_in(Role.ADMIN)).status is CommandStatus.DONE
        await asyncio.sleep(10)

    play(tmp_path, act)
    with Journal.read_only(tmp_path) as journal:
        assert [fact.kind for fact in journal.facts_of("people:p4")] == ["signed_in"]
    logs.expect("Journal cannot be opened")


def test_a_fact_that_cannot_be_written_is_reported_and_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up(tmp_path)
    faults, real = known(FaultKind.DISK_FULL), Journal.append

    def full(self: Journal, facts: Any) -> None:
        if faults:
            raise faults.pop()
        real(self, facts)

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(0.1)
        monkeypatch.setattr(Journal, "append", full)
        assert (await rig.sign_in(Role.ADMIN)).status is CommandStatus.DONE
        await asyncio.sleep(0.01)
        assert [event.kind for event in rig.all(JournalFault)] == ["disk_full"]
        assert (await rig.sign_in(Role.CASHIER)).status is CommandStatus.DONE
        await asyncio.sleep(10)
        assert [event.kind for event in rig.all(JournalFault)] == ["disk_full", ""]

    play(tmp_path, act)
    with Journal.open(tmp_path) as journal:
        assert len(journal.facts_of("people:p4")) == 1
        assert len(journal.facts_of("people:p1")) == 1
        assert journal.verify().is_intact


# Setting aside -------------------------------------------------------------------------------------------------------


def journal_start(folder: Path) -> list[tuple[str, str]]:
    """Return who began the journal of this folder again, and where the one before is."""
    with Journal.open(folder) as journal:
        facts = journal.facts_of(stored_facts.JOURNAL_SUBJECT)
    return [(str(fact.data["by"]), str(fact.data["aside"])) for fact in facts if fact.kind == "journal_begun"]


def test_an_admin_replaces_a_file_that_is_no_journal(tmp_path: Path, logs: Logs) -> None:
    set_up(tmp_path)
    (tmp_path / FILE_NAME).write_bytes(b"this is no journal" * 100)

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(0.1)
        await rig.sign_in(Role.SUPERVISOR)
        assert (await rig.send(BeginNewJournal())).status is CommandStatus.REFUSED
        assert not rig.all(SalesLoaded)
        await rig.sign_in(Role.ADMIN)
        at = asyncio.get_running_loop().time()
        assert (await rig.send(BeginNewJournal())).status is CommandStatus.DONE
        assert asyncio.get_running_loop().time() - at < 0.1, "nor is the next try waited for"
        assert rig.all(JournalFault)[-1] == JournalFault("")
        assert rig.all(JournalStarted) == [JournalStarted(0, 0, is_complete=False)]
        assert (await rig.send(NO_SALE)).status is CommandStatus.DONE

    play(tmp_path, act)
    ((by, aside),) = journal_start(tmp_path)
    assert by == "Meera"
    assert (tmp_path / aside).read_bytes().startswith(b"this is no journal")
    logs.expect("Journal cannot be opened")


PAGE = 4_096
NOTHING = bytes(PAGE)
EMPTY = bytes.fromhex("0d000000001000").ljust(PAGE, b"\0")
"""A sound page without rows."""


def damage_page(folder: Path, of: str, page: bytes) -> None:
    """Write a journal of some sales, and replace the first page of a table or an index."""
    with Journal.open(folder) as journal:
        for n in range(4):
            journal.append(whole_sale(f"s{n}", START - DAY, word="ACTIVE" if n % 2 else "PAID"))
    with closing(sqlite3.connect(folder / FILE_NAME)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (number,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (of,)).fetchone()
    with (folder / FILE_NAME).open("r+b") as file:
        file.seek((number - 1) * PAGE)
        file.write(page)


@pytest.mark.parametrize(
    ("of", "page"),
    [
        ("facts", NOTHING),  # it opens, and cannot be taken up
        ("facts_of_sale", NOTHING),
        ("sales", EMPTY),  # its index knows rows that it has not got
        ("numbers", NOTHING),  # it is taken up, and nothing can be written
        ("breaks", NOTHING),  # what is broken cannot even be asked for
        ("breaks", EMPTY),
    ],
)
def test_with_any_damage_a_sale_is_possible_or_an_admin_can_replace_the_journal(
    tmp_path: Path, logs: Logs, of: str, page: bytes
) -> None:
    damage_page(tmp_path, of, page)

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(1)
        first, second = (TakeSale(sale_id=name, method=PaymentMethod.QR_CODE, amount=Money(100)) for name in "ab")
        ended = await rig.send(first)
        if ended.status is not CommandStatus.DONE:
            assert rig.all(JournalFault)[-1] == JournalFault("damaged", ended.subject)
            assert (await rig.send(BeginNewJournal())).status is CommandStatus.DONE
            assert rig.all(JournalFault)[-1] == JournalFault(""), "the windows sell again"
            assert (await rig.send(second)).status is CommandStatus.DONE

    assert not play(tmp_path, act).all(PartFailed)
    if of != "breaks":
        assert len(journal_start(tmp_path)) == 1
    if (of, page) in {("facts", NOTHING), ("facts_of_sale", NOTHING), ("sales", EMPTY)}:
        logs.expect("Journal cannot be opened")


@pytest.mark.parametrize("fault", [None, *known(FaultKind.BUSY, FaultKind.DISK_FULL, FaultKind.NEWER), StoreBug("b")])
def test_a_sound_journal_cannot_be_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs, fault: StoreError | None
) -> None:
    monkeypatch.setattr(Journal, "open", failing([fault] * 100 if fault else [], []))

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(0.1)
        assert (await rig.send(BeginNewJournal())).status is CommandStatus.REFUSED

    play(tmp_path, act)
    assert [path.name for path in tmp_path.glob("journal-*")] == []
    if fault:
        logs.expect("Journal cannot be opened")


def test_an_admin_replaces_a_journal_that_the_hub_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is sound in itself: an older copy that was restored here."""
    hubs: list[HubDouble] = []

    def create_client(settings: HubSettings, key: str) -> HubClient:
        return HubClient(settings.url, key, wire=HubWire(hubs[0]))

    monkeypatch.setattr("paydesk.counter.hub_service._create_client", create_client)

    async def act(rig: CoreRig) -> None:
        hubs.append(hub := HubDouble(rig._now, asyncio.get_running_loop()))
        await rig.send(EnrolHub(url="http://127.0.0.1", code=hub.create_code()))
        await asyncio.sleep(1)
        assert rig.all(HubState)[-1] == HubState("http://127.0.0.1", is_live=True)
        assert (await rig.send(BeginNewJournal())).status is CommandStatus.REFUSED
        (kept,) = hub.journals.values()
        kept.rows.append((len(kept.rows) + 1, "s", 0, "k", "{}", bytes(32)))
        await rig.send(OpenShift())
        await asyncio.sleep(1)
        assert rig.all(HubState)[-1].problem is HubProblem.FORK
        assert (await rig.send(BeginNewJournal())).status is CommandStatus.DONE
        await asyncio.sleep(1)
        assert rig.all(HubState)[-1] == HubState("http://127.0.0.1", is_live=True)
        assert len(hub.journals) == 2
        assert (await rig.send(BeginNewJournal())).status is CommandStatus.REFUSED

    assert not play(tmp_path, act).all(PartFailed)
    assert len(journal_start(tmp_path)) == 1


@pytest.mark.parametrize("later", [0, 60])
def test_a_failed_replacement_is_reported_and_can_be_retried_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs, later: int
) -> None:
    """Regression: the command was refused until the next automatic try, a minute later."""
    (tmp_path / FILE_NAME).write_bytes(b"this is no journal" * 100)

    def refused(_folder: Path) -> Path:
        raise KnownFault(FaultKind.NOT_WRITABLE, tmp_path)

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(0.1)
        with monkeypatch.context() as patch:
            patch.setattr(Journal, "set_aside", refused)
            ended = await rig.send(BeginNewJournal())
        assert (ended.status, ended.fault) == (CommandStatus.FAILED, "not_writable")
        await asyncio.sleep(later)
        tried = JournalFault("damaged" if later else "not_writable")
        assert rig.all(JournalFault)[-1] == tried, "it is tried again as it is"
        assert (await rig.send(BeginNewJournal())).status is CommandStatus.DONE

    play(tmp_path, act)
    logs.expect("Journal cannot be opened")


def test_a_broken_chain_is_reported_with_its_row_and_can_be_replaced(tmp_path: Path, logs: Logs) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("s1", START - DAY))
        journal.append(whole_sale("s2", START - DAY))
    with sqlite3.connect(tmp_path / FILE_NAME) as db:
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            db.execute(f"DROP TRIGGER {name}")
        db.execute("UPDATE facts SET data = '{}' WHERE seq = 2")
    db.close()

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(5)
        assert rig.all(JournalBroken) == [JournalBroken((BrokenFact(2, "altered", "s1"),))]
        assert (await rig.send(NO_SALE)).status is CommandStatus.DONE
        await asyncio.sleep(2 * DAY / 1_000)
        assert len(rig.all(JournalBroken)) == 3, "once a day"
        take = TakeSale(sale_id="s3", method=PaymentMethod.QR_CODE, amount=Money(100))
        assert (await rig.send(take)).status is CommandStatus.DONE
        assert (await rig.send(BeginNewJournal())).status is CommandStatus.DONE
        assert rig.all(JournalStarted) == [JournalStarted(0, 0, ("PD-s1",))]
        assert (await rig.send(ListSales(ask_id="q", query=SaleQuery("100")))).status is CommandStatus.DONE
        await asyncio.sleep(2 * DAY / 1_000)
        assert len(rig.all(JournalBroken)) == 3

    rig = play(tmp_path, act)
    assert not rig.all(JournalFault)
    assert len(journal_start(tmp_path)) == 1
    logs.expect("Chain is broken at")


def test_a_fault_after_a_day_without_one_has_the_first_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs
) -> None:
    """Regression: the pause was twice the last one of the day before, and no sale was possible meanwhile."""
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("s1", START - DAY))
    opened: list[int] = []
    monkeypatch.setattr(Journal, "open", failing(known(*[FaultKind.BUSY] * 4), opened))
    refused, real = known(FaultKind.NOT_WRITABLE), Journal.set_aside

    def set_aside(folder: Path) -> Path | None:
        if refused:
            raise refused.pop()
        return real(folder)

    monkeypatch.setattr(Journal, "set_aside", set_aside)

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(MINUTE / 1_000)
        edit(tmp_path / FILE_NAME, "UPDATE head SET count = count + 1")
        await asyncio.sleep(DAY / 1_000)
        pressed = asyncio.get_running_loop().time()
        assert (await rig.send(BeginNewJournal())).status is CommandStatus.FAILED
        await asyncio.sleep(MINUTE / 1_000)
        assert [each - round(pressed * 1_000) for each in opened[5:]] == [1_000]

    play(tmp_path, act)
    logs.expect("Journal cannot be opened")
    logs.expect("Chain is broken at")


def test_a_chain_that_cannot_be_verified_is_verified_ten_minutes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs
) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("s1", START - MINUTE, word="ACTIVE"))
    faults, real = known(FaultKind.BUSY, FaultKind.BUSY), Journal.verify_in_steps

    def busy(self: Journal, now: int) -> Any:
        if faults:
            raise faults.pop()
        return real(self, now)

    monkeypatch.setattr(Journal, "verify_in_steps", busy)

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(1)
        edit(tmp_path / FILE_NAME, "UPDATE facts SET at = at + 1 WHERE seq = 1")
        await asyncio.sleep(18 * MINUTE / 1_000)
        assert (len(faults), rig.all(JournalBroken)) == (0, [])
        services = rig._services
        assert services is not None
        assert "s1" in services.engine.sales.sales
        await asyncio.sleep(2 * MINUTE / 1_000)
        assert rig.all(JournalBroken) == [JournalBroken((BrokenFact(1, "altered", "s1"),))]
        assert "s1" not in services.engine.sales.sales, "nothing is done with what is not as it was written"

    assert not play(tmp_path, act).all(PartFailed)
    logs.expect("Chain is broken at")


def test_unfinished_subjects_continue_in_the_new_journal(tmp_path: Path, logs: Logs) -> None:
    """Regression: a payment for an open QR was not shown after the journal was replaced."""
    told: dict[str, list[Fact]] = {
        "altered": whole_sale("altered", START - MINUTE, word="ACTIVE"),
        "paid": whole_sale("paid", START - HOUR),
        "open": whole_sale("open", START - MINUTE, word="ACTIVE"),
        "cancelled": whole_sale("cancelled", START - HOUR, word="TERMINATED"),
        "out:done": payout("done", START - 40 * DAY, "done"),
        "out:on-its-way": payout("on-its-way", START - HOUR, "pending"),
    }
    with Journal.open(tmp_path) as journal:
        journal.append([fact for facts in told.values() for fact in facts])
    edit(tmp_path / FILE_NAME, "UPDATE facts SET at = at + 1 WHERE seq = 1")

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(5)
        for _ in range(2):  # nor is the new one well
            assert (await rig.send(BeginNewJournal())).status is CommandStatus.DONE
            assert {sale.sale_id for sale in rig.all(SalesLoaded)[-1].sales} == {"open", "cancelled"}
            assert [out.payout_id for out in rig.all(PayoutsLoaded)[-1].payouts] == ["on-its-way"]
            edit(tmp_path / FILE_NAME, "UPDATE head SET count = count + 1")
            await asyncio.sleep(DAY / 1_000)
        assert rig.all(JournalStarted) == [JournalStarted(2, 1, ("PD-altered",)), JournalStarted(2, 1)], (
            "and staff are told"
        )

    play(tmp_path, act)
    with Journal.open(tmp_path) as journal:
        for subject in ("open", "out:on-its-way"):
            assert journal.facts_of(subject)[: len(told[subject])] == tuple(told[subject])
        until(lambda: are_payouts_known(journal), lambda: "what was set aside is not read")
        assert [journal.quarantined_payouts.get(each) is None for each in ("done", "on-its-way")] == [False, True], (
            "once"
        )
    logs.expect("Chain is broken at")


def are_payouts_known(journal: Journal) -> bool:
    """Return True if the payouts of quarantined journals are known."""
    try:
        return journal.quarantined_payouts is not None
    except RebuildInProgress:
        return False


async def close_shift(rig: CoreRig) -> ZReport:
    """Open and close a shift, and return its Z-report."""
    assert (await rig.send(OpenShift())).status is CommandStatus.DONE
    assert (await rig.send(CloseShift(number=rig.all(CurrentShift)[-1].number))).status is CommandStatus.DONE
    return rig.all(ShiftClosed)[-1].z


def test_z_report_numbers_continue_in_a_new_journal(tmp_path: Path, logs: Logs) -> None:
    found: list[ZReport] = []

    async def damage_and_begin_anew(rig: CoreRig) -> None:
        await asyncio.sleep(1)
        found.append(await close_shift(rig))
        found.append(await close_shift(rig))
        for _ in range(2):  # the second time before any shift was closed in the new journal
            with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db, db:
                db.execute("UPDATE head SET count = count + 1")
            await asyncio.sleep(DAY / 1_000)
            assert (await rig.send(BeginNewJournal())).status is CommandStatus.DONE
            assert rig.all(CurrentShift)[-1] == CurrentShift(None, 2)

    async def go_on(rig: CoreRig) -> None:
        await asyncio.sleep(1)
        found.append(await close_shift(rig))
        found.append(await close_shift(rig))

    play(tmp_path, damage_and_begin_anew)
    play(tmp_path, go_on)
    assert [(z.number, z.before, z.series) for z in found] == [(1, 0, 0), (2, 1, 0), (3, 2, 0), (4, 3, 0)]
    assert [bool(z.anew) for z in found] == [False, False, True, False], "the first one says what it stands for"
    with Journal.open(tmp_path) as journal:
        [first] = journal.facts_of(stored_facts.JOURNAL_SUBJECT)
    assert first.data["seal"] == found[1].seal
    logs.expect("Chain is broken at")


def keychain_of(monkeypatch: pytest.MonkeyPatch) -> Ring:
    """Return the keychain of this PC."""
    ring = Ring(locked=False)
    monkeypatch.setattr("paydesk.store.keychain.system_keychain", lambda: ring)
    monkeypatch.setattr("paydesk.store.keychain.is_locked", lambda _: ring.locked)
    return ring


def test_an_older_copy_is_reported_and_starts_another_series_of_z_reports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs
) -> None:
    """A restored backup of last week is sound in itself: it knows no sale since, and would repeat Z-report numbers."""
    ring, folder = keychain_of(monkeypatch), tmp_path / "Paydesk"
    found: list[ZReport] = []

    async def work(rig: CoreRig) -> None:
        await asyncio.sleep(1)
        assert not rig.all(JournalBroken)
        found.append(await close_shift(rig))
        await asyncio.sleep(10 * MINUTE / 1_000)  # how far it came is kept, and no start is waited for

    play(folder, work)
    last_week = shutil.copytree(folder, tmp_path / "backup")
    play(folder, work)
    shutil.rmtree(folder)
    shutil.copytree(last_week, folder)
    broken = [JournalBroken((BrokenFact(3, "cut"),))]
    ring.locked = True

    async def go_on(rig: CoreRig) -> None:
        await asyncio.sleep(11 * MINUTE / 1_000)
        assert not rig.all(JournalBroken)
        ring.locked = False
        await asyncio.sleep(10 * MINUTE / 1_000)
        assert rig.all(JournalBroken) == broken, "what is in the keychain was not written over unread"
        found.append(await close_shift(rig))
        await asyncio.sleep(10 * MINUTE / 1_000)
        assert rig.all(JournalBroken) == broken

    async def next_day(rig: CoreRig) -> None:
        await asyncio.sleep(1)
        assert rig.all(JournalBroken) == broken, "until an administrator begins a new journal"
        assert (await rig.send(BeginNewJournal())).status is CommandStatus.DONE
        await asyncio.sleep(1)
        found.append(await close_shift(rig))

    async def another_day(rig: CoreRig) -> None:
        await asyncio.sleep(1)
        assert not rig.all(JournalBroken)

    for day in (go_on, next_day, another_day):
        assert not play(folder, day).all(PartFailed)
    assert [(z.number, bool(z.series), bool(z.anew)) for z in found] == [
        (1, False, False),
        (2, False, False),
        (2, True, False),
        (3, True, True),
    ]
    assert found[2].series == found[3].series
    logs.expect("Chain is broken at")


def test_a_journal_of_another_pc_is_no_older_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ring = keychain_of(monkeypatch)

    async def work(rig: CoreRig) -> None:
        await asyncio.sleep(1)
        await close_shift(rig)
        await asyncio.sleep(10 * MINUTE / 1_000)
        assert not rig.all(JournalBroken)

    play(tmp_path / "here", work)
    shutil.copytree(tmp_path / "here", tmp_path / "copied")
    play(tmp_path / "here", work)
    before = dict(ring.entries)
    assert list(before) == ["journal"]
    ring.entries.clear()
    play(tmp_path / "copied", work)
    ring.entries |= before
    play(tmp_path / "another", work)
    assert ring.entries != before, "each tells of the one that is used"


def run_once(folder: Path) -> tuple[int, bool]:
    """Return how often a run tells that the journal was copied, and whether its Z-report is of another series."""
    found: list[tuple[int, bool]] = []

    async def work(rig: CoreRig) -> None:
        await asyncio.sleep(1)
        if rig.all(PeopleKnown)[-1].people:
            await rig.sign_in(Role.ADMIN)
        z = await close_shift(rig)
        await asyncio.sleep(10 * MINUTE / 1_000)
        found.append((len(rig.all(JournalCopied)), bool(z.series)))

    play(folder, work)
    return found[0]


def test_a_journal_copied_to_another_pc_is_reported_and_starts_another_series_of_z_reports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two counters would give the same numbers, and count the same open sales. A new keychain looks the same."""
    ring, here, copied = keychain_of(monkeypatch), tmp_path / "here", tmp_path / "copied"
    set_up(here)
    assert run_once(here) == (0, False)
    ring.entries.clear()
    assert run_once(here) == (0, False), "it is not known whether any keychain had it: an older Paydesk kept no mark"
    assert run_once(here) == (0, False)
    shutil.copytree(here, copied)
    assert run_once(here) == (0, False)
    ours = dict(ring.entries)
    ring.entries.clear()
    ring.locked = True
    assert run_once(copied) == (0, False), "what it knows nobody has asked it"
    ring.locked = False
    assert run_once(copied) == (1, True)
    assert run_once(copied) == (0, True)
    with Journal.open(copied) as journal:
        assert journal.shifts.is_older_copy(journal.shifts.begun_after()[1].series), "a second person sends for a day"
        assert not journal.broken_rows()
    ring.entries = ours
    assert run_once(here) == (0, False)


def test_a_keychain_without_memory_reports_a_copied_journal_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ring, folder = keychain_of(monkeypatch), tmp_path / "Paydesk"
    assert [run_once(folder), run_once(folder)] == [(0, False)] * 2
    ring.full = True
    ring.entries.clear()
    assert [run_once(folder), run_once(folder)] == [(1, True), (0, True)]
    ring.full = False
    assert [run_once(folder), run_once(folder)] == [(0, True)] * 2
    ring.entries.clear()
    assert [run_once(folder), run_once(folder)] == [(1, True), (0, True)], "now it is a copy once more"


def test_no_sale_is_counted_by_a_second_z_report_in_a_new_journal(tmp_path: Path, logs: Logs) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append(payout("back", START - HOUR, "done", refund_of="sold", kind="cashgram"))
        journal.append(whole_sale("late", START - HOUR, word="TERMINATED"))
        journal.append([status("late", START - MINUTE, "PAID")])
    found: list[tuple[int, int]] = []

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(1)
        for _ in range(3):
            report = (await close_shift(rig)).report
            found.append((report.paid.count, report.refunds.count))
            assert {sale.sale_id for sale in rig.all(SalesLoaded)[-1].sales} == {"late"}, "nobody has seen it"
            for _ in range(2):  # nor is the new one well, before any shift was closed in it
                edit(tmp_path / FILE_NAME, "UPDATE head SET count = count + 1")
                await asyncio.sleep(DAY / 1_000)
                assert (await rig.send(BeginNewJournal())).status is CommandStatus.DONE

    play(tmp_path, act)
    assert found == [(1, 1), (0, 0), (0, 0)]
    logs.expect("Chain is broken at")


def test_a_journal_that_is_busy_for_a_moment_is_carried_over(tmp_path: Path, logs: Logs) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("open", START - MINUTE, word="ACTIVE"))
    aside = Journal.set_aside(tmp_path)
    assert aside is not None

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(0.5)
        assert rig.all(JournalFault) == [JournalFault("busy")]
        other.close()
        await asyncio.sleep(5)
        assert rig.all(JournalFault)[-1] == JournalFault("")
        assert [sale.sale_id for sale in rig.all(SalesLoaded)[-1].sales] == ["open"]

    with closing(sqlite3.connect(aside, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        play(tmp_path, act)
    logs.expect("Journal cannot be opened")


def test_unreadable_z_report_numbers_start_another_series(tmp_path: Path) -> None:
    """Also after the program was killed between setting the old journal aside and creating the new one."""
    (tmp_path / FILE_NAME).write_bytes(b"this is no journal" * 100)
    Journal.set_aside(tmp_path)
    found: list[ZReport] = []

    async def close_two(rig: CoreRig) -> None:
        await asyncio.sleep(1)
        found.append(await close_shift(rig))
        found.append(await close_shift(rig))

    play(tmp_path, close_two)
    assert [z.number for z in found] == [1, 2]
    assert {z.series for z in found} == {found[0].anew} != {0}
    assert [by for by, _ in journal_start(tmp_path)] == [""]
    Journal.set_aside(tmp_path)
    play(tmp_path, close_two)
    assert [(z.number, z.series) for z in found[2:]] == [(3, found[0].series), (4, found[0].series)]


def test_commands_of_the_first_moment_have_a_journal(tmp_path: Path) -> None:
    async def main(_loop: VirtualLoop) -> CoreRig:
        rig = CoreRig(tmp_path)
        sent: list[asyncio.Task[None]] = []

        def begin() -> None:
            commands: list[Command] = [NO_SALE, TakeSale(sale_id="s", method=PaymentMethod.QR_CODE, amount=Money(100))]
            sent.extend(asyncio.create_task(rig.dispatch(command)) for command in commands)

        task = asyncio.create_task(rig.run(begin))
        await asyncio.sleep(1)
        task.cancel()
        await asyncio.gather(task, *sent, return_exceptions=True)
        await rig.close()
        return rig

    assert [event.status for event in run(main).all(CommandEnded)] == [CommandStatus.DONE, CommandStatus.DONE]


def test_a_rebuild_runs_behind_sales_and_a_z_report_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An earlier version took an open sale for finished: without the rebuild the Z-report would lack it."""
    monkeypatch.setattr(rebuilding, "FACTS_AT_START", 12)
    monkeypatch.setattr(rebuilding, "STEP_FACTS", 7)
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("lost", START - 40 * DAY, word="ACTIVE"))
        for n in range(60):
            journal.append(whole_sale(f"s{n}", START - 30 * DAY + n * HOUR))
        journal._db.execute("UPDATE sales SET is_open = 0, watch_until = 0, in_group = 'failed'")
        journal._db.execute("UPDATE derived SET rules = 1")

    async def act(rig: CoreRig) -> None:
        journal = rig._journal_manager.journal
        assert journal is not None
        assert (await rig.send(OpenShift())).status is CommandStatus.DONE
        assert rebuilding.read_progress(journal._db) is not None, "nobody waited for it so far"
        assert (await rig.send(CloseShift(number=rig.all(CurrentShift)[-1].number))).status is CommandStatus.DONE
        (closed,) = rig.all(ShiftClosed)
        assert closed.z.report.paid.count == 60
        assert "lost" in [item.sale_id for item in closed.z.report.items]
        assert "lost" in [event.sale.sale_id for event in rig.all(SaleChanged)]
        assert disagreeing(journal) == []

    rig = play(tmp_path, act)
    assert not rig.all(JournalFault)


def test_a_found_subject_that_cannot_be_read_is_resumed_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: an open sale was not followed until the next start."""
    monkeypatch.setattr(rebuilding, "FACTS_AT_START", 100)
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("lost", START - 40 * DAY, word="ACTIVE"))
        for n in range(60):
            journal.append(whole_sale(f"s{n}", START - 30 * DAY + n * HOUR))
        journal._db.execute("UPDATE sales SET is_open = 0, watch_until = 0, in_group = 'failed'")
        journal._db.execute("UPDATE derived SET rules = 1")
    reading, faults = Journal.sale, known(*[FaultKind.BUSY] * 8)  # more than there are steps

    def busy(self: Journal, sale_id: str) -> Sale | None:
        if faults:
            raise faults.pop()
        return reading(self, sale_id)

    monkeypatch.setattr(Journal, "sale", busy)

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(5 * MINUTE / 1_000)
        assert "lost" in [event.sale.sale_id for event in rig.all(SaleChanged)]
        assert not faults

    play(tmp_path, act)


def test_a_query_of_tables_that_cannot_be_rebuilt_fails_with_the_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rebuilding, "FACTS_AT_START", 12)
    with Journal.open(tmp_path) as journal:
        for n in range(60):
            journal.append(whole_sale(f"s{n}", START - 30 * DAY + n * HOUR))
        journal._db.execute("UPDATE derived SET rules = 1")

    async def act(rig: CoreRig) -> None:
        with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            asked = ListSales(ask_id="q", query=SaleQuery("1250"))
            assert (await rig.send(asked)).fault == FaultKind.BUSY.value
            other.execute("ROLLBACK")
        await asyncio.sleep(60)
        assert (await rig.send(ListSales(ask_id="q", query=SaleQuery("1250")))).status is CommandStatus.DONE
        assert rig.all(SaleList)[-1].sums.paid.count == 60

    play(tmp_path, act)
