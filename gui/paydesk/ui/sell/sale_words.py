"""The views of a sale that say something: in doubt, cancelled, run out, failed, refused; and paid."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from paydesk.ui.actions import Action
from paydesk.ui.sell.big_amount import BigAmount
from paydesk.ui.sell.buttons import ActionRow, centred
from paydesk.ui.sell.screen import Paragraph, Tone
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.fonts import font
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Note
from paydesk.ui.widgets.message_panel import MessageKind, MessagePanel
from paydesk.ui.widgets.room import Room
from paydesk.ui.words.base import clock_time, money_words, short_time

if TYPE_CHECKING:
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.sell.screen import Screen

_TEXT_WIDTH: Final = 680
_ICON: Final = 120
_SMALL_ICON: Final = 64
"""The side of the large check, in pixels; the small one stands where there is something to read."""


class Said(QWidget):
    """Paragraphs one under the other; those that warn stand in a panel of their colour."""

    def __init__(self, parent: QWidget | None = None, *, centre: bool = False) -> None:
        super().__init__(parent)
        self._shown: tuple[Paragraph, ...] | None = None
        self._centre = centre
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(14)
        self.setMaximumWidth(_TEXT_WIDTH)

    def show_paragraphs(self, paragraphs: tuple[Paragraph, ...]) -> None:
        """Show these; nothing moves when they are there already."""
        if paragraphs == self._shown:
            return
        self._shown = paragraphs
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for paragraph in paragraphs:
            self._column.addWidget(self._widget(paragraph))
        self.setVisible(bool(paragraphs))

    def _widget(self, paragraph: Paragraph) -> QWidget:
        if paragraph.tone is not Tone.PLAIN:
            kind: MessageKind = "bad" if paragraph.tone is Tone.BAD else "warn"
            return MessagePanel(kind, paragraph.lead, paragraph.text, self)
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.RichText)
        lead = f"<b>{escape(paragraph.lead)}</b> " if paragraph.lead else ""
        label.setText(lead + escape(paragraph.text))
        label.setAccessibleName(" ".join(filter(None, (paragraph.lead, paragraph.text))))
        label.setWordWrap(True)
        label.setFont(font(16))
        if self._centre:
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        return label


class WordsCard(Card):
    """Amount, words, buttons."""

    pressed = Signal(object)
    stayed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 24)
        column.setSpacing(14)
        self._refunds = False
        self._screen: Screen | None = None
        self.amount_name = Note(self.tr("To pay"), self)
        column.addWidget(self.amount_name)
        self.amount = BigAmount(60, self.tr("To pay"), self)
        column.addWidget(self.amount)
        self.said = Said()
        inside = QWidget(self)
        row = QHBoxLayout()  # it alone asks for the height at the width that the words really get
        row.addWidget(self.said, 1)
        row.addStretch(0)
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(0, 0, 8, 0)
        lines.addLayout(row)
        lines.addStretch(1)
        column.addWidget(Room(inside, self, name=self.tr("What it means")), 1)
        self.buttons = ActionRow(0, self)
        self.buttons.pressed.connect(self.pressed)
        self.buttons.stayed.connect(self.stayed)
        column.addWidget(self.buttons)

    def show_sale(self, sale: Sale, screen: Screen) -> None:
        """Show the words of this screen."""
        self._screen = screen
        self.amount_name.setText(screen.amount_name or self.tr("To pay"))
        self.amount.show_amount(money_words(sale.amount))
        self.said.show_paragraphs(screen.paragraphs)
        self.set_kind("bad" if screen.tone is Tone.BAD else "plain")
        self._show_actions()

    def offer_refund(self, *, may: bool) -> None:
        """Whether a sale can be refunded by a payment link from here."""
        if may != self._refunds:
            self._refunds = may
            self._show_actions()

    def _show_actions(self) -> None:
        actions = self._screen.actions if self._screen is not None else ()
        shown = tuple(action for action in actions if self._refunds or action is not Action.REFUND)
        labels = {Action.REFUND: self.tr("Refund by payout link")}
        self.buttons.show_actions(shown, primary=shown[0] if shown else None, labels=labels)


class PaidCard(Card):
    """The green screen: a large check, the amount, what it was."""

    pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("ok", parent)
        self._refunds = False
        inside = QWidget(self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(28, 24, 28, 24)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addStretch(1)
        self._icon = IconLabel("paid", "ok", _ICON, self)
        column.addLayout(centred(self._icon))
        self.amount = BigAmount(72, self.tr("Paid"), self)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.amount)
        self.word = Note(self.tr("Paid"), self)
        self.word.setFont(font(24, bold=True))
        self.word.set_tint("ok")
        self.word.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.word)
        self.meta = Note("", self)
        self.meta.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.meta.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self.meta)
        self.said = Said(self)
        self.said.hide()
        column.addLayout(centred(self.said))
        self.buttons = ActionRow(1, self)
        self.buttons.pressed.connect(self.pressed)
        column.addSpacing(6)
        column.addLayout(centred(self.buttons))
        column.addStretch(1)
        whole.addWidget(Room(inside, self, name=self.tr("Paid")))

    def show_sale(self, sale: Sale, screen: Screen) -> None:
        """Show what was paid, and what is odd about it."""
        self.amount.show_amount(money_words(sale.amount))
        payment = self.tr("payment {number}").format(number=sale.cf_payment_id) if sale.cf_payment_id else ""
        # the time of our own read is not when an earlier payment came
        came = next((payment.completed_at for payment in sale.payments if payment.completed_at), None)
        before = short_time(came) if came is not None else ""
        time = before if sale.was_paid_before else clock_time(sale.paid_at or 0)
        self.meta.setText(" · ".join(filter(None, (sale.order_id, payment, time))))
        self.word.setText(self.tr("Paid before") if sale.was_paid_before else self.tr("Paid"))
        self.word.set_tint("warn" if sale.was_paid_before else "ok")
        self._icon.show_icon("warn" if sale.was_paid_before else "paid", "warn" if sale.was_paid_before else "ok")
        self.set_kind("warn" if sale.was_paid_before else "ok")
        self.said.show_paragraphs(screen.paragraphs)
        side = _SMALL_ICON if screen.paragraphs else _ICON
        self._icon.setFixedSize(side, side)
        self._show_actions()

    def offer_refund(self, *, may: bool) -> None:
        """Whether the sale can be refunded by a payment link from here."""
        if may != self._refunds:
            self._refunds = may
            self._show_actions()

    def _show_actions(self) -> None:
        labels = {Action.REFUND: self.tr("Refund this sale by payout link")}
        actions = (Action.NEXT, Action.REFUND) if self._refunds else (Action.NEXT,)
        self.buttons.show_actions(actions, primary=Action.NEXT, labels=labels)
