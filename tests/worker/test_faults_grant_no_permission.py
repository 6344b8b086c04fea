"""No fault of this PC grants a permission: people file, keychain, journal and clock, in five states each.

Played through the core with its real files, in virtual time. Denied commands make no call.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest

from paydesk.__main__ import main
from paydesk.domain.commands import (
    BeginNewJournal,
    ListPayouts,
    ReadBalance,
    ReadPeople,
    RemovePerson,
    SavePerson,
    SendPayout,
    SignIn,
    StayOnPages,
    UnlockPages,
    new_id,
)
from paydesk.domain.messages import CommandStatus
from paydesk.domain.payout.listing import PayoutQuery
from paydesk.domain.payout.messages import PayoutChanged
from paydesk.domain.people.messages import DenialReason, PermissionDenied, PinAccepted
from paydesk.domain.people.person import WHILE_WAITING, Person, Role
from paydesk.store.journal.journal import FILE_NAME
from paydesk.store.people.file import FILE_NAME as PEOPLE
from paydesk.store.single_instance import claim
from tests.helpers.journals import edit
from tests.helpers.keychain import Ring
from tests.helpers.people import CHEAP
from tests.helpers.service_rig import START
from tests.simulation.virtual_loop import run
from tests.worker.core_rig import CoreRig, started
from tests.worker.permission_rows import DRAFTS, TABLE

T = TypeVar("T")
STATES: Final = ("there", "gone", "older", "slow", "locked")
MEERA: Final = Person("m1", "Meera", Role.ADMIN)
ASHA: Final = Person("a1", "Asha", Role.CASHIER)
RAVI: Final = Person("r1", "Ravi", Role.SUPERVISOR)
PINS: Final = {"m1": "7531", "a1": "2581"}
OLD_PINS: Final = {"m1": "4826", "r1": "3691"}
"""PINs from before the last change: Meera has another one now, and Ravi does not work here any more."""
SLOW_S: Final = 3.0
IDS: Final = dict.fromkeys(("direct", "internal", "loan", "cashgram"), "nothing")
GUARDED: Final = {
    name: row
    for name, row in TABLE.items()
    if not row.locked and "SendPayoutAgain" not in name and name != "UnlockPages"
}
GUARDED_ROWS: Final = {name: row for name, row in GUARDED.items() if not name.startswith("ReadPayout")}
"""Rows without PINs, and without those whose permission depends on a missing payout."""


@dataclass
class Shop:
    """State of a shop's PC: now, and before people were changed."""

    now: Path
    before: Path
    entries: dict[str, str]
    entries_before: dict[str, str]


async def run_directly(call: Callable[[], T]) -> T:
    return call()


def play(folder: Path, act: Callable[[CoreRig], Coroutine[Any, Any, None]], clock: str = "there") -> CoreRig:
    async def main(loop: Any) -> CoreRig:
        def now() -> int:
            passed = loop.elapsed_ns() // 1_000_000
            moves = {"gone": passed, "older": START - 86_400_000 + passed, "slow": START + passed // 2, "locked": START}
            return int(moves.get(clock, START + passed))

        rig = CoreRig(folder, now=now)
        async with started(rig):
            await act(rig)
        return rig

    return run(main)


def use_quick_calls(patch: pytest.MonkeyPatch) -> None:
    """Run thread work at once, and make PINs cheap."""
    patch.setattr("paydesk.worker.core.run_in_thread", run_directly)
    patch.setattr("paydesk.counter.people.service.COST", CHEAP)
    patch.setattr("paydesk.store.journal.opening.BUSY_MS", 1)


def use_ring(patch: pytest.MonkeyPatch, entries: dict[str, str]) -> Ring:
    ring = Ring(locked=False)
    ring.entries = entries
    patch.setattr("paydesk.store.keychain.system_keychain", lambda: ring)
    patch.setattr("paydesk.store.keychain.is_locked", lambda _: ring.locked)
    return ring


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Shop:
    """Set up people through the counter itself, and change them the next day."""
    folder = tmp_path_factory.mktemp("shop") / "Paydesk"
    folder.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        use_quick_calls(patch)
        ring = use_ring(patch, {})

        async def set_up(rig: CoreRig) -> None:
            await asyncio.sleep(1)
            for person, pin in ((MEERA, "4826"), (ASHA, "2581"), (RAVI, "3691")):
                assert (await rig.send(SavePerson(person=person, pin=pin))).status is CommandStatus.DONE

        async def change(rig: CoreRig) -> None:
            await asyncio.sleep(1)
            assert (await rig.send(SignIn(person_id="m1", pin="4826"))).status is CommandStatus.DONE
            assert (await rig.send(RemovePerson(person_id="r1"))).status is CommandStatus.DONE
            assert (await rig.send(SavePerson(person=MEERA, pin="7531"))).status is CommandStatus.DONE

        play(folder, set_up)
        before, entries = shutil.copytree(folder, folder.with_name("before")), dict(ring.entries)
        play(folder, change)
    return Shop(folder, before, dict(ring.entries), entries)


def fail_file(shop: Shop, folder: Path, state: str, patch: pytest.MonkeyPatch) -> None:
    path = folder / PEOPLE
    match state:
        case "gone":
            path.unlink()
        case "older":
            shutil.copy(shop.before / PEOPLE, path)
        case "locked":
            path.unlink()
            path.mkdir()
        case "slow":
            slow_calls(patch, "PeopleFile.read")


def slow_calls(patch: pytest.MonkeyPatch, *slow: str) -> None:
    async def late(call: Callable[[], T]) -> T:
        name = getattr(getattr(call, "func", call), "__qualname__", "")
        if name in slow:
            await asyncio.sleep(SLOW_S)
        return call()

    patch.setattr("paydesk.worker.core.run_in_thread", late)


def fail_keychain(shop: Shop, state: str, patch: pytest.MonkeyPatch, file: str) -> None:
    ring = use_ring(patch, dict(shop.entries_before if state == "older" else shop.entries))
    match state:
        case "gone":
            patch.setattr("paydesk.store.keychain.system_keychain", lambda: None)
        case "locked":
            ring.locked = True
        case "slow":
            slow_calls(patch, "PeopleFile.read", "KeychainSecrets.lookup", "KeychainSecrets.lookup_keys")


def fail_journal(shop: Shop, folder: Path, state: str, undo: ExitStack) -> Callable[[], object]:
    """Make the journal fail; return a function that ends the fault."""
    path = folder / FILE_NAME
    if state in {"gone", "older"}:
        for each in folder.glob(f"{FILE_NAME}*"):
            each.unlink()
    if state == "older":
        for each in shop.before.glob(f"{FILE_NAME}*"):
            shutil.copy(each, folder / each.name)
    if state in {"slow", "locked"}:
        other = undo.enter_context(closing(sqlite3.connect(path, isolation_level=None)))
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        return other.close if state == "slow" else lambda: None
    return lambda: None


async def allowed(rig: CoreRig) -> set[str]:
    """Return the commands that are neither denied nor fail for want of a journal."""
    found = set()
    for name, row in GUARDED_ROWS.items():
        before = len(rig.events)
        ended = await rig.send(replace(row.command(IDS), command_id=new_id()))
        denied = any(isinstance(event, PermissionDenied) for event in rig.events[before:])
        if not denied and ended.status is not CommandStatus.FAILED:
            found.add(name)
    return found


SELLING: Final = {name for name, row in GUARDED_ROWS.items() if row.command(IDS).permission in WHILE_WAITING}


def is_new_pc(file: str, keychain: str, journal: str) -> bool:
    """Return True if nothing tells it from a PC on which Paydesk was just installed (docs/decisions/0012)."""
    return (file, keychain, journal) == ("gone", "gone", "gone")


def may_sell(file: str, keychain: str, journal: str) -> bool:
    """Return True if no source has told of people, and one has not answered yet."""
    silent = keychain in {"slow", "locked"} or journal in {"slow", "locked"}
    return file == "gone" and silent and journal not in {"there", "older"} and keychain not in {"there", "older"}


CELLS: Final = [
    (file, keychain, journal, STATES[(f + k + 2 * j) % 5])
    for (f, file), (k, keychain), (j, journal) in product(*[list(enumerate(STATES))] * 3)
]


@pytest.mark.usefixtures("caplog")  # much is logged
@pytest.mark.parametrize("file", STATES)
@pytest.mark.parametrize("keychain", STATES)
def test_no_fault_grants_a_permission(
    shop: Shop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, keychain: str
) -> None:
    """Each of the journal's states has one of the clock's: signed out, with old PINs, and later."""
    for cell_file, cell_keychain, journal, clock in CELLS:
        if (cell_file, cell_keychain) != (file, keychain) or is_new_pc(file, keychain, journal):
            continue
        folder = shutil.copytree(shop.now, tmp_path / f"{journal}")
        with monkeypatch.context() as patch, ExitStack() as undo:
            use_quick_calls(patch)
            fail_file(shop, folder, file, patch)
            fail_keychain(shop, keychain, patch, file)
            mend = fail_journal(shop, folder, journal, undo)
            cell = f"{file} file, {keychain} keychain, {journal} journal, {clock} clock"

            async def act(rig: CoreRig, cell: str = cell, journal: str = journal, mend: Any = mend) -> None:
                sells = SELLING if may_sell(file, keychain, journal) else set()
                at_start = SELLING if file == "gone" else set()
                assert await allowed(rig) - at_start == set(), f"{cell}: at the start"
                await asyncio.sleep(1)
                assert await allowed(rig) - sells == set(), f"{cell}: while it is slow"
                mend()
                await asyncio.sleep(2 * SLOW_S)
                await rig.send(ReadPeople())
                assert await allowed(rig) - sells == set(), f"{cell}: later"
                if (file, keychain) != ("older", "older"):  # both were put back: a backup of the whole PC
                    for person_id, pin in OLD_PINS.items():
                        await rig.send(SignIn(ask_id="old", person_id=person_id, pin=pin))
                        await rig.send(UnlockPages(ask_id="old", person_id=person_id, pin=pin))
                        await rig.send(SavePerson(ask_id="eve", person=Person("e1", "Eve", Role.ADMIN), pin="1593"))
                    assert not rig.all(PinAccepted), cell
                    assert await allowed(rig) - sells == set(), f"{cell}: after PINs that are not good any more"

            play(folder, act, clock)


@pytest.mark.usefixtures("caplog")
def test_only_user_commands_extend_the_supervisor_s_minute(
    shop: Shop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: while payouts moved, the window's own list requests kept the pages open without limit."""
    folder = shutil.copytree(shop.now, tmp_path / "Paydesk")
    use_quick_calls(monkeypatch)
    use_ring(monkeypatch, dict(shop.entries))
    draft = SendPayout(draft=DRAFTS["direct"])

    async def act(rig: CoreRig) -> None:
        await asyncio.sleep(1)
        await rig.send(SignIn(person_id="a1", pin=PINS["a1"]))
        await rig.send(UnlockPages(person_id="m1", pin=PINS["m1"]))
        for _ in range(70):
            await asyncio.sleep(1)
            await rig.send(ListPayouts(query=PayoutQuery()))
            await rig.send(ReadBalance(instrument_id=""))
        assert (await rig.send(draft)).status is CommandStatus.REFUSED
        assert rig.all(PermissionDenied)[-1].denial is DenialReason.PAGES_LOCKED
        await rig.send(UnlockPages(person_id="m1", pin=PINS["m1"]))
        for _ in range(14):
            await asyncio.sleep(5)
            await rig.send(StayOnPages())
        await rig.send(replace(draft, command_id=new_id()))
        assert rig.all(PayoutChanged)

    play(folder, act)


@pytest.mark.usefixtures("caplog")
def test_a_new_journal_still_knows_of_people(shop: Shop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = shutil.copytree(shop.now, tmp_path / "Paydesk")
    use_quick_calls(monkeypatch)
    use_ring(monkeypatch, dict(shop.entries))
    edit(folder / FILE_NAME, "UPDATE head SET count = count + 1")

    async def begin_anew(rig: CoreRig) -> None:
        await asyncio.sleep(86_400)
        await rig.send(SignIn(person_id="m1", pin=PINS["m1"]))
        assert (await rig.send(BeginNewJournal())).status is CommandStatus.DONE

    async def try_to_get_in(rig: CoreRig) -> None:
        await asyncio.sleep(5)
        assert await allowed(rig) == set()

    play(folder, begin_anew)
    (folder / PEOPLE).unlink()
    monkeypatch.setattr("paydesk.store.keychain.system_keychain", lambda: None)
    play(folder, try_to_get_in)


@pytest.mark.usefixtures("caplog")
def test_forget_people_removes_all_people(
    shop: Shop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`paydesk forget-people` is recorded as a fact, and sales stay."""
    folder = shutil.copytree(shop.now, tmp_path / "Paydesk")
    use_quick_calls(monkeypatch)
    ring = use_ring(monkeypatch, dict(shop.entries))
    monkeypatch.setenv("PAYDESK_HOME", str(folder))
    (folder / PEOPLE).unlink()

    async def is_locked(rig: CoreRig) -> None:
        await asyncio.sleep(1)
        assert await allowed(rig) == set()

    async def is_open(rig: CoreRig) -> None:
        await asyncio.sleep(1)
        assert (await rig.send(SavePerson(person=MEERA, pin="4826"))).status is CommandStatus.DONE

    play(folder, is_locked)
    held = claim(folder)
    assert held is not None
    assert main(["forget-people"]) == 1, "it is running"
    held.release()
    ring.locked = True
    assert main(["forget-people"]) == 1, "what the keychain still holds would lock the next start"
    ring.locked = False
    assert main(["forget-people"]) == 0
    assert "add yourself as admin" in capsys.readouterr().out
    play(folder, is_open)
    play(folder, is_locked)
