"""Sales in lists: one small value for each, the query, and the sums. Pure functions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from paydesk.domain.billing.bill import NO_BILL, Bill
from paydesk.domain.feed import NO_FEED, Feed
from paydesk.domain.money import NO_MONEY, Money, SignedMoney
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.headline import RefundExtent, refund_of
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of

MAX_SALES: Final = 10_000
"""Most sales of a list. Sums and files include all."""


class SaleLabel(StrEnum):
    """The label of a sale in lists: its phase, or something more important."""

    PREPARING = "preparing"
    WAITING = "waiting"
    RUN_OUT = "run_out"
    """Its QR has expired; the order has not."""
    QR_REFUSED = "qr_refused"
    CANCELLING = "cancelling"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    FAILED = "failed"
    UNKNOWN = "unknown"
    PAID = "paid"
    PAID_LATE = "paid_late"
    PAID_BEFORE = "paid_before"
    """A scanned order that was paid before any code was shown here."""
    PAID_ELSEWHERE = "paid_elsewhere"
    """Another counter's code was paid: that counter counts the money."""
    NO_ORDER = "no_order"
    """The number is not an order. Not listed, but found by a search."""
    PART_REFUNDED = "part_refunded"
    REFUNDED = "refunded"
    """Everything that was paid went back, or may have."""


class SaleGroup(StrEnum):
    """The sum to which a sale belongs. PAID is revenue of this counter, as in the figures of the day."""

    PAID = "paid"
    OPEN = "open"
    NOT_PAID = "not_paid"
    UNKNOWN = "unknown"


PAID_ELSEWHERE: Final = (SaleLabel.PAID_BEFORE, SaleLabel.PAID_ELSEWHERE)
"""Labels of money that came elsewhere. It is not in doubt, but staff have to ask who handed over."""
UNRESOLVED_GROUPS: Final = (SaleGroup.OPEN, SaleGroup.UNKNOWN)
"""Groups that staff still have to look after."""


def label_of(sale: Sale, now: int, verdict: Verdict | None = None, *, refunded: Money = NO_MONEY) -> SaleLabel:
    """Return the label of a sale at `now` (ms).

    Args:
        verdict: Its current verdict, if that is known.
        refunded: The amount that went back, or may have.
    """
    refund = refund_of(sale, refunded)
    if refund is not RefundExtent.NONE:
        return SaleLabel.REFUNDED if refund is RefundExtent.ALL else SaleLabel.PART_REFUNDED
    verdict = verdict or verdict_of(sale, now)
    if sale.has_no_order:
        return SaleLabel.NO_ORDER
    if sale.was_paid_before and sale.amount_matches and verdict is Verdict.UNKNOWN:
        return SaleLabel.PAID_BEFORE
    if sale.was_paid_by_other_code and sale.amount_matches and verdict is not Verdict.PAID_LATE:
        return SaleLabel.PAID_ELSEWHERE
    if sale.phase is Phase.GIVEN_UP or (verdict is Verdict.UNKNOWN and (sale.is_open or sale.phase is Phase.PAID)):
        return SaleLabel.UNKNOWN
    if verdict is Verdict.PAID_LATE:
        return SaleLabel.PAID_LATE
    if sale.phase is Phase.WAITING and sale.qr_expires_at is not None and sale.qr_expires_at <= now:
        return SaleLabel.RUN_OUT
    return SaleLabel(sale.phase.value)


def refund_label(paid: Money | None, refunded: Money) -> SaleLabel:
    """Return the label of a sale with a refund, from its row alone; `paid` is None if unknown.

    `label_of` also considers an amount other than requested, and payments that came twice.
    """
    return SaleLabel.REFUNDED if paid is None or refunded >= paid else SaleLabel.PART_REFUNDED


def group_of(sale: Sale, now: int, verdict: Verdict | None = None) -> SaleGroup:
    """Return the sum to which the sale belongs at `now` (ms); `verdict`: its current verdict, if that is known."""
    if sale.revenue_at is not None:
        return SaleGroup.PAID
    if sale.is_open and (verdict or verdict_of(sale, now)) is not Verdict.UNKNOWN:
        return SaleGroup.OPEN
    return SaleGroup.UNKNOWN if sale.is_open or sale.phase in {Phase.PAID, Phase.GIVEN_UP} else SaleGroup.NOT_PAID


@dataclass(frozen=True, slots=True)
class ListedSale:
    """A sale in a list, without its facts. Times are ms since 1970."""

    sale_id: str
    started_at: int
    counts_at: int
    """When its money came; without money, when it was begun. Decides its day in all figures (`LedgerEntry`)."""
    order_id: str
    amount: Money | None
    method: PaymentMethod
    by: str
    payment: str
    """The number of its payment; "" for none."""
    phone: str
    """Masked."""
    label: SaleLabel
    group: SaleGroup
    is_open: bool
    refunded: Money = NO_MONEY
    """The amount that went back by payout links, or may have (`payout.limits.counted_paise`)."""
    note: str = ""
    bill: Bill = NO_BILL

    @property
    def key(self) -> str:
        """The key of its row."""
        return self.sale_id

    @property
    def number(self) -> str:
        """The number by which it is found at the service: of the order, or of a payment that has none."""
        return self.order_id or self.payment

    @property
    def net(self) -> SignedMoney | None:
        """The rest of its payment, as in `Sums.net`; None if nothing was paid or refunded."""
        if self.group is SaleGroup.PAID and self.amount is not None:
            return self.amount - self.refunded
        return NO_MONEY - self.refunded if self.refunded.paise else None

    @classmethod
    def from_sale(cls, sale: Sale, now: int, refunded: Money = NO_MONEY, feed: Feed = NO_FEED) -> ListedSale:
        """Return the sale as it is at `now` (ms); `refunded`: the amount that went back."""
        verdict = verdict_of(sale, now, feed)
        return cls(
            sale.sale_id,
            sale.started_at,
            sale.started_at if sale.revenue_at is None else sale.revenue_at,
            sale.order_id,
            sale.amount,
            sale.method,
            sale.by,
            sale.cf_payment_id,
            sale.customer_phone,
            label_of(sale, now, verdict, refunded=refunded),
            group_of(sale, now, verdict),
            sale.is_open,
            refunded,
            sale.note,
            sale.bill,
        )


@dataclass(frozen=True, slots=True)
class SaleQuery:
    """The query for a list of sales, newest first."""

    search_text: str = ""
    """As typed; "" for all."""
    start: int = 0
    """Sales paid, or begun and unpaid, at this time or later (ms since 1970), as the figures of a day count them."""
    end: int = 0
    """The same before this time; 0 for no end."""
    with_open: bool = False
    """True if all open sales and alarms are added, whatever their time."""
    groups: tuple[SaleGroup, ...] = ()
    """Only sales of these groups; empty for all."""
    refunded: bool = False
    """True if only sales with a refund are listed."""
    method: PaymentMethod | None = None
    person: str = ""
    limit: int | None = MAX_SALES
    """The most sales; None for all."""
    real: bool | None = None
    """True excludes sales of a test, False those of real money; None includes both."""
    day_end_minutes: int = 0
    """When the shop's day ends, in minutes after midnight, for dates in a search."""

    def matches(self, sale: ListedSale) -> bool:
        """Return True if the sale belongs to this list, apart from the search text."""
        within = self.start <= sale.counts_at and (not self.end or sale.counts_at < self.end)
        return (
            (within or (self.with_open and sale.is_open))
            and (not self.groups or sale.group in self.groups)
            and (not self.refunded or sale.refunded.paise > 0)
            and (self.method is None or sale.method is self.method)
            and (not self.person or sale.by == self.person)
        )


@dataclass(frozen=True, slots=True)
class Sum:
    """A count and an amount in rupees."""

    count: int = 0
    amount: Money = Money(0)  # noqa: RUF009 - a frozen value

    def plus(self, amount: Money | None, *, times: int = 1) -> Sum:
        """Return the sum with one more; one less if `times` is -1."""
        paise = amount.paise if amount is not None else 0
        return Sum(self.count + times, Money(self.amount.paise + times * paise))


@dataclass(frozen=True, slots=True)
class Sums:
    """The sums of all sales of a list, by group."""

    paid: Sum = Sum()
    open: Sum = Sum()
    not_paid: Sum = Sum()
    unknown: Sum = Sum()
    paid_before: Sum = Sum()
    """Sales of `PAID_ELSEWHERE`: who handed over is unknown, the money is not."""
    refunded: Sum = Sum()
    """The refunds of these sales, whenever they were made: how many sales, and how much."""

    @property
    def net(self) -> SignedMoney:
        """The payments less the refunds."""
        return self.paid.amount - self.refunded.amount

    def with_sale_moved(self, before: tuple[SaleGroup, Money | None], after: tuple[SaleGroup, Money | None]) -> Sums:
        """Return the sums with one sale counted in another group, or with another amount."""
        if before == after:
            return self
        (group, amount), (other, counts) = before, after
        less = replace(self, **{group.value: getattr(self, group.value).plus(amount, times=-1)})
        return replace(less, **{other.value: getattr(less, other.value).plus(counts)})

    @property
    def count(self) -> int:
        """The number of all sales."""
        return sum(each.count for each in (self.paid, self.open, self.not_paid, self.unknown, self.paid_before))
