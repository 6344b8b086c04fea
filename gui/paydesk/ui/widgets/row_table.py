"""A table of whole rows that are chosen by a press or by Enter; the base of the table of orders and of plain tables."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from paydesk.ui.widgets.fonts import font, scaled


class RowTable(QTableView):
    """Rows only: no grid, no cells to wander through. `entered_row` when Enter is pressed on a row.

    `row`, `head`: how high a row and the head are, in pixels at the usual size of text.
    """

    entered_row = Signal()

    def __init__(self, row: int, head: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        side = self.verticalHeader()
        side.hide()
        side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        side.setMinimumSectionSize(scaled(row))
        side.setDefaultSectionSize(scaled(row))
        top = self.horizontalHeader()
        top.setFixedHeight(scaled(head))
        top.setHighlightSections(False)
        top.setSectionsClickable(False)
        top.setFont(font(13))

    def let_grow(self, column: int) -> None:
        """This column takes the room that is left; all others have their width set. Called once there is a model."""
        top = self.horizontalHeader()
        top.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        top.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter chooses the row the keyboard is on."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self.selectRow(self.currentIndex().row())
            self.entered_row.emit()
            return
        super().keyPressEvent(event)
