"""The pretend phone: a customer's phone on which a sale of the sandbox is paid or declined."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from paydesk.ui.text_styles import TEXT_STYLES
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.big_button import LOW_SCALE, BigButton
from paydesk.ui.widgets.flow import add_items
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Scalable, ScalableAmount, ScalableText
from paydesk.ui.words.base import translate


class PhoneState(Enum):
    """The states of the pretend phone."""

    ASKING = "asked"
    """It offers Pay and Decline."""
    BUSY = "busy"
    PAID = "paid"
    DECLINED = "declined"
    """Declined; it may be tried again."""
    OVER = "over"
    """Phone without anything to pay."""


class PhoneView(paint.PaintMixin, QWidget, Scalable):
    """The pretend phone; `action_chosen` carries "pay" or "decline"."""

    action_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = PhoneState.OVER
        self._unit = 1.0
        self._amount = ""
        self.setAccessibleName(translate("Kiosk", "Pretend phone"))
        self.mark = ScalableText(self.accessibleName(), 18, "demo_ink", bold=True, wrap=False, parent=self)
        self.icon = IconLabel("shop", "brand", 92, self)
        self.paying = ScalableText("", 22, "ink2", parent=self)
        self.shop = ScalableText("", 30, bold=True, parent=self)
        self.amount = ScalableAmount(72, "", self, min_px=TEXT_STYLES["title"].compact)
        self.bank = ScalableText(translate("Kiosk", "from Pretend Bank ••4321"), 18, "ink3", parent=self)
        self.pay = BigButton("", 34, 96, "pay", value="pay", parent=self)
        self.decline = BigButton(translate("Kiosk", "Decline"), 24, 72, value="decline", parent=self)
        self._column = QVBoxLayout(self)
        for label in (self.mark, self.paying, self.shop, self.amount, self.bank):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        middle = Qt.AlignmentFlag.AlignHCenter
        add_items(self._column, (self.mark, 0, middle), 1, (self.icon, 0, middle))
        add_items(self._column, self.paying, self.shop, self.amount, self.bank, 2, self.pay, self.decline)
        self.pay.value_chosen.connect(self.action_chosen)
        self.decline.value_chosen.connect(self.action_chosen)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._show()

    def show_sale(self, shop: str, amount: str, state: PhoneState) -> None:
        """Show the payee, the amount and the state of the payment."""
        self.shop.setText(shop)
        self.amount.show_amount(amount)
        if (amount, state) != (self._amount, self._state):
            self._amount, self._state = amount, state
            self._show()

    def _show(self) -> None:
        state = self._state
        has_buttons = state in {PhoneState.ASKING, PhoneState.BUSY, PhoneState.DECLINED}
        self.paying.setText(
            {
                PhoneState.PAID: translate("Kiosk", "Paid to"),
                PhoneState.DECLINED: translate("Kiosk", "Declined. Nothing paid."),
                PhoneState.OVER: translate("Kiosk", "Nothing to pay."),
            }.get(state, translate("Kiosk", "Paying"))
        )
        name, tint = ("check", "ok") if state is PhoneState.PAID else ("shop", "brand")
        self.icon.show_icon(name, tint)
        self.pay.set_texts(translate("Kiosk", "Pay {amount}").format(amount=self._amount))
        for button in (self.pay, self.decline):
            button.setVisible(has_buttons)
            button.setEnabled(state in {PhoneState.ASKING, PhoneState.DECLINED})

    def apply_scale(self, scale: float) -> None:
        """Scale by `unit`."""
        self._unit = scale
        side = max(36, round(92 * scale))
        self.icon.setFixedSize(side, side)
        self.icon.setVisible(scale >= LOW_SCALE)  # the text below says the same
        frame, inner = round(14 * scale), round(28 * scale)
        self._column.setContentsMargins(frame + inner, frame + round(48 * scale), frame + inner, frame + inner)
        self._column.setSpacing(max(4, round(10 * scale)))
        self.mark.setContentsMargins(round(16 * scale), 4, round(16 * scale), 4)

    def sizeHint(self) -> QSize:
        return QSize(round(404 * self._unit), round(800 * self._unit))

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        unit = self._unit
        case = QRectF(self.rect())
        paint.draw_box(painter, case, round(54 * unit), tokens.edge if tokens.name == "dark" else tokens.ink)
        frame = 14 * unit
        paint.draw_box(painter, case.adjusted(frame, frame, -frame, -frame), round(42 * unit), tokens.surface)
        bar = QRectF(case.center().x() - 60 * unit, frame + 18 * unit, 120 * unit, 8 * unit)
        paint.draw_box(painter, bar, 4 * unit, tokens.ink)
        paint.draw_box(painter, QRectF(self.mark.geometry()), self.mark.height() / 2, tokens.demo)
