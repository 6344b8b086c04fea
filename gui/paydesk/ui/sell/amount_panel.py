"""The amount of the sell page over its whole width: its sum, error or hint stands at the left."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from paydesk.domain.billing.bill import NO_BILL, Bill
from paydesk.domain.money import Money, MoneyFault
from paydesk.ui.layout import Layout
from paydesk.ui.text_styles import TEXT_STYLES
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.amount import AmountCard, AmountEdit
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import amount_in_words, billing_words, translate
from paydesk.ui.words.fields import money_fault_words

UPI_LIMIT: Final = Money(1_00_000_00)
"""The usual limit of one UPI payment."""
_HEIGHTS: Final = {Layout.COMPACT: 104, Layout.NORMAL: 160, Layout.LARGE: 200}


class _AmountHeading(Text):
    """The name of the amount: also the heading of the page."""

    accessible_role: ClassVar = QAccessible.Role.Heading


class AmountPanel(AmountCard):
    """The amount, and one text about it: its error, a hint, or the sum that makes it."""

    def __init__(self, parent: QWidget) -> None:
        self.amount = AmountEdit()
        super().__init__(self.amount, parent)
        self.amount.setAlignment(
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        )
        name = translate("SellPage", "Amount")
        label = _AmountHeading(name, tint="ink2", wrap=False, parent=self)
        label.setBuddy(self.amount)
        self.bill = NO_BILL
        """The bill that the amount is of, which a link named."""
        self.bill_label = Text("", style="action", tint="ink", wrap=False, parent=self)
        self.sum_label = Text("", style="title", tint="ink3", parent=self)
        self.note = Text("", tint="ink3", parent=self)
        self.undo_button = KeyButton(
            translate("SellPage", "Undo"), "Ctrl+Z", "ghost", self, icon="undo", on_press=self.amount.undo_clear
        )
        self.undo_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the amount keeps the keyboard
        self.undo_button.hide()
        self.amount.undo_changed.connect(self.undo_button.setVisible)
        left = Qt.AlignmentFlag.AlignLeft
        self._column = vbox()
        add_items(self._column, label, self.bill_label, 1, self.sum_label, self.note, (self.undo_button, 0, left))
        self._row = add_items(hbox(self, spacing=16), self._column, (self.amount, 1))
        self.bill_label.hide()
        self._show("", is_error=False)

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout."""
        across, down = (16, 12) if layout.is_tight else (32, 24)
        self._row.setContentsMargins(across, down, across, down)
        self._column.setSpacing(0 if layout.is_tight else 8)
        self.setFixedHeight(_HEIGHTS[layout])
        self.amount.set_max_px(TEXT_STYLES["display"].px(layout))

    def set_bill(self, bill: Bill) -> None:
        """Show which bill the amount is of, also to screen readers."""
        self.bill, text = bill, billing_words(bill)
        if text and text != self.bill_label.text():
            announce(self.amount, text)
        self.bill_label.set_text_or_hide(text)
        self._row.setStretch(0, int(bool(text or self.note.text() or self.sum_label.text())))

    def update_for(self, order_id: str) -> None:
        """Show the error of the amount, a hint, or its sum; `order_id`: the bill number, "" for none."""
        fault, amount = self.amount.fault(), self.amount.amount()
        description = "" if amount is None else amount_in_words(amount)
        if fault is not None and fault is not MoneyFault.EMPTY and not self.amount.sum:
            self.show_error(money_fault_words(fault))
        elif order_id and fault is MoneyFault.EMPTY:
            self._show(translate("SellPage", "Amount comes from the bill."), is_error=False)
        elif amount is not None and amount > UPI_LIMIT:
            limit = translate("SellPage", "Many UPI apps stop at {limit}. F3: link.").format(limit=UPI_LIMIT)
            self._show(limit, is_error=False, tint="warn", description=description)
        else:
            self._show("", is_error=False, description=description)

    def show_error(self, text: str) -> None:
        """Show why the amount cannot be charged, also to screen readers."""
        if text != self.note.text():
            announce(self.amount, text)
        self._show(text, is_error=True, tint="bad")

    def _show(self, text: str, *, is_error: bool, tint: str = "ink3", description: str = "") -> None:
        self.note.set_tint(tint)
        self.note.set_text_or_hide(text)
        self.sum_label.set_text_or_hide("" if text else self.amount.sum)
        has_text = bool(text or self.amount.sum or self.bill_label.text())
        self._row.setStretch(0, int(has_text))
        self.amount.setAccessibleDescription(text if is_error else description or text)
