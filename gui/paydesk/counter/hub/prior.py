"""Payouts that other counters of the shop have sent (docs/decisions/0031)."""

from __future__ import annotations

from collections.abc import Callable

from paydesk.api.hub import HubClient, HubError
from paydesk.counter.payout.prior import PriorAnswer, PriorQuestion
from paydesk.domain.money import Money
from paydesk.domain.payout.limits import PriorTotals


class HubPayouts:
    """The payouts that the hub keeps of all other journals."""

    def __init__(self, client: HubClient, journal_id: Callable[[], str | None]) -> None:
        self._client = client
        self._journal_id = journal_id

    async def answer(self, question: PriorQuestion) -> PriorAnswer | None:
        """Return what they amount to; None if the hub does not answer."""
        proposal, order = question.proposal, question.refunds
        try:
            found = await self._client.prior_payouts(
                {
                    "kind": proposal.kind.value,
                    "amount": proposal.amount.paise,
                    "accounts": list(proposal.accounts),
                    "real": question.real,
                    "now": question.now,
                    "refund_order": "" if order is None else order.order_id,
                    "exclude_journal": self._journal_id() or "",
                }
            )
        except HubError:
            return None
        totals = PriorTotals(
            Money(found.day_total), Money(found.to_beneficiary), found.duplicate_id, found.duplicate_at
        )
        return PriorAnswer(totals, Money(found.refunded))
