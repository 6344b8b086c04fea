"""A plain table: lines of text, one column of them a chip; Enter or a click chooses a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
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
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.chip import ChipKind
from paydesk.ui.widgets.fonts import font, scaled
from paydesk.ui.widgets.row_table import RowTable

Index = QModelIndex | QPersistentModelIndex
_ROW: Final = 44
_SIDE: Final = 16
"""As the heads have it (theme_sheet)."""
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
_BEGIN: Final = _MIDDLE | Qt.AlignmentFlag.AlignLeft
_END: Final = _MIDDLE | Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its id, the text of each cell, and the colour of its chip."""

    line_id: str
    cells: tuple[str, ...]
    chip_kind: ChipKind = "off"


@dataclass(frozen=True, slots=True)
class Columns:
    """The heads of a table; which column takes the room that is left, which is money, which is the chip (-1: none)."""

    heads: tuple[str, ...]
    wide: int
    money: int = -1
    """Bold, and it ends where its head ends."""
    chip: int = -1


class LinesModel(QAbstractTableModel):
    """Holds frozen lines."""

    LINE: Final = Qt.ItemDataRole.UserRole + 1

    def __init__(self, columns: Columns, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = columns
        self.lines: list[Line] = []

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Become these lines; the same ids in the same order are only updated."""
        if [line.line_id for line in lines] != [line.line_id for line in self.lines]:
            self.beginResetModel()
            self.lines = list(lines)
            self.endResetModel()
            return
        for place, line in enumerate(lines):
            if line != self.lines[place]:
                self.lines[place] = line
                self.dataChanged.emit(self.index(place, 0), self.index(place, self.columnCount() - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        """Qt: how many lines."""
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index | None = None) -> int:
        """Qt: how many columns."""
        return 0 if parent is not None and parent.isValid() else len(self.columns.heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Qt: the heads of the columns."""
        if orientation == Qt.Orientation.Horizontal:
            if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
                return self.columns.heads[section]
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return _END if section == self.columns.money else _BEGIN
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Qt: what a cell says."""
        if not index.isValid() or index.row() >= len(self.lines):
            return None
        line = self.lines[index.row()]
        if role == self.LINE:
            return line
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return line.cells[index.column()]
        return None


class PlainTable(Card):
    """`chosen` carries the id of a line when a person goes to it (click, arrows) or presses Enter on it."""

    chosen = Signal(object)

    def __init__(self, columns: Columns, name: str, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._quiet = False
        self.model = LinesModel(columns, self)
        self.view = RowTable(_ROW, _ROW - 4, self)
        self.view.setModel(self.model)
        self.view.let_grow(columns.wide)
        self.view.setItemDelegate(_Delegate(self.view))
        self.view.setAccessibleName(name)
        self.view.selectionModel().selectionChanged.connect(self._moved)
        self.view.entered_row.connect(self._moved)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 6)
        column.addWidget(self.view)
        self.setFocusProxy(self.view)
        self._fit()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these; the mark stays on its line while that is there."""
        keep = self.selected()
        self._quiet = True
        self.model.show_lines(lines)
        self.select(keep)
        self._quiet = False
        self._fit()
        self.updateGeometry()

    def selected(self) -> str:
        """The id of the line that is marked; "" when none is."""
        rows = self.view.selectionModel().selectedRows()
        return self.model.lines[rows[0].row()].line_id if rows and rows[0].row() < len(self.model.lines) else ""

    def select(self, line_id: str) -> None:
        """Mark a line, without `chosen`; an unknown one takes the mark away."""
        was, self._quiet = self._quiet, True
        place = next((n for n, line in enumerate(self.model.lines) if line_id and line.line_id == line_id), -1)
        if place < 0:
            self.view.clearSelection()
            self.view.setCurrentIndex(QModelIndex())
        elif line_id != self.selected():
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            self.view.selectionModel().setCurrentIndex(self.model.index(place, 0), flags)
        self._quiet = was

    def sizeHint(self) -> QSize:
        """Qt: all lines, up to eight."""
        return QSize(500, self._height(min(max(self.model.rowCount(), 3), 8)))

    def minimumSizeHint(self) -> QSize:
        """Qt: the head and three lines."""
        return QSize(300, self._height(3))

    @staticmethod
    def _height(rows: int) -> int:
        return scaled(_ROW) * (rows + 1) + 8

    def _fit(self) -> None:
        """Each column as wide as its longest text."""
        columns, head = self.model.columns, self.view.horizontalHeader()
        for place, title in enumerate(columns.heads):
            if place == columns.wide:
                continue
            needed = QFontMetrics(head.font()).horizontalAdvance(title) + 6
            metrics = QFontMetrics(font(14, bold=place == columns.money, tabular=True))
            for line in self.model.lines:
                text = line.cells[place]
                wide = paint.chip_size(text).width() if place == columns.chip else metrics.horizontalAdvance(text)
                needed = max(needed, round(wide) + 2)
            head.resizeSection(place, needed + 2 * _SIDE)

    @Slot()
    def _moved(self) -> None:
        line_id = self.selected()
        if line_id and not self._quiet:
            self.chosen.emit(line_id)


class _Delegate(QStyledItemDelegate):
    """Draws the cells: a line above each, the mark across the whole row."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Qt: draw a cell."""
        tokens = theme.current()
        line: Line = index.data(LinesModel.LINE)
        model = index.model()
        columns = model.columns if isinstance(model, LinesModel) else Columns((), 0)
        rect: QRect = option.rect
        marked = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if marked:
            painter.fillRect(rect, QColor(tokens.brand_soft))
        painter.fillRect(rect.left(), rect.top(), rect.width(), 1, QColor(tokens.line))
        view = self.parent()
        if isinstance(view, QTableView) and view.hasFocus() and view.currentIndex().row() == index.row():
            brand = QColor(tokens.brand)
            painter.fillRect(rect.left(), rect.top(), rect.width(), 2, brand)
            painter.fillRect(rect.left(), rect.bottom() - 1, rect.width(), 2, brand)
        inner = rect.adjusted(_SIDE, 1, -_SIDE, 0)
        text = line.cells[index.column()]
        if index.column() == columns.chip:
            size = paint.chip_size(text)
            spot = QRectF(inner.left(), inner.center().y() - size.height() / 2 + 0.5, size.width(), size.height())
            paint.chip(painter, spot, text, line.chip_kind, tokens, marked=marked)
        else:
            made = font(14, bold=index.column() == columns.money, tabular=True)
            painter.setFont(made)
            painter.setPen(QColor(tokens.ink))
            shown = QFontMetrics(made).elidedText(text, Qt.TextElideMode.ElideMiddle, inner.width())
            painter.drawText(inner, _END if index.column() == columns.money else _BEGIN, shown)
        painter.restore()
