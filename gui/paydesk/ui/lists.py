"""The list of sales at the right: who waits now, and what was just finished."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from paydesk.ui import clock
from paydesk.ui.rows.lines import Part, list_of_lines
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.fonts import scaled
from paydesk.ui.words.base import money_words
from paydesk.ui.words.sales import chip_of, row_meta

if TYPE_CHECKING:
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.widgets.chip import ChipKind

_WIDTH: Final = 340
_LEAST: Final = 280


@dataclass(frozen=True, slots=True, eq=False)
class SaleLine:
    """One sale of the list. Its texts are made when they are seen, as of then: of hundreds that wait, few are."""

    sale: Sale

    @property
    def key(self) -> str:
        """The sale."""
        return self.sale.sale_id

    @property
    def text(self) -> str:
        """What is to be paid."""
        return money_words(self.sale.amount)

    @property
    def below(self) -> str:
        """The order, and how or when."""
        return row_meta(self.sale)

    @property
    def chip(self) -> str:
        """How it stands, or how long its QR lasts."""
        return chip_of(self.sale, clock.now_ms(), countdown=True)[0]

    @property
    def tone(self) -> ChipKind:
        """The colour of that."""
        return chip_of(self.sale, clock.now_ms(), countdown=True)[1]


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
        self._known: dict[str, SaleLine] = {}
        self.show_sales([], [])

    def show_sales(self, waiting: Sequence[Sale], recent: Sequence[Sale], selected: str = "") -> None:
        """Show these; `selected` is the sale_id of the sale on the screen."""
        parts = (
            Part("waiting", self.tr("Waiting now"), self._lines(waiting), self.tr("Nobody is waiting")),
            Part("recent", self.tr("Just now"), self._lines(recent)),
        )
        lines = [line for part in parts for line in part.lines()]
        self._known = {line.key: line for line in lines if isinstance(line, SaleLine)}
        self.view.show_rows(lines)
        self.view.select(selected)
        self.view.viewport().update()  # time went on

    def _lines(self, sales: Sequence[Sale]) -> list[SaleLine]:
        """A line for each; that of a sale that did not change is the same as before."""
        known = ((sale, self._known.get(sale.sale_id)) for sale in sales)
        return [line if line is not None and line.sale is sale else SaleLine(sale) for sale, line in known]

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
