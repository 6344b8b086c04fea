"""Figures of the day come from the journal's tables, never from what happens to be in memory.

See docs/rules.md#figures-from-the-journal.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from paydesk.domain.clock import DAY, HOUR, SECOND, date_of, now_ms, span_of
from paydesk.domain.fact import Fact
from paydesk.domain.messages import DayFigures
from paydesk.domain.money import Money
from paydesk.domain.order import Order
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.sale import Phase
from paydesk.store.journal.journal import Journal
from tests.helpers.control import Control
from tests.helpers.journals import paid_by, whole_sale
from tests.helpers.sale_rig import SaleRig
from tests.helpers.shift_rig import ShiftRig


def day_of(at: int) -> tuple[int, int]:
    """Return the shop's day of a time, which ends at midnight."""
    return span_of(date_of(at), date_of(at))


def told(rig: SaleRig) -> list[DayFigures]:
    return [message for message in rig.events if isinstance(message, DayFigures)]


async def test_a_payment_moves_the_figures_once_it_is_on_disk(rig: SaleRig, control: Control) -> None:
    first, other = await rig.take(1250), await rig.take(640)
    control.phone(rig.sale(first).order_id)
    await rig.until_phase(first, Phase.PAID)
    await rig.until(lambda: told(rig)[-1].paid == 1)
    assert told(rig)[-1].amount == Money(125_000)
    control.phone(rig.sale(other).order_id)
    await rig.until_phase(other, Phase.PAID)
    await rig.until(lambda: told(rig)[-1] == DayFigures(*day_of(rig.clock()), 2, Money(189_000)))


def test_only_what_may_move_the_figures_has_them_told_again(tmp_path: Path) -> None:
    """PAID does, and so do the payments of an order that does not tell its amount; the day ends when the shop says."""
    two = 120
    midnight = span_of(date_of(now_ms()), date_of(now_ms()))[0]
    at = midnight + HOUR
    shown, said = whole_sale("a", at)[:-1], facts.order_answered_data(Order("PD-a", "2149460581", "ACTIVE"))
    shown[2] = replace(shown[2], data=said)
    no_amount = Fact("a", at + SECOND, SaleFactKind.STATUS_READ, {**said, "status": "PAID"})
    with ShiftRig(tmp_path, at, day_ends=two) as rig:
        day = midnight + 2 * HOUR - DAY, midnight + 2 * HOUR
        assert [each for each in rig.events if isinstance(each, DayFigures)] == [DayFigures(*day, 0, Money(0))]
        rig.events.clear()
        for come, tells in (
            (shown, []),
            ([no_amount], [DayFigures(*day, 0, Money(0))]),
            ([paid_by("a", at + 2 * SECOND, reference="1")], [DayFigures(*day, 1, Money(125_000))]),
            ([Fact("a", at + 3 * SECOND, SaleFactKind.RECEIPT_PRINTED, facts.actor_data("Asha"))], []),
        ):
            rig.come(come)
            rig.engine.recorder.flush()
            assert [each for each in rig.events if isinstance(each, DayFigures)] == tells
            rig.events.clear()


async def test_real_money_is_not_among_that_of_tests(sandbox: Any, tmp_path: Path) -> None:
    start, end = day_of(now_ms())
    folder = tmp_path / "till"
    folder.mkdir()
    with Journal.open(folder) as journal:
        for host in ("api.cashfree.com", "127.0.0.1"):
            first, *others = whole_sale(host, start, paise=10_000)
            journal.append([replace(first, data={**first.data, "host": host}), *others])
    async with SaleRig(folder, sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        assert told(rig)[-1] == DayFigures(start, end, 1, Money(10_000))


async def test_after_a_restart_all_of_a_long_day_is_counted(sandbox: Any, tmp_path: Path) -> None:
    start, end = day_of(now_ms())
    folder = tmp_path / "till"
    folder.mkdir()
    with Journal.open(folder) as journal:
        journal.append([fact for n in range(1_500) for fact in whole_sale(f"s{n}", start, paise=10_000)])
        journal.append(whole_sale("yesterday", start - 60_000, paise=10_000))
    async with SaleRig(folder, sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        assert told(rig)[-1] == DayFigures(start, end, 1_500, Money(15_000_000))


async def test_what_was_paid_before_it_came_here_is_told_apart_and_not_counted(
    rig: SaleRig, control: Control, sandbox: Any, tmp_path: Path
) -> None:
    first = await rig.take(100)
    control.phone(rig.sale(first).order_id)
    await rig.until_phase(first, Phase.PAID)
    async with SaleRig(tmp_path / "other", sandbox.url, sandbox.client_id, sandbox.client_secret) as other:
        second = await other.take(order_id=rig.sale(first).order_id)
        assert (rig.sale(first).was_paid_before, other.sale(second).was_paid_before) == (False, True)
        other.engine.recorder.flush()
        assert told(other)[-1].paid == 0
    assert len(control.books()["transactions"]) == 1
