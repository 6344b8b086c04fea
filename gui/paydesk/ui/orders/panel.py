"""The panel beside the table of orders: one sale, what happened to it, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.messages import Story
from paydesk.domain.sale.listing import ListedSale
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.ui.actions import Action, key_label
from paydesk.ui.sell.story_words import story_lines
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.chip import Chip
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.widgets.story_view import StoryLine, StoryView
from paydesk.ui.words.base import money_words
from paydesk.ui.words.sales import chip_of, method_words


class StoryPanel(Panel):
    """The panel at the right: one sale, and what happened to it."""

    pressed = Signal(object)
    show_wanted = Signal(object)
    back_wanted = Signal()
    """Where it stands in place of the list: back to that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("left", parent)
        self.sale_id = ""
        self._refunds = False
        self._paid = False
        self.has_receipt = False
        """Whether a receipt of the sale shown can be printed."""
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 16, 0, 16)
        column.setSpacing(10)
        self.back_button = KeyButton(self.tr("Back to the list"), "Esc", "ghost", self)
        self.back_button.clicked.connect(self.back_wanted)
        self.back_button.hide()
        column.addWidget(self.back_button)
        column.addWidget(self._make_head())
        self.view = StoryView(self)
        column.addWidget(self.view, 1)
        column.addWidget(self._make_buttons())
        self.setMinimumWidth(300)
        self.show_sale(None, 0)

    def _make_head(self) -> QWidget:
        head = QWidget(self)
        column = QVBoxLayout(head)
        column.setContentsMargins(18, 0, 18, 0)
        row = QHBoxLayout()
        row.setSpacing(12)
        self.amount = Text("", 24, "ink", bold=True, tabular=True, parent=head)
        self.chip = Chip("", "off", head)
        row.addWidget(self.amount)
        row.addWidget(self.chip)
        row.addStretch(1)
        column.addLayout(row)
        self.meta = Note("", head)
        self.meta.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self.meta)
        self.late = MessagePanel("warn", "", "", head)
        self.late.show_message(
            "warn", self.tr("Not settled"), self.tr("It was paid after it was closed. Show it to settle it.")
        )
        column.addWidget(self.late)
        return head

    def _make_buttons(self) -> QWidget:
        self._buttons = QWidget(self)
        column = QVBoxLayout(self._buttons)
        column.setContentsMargins(18, 0, 18, 0)
        column.setSpacing(10)
        self.refund_button = KeyButton(self.tr("Refund this sale by payout link"), "", "plain", self._buttons)
        self.refund_button.clicked.connect(self.on_refund)
        column.addWidget(self.refund_button)
        row = QHBoxLayout()
        row.setSpacing(10)
        column.addLayout(row)
        self.ask_button = KeyButton(self.tr("Ask now"), key_label(Action.ASK), "plain", self._buttons)
        self.show_button = KeyButton(self.tr("Show it"), "", "plain", self._buttons)
        self.ask_button.clicked.connect(self.on_ask)
        self.show_button.clicked.connect(self.on_show)
        self.receipt_button = KeyButton(self.tr("Receipt"), key_label(Action.RECEIPT), "plain", self._buttons)
        self.receipt_button.set_icon("printer")
        self.receipt_button.clicked.connect(self.on_receipt)
        column.insertWidget(0, self.receipt_button)
        row.addWidget(self.ask_button, 1)
        row.addWidget(self.show_button, 1)
        return self._buttons

    def show_sale(self, sale: Sale | None, now: int) -> None:
        """Whose story it is; None for nobody's."""
        if sale is None or sale.sale_id != self.sale_id:
            self.view.show_story([])
        self.sale_id = sale.sale_id if sale is not None else ""
        self.late.setVisible(sale is not None and sale.needs_alarm)
        self._buttons.setVisible(sale is not None)
        self.chip.setVisible(sale is not None)
        self._paid = sale is not None and sale.phase is Phase.PAID
        self.refund_button.setVisible(self.may_refund)
        self.has_receipt = sale is not None and sale.has_receipt
        self.receipt_button.setVisible(self.has_receipt)
        if sale is None:
            self.amount.setText(self.tr("The story of a sale"))
            self.meta.setText(self.tr("Choose one in the table."))
            return
        self.amount.setText(money_words(sale.amount))
        text, kind = chip_of(sale, now)
        self.chip.show_chip(text, kind)
        payment = self.tr("Payment {number}").format(number=sale.cf_payment_id) if sale.cf_payment_id else ""
        order = " · ".join(filter(None, (sale.order_id, method_words(sale.method))))
        who = " · ".join(filter(None, (payment, sale.by, sale.customer_phone)))
        self.meta.setText("\n".join(filter(None, (order, who))))

    def expect(self, row: ListedSale) -> None:
        """A sale of the list was chosen that is not at hand: its story brings it."""
        self.show_sale(None, 0)
        self.sale_id = row.sale_id
        self.amount.setText(money_words(row.amount))
        self.meta.setText(row.order_id)

    def show_story(self, story: Story) -> None:
        """The facts came."""
        if story.sale_id == self.sale_id:
            kinds = {"": "off"}
            lines = [StoryLine(one.time, one.text, kinds.get(one.kind, one.kind)) for one in story_lines(story.facts)]  # type: ignore[arg-type]
            self.view.show_story(lines)

    @property
    def may_refund(self) -> bool:
        """Whether the sale shown is paid, and refunds are offered."""
        return self._paid and self._refunds

    def offer_refund(self, *, may: bool) -> None:
        """Whether a sale that is paid can be refunded by a payment link."""
        self._refunds = may
        self.refund_button.setVisible(self.may_refund)

    @Slot()
    def on_refund(self) -> None:
        """Give back what was paid."""
        self.pressed.emit(Action.REFUND)

    @Slot()
    def on_receipt(self) -> None:
        """Print its receipt."""
        self.pressed.emit(Action.RECEIPT)

    @Slot()
    def on_ask(self) -> None:
        """Ask the service now."""
        self.pressed.emit(Action.ASK)

    @Slot()
    def on_show(self) -> None:
        """Show this sale on its own page."""
        self.show_wanted.emit(self.sale_id)
