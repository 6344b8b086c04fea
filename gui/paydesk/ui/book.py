"""The windows' fold: events of the counter become sales, pictures and figures that every page reads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QObject, Signal, Slot

from paydesk.domain.messages import (
    CommandEnded,
    DayFigures,
    Found,
    JournalFault,
    QrPicture,
    SaleChanged,
    SaleRefused,
    SalesLoaded,
    ServiceHealth,
    Story,
)
from paydesk.domain.money import Money
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested
from paydesk.ui import clock
from paydesk.ui.words.problems import BLOCKING_FAULTS

RECENT_LIMIT: Final = 30
NOTHING: Final = Money(0)


@dataclass(frozen=True, slots=True)
class Today:
    """The figures of a local day: what came in, and what is still open."""

    paid: int = 0
    total: Money = NOTHING
    waiting: int = 0
    unknown: int = 0


class SaleBook(QObject):
    """What the windows know. Every signal carries one frozen value."""

    sale_changed = Signal(object)
    """A Sale, after each of its facts."""
    became_paid = Signal(object)
    """A Sale that was seen to become PAID just now."""
    loaded = Signal()
    """Sales came from the journal."""
    picture_changed = Signal(object)
    health_changed = Signal(object)
    refused = Signal(object)
    found = Signal(object)
    story = Signal(object)
    tested = Signal(object)
    keys_changed = Signal(object)
    faulted = Signal(object)
    ended = Signal(object)
    """A CommandEnded."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sales: dict[str, Sale] = {}
        self.health: ServiceHealth | None = None
        self.keys: AreaKeys | None = None
        self.fault: JournalFault | None = None
        self._pictures: dict[str, QrPicture] = {}
        self._day = DayFigures(0, 0, NOTHING)
        self._takers: Mapping[type[Any], Callable[[Any], None]] = {
            SalesLoaded: self._take_sales,
            SaleChanged: self._take_changed,
            DayFigures: self._take_day,
            QrPicture: self._take_picture,
            ServiceHealth: self._take_health,
            SaleRefused: self.refused.emit,
            Found: self._take_found,
            Story: self.story.emit,
            AreaTested: self.tested.emit,
            AreaKeys: self._take_keys,
            CommandEnded: self.ended.emit,
            JournalFault: self._take_fault,
        }

    @Slot(object)
    def on_event(self, event: object) -> None:
        """Take one event of the counter; kinds that windows do not need are passed over."""
        take = self._takers.get(type(event))
        if take is not None:
            take(event)

    def _take_sales(self, event: SalesLoaded) -> None:
        self.sales.update({sale.sale_id: sale for sale in event.sales})
        self.loaded.emit()

    def _take_changed(self, event: SaleChanged) -> None:
        self._take(self.sales.get(event.sale.sale_id), event.sale)

    def _take(self, before: Sale | None, sale: Sale) -> None:
        self.sales[sale.sale_id] = sale
        if not sale.is_open:
            self._pictures.pop(sale.sale_id, None)  # what is over is on no screen (FEATURES.md QR6)
        if self.fault is not None and before is None and self.fault.kind not in BLOCKING_FAULTS:
            self.fault = None  # a new sale was written down: the disk works again
            self.faulted.emit(None)
        self.sale_changed.emit(sale)
        if sale.phase is Phase.PAID and sale.agrees and before is not None and before.phase is not Phase.PAID:
            self.became_paid.emit(sale)

    def _take_day(self, event: DayFigures) -> None:
        self._day = event
        self.loaded.emit()

    def _take_picture(self, event: QrPicture) -> None:
        self._pictures[event.sale_id] = event
        self.picture_changed.emit(event)

    def _take_health(self, event: ServiceHealth) -> None:
        self.health = event
        self.health_changed.emit(event)

    def _take_found(self, event: Found) -> None:
        for sale in event.sales:
            self.sales.setdefault(sale.sale_id, sale)
        self.found.emit(event)

    def _take_keys(self, event: AreaKeys) -> None:
        if event.area is Area.GATEWAY:
            self.keys = event
            self.keys_changed.emit(event)

    def _take_fault(self, event: JournalFault) -> None:
        self.fault = event if event.kind else None
        self.faulted.emit(self.fault)

    def forget(self, sale_ids: Iterable[str]) -> None:
        """These sales were erased; ids of others are passed over."""
        for sale_id in sale_ids:
            self.sales.pop(sale_id, None)
        self.loaded.emit()

    def sale(self, sale_id: str) -> Sale | None:
        """One sale, or None when the windows were not told of it."""
        return self.sales.get(sale_id)

    def picture(self, sale: Sale) -> QrPicture | None:
        """What to draw for a sale: only for its present attempt, and only while it may be shown."""
        picture = self._pictures.get(sale.sale_id)
        if picture is None or picture.attempt != sale.attempt or not sale.may_show:
            return None
        return picture if picture.modules or picture.image else None

    def instead_of(self, sale: Sale) -> tuple[Sale, ...]:
        """The sales that were taken in the stead of this one, as far as the windows know them."""
        return tuple(self.sales[sale_id] for sale_id in sale.replaced_by if sale_id in self.sales)

    def waiting(self) -> list[Sale]:
        """Sales that the customer may still pay, newest first."""
        return sorted((s for s in self.sales.values() if s.is_open), key=_newest, reverse=True)

    def recent(self, limit: int = RECENT_LIMIT) -> list[Sale]:
        """Sales that are over: unseen late payments first, then the newest."""
        over = [s for s in self.sales.values() if not s.is_open]
        return sorted(over, key=lambda s: (s.needs_alarm, s.paid_at or s.closed_at or s.started_at), reverse=True)[
            :limit
        ]

    def of_today(self, now: int) -> list[Sale]:
        """The sales of this local day, and all that wait, newest first."""
        day = clock.day_of(now)
        mine = (s for s in self.sales.values() if s.is_open or s.needs_alarm or clock.day_of(s.started_at) == day)
        return sorted(mine, key=_newest, reverse=True)

    def alarms(self) -> list[Sale]:
        """Sales paid after they were closed, which nobody has seen yet."""
        return [s for s in self.sales.values() if s.needs_alarm]

    def today(self, now: int) -> Today:
        """The figures of the local day of `now`: what the journal counts as paid on it, and what is open now."""
        is_of_today = clock.day_of(self._day.day_start) == clock.day_of(now)
        paid, amount = (self._day.paid, self._day.amount) if is_of_today else (0, NOTHING)
        waiting = self.waiting()
        unknown = sum(verdict_of(sale, now) is Verdict.UNKNOWN for sale in waiting)
        return Today(paid, amount, len(waiting) - unknown, unknown)


def _newest(sale: Sale) -> tuple[int, str]:
    return sale.started_at, sale.sale_id
