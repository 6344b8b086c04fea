"""The payment links of this counter, with their states and ages; the links themselves are in no list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.payout.payout import Payout
from paydesk.ui.widgets.row_list import RowList
from paydesk.ui.widgets.rows import SaleRow
from paydesk.ui.widgets.sale_delegate import SaleDelegate
from paydesk.ui.widgets.sale_model import Line, SaleModel
from paydesk.ui.words.base import money_words
from paydesk.ui.words.cashgrams import row_words
from paydesk.ui.words.payouts import out_chip


class LinkModel(SaleModel):
    """Links that are open or in doubt, then those that are settled."""

    def show_links(self, links: Sequence[Payout], now: int) -> None:
        """Become these, newest first; `now` in ms since 1970."""
        going = [link_row(out, now) for out in links if not out.settled]
        over = [link_row(out, now) for out in links if out.settled]
        lines = [Line("title", self.tr("Not settled"), str(len(going)))]
        lines += [Line("sale", row=row) for row in going] or [Line("empty", self.tr("No link is open"))]
        if over:
            lines += [Line("title", self.tr("Settled")), *(Line("sale", row=row) for row in over)]
        self._move_to(lines)


def link_row(out: Payout, now: int) -> SaleRow:
    """A link as a row."""
    text, kind = out_chip(out)
    return SaleRow(out.payout_id, money_words(out.amount), row_words(out, now), text, kind)


class CashgramList(QWidget):
    """`chosen` carries the out_id of the link that was opened."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = LinkModel(self)
        self.view = _View(self)
        self.view.setModel(self._model)
        self.view.setItemDelegate(SaleDelegate(self._model, self.view))
        self.view.setAccessibleName(self.tr("Links made here"))
        self.view.clicked.connect(self._choose)
        self.view.entered_row.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)

    def show_links(self, links: Sequence[Payout], now: int) -> None:
        """Show these; rows that stay are not rebuilt."""
        self._model.show_links(links, now)
        if self.view.hasFocus():
            self.view.choose_first()

    def begin(self) -> None:
        """The keyboard goes to the first link."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        payout_id = index.data(SaleModel.SALE_ID)
        if payout_id:
            self.chosen.emit(payout_id)


class _View(RowList):
    """The keyboard is on a link as soon as it is here."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Qt: the keyboard is on a link from the start."""
        super().focusInEvent(event)
        self.choose_first()

    def choose_first(self) -> None:
        """The keyboard is on the first link, unless it is on one already."""
        if not self.currentIndex().flags() & Qt.ItemFlag.ItemIsSelectable:
            for place in range(self.model().rowCount()):
                index = self.model().index(place, 0)
                if index.flags() & Qt.ItemFlag.ItemIsSelectable:
                    self.setCurrentIndex(index)
                    return
