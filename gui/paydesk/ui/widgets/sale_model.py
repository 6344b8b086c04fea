"""The rows of the sale list as a Qt model: two headings, sales below each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from paydesk.ui.widgets.rows import SaleRow, difference

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the list: a heading (with how many), words where there is no sale, or a sale."""

    kind: str
    """ "title", "empty" or "sale"."""
    text: str = ""
    count: str = ""
    row: SaleRow | None = None

    @property
    def key(self) -> tuple[str, str]:
        """What makes it the same line after a change."""
        return self.kind, self.row.sale_id if self.row else self.text


class SaleModel(QAbstractListModel):
    """Changes only what changed: a new time on a chip is one dataChanged, not a new list."""

    SALE_ID = Qt.ItemDataRole.UserRole + 1
    LINE = Qt.ItemDataRole.UserRole + 2

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Line] = []
        self.selected = ""
        self.show_rows([], [], "")

    def show_rows(self, waiting: Sequence[SaleRow], recent: Sequence[SaleRow], selected: str) -> None:
        """Become these rows."""
        lines = [Line("title", self.tr("Waiting now"), str(len(waiting)))]
        lines += [Line("sale", row=row) for row in waiting] or [Line("empty", self.tr("Nobody is waiting"))]
        if recent:
            lines += [Line("title", self.tr("Just now")), *(Line("sale", row=row) for row in recent)]
        self._move_to(lines)
        if selected != self.selected:
            before, self.selected = self.selected, selected
            for place, line in enumerate(self._lines):
                if line.row and line.row.sale_id in {before, selected}:
                    self._changed(place)

    def _move_to(self, lines: list[Line]) -> None:
        span = difference([line.key for line in self._lines], [line.key for line in lines])
        if span is not None:
            if span.last > span.first:
                self.beginRemoveRows(QModelIndex(), span.first, span.last - 1)
                del self._lines[span.first : span.last]
                self.endRemoveRows()
            if span.until > span.first:
                self.beginInsertRows(QModelIndex(), span.first, span.until - 1)
                self._lines[span.first : span.first] = lines[span.first : span.until]
                self.endInsertRows()
        for place, line in enumerate(lines):
            if self._lines[place] != line:
                self._lines[place] = line
                self._changed(place)

    def _changed(self, place: int) -> None:
        index = self.index(place, 0)
        self.dataChanged.emit(index, index)

    def rowCount(self, parent: Index | None = None) -> int:
        """Qt: how many lines."""
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Qt: only sales can be chosen."""
        if self._lines[index.row()].kind == "sale":
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Qt: what a line says."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == self.LINE:
            return line
        if role == self.SALE_ID:
            return line.row.sale_id if line.row else ""
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            if line.row:
                return f"{line.row.amount_text}, {line.row.chip_text}, {line.row.meta_text}"
            return f"{line.text} {line.count}".strip()
        if role == Qt.ItemDataRole.ToolTipRole and line.row:
            return line.row.meta_text
        return None
