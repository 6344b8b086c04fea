"""The list of waiting and recent sales beside a page.

Only its background is part of the first paint; the list is created when it is filled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.domain.money import NO_MONEY
from paydesk.ui import clock
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.flow import vbox

if TYPE_CHECKING:
    from paydesk.domain.money import Money
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.rows.card import SaleLine
    from paydesk.ui.rows.view import RowsView

_WIDTH: Final = 340
_MIN_WIDTH: Final = 280
_REPAINT_PARTS: Final = 4
"""Number of steps in which the rows are repainted each second."""


class SideList(Panel):
    """Both groups in one list, so that the arrow keys reach all rows. `chosen` carries the sale_id."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("left", parent)
        self._width = _WIDTH
        self._strip = False
        self._view: RowsView | None = None
        self._column = vbox(self, (1, 0, 0, 0))
        self.setMinimumWidth(_MIN_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._lines_by_id: dict[str, SaleLine] = {}
        self._second = 0
        self._repaint_timer = QTimer(self, interval=0)
        self._part = 0

    @property
    def view(self) -> RowsView:
        """The list, created on first use."""
        if self._view is None:
            from paydesk.ui.rows.card import create_two_line_list

            view = self._view = create_two_line_list(self.tr("Sales"), self)
            view.chosen.connect(self.chosen)
            self._repaint_timer.timeout.connect(self._paint_part)
            self._column.addWidget(view)
            self.setFocusProxy(view)
            self._use_strip(view)
        return self._view

    def reserve_bottom(self, height: int) -> None:
        """Reserve space below the list, in pixels."""
        self._column.setContentsMargins(1, 0, 0, height)

    def show_sales(
        self,
        waiting: Sequence[Sale],
        recent: Sequence[Sale],
        selected: str = "",
        refunded: Callable[[str], Money] = lambda _: NO_MONEY,
    ) -> None:
        """Show sales; `selected` is the sale_id on the screen, `refunded` returns a sale's refunded amount."""
        from paydesk.ui.rows.card import RowGroup, SaleLine

        parts = (
            RowGroup("waiting", self.tr("Waiting now"), self._lines(waiting, refunded), self.tr("Nobody is waiting")),
            RowGroup("recent", self.tr("Just now"), self._lines(recent, refunded)),
        )
        lines = [line for part in parts for line in part.to_rows()]
        self._lines_by_id = {line.key: line for line in lines if isinstance(line, SaleLine)}
        self.view.show_rows(lines)
        self.view.select(selected)
        second = clock.now_ms() // 1_000
        if second != self._second:  # repaint the countdowns of unchanged rows, too
            self._second = second
            self._part = 0
            self._repaint_timer.start()

    @Slot()
    def _paint_part(self) -> None:
        """Repaint a part of the rows: all at once would take longer than everything else in a second."""
        area = self.view.viewport().rect()
        top, end = (part * area.height() // _REPAINT_PARTS for part in (self._part, self._part + 1))
        self.view.viewport().update(0, top, area.width(), end - top)
        self._part += 1
        if self._part == _REPAINT_PARTS:
            self._repaint_timer.stop()

    def _lines(self, sales: Sequence[Sale], refunded: Callable[[str], Money]) -> list[SaleLine]:
        """Return a line per sale; unchanged sales keep their line object."""
        from paydesk.ui.rows.card import SaleLine

        lines = []
        for sale in sales:
            known, refund = self._lines_by_id.get(sale.sale_id), refunded(sale.sale_id)
            is_unchanged = known is not None and known.sale is sale and known.refunded == refund
            lines.append(known if known is not None and is_unchanged else SaleLine(sale, refund))
        return lines

    def set_width(self, width: int, *, strip: bool = False) -> None:
        """Set the unscaled width; `strip`: one narrow cell per sale."""
        self._width, self._strip = width, strip
        if self._view is not None:
            self._use_strip(self._view)
        self.setMinimumWidth(min(width, _MIN_WIDTH))
        self.updateGeometry()

    def _use_strip(self, view: RowsView) -> None:
        view.set_strip(strip=self._strip)
        bars = Qt.ScrollBarPolicy
        view.setVerticalScrollBarPolicy(bars.ScrollBarAlwaysOff if self._strip else bars.ScrollBarAsNeeded)

    def minimumSizeHint(self) -> QSize:
        # rows are elided before the list gets wider
        return QSize(self.minimumWidth(), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        return QSize(self._width, 480)
