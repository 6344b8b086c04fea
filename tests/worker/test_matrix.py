"""Every wish as every role, beneath the window, through the real desk: done, or NotAllowed, exactly as the table says.

People sign in, unlock and lock by their PINs. There are no keys here, so that nothing that is allowed gets far.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Final

import pytest

from paydesk.domain.payout.messages import PayoutChanged
from paydesk.domain.payout.payout import Draft
from paydesk.domain.people.messages import DenialReason, PinProblem, PinRefused
from paydesk.domain.people.person import Role
from paydesk.worker.key_wishes import KeyWishes
from paydesk.worker.payout_wishes import PayoutWishes
from paydesk.worker.people_wishes import PeopleWishes
from paydesk.worker.wishes import Wishes
from tests.conftest import Logs
from tests.helpers.people_rig import set_up
from tests.worker.at_desk import AtDesk, running
from tests.worker.matrix import REQUESTS, TABLE, Row

LETTERS: Final = {Role.TRAINEE: "T", Role.CASHIER: "C", Role.SUPERVISOR: "S", Role.ADMIN: "A"}
PROTOCOLS: Final = {"": Wishes, "payouts.": PayoutWishes, "people.": PeopleWishes, "keys.": KeyWishes}
STATES: Final = ("till", "with_supervisor", "with_admin", "locked")


def names_of(protocol: type) -> set[str]:
    return {name for name, what in vars(protocol).items() if inspect.isfunction(what) and not name.startswith("_")}


def test_every_wish_has_its_row() -> None:
    wishes = {prefix + name for prefix, protocol in PROTOCOLS.items() for name in names_of(protocol)}
    assert len(wishes) > 30
    assert {row.partition(":")[0] for row in TABLE} == wishes


def wanted(row: Row, letter: str, state: str) -> DenialReason | None:
    """What the table says stands in the way."""
    if state == "locked":
        return None if row.locked else DenialReason.LOCKED
    allowed: str = getattr(row, state)
    if letter in allowed:
        return None
    return DenialReason.PAGES_LOCKED if row.money else DenialReason.ROLE


async def differences(at: AtDesk, roles: list[Role], state: str) -> list[str]:
    found = []
    for role in roles:
        await at.bring(role, state)
        as_brought = at.now
        for name, row in TABLE.items():
            told = [each.denial for each in await at.do(row)]
            denial = wanted(row, LETTERS[role], state)
            if told != ([] if denial is None else [denial]):
                found.append(f"{name} as {role.value}, {state}: {told}, not {denial}")
            if at.now != as_brought:
                await at.bring(role, state)
                assert at.now == as_brought
    return found


@pytest.mark.parametrize("state", STATES)
async def test_the_demo(tmp_path: Path, logs: Logs, state: str) -> None:
    async with running(tmp_path, demo=True) as at:
        await at.send_all()
        assert await differences(at, list(Role), state) == []
    logs.expect("the demo has no sandbox")


@pytest.mark.parametrize("state", STATES)
async def test_a_real_counter(tmp_path: Path, state: str) -> None:
    set_up(tmp_path)
    async with running(tmp_path, demo=False) as at:
        await at.send_all()
        assert await differences(at, [Role.CASHIER, Role.SUPERVISOR, Role.ADMIN], state) == []


@pytest.mark.parametrize("kind", ["direct", "internal", "loan"])
async def test_a_draft_of_another_kind_opens_no_payout(tmp_path: Path, kind: str) -> None:
    """Leave is asked for what would be sent, and not only for what the wish says that it is."""
    set_up(tmp_path)
    async with running(tmp_path, demo=False) as at:
        await at.send_all()
        await at.bring(Role.CASHIER, "till")
        out = at.desk.offices.payouts._book[at.outs[kind]]
        assert out.may_go_again, "there were no keys: it never left"
        before = len(at.events)
        told = await at.do(
            Row(lambda wishes, _: wishes.payouts.confirm(Draft(out.draft_id, REQUESTS["cashgram"]), "p2", "0000"))
        )
        assert [each.denial for each in told] == [DenialReason.PAGES_LOCKED]
        assert [event for event in at.events[before:] if isinstance(event, PayoutChanged)] == []


async def test_a_trainee_gets_no_further_than_the_lock_of_a_real_counter(tmp_path: Path) -> None:
    set_up(tmp_path)
    async with running(tmp_path, demo=False) as at:
        await at.send_all()
        await at.desk.people.lock()
        await at.bring(Role.TRAINEE, "till")
        assert at.of(PinRefused)[-1].problem is PinProblem.ROLE
        for name, row in TABLE.items():
            told = [each.denial for each in await at.do(row)]
            assert told == ([] if row.locked else [DenialReason.LOCKED]), name


async def test_with_nobody_set_up(tmp_path: Path) -> None:
    set_up(tmp_path)
    async with running(tmp_path, demo=False) as at:
        await at.send_all()
        outs = at.outs
    (tmp_path / "people.json").unlink()
    async with running(tmp_path, demo=False) as at:
        at.outs = outs
        for name, row in TABLE.items():
            told = [each.denial for each in await at.do(row)]
            assert told == ([] if row.nobody else [DenialReason.NOBODY]), name


async def test_with_a_people_file_that_cannot_be_read(tmp_path: Path) -> None:
    set_up(tmp_path)
    async with running(tmp_path, demo=False) as at:
        await at.send_all()
        outs = at.outs
    (tmp_path / "people.json").write_bytes(b"garbage")
    async with running(tmp_path, demo=False) as at:
        at.outs = outs
        for name, row in TABLE.items():
            told = [each.denial for each in await at.do(row)]
            assert told == ([] if row.locked else [DenialReason.LOCKED]), name
