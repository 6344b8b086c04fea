"""The view of a late payment: both sales, and the choice to refund or to hand over."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.domain.sale.sale import Sale
from paydesk.ui import theme
from paydesk.ui.actions import Action
from paydesk.ui.layout import Layout
from paydesk.ui.sell.buttons import ActionRow, RowStyle, create_action_button
from paydesk.ui.sell.view_model import SaleViewModel
from paydesk.ui.text_styles import TEXT_STYLES
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card, Chip
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.key_button import ButtonKind
from paydesk.ui.widgets.labels import BigAmount, Text
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import billing_words, money_words, short_time
from paydesk.ui.words.sales import chip_of, method_words, order_words

_MAX_CARD_HEIGHT: Final = 300
"""Keeps a button near the text that it belongs to."""
_MAX_SPACER_HEIGHT: Final = 6
"""Space above and between the texts of a choice, in a low window with height to spare."""


class SaleCard(Card):
    """One of the two sales: its amount, number, method and person, and what happened to it."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__("plain", parent)
        self._title, self.chip = Text(title, style="action", parent=self), Chip("", "off", self)
        self.amount = BigAmount(TEXT_STYLES["display_second"].compact, title, self)
        self._head = add_items(hbox(spacing=12), self._title, self.chip)
        self.meta = Text("", tint="ink2", parent=self)
        self.what_happened = Text("", tint="ink2", parent=self)
        self.what_happened.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._column = add_items(
            vbox(self, (16, 12, 16, 12), 4), self._head, self.amount, self.meta, self.what_happened
        )

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout; a tight one has no height to spare."""
        low = layout.is_tight
        self._column.setContentsMargins(*((16, 2, 16, 2) if low else (16, 12, 16, 12)))
        self._column.setSpacing(0 if low else 4)
        row = self._head if low else self._column
        if row.indexOf(self.amount) < 0:
            row.insertWidget(1, self.amount, int(low))
        self._head.setStretch(0, int(not low))  # beside the title, the amount takes the rest
        self.amount.set_max_px(TEXT_STYLES["title" if low else "display_second"].compact)
        self.meta.setVisible(not low)

    def show_sale(self, sale: Sale, what_happened: str, now: int) -> None:
        """Show a sale and `what_happened` to it at `now` (ms since the epoch)."""
        text, kind = chip_of(sale, now)
        self.chip.show_chip(text, kind)
        self.amount.show_amount(money_words(sale.amount))
        name = billing_words(sale.bill) or sale.order_id
        self.meta.setText(" · ".join(filter(None, (name, method_words(sale.method), sale.by))))
        self.what_happened.setText(what_happened)


def _create_spacer(parent: QWidget) -> QWidget:
    """Create a spacer that takes only height nobody else needs."""
    spacer = QWidget(parent)
    spacer.setMaximumHeight(_MAX_SPACER_HEIGHT)
    spacer.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
    return spacer


class ChoiceCard(Card):
    """One of the two choices; the recommended one has a strong border and button."""

    action_pressed = Signal(object)

    def __init__(self, action: Action, title: str, recommended_label: str, parent: QWidget) -> None:
        super().__init__("plain", parent)
        self._is_recommended = False
        self.title = Text(title, style="action", wrap=False, parent=self)
        self.title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.recommended_chip = Chip(recommended_label, "late", self)
        head = ButtonRow(self.title, self.recommended_chip, spacing=8, line_spacing=0, parent=self)
        self.text = Text("", tint="ink2", parent=self)
        self.customer_phrase = Text("", parent=self)
        self.button = create_action_button(action, "plain", "", self, height=54, pressed=self.action_pressed)
        self._spacers = tuple(_create_spacer(self) for _ in range(3))
        above, between, last = ((spacer, 99) for spacer in self._spacers)  # before the free space at the end
        words = (above, head, between, self.text, last, self.customer_phrase)
        self._column = add_items(vbox(self, (16, 12, 16, 16), 8), *words, 1, self.button)
        self.setMaximumHeight(_MAX_CARD_HEIGHT)

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout; a small one shows only the title and the phrase for the customer."""
        low = layout.is_tight
        self._column.setContentsMargins(*((16, 4, 16, 4) if low else (16, 12, 16, 16)))
        self._column.setSpacing(1 if low else 8)
        for spacer, above in zip(self._spacers, (self.title, self.text, self.customer_phrase), strict=True):
            spacer.setVisible(low and not above.isHidden())
        self.button.set_height(48 if low else 54)

    def show_choice(self, text: str, customer_phrase: str, button: str, *, is_recommended: bool) -> None:
        """Show the explanation, the phrase for the customer, and the label of the button."""
        self._is_recommended = is_recommended
        self.recommended_chip.setVisible(is_recommended)
        self.text.setText(text)
        self.customer_phrase.setText(customer_phrase)
        self.button.setText(button)
        self.button.kind = "late" if is_recommended else "plain"
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_recommended:
            tokens = theme.current()
            paint.draw_box(QPainter(self), QRectF(self.rect()), paint.CARD_RADIUS, None, tokens.late_fill, 2)


class LatePaymentView(QWidget):
    """A late payment: this sale, the sale that replaced it, and the two choices side by side."""

    action_pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_tight = False
        inside = QWidget(self)
        scroll_area = self._scroll_area = VScrollArea(inside, self, name=self.tr("What happened"), shrinkable=True)
        self.this_card = SaleCard(self.tr("This sale"), inside)
        self.replacement_card = SaleCard(self.tr("Charged again as"), inside)
        sales = add_items(hbox(spacing=16), (self.this_card, 1), (self.replacement_card, 1))
        self.question = Text("", style="action", parent=inside)
        fits = self.tr("Recommended")
        self.refund_card = ChoiceCard(Action.REFUND, self.tr("Yes: refund this one"), fits, inside)
        self.hand_over_card = ChoiceCard(Action.HAND_OVER, self.tr("No: hand over now"), fits, inside)
        for card in (self.refund_card, self.hand_over_card):
            card.action_pressed.connect(self.action_pressed)
        choices = add_items(hbox(spacing=16), (self.refund_card, 1), (self.hand_over_card, 1))
        self._rows = add_items(vbox(inside, spacing=12), sales, self.question, (choices, 9), 0)
        self.buttons = ActionRow(self)
        self._stays_note = Text(self.tr("Stays here until settled."), tint="ink3", parent=self)
        foot = add_items(hbox(spacing=12), (self.buttons, 1), (self._stays_note, 1))
        self._column = add_items(vbox(self, spacing=12), (scroll_area, 1), foot)

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout; in low ones the buttons of the choices are below the scroll area."""
        low = self._is_tight = layout.is_tight
        self._stays_note.setVisible(not low)
        for column in (self._rows, self._column):
            column.setSpacing(4 if low else 12)
        for card in (self.this_card, self.replacement_card, self.refund_card, self.hand_over_card):
            card.use_layout(layout)

    def show_sale(self, sale: Sale, view_model: SaleViewModel, now: int) -> None:
        """Show a late payment at `now` (ms since the epoch), and mark the recommended choice."""
        happened, twin_words, refund, hand_over = (paragraph.text for paragraph in view_model.paragraphs[:4])
        phrases = tuple(paragraph.lead for paragraph in view_model.paragraphs[2:4])
        self.this_card.show_sale(sale, happened, now)
        self.replacement_card.setVisible(view_model.replacement is not None)
        if view_model.replacement is not None:
            self.replacement_card.show_sale(view_model.replacement, twin_words, now)
        self.question.setText(self._question_text(view_model.replacement))
        is_paid_twice = Action.REFUND in view_model.actions[:1]
        source = self.tr("Refund {amount}").format(amount=money_words(sale.amount))
        self.refund_card.show_choice(refund, phrases[0], source, is_recommended=is_paid_twice)
        self.hand_over_card.show_choice(
            hand_over, phrases[1], self.tr("Hand over for this sale"), is_recommended=not is_paid_twice
        )
        choices = {Action.REFUND: self.refund_card.button, Action.HAND_OVER: self.hand_over_card.button}
        for action, button in choices.items():
            button.setVisible(action in view_model.actions and not self._is_tight)
        labels = {Action.NEXT: self.tr("Decide later"), Action.REFUND: source}
        shown = [action for action in view_model.actions if self._is_tight or action not in choices]
        kind: ButtonKind = "late" if self._is_tight else "plain"
        self.buttons.show_actions(shown, RowStyle(kind), count=3, labels=labels)

    def _question_text(self, twin: Sale | None) -> str:
        if twin is None:
            return self.tr("Were the goods given?")
        source = self.tr("Were the goods given for {order} ({amount}, {time})?")
        time, amount = short_time(twin.paid_at or twin.started_at), money_words(twin.amount)
        return source.format(order=order_words(twin.order_id), amount=amount, time=time)

    def set_busy(self, actions: frozenset[Action]) -> None:
        """Mark the buttons of these actions as busy, and no others."""
        self.buttons.set_busy(actions)
        for card in (self.refund_card, self.hand_over_card):
            card.button.set_busy(card.button.value in actions)
