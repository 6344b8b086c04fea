"""Client of refunds: money of a paid order goes back to its payer (docs/service.md#refunds)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from paydesk.api.answers import ApiResponse
from paydesk.api.endpoints import quote_segment
from paydesk.api.errors import READ, AnswerFault, BadAnswer, ErrorContext
from paydesk.api.payouts.caller import HeaderCaller
from paydesk.api.payouts.errors import mask_reply
from paydesk.api.payouts.readers import ParsedReply
from paydesk.api.transport import ApiRequest, Transport
from paydesk.api.wire import AnswerReader
from paydesk.domain.exact_json import Json
from paydesk.domain.masking import masked_line
from paydesk.domain.money import NO_MONEY, Money
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import PayoutState, TransferAccepted
from paydesk.domain.payout.classify import classify_refund_status
from paydesk.domain.payout.outcome import Operation, Outcome, ServiceReply
from paydesk.domain.payout.requests import OrderRefund

_REFUNDS: Final = "/orders/{order_id}/refunds"
_REFUND: Final = "/orders/{order_id}/refunds/{refund_id}"


class Refunds:
    """Refunds by the shop's own id. Every method raises ServiceError, and nothing else."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._caller = HeaderCaller(transport)

    async def create(
        self, request: OrderRefund, idempotency_key: str, *, sent_before: bool = False
    ) -> ApiResponse[TransferAccepted]:
        """Refund a part of an order, or all of it; the answer has its first state.

        Args:
            request: Its id is on disk before the call. A repeat with the same id refunds nothing more.
            idempotency_key: Another one after each answer (docs/rules.md#key-spent-by-any-answer).
            sent_before: As in `Transfers`.
        """
        body: dict[str, object] = {
            "refund_id": request.refund_id,
            "refund_amount": request.amount.to_wire(),
            "refund_note": request.note,
            "refund_speed": "INSTANT" if request.is_instant else "STANDARD",
        }
        call = ApiRequest("POST", _REFUNDS, _path(_REFUNDS, request), body, idempotency_key)
        broken = payout_rules.check_order_refund(request)
        read = partial(_read_created, request=request)
        return await self._caller.call(Operation.REFUND, call, read, broken=broken, earlier_unsettled=sent_before)

    async def state(self, refund: OrderRefund) -> ApiResponse[PayoutState]:
        """Return the state of a refund: the answer's classification is the refund's. Repeatable."""
        call = ApiRequest(READ, _REFUND, _path(_REFUND, refund))
        return await self._caller.call(Operation.REFUND_STATUS, call, partial(_read_refund, request=refund))

    async def amounts(self, order_id: str) -> ApiResponse[Mapping[str, Money]]:
        """Return the amount of each refund of an order by its id, whoever made it; of one that failed ₹0."""
        path = _REFUNDS.replace("{order_id}", quote_segment(order_id))
        return await self._transport.call(
            ApiRequest(READ, _REFUNDS, path), partial(read_refund_amounts, order_id=order_id)
        )


def read_refund_amounts(value: Json, context: ErrorContext, order_id: str) -> Mapping[str, Money]:
    """Read the refunds of an order, a bare array. Raises BadAnswer if one has no id, status or amount."""
    if not isinstance(value, list):
        raise BadAnswer(AnswerFault.NOT_THE_SERVICE, context, field_name="refunds")
    amounts: dict[str, Money] = {}
    for number, item in enumerate(value):
        reader = AnswerReader(item, context, f"refunds[{number}]")
        reader.require_entity("refund")
        reader.require_match("order_id", order_id)
        refund_id, amount = reader.required_id("refund_id"), reader.money("refund_amount")
        if amount is None or not reader.is_in_rupees("refund_currency"):
            raise BadAnswer(AnswerFault.MISSING_FIELD, context, field_name=f"refunds[{number}].refund_amount")
        reply = ServiceReply(Operation.REFUND_STATUS, http_status=context.http_status)
        state = classify_refund_status(reply, reader.required_word("refund_status"))
        amounts[refund_id] = NO_MONEY if state.outcome is Outcome.FAILED else amount
    return amounts


def _path(template: str, refund: OrderRefund) -> str:
    path = template.replace("{order_id}", quote_segment(refund.order_id))
    return path.replace("{refund_id}", quote_segment(refund.refund_id))


def _read_refund(reply: ParsedReply, request: OrderRefund) -> PayoutState:
    """Read a refund. Raises BadAnswer without `refund_status`, or for another refund."""
    data = reply.data
    data.require_entity("refund")
    word = data.required_word("refund_status")
    data.require_match("refund_id", request.refund_id)
    data.require_match("order_id", request.order_id)
    if data.is_present("refund_amount") and data.money("refund_amount") != request.amount:
        raise BadAnswer(AnswerFault.ANOTHER_ORDER, reply.context, field_name="refund_amount")
    speed = data.child("refund_speed").word("accepted")
    state = mask_reply(classify_refund_status(reply.classification.reply, word, speed))
    said = masked_line(data.text("status_description", 1_000), 200)
    return PayoutState(
        state,
        raw_status=word,
        reference_id=data.identifier("cf_refund_id"),
        utr=data.identifier("refund_arn"),
        reason=said if state.outcome is Outcome.FAILED else "",
    )


def _read_created(reply: ParsedReply, request: OrderRefund) -> TransferAccepted:
    state = _read_refund(reply, request)
    return TransferAccepted(
        state.classification, state.reference_id, state.utr, raw_status=state.raw_status, reason=state.reason
    )
