"""The note below the amount: the amount in words, its fault, or a hint."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from paydesk.domain.money import MoneyFault
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.amount import AmountEdit
from paydesk.ui.widgets.labels import Note
from paydesk.ui.words.base import amount_in_words, translate
from paydesk.ui.words.fields import money_fault_words


class AmountNote(Note):
    """A note that is also the accessible description of the amount field."""

    def __init__(self, amount: AmountEdit, parent: QWidget) -> None:
        super().__init__("", parent)
        self._amount = amount

    def update_for(self, order_id: str) -> None:
        """Show the amount in words, its fault, or a hint for `order_id` ("" for none)."""
        fault, amount = self._amount.fault(), self._amount.amount()
        if order_id and fault is MoneyFault.EMPTY:
            self.show_text(translate("SellPage", "The order says the amount. Type it too to have it checked."))
        elif fault is not None and fault is not MoneyFault.EMPTY and not self._amount.sum:
            self.show_text(money_fault_words(fault), is_error=True)
        else:
            self.show_text(self._amount.sum or ("" if amount is None else amount_in_words(amount)))

    def show_text(self, text: str, *, is_error: bool = False) -> None:
        """Show a text; announce an error to screen readers."""
        if is_error and text != self.text():
            announce(self._amount, text)
        self.setText(text)
        self.set_tint("bad" if is_error else "ink3")
        self._amount.setAccessibleDescription(text)
