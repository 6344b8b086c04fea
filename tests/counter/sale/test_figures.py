"""Figures of the day come from the journal's tables, never from what happens to be in memory (DESIGN.md, truth 25)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from paydesk.domain.clock import now_ms
from paydesk.domain.messages import DayFigures
from paydesk.domain.money import Money
from paydesk.domain.sale.sale import Phase
from paydesk.domain.shift.days import date_of, span_of
from paydesk.store.journal.journal import Journal
from tests.helpers.control import Control
from tests.helpers.journals import whole_sale
from tests.helpers.rig import Rig


def day_of(at: int) -> tuple[int, int]:
    """The shop's day of a time, which ends at midnight."""
    return span_of(date_of(at), date_of(at))


def told(rig: Rig) -> list[DayFigures]:
    return [message for message in rig.events if isinstance(message, DayFigures)]


async def test_a_payment_moves_the_figures_once_it_is_on_disk(rig: Rig, control: Control) -> None:
    first, other = await rig.take(1250), await rig.take(640)
    control.phone(rig.sale(first).order_id)
    await rig.until_phase(first, Phase.PAID)
    await rig.until(lambda: told(rig)[-1].paid == 1)
    assert told(rig)[-1].amount == Money(125_000)
    control.phone(rig.sale(other).order_id)
    await rig.until_phase(other, Phase.PAID)
    await rig.until(lambda: told(rig)[-1] == DayFigures(*day_of(rig.clock()), 2, Money(189_000)))


async def test_real_money_is_not_among_that_of_tests(sandbox: Any, tmp_path: Path) -> None:
    start, end = day_of(now_ms())
    folder = tmp_path / "till"
    folder.mkdir()
    with Journal.open(folder) as journal:
        for host in ("api.cashfree.com", "127.0.0.1"):
            first, *others = whole_sale(host, start, paise=10_000)
            journal.append([replace(first, data={**first.data, "host": host}), *others])
    async with Rig(folder, sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        assert told(rig)[-1] == DayFigures(start, end, 1, Money(10_000))


async def test_after_a_restart_all_of_a_long_day_is_counted(sandbox: Any, tmp_path: Path) -> None:
    start, end = day_of(now_ms())
    folder = tmp_path / "till"
    folder.mkdir()
    with Journal.open(folder) as journal:
        journal._db.execute("PRAGMA synchronous = OFF")
        for n in range(1_500):
            journal.append(whole_sale(f"s{n}", start, paise=10_000))
        journal.append(whole_sale("yesterday", start - 60_000, paise=10_000))
    async with Rig(folder, sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        assert told(rig)[-1] == DayFigures(start, end, 1_500, Money(15_000_000))


async def test_what_was_paid_elsewhere_or_for_another_amount_is_not_counted(
    rig: Rig, control: Control, sandbox: Any, tmp_path: Path
) -> None:
    first = await rig.take(100)
    control.phone(rig.sale(first).order_id)
    await rig.until_phase(first, Phase.PAID)
    async with Rig(tmp_path / "other", sandbox.url, sandbox.client_id, sandbox.client_secret) as other:
        second = await other.take(order_id=rig.sale(first).order_id)
        assert other.sale(second).was_paid_before
        other.engine.recorder.flush()
        assert told(other)[-1].paid == 0
