"""One counter and a model of the service, driven step by step: what may happen, and what must hold after each step.

Used by the Hypothesis state machine and by the tests of that test. Everything here is synchronous: each step lets the
virtual loop run for some of its time, or for some turns of its wheel.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import shutil
import tempfile
from collections import Counter, deque
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar
from unittest import mock

from paydesk.api.endpoints import Credentials
from paydesk.counter.sale import pictures
from paydesk.domain.clock import HOUR, MINUTE, Clock
from paydesk.domain.commands import CancelSale, CloseSale, PutSaleAside, ReadSale, RenewSale, SaleCommand, TakeSale
from paydesk.domain.messages import CommandEnded, CommandStatus, Event
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.commands import ChangeNote
from paydesk.domain.sale.next_step import MAX_SENDS, available_commands, holds_order, next_step
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.sale.watch import SELDOM_AFTER
from paydesk.domain.step import StepKind
from paydesk.store.errors import FaultKind, StoreError
from tests.simulation.chance import seeded
from tests.simulation.core import Core
from tests.simulation.faulty_journal import FaultyJournal
from tests.simulation.hub import HubDouble, HubFate, NudgeFate
from tests.simulation.hub_link import HubLink
from tests.simulation.model import OTHERS_CODE, Fate, ModelOrder, ModelService
from tests.simulation.virtual_loop import VirtualLoop
from tests.simulation.wire import Answer, Request

if TYPE_CHECKING:
    from collections.abc import Coroutine, Mapping, Sequence

T = TypeVar("T")

START_MS: Final = 1_790_000_000_000
LATENCY_S: Final = 0.05
"""Time that each request and each answer takes, in seconds."""
LONGEST_PAUSE: Final = 11 * MINUTE
"""No step of an open sale is further away."""
CALM_S: Final = 150.0
"""Longer than any pause after a fault: a minute after a 429 without a word, or after a disk that failed often."""
SHIPPED_S: Final = 120
"""Time in which all facts are at the hub then: a minute after a fault that lasts, and some more."""
NEVER: Final = 2**62
_PAID: Final = frozenset({Verdict.HAND_OVER, Verdict.PAID_LATE})
_DOT: Final = ((True,),)


class Broken(AssertionError):
    """Something that must hold does not."""


class Stage:
    """The counter, its disk, its clock, the line and the service behind it."""

    def __init__(self, seed: int = 0) -> None:
        self._undo = contextlib.ExitStack()
        self._undo.enter_context(seeded(seed))
        # drawing a QR takes longer than all else together, and has tests of its own
        self._undo.enter_context(mock.patch.object(pictures, "create_modules", return_value=_DOT))
        shelf = Path("/dev/shm")  # noqa: S108 - a disk of memory, where there is one
        self.folder = Path(tempfile.mkdtemp(dir=shelf if shelf.is_dir() else None))
        self._undo.callback(shutil.rmtree, self.folder)
        self.loop = VirtualLoop()
        self._undo.callback(self._end)
        self.wall_shift = 0
        self.model = ModelService(self.true_now)
        self.keys = True
        self.renewed: Counter[str] = Counter()
        self.cancelled: dict[str, int] = {}
        """When a cancel was pressed, by the true time."""
        self.asked: dict[str, SaleCommand] = {}
        """Commands of this run by id, until they end."""
        self.billed: dict[str, int | None] = {}
        """Scanned sales: what was typed, in paise."""
        self.twice: set[str] = set()
        """Orders whose number was scanned though they were here."""
        self.numbers = itertools.count(1)
        self.broken: list[str] = []
        """Forbidden things that were seen on the wire."""
        self.told_paid: dict[str, int] = {}
        """Orders of which this run of the program was told PAID, and when (true time)."""
        self.ever_paid: set[tuple[str, int | None]] = set()
        """Orders of which any run was, each with the paise that it was PAID of then, and with None."""
        self.theirs: dict[str, str] = {}
        """Sales of this run by the service's own number of their order."""
        self.closed: dict[str, int] = {}
        """Sales by the true time at which they were last seen open."""
        self._looked_at = START_MS
        self.retried: set[str] = set()
        """Sales that were said to be NOT PAID, SAFE TO RETRY, or taken off the list."""
        self.journal = FaultyJournal.of(self.folder)
        self.hub = HubDouble(self.true_now, self.loop)
        self.hub.next_fate = lambda: self.hub_fates.popleft() if self.hub_fates else None
        self.hub_fates: deque[HubFate] = deque()
        self.link = HubLink(self.hub)
        self.core = self._opened()

    def close(self) -> None:
        """Remove everything."""
        self._undo.close()

    def _end(self) -> None:
        self.run(self.core.kill())
        pending = asyncio.all_tasks(self.loop)
        for task in pending:
            task.cancel()
        self.run(_gathered(pending))
        self.journal.close()
        self.loop.close()

    # Time and the line ----------------------------------------------------------------------------------------------

    def true_now(self) -> int:
        """Return the service's time, in ms since the epoch."""
        return START_MS + self.loop.elapsed_ns() // 1_000_000

    def _wall_ns(self) -> int:
        return (self.true_now() + self.wall_shift) * 1_000_000

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the loop run until this is done."""
        return self.loop.run_until_complete(work)

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.run(asyncio.sleep(seconds))

    def turns(self, count: int) -> None:
        """Let the loop turn so often, without time."""
        self.run(_turned(count))

    async def _carried(self, request: Request) -> Answer:
        journal = self.journal
        await asyncio.sleep(LATENCY_S)
        self._look_at(request)
        answer: Answer = await self.model(request)
        await asyncio.sleep(LATENCY_S)
        if b'"order_status": "PAID"' in answer.body and journal is self.journal:
            self._hear_paid(json.loads(answer.body))
        return answer

    def _hear_paid(self, told: dict[str, Any]) -> None:
        order = self.model.orders.get(told["order_id"])
        if order is not None and order.cf_order_id == told["cf_order_id"]:
            self.told_paid.setdefault(order.order_id, self.true_now())
            self.ever_paid |= {(order.order_id, order.told_paise), (order.order_id, None)}

    def _look_at(self, request: Request) -> None:
        """No QR is asked for while a cancel is wanted; and another counter's order is not ended.

        See docs/rules.md#cancel-can-be-repeated.
        """
        taken = [each for each in self.model.orders.values() if each.taken and each.order_id not in self.twice]
        if request.method == "PATCH" and any(request.path.endswith(each.order_id) for each in taken):
            self.broken.append(f"an order of another counter is ended: {request}")
        if not request.path.endswith("/transactions"):
            return
        wanted = json.loads(request.content)["cf_order_id"]
        for sale in self.core.sales():
            if sale.cf_order_id == wanted and self._cancelled_at(sale) < self.true_now() - 2 * LATENCY_S * 1_000:
                self.broken.append(f"a QR is asked for though it is to be cancelled: {sale}")

    def _cancelled_at(self, sale: Sale) -> int:
        """When its cancel was pressed (true time), if it still stands."""
        return NEVER if sale.cancel_asked_at is None else self.cancelled.get(sale.sale_id, NEVER)

    # The program ----------------------------------------------------------------------------------------------------

    def _opened(self) -> Core:
        clock = Clock(wall=self._wall_ns, elapsed=self.loop.elapsed_ns)
        core = Core(self.journal, self._carried, clock.now, self.loop, listen=self._heard, hub=self.link)
        self.run(self._start(core))
        return core

    async def _start(self, core: Core) -> None:
        try:
            await core.start()
        except StoreError as fault:  # a disk that cannot be written at the start: tried again by whoever starts it
            raise Broken("the start needs no write") from fault
        if not self.keys:
            await core.use(None)

    def _heard(self, event: Event) -> None:
        if isinstance(event, CommandEnded):
            self.asked.pop(event.command_id, None)

    def kill(self) -> None:
        """Cut the power and start again."""
        self.journal.dead = True
        self.run(self.core.kill())
        self.asked.clear()
        self.told_paid.clear()
        self.theirs.clear()
        fault, left = self.journal.fault, self.journal.writes_left
        self.journal.close()
        self.journal = FaultyJournal.of(self.folder)
        self.journal.fault, self.journal.writes_left = fault, left
        on_disk = {each: self.journal.sale(each) for each in self.retried}
        self.retried = {each for each, sale in on_disk.items() if sale is not None and not sale.is_open}
        self.core = self._opened()

    def set_keys(self, *, there: bool) -> None:
        """Keys are taken away, or given again."""
        self.keys = there
        self.run(self.core.use(Credentials("id", "secret") if there else None))

    def send(self, command: SaleCommand) -> None:
        """Give a command; nobody waits for it."""
        if isinstance(command, RenewSale):
            self.renewed[command.sale_id] += 1
            self.retried.discard(command.sale_id)  # whoever presses that has not taken another
        if isinstance(command, CancelSale):
            self.cancelled[command.sale_id] = self.true_now()
        self.asked[command.command_id] = command
        self.core.send(command)

    def take(self, paise: int, method: PaymentMethod, *, instead_of: str = "", phone: str = "") -> str:
        """Take a sale for an amount."""
        sale_id = f"sale{next(self.numbers)}"
        self.send(
            TakeSale(sale_id=sale_id, method=method, amount=Money(paise), instead_of=instead_of, customer_phone=phone)
        )
        return sale_id

    def scan(self, paise: int, billed: int | None) -> str:
        """Scan an order that was made elsewhere; `billed` is the amount that was typed."""
        sale_id, order_id = f"sale{next(self.numbers)}", f"web_{next(self.numbers)}"
        self.model.elsewhere(order_id, paise)
        amount = None if billed is None else Money(billed)
        self.billed[sale_id] = billed
        self.send(TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=amount, order_id=order_id))
        return sale_id

    def scan_again(self, sale: Sale) -> str:
        """Scan the order number of a sale that is here already."""
        sale_id = f"sale{next(self.numbers)}"
        self.twice.add(sale.order_id)
        self.billed[sale_id] = None
        self.send(TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=None, order_id=sale.order_id))
        return sale_id

    def press(self, sale_id: str, command: type[SaleCommand]) -> None:
        """Press what is possible, and see that it does something."""
        sale = self.sale(sale_id)
        if (
            sale is None
            or command not in available_commands(sale, self.core.now(), self.core.config.feed)
            or command is TakeSale
        ):
            return
        more = {"method": PaymentMethod.LINK} if command is RenewSale else {}
        given = command(sale_id=sale_id, **more)
        self.send(given)
        self.turns(20)
        ended, after = self.core.ended.get(given.command_id), self.sale(sale_id)
        refused = ended is not None and ended.status is CommandStatus.REFUSED
        need(not refused, "%s was possible, and was refused: %s", command.__name__, sale)
        does = command not in {PutSaleAside, ReadSale} and ended is not None and ended.status is CommandStatus.DONE
        does = does and sale.cancel_asked_at is None  # pressed twice in a moment, it is one press
        need(not does or after != sale, "%s was possible, and does nothing: %s", command.__name__, sale)

    def sale(self, sale_id: str) -> Sale | None:
        """Return the current state of a sale."""
        return self.core.engine.sales.sales.get(sale_id)

    def order(self, sale: Sale) -> ModelOrder | None:
        """Return the model's order of a sale."""
        return self.model.orders.get(sale.order_id)

    # What must hold -------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Safe and alive, as they can be seen now."""
        self.model.settle()
        need(not self.broken, "%s", self.broken)
        sales = self.core.sales()
        for sale in sales:
            self._check_safe(sale)
            self._check_words(sale)
            self._check_alive(sale)
        self._check_orders(sales)
        for words in itertools.chain(self.link.stale_words(self.core), self.link.differences(self.journal)):
            raise Broken(words)
        self._check_stead({sale.sale_id: sale for sale in sales})
        self._check_gone({sale.sale_id: sale for sale in sales})
        self._looked_at = self.true_now()

    def _check_stead(self, sales: Mapping[str, Sale]) -> None:
        """Check that a sale and the one that replaced it agree at every moment."""
        for sale in sales.values():
            other = sales.get(sale.instead_of)
            need(other is None or sale.sale_id in other.replaced_by, "taken in the stead of %s: %s", other, sale)
            for each in sale.replaced_by:
                need(each in sales and sales[each].instead_of == sale.sale_id, "replaced by %s: %s", each, sale)

    def _check_safe(self, sale: Sale) -> None:
        order, verdict = self.order(sale), self.core.verdict(sale)
        if verdict in _PAID:
            wanted = self.billed.get(sale.sale_id, None if sale.amount is None else sale.amount.paise)
            now_paid = order is not None and order.status == "PAID" and wanted in {None, order.told_paise}
            paid = order is not None and (now_paid or (order.order_id, wanted) in self.ever_paid)
            need(paid, "%s without PAID of that order and amount: %s %s", verdict, order, sale)
        if order is not None and not sale.created_here and order.paid_by == OTHERS_CODE and sale.payments:
            untried = all(code in order.transactions and code not in order.tried for code in sale.codes)
            need(
                not sale.codes or sale.had_link or not untried or verdict not in _PAID,
                "another counter's money: %s %s",
                order,
                sale,
            )
        taken = order is not None and order.taken and sale.created_here
        same = not sale.cf_order_id or self.theirs.setdefault(sale.sale_id, sale.cf_order_id) == sale.cf_order_id
        need(same, "its number at the service has become another: %s", sale)
        need(not taken or not sale.cf_order_id, "an order of another counter is taken for ours: %s", sale)
        if verdict is Verdict.NOT_PAID and order is not None and not self._is_anothers(sale) and not taken:
            need(not order.may_be_paid(self.true_now()), "NOT PAID while somebody can be paying: %s %s", order, sale)
        alone = order is not None and order.order_id not in self.twice
        if order is not None and alone and self.billed.get(sale.sale_id) not in {None, order.paise}:
            need(not order.transactions, "a QR of an order for another amount than was typed: %s %s", order, sale)

    def _check_words(self, sale: Sale) -> None:
        """Check that nothing that staff or the service were told is taken back."""
        now, verdict = self.core.now(), self.core.verdict(sale)
        if verdict is Verdict.NOT_PAID:
            step = next_step(sale, now, self.core.config.feed)
            need(
                step.kind not in {StepKind.CREATE, StepKind.TRANSACT},
                "NOT PAID, and it goes on with %s: %s",
                step,
                sale,
            )
            if not sale.is_open:
                self.retried.add(sale.sale_id)
        if verdict is Verdict.HAND_OVER:
            told = sale.sale_id not in self.retried and sale.given_up_at is None
            need(told, "HAND OVER, though it was closed as unpaid: %s", sale)
        if self.told_paid.get(sale.order_id, NEVER) < self.true_now() - 1_000 and not sale.watch_ended:
            need(
                sale.phase is Phase.PAID or self._is_anothers(sale) or self._is_contradicted(sale),
                "the service said PAID, and nobody is told: %s",
                sale,
            )
        if not sale.is_open:
            since = self.closed.setdefault(sale.sale_id, self._looked_at)
            early = sale.watch_ended and self.true_now() - since < 23 * HOUR
            need(not early, "its watch ended after %s s: %s", (self.true_now() - since) / 1_000, sale)

    def _is_anothers(self, sale: Sale) -> bool:
        """Return True if the order was scanned again after this sale failed: the other sale tells its result."""
        others = (each for each in self.core.sales() if each.order_id == sale.order_id)
        return not holds_order(sale) and any(holds_order(each) for each in others)

    def _is_contradicted(self, sale: Sale) -> bool:
        """Return True if the service has told of two orders under this number: a person has to look."""
        order = self.order(sale)
        return order is None or (order.taken and sale.created_here) or sale.cf_order_id not in {"", order.cf_order_id}

    def _check_orders(self, sales: Sequence[Sale]) -> None:
        for order in self.model.orders.values():
            earned = [each for each in sales if each.order_id == order.order_id and each.revenue_at]
            need(len(earned) <= 1, "one payment is counted, and handed over for, %s times: %s", len(earned), earned)
            if order.elsewhere or order.order_id in self.twice:
                continue
            mine = [each for each in sales if each.order_id == order.order_id]
            if not mine and (kept := self.journal.find_by_order_id(order.order_id)):
                mine = [Sale.from_facts(self.journal.facts_of(kept[0]))]
            need(len(mine) == 1, "an order of %s sales: %s", len(mine), order)
            sale = mine[0]
            most = 1 + self.renewed[sale.sale_id] + self.model.failed_after[order.cf_order_id]
            need(len(order.transactions) <= most, "%s transactions, %s wanted: %s", len(order.transactions), most, sale)

    def _check_gone(self, sales: Mapping[str, Sale]) -> None:
        """Check that what left memory was not to be watched any more."""
        at_hand = {sale.sale_id for sale in self.core.engine.sales.sales}
        for sale_id, since in self.closed.items():
            if sale_id not in at_hand and self.true_now() - since < 23 * HOUR:
                sale = sales[sale_id]
                need(not sale.watch_ended, "its watch ended early: %s", sale)

    def _check_alive(self, sale: Sale) -> None:
        if not sale.is_open:
            return
        now = self.core.now()
        step = next_step(sale, now, self.core.config.feed)
        if step.kind is StepKind.NOTHING or step.at is None:
            need(
                bool(available_commands(sale, now, self.core.config.feed) - {PutSaleAside, ChangeNote}),
                "it is open, and nothing will ever happen to it: %s",
                sale,
            )
        else:
            need(step.at <= now + LONGEST_PAUSE, "%s is %s s away: %s", step, (step.at - now) / 1_000, sale)

    def _check_settled(self, sale: Sale) -> None:
        """Of an order that is there and ACTIVE, something has become: a QR, its end, or words."""
        order = self.order(sale)
        if order is None or order.status != "ACTIVE" or not self.model.known or not sale.is_open:
            return
        if self._is_contradicted(sale):
            need(
                CloseSale in available_commands(sale, self.core.now(), self.core.config.feed),
                "it cannot be taken off the list: %s",
                sale,
            )
            return
        # each of its transactions was lost: a person has to ask for one, and can
        failure, sends = sale.transaction.failure, sale.transaction.sends
        lost = sends >= MAX_SENDS and failure is not None and not sale.transaction.is_key_spent
        asks = lost and RenewSale in available_commands(sale, self.core.now(), self.core.config.feed)
        need(sale.phase is not Phase.PREPARING or not sale.amount_matches or asks, "nothing comes of it: %s", sale)
        if sale.termination.sends <= 2:  # later, it waits longer for a service that took its end and forgot it
            need(sale.phase is not Phase.CANCELLING, "its cancel does not go through: %s", sale)
        stuck = sale.phase in {Phase.WAITING, Phase.QR_REFUSED} and CancelSale not in available_commands(
            sale, self.core.now()
        )
        need(not stuck, "it cannot be cancelled: %s", sale)

    def _check_hub(self) -> None:
        """Once all is well, the hub has every fact."""
        for _ in range(SHIPPED_S if self.link.is_enrolled else 0):
            if self.link.is_complete(self.journal):
                return
            self.wait(1)
        need(not self.link.is_enrolled, "the hub is well, and does not get all facts: %s", self.link.problem)

    def _check_next_customer(self) -> None:
        """Whatever was, the next sale goes well."""
        self.model.known = True
        sale_id = self.take(4_200, PaymentMethod.LINK)
        self.wait(20)
        sale = self.sale(sale_id)
        need(sale is not None and sale.can_show_code, "the next customer gets no QR: %s", sale)
        assert sale is not None
        self.model.pay(self.model.orders[sale.order_id])
        self.tell_of(self.model.orders[sale.order_id], None)
        self.wait(10)
        sale = self.sale(sale.sale_id)
        need(sale is not None and self.core.verdict(sale) is Verdict.HAND_OVER, "the next one paid: %s", sale)

    def check_calm(self) -> None:
        """Once nothing goes wrong any more, what is due is done within minutes, and what is true is known."""
        self.stop_faults()
        self.wait(CALM_S)
        self.check()
        need(not self.asked, "commands without an end: %s", list(self.asked.values()))
        need(not self.core.engine.recorder.pending_count, "what was told is written once the disk is well")
        now = self.core.now()
        for sale in self.core.sales():
            step = next_step(sale, now, self.core.config.feed)
            late = step.at is not None and step.at < now - 2 * MINUTE
            need(not late, "%s is overdue by %s s: %s", step, (now - (step.at or 0)) / 1_000, sale)
            order = self.order(sale)
            seldom = sale.unknown_to_service and sale.reads_failed >= SELDOM_AFTER
            seldom = seldom or self._is_contradicted(sale)
            if order is not None and order.status == "PAID" and self.model.known and sale.is_open and not seldom:
                need(sale.phase is Phase.PAID, "it is paid for %s, and not known: %s", order.paid_paise, sale)
            self._check_settled(sale)
        self._check_next_customer()
        self._check_hub()

    def check_end(self) -> None:
        """After a day and a night each sale is final, or a person can do something about it."""
        self.stop_faults()
        self.wait(30 * 3_600)
        self.check()
        for sale in self.core.sales():
            ways = {CloseSale} if sale.unknown_to_service else {CancelSale, CloseSale, RenewSale}
            settled = not sale.is_open or available_commands(sale, self.core.now(), self.core.config.feed) & ways
            need(bool(settled), "nobody can end it: %s", sale)
            step = next_step(sale, self.core.now(), self.core.config.feed)
            if not sale.is_open and step.at is not None:
                need(step.at >= self.core.now() - 11 * MINUTE, "%s of a closed sale is overdue: %s", step, sale)

    def stop_faults(self) -> None:
        """From now on all is well: the line, the disk, the keys."""
        self.model.fates.clear()
        self.hub_fates.clear()
        self.hub.is_down = self.hub.is_silent = False
        self.journal.fault = None
        if not self.keys:
            self.set_keys(there=True)

    # The hub --------------------------------------------------------------------------------------------------------

    def enrol(self) -> None:
        """Enrol the counter at the hub."""
        self.run(self.link.enrol(self.core))

    def tell_of(self, order: ModelOrder, fate: NudgeFate | None) -> None:
        """Let the hub tell the counter of an order."""
        self.hub.next_nudge_fate = lambda: fate
        if self.link.counter is not None:
            self.hub.nudge(self.link.counter, order_id=order.order_id)

    def break_disk(self, kind: FaultKind | None, writes_left: int) -> None:
        """After so many writes the disk says this."""
        self.journal.fault, self.journal.writes_left = kind, writes_left

    def fate(self, kind: str, fate: Fate) -> None:
        """Set the fate of the next request of a kind ("": any)."""
        self.model.fates.append((kind, fate))


def need(holds: bool, words: str, *about: object) -> None:
    """Put together only when it is wanted: a sale in words takes longer than all that is asked of it."""
    if not holds:
        raise Broken(words % about)


async def _turned(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def _gathered(tasks: set[asyncio.Task[Any]]) -> None:
    await asyncio.gather(*tasks, return_exceptions=True)
