"""The windows' state of sales, built from the counter's messages.

Sales are kept sorted as they change, so that a page can be refreshed without a pass over the whole day.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QObject, Signal

from paydesk.domain.clock import HOUR
from paydesk.domain.feed import NO_FEED
from paydesk.domain.messages import (
    Answered,
    CommandEnded,
    DayFigures,
    FeedChanged,
    JournalFault,
    QrPicture,
    SaleChanged,
    SaleHistory,
    SaleList,
    SaleRefused,
    SalesLoaded,
    ServiceHealth,
)
from paydesk.domain.money import Money
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.ui import clock
from paydesk.ui.feed import set_live_feed
from paydesk.ui.hub import Store
from paydesk.ui.words.problems import BLOCKING_FAULTS

RECENT_LIMIT: Final = 30
_MAX_SALES_BEGUN_SINCE: Final = 5
"""After so many further sales an unseen payment is no news."""
_MAX_UNSEEN: Final = 50
"""At most as many as a start loads for certain."""
_NEWS_MS: Final = HOUR
"""Age up to which a payment on the shop's QR is news when it is first read."""
ZERO: Final = Money(0)


@dataclass(frozen=True, slots=True)
class DayTotals:
    """The totals of a day of the shop."""

    paid: int = 0
    total: Money = ZERO
    refunded: Money = ZERO
    """Refunded on that day, of whichever sales."""


class SaleStore(Store):
    """The sales that the windows know. Every signal carries one frozen value."""

    sale_changed = Signal(object, object)
    """A Sale, after each of its facts, and its state before; None for a new one."""
    became_paid = Signal(object)
    """A Sale that just changed to PAID."""
    unseen_changed = Signal(object)
    """The new value of `unseen`."""
    loaded = Signal()
    """Sales or figures came from the journal."""
    picture_changed = Signal(object)
    health_changed = Signal(object)
    refused = Signal(object)
    answered = Signal(object)
    """An Answered."""
    story = Signal(object)
    faulted = Signal(object)
    ended = Signal(object)
    """A CommandEnded."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sales: dict[str, Sale] = {}
        self.unseen: tuple[str, ...] = ()
        """Sales that became PAID unseen, latest first, including those of the previous run."""
        self._begun_since = 0
        """The number of sales begun since one was paid unseen."""
        self.health: ServiceHealth | None = None
        self.fault: JournalFault | None = None
        self._open: dict[str, Sale] = {}
        self._waiting: list[Sale] | None = None
        """The open sales in order; None after one changed."""
        self._alarms: dict[str, Sale] = {}
        self._ended: list[tuple[int, str]] = []
        """The end of each ended sale in the service's time, and its id, sorted."""
        self._opened_from_story: dict[str, Sale] = {}
        """The sale whose story was read last, if it is not among `sales`."""
        self._pictures: dict[str, QrPicture] = {}
        self._refunded: dict[str, Money] = {}
        """The refunds of each sale, as far as the counter reported any."""
        self._day_figures: DayFigures | None = None
        self.has_loaded = False
        """True once the counter reported sales, or that there are none."""
        set_live_feed(NO_FEED)
        self.handlers = {
            SalesLoaded: self._on_sales_loaded,
            SaleChanged: self._on_sale_changed,
            DayFigures: self._on_day_figures,
            FeedChanged: self._on_feed_changed,
            QrPicture: self._on_picture,
            ServiceHealth: self._on_health,
            SaleRefused: self.refused.emit,
            SaleHistory: self._on_story,
            SaleList: self._on_sales_listed,
            Answered: self.answered.emit,
            CommandEnded: self.ended.emit,
            JournalFault: self._on_fault,
        }

    def _on_feed_changed(self, event: FeedChanged) -> None:
        set_live_feed(event.feed)

    def set_unseen(self, sale_ids: Iterable[str]) -> None:
        """Set the sales whose payment is unseen."""
        left = tuple(dict.fromkeys(sale_ids))[:_MAX_UNSEEN]
        if set(left) - set(self.unseen):
            self._begun_since = 0
        if left != self.unseen:
            self.unseen = left
            self.unseen_changed.emit(left)

    def _on_sales_loaded(self, event: SalesLoaded) -> None:
        self.has_loaded = True  # also without any sale
        for sale in event.sales:
            self._add(sale)
        self._refunded |= event.refunded
        self.loaded.emit()

    def _on_sales_listed(self, event: SaleList) -> None:
        for row in event.rows or ():
            self._set_refunded(row.sale_id, row.refunded)

    def _set_refunded(self, sale_id: str, refunded: Money) -> None:
        if refunded.paise:
            self._refunded[sale_id] = refunded
        else:
            self._refunded.pop(sale_id, None)

    def refunded(self, sale_id: str) -> Money:
        """Return the amount refunded of a sale, confirmed or possible."""
        return self._refunded.get(sale_id, ZERO)

    def _add(self, sale: Sale) -> None:
        """Add a sale, or replace its former state."""
        self.has_loaded = True
        before = self.sales.get(sale.sale_id)
        if before is not None:
            self._remove(before)
        self._opened_from_story.pop(sale.sale_id, None)
        self.sales[sale.sale_id] = sale
        if sale.is_open:
            self._open[sale.sale_id], self._waiting = sale, None
        elif not sale.has_no_order:
            insort(self._ended, (sale.finished_service_time, sale.sale_id))
        if sale.needs_alarm:
            self._alarms[sale.sale_id] = sale

    def _remove(self, sale: Sale) -> None:
        """Remove a sale from the sorted collections."""
        row = (sale.finished_service_time, sale.sale_id)
        index = bisect_left(self._ended, row)
        if self._ended[index : index + 1] == [row]:
            del self._ended[index]
        if self._open.pop(sale.sale_id, None) is not None:
            self._waiting = None
        self._alarms.pop(sale.sale_id, None)

    def _on_sale_changed(self, event: SaleChanged) -> None:
        sale = event.sale
        before = self.sales.get(sale.sale_id)
        is_new_payment = sale.is_static and self.sale(sale.sale_id) is None and _is_recent(sale, clock.now_ms())
        self._add(sale)
        if before is None and self.unseen:
            self._begun_since += 1
            if self._begun_since >= _MAX_SALES_BEGUN_SINCE:
                self.set_unseen(())
        if event.refunded is not None:
            self._set_refunded(sale.sale_id, event.refunded)
        if not sale.is_open:
            self._pictures.pop(sale.sale_id, None)  # the code of an ended sale is never shown
        if self.fault is not None and before is None and self.fault.kind not in BLOCKING_FAULTS:
            self.fault = None  # the disk works again: a new sale was written
            self.faulted.emit(None)
        self.sale_changed.emit(sale, before)
        was_unpaid = is_new_payment or (before is not None and before.phase is not Phase.PAID)
        if sale.phase is Phase.PAID and sale.amount_matches and was_unpaid:
            self.became_paid.emit(sale)

    def _on_day_figures(self, event: DayFigures) -> None:
        self._day_figures = event
        self.loaded.emit()

    def _on_picture(self, event: QrPicture) -> None:
        self._pictures[event.sale_id] = event
        self.picture_changed.emit(event)

    def _on_health(self, event: ServiceHealth) -> None:
        self.health = event
        self.health_changed.emit(event)

    def _on_story(self, event: SaleHistory) -> None:
        """Keep the sale of a story if it is not among `sales`, until the next story is read."""
        self._opened_from_story = {}
        self._set_refunded(event.sale_id, event.refunded)
        if event.facts and event.sale_id not in self.sales:
            self._opened_from_story[event.sale_id] = Sale.from_facts(event.facts)
        self.story.emit(event)

    def _on_fault(self, event: JournalFault) -> None:
        self.fault = event if event.kind else None
        self.faulted.emit(self.fault)

    def forget(self, sale_ids: Iterable[str]) -> None:
        """Remove sales that were erased; unknown ids are ignored."""
        for sale_id in sale_ids:
            sale = self.sales.pop(sale_id, None)
            if sale is not None:
                self._remove(sale)
            self._opened_from_story.pop(sale_id, None)
            self._pictures.pop(sale_id, None)
            self._refunded.pop(sale_id, None)
        self.loaded.emit()

    def sale(self, sale_id: str) -> Sale | None:
        """Return a sale; None if it is neither known nor the one whose story was read last."""
        return self.sales.get(sale_id) or self._opened_from_story.get(sale_id)

    def picture(self, sale: Sale) -> QrPicture | None:
        """Return the code to draw for a sale: of its present attempt only, and only while it may be shown."""
        picture = self._pictures.get(sale.sale_id)
        if picture is None or picture.attempt != sale.attempt or not sale.can_show_code:
            return None
        return picture if picture.modules or picture.image else None

    def is_code_missing(self, sale: Sale) -> bool:
        """Return True if the counter has nothing to draw for the present attempt: a new code has to be requested."""
        picture = self._pictures.get(sale.sale_id)
        is_current = picture is not None and picture.attempt == sale.attempt
        return is_current and sale.can_show_code and self.picture(sale) is None

    def replacements_of(self, sale: Sale) -> tuple[Sale, ...]:
        """Return the known sales that replaced this one."""
        return tuple(self.sales[sale_id] for sale_id in sale.replaced_by if sale_id in self.sales)

    def waiting(self) -> Sequence[Sale]:
        """Return the sales that the customer may still pay, newest first."""
        if self._waiting is None:
            self._waiting = sorted(self._open.values(), key=_start_order, reverse=True)
        return self._waiting

    def payable(self, now: int) -> list[Sale]:
        """Return the sales whose customer can still pay at `now` (ms), or may be paying."""
        return [sale for sale in self._open.values() if _may_be_paid(sale, now)]

    def recent(self, limit: int = RECENT_LIMIT) -> list[Sale]:
        """Return ended sales: unseen late payments first, then the newest."""
        late = sorted(self._alarms.values(), key=attrgetter("finished_service_time"), reverse=True)
        newest = (self.sales[sale_id] for _, sale_id in reversed(self._ended[-limit - len(late) :]))
        return [*late, *(sale for sale in newest if not sale.needs_alarm)][:limit]

    def last_paid(self) -> Sale | None:
        """Return the last known sale whose goods were to be handed over."""
        over = (self.sales[sale_id] for _, sale_id in reversed(self._ended))
        return next((sale for sale in over if sale.revenue_at is not None and not sale.needs_alarm), None)

    def alarms(self) -> list[Sale]:
        """Return the sales paid after they were closed that nobody has seen yet."""
        return list(self._alarms.values())

    def today(self, now: int) -> DayTotals | None:
        """Return the totals of the shop's day of `now` (ms), by the journal; None before they are known."""
        if self._day_figures is None:
            return None
        is_of_today = self._day_figures.day_start <= now < self._day_figures.day_end
        return (
            DayTotals(self._day_figures.paid, self._day_figures.amount, self._day_figures.refunded)
            if is_of_today
            else DayTotals()
        )


def _is_recent(sale: Sale, now: int) -> bool:
    """Return True if its customer may still be there at `now` (ms): an older payment is found without a sound."""
    return sale.handed_over is None and sale.paid_at is not None and now - sale.paid_at <= _NEWS_MS


def _may_be_paid(sale: Sale, now: int) -> bool:
    """Return True if a customer may have its code, and it can be paid at `now` (ms); or a program waits for it."""
    if sale.phase not in {Phase.PREPARING, Phase.WAITING, Phase.CANCELLING}:
        return False
    ran_out = sale.qr_expires_at is not None and sale.qr_expires_at <= now
    has_code = bool(sale.codes or sale.has_lost_code or sale.transaction.is_unresolved)
    return (has_code or bool(sale.bill.program)) and not ran_out


def _start_order(sale: Sale) -> tuple[int, str]:
    return sale.started_at, sale.sale_id
