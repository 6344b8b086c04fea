"""Take a sale, renew it, cancel it: each step is in the journal before its request leaves (DESIGN.md)."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from paydesk.api.orders import WALK_IN_PHONE, NewOrder
from paydesk.counter.configuration import new_key, new_order_id
from paydesk.counter.connection import CallFailedError
from paydesk.counter.sale.rules import broken_rules, masked_terminal
from paydesk.counter.sale.transaction import Showing
from paydesk.domain import masking
from paydesk.domain.commands import TakeSale
from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.messages import SaleRefused, SalesLoaded
from paydesk.domain.order import OrderStatus, PaymentMethod
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import Kind
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import CreateOutcome, TerminateOutcome

if TYPE_CHECKING:
    from paydesk.api.answers import Answered
    from paydesk.counter.configuration import Configuration
    from paydesk.counter.connection import Line
    from paydesk.counter.sale.repository import SaleRepository
    from paydesk.domain.exact_json import Json
    from paydesk.domain.order import Order

_MINUTE: Final = 60_000
_NOT_ACTIVE: Final = Failure(Problem.NOT_ACTIVE, Side.SALE, outcome_known=True)
_WRONG_AMOUNT: Final = Failure(Problem.WRONG_AMOUNT, Side.SALE, outcome_known=True)
_MAY_HAVE_ENDED: Final = frozenset({Problem.REFUSED, Problem.NOT_ACTIVE, Problem.ALREADY_EXISTS, Problem.KEY_REUSED})
_NEVER_ARRIVED: Final = Failure(Problem.NOT_FOUND, Side.SERVICE, outcome_known=True)


class Sales:
    """The sales of one counter. Steps of one sale never overlap; different sales do."""

    def __init__(self, ledger: SaleRepository, line: Line, config: Configuration) -> None:
        self._ledger = ledger
        self._line = line
        self._config = config
        self._showing = Showing(ledger, line, config)
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._new_orders: dict[str, NewOrder] = {}
        self._billed: dict[str, TakeSale] = {}

    @property
    def showing(self) -> Showing:
        """What makes and shows the QR or link."""
        return self._showing

    async def take(self, wish: TakeSale, by: str) -> None:
        """Take a sale from an amount or from an order number (SPEC.md 4.2). The same wish again is the same sale."""
        if wish.sale_id in self._ledger:
            return
        broken = broken_rules(wish, self._config.terminal)
        if broken:
            self._ledger.emit(SaleRefused(wish.sale_id, broken))
            return
        if wish.order_id:
            already = self._at_this_counter(wish.order_id)
            if already is not None:
                self._ledger.emit(SalesLoaded((already,)))
                self._ledger.emit(SaleRefused(wish.sale_id, already=already.sale_id))
                return
        async with self._locks[wish.sale_id]:
            if wish.order_id:
                await self._take_existing(wish, by)
            else:
                await self._take_amount(wish, by)

    def _at_this_counter(self, order_id: str) -> Sale | None:
        """The sale of this counter that holds the order already, unless nothing came of it."""
        sale_id = self._ledger.journal.by_order_id(order_id)
        sale = self._ledger.bring(sale_id) if sale_id else None
        return None if sale is None or sale.phase is Phase.FAILED else sale

    async def _take_amount(self, wish: TakeSale, by: str) -> None:
        terminal = self._config.terminal
        if wish.amount is None or terminal is None:
            return  # the rules have refused it
        now = self._ledger.now()
        order = NewOrder(
            order_id=new_order_id(self._ledger.journal, now),
            amount=wish.amount,
            terminal=terminal,
            customer_phone=wish.customer_phone or WALK_IN_PHONE,
            expires_at_ms=self._line.service_now() + self._config.settings.shop.order_minutes * _MINUTE,
        )
        self._new_orders[wish.sale_id] = order
        key = new_key()
        self._ledger.record(
            wish.sale_id,
            (Kind.SALE_WANTED, self._wanted(wish, order.order_id, by)),
            (Kind.ORDER_SENT, facts.sent(key=key)),
        )
        await self._create_order(wish.sale_id, order, key)

    def _wanted(self, wish: TakeSale, order_id: str, by: str) -> dict[str, Json]:
        return facts.sale_wanted(
            order_id=order_id,
            amount=wish.amount if not wish.order_id else None,
            method=wish.method,
            terminal=masked_terminal(self._config.terminal),
            made_here=not wish.order_id,
            add_invoice=wish.add_invoice,
            customer_phone=masking.phone(wish.customer_phone) if wish.customer_phone else "",
            by=by,
        )

    async def _create_order(self, sale_id: str, order: NewOrder, key: str) -> None:
        try:
            answer = await self._line.call(lambda gateway: gateway.orders.create(order, key))
        except CallFailedError as error:
            await self._order_not_created(sale_id, error.failure)
            return
        await self._showing.first(sale_id, (Kind.ORDER_ANSWERED, self._order_data(answer)))

    async def _order_not_created(self, sale_id: str, failure: Failure) -> None:
        if failure.problem in {Problem.ALREADY_EXISTS, Problem.KEY_REUSED}:
            # our own first attempt arrived after all (SERVICE-FACTS 1.6, 1.8): the next read goes on with it
            failure = replace(failure, outcome_known=False)
        self._ledger.record(sale_id, (Kind.ORDER_FAILED, facts.failed(failure)))

    def _order_data(self, answer: Answered[Order], asked_by: str = "") -> dict[str, Json]:
        return facts.order_answered(
            answer.value,
            request_id=answer.request_id,
            clock_ahead=self._line.clock_ahead(answer),
            asked_by=asked_by,
        )

    async def _take_existing(self, wish: TakeSale, by: str) -> None:
        self._billed[wish.sale_id] = wish
        self._ledger.record(wish.sale_id, (Kind.SALE_WANTED, self._wanted(wish, wish.order_id, by)))
        await self._read(wish.sale_id)
        await self._go_on(wish.sale_id)

    async def read(self, sale_id: str, by: str = "") -> bool:
        """Read the order and go on with whatever was waiting for that answer. Whether the service answered."""
        async with self._locks[sale_id]:
            answered = await self._read(sale_id, by)
            if answered:
                await self._go_on(sale_id)
            return answered

    async def _read(self, sale_id: str, by: str = "") -> bool:
        before = self._ledger[sale_id]
        try:
            answer = await self._line.call(lambda gateway: gateway.orders.read(before.order_id))
        except CallFailedError as error:
            await self._not_read(before, error.failure, by)
            return False
        data = self._order_data(answer, by)
        if self._says_the_same(before, answer.value) and not by:
            self._ledger.mention(sale_id, Kind.STATUS_READ, data)
        else:
            self._ledger.record(sale_id, (Kind.STATUS_READ, data))
        return True

    @staticmethod
    def _says_the_same(before: Sale, order: Order) -> bool:
        settled = before.problem is None and before.terminate is not TerminateOutcome.UNKNOWN
        final_expiry = before.status is OrderStatus.EXPIRED and not before.expired_for_good
        return (
            before.status_word == order.status_word
            and settled
            and not final_expiry
            and before.order_outcome is CreateOutcome.OK
        )

    async def _not_read(self, before: Sale, failure: Failure, by: str) -> None:
        sale_id = before.sale_id
        if failure.problem is Problem.NOT_FOUND and before.made_here and before.order_outcome is CreateOutcome.UNKNOWN:
            await self._send_order_again(sale_id)
            return
        same = before.problem is not None and before.problem.problem is failure.problem and not by
        if same:
            self._ledger.mention(sale_id, Kind.READ_FAILED, facts.failed(failure))
        else:
            self._ledger.record(sale_id, (Kind.READ_FAILED, facts.failed(failure)))

    async def _send_order_again(self, sale_id: str) -> None:
        """The read says that the order is not there: the same request once more, with the same key (truth 5)."""
        order, key = self._new_orders.get(sale_id), self._ledger[sale_id].order_key
        if order is None or self._ledger[sale_id].cancel_asked_at is not None:
            # started again since, or not wanted any more: nobody was shown a QR, so nothing can be paid
            self._ledger.record(sale_id, (Kind.ORDER_FAILED, facts.failed(_NEVER_ARRIVED)))
            return
        self._ledger.record(sale_id, (Kind.ORDER_SENT, facts.sent(key=key)))
        await self._create_order(sale_id, order, key)

    async def _go_on(self, sale_id: str) -> None:
        """After an answer: do what was waiting for it. Only ever one step, and only for an ACTIVE order."""
        sale = self._ledger[sale_id]
        if sale.status is OrderStatus.PAID and not sale.payments:
            await self._read_payments(sale)
        if sale.status is not OrderStatus.ACTIVE:
            return
        if sale.cancel_asked_at is not None:
            if sale.terminate is TerminateOutcome.NONE or not sale.terminate_key:
                await self._terminate(sale_id)
        elif sale.transaction_outcome is CreateOutcome.NOT_SENT:
            await self._show_existing(sale)
        elif sale.transaction_outcome is CreateOutcome.UNKNOWN:
            await self._showing.send(sale_id, sale.method, key=sale.transaction_key)

    async def _show_existing(self, sale: Sale) -> None:
        wish = self._billed.pop(sale.sale_id, None)
        if wish is not None and wish.amount is not None and wish.amount != sale.amount:
            self._ledger.record(sale.sale_id, (Kind.TRANSACTION_FAILED, facts.failed(_WRONG_AMOUNT)))
            return
        await self._showing.first(sale.sale_id)

    async def _read_payments(self, sale: Sale) -> None:
        try:
            answer = await self._line.call(lambda gateway: gateway.orders.payments(sale.order_id))
        except CallFailedError:
            return  # a nicety for the receipt; PAID stands without it
        if answer.value:
            self._ledger.record(sale.sale_id, (Kind.PAYMENTS_READ, facts.payments_read(list(answer.value))))

    async def renew(self, sale_id: str, method: PaymentMethod, by: str) -> None:
        """A new QR or link on the same order: only after a read that says ACTIVE (truth 4)."""
        async with self._locks[sale_id]:
            if not await self._read(sale_id, by):
                return
            sale = self._ledger[sale_id]
            if sale.transaction_outcome in {CreateOutcome.UNKNOWN, CreateOutcome.NOT_SENT}:
                await self._go_on(sale_id)  # the one that is owed comes first
            elif sale.status is OrderStatus.ACTIVE and sale.cancel_asked_at is None:
                await self._showing.send(sale_id, method, key=new_key())
            else:
                await self._go_on(sale_id)

    async def cancel(self, sale_id: str, by: str) -> None:
        """Ask the service to terminate the order; what it really becomes is read (SPEC.md 4.3, 3.1)."""
        if self._ledger[sale_id].cancel_asked_at is None and self._ledger[sale_id].is_open:
            self._ledger.record(sale_id, (Kind.CANCEL_ASKED, facts.by(by)))
        async with self._locks[sale_id]:
            sale = self._ledger[sale_id]
            if sale.status is OrderStatus.ACTIVE and not sale.terminate_key:
                await self._terminate(sale_id)
            else:
                await self._read(sale_id)
                await self._go_on(sale_id)

    async def _terminate(self, sale_id: str) -> None:
        sale = self._ledger[sale_id]
        key = sale.terminate_key or new_key()
        self._ledger.record(sale_id, (Kind.TERMINATE_SENT, facts.sent(key=key)))
        try:
            answer = await self._line.call(lambda gateway: gateway.orders.terminate(sale.order_id, key))
        except CallFailedError as error:
            await self._not_terminated(sale_id, error.failure)
            return
        self._ledger.record(sale_id, (Kind.TERMINATE_ANSWERED, self._order_data(answer)))
        if answer.value.status is OrderStatus.PAID:
            await self._read_payments(self._ledger[sale_id])

    async def _not_terminated(self, sale_id: str, failure: Failure) -> None:
        if failure.outcome_known and failure.problem in _MAY_HAVE_ENDED and await self._read(sale_id):
            sale = self._ledger[sale_id]
            if sale.status is OrderStatus.PAID:  # refused because the payment won: that is the answer (SPEC.md 3.1)
                await self._read_payments(sale)
            if sale.status is not OrderStatus.ACTIVE:
                return
        self._ledger.record(sale_id, (Kind.TERMINATE_FAILED, facts.failed(failure)))
