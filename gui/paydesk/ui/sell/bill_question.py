"""Questions about bills on the sell page: a number that no order has, and an amount that a program's bill waits for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.billing.bill import Bill, check_bill_number
from paydesk.domain.money import ascii_digits
from paydesk.ui.sell.form_rules import find_broken_rules
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.words.base import billing_words, translate

if TYPE_CHECKING:
    from paydesk.domain.money import Money
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.sell.amount_panel import AmountPanel
    from paydesk.ui.sell.note_tile import NoteTile


class BillQuestion(ConfirmPrompt):
    """Asks before an amount is charged that may belong to another sale; No keeps the form as it is.

    `accepted`: request the sale now. `toggled`: it was asked or closed.
    """

    accepted = Signal()
    toggled = Signal()

    def __init__(self, panel: AmountPanel, tile: NoteTile, parent: QWidget, *replaced_widgets: QWidget) -> None:
        super().__init__("", translate("AmountQuestion", "No, change it"), parent, *replaced_widgets)
        self.find_waiting: Callable[[], Sequence[Sale]] = tuple
        """Returns the sales that wait."""
        self._panel, self._tile = panel, tile
        self._number = ""
        """The number to charge for, while that is asked."""
        self._accepted: Money | None = None
        """The amount for which another sale is wanted."""
        self.confirmed.connect(self.on_confirmed)
        self.closed.connect(self.toggled)
        panel.amount.changed.connect(self.forget)

    def ask_for_unknown_number(self) -> None:
        """Ask to charge the typed amount for the typed number, which no order has; without an amount ask nothing."""
        number, edit = ascii_digits(self._tile.bill.text()).strip(), self._panel.amount
        amount = edit.amount()
        if amount is None or find_broken_rules("", amount, edit.fault()) or check_bill_number(number) is not None:
            return
        self._number = number
        self.yes.setText(translate("BillQuestion", "Charge {amount}").format(amount=amount))
        title = translate("BillQuestion", "No order {number}. Charge {amount} for this bill?")
        text = translate("BillQuestion", "Misread? Scan again.")
        self.ask(title.format(number=number, amount=amount), text, edit)
        self.toggled.emit()

    def ask_if_waiting(self, amount: Money | None) -> bool:
        """Ask if a program's bill of the same amount waits; return True while the sale has to wait for the answer."""
        waiting = (sale for sale in self.find_waiting() if sale.bill.program and sale.amount == amount)
        sale = next((sale for sale in waiting if sale.bill != self._panel.bill), None)
        if sale is None or amount is None or amount == self._accepted or self._tile.bill.text():
            return False
        if not self.is_open:
            self._number = ""
            self.yes.setText(translate("BillQuestion", "New sale"))
            title = translate("BillQuestion", "{bill} waits for {amount}.")
            text = translate("BillQuestion", "Same customer? Open that sale from the list.")
            self.ask(title.format(bill=billing_words(sale.bill), amount=amount), text, self._panel.amount)
        return True

    @Slot()
    def on_confirmed(self) -> None:
        """Request the sale: of the bill with this number, or another one of the same amount."""
        number, self._number = self._number, ""
        self.close_question()
        self._accepted = self._panel.amount.amount()
        if number:
            self._tile.close_bill()
            self._panel.set_bill(Bill(number))
        self.accepted.emit()

    @Slot()
    def forget(self) -> None:
        """Drop the question and its answer: the amount has changed."""
        self._number, self._accepted = "", None
        self.close_question()
