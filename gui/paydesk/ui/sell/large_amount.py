"""Large amounts on the sell page: what UPI apps do not send, and what the shop wants to be asked about."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from paydesk.domain.money import Money
from paydesk.ui.widgets.confirm import Confirm
from paydesk.ui.widgets.labels import Note
from paydesk.ui.words.base import amount_in_words, translate

UPI_LIMIT: Final = Money(1_00_000_00)
"""What a UPI app sends in one payment, as a rule (FEATURES.md TP8)."""


class LimitNote(Note):
    """Says below an amount that most UPI apps do not send it; hidden below that."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.set_tint("warn")
        self.hide()

    def show_amount(self, amount: Money | None) -> None:
        """Follow the amount of a QR; None for none."""
        over = amount is not None and amount > UPI_LIMIT
        source = translate("SellPage", "Many UPI apps stop at {limit}. F3: link.")
        self.setText(source.format(limit=UPI_LIMIT) if over else "")
        self.setVisible(over)


class AmountQuestion(Confirm):
    """Asks once whether a large amount is right, in figures and in words; Enter on it is no."""

    def __init__(self, parent: QWidget, *replaced_widgets: QWidget) -> None:
        self._no = translate("AmountQuestion", "No, change it")
        super().__init__(translate("AmountQuestion", "Yes, go on"), self._no, parent, *replaced_widgets)
        self.limit: Money | None = None
        """Amounts above it are asked about; None, or nothing, for none."""

    def ask_if_large(self, amount: Money | None) -> bool:
        """Ask about this amount if it is above the limit; True while the sale has to wait for that."""
        if amount is None or not self.limit or not self.limit.paise or amount <= self.limit:
            return False
        if not self.is_open:
            source = translate("AmountQuestion", "{amount}: is this amount right?")
            text = translate("AmountQuestion", "This shop asks above {limit}.").format(limit=self.limit)
            self.ask(source.format(amount=amount), "\n".join(filter(None, (amount_in_words(amount), text))))
        return True
