"""The calls of the payout side, each with what it means: whatever happens, there is one judgement (truth 10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from paydesk.api.errors import ServiceError
from paydesk.domain.payout import facts
from paydesk.domain.payout.judge import judge
from paydesk.domain.payout.outcome import Judgement, Operation, Reason, Said
from paydesk.domain.payout.payout import Payout, PayoutKind, PayoutRequest
from paydesk.domain.payout.requests import DirectTransfer, InternalTransfer, Loan, NewCashgram, StatusQuery
from paydesk.domain.step import Do

if TYPE_CHECKING:
    from paydesk.api.answers import Answered
    from paydesk.api.payouts.session import Payouts
    from paydesk.counter.connection import Connection
    from paydesk.domain.exact_json import Json
    from paydesk.domain.payout.answers import CashgramState, Transfer, TransferState


@dataclass(frozen=True, slots=True)
class Sent:
    """What came of a send: the data of its fact, and of a cashgram its link."""

    data: Mapping[str, Json]
    link: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Read:
    """What came of a question: `data` of its fact, or the `problem` because of which it told nothing."""

    data: Mapping[str, Json] | None = None
    state: CashgramState | None = None
    problem: Judgement | None = None
    """With `data`: the service says that it knows no such id."""


async def send(
    connection: Connection[Payouts], payout: Payout, request: PayoutRequest, *, leaves: Callable[[Payouts], None]
) -> Sent:
    """Send it, once. What stands in the way is judged; `leaves` is called before it leaves, and may raise."""
    operation, sent_before = operation_of(request, v1=payout.v1), payout.sent_doubtfully

    async def ask(client: Payouts) -> Answered[Sent]:
        leaves(client)
        match request:
            case DirectTransfer():
                paid = await client.transfers.direct(request, v1=payout.v1, sent_before=sent_before)
                return paid.with_value(_numbered(paid.value))
            case InternalTransfer():
                moved = await client.transfers.internal(request, sent_before=sent_before)
                return moved.with_value(Sent(facts.answered(moved.value.judgement)))
            case Loan():
                lent = await client.transfers.lend(request, sent_before=sent_before)
                return lent.with_value(_numbered(lent.value))
            case NewCashgram():
                made = await client.cashgrams.create(request, sent_before=sent_before)
                data = facts.answered(made.value.judgement, reference_id=made.value.reference_id)
                return made.with_value(Sent(data, made.value.link))

    try:
        came = (await connection.call(operation, ask)).value
    except ServiceError as error:
        came = Sent(facts.answered(_judged(error, operation, sent_before=sent_before)))
    return replace(came, data={**came.data, **facts.asked(clock_ahead=clock_ahead(connection))})


def _numbered(transfer: Transfer) -> Sent:
    return Sent(facts.answered(transfer.judgement, reference_id=transfer.reference_id, utr=transfer.utr))


async def read(connection: Connection[Payouts], payout: Payout) -> Read:
    """Ask what became of it. Never fails: a question that told nothing has a `problem`."""
    link = payout.kind is PayoutKind.CASHGRAM
    keys = ""

    async def ask(client: Payouts) -> Answered[Read]:
        nonlocal keys
        keys = client.transport.keys
        if link:
            made = await client.cashgrams.state(payout.payout_id)
            return made.with_value(_state_of_link(made.value))
        sent = await client.transfers.status(StatusQuery(transfer_id=payout.payout_id))
        return sent.with_value(_state_of_transfer(sent.value))

    try:
        came = (await connection.call(Do.READ, ask)).value
    except ServiceError as error:
        judgement = _judged(error, Operation.CASHGRAM_STATUS if link else Operation.TRANSFER_STATUS)
        absent = judgement.reason is Reason.NOT_KNOWN_THERE
        came = Read(facts.answered(judgement) if absent else None, problem=judgement)
    if came.data is None:
        return came
    return replace(came, data={**came.data, **facts.asked(keys=keys, clock_ahead=clock_ahead(connection))})


def _state_of_link(state: CashgramState) -> Read:
    data = facts.answered(state.judgement, reference_id=state.reference_id, word=state.status_word, why=state.reason)
    return Read(data, state)


def _state_of_transfer(state: TransferState) -> Read:
    return Read(
        facts.answered(
            state.judgement,
            reference_id=state.reference_id,
            utr=state.utr,
            word=state.status_word,
            why=state.reason,
        )
    )


async def end(connection: Connection[Payouts], payout: Payout) -> Judgement:
    """End a cashgram; what the answer means. What became of the link, only its state says."""
    try:
        answer = await connection.call(Do.DEACTIVATE, lambda client: client.cashgrams.deactivate(payout.payout_id))
    except ServiceError as error:
        return _judged(error, Operation.CASHGRAM_DEACTIVATE)
    return answer.value.judgement


def clock_ahead(connection: Connection[Payouts]) -> int | None:
    """By how many ms this PC's clock is ahead of the service's; None while no answer has told."""
    client = connection.client
    return None if client is None or client.transport.server_date_ms is None else connection.ahead


def operation_of(request: PayoutRequest, *, v1: bool) -> Operation:
    """The operation by which a request goes."""
    match request:
        case DirectTransfer():
            return Operation.DIRECT_TRANSFER if v1 else Operation.DIRECT_TRANSFER_V1_2
        case InternalTransfer():
            return Operation.INTERNAL_TRANSFER
        case Loan():
            return Operation.LOAN
        case NewCashgram():
            return Operation.CASHGRAM


def _judged(error: ServiceError, operation: Operation, *, sent_before: bool = False) -> Judgement:
    if error.judgement is not None:
        return error.judgement
    said = Said(operation, http_status=error.http_status, problem=error.problem)
    return judge(said, earlier_unsettled=sent_before)
