"""Sales as a list shows them: one slim value each, what was asked for, and what those came to. Pure functions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from paydesk.domain.money import NO_MONEY, Money, SignedMoney
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.headline import RefundExtent, refund_of
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of

MAX_SALES: Final = 10_000
"""How many sales a list holds at most; its sums are of all, and so is what is written into a file."""


class SaleLabel(StrEnum):
    """What a list says of a sale in a word or two: its phase, or what is more important than that."""

    PREPARING = "preparing"
    WAITING = "waiting"
    RUN_OUT = "run_out"
    """Its QR is over; the order is not."""
    QR_REFUSED = "qr_refused"
    CANCELLING = "cancelling"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    FAILED = "failed"
    UNKNOWN = "unknown"
    PAID = "paid"
    PAID_LATE = "paid_late"
    PAID_BEFORE = "paid_before"
    """A scanned order that was paid before anything was shown here."""
    PAID_ELSEWHERE = "paid_elsewhere"
    """The code of another counter was paid: that one counts the money."""
    NO_ORDER = "no_order"
    """A number that is no order's: it is on no list; a search finds it."""
    PART_REFUNDED = "part_refunded"
    REFUNDED = "refunded"
    """All that was paid went back, or may have gone."""


class SaleGroup(StrEnum):
    """Which of the sums a sale belongs to. PAID is what came in here, as the figures of the day count it."""

    PAID = "paid"
    OPEN = "open"
    NOT_PAID = "not_paid"
    UNKNOWN = "unknown"


PAID_ELSEWHERE: Final = (SaleLabel.PAID_BEFORE, SaleLabel.PAID_ELSEWHERE)
"""Of these no money is in doubt: it did not come here. Who handed over is to be asked."""
UNRESOLVED_GROUPS: Final = (SaleGroup.OPEN, SaleGroup.UNKNOWN)
"""What staff still have to look after."""


def label_of(sale: Sale, now: int, verdict: Verdict | None = None, *, refunded: Money = NO_MONEY) -> SaleLabel:
    """What a list says of a sale at `now` (ms).

    Args:
        verdict: Its own of now, where that is known.
        refunded: What went back of it, or may have gone.
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
    """Return the mark of a sale of which something was refunded; `paid`: what was paid, where that is known.

    As far as its row goes: `mark_of` knows of another amount than was asked for, and of payments that came twice.
    """
    return SaleLabel.REFUNDED if paid is None or refunded >= paid else SaleLabel.PART_REFUNDED


def group_of(sale: Sale, now: int, verdict: Verdict | None = None) -> SaleGroup:
    """Which sum it belongs to at `now` (ms). `verdict`: its own of now, where that is known."""
    if sale.revenue_at is not None:
        return SaleGroup.PAID
    if sale.is_open and (verdict or verdict_of(sale, now)) is not Verdict.UNKNOWN:
        return SaleGroup.OPEN
    return SaleGroup.UNKNOWN if sale.is_open or sale.phase in {Phase.PAID, Phase.GIVEN_UP} else SaleGroup.NOT_PAID


@dataclass(frozen=True, slots=True)
class ListedSale:
    """One sale of a list, without its facts. Times are ms since 1970."""

    sale_id: str
    started_at: int
    counts_at: int
    """When its money came; of one that brought none, when it was begun: its day in every figure (`ledger.Entry`)."""
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
    """What went back of it by payout links, or may have gone (`payout.limits.counted`)."""

    @property
    def key(self) -> str:
        """What no other row has."""
        return self.sale_id

    @property
    def net(self) -> SignedMoney | None:
        """Return what is left of what was paid for it, as `Sums.net` has it; None where nothing came or went back."""
        if self.group is SaleGroup.PAID and self.amount is not None:
            return self.amount - self.refunded
        return NO_MONEY - self.refunded if self.refunded.paise else None

    @classmethod
    def from_sale(cls, sale: Sale, now: int, refunded: Money = NO_MONEY) -> ListedSale:
        """A sale as it stands at `now` (ms); `refunded`: what went back of it."""
        verdict = verdict_of(sale, now)
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
        )


@dataclass(frozen=True, slots=True)
class SaleQuery:
    """Which sales are wanted, newest first."""

    search_text: str = ""
    """A typed search; "" for all."""
    start: int = 0
    """Paid at this time or later, or begun then and not paid (ms since 1970): as the figures of a day count them."""
    end: int = 0
    """The same before this time; 0 for no end."""
    with_open: bool = False
    """And all that are open, or an alarm, whenever they started."""
    groups: tuple[SaleGroup, ...] = ()
    """Of these groups only; none: of all."""
    refunded: bool = False
    """Only those of which something was refunded."""
    method: PaymentMethod | None = None
    person: str = ""
    limit: int | None = MAX_SALES
    """None: all of them."""
    real: bool | None = None
    """Without those of real money (False), or of a test (True); None: whatever it was."""
    day_end_minutes: int = 0
    """So many minutes after midnight the shop's day ends, of which a date in a search is one."""

    def matches(self, sale: ListedSale) -> bool:
        """Whether a sale belongs into this list, as far as that can be told without a search (`words`)."""
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
    """How many, and how much together (only rupees)."""

    count: int = 0
    amount: Money = Money(0)  # noqa: RUF009 - a frozen value

    def plus(self, amount: Money | None, *, times: int = 1) -> Sum:
        """One more; `times` -1: one less."""
        paise = amount.paise if amount is not None else 0
        return Sum(self.count + times, Money(self.amount.paise + times * paise))


@dataclass(frozen=True, slots=True)
class Sums:
    """What all sales of a list came to; those whose group is not told have none."""

    paid: Sum = Sum()
    open: Sum = Sum()
    not_paid: Sum = Sum()
    unknown: Sum = Sum()
    paid_before: Sum = Sum()
    """In doubt, too, for who handed over; of its money nothing is unknown (`CAME_ELSEWHERE`)."""
    refunded: Sum = Sum()
    """What went back of these sales, whenever that was: how many of them, and how much."""

    @property
    def net(self) -> SignedMoney:
        """Return what is left of what was paid."""
        return self.paid.amount - self.refunded.amount

    def with_sale_moved(self, before: tuple[SaleGroup, Money | None], after: tuple[SaleGroup, Money | None]) -> Sums:
        """One sale belongs to another group than was thought, with what of it counted there, and counts here."""
        if before == after:
            return self
        (group, amount), (other, counts) = before, after
        less = replace(self, **{group.value: getattr(self, group.value).plus(amount, times=-1)})
        return replace(less, **{other.value: getattr(less, other.value).plus(counts)})

    @property
    def count(self) -> int:
        """All of them."""
        return sum(each.count for each in (self.paid, self.open, self.not_paid, self.unknown, self.paid_before))
