"""Some counters of one hub in one process: a day with cut lines, a dead hub, power cuts, and a folder of yesterday."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import tempfile
from collections import Counter
from collections.abc import Coroutine, Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any, Final, Self
from unittest import mock

from paydesk.counter.connection import DEFAULT_LIMIT
from paydesk.counter.sale import pictures
from paydesk.domain.clock import Clock
from paydesk.domain.commands import CancelSale, Command, SendPayout, ShowSale, TakeSale
from paydesk.domain.hub.messages import HubProblem
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.payout.payout import Draft
from paydesk.domain.payout.requests import BeneDetails, DirectTransfer, TransferMode
from paydesk.domain.sale.sale import Phase
from paydesk.domain.settings.stored_facts import journal_begun_fact
from paydesk.hub.webhooks import EventArea
from paydesk.sandbox.app import build_app
from paydesk.sandbox.control.actions import ACTIONS, PaymentClosed, perform_action
from paydesk.sandbox.control.fault_box import FaultBox
from paydesk.sandbox.control.guard import Guard
from paydesk.sandbox.state import SUCCESS, TransferRecord
from paydesk.sandbox.webhooks.delivery import WebhookDelivery
from paydesk.sandbox.webhooks.faults import WEBHOOK_FAULTS
from paydesk.sandbox.webhooks.registry import register_address
from paydesk.sandbox.world import World
from paydesk.store.journal.journal import FILE_NAME, Journal
from tests.simulation.chance import seeded
from tests.simulation.core import ADDRESS, Core
from tests.simulation.faulty_journal import FaultyJournal
from tests.simulation.hub import HubDouble, HubFate
from tests.simulation.hub_link import HubLink
from tests.simulation.virtual_loop import VirtualLoop
from tests.simulation.wire import Answer, Lost, Request, asgi

DAY_S: Final = 6 * 3_600
_NINE: Final = 1_790_134_200_000
_FATES: Final = {None: 30, HubFate.LOST_BEFORE: 1, HubFate.LOST_AFTER: 1, HubFate.TWICE: 1, HubFate.UNAVAILABLE: 1}
_SETTLE_S: Final = 900


class _Delivery(WebhookDelivery):
    """The sandbox's own delivery, over no network."""

    def __init__(self, counters: Counters, box: FaultBox) -> None:
        super().__init__(counters.world, box)
        self._counters = counters

    async def _post(self, _url: str, headers: dict[str, str], body: bytes) -> tuple[int, str]:
        await asyncio.sleep(0.06)
        status = self._counters.hub.take_webhook(
            EventArea.GATEWAY, {name.lower(): value for name, value in headers.items()}, body, self._counters.keys[1]
        )
        self._counters.webhooks[status] += 1
        return status, ""


class Till:
    """One counter: its folder, its line, its link to the hub, and the core of its present run."""

    def __init__(self, counters: Counters, folder: Path) -> None:
        folder.mkdir()
        self.counters, self.folder = counters, folder
        self.is_cut = False
        """True while its line to everybody is down."""
        self._is_on = asyncio.Event()
        self.link = HubLink(counters.hub, self._is_reachable)
        self.journal = FaultyJournal.of(folder)
        self.older: list[tuple[str, int]] = []
        """Mark and length of the journals that were given up."""
        self.refused: Counter[HubProblem] = Counter()
        """Problems that it showed when a person looked."""
        self.core = self._create_core()

    def _is_reachable(self) -> bool:
        return not self.is_cut

    def _create_core(self) -> Core:
        clock = Clock(wall=lambda: self.counters.now() * 1_000_000, elapsed=self.counters.loop.elapsed_ns)
        return Core(self.journal, self._carried, clock.now, self.counters.loop, self.counters.keys, hub=self.link)

    async def _carried(self, request: Request) -> Answer:
        await asyncio.sleep(0.06)
        if self.is_cut:
            raise Lost
        answer = await self.counters.service(request)
        await asyncio.sleep(0.06)
        return answer

    async def start(self) -> None:
        """Begin a run: the power is on."""
        await self.core.start()
        await self.core.start_payouts()
        self._is_on.set()

    async def restart(self, *, restore: Path | None = None, keep: Path | None = None) -> None:
        """Cut the power; keep a copy of the folder, or put an older one back, before it is on again."""
        await self._is_on.wait()
        self._is_on.clear()
        self.journal.dead = True
        await self.core.kill()
        self.counters.differ += self.link.differences(self.journal)
        self.journal.close()
        if keep is not None:
            shutil.copy(self.folder / FILE_NAME, keep)
        if restore is not None:
            shutil.copy(restore, self.folder / FILE_NAME)
        await asyncio.sleep(30)
        self.journal = FaultyJournal.of(self.folder)
        self.core = self._create_core()
        await self.start()

    async def begin_anew(self) -> None:
        """Begin another journal, as a person does whose journal the hub refuses."""
        self.refused[self.link.problem or HubProblem.NO_ANSWER] += 1
        await self._is_on.wait()
        self._is_on.clear()
        self.journal.dead = True
        await self.core.kill()
        self.older.append((self.journal.shipping.journal_id() or "", self.journal.count()))
        self.journal.close()
        aside = Journal.set_aside(self.folder)
        assert aside is not None
        on, now = Journal.unfinished_in(aside, self.counters.now()), self.counters.now()
        self.journal = FaultyJournal.of(self.folder)
        begun = journal_begun_fact(now, by="Asha", aside="before", last=None, carried=on.carried)
        self.journal.append([begun, *on.facts])
        self.core = self._create_core()
        await self.start()

    async def sell(self, number: int, dice: random.Random) -> None:
        """Take a sale, show it, and let the customer pay or not."""
        sale_id = f"{self.folder.name}n{number}"
        amount = Money(dice.randrange(1_000, 500_000))
        await self._press(TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=amount))
        await self._press(ShowSale(sale_id=sale_id))
        await asyncio.sleep(dice.uniform(5, 40))
        await self._is_on.wait()
        sale = self.core.engine.sales.sales.get(sale_id)
        outcome = dice.choice(("pay", "pay", "pay", "pay_late", "decline_then_pay", ""))
        transactions = [] if sale is None else self.counters.world.transactions_of(sale.order_id)
        if transactions and outcome:
            with contextlib.suppress(PaymentClosed):
                perform_action(self.counters.world, transactions[-1], ACTIONS[outcome], 60_000)
        await asyncio.sleep(120)
        if not outcome:
            await self._press(CancelSale(sale_id=sale_id))

    async def pay_out(self, draft_id: str, person: str, amount: Money) -> None:
        """Send money as a supervisor; there is no second person."""
        await self._is_on.wait()
        self.core.unlock()
        request = DirectTransfer("", amount, BeneDetails(name="Asha Rao", vpa=person), mode=TransferMode.UPI)
        await self._press(SendPayout(draft=Draft(draft_id, request)))

    async def _press(self, command: Command) -> None:
        """Give a command once the power is on."""
        await self._is_on.wait()
        await asyncio.wait([self.core.send(command)])


class Counters:
    """`run` lets the day pass; then `differ` says which rules did not hold."""

    def __init__(self, seed: int, count: int = 3, sales: int = 20) -> None:
        self._undo = contextlib.ExitStack()
        self._dice = self._undo.enter_context(seeded(seed))
        self._sales = sales
        self._folder = Path(tempfile.mkdtemp())
        self._undo.callback(shutil.rmtree, self._folder)
        self.loop = VirtualLoop()
        self._undo.callback(self.loop.close)
        self.world = World(str(seed), system=self.now)
        self.world.public_url = ADDRESS
        self.world.settings.rate_limits = dict.fromkeys(self.world.settings.rate_limits, DEFAULT_LIMIT)
        self.keys = (self.world.client_id, self.world.client_secret)
        box = FaultBox()
        kinds = dict.fromkeys(WEBHOOK_FAULTS, ("POST", ""))
        for kind in WEBHOOK_FAULTS:
            box.add({"kind": kind, "probability": Decimal("0.1"), "seed": f"{seed} {kind}"}, kinds)
        register_address(self.world, {"area": "gateway", "url": ADDRESS})
        self.service = asgi(build_app(self.world, Guard(), asyncio.Event(), FaultBox()))
        self.hub = HubDouble(self.now, self.loop)
        self.hub.next_fate = lambda: self._dice.choices([*_FATES], [*_FATES.values()])[0]
        self._delivery = _Delivery(self, box)
        self.webhooks: Counter[int] = Counter()
        """Answers of the hub to webhooks."""
        self.differ: list[str] = []
        self.tills = [Till(self, self._folder / f"till{number}") for number in range(count)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for till in self.tills:
            till.journal.close()
        self._undo.close()

    def now(self) -> int:
        """Return the time, in ms since the epoch."""
        return _NINE + self.loop.elapsed_ns() // 1_000_000

    def run(self) -> None:
        """Let the day pass, and some more time in which nothing goes wrong."""
        with mock.patch.object(pictures, "create_modules", return_value=((True,),)):
            self.loop.run_until_complete(self._run())

    async def _run(self) -> None:
        for till in self.tills:
            await till.start()
            for _ in range(_SETTLE_S):
                if await till.link.enrol(till.core):
                    break
                await asyncio.sleep(5)
        tasks = [self.loop.create_task(self._delivery.run()), self.loop.create_task(self._watch_leases())]
        await asyncio.gather(*self._day())
        self.hub.next_fate = lambda: None
        for till in self.tills:
            for _ in range(_SETTLE_S):
                if till.link.is_complete(till.journal):
                    break
                await asyncio.sleep(1)
        await asyncio.sleep(_SETTLE_S)
        for task in tasks:
            task.cancel()
        for till in self.tills:
            await till.core.kill()
        self.differ += self._differences()

    # What happens -----------------------------------------------------------------------------------------------------

    def _day(self) -> Iterator[Coroutine[Any, Any, None]]:
        dice = self._dice
        for till in self.tills:
            for number in range(self._sales):
                yield self._at(dice.uniform(0, DAY_S), till.sell(number, random.Random(dice.random())))
            for _ in range(3):
                yield self._at(dice.uniform(0, DAY_S), self._cut(till))
            yield self._at(dice.uniform(0, DAY_S / 2), till.restart())
        for _ in range(3):
            yield self._at(dice.uniform(0, DAY_S), self._die())
        for number in range(6):
            yield self._at(dice.uniform(0, DAY_S), self._pay_twice(number))
        yield self._restore(dice.choice(self.tills))

    async def _at(self, seconds: float, work: Coroutine[Any, Any, None]) -> None:
        await asyncio.sleep(seconds)
        await work

    async def _cut(self, till: Till) -> None:
        till.is_cut = True
        self.hub.end_streams(till.link.counter or "none")
        await asyncio.sleep(self._dice.uniform(30, 3_600))
        till.is_cut = False

    async def _die(self) -> None:
        self.hub.is_down = True
        self.hub.end_streams()
        await asyncio.sleep(self._dice.uniform(30, 1_800))
        self.hub.is_down = False

    async def _pay_twice(self, number: int) -> None:
        """Send the same money at two counters: the second one is questioned, if the hub could know of the first."""
        one, other = self._dice.sample(self.tills, 2)
        person, amount = f"person{number}@okbank", Money(self._dice.randrange(10_000, 200_000))
        await one.pay_out(f"d{number}a", person, amount)
        await asyncio.sleep(90)
        was_known = one.link.is_complete(one.journal)
        before = len(self._transfers())
        await other.pay_out(f"d{number}b", person, amount)
        if was_known and person in self._transfers()[:before] and person in self._transfers()[before:]:
            self.differ.append(f"{person} was paid twice")

    def _transfers(self) -> list[str]:
        return [each.vpa for each in self.world.records(TransferRecord).values()]

    async def _restore(self, till: Till) -> None:
        """Put a folder of some hours ago back: the hub refuses what comes then, and a person begins a new journal."""
        copy = self._folder / "yesterday"
        await asyncio.sleep(DAY_S / 4)
        await till.restart(keep=copy)
        await asyncio.sleep(DAY_S / 2)
        await till.restart(restore=copy)
        for _ in range(_SETTLE_S):
            if till.link.problem is HubProblem.FORK:
                break
            await asyncio.sleep(10)
        await till.begin_anew()

    # What must hold ---------------------------------------------------------------------------------------------------

    async def _watch_leases(self) -> None:
        """Look every second, until cancelled, whether the shares are more than the account may read."""
        while True:
            granted = sum(each.per_minute for each in self.hub.leases.values() if each.until > self.now())
            if granted > DEFAULT_LIMIT + len(self.tills):
                self.differ.append(f"{granted} reads a minute are given out")
            await asyncio.sleep(1)

    def _differences(self) -> Iterator[str]:
        """Compare the ledger with the journals, and the journals with the service."""
        marks = {mark for till in self.tills for mark, _ in till.older}
        for till in self.tills:
            yield from till.link.differences(till.journal, whole=True)
            marks.add(till.journal.shipping.journal_id() or "")
        if marks != set(self.hub.journals):
            yield f"the hub has other journals: {marks ^ set(self.hub.journals)}"
        for till in self.tills:
            for sale in till.journal.all_sales():
                order = self.world.orders.get(sale.order_id)
                if self.hub.owners.get(sale.order_id) != till.link.counter:
                    yield f"{sale.order_id} belongs to {self.hub.owners.get(sale.order_id)}"
                if order is not None and (order.status == "PAID") != (sale.phase is Phase.PAID):
                    yield f"{sale.order_id}: the service says {order.status}, the journal {sale.phase.value}"
        for transfer in self.world.records(TransferRecord).values():
            if transfer.status == SUCCESS and not any(
                till.journal.payouts.get(transfer.transfer_id) or till.older for till in self.tills
            ):
                yield f"{transfer.transfer_id} is in no journal"
