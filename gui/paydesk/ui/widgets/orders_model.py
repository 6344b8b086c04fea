"""The rows of the orders table as a Qt model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from paydesk.ui.widgets.rows import OrderRow, difference

Index = QModelIndex | QPersistentModelIndex
TIME, AMOUNT, ORDER, HOW, STATUS = range(5)
_SHOW_ALL_ANEW: Final = 400
"""More rows than this differ: it is another list, not a change of this one."""


class OrdersModel(QAbstractTableModel):
    """Holds frozen rows; a row that changed is one dataChanged."""

    ROW = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[OrderRow] = []

    def show_rows(self, rows: Sequence[OrderRow]) -> None:
        """Become these rows."""
        new = list(rows)
        span = difference([row.sale_id for row in self._rows], [row.sale_id for row in new])
        if span is not None and max(span.last, span.until) - span.first > _SHOW_ALL_ANEW:
            self.beginResetModel()
            self._rows = new
            self.endResetModel()
            return
        if span is not None:
            if span.last > span.first:
                self.beginRemoveRows(QModelIndex(), span.first, span.last - 1)
                del self._rows[span.first : span.last]
                self.endRemoveRows()
            if span.until > span.first:
                self.beginInsertRows(QModelIndex(), span.first, span.until - 1)
                self._rows[span.first : span.first] = new[span.first : span.until]
                self.endInsertRows()
        for place, row in enumerate(new):
            if self._rows[place] != row:
                self._rows[place] = row
                self.dataChanged.emit(self.index(place, 0), self.index(place, STATUS))

    def row_at(self, index: Index) -> OrderRow | None:
        """The row of an index."""
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    def place_of(self, sale_id: str) -> int:
        """The row where a sale is; -1 when it is not there."""
        return next((place for place, row in enumerate(self._rows) if row.sale_id == sale_id), -1)

    def rowCount(self, parent: Index | None = None) -> int:
        """Qt: how many rows."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Qt: time, amount, order, how, status."""
        return 0 if parent is not None and parent.isValid() else STATUS + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Qt: the heads of the columns."""
        if orientation == Qt.Orientation.Horizontal:
            if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
                return [self.tr("Time"), self.tr("Amount"), self.tr("Order"), self.tr("How"), self.tr("Status")][
                    section
                ]
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Qt: what a cell says."""
        row = self.row_at(index)
        if row is None:
            return None
        if role == self.ROW:
            return row
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return (row.time_text, row.amount_text, row.order_text, row.how_text, row.chip_text)[index.column()]
        return None
