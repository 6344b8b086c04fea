"""The pretend phone on the screen: a visitor without one of their own pays here. It is no part of the product."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from paydesk.ui import theme
from paydesk.ui.kiosk.look import BigButton, Fits, Label, own
from paydesk.ui.sell.big_amount import BigAmount
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.icons import IconLabel


class Paying(Enum):
    """What the phone shows."""

    ASKED = "asked"
    """Pay or decline."""
    BUSY = "busy"
    PAID = "paid"
    DECLINED = "declined"
    """It may be tried again."""
    OVER = "over"
    """Nothing is to be paid here."""


class PhoneView(QWidget, Fits):
    """`asked` carries "pay" or "decline"."""

    asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = Paying.OVER
        self._unit = 1.0
        self._amount = ""
        self.mark = Label(18, "demo_ink", bold=True, wrap=False, parent=self)
        self.icon = IconLabel("shop", "brand", 92, self)
        self.paying = Label(22, "ink2", parent=self)
        self.shop = Label(30, bold=True, parent=self)
        self.amount = BigAmount(72, "", self)
        self.bank = Label(18, "ink3", parent=self)
        self.pay = BigButton(34, 96, "pay", parent=self)
        self.decline = BigButton(24, 72, parent=self)
        self._column = QVBoxLayout(self)
        for label in (self.mark, self.paying, self.shop, self.amount, self.bank):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(1)
        self._column.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self.paying, self.shop, self.amount, self.bank):
            self._column.addWidget(label)
        self._column.addStretch(2)
        self._column.addWidget(self.pay)
        self._column.addWidget(self.decline)
        self.pay.clicked.connect(self._on_pay)
        self.decline.clicked.connect(self._on_decline)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def use_words(self) -> None:
        """Say all of it in the language of now."""
        self.setAccessibleName(QCoreApplication.translate("Kiosk", "Pretend phone"))
        self.mark.setText(QCoreApplication.translate("Kiosk", "Pretend phone"))
        self.bank.setText(QCoreApplication.translate("Kiosk", "from Pretend Bank ••4321"))
        self.decline.say(QCoreApplication.translate("Kiosk", "Decline"))
        self._show()

    def show_sale(self, shop: str, amount: str, state: Paying) -> None:
        """What is to be paid, to whom, and how far that is."""
        self.shop.setText(shop)
        self.amount.show_amount(amount)
        if (amount, state) != (self._amount, self._state):
            self._amount, self._state = amount, state
            self._show()

    def _show(self) -> None:
        state = self._state
        open_ = state in {Paying.ASKED, Paying.BUSY, Paying.DECLINED}
        self.paying.setText(
            {
                Paying.PAID: QCoreApplication.translate("Kiosk", "Paid to"),
                Paying.DECLINED: QCoreApplication.translate("Kiosk", "Declined. Nothing was charged."),
                Paying.OVER: QCoreApplication.translate("Kiosk", "Nothing to pay here now"),
            }.get(state, QCoreApplication.translate("Kiosk", "Paying"))
        )
        name, tint = ("check", "ok") if state is Paying.PAID else ("shop", "brand")
        self.icon.show_icon(name, tint)
        self.pay.say(QCoreApplication.translate("Kiosk", "Pay {amount}").format(amount=self._amount))
        for button in (self.pay, self.decline):
            button.setVisible(open_)
            button.setEnabled(state in {Paying.ASKED, Paying.DECLINED})

    def fit(self, unit: float) -> None:
        """The screen has this share of the design."""
        self._unit = unit
        side = max(36, round(92 * unit))
        self.icon.setFixedSize(side, side)
        self.amount.use_largest(own(max(24, 72 * unit)))
        frame, inner = round(14 * unit), round(28 * unit)
        self._column.setContentsMargins(frame + inner, frame + round(48 * unit), frame + inner, frame + inner)
        self._column.setSpacing(max(4, round(10 * unit)))
        self.mark.setContentsMargins(round(16 * unit), 4, round(16 * unit), 4)

    def sizeHint(self) -> QSize:
        """Qt: as a phone is."""
        return QSize(round(404 * self._unit), round(800 * self._unit))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw its case."""
        tokens, painter, unit = theme.current(), QPainter(self), self._unit
        case = QRectF(self.rect())
        paint.box(painter, case, 54 * unit, tokens.edge if tokens.name == "dark" else tokens.ink)
        frame = 14 * unit
        paint.box(painter, case.adjusted(frame, frame, -frame, -frame), 42 * unit, tokens.surface)
        bar = QRectF(case.center().x() - 60 * unit, frame + 18 * unit, 120 * unit, 8 * unit)
        paint.box(painter, bar, 4 * unit, tokens.ink)
        paint.box(painter, QRectF(self.mark.geometry()), self.mark.height() / 2, tokens.demo)

    @Slot()
    def _on_pay(self) -> None:
        self.asked.emit("pay")

    @Slot()
    def _on_decline(self) -> None:
        self.asked.emit("decline")
