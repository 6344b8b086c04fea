"""The last paid sale, at the bottom of the sell page, while its customer may still be at the counter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from paydesk.domain.money import NO_MONEY
from paydesk.ui.actions import Action
from paydesk.ui.widgets.flow import grid
from paydesk.ui.widgets.labels import Note, Separator, Text
from paydesk.ui.words.base import money_words, short_time

if TYPE_CHECKING:
    from paydesk.domain.money import Money
    from paydesk.domain.sale.sale import Sale


class LastSaleBar(QWidget):
    """The last paid sale in one line, and its receipt; its widgets are created with the first paid sale.

    `action_requested` carries the Action of its button.
    """

    action_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sale: Sale | None = None
        self._refunded = NO_MONEY
        self._has_space = True
        self._text: Text | None = None
        self.hide()

    def _create_widgets(self) -> Text:
        from paydesk.ui.sell.buttons import create_action_button  # imported late: the first window needs none

        name = Note(self.tr("Last sale"), self)
        text = Text("", 14, "ink", bold=True, tabular=True, parent=self)
        receipt = create_action_button(
            Action.RECEIPT, "plain", parent=self, icon="printer", pressed=self.action_requested
        )
        layout = grid(self, row_spacing=2)
        layout.addWidget(Separator(self), 0, 0, 1, 2)
        layout.setRowMinimumHeight(0, 12)
        layout.addWidget(name, 1, 0)
        layout.addWidget(text, 2, 0)
        layout.addWidget(receipt, 1, 1, 2, 1)
        layout.setColumnStretch(0, 1)
        return text

    def set_space_available(self, *, has_space: bool) -> None:
        """Show the bar only where the page has height to spare."""
        self._has_space = has_space
        self.setVisible(has_space and self._sale is not None)

    def show_sale(self, sale: Sale | None, refunded: Money) -> None:
        """Show the sale that was paid last and the amount refunded of it; None for no such sale."""
        if sale is not self._sale or refunded != self._refunded:
            self._sale, self._refunded = sale, refunded
            if sale is not None:
                from paydesk.ui.words.sales import order_words

                self._text = self._text or self._create_widgets()
                source = self.tr("{amount} paid, {time} · order {number}")
                if refunded.paise:
                    source = self.tr("{amount} paid, {refunded} refunded, {time} · order {number}")
                time, number = short_time(sale.paid_at or sale.started_at), order_words(sale.order_id)
                amount = money_words(sale.amount)
                self._text.setText(source.format(amount=amount, refunded=refunded, time=time, number=number))
        self.setVisible(self._has_space and sale is not None)
