"""A sale that waits for its customer: verdict, time left, amount; who else waits; and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui import clock
from paydesk.ui.actions import Action
from paydesk.ui.layout import Layout
from paydesk.ui.payable_code import code_time
from paydesk.ui.sell.buttons import ActionRow, RowStyle, create_action_button
from paydesk.ui.sell.verdict_strip import VerdictStrip
from paydesk.ui.sell.view_model import SaleViewModel, name_words
from paydesk.ui.text_styles import TEXT_STYLES, TextStyle
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card, ChipKind, MessageKind, MessagePanel
from paydesk.ui.widgets.flow import add_items, clear_layout, hbox, vbox
from paydesk.ui.widgets.labels import BigAmount, Text
from paydesk.ui.widgets.paint import font
from paydesk.ui.widgets.qr_view import CountdownRing
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import Words, billing_words, money_words
from paydesk.ui.words.codes import qr_doubt_words
from paydesk.ui.words.sales import chip_of, row_meta

PANE_ACTIONS: Final = frozenset({Action.WHATSAPP, Action.SMS})
"""Actions whose buttons stand beside the link."""
_NAME_COLUMN: Final = 144
"""The width of the amounts in the list, in pixels."""
_MAX_ROWS, _COMPACT_ROWS = 3, 2
_LIST_FRAME: Final = 68
"""Pixels of the list above and below its rows."""


def _px(style: TextStyle, layout: Layout) -> int:
    return TEXT_STYLES[style].px(layout)


class WaitingRow(paint.PaintMixin, QPushButton):
    """One of the other sales: amount, name, state. `chosen` carries its id."""

    chosen = Signal(object)

    def __init__(self, sale: Sale, state: tuple[str, ChipKind], layout: Layout, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = money_words(sale.amount), row_meta(sale)
        self._elide = (
            Qt.TextElideMode.ElideLeft if sale.bill else Qt.TextElideMode.ElideRight
        )  # bills differ at the end
        self._state = state
        self._sale_id = sale.sale_id
        self.clicked.connect(self.on_clicked)
        self._fonts = font(_px("action", layout), bold=True), font(_px("body", layout))
        self.setFixedHeight(layout.metrics.button)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(", ".join((*self._texts, state[0])))

    @Slot()
    def on_clicked(self) -> None:
        self.chosen.emit(self._sale_id)

    def show_state(self, state: tuple[str, ChipKind]) -> None:
        """Show another state, e.g. the time left."""
        if state != self._state:
            self._state = state
            self.setAccessibleName(", ".join((*self._texts, state[0])))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, self.height())

    minimumSizeHint = sizeHint

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect = QRectF(self.rect())
        painter.fillRect(QRectF(0, 0, rect.width(), 1), tokens.colour("line"))
        if self.hasFocus():
            paint.draw_focus_ring(painter, rect.adjusted(3, 3, -3, -3), 8, tokens.brand)
        chip = paint.chip_size(self._state[0])
        middle, right = rect.center().y(), rect.right() - 16
        bold, plain = self._fonts
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        wide = max(float(_NAME_COLUMN), paint.font_metrics(bold).horizontalAdvance(self._texts[0]) + 12)
        paint.draw_text(painter, rect.adjusted(16, 0, 0, 0), self._texts[0], bold, tokens.ink, flags)
        rest = right - chip.width() - 12 - 16 - wide
        name = paint.font_metrics(plain).elidedText(self._texts[1], self._elide, max(rest, 0))
        paint.draw_text(painter, rect.adjusted(16 + wide, 0, 0, 0), name, plain, tokens.ink2, flags)
        spot = QRectF(right - chip.width(), middle - chip.height() / 2, chip.width(), chip.height())
        paint.draw_chip(painter, spot, *self._state, tokens)


class OthersCard(Card):
    """The other sales that wait; without any it takes no room. `chosen` carries the id of a pressed sale."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("plain", parent)
        self._sales: tuple[Sale, ...] = ()
        self._rows: dict[str, WaitingRow] = {}
        self._row_count, self._layout = 3, Layout.NORMAL
        title = Text(self.tr("Also waiting"), tint="ink2", style="small", parent=self)
        self._count = Text("", tint="ink2", style="small", bold=True, parent=self)
        self._list = vbox(spacing=0)
        self._more = Text("", tint="ink2", style="small", parent=self)
        self._more.setContentsMargins(16, 4, 16, 8)
        head = add_items(hbox(margins=(16, 8, 16, 8)), (title, 1), self._count)
        add_items(vbox(self, (1, 0, 1, 1), 0), head, self._list, self._more)
        self.hide()

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout."""
        self._layout = layout
        self._rebuild()

    def fit_height(self, available: int) -> None:
        """Show as many rows as fit into `available` pixels; without any row the card is hidden."""
        limit = _COMPACT_ROWS if self._layout.is_tight else _MAX_ROWS
        count = min(max((available - _LIST_FRAME) // self._layout.metrics.button, 0), limit)
        if count != self._row_count:
            self._row_count = count
            self._rebuild()

    def _rebuild(self) -> None:
        """Create the rows of the same sales again."""
        sales, self._sales, self._rows = self._sales, (), {}
        clear_layout(self._list)
        self.show_sales(sales, clock.now_ms())

    def show_sales(self, sales: Sequence[Sale], now: int) -> None:
        """Show these sales at `now` (ms since the epoch)."""
        shown = tuple(sales)
        first = shown[: self._row_count]
        states = {sale.sale_id: chip_of(sale, now, countdown=True) for sale in first}
        if [sale.sale_id for sale in shown] != [sale.sale_id for sale in self._sales]:
            clear_layout(self._list)
            self._rows = {sale.sale_id: WaitingRow(sale, states[sale.sale_id], self._layout, self) for sale in first}
            for row in self._rows.values():
                row.chosen.connect(self.chosen)
                self._list.addWidget(row)
        self._sales = shown
        for sale_id, row in self._rows.items():
            row.show_state(states[sale_id])
        self._count.setText(str(len(shown)))
        more = len(shown) - len(first)
        self._more.set_text_or_hide(self.tr("{n} more").format(n=more) if more else "")
        self.setVisible(bool(first))


class _CardAndOthers(QWidget):
    """A card, and below it as many of the other sales as its height leaves room for; only the card asks for height."""

    def __init__(self, card: Card, others: OthersCard, parent: QWidget) -> None:
        super().__init__(parent)
        self._card, self._others = card, others
        self.column = add_items(vbox(self), (card, 1), others)

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        return self._card.sizeHint()

    def minimumSizeHint(self) -> QSize:
        least, layout = self._card.minimumSizeHint(), self._card.layout()
        if layout is not None and layout.hasHeightForWidth():
            least.setHeight(layout.totalMinimumHeightForWidth(max(self.width(), least.width())))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Give the list the height that the card does not need."""
        needed = max(self.minimumSizeHint().height(), self._card.sizeHint().height())
        self._others.fit_height(self.height() - needed - self.column.spacing())


class WaitPanel(paint.ShrinkingMixin, QWidget):
    """The column beside a code. `action_pressed` carries an Action, `sale_chosen` the id of another sale."""

    action_pressed = Signal(object)
    sale_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = Layout.NORMAL
        card = Card("plain", self)
        self.strip = VerdictStrip(card, end=self._create_countdown(card))
        self.bill = Text("", tint="ink", style="action", parent=card)
        self.bill.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bill.setContentsMargins(16, 0, 16, 0)
        self.amount = BigAmount(_px("display", self._layout), self.tr("To pay"), card)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        sale = (self.bill, self.amount, self._create_notes(card))
        self._column = add_items(vbox(card, (1, 1, 1, 12), 0), self.strip, 1, *sale, 1)
        card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.others = OthersCard(self)
        self._upper = _CardAndOthers(card, self.others, self)
        self.others.chosen.connect(self.sale_chosen)
        self.phone_button = create_action_button(Action.PHONE, "dash", "", self, pressed=self.action_pressed)
        self.buttons = ActionRow(self, stacked=True)
        self.buttons.action_pressed.connect(self.action_pressed)
        self._page = add_items(vbox(self), (self._upper, 1), self.phone_button, self.buttons)
        self.use_layout(Layout.NORMAL)

    def _create_countdown(self, parent: QWidget) -> QWidget:
        self.countdown = QWidget(parent)
        self.ring = CountdownRing(self.countdown)
        self.time_left = Text("", tint="brand", style="title", wrap=False, parent=self.countdown)
        add_items(hbox(self.countdown, spacing=12), self.ring, self.time_left)
        return self.countdown

    def _create_notes(self, parent: QWidget) -> VScrollArea:
        """Create the part below the amount: the name, an answer or a warning. It scrolls where it is long."""
        inside = QWidget(parent)
        self._scroll_area = VScrollArea(inside, parent, name=self.tr("About this payment"), fit_content=True)
        self.name = Text("", tint="ink2", style="action", parent=inside)
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.payment_check, self.message = MessagePanel.create_hidden(inside), MessagePanel.create_hidden(inside)
        for panel in (self.payment_check, self.message):
            panel.set_padding(16, 8, show_icon=False)
        add_items(vbox(inside, (16, 4, 16, 0), 8), self.name, self.payment_check, self.message)
        return self._scroll_area

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout."""
        self._layout = layout
        margin = layout.metrics.page
        self._page.setContentsMargins(margin, margin, margin, margin)
        for column in (self._page, self._upper.column):
            column.setSpacing(layout.metrics.gap)
        self.strip.set_px(_px("display_second", layout))
        self.ring.set_px(_px("title", layout) + 12)
        self.others.use_layout(layout)

    def show_sale(self, sale: Sale, view_model: SaleViewModel, others: Sequence[Sale], now: int) -> None:
        """Show a sale that waits, and the other sales that do."""
        self.bill.set_text_or_hide(billing_words(sale.bill))
        self.amount.show_amount(money_words(sale.amount))
        self.name.setText(name_words(sale))
        self._show_message(sale, view_model)
        self.strip.show_verdict(Verdict.WAIT, "")
        self._show_time(sale, now)
        self.others.show_sales(others, now)
        self.phone_button.setVisible(Action.PHONE in view_model.actions)
        actions = [action for action in view_model.actions if action not in PANE_ACTIONS | {Action.PHONE}]
        style = RowStyle(height=self._layout.metrics.button)
        self.buttons.show_actions(actions, style, count=view_model.button_count, labels=view_model.labels)
        self.update_notes()

    def _show_time(self, sale: Sale, now: int) -> None:
        """Show the time left at `now` (ms since the epoch); nothing if the service named no readable time.

        See docs/rules.md#qr-timeout.
        """
        time = code_time(sale, now)
        self.countdown.setVisible(time is not None)
        if time is None:
            return
        self.ring.share = time.share(now)
        self.time_left.set_tint("warn" if time.is_ending_or_over else "brand")
        text = self.tr("{time} left").format(time=time.words(now))
        if text != self.time_left.text():
            self.time_left.setText(text)

    def _show_message(self, sale: Sale, view_model: SaleViewModel) -> None:
        is_doubtful = sale.qr is not None and sale.qr.check is not QrCheck.VERIFIED
        if view_model.paragraphs:
            paragraph = view_model.paragraphs[0]
            self.message.show_message("warn", paragraph.lead, paragraph.text)
        elif is_doubtful:
            words = qr_doubt_words(sale)
            self.message.show_message("warn", words.title, words.text)
        self.message.setVisible(bool(view_model.paragraphs) or is_doubtful)

    def show_check(self, kind: MessageKind, words: Words) -> None:
        """Show the result of F6 in the place of the name; empty words end it."""
        self.payment_check.show_message(kind, words.title, words.text)
        self.payment_check.setVisible(bool(words.title))
        self.update_notes()

    def update_notes(self) -> None:
        """Let the amount shrink one step for an answer or a warning; an answer takes the place of the name."""
        is_answering, is_warning = not self.payment_check.isHidden(), not self.message.isHidden()
        self.name.setVisible(bool(self.name.text()) and not is_answering)
        self.amount.set_max_px(_px("display_second" if is_answering or is_warning else "display", self._layout))
