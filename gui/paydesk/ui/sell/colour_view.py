"""The full-colour page of a sale: one headline, the amount, and what to do with the goods."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paydesk.domain.sale.sale import Sale
from paydesk.ui.actions import Action
from paydesk.ui.layout import Layout
from paydesk.ui.sell.buttons import ActionRow, RowStyle
from paydesk.ui.sell.sale_text_view import ParagraphList
from paydesk.ui.sell.verdict_strip import VerdictWords
from paydesk.ui.sell.view_model import PAGE_COLOURS, PageTone, SaleViewModel
from paydesk.ui.text_styles import TEXT_STYLES, TextStyle
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import MessageKind, MessagePanel
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import BigAmount, Text
from paydesk.ui.widgets.paint import set_text_style
from paydesk.ui.words.base import Words, billing_words, money_words

_ICON_SIDES: Final = {Layout.NORMAL: 96, Layout.LARGE: 120}
_COMPACT_ICON: Final = 64
"""Sides of the icon in pixels."""
_LOUD: Final = frozenset({PageTone.FRESH, PageTone.REFUND})
"""Tones whose second line is an order to the cashier."""
_SHARE_WITH_TEXT: Final = 0.6
"""The share of the largest headline that stays where there is text to read."""


class ColourView(paint.ShrinkingMixin, paint.PaintMixin, QWidget):
    """Icon, headline, amount, subtitle, details, question, warnings, and the buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tone = PageTone.ENDED
        self._layout = Layout.NORMAL
        self.icon = IconLabel("no", "ink2", _COMPACT_ICON, self)
        self.title = VerdictWords(self._px("verdict"), self, centred=True)
        self.bill = Text("", style="action", parent=self)
        self.amount = BigAmount(self._px("display"), self.tr("Amount"), self)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.subtitle, self.question = (Text("", style="title", parent=self) for _ in range(2))
        self.details = Text("", parent=self)
        set_text_style(self.details, "action", bold=False)
        for label in (self.bill, self.subtitle, self.details, self.question):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.paragraphs = ParagraphList(self)
        self.paragraphs.hide()
        self.payment_check = MessagePanel.create_hidden(self)
        self.buttons = ActionRow(self)
        notes = add_items(vbox(spacing=8), self.payment_check, self.paragraphs)
        middle = add_items(hbox(), 1, (notes, 8), 1)
        self._column = vbox(self, (24, 16, 24, 24), 8)
        add_items(self._column, 1, (self.icon, 0, Qt.AlignmentFlag.AlignHCenter), self.title, self.bill, self.amount)
        add_items(self._column, self.subtitle, self.details, self.question, middle, 1, self.buttons)

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout."""
        compact = layout.is_tight
        self._layout = layout
        self.icon.set_px(_ICON_SIDES.get(layout, _COMPACT_ICON))
        self._column.setContentsMargins(*((16, 8, 16, 16) if compact else (24, 16, 24, 24)))
        self._column.setSpacing(4 if compact else 8)
        self.paragraphs.set_compact(compact=compact)

    def show_sale(self, sale: Sale, view_model: SaleViewModel, enter: Action | None) -> None:
        """Show a sale; `enter`: the action of Enter."""
        self._tone = view_model.tone
        background, ink = PAGE_COLOURS[view_model.tone]
        quiet_ink = "ink2" if view_model.tone is PageTone.ENDED else ink
        amount = view_model.amount or money_words(sale.amount)
        spoken = ", ".join(filter(None, (view_model.heading, view_model.subtitle)))
        self.title.show_words(view_model.heading, spoken)
        self.bill.set_text_or_hide(billing_words(sale.bill))
        self.amount.show_amount(amount, view_model.amount_label)
        self.subtitle.set_text_or_hide(view_model.subtitle)
        self.details.set_text_or_hide(view_model.details)
        self.question.set_text_or_hide(view_model.question)
        self.paragraphs.show_paragraphs(view_model.paragraphs)
        self.icon.show_icon(view_model.icon, quiet_ink)
        self._fit_fonts(view_model)
        self.title.tint = ink
        for label in (self.bill, self.amount, self.subtitle, self.question):
            label.set_tint(ink)
        self.details.set_tint(quiet_ink)
        is_quiet = view_model.tone in {PageTone.PAST, PageTone.ENDED}
        style = RowStyle(
            "primary" if is_quiet else "white",
            "plain" if is_quiet else "outline",
            self._layout.metrics.main_button,
            bool(view_model.question),
            (background, ink),
        )
        self.buttons.show_actions(
            view_model.actions,
            style,
            count=view_model.button_count,
            labels=view_model.labels,
            enter=enter,
        )
        self.update()

    def announce(self, *more: str) -> None:
        """Announce the headline and `more` to screen readers."""
        announce(self.title, " ".join(filter(None, (self.title.text(), *more))), urgent=True)

    def _fit_fonts(self, view_model: SaleViewModel) -> None:
        is_loud = view_model.tone in _LOUD
        has_text = bool(view_model.paragraphs) or not self.payment_check.isHidden()
        title = self._px("verdict" if view_model.tone is PageTone.FRESH else "verdict_long")
        self.title.set_px(round(title * _SHARE_WITH_TEXT) if has_text else title)
        is_second = view_model.tone is PageTone.PAST or has_text
        self.amount.set_max_px(self._px("display_second" if is_second else "display"))
        self.icon.setVisible(not has_text)
        set_text_style(self.subtitle, "display_second" if is_loud and not has_text else "title", bold=is_loud)

    def _px(self, style: TextStyle) -> int:
        return TEXT_STYLES[style].px(self._layout)

    def show_check(self, kind: MessageKind, words: Words) -> None:
        """Show the result of F6; empty words end it."""
        self.payment_check.show_message(kind, words.title, words.text)
        self.payment_check.setVisible(bool(words.title))

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.fillRect(QRectF(self.rect()), tokens.colour(PAGE_COLOURS[self._tone][0]))
