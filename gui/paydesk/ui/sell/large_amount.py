"""The question about an amount above the limit of the shop."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from paydesk.domain.money import Money
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.words.base import amount_in_words, translate


class AmountQuestion(ConfirmPrompt):
    """Asks once to confirm a large amount, in figures and words; Enter answers No."""

    def __init__(self, parent: QWidget, *replaced_widgets: QWidget) -> None:
        self._no = translate("AmountQuestion", "No, change it")
        super().__init__(translate("AmountQuestion", "Yes, continue"), self._no, parent, *replaced_widgets)
        self.limit: Money | None = None
        """Amounts above it need a confirmation; None or zero for none."""

    def ask_if_large(self, amount: Money | None) -> bool:
        """Ask if the amount is above the limit; return True while the sale has to wait for the answer."""
        if amount is None or not self.limit or not self.limit.paise or amount <= self.limit:
            return False
        if not self.is_open:
            source = translate("AmountQuestion", "{amount}: is this amount right?")
            text = translate("AmountQuestion", "This shop asks above {limit}.").format(limit=self.limit)
            self.ask(source.format(amount=amount), "\n".join(filter(None, (amount_in_words(amount), text))))
        return True
