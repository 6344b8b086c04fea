"""Payment links: made, read, ended (SPEC.md 4.12; SERVICE-FACTS 4.9)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from paydesk.api.answers import Answered
from paydesk.api.payouts import readers
from paydesk.api.payouts.caller import BearerCaller
from paydesk.domain import rules
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import Cashgram, CashgramEnded, CashgramState
from paydesk.domain.payout.outcome import Operation
from paydesk.domain.payout.requests import NewCashgram

CREATE: Final = "/payout/v1/createCashgram"
STATUS: Final = "/payout/v1/getCashgramStatus"
DEACTIVATE: Final = "/payout/v1/deactivateCashgram"


class Cashgrams:
    """Payment links by the shop's own id. Every method raises ServiceError with a `judgement`, and nothing else."""

    def __init__(self, caller: BearerCaller, today: Callable[[], date]) -> None:
        self._caller = caller
        self._today = today

    async def create(self, request: NewCashgram, *, sent_before: bool = False) -> Answered[Cashgram]:
        """Make a link. IdExists (UNKNOWN): one of this id is there; ask its state before anything else."""
        return await self._caller.post(
            Operation.CASHGRAM,
            CREATE,
            cashgram_body(request),
            readers.read_cashgram,
            broken=payout_rules.cashgram(request, self._today()),
            earlier_unsettled=sent_before,
        )

    async def state(self, cashgram_id: str) -> Answered[CashgramState]:
        """What became of a link: the answer's judgement is the link's. May be repeated freely."""
        return await self._caller.get(
            Operation.CASHGRAM_STATUS,
            STATUS,
            {"cashgramId": cashgram_id},
            lambda told: readers.read_cashgram_state(told, cashgram_id),
            broken=payout_rules.cashgram_id(cashgram_id),
        )

    async def deactivate(self, cashgram_id: str) -> Answered[CashgramEnded]:
        """End a link, so that nobody can redeem it any more. One that was just redeemed stays so: read its state."""
        return await self._caller.post(
            Operation.CASHGRAM_DEACTIVATE,
            DEACTIVATE,
            {"cashgramId": cashgram_id},
            lambda told: CashgramEnded(told.judgement, cashgram_id),
            broken=payout_rules.cashgram_id(cashgram_id),
        )


def cashgram_body(request: NewCashgram) -> dict[str, object]:
    """The body of SPEC.md 4.12: the amount is a number, the day YYYY/MM/DD; what is empty is not sent."""
    body: dict[str, object] = {
        "cashgramId": request.cashgram_id,
        "amount": request.amount.wire(),
        "name": request.name,
        "phone": rules.bare_phone(request.phone),
    }
    if request.link_expiry is not None:
        # written out: strftime drops the zeros of early years on some systems
        day = request.link_expiry
        body["linkExpiry"] = f"{day.year:04d}/{day.month:02d}/{day.day:02d}"
    texts = {"email": request.email, "remarks": request.remarks, "payoutType": request.payout_type}
    body |= {name: text for name, text in texts.items() if text}
    if request.notify_customer:
        body["notifyCustomer"] = True
    return body
