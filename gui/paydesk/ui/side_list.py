"""The list of waiting sales beside a page; it takes no room while nobody waits.

Only its background is part of the first paint; the list is created when it is filled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.ui import clock
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.flow import vbox

if TYPE_CHECKING:
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.layout import Layout
    from paydesk.ui.rows.card import SaleLine
    from paydesk.ui.rows.view import RowsView

_REPAINT_PARTS: Final = 4
"""Number of steps in which the rows are repainted each second."""


class SideList(Panel):
    """The list of waiting sales. `chosen` carries the sale_id; `emptied`: it became empty, or is no longer."""

    chosen = Signal(object)
    emptied = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("left", parent)
        self.is_empty = True
        self._view: RowsView | None = None
        self._column = vbox(self, (1, 0, 0, 0))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
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
            self._column.addWidget(view, 1)
            self.setFocusProxy(view)
        return self._view

    def show_sales(self, sales: Sequence[Sale], selected: str = "") -> None:
        """Show the waiting sales; `selected` is the sale_id on the screen."""
        from paydesk.ui.rows.model import HeadingRow

        lines = self._lines(sales)
        self._lines_by_id = {line.key: line for line in lines}
        heading = [HeadingRow("part:waiting", self.tr("Waiting"), str(len(lines)))] if lines else []
        self.view.show_rows([*heading, *lines])
        self.view.select(selected)
        if self.is_empty is bool(lines):
            self.is_empty = not lines
            self.emptied.emit()
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

    def _lines(self, sales: Sequence[Sale]) -> list[SaleLine]:
        """Return a line per sale; unchanged sales keep their line object."""
        from paydesk.ui.rows.card import SaleLine

        known = self._lines_by_id
        return [
            known[sale.sale_id] if sale.sale_id in known and known[sale.sale_id].sale is sale else SaleLine(sale)
            for sale in sales
        ]

    def use_layout(self, layout: Layout) -> None:
        """Take the width of this layout."""
        self.setFixedWidth(layout.metrics.side_list)
