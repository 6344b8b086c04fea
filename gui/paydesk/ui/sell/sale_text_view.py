"""The views of a sale that consist of text: unknown, cancelled, expired, failed."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from paydesk.domain.language import Language
from paydesk.domain.qr import QrReason, claim_of
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.ui import language
from paydesk.ui.actions import Action
from paydesk.ui.layout import Layout
from paydesk.ui.sell.buttons import ActionRow, RowStyle
from paydesk.ui.sell.view_model import Paragraph, SaleViewModel
from paydesk.ui.text_styles import TEXT_STYLES
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.busy import BusyIndicator
from paydesk.ui.widgets.card import Card, MessageKind, MessagePanel
from paydesk.ui.widgets.flow import add_items, clear_layout, grid, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import BigAmount, Separator, Text
from paydesk.ui.widgets.lines import has_indic_script, line_height_style
from paydesk.ui.widgets.paint import text_font
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import Words, billing_words, money_words

_MAX_TEXT_WIDTH: Final = 760
_NO_LIMIT: Final = 10_000
_WRONG_ROW: Final = {
    QrReason.NO_AMOUNT: "amount",
    QrReason.NO_PAYEE: "payee",
    QrReason.WRONG_AMOUNT: "amount",
    QrReason.WRONG_CURRENCY: "currency",
    QrReason.WRONG_ORDER: "order",
    QrReason.WRONG_PAYEE: "payee",
}
"""The row of the comparison that is wrong, by the reason of the refusal."""


class ParagraphList(QWidget):
    """Paragraphs below each other; warnings in a panel of their colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[Paragraph, ...] | None = None
        self.setMaximumWidth(_MAX_TEXT_WIDTH)
        self._margins = (16, 12)
        self.column = vbox(self, spacing=12)

    def set_compact(self, *, compact: bool) -> None:
        """Use small margins, where there is no height to spare."""
        margins = (12, 4) if compact else (16, 12)
        if margins != self._margins:
            self._margins, self._shown = margins, None
            self.column.setSpacing(4 if compact else 12)

    def show_paragraphs(self, paragraphs: tuple[Paragraph, ...]) -> None:
        """Show these paragraphs; nothing changes if they are shown already."""
        if paragraphs == self._shown:
            return
        self._shown = paragraphs
        clear_layout(self.column)
        for paragraph in paragraphs:
            self.column.addWidget(self._create_widget(paragraph))
        self.setVisible(bool(paragraphs))

    def _create_widget(self, paragraph: Paragraph) -> QWidget:
        if paragraph.severity != "plain":
            panel = MessagePanel(paragraph.severity, paragraph.lead, paragraph.text, self)
            panel.set_padding(*self._margins)
            return panel
        from html import escape  # imported late: its table of 2,200 entities takes 0.4 MB

        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.RichText)
        lead = f"<b>{escape(paragraph.lead)}</b> " if paragraph.lead else ""
        words = lead + escape(paragraph.text)
        body = text_font("body")
        label.setText(f'<p style="{line_height_style(body)}">{words}</p>' if has_indic_script(words) else words)
        label.setAccessibleName(" ".join(filter(None, (paragraph.lead, paragraph.text))))
        label.setWordWrap(True)
        label.setFont(body)
        return label


class CustomerPhrase(paint.PaintMixin, QWidget):
    """A phrase to say to the customer, in two languages, with a bar at its left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Text(self.tr("Say to the customer"), tint="warn", bold=True, parent=self)
        self.first = Text("", style="action", parent=self)
        self.second = Text("", parent=self)
        self._column = add_items(vbox(self), self._title, self.first, self.second)
        self.setMaximumWidth(_MAX_TEXT_WIDTH)
        self.use_layout(Layout.NORMAL)

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout."""
        compact = layout.is_tight
        self._column.setContentsMargins(*((24, 8, 16, 8) if compact else (24, 12, 16, 12)))
        self._column.setSpacing(4)

    def show_phrase(self, phrase: str) -> None:
        """Show a phrase; "" hides it."""
        self.first.setText(phrase)
        if phrase and not self.second.text():
            language.load_script_font(Language.HINDI)  # two font files, loaded when first needed
            # translators: Hindi in the English window, English in all others
            self.second.setText(self.tr("रुकिए, जाँच चल रही है। दोबारा मत चुकाइए।"))
        self.setVisible(bool(phrase))

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        paint.draw_box(painter, QRectF(self.rect()), paint.RADIUS, tokens.warn_soft)
        painter.fillRect(QRect(0, 0, 5, self.height()), QColor(tokens.warn))


class QrComparison(Card):
    """The order and the QR side by side, the wrong row marked by icon and colour."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("plain", parent)
        self._rows: tuple[tuple[str, str, str, bool], ...] = ()
        self._grid = grid(self, column_spacing=16)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 2)
        self._grid.setColumnStretch(3, 2)
        self.hide()

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout."""
        down = 8 if layout.is_tight else 12
        self._grid.setVerticalSpacing(down)
        self._grid.setContentsMargins(16, down, 16, down)

    def show_sale(self, sale: Sale, *, is_shown: bool) -> bool:
        """Compare order and QR if `is_shown`; return True if there is a difference to show."""
        rows = self._compare(sale) if is_shown else ()
        if rows != self._rows:
            self._rows = rows
            self._fill(rows)
        self.setVisible(bool(rows))
        return bool(rows)

    def _compare(self, sale: Sale) -> tuple[tuple[str, str, str, bool], ...]:
        """Return rows of name, text of the order, text of the QR, and if they match; none for other problems."""
        reading = sale.qr
        wrong = _WRONG_ROW.get(reading.reason) if reading is not None and reading.reason is not None else None
        if reading is None or wrong is None:
            return ()
        claim = claim_of(reading.payload)
        asked = {
            "amount": (
                self.tr("Amount"),
                money_words(sale.amount),
                str(reading.amount) if reading.amount else "",
            ),
            "currency": (self.tr("Currency"), sale.currency, claim.currency if claim else ""),
            "order": (self.tr("Order"), sale.order_id, claim.reference if claim else ""),
            "payee": (
                self.tr("Payee"),
                self.tr("this shop"),
                (claim.payee_name or claim.payee) if claim else "",
            ),
        }
        silent = self.tr("not named")
        rows = [
            (name, in_order, in_code or silent, key != wrong)
            for key, (name, in_order, in_code) in asked.items()
            if in_code or key == wrong
        ]
        return tuple(sorted(rows, key=itemgetter(3)))  # the mismatch first: visible in any window

    def _fill(self, rows: tuple[tuple[str, str, str, bool], ...]) -> None:
        clear_layout(self._grid)
        heads = ("", self.tr("Sale"), "", self.tr("QR"))
        for column, words in enumerate(heads):
            self._grid.addWidget(Text(words, tint="ink2", parent=self), 0, column)
        for number, (name, in_order, in_code, fits) in enumerate(rows):
            line = 2 * number + 1
            self._grid.addWidget(Separator(self), line, 0, 1, 4)
            self._grid.addWidget(Text(name, tint="ink2", parent=self), line + 1, 0)
            self._grid.addWidget(Text(in_order, style="action", parent=self), line + 1, 1)
            icon, tint = ("check", "ok") if fits else ("close", "bad")
            self._grid.addWidget(IconLabel(icon, tint, 18, self), line + 1, 2)
            asked = Text(in_code, tint="ink" if fits else "bad", bold=not fits, parent=self)
            self._grid.addWidget(asked, line + 1, 3)


class SaleTextView(paint.ShrinkingMixin, Card):
    """The amount, paragraphs, a comparison, a phrase for the customer, and buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._column = vbox(self, (24, 16, 24, 24), 8)
        self.bill = Text("", style="action", parent=self)
        self.amount_label = Text(self.tr("To pay"), tint="ink2", parent=self)
        self.amount = BigAmount(TEXT_STYLES["display_second"].normal, self.tr("To pay"), self)
        self.nowhere = Text(self.tr("The customer cannot see this code."), bold=True, parent=self)
        self.nowhere.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self.busy_indicator = BusyIndicator(36, parent=self)
        """Turns while the service is asked for something that a person waits for."""
        self.busy_indicator.hide()
        head = add_items(QHBoxLayout(), (self.amount, 1), (self.nowhere, 1), self.busy_indicator)
        self.customer_phrase = CustomerPhrase(self)
        self._scroll_area = self._create_middle()
        phrase_row = add_items(QHBoxLayout(), (self.customer_phrase, 1), 0)
        self.buttons = ActionRow(self)
        add_items(self._column, self.bill, self.amount_label, head, (self._scroll_area, 1), phrase_row, self.buttons)

    def _create_middle(self) -> VScrollArea:
        inside = QWidget(self)
        scroll_area = VScrollArea(inside, self, name=self.tr("What it means"), shrinkable=True)
        self._middle_column = vbox(inside, (0, 0, 8, 0), 12)
        self.payment_check = MessagePanel.create_hidden(inside)
        self.payment_check.setMaximumWidth(_MAX_TEXT_WIDTH)
        self.paragraphs, self.comparison = ParagraphList(), QrComparison(inside)
        # in rows, so that the height is computed for the real width of the text
        check_row, paragraph_row = (
            add_items(QHBoxLayout(), (part, 1), 0) for part in (self.payment_check, self.paragraphs)
        )
        add_items(self._middle_column, check_row, self.comparison, paragraph_row, 1)
        return scroll_area

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout."""
        compact = layout.is_tight
        for part in (self.comparison, self.customer_phrase):
            part.use_layout(layout)
        self.paragraphs.set_compact(compact=compact)
        self.payment_check.set_padding(*((16, 8) if compact else (16, 12)))
        self.amount.set_max_px(TEXT_STYLES["display_second"].px(layout))
        self._column.setContentsMargins(*((16, 8, 16, 16) if compact else (24, 16, 24, 24)))

    def show_sale(self, sale: Sale, view_model: SaleViewModel, enter: Action | None) -> None:
        """Show the text of a view model; `enter`: the action of Enter."""
        name = view_model.amount_label or self.tr("To pay")
        self.bill.set_text_or_hide(billing_words(sale.bill))
        self.amount_label.setText(name)
        self.amount.show_amount(money_words(sale.amount), name)
        for part in (self.amount_label, self.amount):
            part.setVisible(not sale.has_no_order)
        compared = self.comparison.show_sale(sale, is_shown=view_model.has_refused_code)
        self.nowhere.setVisible(view_model.has_refused_code)
        is_working = sale.phase in {Phase.PREPARING, Phase.CANCELLING} and bool(view_model.heading)
        self.busy_indicator.setVisible(is_working and not sale.needs_amount_confirmation)
        name = self.tr("What does not match") if view_model.has_refused_code else self.tr("What it means")
        self._scroll_area.setAccessibleName(name)
        # the table shows the mismatch; only the advice remains
        self.paragraphs.show_paragraphs(view_model.paragraphs[-1:] if compared else view_model.paragraphs)
        self._show_paragraphs_or_check()
        self.customer_phrase.show_phrase(view_model.customer_phrase)
        self.buttons.show_actions(
            view_model.actions,
            RowStyle("primary"),
            count=view_model.button_count,
            labels=view_model.labels,
            enter=enter,
        )

    def show_check(self, kind: MessageKind, words: Words) -> None:
        """Show the result of F6 in the place of the paragraphs; empty words end it."""
        self.payment_check.show_message(kind, words.title, words.text)
        self.payment_check.setVisible(bool(words.title))
        self._show_paragraphs_or_check()

    def _show_paragraphs_or_check(self) -> None:
        self.paragraphs.setVisible(self.payment_check.isHidden() and self.paragraphs.column.count() > 0)
