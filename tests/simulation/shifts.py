"""The shifts of a simulated shop: three people, who takes over when, and what each Z-report must say when it is made.

What a Z must say is worked out here from the messages that windows get, and from the service's own orders; and what the
days must say from whole sales. None of it asks the tables that the reports come from.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Final

from paydesk.domain.commands import MarkSaleSeen, PutSaleAside, TakeSale
from paydesk.domain.messages import SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.people.person import Person, Role
from paydesk.domain.sale.listing import Sum
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.shift.commands import CloseShift, HandOverShift, OpenShift
from paydesk.domain.shift.messages import ShiftClosed, ShiftNow
from paydesk.domain.shift.report import ItemKind, Report
from paydesk.domain.shift.zreport import Counted, ZReport

if TYPE_CHECKING:
    from paydesk.domain.commands import Command
    from paydesk.domain.messages import Event
    from tests.simulation.shop import Shop

ASHA: Final = Person("p1", "Asha", Role.SUPERVISOR)
KIRAN: Final = Person("p2", "Kiran", Role.CASHIER)
TARA: Final = Person("p3", "Tara", Role.CASHIER)
PEOPLE: Final = (ASHA, KIRAN, TARA)
DAY_ENDS: Final = 3 * 60
"""The shop's day ends at three in the morning: some days go on past midnight."""
_HANDED_ON: Final = (ItemKind.UNKNOWN, ItemKind.OPEN, ItemKind.UNSETTLED)


@dataclass(slots=True)
class Told:
    """What windows were told of one sale."""

    shift: int
    """The number of the Z-reports that there were when it was seen first."""
    paid: Money | None = None
    on: int = 0
    """The Z that it must be on."""


@dataclass(slots=True)
class Shifts:
    """Keeps the shop's shifts, and its own books of them. `wrong` names what a Z said otherwise."""

    shop: Shop
    dice: random.Random
    person: Person = ASHA
    told: dict[str, Told] = field(default_factory=dict)
    zs: list[ZReport] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    now: ShiftNow = ShiftNow(None)  # noqa: RUF009 - a frozen value
    _due: set[str] = field(default_factory=set)
    """Paid, and on no Z yet."""
    _alarms: set[str] = field(default_factory=set)
    _watch: frozenset[str] = frozenset()
    _customers: int = 0

    # What is heard ----------------------------------------------------------------------------------------------------

    def heard(self, event: Event) -> None:
        """A message to the windows, in the moment in which it is sent."""
        match event:
            case SaleChanged(sale):
                self._sale(sale)
            case ShiftNow():
                self.now = event
            case ShiftClosed(z):
                self._closed(z)

    def _sale(self, sale: Sale) -> None:
        told = self.told.setdefault(sale.sale_id, Told(len(self.zs)))
        if told.paid is None and sale.phase is Phase.PAID and sale.agrees:
            told.paid = sale.amount
            self._due.add(sale.sale_id)
        (self._alarms.add if sale.needs_alarm else self._alarms.discard)(sale.sale_id)

    def power_cut(self) -> None:
        """What was told, and was not written, is told again: until then it is not so."""
        for sale_id in [each for each in self._due if not self._is_paid(each)]:
            self._due.remove(sale_id)
            self.told[sale_id].paid = None
        for sale_id in [each for each, told in self.told.items() if told.paid is None]:
            if self.shop.journal.sale(sale_id) is None:
                del self.told[sale_id]

    def _is_paid(self, sale_id: str) -> bool:
        sale = self.shop.journal.sale(sale_id)
        return sale is not None and sale.phase is Phase.PAID

    def _closed(self, z: ZReport) -> None:
        due, self._due = self._due, set()
        for sale_id in due:
            self.told[sale_id].on = z.number
        self.wrong += (f"Z {z.number}: {each}" for each in self._differences(z, due))
        self.zs.append(z)
        self._watch = frozenset(item.sale_id for item in z.report.items if item.kind in _HANDED_ON)

    def _differences(self, z: ZReport, due: set[str]) -> Iterator[str]:
        sales = {sale.sale_id: sale for sale in self.shop.core.sales()}
        paid = [self._as_known(sale_id, sales) for sale_id in due]
        if z.number != len(self.zs) + 1:
            yield f"it should be {len(self.zs) + 1}"
        for sale in paid:
            order = self.shop.world.orders[sale.order_id]
            if order.status != "PAID" or sale.amount != Money(order.amount_paise):
                yield f"{sale.order_id}: {order.status}, {order.amount_paise} paise at the service"
        late = [sale for sale in paid if sale.paid_late or self.told[sale.sale_id].shift < z.number - 1]
        yield from _compared(z.report, paid, late)
        shown = {item.sale_id for item in z.report.items if item.kind in _HANDED_ON}
        must = {sale.sale_id for sale in sales.values() if sale.is_open} | self._alarms
        if must - shown:
            yield f"{sorted(must - shown)} are not on it"
        for sale_id in shown - must:
            if self._as_known(sale_id, sales).phase not in {Phase.GIVEN_UP, Phase.PAID}:
                yield f"{sale_id} is on it, and nobody knows why"
        named = {item.sale_id for item in z.report.items if item.kind in {ItemKind.CAME_LATE, ItemKind.UNSETTLED}}
        if {sale.sale_id for sale in late} - named:
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
        """Somebody has the code, and pays it when the shift is closed already."""
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

    async def _shown(self, *, instead_of: str = "") -> str:
        self._customers += 1
        sale_id = ""
        for attempt in range(5):
            sale_id = f"c{self._customers}t{attempt}"
            amount = Money(self.dice.randrange(1_000, 90_000))
            method = self.dice.choice(list(PaymentMethod))
            await self.shop.press(TakeSale(sale_id=sale_id, method=method, amount=amount, instead_of=instead_of))
            if await self.shop.until(sale_id, lambda sale: sale.may_show, 40):
                break
        return sale_id

    async def _close(self, following: str) -> None:
        """Press until it is done: a power cut or a full disk may be in the way."""
        shift = self.now.shift
        if shift is None:
            return
        counted = Counted(self.dice.randrange(900), Money(self.dice.randrange(10**8)))
        while self.now.shift is not None and self.now.shift.number == shift.number:
            self.shop.core.unlock()
            await self._do(CloseShift(number=shift.number, counted=counted, next_person=following))
            await asyncio.sleep(20)

    async def _do(self, command: Command) -> None:
        await self.shop.is_open()
        await asyncio.wait([self.shop.core.send(command)])

    async def last_close(self) -> None:
        """The end of all days: whatever is left comes onto a last Z."""
        if self.now.shift is None:
            await self._do(OpenShift())
        await self._close("")


def _compared(report: Report, paid: list[Sale], late: list[Sale]) -> Iterator[str]:
    """Each figure of what was paid, against the sales that must be in it."""
    people, ways, hours = defaultdict[str, list[Sale]](list), Counter[str](), defaultdict[int, list[Sale]](list)
    for sale in paid:
        people[sale.by].append(sale)
        ways["link" if sale.method is PaymentMethod.LINK else "qr"] += sale.amount.paise if sale.amount else 0
        hours[india(sale.paid_at or 0).hour].append(sale)
    wanted = {
        "paid": (report.paid, summed(paid)),
        "late": (report.late, summed(late)),
        "people": (dict(report.people), {name: summed(each) for name, each in people.items()}),
        "hours": (dict(report.hours), {hour: summed(each) for hour, each in hours.items()}),
        "ways": ({way.value: found.amount.paise for way, found in report.ways if found.count}, dict(ways)),
    }
    for name, (found, must) in wanted.items():
        if found != must:
            yield f"{name}: {found}, and should be {must}"


def summed(sales: list[Sale]) -> Sum:
    """How many, and how much."""
    return Sum(len(sales), Money(sum(sale.amount.paise for sale in sales if sale.amount is not None)))


def india(at: int) -> datetime:
    """The time of a clock in India."""
    return datetime.fromtimestamp(at / 1_000, UTC) + timedelta(hours=5, minutes=30)


def day_of(at: int) -> date:
    """The shop's day of a time."""
    return (india(at) - timedelta(minutes=DAY_ENDS)).date()


def days_that_differ(shop: Shop, sales: list[Sale]) -> Iterator[str]:
    """Every figure of every day's report, against whole sales; and all days together."""
    paid, ended = defaultdict[date, list[Sale]](list), defaultdict[date, list[Sale]](list)
    for sale in sales:
        if sale.earned_at is not None:
            paid[day_of(sale.earned_at)].append(sale)
        elif not sale.is_open and sale.phase in {Phase.CANCELLED, Phase.EXPIRED, Phase.FAILED}:
            ended[day_of(sale.started_at)].append(sale)
    for day in sorted({*paid, *ended}):
        report = shop.report(day, day)
        wrong = list(_compared(report, paid[day], [sale for sale in paid[day] if sale.paid_late]))
        if report.not_paid != summed(ended[day]):
            wrong.append(f"not paid: {report.not_paid}, and should be {summed(ended[day])}")
        middle = sorted(sale.amount.paise for sale in paid[day] if sale.amount is not None)
        if middle and report.middle != Money(middle[(len(middle) - 1) // 2]):
            wrong.append(f"middle: {report.middle}")
        yield from (f"{day}: {each}" for each in wrong)
    every = sorted({*paid, *ended})
    whole = shop.report(every[0], every[-1]).paid
    if whole != summed([sale for each in paid.values() for sale in each]):
        yield f"all days: {whole}"
