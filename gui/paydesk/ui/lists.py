"""The list of sales at the right: who waits now, and what was just finished."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from paydesk.ui import clock
from paydesk.ui.rows.lines import Part, TwoLines, list_of_lines
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.fonts import scaled
from paydesk.ui.words.base import money_words
from paydesk.ui.words.sales import chip_of, row_meta

if TYPE_CHECKING:
    from datetime import date

    from paydesk.domain.sale.sale import Sale

_WIDTH: Final = 340
_LEAST: Final = 280


def sale_row(sale: Sale, now: int) -> TwoLines:
    """One sale of the list."""
    text, kind = chip_of(sale, now, countdown=True)
    return TwoLines(sale.sale_id, money_words(sale.amount), row_meta(sale), text, kind)


class PastRows:
    """Rows of what is over: they say the same for the rest of the day, and a repaint has thirty of them."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Sale, date, TwoLines]] = {}

    def of(self, sales: Iterable[Sale], now: int) -> list[TwoLines]:
        """A row for each; only what changed since the last time is put into words again."""
        day, before = clock.day_of(now), self._known
        self._known = {sale.sale_id: _again(sale, day, before.get(sale.sale_id), now) for sale in sales}
        return [row for _, _, row in self._known.values()]


def _again(sale: Sale, day: date, known: tuple[Sale, date, TwoLines] | None, now: int) -> tuple[Sale, date, TwoLines]:
    if known is not None and known[0] is sale and known[1] == day:
        return known
    return sale, day, sale_row(sale, now)


class SideList(Panel):
    """Two headed lists in one, so that up and down go through both. `chosen` carries the sale_id."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("left", parent)
        self._width = _WIDTH
        self.view = list_of_lines(self.tr("Sales"), self)
        self.view.chosen.connect(self.chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.addWidget(self.view)
        self.setFocusProxy(self.view)
        self.setMinimumWidth(scaled(_LEAST))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.show_rows([], [])

    def show_rows(self, waiting: Sequence[TwoLines], recent: Sequence[TwoLines], selected: str = "") -> None:
        """Show these; `selected` is the sale_id of the sale on the screen."""
        parts = (
            Part("waiting", self.tr("Waiting now"), waiting, self.tr("Nobody is waiting")),
            Part("recent", self.tr("Just now"), recent),
        )
        self.view.show_rows([line for part in parts for line in part.lines()])
        self.view.select(selected)

    def use_width(self, width: int, *, strip: bool = False) -> None:
        """So wide (to be scaled); `strip`: with one narrow cell a sale."""
        self._width = width
        self.view.use_strip(strip=strip)
        bars = Qt.ScrollBarPolicy
        self.view.setVerticalScrollBarPolicy(bars.ScrollBarAlwaysOff if strip else bars.ScrollBarAsNeeded)
        self.setMinimumWidth(scaled(min(width, _LEAST)))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Qt: its lines are shortened before it takes more."""
        return QSize(self.minimumWidth(), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """Qt: as in the mock."""
        return QSize(scaled(self._width), 480)
