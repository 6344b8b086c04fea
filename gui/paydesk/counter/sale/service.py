"""The commands about sales. Each only records a request; the runner does it, as `next_step` says."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from paydesk.api.gateway import GatewayClient
from paydesk.counter.connection import ServiceConnection
from paydesk.counter.context import Configuration
from paydesk.counter.dispatcher import handles
from paydesk.counter.faults import CallFailed
from paydesk.counter.ids import new_order_id
from paydesk.counter.poller import Poller
from paydesk.counter.recorder import Recorder
from paydesk.counter.repository import SubjectGone
from paydesk.counter.sale.bills import BillSales
from paydesk.counter.sale.checks import broken_rules
from paydesk.counter.sale.machine import SaleMachine
from paydesk.counter.sale.payees import PaidPayees
from paydesk.counter.sale.pictures import QrPictures
from paydesk.counter.sale.refunds import SaleRefunds
from paydesk.counter.sale.repository import SaleRepository
from paydesk.counter.subject_service import SubjectService
from paydesk.counter.topic import Topic
from paydesk.domain import commands, masking, rules
from paydesk.domain.clock import Now, date_of, span_of
from paydesk.domain.commands import Command
from paydesk.domain.fact import Fact
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.messages import (
    CommandStatus,
    DayFigures,
    Event,
    ReceiptReady,
    SaleHistory,
    SaleRefused,
    SalesLoaded,
)
from paydesk.domain.order import TRANSACTION_METHODS, OrderStatus
from paydesk.domain.phones import national_phone
from paydesk.domain.rules import Rule
from paydesk.domain.sale import facts
from paydesk.domain.sale.commands import ChangeNote, Nudge
from paydesk.domain.sale.facts import NewSale, SaleFactKind
from paydesk.domain.sale.next_step import available_commands, holds_order
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.watch import is_unfinished, read_interval
from paydesk.domain.step import StepKind
from paydesk.store.errors import StoreError
from paydesk.store.journal.journal import Journal

_FACT_OF_COMMAND: Final[Mapping[type[commands.SaleCommand], SaleFactKind]] = {
    commands.CancelSale: SaleFactKind.CANCEL_ASKED,
    commands.CloseSale: SaleFactKind.CLOSED,
    commands.PutSaleAside: SaleFactKind.PUT_ASIDE,
}
"""Kind of fact for commands that carry nothing but their type."""
_SLOW_DOWN: Final = Failure(Problem.SLOW_DOWN, Side.SERVICE, outcome_known=True)


def _may_be_money(fact: Fact) -> bool:
    """Return True if the figures of the day may be others after a fact of a sale."""
    is_paid = fact.data.get("status") == OrderStatus.PAID or fact.kind == SaleFactKind.STATIC_PAID
    return is_paid or bool(fact.data.get("payments"))


class SaleService(SubjectService[Sale]):
    """The sales of one counter. Runs in the counter's loop; `emit` takes messages in the order they happen."""

    clock_fact_kind = SaleFactKind.CLOCK_SET

    def __init__(
        self,
        journal: Journal,
        recorder: Recorder,
        connection: ServiceConnection[GatewayClient],
        poller: Poller,
        config: Configuration,
        emit: Callable[[Event], None],
        now: Now,
    ) -> None:
        self._journal = journal
        self._config = config
        self._connection = connection
        self._poller = poller
        self._payees = PaidPayees(journal)
        self._pictures = QrPictures(config, self._payees.get)
        self._refunds = SaleRefunds(journal)
        self.sales = SaleRepository(journal, recorder, self._refunds, emit, now)
        self._machine = SaleMachine(self.sales, connection, config, self._pictures, emit)
        super().__init__(self.sales, self._machine, poller, emit, now)
        self.bills = BillSales(journal, self.sales, self._refunds, config, self.is_of_current_host, now)
        recorder.written.subscribe(self._on_written)
        self.taken: Topic[str] = Topic()
        """The name of the person who took a sale, once it has started."""

    def open(self) -> None:
        """Load the unfinished sales of an earlier run, and send them to the windows. Raises StoreError.

        A fact about the restart is always written for each open sale: requests in flight are lost, and the known clock
        offset belongs to another run.
        """
        loaded = {sale.sale_id: sale for sale in self._journal.load_current_sales(self._now())}
        self._resume(loaded)
        self._emit(SalesLoaded(tuple(self.sales), self._refunds.refunded_amounts(loaded)))
        self.emit_figures()
        self.runner.schedule_all(loaded)

    def _allows(self, state: Sale, command: Command) -> bool:
        return type(command) in available_commands(state, self._now(), self._config.feed)

    def _is_unfinished(self, state: Sale) -> bool:
        return is_unfinished(state, self._now())

    def _resume(self, loaded: Mapping[str, Sale]) -> None:
        self.sales.load(loaded)
        for sale in loaded.values():
            if sale.is_open or read_interval(sale, self._now()) is not None:
                kind = SaleFactKind.RESUMED if sale.is_open else SaleFactKind.WATCH_RESUMED
                self.sales.write_later(sale.sale_id, (kind, facts.resumed_data()), always_write=True)

    def _on_written(self, facts: Sequence[Fact]) -> None:
        """Emit new figures after facts that may change them: paid, payments listed, refunded."""
        refunded = self._refunds.refunded_sales(facts)
        if refunded or any(map(_may_be_money, facts)):
            self._payees.clear()
            self.emit_figures()
        for sale_id in refunded:
            with contextlib.suppress(StoreError, SubjectGone):
                self.sales.emit_state(sale_id)

    def emit_figures(self) -> None:
        """Emit what was paid and refunded today: of real money, or of tests, as the settings have it.

        Nothing is emitted while the tables are incomplete or cannot be read.
        """
        ends = self._config.settings.shop.day_ends
        day = date_of(self._now(), ends)
        start, end = span_of(day, day, ends)
        try:
            paid = self._journal.reports.paid(start, end, real=self._config.takes_real_money)
            refunded = self._journal.reports.refunded(start, end, real=self._config.takes_real_money)
        except StoreError:
            return  # the recorder reports the fault; the figures come with the next payment
        self._emit(DayFigures(start, end, paid.count, paid.amount, refunded.amount))

    def on_feed_silent(self) -> None:
        """Read by the usual schedule again, after the feed ended."""
        self.runner.schedule_all([sale.sale_id for sale in self.sales if sale.is_open])

    # Taking -----------------------------------------------------------------------------------------------------------

    @handles(commands.TakeSale)
    async def take(self, command: commands.TakeSale, by: str) -> CommandStatus:
        """Take a sale by amount or by order number. The same command again is the same sale."""
        if self.sales.get(command.sale_id) is not None:
            self.sales.emit_state(command.sale_id)
            return CommandStatus.DONE
        phone, note = national_phone(command.customer_phone), rules.clean_line(command.note)
        command = replace(command, customer_phone=phone, note=note)
        broken = broken_rules(command, self._config.terminal, bill_check=self._config.settings.shop.bill_check)
        if broken:
            self._emit(SaleRefused(command.sale_id, broken))
            return CommandStatus.REFUSED
        replaced = self.sales.get(command.instead_of) if command.instead_of else None
        if replaced is not None and replaced.phase is Phase.PAID and replaced.seen_at is None:
            # it was paid while the form was being filled in: do not ask for the money twice
            self.sales.emit_state(replaced.sale_id)
            self._emit(SaleRefused(command.sale_id, already=replaced.sale_id))
            return CommandStatus.REFUSED
        charged = self.bills.taken(command.bill) if command.bill else None
        if charged is not None:
            self.sales.emit_state(charged.sale_id)
            self._emit(SaleRefused(command.sale_id, already=charged.sale_id))
            return CommandStatus.REFUSED
        existing = self._find_sale(command.order_id) if command.order_id else None
        if existing is None:
            await self._start_sale(command, by)
            return CommandStatus.DONE
        command = replace(command, order_id=existing.order_id)  # its own capitals: Caps Lock may have changed them
        if not holds_order(existing):
            await self._start_sale(replace(command, instead_of=command.instead_of or existing.sale_id), by)
            return CommandStatus.DONE
        if command.amount is not None and existing.is_unread:  # the bill is compared once it is read
            updated = replace(command, instead_of=existing.instead_of, note=command.note or existing.note)
            wanted = facts.sale_wanted_data(self._create_wanted(updated, by, self._now()))
            self.sales.write_now(existing.sale_id, (SaleFactKind.SALE_WANTED, wanted))
        self.sales.emit_state(existing.sale_id)
        if command.amount is None or existing.allows_amount(command.amount):
            self._emit(SaleRefused(command.sale_id, already=existing.sale_id))
        else:
            self._emit(SaleRefused(command.sale_id, (("amount", Rule.OTHER_AMOUNT),)))
        return CommandStatus.REFUSED

    def _find_sale(self, order_id: str) -> Sale | None:
        """Return this counter's sale of the order; if there is none, the only one whose ID differs by capitals."""
        exact = next(self._sales_of_order(order_id), None)
        if exact is not None and not exact.has_no_order:
            return exact
        similar = [sale for sale in self._sales_of_order(order_id, any_case=True) if not sale.has_no_order]
        return similar[0] if len({sale.order_id for sale in similar}) == 1 else exact

    def _sales_of_order(self, order_id: str, *, any_case: bool = False) -> Iterator[Sale]:
        for sale_id in self._journal.find_by_order_id(order_id, any_case=any_case):
            sale = self.sales.get(sale_id)
            if sale is not None and self.is_of_current_host(sale):
                yield sale

    def is_of_current_host(self, sale: Sale) -> bool:
        """Return True if it is a sale of the current host; at another, a test's for example, it is another order."""
        host = self._machine.origin.host
        return not host or sale.host in {"", host}

    async def _start_sale(self, command: commands.TakeSale, by: str) -> None:
        self.begin(command, by)
        await self.advance_new(command.sale_id, by)

    def begin(self, command: commands.TakeSale, by: str) -> None:
        """Write a new sale whose rules are kept; nothing leaves before `advance_new`. Raises StoreError."""
        if command.customer_phone:
            self._machine.phones[command.sale_id] = command.customer_phone
        wanted = facts.sale_wanted_data(self._create_wanted(command, by, self._now()))
        replaced = (SaleFactKind.REPLACED, facts.replaced_data(command.sale_id))
        related = [(command.instead_of, replaced)] if self.sales.get(command.instead_of) is not None else []
        self.sales.write_now(command.sale_id, (SaleFactKind.SALE_WANTED, wanted), related=related)

    async def advance_new(self, sale_id: str, by: str) -> None:
        """Do the first steps of a new sale."""
        await self.runner.advance(sale_id)
        self.taken.publish(by)

    def _create_wanted(self, command: commands.TakeSale, by: str, now: int) -> NewSale:
        terminal, scanned = self._config.terminal, bool(command.order_id)
        return NewSale(
            order_id=command.order_id or new_order_id(self._journal, now),
            method=command.method,
            amount=None if scanned else command.amount,
            billed=command.amount if scanned else None,
            created_here=not scanned,
            terminal=self._config.masked_terminal,
            cf_terminal_id=terminal.cf_terminal_id if terminal is not None else None,
            add_invoice=command.add_invoice or self._config.settings.selling.gst_details,
            customer_phone=masking.phone(command.customer_phone),
            by=by,
            origin=self._machine.origin,
            order_minutes=self._config.settings.shop.order_minutes,
            instead_of=command.instead_of,
            ask_above=self._config.settings.shop.ask_above if scanned and command.amount is None else None,
            note=command.note,
            bill=command.bill,
        )

    # About one sale ---------------------------------------------------------------------------------------------------

    @handles(commands.ShowSale)
    async def show(self, command: commands.ShowSale, _by: str) -> None:
        """Put the sale on the screen first, and send its picture again."""
        self._poller.prioritize(command.sale_id)
        sale = self.sales.get(command.sale_id)
        if sale is not None and (picture := self._pictures.get(sale)) is not None:
            self._emit(picture)

    @handles(commands.RenewSale)
    async def renew(self, command: commands.RenewSale, by: str) -> CommandStatus:
        """Record the request for a new QR or link on the same order."""
        if command.method not in TRANSACTION_METHODS:
            return CommandStatus.REFUSED
        return await self._request(
            command, command.sale_id, SaleFactKind.QR_WANTED, facts.qr_wanted_data(command.method, by)
        )

    @handles(*_FACT_OF_COMMAND)
    async def request(self, command: commands.SaleCommand, by: str) -> CommandStatus:
        """Record a request of `_FACT_OF_COMMAND`."""
        return await self._request(command, command.sale_id, _FACT_OF_COMMAND[type(command)], facts.actor_data(by))

    @handles(ChangeNote)
    async def change_note(self, command: ChangeNote, by: str) -> CommandStatus:
        """Record another note of a waiting sale."""
        note = rules.clean_line(command.note)
        if rules.check_note(note) is not None:
            return CommandStatus.REFUSED
        return await self._request(
            command, command.sale_id, SaleFactKind.NOTE_CHANGED, facts.note_changed_data(note, by)
        )

    @handles(commands.MarkSaleSeen)
    async def mark_seen(self, command: commands.MarkSaleSeen, by: str) -> CommandStatus:
        """Record that a person has settled late money."""
        return await self._request(
            command, command.sale_id, SaleFactKind.SEEN, facts.seen_data(by, given_back=command.given_back)
        )

    @handles(commands.HandOverSale)
    async def hand_over(self, command: commands.HandOverSale, by: str) -> CommandStatus:
        """Record that the goods were handed over; refused if the money was refunded."""
        sale = self.sales.get(command.sale_id)
        if sale is not None and self._refunds.keeps_goods(sale):
            return CommandStatus.REFUSED
        return await self._request(
            command,
            command.sale_id,
            SaleFactKind.HANDED_OVER,
            facts.handed_over_data(by, is_confirmed=command.is_confirmed),
        )

    @handles(commands.PrintReceipt)
    async def print_receipt(self, command: commands.PrintReceipt, by: str) -> CommandStatus:
        """Record that a receipt is printed, before it goes to the printer."""
        end = await self._request(command, command.sale_id, SaleFactKind.RECEIPT_PRINTED, facts.actor_data(by))
        sale = self.sales.get(command.sale_id) if end is CommandStatus.DONE else None
        if sale is not None:
            self._emit(ReceiptReady(sale))
        return end

    @handles(commands.EndReceipt)
    async def end_receipt(self, command: commands.EndReceipt, _by: str) -> CommandStatus:
        """Record whether a receipt is on paper, in a file, or lost."""
        sale = self.sales.get(command.sale_id)
        if sale is None or command.asked_at not in {each.at for each in sale.receipts}:
            return CommandStatus.REFUSED
        outcome = facts.receipt_ended_data(command.result, command.asked_at)
        self.sales.write_later(command.sale_id, (SaleFactKind.RECEIPT_ENDED, outcome), always_write=True)
        return CommandStatus.DONE

    @handles(commands.ReadSale)
    async def read(self, command: commands.ReadSale, by: str) -> CommandStatus:
        """Read an order for a person now, and do its next steps.

        Raises:
            CallFailed: The service did not answer.
        """
        sale = self.sales.hold(command.sale_id)  # its answer can be emitted whatever happens to the journal
        if sale is None:
            return CommandStatus.REFUSED
        if not self._connection.budget(StepKind.READ).take_for_user(self._now()):
            raise CallFailed(_SLOW_DOWN)
        last_read_at = sale.last_read_at
        async with self.runner.lock(command.sale_id):
            sale = self.sales[command.sale_id]
            if sale.last_read_at == last_read_at:  # otherwise it was read while this waited
                await self._machine.read(sale, by)
        await self.runner.advance(command.sale_id)
        problem = self.sales[command.sale_id].problem
        if problem is not None:
            if problem.problem is Problem.SLOW_DOWN:
                self._connection.budget(StepKind.READ).mark_user_refused(self._now())
            raise CallFailed(problem)
        return CommandStatus.DONE

    @handles(Nudge)
    async def nudge(self, command: Nudge, _by: str) -> CommandStatus:
        """Read the sales of an order that an event is about, outside the read budget; REFUSED if none is read any more.

        In a pause after a 429 the reads wait for its end. An event proves nothing, so nothing of it is stored.
        """
        found = [sale for sale in self._sales_of_order(command.order_id) if is_unfinished(sale, self._now())]
        for sale in found:
            if self.sales.hold(sale.sale_id) is not None:
                await self.runner.read_now(sale.sale_id)
        return CommandStatus.DONE if found else CommandStatus.REFUSED

    # The journal ------------------------------------------------------------------------------------------------------

    @handles(commands.ReadSaleHistory)
    async def read_history(self, command: commands.ReadSaleHistory, _by: str) -> SaleHistory:
        """Return the facts of a sale, and its refunds."""
        return self._refunds.read_history(command.sale_id)
