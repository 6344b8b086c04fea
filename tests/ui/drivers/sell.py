"""The Sell form as its cashier has it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit

from paydesk.domain.billing.bill import Bill
from paydesk.domain.money import Money
from paydesk.ui.sell.page import SellPage


class SellScreen:
    """Reads and fills the Sell form."""

    def __init__(self, page: Callable[[], SellPage]) -> None:
        self._page = page

    @property
    def bill(self) -> QLineEdit:
        """The bill number; its field is hidden while there is none."""
        return self._page().tile.bill

    @property
    def amount(self) -> Money | None:
        """The amount; None for none."""
        return self._page().amount.amount()

    @property
    def charged_bill(self) -> Bill:
        """The bill that the amount is of."""
        return self._page().panel.bill

    @property
    def state(self) -> object:
        """The whole input."""
        return self._page().save_state()

    @property
    def note(self) -> QLineEdit:
        """The name or note."""
        return self._page().tile.note

    @property
    def bill_error(self) -> str:
        """The error of the bill number, or ""."""
        return self._page().tile.fault

    def open_bill(self) -> QLineEdit:
        """Open the field of the bill number, which then has the keyboard."""
        if self.bill.isHidden():
            self._page().tile.switch.click()
        return self.bill
