"""Two counters that show codes for the same orders: each payment is on the figures, and the Z-reports, of one."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from unittest import mock

import pytest

from paydesk.counter.sale import pictures
from paydesk.domain.clock import Clock, date_of
from paydesk.domain.commands import ListSales, TakeSale
from paydesk.domain.messages import Event, SaleList
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.listing import SaleLabel, SaleQuery, Sums
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.shift.commands import CloseShift, OpenShift, ReadReport
from paydesk.domain.shift.messages import PeriodReport
from paydesk.domain.shift.zreport import ZReport
from tests.helpers.events import events_of
from tests.helpers.kept import disagreeing
from tests.simulation.chance import seeded
from tests.simulation.core import Core
from tests.simulation.faulty_journal import FaultyJournal
from tests.simulation.model import ModelOrder, ModelService
from tests.simulation.virtual_loop import VirtualLoop
from tests.simulation.wire import Answer, Lost, Request

START_MS: Final = 1_790_000_000_000
SLOW_S: Final = 3.5
"""Time that a list of payments may take, longer than PAID waits for it."""


class _Counter:
    """One of them: its journal, its core, and what it told."""

    def __init__(self, shop: Shop, folder: Path) -> None:
        folder.mkdir()
        self.shop = shop
        self.payments: list[float] = []
        """Delays of the next lists of payments, in seconds; below 0 the request is lost."""
        self.heard: list[Event] = []
        self.journal = FaultyJournal.of(folder)
        clock = Clock(wall=lambda: shop.now() * 1_000_000, elapsed=shop.loop.elapsed_ns)
        self.core = Core(self.journal, self._carried, clock.now, shop.loop, listen=self.heard.append)
        shop.loop.run_until_complete(self.core.start())
        self.core.unlock()
        shop.loop.run_until_complete(self.core.done(OpenShift()))

    async def _carried(self, request: Request) -> Answer:
        answer: Answer = await self.shop.model(request)
        if request.path.endswith("/payments") and self.payments:
            wait = self.payments.pop(0)
            await asyncio.sleep(abs(wait))
            if wait < 0:
                raise Lost
        await asyncio.sleep(0.05)
        return answer

    def take(self, sale_id: str, *, amount: Money | None = None, order_id: str = "") -> None:
        wanted = TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=amount, order_id=order_id)
        self.core.send(wanted)
        self.shop.wait(2)
        assert self.sale(sale_id).can_show_code

    def sale(self, sale_id: str) -> Sale:
        found = self.core.engine.sales.sales.get(sale_id)
        assert found is not None
        return found

    def close_shift(self) -> ZReport:
        newest = self.journal.shifts.newest()
        assert newest is not None
        self.shop.loop.run_until_complete(self.core.done(CloseShift(number=newest.number, next_person="Asha")))
        closed = self.journal.shifts.get(newest.number)
        assert closed is not None
        assert closed.z is not None
        return closed.z

    def paid_of_zs(self) -> int:
        """Return the sum of all its Z-reports, in paise."""
        every = (self.journal.shifts.get(each.number) for each in self.journal.shifts.list_newest(1_000))
        reports = [shift.z.report for shift in every if shift is not None and shift.z is not None]
        return sum(each.paid.amount.paise - each.paid_revised.amount.paise for each in reports)

    def sums(self) -> Sums:
        asked = ListSales(ask_id="list", query=SaleQuery())
        self.shop.loop.run_until_complete(self.core.done(asked))
        return events_of(self.heard, SaleList)[-1].sums

    def paid_of_day(self) -> int:
        today = date_of(self.shop.now(), 3 * 60)
        asked = ReadReport(ask_id="day", first=today, last=today)
        self.shop.loop.run_until_complete(self.core.done(asked))
        report = events_of(self.heard, PeriodReport)[-1].report
        assert sum(each.amount.paise for _, each in report.people) == report.paid.amount.paise
        assert sum(each.amount.paise for _, each in report.hours) == report.paid.amount.paise
        return report.paid.amount.paise


class Shop:
    """The service, and two counters on one line to it."""

    def __init__(self, folder: Path) -> None:
        self.loop = VirtualLoop()
        self.model = ModelService(self.now)
        self.one, self.other = (_Counter(self, folder / name) for name in ("one", "other"))

    def now(self) -> int:
        return START_MS + self.loop.elapsed_ns() // 1_000_000

    def wait(self, seconds: float) -> None:
        self.loop.run_until_complete(asyncio.sleep(seconds))

    def pay(self, order: ModelOrder, counter: _Counter, sale_id: str) -> None:
        """Pay the code that a counter shows."""
        (code,) = counter.sale(sale_id).codes
        self.model.pay(order, by=code)

    def close(self) -> None:
        for counter in (self.one, self.other):
            self.loop.run_until_complete(counter.core.kill())
            assert disagreeing(counter.journal) == []
            counter.journal.close()
        left = asyncio.all_tasks(self.loop)
        for task in left:
            task.cancel()
        self.loop.run_until_complete(_gathered(left))
        self.loop.close()


async def _gathered(tasks: set[asyncio.Task[Any]]) -> None:
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    with seeded(1), mock.patch.object(pictures, "create_modules", return_value=((True,),)):
        shop = Shop(tmp_path)
        with contextlib.closing(shop):
            yield shop


@pytest.mark.parametrize("wait", [SLOW_S, -SLOW_S])
@pytest.mark.parametrize("made_here", [False, True])
def test_what_the_other_counter_took_is_on_its_figures_alone_however_late_that_is_told(
    shop: Shop, wait: float, made_here: bool
) -> None:
    """One list of payments that took 3.5 s, and both counters had the money, and both Z-reports."""
    order = _order(shop, made_here=made_here)
    if not made_here:
        shop.one.take("a", order_id=order.order_id)
    shop.other.take("b", order_id=order.order_id)
    shop.one.payments = [wait]
    shop.pay(order, shop.other, "b")
    shop.wait(30)
    assert shop.one.core.verdict(shop.one.sale("a")) is (Verdict.HAND_OVER if made_here else Verdict.UNKNOWN)
    assert shop.other.core.verdict(shop.other.sale("b")) is Verdict.HAND_OVER
    paid = [counter.paid_of_day() for counter in (shop.one, shop.other)]
    assert paid == [0, order.paise]
    assert shop.one.sums().paid_before.count == 1
    assert shop.one.sums().paid.count == 0
    z = shop.one.close_shift()
    assert (z.report.paid.count, z.report.paid_revised.count) == (0, 0)
    assert [(each.label, each.amount.paise) for each in z.report.items] == [(SaleLabel.PAID_ELSEWHERE, order.paise)]
    assert shop.other.close_shift().report.paid.count == 1


def test_what_a_z_report_counted_before_that_was_told_is_taken_back_on_the_next(shop: Shop) -> None:
    """The first one was given out: it stays as it is, and both together count the payment at one counter."""
    order = _order(shop, made_here=False)
    shop.one.take("a", order_id=order.order_id)
    shop.other.take("b", order_id=order.order_id)
    shop.one.payments = [-SLOW_S] * 4
    shop.pay(order, shop.other, "b")
    shop.wait(40)
    first = shop.one.close_shift()
    assert first.report.paid.amount.paise == order.paise, "nothing told that it was not ours"
    shop.wait(15 * 60)
    second = shop.one.close_shift()
    assert shop.one.journal.shifts.get(first.number).z == first  # type: ignore[union-attr]
    assert (second.report.paid.count, second.report.paid_revised.amount.paise) == (0, order.paise)
    assert shop.one.paid_of_day() == 0
    shop.other.close_shift()
    assert (shop.one.paid_of_zs(), shop.other.paid_of_zs()) == (0, order.paise)


@pytest.mark.parametrize("seed", range(5))
def test_each_payment_is_counted_once_over_both_counters(shop: Shop, seed: int) -> None:
    dice = random.Random(seed)
    paid: dict[_Counter, int] = {shop.one: 0, shop.other: 0}
    for number in range(12):
        maker, scanner = dice.sample([shop.one, shop.other], 2)
        for counter in paid:
            counter.payments = [dice.choice([0, 0, SLOW_S, -1, -SLOW_S]) for _ in range(dice.randrange(5))]
        made_here = dice.random() < 0.5
        order = _order(shop, made_here=made_here, at=maker, name=f"a{number}")
        if not made_here:
            maker.take(f"a{number}", order_id=order.order_id)
        scanner.take(f"b{number}", order_id=order.order_id)
        payee, sale_id = dice.choice([(maker, f"a{number}"), (scanner, f"b{number}")])
        shop.pay(order, payee, sale_id)
        paid[payee] += order.paise
        shop.wait(dice.choice([1, 5, 30, 700]))
        if dice.random() < 0.4:
            dice.choice([shop.one, shop.other]).close_shift()
    shop.wait(26 * 3_600)
    for counter, paise in paid.items():
        counter.close_shift()
        assert counter.paid_of_zs() == paise
        assert counter.sums().paid.amount.paise == paise
        assert counter.journal.reports.paid(0, 2**62).amount.paise == paise


def _order(shop: Shop, *, made_here: bool, at: _Counter | None = None, name: str = "a") -> ModelOrder:
    """Make an order of the first counter, which shows a code of it, or one of a web shop."""
    if not made_here:
        return shop.model.elsewhere(f"web_{name}", 125_000)
    counter = at or shop.one
    counter.take(name, amount=Money(125_000))
    return shop.model.orders[counter.sale(name).order_id]
