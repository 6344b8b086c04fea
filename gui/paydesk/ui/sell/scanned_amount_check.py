"""Asks about digits in the amount that may be a scanned order number, before a customer is charged."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.money import RUPEE, MoneyFault, ascii_digits
from paydesk.ui.widgets.amount import AmountEdit
from paydesk.ui.widgets.confirm import ConfirmPrompt

_LETTER: Final = re.compile(r"[^\W\d]")
_MIN_LENGTH: Final = 3
"""The least length of an order number."""
_MIN_LETTERS: Final = 2
"""A single letter among digits is a typing error."""


def find_order_number(amount: AmountEdit) -> str:
    """Return the order number typed in place of an amount; "" for an amount, or a mistyped one."""
    text = ascii_digits(amount.text()).replace(RUPEE, "").replace(",", "").strip()
    letters = len(_LETTER.findall(text))
    is_number = letters >= _MIN_LETTERS or (letters and len(text) > 2 * _MIN_LENGTH)
    return text if amount.fault() is MoneyFault.NOT_A_NUMBER and is_number and len(text) >= _MIN_LENGTH else ""


class ScannedAmountCheck(QObject):
    """Watches the amount for scanned digits; its question replaces the button that sells.

    `number_found`: it was an order number, and the amount is restored. `amount_confirmed`: it is an amount.
    """

    number_found = Signal(object)
    amount_confirmed = Signal()

    def __init__(self, amount: AmountEdit, parent: QWidget, replaced_widget: QWidget) -> None:
        super().__init__(parent)
        self._amount = amount
        self._number = self._text_before = self._suspected_text = ""
        self.question = ConfirmPrompt("", self.tr("Bill number"), parent, replaced_widget)
        self.question.confirmed.connect(self.on_amount_confirmed)
        self.question.closed.connect(self.on_question_closed)
        amount.changed.connect(self.on_amount_changed)

    @Slot(str, str)
    def suspect_scan(self, number: str, text_before: str) -> None:
        """Note that these digits, after `text_before`, came at the speed of a scanner."""
        self._number, self._text_before, self._suspected_text = number, text_before, self._amount.text()

    def must_wait(self) -> bool:
        """Return True if no sale may start now: the amount is an order number, or that is asked first."""
        number = find_order_number(self._amount)
        if number:
            self._amount.set_amount(None)
            self.number_found.emit(number)
            return True
        amount = self._amount.amount()
        if not self._number or amount is None:
            return False
        if not self.question.is_open:
            self.question.yes.setText(self.tr("Amount: {amount}").format(amount=amount))
            title = self.tr("{number}: bill number or {amount}?").format(number=self._number, amount=amount)
            self.question.ask(title, self.tr("Typed as fast as a scanner."), self._amount)
        return True

    @Slot()
    def on_amount_changed(self) -> None:
        if self._number and self._amount.text() != self._suspected_text:
            self.forget()

    @Slot()
    def on_question_closed(self) -> None:
        """Take the digits for a scan: the easy answer charges nobody. On another page nothing is answered."""
        number, before = self._number, self._text_before
        if number and self._amount.isVisible():
            self.forget()
            self._amount.setText(before)
            self.number_found.emit(number)

    @Slot()
    def on_amount_confirmed(self) -> None:
        self.forget()
        self.amount_confirmed.emit()

    def forget(self) -> None:
        """Drop the suspicion and the question."""
        self._number = self._text_before = self._suspected_text = ""
        self.question.close_question()
