"""Does the steps of a sale: writes the intent, calls, writes the answer as a fact. `next_step` decides what is next."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from paydesk.api.answers import ApiResponse
from paydesk.api.errors import ServiceError
from paydesk.api.gateway import WALK_IN_PHONE, GatewayClient, NewOrder
from paydesk.counter.connection import ServiceCall, ServiceConnection
from paydesk.counter.context import Configuration
from paydesk.counter.faults import CallFailed
from paydesk.counter.repository import NewFact
from paydesk.counter.runner import StepMachine
from paydesk.counter.sale.pictures import QrPictures
from paydesk.counter.sale.repository import SaleRepository
from paydesk.domain.clock import MINUTE
from paydesk.domain.exact_json import Json
from paydesk.domain.failure import NEVER_CREATED, Failure, Problem, Side
from paydesk.domain.messages import Event
from paydesk.domain.order import Order, OrderStatus, TerminalIdentity, TerminalTransaction, parse_timeout_ms
from paydesk.domain.sale import facts
from paydesk.domain.sale.answers import CLOCK_OFFSET_TOLERANCE
from paydesk.domain.sale.facts import Origin, SaleFactKind
from paydesk.domain.sale.next_step import next_step
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.watch import read_interval
from paydesk.domain.step import Step, StepKind

_BUDGETED: Final = frozenset({StepKind.READ, StepKind.READ_PAYMENTS})
"""Steps that wait for their budget. A request that a customer waits for is sent anyway; a 429 delays it."""
_MAY_BE_PAID: Final = frozenset({StepKind.TRANSACT, StepKind.TERMINATE})
"""Steps that are sent for an order that a customer may be paying."""
_OTHER_KEYS: Final = Failure(Problem.OTHER_KEYS, Side.SHOP, outcome_known=True)
_TERMINAL_GONE: Final = Failure(Problem.TERMINAL_GONE, Side.SHOP, outcome_known=True)
_TIMED_OUT: Final = Failure(Problem.TIMED_OUT, Side.SERVICE, outcome_known=False)
_PAYMENTS_TIMEOUT_S: Final = 3.0
_MAY_EXIST: Final = frozenset({Problem.ALREADY_EXISTS, Problem.KEY_REUSED})
"""Refusals that our own earlier try may have caused (docs/service.md#idempotency): a read tells."""


def new_idempotency_key() -> str:
    """Return an idempotency key: a UUID (docs/service.md#gateway-headers)."""
    return str(uuid.uuid4())


def _as_first_send(error: CallFailed, step: Step) -> CallFailed:
    """Return the error of a step; a step without a key was sent with a new one, for the first time."""
    return error if step.key else CallFailed(error.failure.for_first_send(), error.clock_offset_ms)


def _failure_data(error: CallFailed, origin: Origin | None = None) -> dict[str, Json]:
    return facts.failure_data(error.failure, clock_offset_ms=error.clock_offset_ms, origin=origin)


def _origin_of(gateway: GatewayClient) -> Origin:
    return Origin(gateway.transport.endpoint.host, gateway.transport.key_digest)


class SaleMachine(StepMachine[Sale]):
    """Performs the steps of the sales in a repository."""

    def __init__(
        self,
        sales: SaleRepository,
        connection: ServiceConnection[GatewayClient],
        config: Configuration,
        pictures: QrPictures,
        emit: Callable[[Event], None],
    ) -> None:
        super().__init__(sales)
        self._sales = sales
        self._connection = connection
        self._config = config
        self._pictures = pictures
        self._emit = emit
        self.phones: dict[str, str] = {}
        """Phones typed for orders that are not created yet, by sale ID: they are on no disk."""
        self._performers: Mapping[StepKind, Callable[[Sale, Step], Awaitable[None]]] = {
            StepKind.CREATE: self._create,
            StepKind.READ: self._read,
            StepKind.TRANSACT: self._transact,
            StepKind.TERMINATE: self._terminate,
            StepKind.READ_PAYMENTS: self._read_payments,
            StepKind.GIVE_UP: self._give_up,
            StepKind.END_WATCH: self._end_watch,
        }

    def step_of(self, state: Sale, now: int) -> Step:
        return next_step(state, now, self._config.feed)

    def is_read(self, state: Sale, now: int) -> bool:
        return read_interval(state, now) is not None

    def paused_until(self, _subject: str) -> int:
        return self._connection.budget(StepKind.READ).paused_until

    def wait_ms(self, _subject: str, step: Step) -> int:
        """Return the milliseconds that the operation's budget delays a poll."""
        if step.kind not in _BUDGETED:
            return 0
        budget, now = self._connection.budget(step.kind), self._sales.now()
        return 0 if budget.take(now) else max(1, budget.wait_ms(now))

    def on_finished(self, subject: str) -> None:
        """Release the memory of a sale that has no further step."""
        sale = self._sales.get(subject)
        if sale is not None and sale.is_open:
            return
        self._pictures.forget(subject)
        self.phones.pop(subject, None)
        if sale is not None and not sale.needs_alarm:
            self._sales.release(subject)

    async def perform(self, subject: str, step: Step) -> None:
        """Do one step. Raises StoreError if its intent could not be written: then nothing was sent."""
        await self._performers[step.kind](self._sales[subject], step)

    async def on_write_failed(self, subject: str) -> None:
        """Read an order that may be paid: a full disk delays the step, but no customer.

        See docs/rules.md#intent-before-send.
        """
        if self.next_step(subject).kind in _MAY_BE_PAID:
            await self.read(self._sales[subject])

    # The steps ------------------------------------------------------------------------------------------------------

    async def _create(self, sale: Sale, step: Step) -> None:
        terminal = self._terminal(sale)
        phone = self.phones.get(sale.sale_id, "")
        if terminal is None or sale.amount is None or (sale.customer_phone and not phone):
            failure = _TERMINAL_GONE if terminal is None else NEVER_CREATED
            self._sales.write_later(sale.sale_id, (SaleFactKind.ORDER_FAILED, facts.gave_up_data(failure)))
            return
        if not self._connection.is_ready:
            await self._connection.wait_ready()
            if self.next_step(sale.sale_id) != step:
                return  # cancelled meanwhile, or waited too long for the keys
        offset_ms = self._clock_offset_for(sale)
        ends = None if offset_ms is None else self._sales.now() - offset_ms + sale.order_minutes * MINUTE
        expires_at = sale.expiries[-1] if step.key else ends
        order = NewOrder(
            sale.order_id, sale.amount, terminal, customer_phone=phone or WALK_IN_PHONE, expires_at_ms=expires_at
        )
        key = step.key or new_idempotency_key()
        origin = self.origin
        sent = facts.request_sent_data(key=key, clock_offset_ms=offset_ms, expires_at=expires_at, origin=origin)
        self._sales.write_now(sale.sale_id, (SaleFactKind.ORDER_SENT, sent))
        try:
            async with self._calling(StepKind.CREATE) as call:
                origin = _origin_of(call.client)  # at start the keys are known only now
                answer = call.answered(await call.client.orders.create(order, key))
        except CallFailed as error:
            failure = error.failure
            if failure.problem in _MAY_EXIST:
                error = CallFailed(replace(failure, outcome_known=False), error.clock_offset_ms)
            self._write_failure(sale, SaleFactKind.ORDER_FAILED, _as_first_send(error, step), origin)
            return
        self._sales.write_later(sale.sale_id, (SaleFactKind.ORDER_ANSWERED, self._order_data(answer, origin=origin)))

    def _clock_offset_for(self, sale: Sale) -> int | None:
        """Return the clock offset for an order's expiry; None for an order without one.

        After a refused expiry and no service time, the learnt offset is doubted first, then this PC's clock.
        """
        if not sale.expiry_refusals:
            return self._connection.clock_offset_ms
        return 0 if sale.expiry_refusals == 1 and abs(sale.order_offset_ms) > CLOCK_OFFSET_TOLERANCE else None

    async def _read(self, sale: Sale, _step: Step) -> None:
        await self.read(sale)

    async def read(self, sale: Sale, by: str = "") -> None:
        """Read the order (docs/rules.md#reads-change-nothing). `by` is the person who asked for it."""
        try:
            async with self._calling(StepKind.READ, sale) as call:
                answer = call.answered(await call.client.orders.read(sale.order_id, sale.cf_order_id))
        except CallFailed as error:
            self._write_failure(sale, SaleFactKind.READ_FAILED, error)
            return
        new_facts: list[NewFact] = [(SaleFactKind.STATUS_READ, self._order_data(answer, by))]
        if answer.value.status is OrderStatus.PAID and sale.codes and not sale.created_here:
            # the code that was paid is told with PAID, not after HAND OVER; payments come first where they are known
            listed = await self._payments_in_time(sale)
            new_facts.insert(0 if listed[1].get("payments") else 1, listed)
        self._sales.write_later(sale.sale_id, *new_facts, always_write=bool(by))

    async def _transact(self, sale: Sale, step: Step) -> None:
        terminal, method = self._terminal(sale), sale.method
        key = step.key or new_idempotency_key()
        self._sales.write_now(
            sale.sale_id, (SaleFactKind.TRANSACTION_SENT, facts.request_sent_data(key=key, method=method))
        )
        if terminal is None:
            self._write_failure(sale, SaleFactKind.TRANSACTION_FAILED, CallFailed(_TERMINAL_GONE))
            return
        try:
            async with self._calling(StepKind.TRANSACT, sale) as call:
                answer = call.answered(
                    await call.client.terminals.create_transaction(
                        sale.cf_order_id, method, terminal, add_invoice=sale.add_invoice, idempotency_key=key
                    )
                )
        except CallFailed as error:
            self._write_failure(sale, SaleFactKind.TRANSACTION_FAILED, _as_first_send(error, step))
            return
        self._on_transaction(self._sales[sale.sale_id], answer)

    def _on_transaction(self, sale: Sale, answer: ApiResponse[TerminalTransaction]) -> None:
        transaction = answer.value
        duration_ms = parse_timeout_ms(transaction.timeout)
        expires_at = None if duration_ms is None else self._sales.now() + duration_ms
        read_back = self._pictures.read_back(sale, sale.method, transaction, self.origin.host)
        answered = facts.transaction_answered_data(transaction, expires_at=expires_at, request_id=answer.request_id)
        after = self._sales.write_later(
            sale.sale_id,
            (SaleFactKind.TRANSACTION_ANSWERED, answered),
            (
                SaleFactKind.QR_CHECKED,
                facts.qr_checked_data(read_back.reading, read_back.page, host=read_back.host, demo=self._config.demo),
            ),
        )
        picture = self._pictures.store(after, read_back)
        if picture is not None:
            self._emit(picture)

    async def _terminate(self, sale: Sale, step: Step) -> None:
        key = step.key or new_idempotency_key()
        self._sales.write_now(sale.sale_id, (SaleFactKind.TERMINATE_SENT, facts.request_sent_data(key=key)))
        try:
            async with self._calling(StepKind.TERMINATE, sale) as call:
                answer = call.answered(await call.client.orders.terminate(sale.order_id, key, sale.cf_order_id))
        except CallFailed as error:
            self._write_failure(sale, SaleFactKind.TERMINATE_FAILED, _as_first_send(error, step))
            return
        self._sales.write_later(sale.sale_id, (SaleFactKind.TERMINATE_ANSWERED, self._order_data(answer)))

    async def _read_payments(self, sale: Sale, _step: Step) -> None:
        self._sales.write_later(sale.sale_id, await self._payments(sale))

    async def _payments_in_time(self, sale: Sale) -> NewFact:
        """Return the listed payments within seconds, or a failure: a PAID waits for it."""
        try:
            async with asyncio.timeout(_PAYMENTS_TIMEOUT_S):
                return await self._payments(sale)
        except TimeoutError:
            return SaleFactKind.PAYMENTS_FAILED, facts.failure_data(_TIMED_OUT)

    async def _payments(self, sale: Sale) -> NewFact:
        """Return a fact with the listed payments, or with the failure."""
        try:
            async with self._calling(StepKind.READ_PAYMENTS, sale) as call:
                answer = call.answered(await call.client.orders.payments(sale.order_id))
        except CallFailed as error:
            return SaleFactKind.PAYMENTS_FAILED, _failure_data(error)
        offset_ms = self._connection.answer_offset_ms(answer)
        return SaleFactKind.PAYMENTS_READ, facts.payments_read_data(answer.value, clock_offset_ms=offset_ms)

    async def _give_up(self, sale: Sale, _step: Step) -> None:
        """Close a sale that has no order and no QR: nothing of it can be paid."""
        why = sale.order.failure
        known = why if why is not None and why.outcome_known else NEVER_CREATED
        self._sales.write_later(sale.sale_id, (SaleFactKind.ORDER_FAILED, facts.gave_up_data(known)))

    async def _end_watch(self, sale: Sale, _step: Step) -> None:
        self._sales.write_later(sale.sale_id, (SaleFactKind.WATCH_ENDED, {}))

    # Helpers ----------------------------------------------------------------------------------------------------------

    @property
    def origin(self) -> Origin:
        """Host and keys with which an order would be created now."""
        client = self._connection.client
        return Origin() if client is None else _origin_of(client)

    @asynccontextmanager
    async def _calling(self, step: StepKind, sale: Sale | None = None) -> AsyncIterator[ServiceCall[GatewayClient]]:
        """Make a call in the `async with` block. Raises CallFailed.

        It fails for a sale that was made with other keys: these know nothing of its order.
        """
        try:
            async with self._connection.call(step) as call:
                if sale is not None and sale.keys and _origin_of(call.client) != Origin(sale.host, sale.keys):
                    raise CallFailed(_OTHER_KEYS)
                yield call
        except ServiceError as error:
            raise CallFailed(error.failure, self._connection.offset_from(error.server_date_ms)) from error

    def _write_failure(self, sale: Sale, kind: SaleFactKind, error: CallFailed, origin: Origin | None = None) -> None:
        self._sales.write_later(sale.sale_id, (kind, _failure_data(error, origin)))

    def _order_data(self, answer: ApiResponse[Order], by: str = "", origin: Origin | None = None) -> dict[str, Json]:
        offset_ms = self._connection.answer_offset_ms(answer)
        return facts.order_answered_data(
            answer.value, request_id=answer.request_id, clock_offset_ms=offset_ms, asked_by=by, origin=origin
        )

    def _terminal(self, sale: Sale) -> TerminalIdentity | None:
        """Return the terminal that the sale was taken for. Its ID is in the fact; a phone must still be set here."""
        if sale.cf_terminal_id is not None:
            return TerminalIdentity(cf_terminal_id=sale.cf_terminal_id)
        return self._config.terminal if self._config.masked_terminal == sale.terminal else None
