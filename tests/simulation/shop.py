"""A shop's days in one process: the real core, the real sandbox, customers, staff, and what goes wrong; by a seed."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import shutil
import tempfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from unittest import mock

from paydesk.counter.billing.charges import ChargeRefused, ChargeRequest
from paydesk.counter.sale import pictures
from paydesk.domain.clock import Clock, span_of
from paydesk.domain.commands import CancelSale, CloseSale, ReadSale, RenewSale, SaleCommand, SendPayout, TakeSale
from paydesk.domain.exact_json import encode
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.payout.payout import Draft
from paydesk.domain.payout.requests import BeneDetails, DirectTransfer, TransferMode
from paydesk.domain.sale.next_step import available_commands
from paydesk.domain.sale.sale import Sale
from paydesk.sandbox.app import build_app
from paydesk.sandbox.clock import to_iso
from paydesk.sandbox.control.actions import ACTIONS, PaymentClosed, perform_action
from paydesk.sandbox.control.fault_box import FaultBox
from paydesk.sandbox.control.faults import FAULT_KINDS
from paydesk.sandbox.control.guard import Guard
from paydesk.sandbox.world import World
from tests.simulation.chance import seeded
from tests.simulation.core import ADDRESS, TERMINAL, Core
from tests.simulation.faulty_journal import FAULTS, FaultyJournal
from tests.simulation.figures import DAY_ENDS
from tests.simulation.programs import PROGRAMS, create_charges
from tests.simulation.shifts import Shifts
from tests.simulation.shop_hub import ShopHub
from tests.simulation.versions import Versions
from tests.simulation.virtual_loop import VirtualLoop
from tests.simulation.wire import Answer, Request, asgi

if TYPE_CHECKING:
    from datetime import date

    from paydesk.domain.shift.report import Report

DAY_S: Final = 24 * 3_600
OPEN_S: Final = 12 * 3_600
"""Opening hours in seconds, from nine in the morning."""
CLOSED_S: Final = OPEN_S + 2_700
"""The end of the last day: whatever is on its way at closing time has arrived."""
_LATER: Final = 6 * 3_600.0
"""By how much every third day, the first too, begins and ends later: it goes on past midnight, and the shop's day."""
_ELSEWHERE_MS: Final = 4 * 3_600_000
"""Time in which an order made elsewhere can be paid."""
_NINE: Final = 1_790_134_200_000
"""Nine o'clock of a day in India, in ms since 1970."""
_SHIFTS: Final = (0, 0, 0, -1_800_000, 7_200_000, -7_200_000, 90_000_000, -90_000_000)
"""Errors of this PC's clock after a start, in ms."""
_DISK: Final = 8
_KILLS: Final = 20
_PAYOUTS: Final = 30
"""Disk faults, power cuts and payouts a day."""

_BREAKABLE: Final = ("/pg", "/payout/v1.2/directTransfer", "/payout/transfers")
"""Addresses whose requests meet faults."""

# kind, share of the requests that meet it, options
_FAULTS: Final[tuple[tuple[str, str, dict[str, Any]], ...]] = (
    ("drop_before", "0.01", {}),
    ("drop_after", "0.01", {}),
    ("status_500", "0.004", {}),
    ("status_500", "0.004", {"work": True}),
    ("status_503", "0.002", {}),
    ("rate_limit", "0.001", {"retry_after": 20}),
    ("rate_limit_bare", "0.0005", {}),
    ("hang", "0.001", {"work": True}),
    ("broken_json", "0.002", {}),
    ("late", "0.002", {"ms": 100_000}),
    ("twice", "0.002", {}),
    ("stale", "0.003", {}),
)

# how a customer is, and how many of a hundred are so
_CUSTOMERS: Final = {
    "pay": 77, "decline_then_pay": 4, "pay_pending": 3, "pay_late": 3, "pay_twice": 1, "fail_late": 1, "decline": 1,
    "walks away": 2, "is cancelled": 2, "is cancelled while paying": 2, "has another QR": 1,
    "is forgotten": 2, "has another bill": 1,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Planned:
    """One customer: when they come (seconds), what they pay (paise), and how they are."""

    number: int
    at: float
    paise: int
    manner: str
    method: PaymentMethod
    scanned: bool
    slow: float
    """Seconds until they take their phone out."""


class Shop:
    """Everything of one simulation. `run` lets its days pass; then `journal` and `world` hold both sides' books."""

    def __init__(self, seed: int, days: int, sales: int, *, calm: bool = False) -> None:
        """`calm`: nothing goes wrong but customers."""
        self._undo = contextlib.ExitStack()
        self._dice: random.Random = self._undo.enter_context(seeded(seed))
        self._seed, self._days, self._sales = seed, days, sales
        self.versions = Versions(seed)
        self.calm = calm
        shelf = Path("/dev/shm")  # noqa: S108 - a disk of memory, where there is one
        self._folder = Path(tempfile.mkdtemp(dir=shelf if shelf.is_dir() else None))
        self._undo.callback(shutil.rmtree, self._folder)
        self.loop = VirtualLoop()
        self._undo.callback(self.loop.close)
        self.world = World(str(seed), system=self.true_now)
        self.world.public_url = ADDRESS
        self.box = FaultBox()
        self._service = asgi(build_app(self.world, Guard(), asyncio.Event(), self.box))
        self._shift = 0
        self.kills = 0
        self.requests = 0
        self.journal = FaultyJournal.of(self._folder)
        self._keys = (self.world.client_id, self.world.client_secret)
        self.hub = ShopHub(self, random.Random(f"hub {seed}"), calm=calm)
        self.shifts = Shifts(self, random.Random(f"shifts {seed}"))
        self.core = self._made()
        self._open = asyncio.Event()
        self._open.set()

    def close(self) -> None:
        """Remove everything."""
        self.journal.close()
        self._undo.close()

    # Time, power, the line ------------------------------------------------------------------------------------------

    def true_now(self) -> int:
        """Return the correct time, in ms since the epoch."""
        return _NINE + self.loop.elapsed_ns() // 1_000_000

    def pc_now(self) -> int:
        """Return the time by this PC's clock, right or wrong, in ms since the epoch."""
        return self.true_now() + self._shift

    def _made(self) -> Core:
        clock = Clock(wall=lambda: self.pc_now() * 1_000_000, elapsed=self.loop.elapsed_ns)
        core = Core(self.journal, self._carried, clock.now, self.loop, self._keys, self.shifts.heard, self.hub.link)
        core.sign_in(self.shifts.person)
        self.charges = create_charges(core)
        return core

    async def _carried(self, request: Request) -> Answer:
        self.requests += 1
        self.hub.count(request)
        self.versions.watch(request)
        await asyncio.sleep(0.06)
        answer = await self._service(request)
        await asyncio.sleep(0.06)
        return answer

    async def _power_cut(self) -> None:
        self._open.clear()
        self.journal.dead = True
        for task in self.charges._tasks:
            task.cancel()
        await self.core.kill()
        self.hub.check(self.journal)
        self.journal.close()
        self.kills += 1
        await asyncio.sleep(self._dice.uniform(2, 90))
        self._shift = self._dice.choice(_SHIFTS)
        self.journal = FaultyJournal.of(self._folder)
        self.shifts.power_cut()
        self.core = self._made()
        await self.core.start()
        await self.core.start_payouts()
        self._open.set()

    # The days -------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Let all days pass, and some more time in which nothing goes wrong."""
        # a link's QR is drawn by a slow library, and is checked by other tests
        with mock.patch.object(pictures, "create_modules", return_value=((True,),)):
            self.loop.run_until_complete(self._run())

    async def _run(self) -> None:
        await self.core.start()
        await self.core.start_payouts()
        await self.hub.enrol()
        watch = self.loop.create_task(self.hub.watch())
        for day in range(self._days):
            if not self.calm:
                self._break_things(day)
            opens = 0.0 if day % 3 else _LATER
            planned = self._plan(opens)
            tasks: list[Coroutine[Any, Any, None]] = [self._serve(each) for each in planned]
            tasks.append(self.shifts.day(opens, OPEN_S))
            tasks += [] if self.calm else self._troubles(day)
            await asyncio.gather(*tasks)
            self.box.clear()
            night = DAY_S if day + 1 < self._days else opens + CLOSED_S
            await asyncio.sleep(max(0.0, day * DAY_S + night - self.loop.time()))
        await self.shifts.last_close(self._days)
        await self.hub.settle()
        watch.cancel()
        await self.core.kill()
        self.hub.check(self.journal, whole=True)

    def _troubles(self, day: int) -> list[Coroutine[Any, Any, None]]:
        work = [self._power_cut() for _ in range(_KILLS)] + [self._disk_fails() for _ in range(_DISK)]
        work += [self._pay_out(day, number) for number in range(_PAYOUTS)]
        work += self.hub.troubles()
        return [self._at(self._dice.uniform(0, OPEN_S), each) for each in work]

    def _break_things(self, day: int) -> None:
        kinds = {name: (kind.method, kind.path) for name, kind in FAULT_KINDS.items()}
        for number, ((kind, share, more), path) in enumerate(itertools.product(_FAULTS, _BREAKABLE)):
            wish = {"kind": kind, "match": {"path": path}, "seed": f"{self._seed} {day} {number}", **more}
            self.box.add({**wish, "probability": Decimal(share)}, kinds)

    async def is_open(self) -> None:
        """Wait for the power."""
        await self._open.wait()

    def report(self, first: date, last: date) -> Report:
        """Return the figures of some days, for tests, from the journal."""
        return self.journal.reports.of_days(*span_of(first, last, DAY_ENDS), ends=DAY_ENDS, real=False)

    async def _at(self, seconds: float, work: Coroutine[Any, Any, None]) -> None:
        await asyncio.sleep(seconds)
        await self._open.wait()
        await work

    async def _disk_fails(self) -> None:
        journal = self.journal
        journal.fault, journal.writes_left = self._dice.choice(FAULTS), self._dice.randrange(3)
        await asyncio.sleep(self._dice.uniform(1, 60))
        journal.fault = None

    async def _pay_out(self, day: int, number: int) -> None:
        """Send money as a supervisor, each time to another person; a payout that a power cut took is not sent again."""
        bene = BeneDetails(name="Asha Rao", vpa=f"person{day}x{number}@okbank")
        amount = Money(self._dice.randrange(10_000, 200_000))
        request = DirectTransfer("", amount, bene, mode=TransferMode.UPI)
        await self._open.wait()
        self.core.unlock()
        self.core.use_version(self.versions.choose())
        await asyncio.wait([self.core.send(SendPayout(draft=Draft(f"d{day}p{number}", request)))])

    def _plan(self, opens: float) -> list[Planned]:
        dice, manners = self._dice, list(_CUSTOMERS)
        return [
            Planned(
                number,
                opens + dice.uniform(0, OPEN_S - 1_800),
                dice.randrange(1_000, 500_000),
                dice.choices(manners, list(_CUSTOMERS.values()))[0],
                PaymentMethod.LINK if dice.random() < 0.15 else PaymentMethod.QR_CODE,
                dice.random() < 0.1,
                dice.uniform(4, 45),
            )
            for number in range(self._sales)
        ]

    # One customer, and who serves them ------------------------------------------------------------------------------

    async def _serve(self, planned: Planned) -> None:
        start = self.loop.time()
        await asyncio.sleep(planned.at)
        day = int(start // DAY_S)
        name = f"d{day}n{planned.number}"
        scanned = planned.scanned or planned.manner == "has another bill"
        order_id = await self._made_elsewhere(f"web_{name}", planned.paise) if scanned else ""
        is_pushed = not scanned and planned.number % 5 == 2
        sale_id = await (self._push(name, planned) if is_pushed else self._take(name, planned, order_id))
        if sale_id and await self.until(sale_id, lambda sale: sale.can_show_code, 40):
            await asyncio.sleep(planned.slow)
            await self._behave(sale_id, planned)
        if planned.manner == "is forgotten":  # it runs out by itself
            return
        await self.until(sale_id, lambda sale: not sale.is_open, 120)
        await self._finish(sale_id)

    async def _take(self, name: str, planned: Planned, order_id: str) -> str:
        """Press until the sale is there: a power cut, or a full disk, may have taken the first press."""
        for attempt in range(5):
            sale_id = f"{name}t{attempt}"
            wanted = TakeSale(
                sale_id=sale_id,
                method=planned.method,
                amount=Money(planned.paise + 100 * (planned.manner == "has another bill")),
                order_id=order_id,
                add_invoice=planned.number % 3 == 0,
            )
            await self.press(wanted)
            if self._sale(sale_id) is not None:
                return sale_id
            await asyncio.sleep(20)
        return ""

    async def _push(self, name: str, planned: Planned) -> str:
        """Let a billing program push the bill, twice each time, until the sale is there."""
        request = ChargeRequest(number=name, amount=Money(planned.paise), method=planned.method)
        for _ in range(5):
            await self._open.wait()
            with contextlib.suppress(ChargeRefused):
                charges = [self.charges.push(PROGRAMS[0], request)[0] for _ in range(2)]
                assert charges[0].charge_id == charges[1].charge_id
                self.shifts.takers.setdefault(charges[0].sale.sale_id, self.shifts.person.name)
                return charges[0].sale.sale_id
            await asyncio.sleep(20)
        return ""

    async def _behave(self, sale_id: str, planned: Planned) -> None:
        match planned.manner:
            case "walks away" | "is forgotten":
                pass
            case "is cancelled":
                await self.press(CancelSale(sale_id=sale_id))
            case "is cancelled while paying":
                self.phone(sale_id, "pay_pending", 6_000)
                await self.press(CancelSale(sale_id=sale_id))
            case "has another QR":
                await self.press(RenewSale(sale_id=sale_id, method=PaymentMethod.QR_CODE))
                await asyncio.sleep(5)
                self.phone(sale_id, "pay")
            case outcome:
                self.phone(sale_id, outcome, int(planned.slow * 3_000))

    async def _finish(self, sale_id: str) -> None:
        """Staff end what does not end: cancel first, then take it off the list."""
        for command in (CancelSale, CancelSale, ReadSale, CloseSale):
            sale = self._sale(sale_id)
            if sale is None or not sale.is_open:
                return
            await self.press(command(sale_id=sale_id))
            await self.until(sale_id, lambda sale: not sale.is_open, 60)

    async def press(self, command: SaleCommand) -> None:
        """Send a command if it is available."""
        await self._open.wait()
        sale = self._sale(command.sale_id)
        if isinstance(command, TakeSale):
            self.shifts.takers[command.sale_id] = self.shifts.person.name
        if isinstance(command, TakeSale) or (
            sale is not None and type(command) in available_commands(sale, self.core.now())
        ):
            await asyncio.wait([self.core.send(command)])

    async def until(self, sale_id: str, holds: Callable[[Sale], bool], seconds: float) -> bool:
        """Look once a second, as a person would; whether it came to be."""
        end = self.loop.time() + seconds
        while self.loop.time() < end:
            sale = self._sale(sale_id)
            if sale is not None and holds(sale):
                return True
            await asyncio.sleep(1)
        return False

    def _sale(self, sale_id: str) -> Sale | None:
        sales = self.core.engine.sales.sales
        no_journal = not self._open.is_set() and sale_id not in sales  # the power is off
        return None if no_journal else sales.get(sale_id)

    def phone(self, sale_id: str, outcome: str, after_ms: int = 0) -> None:
        """Let the customer's phone act on the newest code of a sale."""
        sale = self._sale(sale_id)
        transactions = self.world.transactions_of(sale.order_id) if sale is not None else []
        if transactions:
            with contextlib.suppress(PaymentClosed):  # too late: it was ended, or has expired
                perform_action(self.world, transactions[-1], ACTIONS[outcome], after_ms)
                self.hub.tell_of(transactions[-1].order_id, after_ms)

    async def _made_elsewhere(self, order_id: str, paise: int) -> str:
        body = {
            "order_id": order_id,
            "order_amount": Money(paise).to_wire(),
            "order_currency": "INR",
            "order_expiry_time": to_iso(self.true_now() + _ELSEWHERE_MS),
            "customer_details": {"customer_id": "web", "customer_phone": "9999999999"},
            "terminal": {"terminal_type": "SPOS", "cf_terminal_id": TERMINAL},
        }
        keys = {"x-client-id": self._keys[0], "x-client-secret": self._keys[1], "x-api-version": "2026-01-01"}
        headers = {**keys, "content-type": "application/json"}
        faults, self.box._faults = self.box._faults, []
        await self._service(Request("POST", "/pg/orders", headers, encode(body).encode()))
        self.box._faults = faults
        return order_id
