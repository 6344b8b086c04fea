"""Does the steps of a payout: writes the intent, calls, writes the answer as a fact. `next_step` decides what is next.

Each answer has one classification (docs/rules.md#payout-outcomes).
"""

from __future__ import annotations

import logging
import uuid
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, cast

from paydesk.api.answers import ApiResponse
from paydesk.api.errors import ServiceError
from paydesk.api.gateway import GatewayClient
from paydesk.api.payouts.session import PayoutsClient
from paydesk.counter.connection import RateBudget, ServiceConnection
from paydesk.counter.context import Configuration
from paydesk.counter.payout.connections import PayoutConnections, read_name
from paydesk.counter.payout.repository import PayoutRepository
from paydesk.counter.runner import StepMachine
from paydesk.domain.checked_address import ExpectedPayment, check_payout_link
from paydesk.domain.exact_json import Json
from paydesk.domain.messages import Event
from paydesk.domain.money import NO_MONEY
from paydesk.domain.payout import facts
from paydesk.domain.payout.answers import PayoutState, TransferAccepted
from paydesk.domain.payout.classify import classify
from paydesk.domain.payout.facts import PayoutFactKind
from paydesk.domain.payout.messages import CashgramRead, LinkCreated, LinkRefused
from paydesk.domain.payout.next_step import next_step, read_pause
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason, ServiceReply
from paydesk.domain.payout.payout import Payout, PayoutKind, PayoutRequest
from paydesk.domain.payout.requests import (
    DirectTransfer,
    InternalTransfer,
    Loan,
    NewCashgram,
    OrderRefund,
    StatusQuery,
    TransferMode,
)
from paydesk.domain.settings.service_kind import takes_real_money
from paydesk.domain.step import Step, StepKind

_LOG = logging.getLogger("paydesk.counter")


@dataclass(frozen=True, slots=True)
class ReadResult:
    """Result of a read: the kind and the data of its fact."""

    kind: PayoutFactKind
    data: Mapping[str, Json]
    state: PayoutState | None = None
    problem: Classification | None = None
    """Why the read failed; with READ: the service knows no such ID."""


async def _post(
    client: PayoutsClient | GatewayClient, payout: Payout, request: PayoutRequest
) -> ApiResponse[TransferAccepted]:
    """Send a request with the client of its kind."""
    sent_before = payout.earlier_send_unresolved
    if isinstance(request, OrderRefund):
        gateway = cast("GatewayClient", client)
        key = uuid.uuid5(uuid.NAMESPACE_OID, f"{payout.payout_id} {payout.sends}")
        return await gateway.refunds.create(request, str(key), sent_before=sent_before)
    payouts = cast("PayoutsClient", client)
    match request:
        case DirectTransfer():
            return await payouts.transfers.direct(request, version=payout.version, sent_before=sent_before)
        case InternalTransfer():
            return await payouts.transfers.internal(request, sent_before=sent_before)
        case Loan():
            return await payouts.transfers.lend(request, sent_before=sent_before)
        case NewCashgram():
            return await payouts.cashgrams.create(request, sent_before=sent_before)


async def send_once(
    connection: ServiceConnection[Any],
    payout: Payout,
    request: PayoutRequest,
    write_intent: Callable[[Any], bool],
) -> TransferAccepted | None:
    """Send a payout once, and classify the answer or the failure.

    Args:
        write_intent: Called before the request leaves; False stops it, and None is returned.
    """
    try:
        async with connection.call(payout.operation) as call:
            if not write_intent(call.client):
                return None
            return call.answered(await _post(call.client, payout, request)).value
    except ServiceError as error:
        return TransferAccepted(_classify(error, payout.operation, sent_before=payout.earlier_send_unresolved))


async def read_payout(
    connection: ServiceConnection[Any], payout: Payout, request: PayoutRequest | None = None
) -> ReadResult:
    """Read a payout's state. Raises nothing for a failed read: its result has a `problem`.

    Args:
        request: What was sent, if this run still has it.
    """
    keys = ""
    try:
        async with connection.call(read_name(payout.kind)) as call:
            keys = call.client.transport.key_digest
            state = call.answered(await _state(call.client, payout, request)).value
        result = ReadResult(PayoutFactKind.READ, _state_data(state), state)
    except ServiceError as error:
        problem = _classify(error, payout.status_operation)
        absent = problem.reason is Reason.NOT_FOUND
        kind = PayoutFactKind.READ if absent else PayoutFactKind.READ_FAILED
        result = ReadResult(kind, facts.answered_data(problem), problem=problem)
    context = facts.read_context_data(keys=keys, clock_offset_ms=connection.known_offset_ms)
    return replace(result, data={**result.data, **context})


async def _state(
    client: PayoutsClient | GatewayClient, payout: Payout, request: PayoutRequest | None
) -> ApiResponse[PayoutState]:
    """Read a state with the client of its kind."""
    if payout.kind is PayoutKind.REFUND:
        gateway = cast("GatewayClient", client)
        refund = OrderRefund(payout.payout_id, payout.order_id, payout.amount or NO_MONEY, payout.note)
        return await gateway.refunds.state(refund)
    payouts = cast("PayoutsClient", client)
    if payout.kind is PayoutKind.CASHGRAM:
        return await payouts.cashgrams.state(payout.payout_id)
    return await payouts.transfers.status(_query(payout, request), version=payout.version)


def _query(payout: Payout, request: PayoutRequest | None) -> StatusQuery:
    account = ""
    if isinstance(request, DirectTransfer) and TransferMode(request.mode).to_bank_account:
        account = request.bene.bank_account
    amounts = tuple(amount for amount in (payout.amount, payout.net) if amount is not None)
    return StatusQuery(payout.payout_id, amounts=amounts, bank_account=account)


def _state_data(state: PayoutState) -> dict[str, Json]:
    return facts.answered_data(
        state.classification,
        reference_id=state.reference_id,
        utr=state.utr,
        status=state.raw_status,
        failure_text=state.reason,
    )


def _classify(error: ServiceError, operation: Operation, *, sent_before: bool = False) -> Classification:
    if error.classification is not None:
        return error.classification
    reply = ServiceReply(operation, http_status=error.http_status, problem=error.problem)
    return classify(reply, earlier_unsettled=sent_before)


class PayoutMachine(StepMachine[Payout]):
    """Performs the steps of the payouts in a repository."""

    def __init__(
        self,
        payouts: PayoutRepository,
        connections: PayoutConnections,
        config: Configuration,
        emit: Callable[[Event], None],
    ) -> None:
        super().__init__(payouts)
        self._payouts = payouts
        self._connections = connections
        self._config = config
        self._emit = emit
        self._end_problems: dict[str, Classification] = {}
        """Why the service refused to deactivate a link, until the read that follows."""
        self._user_reads: set[str] = set()
        """Payouts that a person asked about during a pause, until they are read."""
        self._performers: Mapping[StepKind, Callable[[str], Awaitable[None]]] = {
            StepKind.SEND: self._send,
            StepKind.GIVE_UP: self._give_up,
            StepKind.READ: self._read,
            StepKind.DEACTIVATE: self._deactivate,
        }

    def step_of(self, state: Payout, now: int) -> Step:
        return next_step(state, now)

    def is_read(self, state: Payout, now: int) -> bool:
        return read_pause(state, now) is not None

    def paused_until(self, subject: str) -> int:
        return self._read_budget(subject).paused_until

    def _read_budget(self, subject: str) -> RateBudget:
        payout = self._payouts.get(subject)
        return self._connections.read_budget(PayoutKind.DIRECT if payout is None else payout.kind)

    def wait_ms(self, subject: str, step: Step) -> int:
        """Return the milliseconds that the read budget delays automatic reads; in a pause after a 429, all reads."""
        if step.kind is not StepKind.READ:
            return 0
        budget, now = self._read_budget(subject), self._payouts.now()
        if budget.take(now):
            return 0
        payout = self._payouts.get(subject)
        if payout is not None and payout.read_wanted_at is not None:
            return 0 if subject in self._user_reads else max(0, budget.paused_until - now)
        return max(1, budget.wait_ms(now))

    def allow_user_read(self, subject: str) -> bool:
        """Return True if a person's request may leave now, also in a pause after a 429."""
        now, budget = self._payouts.now(), self._read_budget(subject)
        if now < budget.paused_until and budget.take_for_user(now):
            self._user_reads.add(subject)
        return now >= budget.paused_until or subject in self._user_reads

    def on_finished(self, subject: str) -> None:
        """Release the memory of a payout that has no further step."""
        payout = self._payouts.get(subject)
        if payout is None or not payout.settled or payout.needs_alarm or payout.can_resend:
            return
        self._payouts.requests.pop(subject, None)
        self._payouts.release(subject)

    async def perform(self, subject: str, step: Step) -> None:
        """Do one step. Raises StoreError if its intent could not be written: then nothing was sent."""
        await self._performers[step.kind](subject)

    async def _send(self, subject: str) -> None:
        payout, request = self._payouts[subject], self._payouts.requests.get(subject)
        if request is None:
            await self._give_up(subject)
            return

        connection = self._connections.get(payout.kind)
        accepted = await send_once(connection, payout, request, partial(self._write_sent, payout))
        if accepted is None:  # the next step gives it up
            return
        if accepted.link:
            self._emit_link(payout, accepted.link)
        answered = facts.answered_data(
            accepted.classification,
            reference_id=accepted.reference_id,
            utr=accepted.utr,
            status=accepted.raw_status,
            failure_text=accepted.reason,
        )
        context = facts.read_context_data(clock_offset_ms=connection.known_offset_ms)
        self._payouts.write_later(subject, (PayoutFactKind.ANSWERED, {**answered, **context}))

    def _write_sent(self, payout: Payout, client: PayoutsClient | GatewayClient) -> bool:
        """Write the intent; return False if the payout may not be sent after it has waited for the keys."""
        subject, offset_ms = payout.subject, self._connections.get(payout.kind).known_offset_ms
        if self.next_step(subject).kind is not StepKind.SEND:
            return False
        service = client.endpoint_of(payout.operation)
        if takes_real_money(payout.host) not in {None, takes_real_money(service.host)}:
            # new settings: a test would move real money, or the other way round
            self._payouts.write_later(subject, (PayoutFactKind.GIVEN_UP, {}))
            return False
        sent = facts.sent_data(keys=client.transport.key_digest, host=service.host, clock_offset_ms=offset_ms)
        self._payouts.write_now(subject, (PayoutFactKind.SENT, sent))
        return True

    async def _give_up(self, subject: str) -> None:
        self._payouts.write_later(subject, (PayoutFactKind.GIVEN_UP, {}))

    async def _read(self, subject: str) -> None:
        self._user_reads.discard(subject)
        before = self._payouts[subject]
        result = await read_payout(self._connections.get(before.kind), before, self._payouts.requests.get(subject))
        payout = self._payouts.write_later(subject, (result.kind, result.data))
        is_user_read = before.read_wanted_at is not None
        if is_user_read and result.problem is not None and result.problem.reason is Reason.SLOW_DOWN:
            self._read_budget(subject).mark_user_refused(self._payouts.now())
        if is_user_read and payout.kind is PayoutKind.CASHGRAM:
            self._emit_state(subject, result)
        link = result.state.link if result.state is not None else ""
        is_resolved = before.outcome is Outcome.UNKNOWN and not payout.may_be_foreign
        if link and payout.is_open_link and (is_user_read or is_resolved):
            self._emit_link(payout, link)

    def _emit_link(self, payout: Payout, link: str) -> None:
        """Check a link, and emit LinkCreated or LinkRefused."""
        client = self._connections.payouts.client
        expected = ExpectedPayment(
            amount=payout.amount,
            order_id=payout.payout_id,
            host=client.transport.endpoint.host if client is not None else payout.host,
            demo=self._config.demo,
            lan=self._config.demo_on_lan,
        )
        checked = check_payout_link(link, expected)
        if checked.address is not None:
            self._emit(LinkCreated(payout.payout_id, checked.address))
        elif checked.reading.reason is not None:
            _LOG.info("Link of %s is refused: %s", payout.payout_id, checked.reading.reason.value)
            self._emit(LinkRefused(payout.payout_id, checked.reading.reason))

    def _emit_state(self, subject: str, result: ReadResult) -> None:
        """Emit the state, and why a requested end was not accepted."""
        state = replace(result.state, link="") if result.state is not None else None
        end_problem = self._end_problems.pop(subject, None)
        self._emit(CashgramRead(facts.payout_id_of(subject), state, result.problem or end_problem))

    async def _deactivate(self, subject: str) -> None:
        """Deactivate a cashgram. Only its state, which is read next, tells what became of the link."""
        try:
            async with self._connections.payouts.call(StepKind.DEACTIVATE) as call:
                ended = call.answered(await call.client.cashgrams.deactivate(facts.payout_id_of(subject))).value
        except ServiceError as error:
            ended = _classify(error, Operation.CASHGRAM_DEACTIVATE)
        if ended.outcome is not Outcome.DONE:
            self._end_problems[subject] = ended
        self._payouts.write_later(subject, (PayoutFactKind.END_ANSWERED, facts.classification_data(ended)))
