"""The list at the right: who is waiting now, and what was just finished."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSize, Signal, Slot
from PySide6.QtWidgets import QListView, QSizePolicy, QVBoxLayout, QWidget

from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.fonts import scaled
from paydesk.ui.widgets.row_list import RowList
from paydesk.ui.widgets.rows import SaleRow
from paydesk.ui.widgets.sale_delegate import SaleDelegate
from paydesk.ui.widgets.sale_model import SaleModel

_WIDTH = 340
_LEAST = 280


class SaleList(Panel):
    """Two headed lists in one, so that up and down go through both. `chosen` carries the sale_id."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("left", parent)
        self._model = SaleModel(self)
        self._view = RowList(self)
        self._view.setModel(self._model)
        self._view.setItemDelegate(SaleDelegate(self._model, self._view))
        self._view.setAccessibleName(self.tr("Sales"))
        self._view.clicked.connect(self._choose)
        self._view.entered_row.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.addWidget(self._view)
        self.setFocusProxy(self._view)
        self.setMinimumWidth(scaled(_LEAST))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    @property
    def view(self) -> QListView:
        """The list, for tests and for moving the focus there."""
        return self._view

    def show_rows(self, waiting: Sequence[SaleRow], recent: Sequence[SaleRow], selected: str = "") -> None:
        """Show these; `selected` is the sale_id of the sale on the screen. Rows that stay are not rebuilt."""
        self._model.show_rows(waiting, recent, selected)

    def sizeHint(self) -> QSize:
        """Qt: as in the mock."""
        return QSize(scaled(_WIDTH), 480)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        sale_id = index.data(SaleModel.SALE_ID)
        if sale_id:
            self.chosen.emit(sale_id)
