"""The figures of a shift, a day, or several days, added up in one place. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from paydesk.domain.clock import hour_rank
from paydesk.domain.codec import Stored
from paydesk.domain.feed import NO_FEED, Feed
from paydesk.domain.money import Money, SignedMoney
from paydesk.domain.payout.payout import Payout
from paydesk.domain.sale.listing import PAID_ELSEWHERE, SaleGroup, SaleLabel, Sum, group_of, label_of
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import verdict_of
from paydesk.domain.shift.ledger import PaymentChannel, SaleOutcome, channel_of

NO_SALES: Final = Sum()
KeyT = TypeVar("KeyT")
Figures: TypeAlias = "tuple[tuple[KeyT, Sum], ...]"
"""Sums by a key, in the order of the screen."""


@dataclass(frozen=True, slots=True)
class LedgerTotal:
    """Like entries of the ledger added up: how many, and how much (paise)."""

    outcome: SaleOutcome
    channel: PaymentChannel
    person: str
    hour: int
    """Of the day in India, 0 to 23."""
    late: bool
    """Paid after its sale was closed, or (on a Z-report) begun in an earlier shift."""
    count: int
    paise: int


class ItemKind(StrEnum):
    """The reason to list a sale by itself on a report."""

    UNKNOWN = "unknown"
    """It is unknown whether it is paid: do not hand over."""
    UNSETTLED = "unsettled"
    """Paid late, and not settled yet."""
    OPEN = "open"
    """It can still be paid: the next shift takes it over."""
    REFUND = "refund"
    """A refund with an unknown outcome: it is counted, and must not be repeated."""
    CAME_LATE = "came_late"
    """A settled payment of a sale that was closed before, or begun in an earlier shift."""
    HANDED_OVER = "handed_over"
    """Its goods were handed over by hand, not on the green page: a scanned receipt, or one paid in the meantime."""


CLOSED_KINDS: Final = (ItemKind.REFUND, ItemKind.CAME_LATE, ItemKind.HANDED_OVER)
"""Items that the next shift does not take over."""


class ReportItem(Stored, frozen=True, kw_only=True):
    """A sale that a report lists by itself, as it was then; stored with a Z-report."""

    kind: ItemKind = ItemKind.UNKNOWN
    sale_id: str = ""
    order_id: str = ""
    at: int = 0
    """When it was begun (ms since 1970)."""
    amount: Money = Money(0)
    channel: PaymentChannel = msgspec.field(default=PaymentChannel.QR, name="way")
    person: str = ""
    label: SaleLabel = msgspec.field(default=SaleLabel.UNKNOWN, name="mark")
    replacement_order: str = msgspec.field(default="", name="twin")
    """The order number of the sale that replaces it; "" for none."""
    payout_id: str | UnsetType = UNSET
    """Of a REFUND: the payout link. Time, amount and person are the refund's, too; of a HANDED_OVER the hand-over's."""

    @property
    def was_paid_before(self) -> bool:
        """True if its money came elsewhere: only who handed over is unknown, which the service cannot tell."""
        return self.kind is ItemKind.UNKNOWN and self.label in PAID_ELSEWHERE

    @classmethod
    def from_sale(cls, sale: Sale, now: int, *, replacement_order: str, feed: Feed = NO_FEED) -> ReportItem | None:
        """Return the item of a sale that staff have to look after at `now` (ms); None for any other."""
        group = group_of(sale, now, verdict_of(sale, now, feed))
        if sale.needs_alarm:
            kind = ItemKind.UNSETTLED
        elif group is SaleGroup.UNKNOWN:
            kind = ItemKind.UNKNOWN
        elif group is SaleGroup.OPEN:
            kind = ItemKind.OPEN
        else:
            return None
        return cls.create(sale, kind, now, replacement_order=replacement_order, feed=feed)

    @classmethod
    def from_hand_over(cls, sale: Sale, now: int) -> ReportItem | None:
        """Return the item of a sale whose goods a person has handed over by hand; None for any other."""
        by_hand = sale.handed_over
        if by_hand is None or not by_hand.is_confirmed:
            return None
        item = cls.create(sale, ItemKind.HANDED_OVER, now)
        return msgspec.structs.replace(item, at=by_hand.at, person=by_hand.by)

    @classmethod
    def from_refund(cls, payout: Payout) -> ReportItem:
        """Return the item of a refund with an unknown outcome."""
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
    def create(
        cls, sale: Sale, kind: ItemKind, now: int, *, replacement_order: str = "", feed: Feed = NO_FEED
    ) -> ReportItem:
        """Return an item of a sale as it is at `now` (ms)."""
        return cls(
            kind=kind,
            sale_id=sale.sale_id,
            order_id=sale.number,
            at=sale.started_at,
            amount=sale.rupee_amount or Money(0),
            channel=channel_of(sale),
            person=sale.by,
            label=label_of(sale, now, verdict_of(sale, now, feed)),
            replacement_order=replacement_order,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """The figures of a shift, or of some days.

    Of days, a sale counts as paid when its money came, and as not paid when it was begun; of a shift, by the place in
    the journal. Hours are India's, in the order of the shop's day.
    """

    start: int = 0
    """In ms since 1970; of a shift, when it was opened."""
    end: int = 0
    """Excluded."""
    paid: Sum = NO_SALES
    late: Sum = NO_SALES
    """The part of `paid` of sales closed before, or (on a Z-report) begun in an earlier shift."""
    cancelled: Sum = NO_SALES
    expired: Sum = NO_SALES
    failed: Sum = NO_SALES
    revised: Sum = NO_SALES
    """Sales that an earlier Z-report counted as not paid, and that are paid or open now."""
    paid_revised: Sum = NO_SALES
    """Sales that an earlier Z-report counted as paid, and whose money came elsewhere or with another amount."""
    refunds: Sum = NO_SALES
    """Payment links by which money was given back, or may have been."""
    refunds_revised: Sum = NO_SALES
    """Refunds that an earlier Z-report counted, and by which no money went: the link expired or failed."""
    hours: Figures[int] = ()
    """The payments of each hour that had any: 9 is 09:00 to 09:59."""
    channels: Figures[PaymentChannel] = ()
    """The payments by channel, unused ones included."""
    people: Figures[str] = ()
    """The payments by person, the most first; "" for no name."""
    programs: Figures[str] = ()
    """The payments for bills of billing programs, by program, the most first; without sales of no program."""
    items: tuple[ReportItem, ...] = ()
    """Sales that staff have to look after, and late ones, newest first within each kind."""
    first_order: str = ""
    """The numbers of the first and last order that were begun in it."""
    last_order: str = ""

    @property
    def average(self) -> Money | None:
        """The average of the paid sales, to the paisa; None for none."""
        count, paise = self.paid.count, self.paid.amount.paise
        return Money((2 * paise + count) // (2 * count)) if count else None

    @property
    def net(self) -> SignedMoney:
        """The payments less the refunds, with the corrections of earlier Z-reports."""
        return (self.paid.amount + self.refunds_revised.amount) - (self.refunds.amount + self.paid_revised.amount)

    @property
    def needs_net(self) -> bool:
        """True if paid and net differ, so that both are shown."""
        return any(each.count for each in (self.refunds, self.refunds_revised, self.paid_revised))

    @property
    def not_paid(self) -> Sum:
        """All sales that ended without payment."""
        return add_sums(self.cancelled, self.expired, self.failed)

    @property
    def unknown(self) -> Sum:
        """Sales whose result is unknown."""
        return sum_items(self.unknown_items())

    @property
    def paid_before(self) -> Sum:
        """Sales whose money came elsewhere: staff have to ask who handed over."""
        return sum_items(self.unknown_items(paid_before=True))

    @property
    def open(self) -> Sum:
        """Sales that can still be paid."""
        return sum_items(self.of_kind(ItemKind.OPEN))

    @property
    def unsettled(self) -> Sum:
        """Sales that were paid late and are not settled."""
        return sum_items(self.of_kind(ItemKind.UNSETTLED))

    def with_items(self, items: Iterable[ReportItem]) -> Report:
        """Return the report with these items, sorted."""
        rank = list(ItemKind)
        return replace(
            self, items=tuple(sorted(items, key=lambda item: (rank.index(item.kind), -item.at, item.sale_id)))
        )

    def of_kind(self, kind: ItemKind) -> tuple[ReportItem, ...]:
        """Return the items of one kind."""
        return tuple(item for item in self.items if item.kind is kind)

    def unknown_items(self, *, paid_before: bool = False) -> tuple[ReportItem, ...]:
        """Return the items with an unknown result; with `paid_before`, those whose money came elsewhere."""
        return tuple(item for item in self.of_kind(ItemKind.UNKNOWN) if item.was_paid_before is paid_before)


@dataclass(slots=True)
class _Sums:
    """Counts and paise while they are added up; reversals may come first, so they can be negative."""

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
    """Return these sums without those that were reversed completely."""
    return {key: sums for key, sums in found.items() if sums.count or sums.paise}


def report_of(lines: Iterable[LedgerTotal], base: Report, *, day_end_minutes: int = 0) -> Report:
    """Return the report of these totals, in any order and grouping.

    Args:
        base: The figures that the ledger does not have.
        day_end_minutes: Minutes after midnight at which the shop's day ends.
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
    """Return the sum of these items."""
    return add_sums(*(Sum(1, item.amount) for item in items))


def add_sums(*sums: Sum) -> Sum:
    """Return the total of these sums."""
    return Sum(sum(each.count for each in sums), Money(sum(each.amount.paise for each in sums)))
