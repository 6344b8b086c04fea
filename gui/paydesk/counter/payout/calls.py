"""The calls of the payout side, each with what it means: whatever happens, there is one judgement (truth 10)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from paydesk.api.errors import ServiceError, SlowDown
from paydesk.counter.clients import NoKeysError
from paydesk.domain.failure import Problem
from paydesk.domain.payout import facts
from paydesk.domain.payout.judge import judge
from paydesk.domain.payout.outcome import Judgement, Operation, Reason, Said
from paydesk.domain.payout.payout import Payout, PayoutKind, PayoutRequest
from paydesk.domain.payout.requests import DirectTransfer, InternalTransfer, Loan, NewCashgram, StatusQuery

if TYPE_CHECKING:
    from paydesk.api.payouts.session import Payouts
    from paydesk.counter.clients import PayoutClients
    from paydesk.domain.exact_json import Json
    from paydesk.domain.payout.answers import CashgramState


SLOW_DOWN: Final = judge(Said(Operation.CASHGRAM_STATUS, problem=Problem.SLOW_DOWN))
"""A question that was not asked, because the service said so a moment ago."""


@dataclass(frozen=True, slots=True)
class Sent:
    """What came of a send: the data of its fact, and of a cashgram its link."""

    data: dict[str, Json]
    link: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Read:
    """What came of a question: `data` of its fact, or the `trouble` because of which it told nothing."""

    data: dict[str, Json] | None = None
    state: CashgramState | None = None
    problem: Judgement | None = None
    wait: float | None = None
    """Seconds to ask nothing, when the service said so (429)."""


async def send(line: PayoutClients, request: PayoutRequest, *, v1: bool, sent_before: bool) -> Sent:
    """Send it, once. Never fails: what stands in the way is judged."""
    operation = operation_of(request, v1=v1)
    try:
        async with line.payouts.taken() as payouts:
            return await _send(payouts, request, v1=v1, sent_before=sent_before)
    except (NoKeysError, ServiceError) as error:
        return Sent(facts.answered(_judged(error, operation, sent_before=sent_before)))


async def read(line: PayoutClients, out: Payout) -> Read:
    """Ask what became of it. Never fails: a question that told nothing has `trouble`."""
    operation = Operation.CASHGRAM_STATUS if out.kind is PayoutKind.CASHGRAM else Operation.TRANSFER_STATUS
    keys = ""
    try:
        async with line.payouts.taken() as payouts:
            keys = payouts.keys
            came = await (_read_link if out.kind is PayoutKind.CASHGRAM else _read)(payouts, out)
            return replace(came, data={**(came.data or {}), **facts.asked(keys=keys)})
    except (NoKeysError, ServiceError) as error:
        judgement = _judged(error, operation)
        if judgement.reason is Reason.NOT_KNOWN_THERE:
            return Read({**facts.answered(judgement), **facts.asked(keys=keys)}, problem=judgement)
        return Read(problem=judgement, wait=error.wait if isinstance(error, SlowDown) else None)


async def end(line: PayoutClients, out: Payout) -> Judgement:
    """End a cashgram; what the answer means. What became of the link, only its state says."""
    try:
        async with line.payouts.taken() as payouts:
            return (await payouts.cashgrams.deactivate(out.payout_id)).value.judgement
    except (NoKeysError, ServiceError) as error:
        return _judged(error, Operation.CASHGRAM_DEACTIVATE)


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


async def _send(payouts: Payouts, request: PayoutRequest, *, v1: bool, sent_before: bool) -> Sent:
    match request:
        case DirectTransfer():
            paid = (await payouts.transfers.direct(request, v1=v1, sent_before=sent_before)).value
            return Sent(facts.answered(paid.judgement, reference_id=paid.reference_id, utr=paid.utr))
        case InternalTransfer():
            moved = (await payouts.transfers.internal(request, sent_before=sent_before)).value
            return Sent(facts.answered(moved.judgement))
        case Loan():
            lent = (await payouts.transfers.lend(request, sent_before=sent_before)).value
            return Sent(facts.answered(lent.judgement, reference_id=lent.reference_id, utr=lent.utr))
        case NewCashgram():
            made = (await payouts.cashgrams.create(request, sent_before=sent_before)).value
            return Sent(facts.answered(made.judgement, reference_id=made.reference_id), made.link)


async def _read(payouts: Payouts, out: Payout) -> Read:
    state = (await payouts.transfers.status(StatusQuery(transfer_id=out.payout_id))).value
    return Read(
        facts.answered(
            state.judgement,
            reference_id=state.reference_id,
            utr=state.utr,
            word=state.status_word,
            why=state.reason,
        )
    )


async def _read_link(payouts: Payouts, out: Payout) -> Read:
    state = (await payouts.cashgrams.state(out.payout_id)).value
    data = facts.answered(state.judgement, reference_id=state.reference_id, word=state.status_word, why=state.reason)
    return Read(data, state)


def _judged(error: NoKeysError | ServiceError, operation: Operation, *, sent_before: bool = False) -> Judgement:
    if isinstance(error, ServiceError):
        if error.judgement is not None:
            return error.judgement
        said = Said(operation, http_status=error.http_status, problem=error.problem)
    else:
        said = Said(operation, problem=Problem.NO_KEYS, never_left=True)
    return judge(said, earlier_unsettled=sent_before)
