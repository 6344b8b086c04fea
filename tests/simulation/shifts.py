"""The shifts of a simulated shop: three people, who takes over when, and what each Z-report must say when it is made.

What a Z must say is worked out here from the messages that windows get, and from the service's own orders; and what the
days must say from whole sales. None of it asks the tables that the reports come from.
"""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

from paydesk.domain.commands import MarkSaleSeen, PutSaleAside, SendPayout, TakeSale
from paydesk.domain.messages import Answered, SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.payout.messages import PayoutChanged
from paydesk.domain.payout.payout import Draft, Payout
from paydesk.domain.payout.requests import NewCashgram, OrderRefund
from paydesk.domain.people.person import Person, Role
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.settings.service_kind import takes_real_money
from paydesk.domain.shift.commands import CloseShift, HandOverShift, OpenShift, ReadReport
from paydesk.domain.shift.messages import CurrentShift, PeriodReport, ShiftClosed
from paydesk.domain.shift.report import ItemKind, Report
from paydesk.domain.shift.zreport import CountedBills, ZReport
from tests.simulation.figures import PAID, Those, day_of, differences, end_of, paise_of, summed

if TYPE_CHECKING:
    from paydesk.domain.commands import Command
    from paydesk.domain.messages import Event
    from tests.simulation.shop import Shop

ASHA: Final = Person("p1", "Asha", Role.SUPERVISOR)
KIRAN: Final = Person("p2", "Kiran", Role.CASHIER)
TARA: Final = Person("p3", "Tara", Role.CASHIER)
PEOPLE: Final = (ASHA, KIRAN, TARA)
_LEAST: Final = 100
"""Paise: the least that a link gives."""
_REFUNDS: Final = 3
"""Orders that are refunded in a day, besides the one that a link has refunded."""
_REAL_PAGES: Final = "https://payments.cashfree.com"
"""Address of the real service's payment pages; a code that leads elsewhere is refused."""
_WRITTEN_S: Final = 300.0
"""Seconds after which all that was told of a sale is on disk, or was told again."""
_HANDED_ON: Final = (ItemKind.UNKNOWN, ItemKind.OPEN, ItemKind.UNSETTLED)


@dataclass(slots=True)
class Told:
    """State of one sale as the windows were told."""

    shift: int
    """The number of the Z-reports that there were when it was seen first."""
    heard: float = 0.0
    """When something was told of it last, in seconds."""
    order_id: str = ""
    end: str = ""
    """End as `figures.end_of` returns it; paid stays paid."""
    paise: int = 0
    counted: str = ""
    """The end by which a Z has it."""


@dataclass(slots=True)
class Shifts:
    """Keeps the shop's shifts, and its own books of them. `wrong` names what a Z said otherwise."""

    shop: Shop
    dice: random.Random
    person: Person = ASHA
    told: dict[str, Told] = field(default_factory=dict)
    zs: list[ZReport] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    now: CurrentShift = CurrentShift(None)  # noqa: RUF009 - a frozen value
    takers: dict[str, str] = field(default_factory=dict)
    """Person who was signed in when a sale was taken, by sale."""
    refunds: dict[str, Payout] = field(default_factory=dict)
    """Links and refunds by which money is, or was to be, given back."""
    reports: dict[tuple[date, date], Report] = field(default_factory=dict)
    """Those that were asked for when all was over."""
    of_today: set[date] = field(default_factory=set)
    """The days whose report came on that day, by some clock: what is older and not settled stands on it as well."""
    _given: dict[str, int] = field(default_factory=dict)
    """Amount that the last Z-report counted as refunded, in paise, by payout."""
    _due: dict[str, None] = field(default_factory=dict)
    """Ended otherwise than a Z has it."""
    _revised: dict[str, int] = field(default_factory=dict)
    """Not paid, by a Z, and not so any more: paise."""
    _alarms: set[str] = field(default_factory=set)
    _watch: frozenset[str] = frozenset()
    _customers: int = 0

    # What is heard ----------------------------------------------------------------------------------------------------

    def heard(self, event: Event) -> None:
        """Take a message to the windows at the moment it is sent."""
        match event:
            case SaleChanged(sale):
                self._sale(sale)
            case CurrentShift():
                self.now = event
            case ShiftClosed(z):
                self._closed(z)
            case PayoutChanged(payout) if payout.refund_of:
                self.refunds[payout.payout_id] = payout
            case Answered(answer=PeriodReport(first, last, report)):
                self.reports[first, last] = report
                if last in {day_of(self.shop.true_now()), day_of(self.shop.pc_now())}:
                    self.of_today.add(last)

    def _sale(self, sale: Sale) -> None:
        if takes_real_money(sale.host):
            return
        told = self.told.setdefault(sale.sale_id, Told(len(self.zs)))
        told.heard, told.order_id, told.paise = self.shop.loop.time(), sale.order_id, paise_of(sale)
        told.end = PAID if told.end == PAID else end_of(sale)
        if told.counted not in {"", PAID, told.end}:
            self._revised[sale.sale_id], told.counted = told.paise, ""
        if told.end != told.counted:
            self._due[sale.sale_id] = None
        else:
            self._due.pop(sale.sale_id, None)
        (self._alarms.add if sale.needs_alarm else self._alarms.discard)(sale.sale_id)

    def power_cut(self) -> None:
        """Forget what was told and not written; it is told again."""
        since = self.shop.loop.time() - _WRITTEN_S
        for sale_id, told in [each for each in self.told.items() if each[1].heard > since]:
            sale = self.shop.journal.sale(sale_id)
            if sale is None:
                del self.told[sale_id]
                self._due.pop(sale_id, None)
            else:
                told.end = end_of(sale)
                (self._due.pop(sale_id, None) if told.end == told.counted else self._due.update({sale_id: None}))
        kept = {payout_id: self.shop.journal.payouts.get(payout_id) for payout_id in self.refunds}
        self.refunds = {payout_id: payout for payout_id, payout in kept.items() if payout is not None}

    def _closed(self, z: ZReport) -> None:
        those, before, self._given = Those(revised=list(self._revised.values())), self._given, self._refunded()
        those.refunds = [paise for payout_id, paise in self._given.items() if payout_id not in before]
        those.refunds_revised = [paise for payout_id, paise in before.items() if payout_id not in self._given]
        sales = {sale.sale_id: sale for sale in self.shop.core.sales()}
        for sale_id in self._due:
            told = self.told[sale_id]
            if told.end == PAID:
                sale = self._as_known(sale_id, sales)
                those.paid.append(sale)
                those.late += [sale] * (sale.paid_late or told.shift < z.number - 1)
            elif told.end:
                those.unpaid[told.end].append(told.paise)
            told.counted = told.end
        those.begun = [each.order_id for each in self.told.values() if each.shift == z.number - 1 and each.order_id]
        self._due, self._revised = {}, {}
        self.wrong += (f"Z {z.number}: {each}" for each in self._differences(z, those, sales))
        self.zs.append(z)
        self._watch = frozenset(item.sale_id for item in z.report.items if item.kind in _HANDED_ON)

    def _refunded(self) -> dict[str, int]:
        found = {payout_id: payout for payout_id, payout in self.refunds.items() if not payout.failed}
        return {payout_id: payout.amount.paise for payout_id, payout in found.items() if payout.amount is not None}

    def _differences(self, z: ZReport, those: Those, sales: dict[str, Sale]) -> Iterator[str]:
        if z.number != len(self.zs) + 1:
            yield f"it should be {len(self.zs) + 1}"
        for sale in those.paid:
            order = self.shop.world.orders[sale.order_id]
            if order.status != "PAID" or sale.amount != Money(order.amount_paise):
                yield f"{sale.order_id}: {order.status}, {order.amount_paise} paise at the service"
        yield from differences(z.report, those, self.takers)
        shown = {item.sale_id for item in z.report.items if item.kind in _HANDED_ON}
        must = {sale.sale_id for sale in sales.values() if sale.is_open} | self._alarms
        if must - shown:
            yield f"{sorted(must - shown)} are not on it"
        for sale_id in shown - must:
            if self._as_known(sale_id, sales).phase not in {Phase.GIVEN_UP, Phase.PAID}:
                yield f"{sale_id} is on it, and nobody knows why"
        named = {item.sale_id for item in z.report.items if item.kind in {ItemKind.CAME_LATE, ItemKind.UNSETTLED}}
        if {sale.sale_id for sale in those.late} - named:
            yield "late money is not named by its order"
        before = set(self.now.shift.watch) if self.now.shift is not None else set()
        if self._watch - before and self.now.shift is not None and self.now.shift.number == z.number:
            yield f"the watch list lacks {sorted(self._watch - before)}"

    def _as_known(self, sale_id: str, sales: dict[str, Sale]) -> Sale:
        sale = sales.get(sale_id) or self.shop.journal.sale(sale_id)
        assert sale is not None
        return sale

    # What is done -----------------------------------------------------------------------------------------------------

    async def day(self, opens: float, length: float) -> None:
        """One day: opened, handed over, closed and taken over at some time, and closed at its end, as a rule."""
        await asyncio.sleep(opens)
        await self._do(OpenShift(to=self.person.name))
        async with asyncio.TaskGroup() as customers:
            for part in (0.3, 0.6):
                await asyncio.sleep(length * 0.3 * self.dice.uniform(0.8, 1.1))
                following = self.dice.choice([each for each in PEOPLE if each is not self.person])
                if part < 0.5:
                    await self._do(HandOverShift(to=following.name))
                    customers.create_task(self._taken_again())
                else:
                    await self._refund()
                    await self._refund_order()
                    if self.shop.calm:
                        await self._real_money()
                    customers.create_task(self._late_over_the_close())
                    customers.create_task(self._taken_again())
                    await asyncio.sleep(90)
                    await self._close(following.name)
                self.person = following
                self.shop.core.sign_in(following)
            await asyncio.sleep(length * 0.35)
            customers.create_task(self._late_over_the_close())
            await asyncio.sleep(90)
            if self.dice.random() < 0.8:  # or else somebody forgets
                await self._close("")

    async def _late_over_the_close(self) -> None:
        """Pay a code after the shift was closed."""
        sale_id = await self._shown()
        self.shop.phone(sale_id, "pay_late", self.dice.randrange(120_000, 240_000))
        await self.shop.press(PutSaleAside(sale_id=sale_id))

    async def _taken_again(self) -> None:
        """Two sales for one customer, who pays both; somebody settles that some hours later, as a rule."""
        first = await self._shown()
        self.shop.phone(first, "pay_late", self.dice.randrange(60_000, 200_000))
        self.shop.phone(await self._shown(instead_of=first), "pay")
        await asyncio.sleep(self.dice.uniform(600, 20_000))
        if self.dice.random() < 0.7:
            await self.shop.press(MarkSaleSeen(sale_id=first))

    async def _refund(self) -> None:
        """Refund a part of a payment by a link."""
        paid = [each for each in self.told if self.told[each].end == PAID and self.told[each].paise > _LEAST]
        sale_id, name, phone = self.dice.choice(paid), "Asha Rao", f"9876{self.dice.randrange(10**6):06}"
        amount = Money(self.dice.randrange(_LEAST, self.told[sale_id].paise))
        until = day_of(self.shop.true_now()) + timedelta(days=7)
        await self._send_refund(NewCashgram("", amount, name, phone, until), sale_id)

    async def _refund_order(self) -> None:
        """Refund payments to their payers: parts of the same ones, so that both ways meet in what is left."""
        paid = [each for each in self.told if self.told[each].end == PAID and self.told[each].paise > _LEAST]
        refunded = [payout.refund_of for payout in self.refunds.values()]
        for sale_id in dict.fromkeys((*refunded[-1:], *paid[:_REFUNDS])):
            part = Money(max(_LEAST, self.told[sale_id].paise * 2 // 3))
            is_instant = len(self.refunds) % 2 == 1
            await self._send_refund(OrderRefund("", "", part, "Goods returned", is_instant), sale_id)

    async def _send_refund(self, request: NewCashgram | OrderRefund, sale_id: str) -> None:
        draft = Draft(f"refund{len(self.refunds)}of{sale_id}", request, sale_id)
        await self.shop.is_open()
        self.shop.core.unlock()
        await self._do(SendPayout(draft=draft))

    async def _real_money(self) -> None:
        """Pay at the real service; it must not count among the figures of tests."""
        await self.shop.core.go_live()
        own, self.shop.world.public_url = self.shop.world.public_url, _REAL_PAGES
        sale_id = await self._shown(method=PaymentMethod.QR_CODE)
        self.shop.phone(sale_id, "pay")
        await self.shop.until(sale_id, lambda sale: sale.phase is Phase.PAID, 40)
        self.shop.world.public_url = own
        await self.shop.core.use_own()

    async def _shown(self, *, instead_of: str = "", method: PaymentMethod | None = None) -> str:
        self._customers += 1
        sale_id = ""
        for attempt in range(5):
            sale_id = f"c{self._customers}t{attempt}"
            amount = Money(self.dice.randrange(1_000, 90_000))
            way = method or self.dice.choice(list(PaymentMethod))
            await self.shop.press(TakeSale(sale_id=sale_id, method=way, amount=amount, instead_of=instead_of))
            if await self.shop.until(sale_id, lambda sale: sale.can_show_code, 40):
                break
        return sale_id

    async def _close(self, following: str) -> None:
        """Press until it is done: a power cut or a full disk may be in the way."""
        shift = self.now.shift
        if shift is None:
            return
        counted = CountedBills(self.dice.randrange(900), Money(self.dice.randrange(10**8)))
        while self.now.shift is not None and self.now.shift.number == shift.number:
            self.shop.core.unlock()
            await self._do(CloseShift(number=shift.number, counted=counted, next_person=following))
            await asyncio.sleep(20)

    async def _do(self, command: Command) -> None:
        await self.shop.is_open()
        await asyncio.wait([self.shop.core.send(command)])

    async def last_close(self, days: int) -> None:
        """Close the last shift and read the report of each day."""
        if self.now.shift is None:
            await self._do(OpenShift())
        await self._close("")
        for number in range(days + 1):
            day = day_of(self.shop.true_now()) - timedelta(days=number)
            self.shop.core.unlock()
            await self._do(ReadReport(ask_id=f"day{number}", first=day, last=day))


def days_that_differ(shop: Shop, sales: list[Sale]) -> Iterator[str]:
    """Every figure of every day's report, against whole sales; and all days together."""
    shifts, days = shop.shifts, _days(shop, sales)
    for day, those in sorted(days.items()):
        report = shifts.reports.get((day, day))
        for each in differences(report or shop.report(day, day), those, shifts.takers):
            yield f"{day}: {each}"
        if report is not None and day not in shifts.of_today:
            yield from _by_order(report, [sale for sale in sales if day_of(sale.started_at) == day], those)
    whole = shop.report(min(days), max(days)).paid
    if whole != summed(paise_of(sale) for those in days.values() for sale in those.paid):
        yield f"all days: {whole}"


def _days(shop: Shop, sales: list[Sale]) -> dict[date, Those]:
    days = defaultdict[date, Those](Those)
    for sale in sorted((each for each in sales if not takes_real_money(each.host)), key=lambda sale: sale.started_at):
        begun, end = days[day_of(sale.started_at)], end_of(sale)
        if sale.order_id:
            begun.begun.append(sale.order_id)
        if end == PAID:
            came = days[day_of(sale.paid_at or 0)]
            came.paid.append(sale)
            came.late += [sale] * sale.paid_late
        elif end:
            begun.unpaid[end].append(paise_of(sale))
    for payout in shop.shifts.refunds.values():
        if payout.amount is not None and not payout.failed:
            days[day_of(payout.sent_at or payout.wanted_at)].refunds.append(payout.amount.paise)
    return days


def _by_order(report: Report, begun: list[Sale], those: Those) -> Iterator[str]:
    """Yield the sales that are listed one by one, with doubtful or late as the reason."""
    shown = {(item.kind in {ItemKind.OPEN, ItemKind.UNKNOWN}, item.sale_id) for item in report.items}
    wanted = {(False, sale.sale_id) for sale in (*those.late, *(sale for sale in begun if sale.needs_alarm))}
    wanted |= {(True, sale.sale_id) for sale in begun if not end_of(sale)}
    if shown != wanted:
        yield f"by order: {sorted(shown ^ wanted)}"
