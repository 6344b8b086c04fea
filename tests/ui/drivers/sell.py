"""The Sell form as its cashier has it."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from paydesk.domain.billing.bill import Bill
from paydesk.domain.money import Money
from paydesk.ui.sell.page import SellPage
from paydesk.ui.widgets.amount import AmountEdit
from paydesk.ui.widgets.key_button import KeyButton
from tests.ui.drivers.screen import Screen


class SellScreen(Screen):
    """Reads and fills the Sell form."""

    @property
    def page(self) -> SellPage:
        """The page itself, for what has no name here."""
        return self.window.frame.sell_page

    @property
    def amount_field(self) -> AmountEdit:
        """The field of the amount."""
        return self.page.amount

    @property
    def amount_text(self) -> str:
        """The amount as it is shown."""
        return self.amount_field.text()

    @property
    def show_button(self) -> KeyButton:
        """The button that shows a QR."""
        return self.page.show_button

    @property
    def is_busy(self) -> bool:
        """True from the request of a sale until it has arrived or failed."""
        return self.page.is_busy

    @property
    def bill(self) -> QLineEdit:
        """The bill number; its field is hidden while there is none."""
        return self.page.tile.bill

    @property
    def amount(self) -> Money | None:
        """The amount; None for none."""
        return self.page.amount.amount()

    @property
    def charged_bill(self) -> Bill:
        """The bill that the amount is of."""
        return self.page.panel.bill

    @property
    def state(self) -> object:
        """The whole input."""
        return self.page.save_state()

    @property
    def note(self) -> QLineEdit:
        """The name or note."""
        return self.page.tile.note

    @property
    def bill_error(self) -> str:
        """The error of the bill number, or ""."""
        return self.page.tile.fault

    def open_bill(self) -> QLineEdit:
        """Open the field of the bill number, which then has the keyboard."""
        if self.bill.isHidden():
            self.page.tile.switch.click()
        return self.bill

    def submit(self, amount: str | None = None, bill: str | None = None) -> None:
        """Request a sale; None leaves what a field has."""
        for field, text in ((self.amount_field, amount), (self.bill, bill)):
            if text is not None:
                field.setText(text)
        self.page.submit()

    def clear(self) -> None:
        """Empty the form."""
        self.page.clear()
