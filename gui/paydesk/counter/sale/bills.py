"""The sales of bills: which one a bill has already (docs/rules.md#one-charge-a-bill)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from paydesk.counter.context import Configuration
from paydesk.counter.sale.refunds import SaleRefunds
from paydesk.counter.sale.repository import SaleRepository
from paydesk.domain.billing.bill import PERIOD_GRACE_MS, Bill
from paydesk.domain.billing.charge import BillCharge, charge_of
from paydesk.domain.clock import DAY, Now, date_of
from paydesk.domain.money import NO_MONEY
from paydesk.domain.sale.sale import Sale
from paydesk.store.journal.journal import Journal


class BillSales:
    """Finds the sales of bills. Every call raises StoreError if the journal cannot be read.

    Args:
        is_of_current_host: Returns True if a sale is one of the current host: a test's payment pays no real bill.
    """

    def __init__(
        self,
        journal: Journal,
        sales: SaleRepository,
        refunds: SaleRefunds,
        config: Configuration,
        is_of_current_host: Callable[[Sale], bool],
        now: Now,
    ) -> None:
        self._journal = journal
        self._sales = sales
        self._refunds = refunds
        self._config = config
        self._is_of_current_host = is_of_current_host
        self._now = now

    def charge_of(self, sale: Sale) -> BillCharge:
        """Return the charge of a sale as of now."""
        refunded = NO_MONEY
        if sale.paid_at is not None:
            refunded = self._refunds.refunded_amounts([sale.sale_id]).get(sale.sale_id, NO_MONEY)
        return charge_of(sale, self._now(), refunded=refunded, feed=self._config.feed)

    def current(self, bill: Bill) -> BillCharge | None:
        """Return the charge of the bill: of its period, or begun shortly before it, or not over.

        One that may not be repeated comes before a newer one that may: late money of an earlier charge pays the bill.
        """
        repeatable = None
        since = self._now() - PERIOD_GRACE_MS
        for charge in self._charges(bill.number, bill.program, bill.part, period=bill.period, since=since):
            age = self._now() - charge.sale.started_at
            if charge.sale.bill.period == bill.period or not charge.is_final or 0 <= age < PERIOD_GRACE_MS:
                if not charge.may_repeat:
                    return charge
                repeatable = repeatable or charge
        return repeatable

    def begin_with(self, prefix: str) -> tuple[str, ...]:
        """Return the sales whose ID begins so."""
        return self._journal.find_by_prefix(prefix)

    def taken(self, bill: Bill) -> Sale | None:
        """Return the sale for which the bill cannot be charged; None for none.

        A bill number that staff typed is taken by a sale of any program that is not over, or was paid today.
        """
        if bill.program:
            charge = self.current(bill)
            return charge.sale if charge is not None and not charge.may_repeat else None
        ends = self._config.settings.shop.day_ends
        today = date_of(self._now(), ends)
        for charge in self._charges(bill.number, since=self._now() - 2 * DAY):
            is_of_today = date_of(charge.sale.started_at, ends) == today
            if not charge.may_repeat and (is_of_today or not charge.is_final):
                return charge.sale
        return None

    def _charges(
        self, number: str, program: str | None = None, part: int | None = None, *, period: str = "", since: int
    ) -> Iterator[BillCharge]:
        for sale_id in self._journal.find_by_bill(number, program, part, period=period, since=since):
            sale = self._sales.get(sale_id)
            if sale is not None and self._is_of_current_host(sale):
                yield self.charge_of(sale)
