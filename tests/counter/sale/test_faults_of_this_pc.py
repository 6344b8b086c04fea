"""Faults of this PC: its disk, its clock, and what the service allows it, against the real sandbox over HTTP."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.clock import HOUR, MINUTE, SECOND
from paydesk.domain.commands import TakeSale
from paydesk.domain.fact import Fact
from paydesk.domain.failure import Problem
from paydesk.domain.messages import CommandStatus, JournalFault, SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal.journal import FILE_NAME, Journal
from tests.conftest import Logs
from tests.counter.sale.looking import keys, kinds, later, pictures
from tests.helpers.control import Control
from tests.helpers.journals import edit
from tests.helpers.sale_rig import SaleRig

ORDERS = "/pg/orders"
TRANSACTIONS = "/pg/terminal/transactions"


# Journal --------------------------------------------------------------------------------------------------------------


@pytest.mark.waits
async def test_a_busy_journal_hides_no_qr(rig: SaleRig, control: Control, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "till" / FILE_NAME, isolation_level=None)
    control.fault("delay", method="POST", path=TRANSACTIONS, ms=300)
    taking = asyncio.create_task(rig.take())
    await rig.until(lambda: any(e.sale.transaction.is_unresolved for e in rig.events if isinstance(e, SaleChanged)))
    other.execute("BEGIN IMMEDIATE")
    sale_id = await taking
    assert rig.sale(sale_id).phase is Phase.WAITING
    assert pictures(rig)
    await rig.until(lambda: rig.all(JournalFault)[:1] == [JournalFault("busy")])
    other.close()
    await rig.until(lambda: JournalFault("") in rig.events)
    assert kinds(rig, sale_id)[-1] == SaleFactKind.QR_CHECKED


@pytest.mark.skipif(sys.platform == "win32", reason="Windows replaces no file that is open")
async def test_a_program_that_renames_a_copy_over_the_journal_stops_no_sale(
    rig: SaleRig, control: Control, tmp_path: Path, logs: Logs
) -> None:
    """Every sale failed until Paydesk was started again, and BeginNewJournal was refused."""
    path, first = tmp_path / "till" / FILE_NAME, await rig.take()
    rig.engine.recorder.flush()
    shutil.copy(path, tmp_path / "copy")
    (tmp_path / "copy").replace(path)
    control.phone(rig.sale(first).order_id)
    await rig.until_phase(first, Phase.PAID)
    second = await rig.take()
    (tmp_path / "copy").write_bytes(b"")
    (tmp_path / "copy").replace(path)
    third = await rig.take()
    assert [rig.sale(each).phase for each in (first, second, third)] == [Phase.PAID, Phase.WAITING, Phase.WAITING]
    rig.engine.recorder.flush()
    assert not any(isinstance(each, JournalFault) for each in rig.events)
    with Journal.read_only(path.parent) as kept:
        phases = [sale.phase for sale in map(kept.sale, (first, second, third)) if sale is not None]
        assert phases == [Phase.PAID, Phase.WAITING, Phase.WAITING]
    logs.expect("restored and reopened")


async def test_a_sale_that_was_edited_outside_is_not_read_any_more(rig: SaleRig, control: Control) -> None:
    """Its next read took it up again, from the edited rows (docs/decisions/0013)."""
    edited, other = await rig.take(), await rig.take()
    rig.engine.recorder.flush()
    edit(rig.engine.journal.path, "UPDATE facts SET at = at + 1 WHERE sale_id = ? AND kind = 'sale_wanted'", edited)
    (broken,) = rig.engine.journal.verify().breaks
    rig.engine.sales.sales.forget([broken.subject])
    rig.events.clear()
    control.phone(rig.sale(other).order_id)
    for _ in range(2):
        rig.clock.shift += MINUTE
        await rig.engine.sales.runner.advance(edited)
    await rig.until_phase(other, Phase.PAID, look=False)
    assert {each.sale.sale_id for each in rig.events if isinstance(each, SaleChanged)} == {other}
    assert (await rig.read(edited)).status is CommandStatus.REFUSED
    assert rig.engine.sales.sales.get(edited) is None
    assert not any(isinstance(each, JournalFault) for each in rig.events)


async def test_a_full_disk_hides_no_payment(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    rig.engine.recorder.flush()
    rig.engine.journal._db.execute("PRAGMA query_only = ON")
    control.phone(rig.sale(sale_id).order_id)
    await rig.until_phase(sale_id, Phase.PAID)
    assert rig.verdict(sale_id) is Verdict.HAND_OVER
    await rig.until(lambda: JournalFault("not_writable", sale_id) in rig.events)
    with_nothing = await rig.send(TakeSale(sale_id="next", method=PaymentMethod.QR_CODE, amount=Money(500)))
    assert (with_nothing.status, with_nothing.fault) == (CommandStatus.FAILED, "not_writable")
    assert len(control.books()["orders"]) == 1  # no intent on disk, nothing sent
    rig.engine.journal._db.execute("PRAGMA query_only = OFF")
    await rig.until(lambda: JournalFault("") in rig.events)
    assert SaleFactKind.STATUS_READ in kinds(rig, sale_id)
    kept = rig.engine.journal.sale(sale_id)
    assert kept is not None
    assert kept.phase is Phase.PAID


@pytest.mark.waits
async def test_a_fault_that_is_over_while_the_order_is_read_is_not_told_after_that(
    rig: SaleRig, control: Control, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was told once the order had been read, when its end was told already, and stood on the page for ever."""
    journal, met = rig.engine.journal, list[Fact]()
    append: Callable[[Sequence[Fact]], None] = journal.append

    def full_once(facts: Sequence[Fact]) -> None:
        sent = [fact for fact in facts if fact.kind == SaleFactKind.TRANSACTION_SENT]
        if sent and not met:
            met.extend(sent)
            raise KnownFault(FaultKind.DISK_FULL, journal.path)
        append(facts)

    monkeypatch.setattr(journal, "append", full_once)
    control.fault("delay", method="GET", path=f"{ORDERS}/", ms=600)
    sale_id = await rig.take()
    await rig.until(lambda: rig.sale(sale_id).can_show_code)
    assert met
    assert [event.kind for event in rig.events if isinstance(event, JournalFault)] == ["disk_full", ""]


# Clocks and limits ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("off", [-30 * MINUTE, -2 * HOUR, 30 * MINUTE, 26 * HOUR])
async def test_a_clock_that_is_wrong_stops_no_sale(rig: SaleRig, control: Control, off: int) -> None:
    rig.clock.shift += off
    sale_id = await rig.take()
    await rig.until_phase(sale_id, Phase.WAITING)
    sale = rig.sale(sale_id)
    assert abs(sale.clock_offset_ms - off) < 10 * SECOND
    [order] = control.books()["orders"]
    assert order["order_status"] == "ACTIVE"
    control.phone(sale.order_id)
    await rig.until_phase(sale_id, Phase.PAID)


async def test_the_second_sale_under_a_wrong_clock_is_made_at_once(rig: SaleRig) -> None:
    rig.clock.shift -= 30 * MINUTE
    await rig.until_phase(await rig.take(), Phase.WAITING)
    second = await rig.take()
    assert len(keys(rig, second, SaleFactKind.ORDER_SENT)) == 1
    lasts = (rig.sale(second).expiries[-1] or 0) - (rig.sale(second).service_time or 0)
    assert 29 * MINUTE < lasts <= 30 * MINUTE + 2 * SECOND


async def test_a_clock_that_is_set_back_stops_no_read(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    rig.clock.shift -= 2 * HOUR
    control.phone(rig.sale(sale_id).order_id)
    await rig.engine.sales.runner.advance(sale_id)
    assert rig.sale(sale_id).phase is Phase.PAID
    assert rig.verdict(sale_id) is Verdict.HAND_OVER


async def test_f5_works_after_a_429_and_a_clock_that_was_set_back(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.fault("rate_limit", method="GET", path=ORDERS, times=1, retry_after=5)
    assert (await rig.read(sale_id)).status is CommandStatus.FAILED
    held = await rig.read(sale_id)
    assert held.failure is not None
    assert held.failure.problem is Problem.SLOW_DOWN
    rig.clock.shift += 6 * SECOND
    assert (await rig.read(sale_id)).status is CommandStatus.DONE


async def test_a_limit_on_orders_slows_no_read(rig: SaleRig, control: Control) -> None:
    first = await rig.take()
    control.fault("rate_limit", method="POST", path=ORDERS, times=1, retry_after=30)
    second = await rig.take()
    assert rig.sale(second).order.state is RequestState.NOT_SENT
    assert rig.verdict(second) is Verdict.WAIT
    control.phone(rig.sale(first).order_id)
    assert (await rig.read(first)).status is CommandStatus.DONE
    assert rig.sale(first).phase is Phase.PAID
    await later(rig, control, 31 * SECOND, second)
    assert rig.sale(second).phase is Phase.WAITING


async def test_a_clock_that_is_put_right_between_two_runs_stops_no_sale(
    sandbox: Any, tmp_path: Path, control: Control
) -> None:
    places = (tmp_path / "till", sandbox.url, sandbox.client_id, sandbox.client_secret)
    for first, second in ((-30 * MINUTE, 0), (26 * HOUR, 0), (0, 26 * HOUR)):
        async with SaleRig(*places) as rig:
            rig.clock.shift = first
            sale_id = await rig.take()
            await rig.until_phase(sale_id, Phase.WAITING)
        again = SaleRig(*places)
        again.clock.shift = second
        async with again:
            await again.until(lambda: again.sale(sale_id).has_current_read)  # noqa: B023
            assert again.verdict(sale_id) is Verdict.WAIT
            control.phone(again.sale(sale_id).order_id)
            await again.until_phase(sale_id, Phase.PAID)
            assert again.verdict(sale_id) is Verdict.HAND_OVER
