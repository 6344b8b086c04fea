"""The titles above a table: their ground goes on over its scroll bar, up to the edge of the card."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from paydesk.ui import theme
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint


def _draw_background(painter: QPainter, widget: QWidget, *, round_start: bool, round_end: bool) -> None:
    """Draw the background of a section, with round corners at the ends of the card."""
    over = paint.CARD_RADIUS
    rect = QRectF(widget.rect()).adjusted(0 if round_start else -over, 0, 0 if round_end else over, over)
    rect = paint.mirrored(rect, widget.rect(), widget.layoutDirection())
    paint.draw_box(painter, rect, paint.CARD_RADIUS, theme.current().sunken)


class _HeaderCorner(paint.PaintMixin, QWidget):
    """Corner above the scroll bar, shown and hidden with it."""

    def _draw(self, painter: QPainter, _tokens: ThemeTokens) -> None:
        _draw_background(painter, self, round_start=False, round_end=True)


class TableHeader(QHeaderView):
    """The titles of a table."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._corner = _HeaderCorner(table)
        table.addScrollBarWidget(self._corner, Qt.AlignmentFlag.AlignTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._corner.setFixedHeight(self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        _draw_background(
            QPainter(self.viewport()), self.viewport(), round_start=True, round_end=not self._corner.isVisible()
        )
        super().paintEvent(event)
