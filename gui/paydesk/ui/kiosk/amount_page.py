"""The first step of the guided sale: what it costs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.amount_words import amount_words
from paydesk.domain.money import Money
from paydesk.ui.kiosk.look import BigButton, Label, own
from paydesk.ui.sell.amount import AmountEdit
from paydesk.ui.widgets.card import Ground
from paydesk.ui.widgets.flow import put
from paydesk.ui.widgets.keypad import Keypad
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate

MOST: Final = Money(10_000_000)
"""One lakh rupees: what UPI itself lets most people pay at once."""
GOODS: Final = (
    (QT_TRANSLATE_NOOP("Kiosk", "Tea"), Money(2_000)),
    (QT_TRANSLATE_NOOP("Kiosk", "Lunch plate"), Money(18_000)),
    (QT_TRANSLATE_NOOP("Kiosk", "Saree"), Money(245_000)),
    (QT_TRANSLATE_NOOP("Kiosk", "Phone"), Money(1_899_900)),
)


class AmountPage(QWidget):
    """`submitted` carries a Money."""

    submitted = Signal(object)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        """`language`: in which the amount is said in words."""
        super().__init__(parent)
        self._language = language
        self.heading = Label(translate("Kiosk", "What does it cost?"), 44, bold=True, parent=self)
        self._card = Ground("surface", self, radius=22, line="brand", width=3)
        self.name = Label(translate("Kiosk", "Amount"), 22, "ink2", parent=self._card)
        self.amount = AmountEdit(self._card)
        self.amount.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.amount.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.note = Label("", 24, "ink2", parent=self._card)
        self.or_these = Label(translate("Kiosk", "Or take one of these"), 22, "ink2", parent=self)
        self.goods = [BigButton("", 29, 112, value=price, parent=self) for _, price in GOODS]
        self.go = BigButton(translate("Kiosk", "Show the QR"), 42, 124, "primary", parent=self)
        self.keys = Keypad(self, whole=True)
        self._upright = False
        self._lay_out()
        self.keys.pressed.connect(self.amount.press)
        self.amount.changed.connect(self.on_changed)
        self.amount.submitted.connect(self.on_go)
        self.go.clicked.connect(self.on_go)
        for button, (name, money) in zip(self.goods, GOODS, strict=True):
            button.say(str(money).removesuffix(".00"), over=translate("Kiosk", name))
            button.chosen.connect(self.amount.set_amount)
        self.on_changed()

    def _lay_out(self) -> None:
        self._inside = put(QVBoxLayout(self._card), self.name, self.amount, self.note)
        row = self._row = put(QHBoxLayout(), *((button, 1) for button in self.goods))
        left = self._left = put(QVBoxLayout(), self.heading, self._card, self.or_these, row, 1, self.go)
        self._grid = QGridLayout(self)
        self._grid.addLayout(left, 0, 0)
        self._grid.addWidget(self.keys, 0, 1)
        self._grid.setColumnStretch(0, 103)
        self._grid.setColumnStretch(1, 76)

    def begin(self) -> None:
        """It comes to the screen, with nothing typed."""
        self.amount.clear_amount()
        self.amount.setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self, unit: float, *, upright: bool) -> None:
        """The window has this size now: keys at the right, or below."""
        if upright != self._upright:
            self._upright = upright
            self._grid.removeWidget(self.keys)
            self._grid.addWidget(self.keys, int(upright), int(not upright))
            self._grid.setColumnStretch(1, 0 if upright else 76)
            self._grid.setRowStretch(1, int(upright))
        self.amount.use_largest(own(max(40, 150 * unit)))
        self.keys.grow(round(260 * unit), own(max(22, 62 * unit)), max(8, round(18 * unit)))
        side, top = round(48 * unit), max(10, round(40 * unit))
        self._grid.setContentsMargins(side, top, side, top)
        self._grid.setHorizontalSpacing(round(48 * unit))
        self._grid.setVerticalSpacing(round(30 * unit))
        self._inside.setContentsMargins(*(2 * [round(40 * unit), round(26 * unit)]))
        self._left.setSpacing(max(6, round(22 * unit)))
        self._row.setSpacing(max(8, round(16 * unit)))

    @Slot()
    def on_changed(self) -> None:
        """Something was typed: whether it can be taken, and which of the goods it is."""
        money = self.amount.amount()
        too_much = money is not None and money > MOST
        self.go.setEnabled(money is not None and not too_much)
        said = amount_words(money, self._language) if money is not None else ""
        if too_much:
            said = translate("Kiosk", "At most {amount} here.").format(amount=MOST)
        self.note.setText(said)
        for button, (_, price) in zip(self.goods, GOODS, strict=True):
            button.set_kind("chosen" if money == price else "plain")

    @Slot()
    def on_go(self) -> None:
        """Enter, or the button."""
        money = self.amount.amount()
        if money is not None and money <= MOST:
            self.submitted.emit(money)
