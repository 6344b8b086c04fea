"""Every command as every role through the real core: done or denied, exactly as the table says.

People sign in, unlock and lock by their PINs. There are no keys, so that no allowed call gets far.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Final

import pytest

from paydesk.domain import commands
from paydesk.domain.commands import Command, LockScreen, SendPayout
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.payout import commands as payout_commands
from paydesk.domain.payout.messages import PayoutChanged
from paydesk.domain.payout.payout import Draft
from paydesk.domain.people.messages import DenialReason, PinProblem, PinRefused
from paydesk.domain.people.person import Role
from paydesk.domain.sale import commands as sale_commands
from paydesk.domain.shift import commands as shift_commands
from tests.conftest import Logs
from tests.helpers.people_rig import set_up
from tests.worker.core_rig import CoreRig, running
from tests.worker.permission_rows import REQUESTS, TABLE, Row

LETTERS: Final = {Role.TRAINEE: "T", Role.CASHIER: "C", Role.SUPERVISOR: "S", Role.ADMIN: "A"}
STATES: Final = ("signed_in", "with_supervisor", "with_admin", "locked")
ABSTRACT_COMMANDS: Final = {"Command", "SaleCommand", "PayoutCommand", "Question", "KeyCommand", "DayQuestion"}
"""Base classes of commands, which nobody sends."""
EVERY: Final = {
    kind
    for module in (commands, sale_commands, payout_commands, shift_commands)
    for name, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, Command) and name not in ABSTRACT_COMMANDS
}


def test_every_command_has_its_row() -> None:
    assert len(EVERY) > 35
    assert {row.partition(":")[0] for row in TABLE} == {kind.__name__ for kind in EVERY}


async def test_every_command_has_its_handler_once_the_journal_is_open(tmp_path: Path) -> None:
    async with running(tmp_path) as rig:
        assert EVERY - set(rig._handlers) == set()


def expected(row: Row, letter: str, state: str) -> DenialReason | None:
    """Return the reason for which the table denies it."""
    if state == "locked":
        return None if row.locked else DenialReason.LOCKED
    allowed: str = getattr(row, state)
    if letter in allowed:
        return None
    return DenialReason.PAGES_LOCKED if row.money else DenialReason.ROLE


async def differences(rig: CoreRig, roles: list[Role], state: str) -> list[str]:
    found = []
    for role in roles:
        await rig.sign_in_as(role, state)
        as_brought = rig.access_state
        for name, row in TABLE.items():
            told = [each.denial for each in await rig.try_row(row)]
            denial = expected(row, LETTERS[role], state)
            if told != ([] if denial is None else [denial]):
                found.append(f"{name} as {role.value}, {state}: {told}, not {denial}")
            if denial is not None and rig.all(CommandEnded)[-1].status is not CommandStatus.REFUSED:
                found.append(f"{name} as {role.value}, {state}: its end is not that it was refused")
            if rig.access_state != as_brought:
                await rig.sign_in_as(role, state)
                assert rig.access_state == as_brought
    return found


@pytest.mark.parametrize("state", STATES)
async def test_the_demo(tmp_path: Path, logs: Logs, state: str) -> None:
    async with running(tmp_path, demo=True) as rig:
        await rig.send_all()
        assert await differences(rig, list(Role), state) == []
    logs.expect("Unhandled exception in sandbox, restarting it")


@pytest.mark.parametrize("state", STATES)
async def test_a_real_counter(tmp_path: Path, state: str) -> None:
    set_up(tmp_path)
    async with running(tmp_path) as rig:
        await rig.send_all()
        assert await differences(rig, [Role.CASHIER, Role.SUPERVISOR, Role.ADMIN], state) == []


@pytest.mark.parametrize("kind", ["direct", "internal", "loan"])
async def test_the_permission_of_a_draft_is_that_of_its_payout(tmp_path: Path, kind: str) -> None:
    """Permission is checked for what would be sent, not only for what the command names."""
    set_up(tmp_path)
    async with running(tmp_path) as rig:
        await rig.send_all()
        await rig.sign_in_as(Role.CASHIER, "signed_in")
        out = [event.payout for event in rig.all(PayoutChanged) if event.payout.payout_id == rig.payout_ids[kind]][-1]
        assert out.can_resend, "there were no keys: it never left"
        before = len(rig.events)
        other = Draft(out.draft_id, REQUESTS["cashgram"])
        told = await rig.try_row(Row(lambda _: SendPayout(draft=other, second_id="p2", pin="0000")))
        assert [each.denial for each in told] == [DenialReason.PAGES_LOCKED]
        assert [event for event in rig.events[before:] if isinstance(event, PayoutChanged)] == []


async def test_a_trainee_cannot_pass_the_lock_of_a_real_counter(tmp_path: Path) -> None:
    set_up(tmp_path)
    async with running(tmp_path) as rig:
        await rig.send_all()
        await rig.send(LockScreen())
        await rig.sign_in_as(Role.TRAINEE, "signed_in")
        assert rig.all(PinRefused)[-1].problem is PinProblem.ROLE
        for name, row in TABLE.items():
            told = [each.denial for each in await rig.try_row(row)]
            assert told == ([] if row.locked else [DenialReason.LOCKED]), name


async def test_without_people(tmp_path: Path) -> None:
    set_up(tmp_path)
    async with running(tmp_path) as rig:
        await rig.send_all()
        ids = rig.payout_ids
    (tmp_path / "people.json").unlink()
    async with running(tmp_path) as rig:
        rig.payout_ids = ids
        for name, row in TABLE.items():
            told = [each.denial for each in await rig.try_row(row)]
            assert told == ([] if row.nobody else [DenialReason.NOBODY]), name


async def test_with_a_people_file_that_cannot_be_read(tmp_path: Path) -> None:
    set_up(tmp_path)
    async with running(tmp_path) as rig:
        await rig.send_all()
        ids = rig.payout_ids
    (tmp_path / "people.json").write_bytes(b"garbage")
    async with running(tmp_path) as rig:
        rig.payout_ids = ids
        for name, row in TABLE.items():
            told = [each.denial for each in await rig.try_row(row)]
            assert told == ([] if row.locked else [DenialReason.LOCKED]), name
