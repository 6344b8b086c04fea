"""The titles above a table: their ground goes on over its scroll bar, up to the edge of the card."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from paydesk.ui import theme
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint


def _ground(painter: QPainter, part: QWidget, *, begins: bool, ends: bool) -> None:
    """The ground under a part of it, round where it `begins` and `ends`, as the card is."""
    over = paint.CARD_RADIUS * theme.scale()
    rect = QRectF(part.rect()).adjusted(0 if begins else -over, 0, 0 if ends else over, over)
    rect = paint.mirrored(rect, part.rect(), part.layoutDirection())
    paint.box(painter, rect, paint.CARD_RADIUS, theme.current().sunken)


class _End(paint.Drawn, QWidget):
    """What stands above the scroll bar, and comes and goes with it."""

    def _draw(self, painter: QPainter, _tokens: ThemeTokens) -> None:
        _ground(painter, self, begins=False, ends=True)


class TableHead(QHeaderView):
    """The titles of a table."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._end = _End(table)
        table.addScrollBarWidget(self._end, Qt.AlignmentFlag.AlignTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: another height."""
        super().resizeEvent(event)
        self._end.setFixedHeight(self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt: draw."""
        _ground(QPainter(self.viewport()), self.viewport(), begins=True, ends=not self._end.isVisible())
        super().paintEvent(event)
