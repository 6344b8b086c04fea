"""Refunds of sales in messages to the windows, from the journal's tables."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from paydesk.domain.fact import PAYOUT_PREFIX, Fact
from paydesk.domain.messages import SaleChanged, SaleHistory
from paydesk.domain.money import Money
from paydesk.domain.payout.facts import payout_id_of
from paydesk.domain.payout.refunds import refunded_amount
from paydesk.domain.sale.headline import RefundExtent, refund_of
from paydesk.domain.sale.sale import Sale
from paydesk.store.errors import StoreError
from paydesk.store.journal.journal import Journal


class SaleRefunds:
    """Refunds of the sales of one journal."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def refunded_amounts(self, sale_ids: Collection[str]) -> Mapping[str, Money]:
        """Return the refunded amount of each sale that has one. Raises StoreError."""
        return self._journal.payouts.refunded_by_sale(sale_ids)

    def keeps_goods(self, sale: Sale) -> bool:
        """Return True if so much was refunded that the goods stay here. Raises StoreError."""
        return (
            refund_of(sale, self.refunded_amounts([sale.sale_id]).get(sale.sale_id, Money(0))) is not RefundExtent.NONE
        )

    def create_event(self, sale: Sale) -> SaleChanged:
        """Return the message about a sale, with its refunds if they can be read."""
        if sale.paid_at is None:
            return SaleChanged(sale)
        try:
            return SaleChanged(sale, self.refunded_amounts([sale.sale_id]).get(sale.sale_id, Money(0)))
        except StoreError:
            return SaleChanged(sale)

    def refunded_sales(self, facts: Sequence[Fact]) -> tuple[str, ...]:
        """Return the sales that these facts refund. A fault of the journal is reported by its writer."""
        payout_ids = {payout_id_of(fact.subject) for fact in facts if fact.subject.startswith(PAYOUT_PREFIX)}
        try:
            return self._journal.payouts.refunded_sales(payout_ids) if payout_ids else ()
        except StoreError:
            return ()

    def read_history(self, sale_id: str) -> SaleHistory:
        """Return the facts of a sale and its refunds. Raises StoreError."""
        refunds = self._journal.payouts.refunds_of(sale_id)
        return SaleHistory(sale_id, tuple(self._journal.facts_of(sale_id)), refunds, refunded_amount(refunds, sale_id))
