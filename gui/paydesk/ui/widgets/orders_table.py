"""The table of orders: one line per sale, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from paydesk.ui import theme
from paydesk.ui.theme_tokens import Tokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.fonts import font, scaled
from paydesk.ui.widgets.orders_model import AMOUNT, HOW, ORDER, STATUS, TIME, OrdersModel
from paydesk.ui.widgets.row_table import RowTable
from paydesk.ui.widgets.rows import OrderRow

_ROW: Final = 46
_HEAD: Final = 41
_SIDE: Final = 16
_BAR: Final = 12
"""The width of the scroll bar (theme_sheet)."""
_WIDEST: Final = 880
"""The width that the table asks for at most, so that the story beside it has room in a small window."""
_WIDTHS: Final = {TIME: 90, AMOUNT: 130, HOW: 90, STATUS: 150}


class OrdersTable(Card):
    """A table that stays fast with fifty thousand rows. `chosen` carries the sale_id (click, Enter, or arrows)."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._model = OrdersModel(self)
        self._table = RowTable(_ROW, _HEAD, self)
        self._table.setMouseTracking(True)
        self._table.setModel(self._model)
        self._table.let_grow(ORDER)
        self._table.setItemDelegate(_Delegate(self._table))
        self._table.setAccessibleName(self.tr("Orders"))
        self._table.selectionModel().selectionChanged.connect(self._moved)
        self._table.entered_row.connect(self._moved)
        self._quiet = False
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 6)
        column.addWidget(self._table)
        self.setFocusProxy(self._table)
        self._set_widths([])

    @property
    def view(self) -> QTableView:
        """The table itself, for tests and for moving the focus there."""
        return self._table

    @property
    def model(self) -> OrdersModel:
        """The rows."""
        return self._model

    def show_rows(self, rows: Sequence[OrderRow], selected: str | None = None) -> None:
        """Show these rows; `selected` moves the mark to that sale_id without `chosen`, "" takes it away."""
        keep = self.selected() if selected is None else selected
        self._quiet = True
        self._model.show_rows(rows)
        self._mark(keep)
        self._quiet = False
        self._set_widths(rows)
        self.updateGeometry()

    def selected(self) -> str:
        """The sale_id of the row that is marked; "" when none is."""
        row = next(map(self._model.row_at, self._table.selectionModel().selectedRows()), None)
        return row.sale_id if row else ""

    def _mark(self, sale_id: str) -> None:
        place = self._model.place_of(sale_id) if sale_id else -1
        if place < 0:
            self._table.setCurrentIndex(QModelIndex())
            self._table.clearSelection()
            return
        if sale_id != self.selected():
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            self._table.selectionModel().setCurrentIndex(self._model.index(place, 0), flags)

    def _set_widths(self, rows: Sequence[OrderRow]) -> None:
        """The widths of the mock, or what the longest text needs."""
        plain, strong = QFontMetrics(font(14, tabular=True)), QFontMetrics(font(14, bold=True, tabular=True))
        chips = {row.chip_text for row in rows}
        hows = {row.how_text for row in rows}
        longest = max((row.amount_text for row in rows), key=len, default="")
        times = max((row.time_text for row in rows), key=len, default="")
        orders = max((row.order_text for row in rows), key=len, default="")
        needs = {
            TIME: plain.horizontalAdvance(times),
            AMOUNT: strong.horizontalAdvance(longest),
            HOW: max(map(plain.horizontalAdvance, hows), default=0),
            STATUS: max((round(paint.chip_size(chip).width()) for chip in chips), default=0),
        }
        head = self._table.horizontalHeader()
        for column, width in _WIDTHS.items():
            title = plain.horizontalAdvance(str(self._model.headerData(column, Qt.Orientation.Horizontal)))
            head.resizeSection(column, max(width, max(needs[column], title) + 2 * _SIDE + 2))
        others = sum(head.sectionSize(column) for column in _WIDTHS)
        order = plain.horizontalAdvance(orders) + 2 * _SIDE + 2
        self.setMinimumWidth(min(others + order + _BAR + 2, _WIDEST))

    def sizeHint(self) -> QSize:
        """Qt: all rows, up to what a window can show."""
        return QSize(700, scaled(_HEAD) + 8 + scaled(_ROW) * min(self._model.rowCount(), 12))

    @Slot()
    def _moved(self) -> None:
        sale_id = self.selected()
        if sale_id and not self._quiet:
            self.chosen.emit(sale_id)


class _Delegate(QStyledItemDelegate):
    """Draws the cells: a line above each, the mark across the whole row."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Qt: draw a cell."""
        tokens = theme.current()
        row: OrderRow = index.data(OrdersModel.ROW)
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        table = self.parent()
        painter.save()
        marked = bool(state & QStyle.StateFlag.State_Selected)
        if marked:
            painter.fillRect(rect, QColor(tokens.brand_soft))
        painter.fillRect(rect.left(), rect.top(), rect.width(), 1, QColor(tokens.line))
        if isinstance(table, QTableView) and table.hasFocus() and table.currentIndex().row() == index.row():
            self._focus(painter, rect, index.column(), tokens)
        inner = rect.adjusted(_SIDE, 1, -_SIDE, 0)
        if index.column() == STATUS:
            size = paint.chip_size(row.chip_text)
            width = min(size.width(), inner.width())
            spot = QRectF(inner.left(), inner.center().y() - size.height() / 2 + 0.5, width, size.height())
            paint.chip(painter, spot, row.chip_text, row.chip_kind, tokens)
        else:
            made = font(14, bold=index.column() == AMOUNT, tabular=index.column() != ORDER)
            painter.setFont(made)
            painter.setPen(QColor(tokens.ink))
            text = QFontMetrics(made).elidedText(str(index.data()), Qt.TextElideMode.ElideMiddle, inner.width())
            painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.restore()

    @staticmethod
    def _focus(painter: QPainter, rect: QRect, column: int, tokens: Tokens) -> None:
        """The ring around the whole row, a piece in each cell."""
        brand = QColor(tokens.brand)
        painter.fillRect(rect.left(), rect.top(), rect.width(), 2, brand)
        painter.fillRect(rect.left(), rect.bottom() - 1, rect.width(), 2, brand)
        if column == TIME:
            painter.fillRect(rect.left(), rect.top(), 2, rect.height(), brand)
        if column == STATUS:
            painter.fillRect(rect.right() - 1, rect.top(), 2, rect.height(), brand)
