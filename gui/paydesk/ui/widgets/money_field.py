"""A field that holds an amount of money: grouped while it is typed, whole once it is left."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.money import RUPEE, Money, MoneyFault
from paydesk.ui.widgets import amount_text
from paydesk.ui.widgets.amount_text import Shown
from paydesk.ui.widgets.text_field import TextField


class MoneyField(TextField):
    """A TextField whose text is an amount. Nothing typed is thrown away: what is no amount stays, `fault` says why."""

    def __init__(self, label: str, parent: QWidget | None = None, *, placeholder: str = "") -> None:
        self._shown = Shown()
        super().__init__(label, placeholder or RUPEE + "0.00", parent)
        self.edit.setInputMethodHints(Qt.InputMethodHint.ImhFormattedNumbersOnly)
        self.edit.setMaxLength(40)
        self.edit.textChanged.connect(self._regroup)
        self.edit.editingFinished.connect(self._complete)

    def amount(self) -> Money | None:
        """The amount typed, or None while it is none."""
        found = amount_text.read(self.edit.text())
        return found if isinstance(found, Money) else None

    def fault(self) -> MoneyFault | None:
        """Why what was typed is no amount (EMPTY for nothing typed); None when it is one."""
        found = amount_text.read(self.edit.text())
        return None if isinstance(found, Money) else found

    def set_amount(self, amount: Money | None) -> None:
        """Show an amount, as Money prints it; None empties the field."""
        text = "" if amount is None else str(amount)
        self._put(Shown(text, len(text)))

    @Slot()
    def _regroup(self) -> None:
        """The text changed, by a person or by a tool that sets it."""
        text = self.edit.text()
        if text != self._shown.text:
            self._put(amount_text.edited(self._shown, text, self.edit.cursorPosition()))

    @Slot()
    def _complete(self) -> None:
        """The field was left, or Enter was pressed: "₹5,000" becomes "₹5,000.00"."""
        amount = self.amount()
        if amount is not None:
            self.set_amount(amount)

    def _put(self, shown: Shown) -> None:
        self._shown = shown
        if self.edit.text() != shown.text:
            self.edit.setText(shown.text)
            self.edit.setCursorPosition(shown.caret)
