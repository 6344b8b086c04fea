"""The figures of a shift, a day, or any days: one place that adds up, whatever they are asked for. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, TypeAlias, TypeVar

from paydesk.domain.clock import hour_rank
from paydesk.domain.money import Money, SignedMoney
from paydesk.domain.payout.payout import Payout
from paydesk.domain.sale.listing import PAID_ELSEWHERE, SaleGroup, SaleLabel, Sum, group_of, label_of
from paydesk.domain.sale.sale import Sale
from paydesk.domain.shift.ledger import PaymentChannel, SaleOutcome, channel_of

NO_SALES: Final = Sum()
KeyT = TypeVar("KeyT")
Figures: TypeAlias = "tuple[tuple[KeyT, Sum], ...]"
"""Figures by something, in the order in which they are shown."""


@dataclass(frozen=True, slots=True)
class LedgerTotal:
    """Entries of the ledger that are alike, added up: how many, and how much (paise)."""

    outcome: SaleOutcome
    channel: PaymentChannel
    person: str
    hour: int
    """Of the day in India, 0 to 23."""
    late: bool
    """It came after its sale was closed, or (on a Z) its sale was begun in an earlier shift."""
    count: int
    paise: int


class ItemKind(StrEnum):
    """Why a sale stands by itself on a report."""

    UNKNOWN = "unknown"
    """Nobody knows whether it is paid: do not hand over."""
    UNSETTLED = "unsettled"
    """Paid late, and nobody has said what became of it."""
    OPEN = "open"
    """It can still be paid: it goes on to the next shift."""
    REFUND = "refund"
    """A refund of which nobody knows whether it was made: it is counted, and not to be made again."""
    CAME_LATE = "came_late"
    """Money, among what is paid, of a sale that was closed before, or of an earlier shift; it is settled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportItem:
    """One sale that stands by itself on a report, as it was then."""

    kind: ItemKind
    sale_id: str
    order_id: str
    at: int
    """When it was begun (ms since 1970)."""
    amount: Money
    channel: PaymentChannel
    person: str
    label: SaleLabel
    """How it stood."""
    replacement_order: str = ""
    """The order number of the sale that was taken in its stead; "" for none."""
    payout_id: str = ""
    """Of a REFUND: the payout link. Time, amount and person are the refund's, too."""

    @property
    def was_paid_before(self) -> bool:
        """Whether its money came elsewhere: what is not known is who handed over; asking the service ends nothing."""
        return self.kind is ItemKind.UNKNOWN and self.label in PAID_ELSEWHERE

    @classmethod
    def from_sale(cls, sale: Sale, now: int, *, replacement_order: str) -> ReportItem | None:
        """A sale that somebody has to look after at `now` (ms); None for any other."""
        group = group_of(sale, now)
        if sale.needs_alarm:
            kind = ItemKind.UNSETTLED
        elif group is SaleGroup.UNKNOWN:
            kind = ItemKind.UNKNOWN
        elif group is SaleGroup.OPEN:
            kind = ItemKind.OPEN
        else:
            return None
        return cls.create(sale, kind, now, replacement_order=replacement_order)

    @classmethod
    def from_refund(cls, payout: Payout) -> ReportItem:
        """A refund of which nobody knows whether it was made."""
        return cls(
            kind=ItemKind.REFUND,
            sale_id=payout.refund_of,
            order_id=payout.order_id,
            at=payout.wanted_at,
            amount=payout.amount or Money(0),
            channel=PaymentChannel.LINK,
            person=payout.by,
            label=SaleLabel.UNKNOWN,
            payout_id=payout.payout_id,
        )

    @classmethod
    def create(cls, sale: Sale, kind: ItemKind, now: int, *, replacement_order: str = "") -> ReportItem:
        """A sale as it stands at `now` (ms)."""
        return cls(
            kind=kind,
            sale_id=sale.sale_id,
            order_id=sale.order_id,
            at=sale.started_at,
            amount=sale.rupee_amount or Money(0),
            channel=channel_of(sale),
            person=sale.by,
            label=label_of(sale, now),
            replacement_order=replacement_order,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """The figures of a shift, or of some days.

    Of days, a sale counts as paid when its money came, and as not paid when it was begun; of a shift, by the place in
    the journal. Hours are India's, in the order of the shop's day.
    """

    start: int = 0
    """Ms since 1970; of a shift, when it was opened."""
    end: int = 0
    """Not of it any more."""
    paid: Sum = NO_SALES
    late: Sum = NO_SALES
    """Of what is paid: money that came after its sale was closed, or (on a Z) of a sale begun in an earlier shift."""
    median: Money | None = None
    """As many paid sales are smaller as are larger (of two in the middle, the smaller one); None for none."""
    cancelled: Sum = NO_SALES
    expired: Sum = NO_SALES
    failed: Sum = NO_SALES
    revised: Sum = NO_SALES
    """What an earlier Z called not paid, and is not so any more (its money is among `paid`, or it is open again)."""
    paid_revised: Sum = NO_SALES
    """What an earlier Z called paid, and is not: the code of another counter was paid, or the amount is another."""
    refunds: Sum = NO_SALES
    """Payment links by which money was, or may have been, given back."""
    refunds_revised: Sum = NO_SALES
    """Those that an earlier Z counted, and by which no money went: the link ran out, or failed."""
    hours: Figures[int] = ()
    """What was paid in each hour that had any: 9 is 09:00 to 09:59."""
    channels: Figures[PaymentChannel] = ()
    """What was paid each way; those that nobody used stand there with nothing."""
    people: Figures[str] = ()
    """What was paid to each person, the most first; "" for nobody's name."""
    items: tuple[ReportItem, ...] = ()
    """What must be seen to, and what came late, by order: newest first within each kind."""
    first_order: str = ""
    """The numbers of the first and last order that were begun in it."""
    last_order: str = ""

    @property
    def net(self) -> SignedMoney:
        """Return what was paid less what was refunded, and what an earlier Z had of both too much put right."""
        return (self.paid.amount + self.refunds_revised.amount) - (self.refunds.amount + self.paid_revised.amount)

    @property
    def needs_net(self) -> bool:
        """Return True if anything stands between paid and net, so that both are to be told."""
        return any(each.count for each in (self.refunds, self.refunds_revised, self.paid_revised))

    @property
    def not_paid(self) -> Sum:
        """All that ended without payment."""
        return add_sums(self.cancelled, self.expired, self.failed)

    @property
    def unknown(self) -> Sum:
        """What nobody knows."""
        return sum_items(self.unknown_items())

    @property
    def paid_before(self) -> Sum:
        """What came in elsewhere: who handed over is to be asked."""
        return sum_items(self.unknown_items(paid_before=True))

    @property
    def open(self) -> Sum:
        """What can still be paid."""
        return sum_items(self.of_kind(ItemKind.OPEN))

    @property
    def unsettled(self) -> Sum:
        """What was paid late and is not settled."""
        return sum_items(self.of_kind(ItemKind.UNSETTLED))

    def with_items(self, items: Iterable[ReportItem]) -> Report:
        """With these sales by themselves, in their order."""
        rank = list(ItemKind)
        return replace(
            self, items=tuple(sorted(items, key=lambda item: (rank.index(item.kind), -item.at, item.sale_id)))
        )

    def of_kind(self, kind: ItemKind) -> tuple[ReportItem, ...]:
        """The sales that stand there for one reason."""
        return tuple(item for item in self.items if item.kind is kind)

    def unknown_items(self, *, paid_before: bool = False) -> tuple[ReportItem, ...]:
        """The sales that nobody knows; `paid_before`: those of which only who handed over is not known."""
        return tuple(item for item in self.of_kind(ItemKind.UNKNOWN) if item.was_paid_before is paid_before)


@dataclass(slots=True)
class _Sums:
    """Counts and paise while they are added up: the entries that take others back may come first."""

    count: int = 0
    paise: int = 0

    def add(self, line: LedgerTotal) -> None:
        self.count += line.count
        self.paise += line.paise

    @property
    def sum(self) -> Sum:
        return Sum(self.count, Money(self.paise))


@dataclass(slots=True)
class _ReportDraft:
    outcomes: dict[SaleOutcome, _Sums] = field(default_factory=lambda: {bucket: _Sums() for bucket in SaleOutcome})
    late: _Sums = field(default_factory=_Sums)
    hours: dict[int, _Sums] = field(default_factory=dict)
    channels: dict[PaymentChannel, _Sums] = field(default_factory=lambda: {way: _Sums() for way in PaymentChannel})
    people: dict[str, _Sums] = field(default_factory=dict)

    def add(self, line: LedgerTotal) -> None:
        self.outcomes[line.outcome].add(line)
        if line.outcome is SaleOutcome.PAID:
            self.hours.setdefault(line.hour, _Sums()).add(line)
            self.channels[line.channel].add(line)
            self.people.setdefault(line.person, _Sums()).add(line)
            if line.late:
                self.late.add(line)


def _with_any(found: Mapping[KeyT, _Sums]) -> dict[KeyT, _Sums]:
    """Without those of which all was taken back."""
    return {key: sums for key, sums in found.items() if sums.count or sums.paise}


def report_of(lines: Iterable[LedgerTotal], base: Report, *, day_end_minutes: int = 0) -> Report:
    """Add up. It makes no difference how the lines were put together, or in which order they come.

    `besides`: what the ledger does not say. `ends`: minutes after midnight at which the shop's day ends.
    """
    draft = _ReportDraft()
    for line in lines:
        draft.add(line)
    hours = sorted(_with_any(draft.hours), key=lambda hour: hour_rank(hour, day_end_minutes))
    people = {name: found.sum for name, found in _with_any(draft.people).items()}
    return replace(
        base,
        paid=draft.outcomes[SaleOutcome.PAID].sum,
        late=draft.late.sum,
        cancelled=draft.outcomes[SaleOutcome.CANCELLED].sum,
        expired=draft.outcomes[SaleOutcome.EXPIRED].sum,
        failed=draft.outcomes[SaleOutcome.FAILED].sum,
        hours=tuple((hour, draft.hours[hour].sum) for hour in hours),
        channels=tuple((way, found.sum) for way, found in draft.channels.items()),
        people=tuple(sorted(people.items(), key=lambda each: (-each[1].amount.paise, each[0]))),
    )


def sum_items(items: Iterable[ReportItem]) -> Sum:
    """What these sales come to."""
    return add_sums(*(Sum(1, item.amount) for item in items))


def add_sums(*sums: Sum) -> Sum:
    """Some sums as one."""
    return Sum(sum(each.count for each in sums), Money(sum(each.amount.paise for each in sums)))
