"""The page of the shop's QR: the code, the amount that the customer types, and today's payments on it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from paydesk.domain.commands import HandOverSale
from paydesk.domain.messages import StaticQrState
from paydesk.domain.money import NO_MONEY, Money
from paydesk.domain.sale.headline import Arrival, headline_input_of, offers_hand_over
from paydesk.domain.sale.sale import Sale
from paydesk.ui.actions import Action, action_words
from paydesk.ui.feed import current_commands
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.sell.buttons import create_action_button
from paydesk.ui.sell.code_pane import QrPane
from paydesk.ui.sell.static_offer import StaticQrInFront
from paydesk.ui.text_styles import TEXT_STYLES
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card, Chip, MessagePanel
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import BigAmount, Heading, Note, Text
from paydesk.ui.widgets.paint import set_text_style
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import ago_words, money_words, short_time, translate
from paydesk.ui.words.problems import problem_words, text_and_side
from paydesk.ui.words.sales import chip_of, hand_over_words, payment_words

_MIN_PANEL_WIDTH: Final = 340
"""The least width of the panel beside the code, in pixels."""
_MAX_ROWS: Final = 40
"""Rows that are shown, the newest; Orders has all."""
_MIN_LIST_HEIGHT: Final = 128
"""The least height of the list, in pixels: its head and one payment. In a lower window the panel scrolls."""
_MARK_WIDTH: Final = 4
"""The width of the bar at a payment of the amount to pay, in pixels."""


class StaticPaymentRow(paint.PaintMixin, QWidget):
    """One payment: amount, time and number, and the button that hands over, once."""

    def __init__(self, sale_id: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.sale_id = sale_id
        self._stands_out = False
        self.amount = Text("", style="action", parent=self)
        self.about = Text("", tint="ink2", style="small", parent=self)
        self.chip = Chip("", "off", self)
        self.goods = Text("", tint="ink2", style="small", parent=self)
        self.hand_over_button = KeyButton(action_words(Action.HAND_OVER_NOW), parent=self, icon="bag", value=sale_id)
        self.open_button = KeyButton(self.tr("Open"), parent=self, value=sale_id)
        chip = add_items(hbox(), self.chip, 1)
        texts = add_items(vbox(spacing=2), self.amount, self.about, chip, self.goods)
        add_items(hbox(self, (16, 8, 12, 8), 12), (texts, 1), self.hand_over_button, self.open_button)

    def show_payment(self, sale: Sale, now: int, refunded: Money, *, is_expected: bool) -> None:
        """Show a payment at `now` (ms since the epoch).

        Args:
            refunded: What went back of it, or may have.
            is_expected: It is the amount to pay.
        """
        given = headline_input_of(sale, now, refunded, Arrival.OPENED)
        can_hand_over = offers_hand_over(given) and HandOverSale in current_commands(sale, now)
        is_odd = not can_hand_over and (sale.handed_over is None or refunded.paise > 0)
        self._stands_out = is_expected and can_hand_over
        self.amount.setText(money_words(sale.amount))
        set_text_style(self.amount, "title" if self._stands_out else "action")
        self.about.setText(" · ".join(filter(None, (short_time(sale.paid_at or sale.started_at), payment_words(sale)))))
        if self._stands_out:
            self.chip.show_chip(self.tr("Same amount"), "wait")
        elif is_odd:
            self.chip.show_chip(*chip_of(sale, now, refunded=refunded))
        self.chip.setVisible(self._stands_out or is_odd)
        self.goods.set_text_or_hide("" if can_hand_over or is_odd else hand_over_words(sale))
        for button, is_shown in ((self.hand_over_button, can_hand_over), (self.open_button, is_odd)):
            button.setVisible(is_shown)
            button.setAccessibleName(f"{button.text()}, {self.amount.text()}, {self.about.text()}")
        self.update()

    @property
    def stands_out(self) -> bool:
        """True if it is of the amount to pay, and nothing was handed over for it."""
        return self._stands_out

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect = QRectF(self.rect())
        if self._stands_out:
            painter.fillRect(rect, tokens.colour("brand_soft"))
            bar = paint.mirrored(QRectF(0, 0, _MARK_WIDTH, rect.height()), self.rect(), self.layoutDirection())
            painter.fillRect(bar, tokens.colour("brand"))
        painter.fillRect(QRectF(0, 0, rect.width(), 1), tokens.colour("line"))


class PaymentsCard(Card):
    """Today's payments, newest first. `hand_over_requested` and `sale_chosen` carry the id of a sale."""

    hand_over_requested = Signal(object)
    sale_chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("plain", parent)
        self.rows: dict[str, StaticPaymentRow] = {}
        """The rows by the ids of their sales, newest first."""
        title = Text(self.tr("Today's payments"), tint="ink2", style="small", parent=self)
        self.count = Text("", tint="ink2", style="small", bold=True, parent=self)
        inside = QWidget(self)
        self.empty = Text("", tint="ink2", parent=inside)
        self.empty.setContentsMargins(16, 8, 16, 8)
        self.older = Note("", inside)
        self.older.setContentsMargins(16, 8, 16, 8)
        self._lines = add_items(vbox(inside, spacing=0), self.empty, self.older, 1)
        area = VScrollArea(inside, self, name=title.text(), shrinkable=True)
        head = add_items(hbox(margins=(16, 8, 16, 8)), (title, 1), self.count)
        add_items(vbox(self, (1, 0, 1, 1), 0), head, (area, 1))
        self.setMinimumHeight(_MIN_LIST_HEIGHT)

    def show_payments(
        self, state: StaticQrState, now: int, amount: Money | None, find_refund: Callable[[str], Money]
    ) -> bool:
        """Show the payments at `now` (ms since the epoch); return True if there are other rows than before.

        Rows of the same payment stay, with their focus.
        """
        shown = state.payments[:_MAX_ROWS]
        for sale_id in self.rows.keys() - {sale.sale_id for sale in shown}:
            row = self.rows.pop(sale_id)
            self._lines.removeWidget(row)
            row.hide()
            row.deleteLater()
        rows = {sale.sale_id: self.rows.get(sale.sale_id) or self._create_row(sale.sale_id) for sale in shown}
        is_changed = list(rows) != list(self.rows)
        if is_changed:
            for place, row in enumerate(rows.values()):
                self._lines.insertWidget(place, row)
        self.rows = rows
        for sale in shown:
            is_expected = amount is not None and sale.amount == amount
            rows[sale.sale_id].show_payment(sale, now, find_refund(sale.sale_id), is_expected=is_expected)
        self.count.setText(str(len(state.payments)) if state.payments else "")
        self.empty.set_text_or_hide("" if shown or state.read_at is None else self.tr("No payment yet"))
        is_cut = len(state.payments) > len(shown)
        self.older.set_text_or_hide(self.tr("Older ones are in Orders.") if is_cut else "")
        return is_changed

    def _create_row(self, sale_id: str) -> StaticPaymentRow:
        row = StaticPaymentRow(sale_id, self)
        row.hand_over_button.chosen.connect(self.hand_over_requested)
        row.open_button.chosen.connect(self.sale_chosen)
        return row


class StaticQrPage(paint.ResizeMixin, Page):
    """Shows the shop's QR.

    `action_requested` carries an Action, `hand_over_requested` and `sale_chosen` the id of a sale; `back_requested`
    leads back to the sale that led here, `read_requested` reads the payments now.
    """

    action_requested = Signal(object)
    hand_over_requested = Signal(object)
    sale_chosen = Signal(object)
    back_requested = Signal()
    read_requested = Signal()

    def __init__(self, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._demo = demo
        self.find_refund: Callable[[str], Money] = lambda _: NO_MONEY
        """Returns what went back of a sale, or may have."""
        self._state = StaticQrState()
        self._front = StaticQrInFront(None, None)
        self._layout = Layout.NORMAL
        self.qr_pane = QrPane(self)
        self._panel = QWidget(self)
        self.instruction = Heading(self.tr("Customer types the amount"), self._panel)
        self.amount = BigAmount(TEXT_STYLES["display"].normal, translate("AmountEdit", "Amount"), self._panel)
        self.no_code = MessagePanel.create_hidden(self._panel)
        self.no_code.show_message(
            "warn", translate("Screens", "No QR to show"), self.tr("Use the printed QR. Payments are listed here.")
        )
        self.age = Note("", self._panel)
        self.problem = MessagePanel.create_hidden(self._panel)
        self.payments = PaymentsCard(self._panel)
        self.payments.hand_over_requested.connect(self.hand_over_requested)
        self.payments.sale_chosen.connect(self.sale_chosen)
        pressed = self.action_requested
        self.phone_button = create_action_button(Action.PHONE, "dash", "", self._panel, pressed=pressed)
        self.phone_button.setVisible(demo)
        self.next_button = create_action_button(Action.NEXT, "plain", "", self._panel, pressed=pressed)
        self.next_button.allow_shrinking()
        self.back_button = KeyButton(self.tr("Back"), parent=self._panel, on_press=self.back_requested)
        buttons = add_items(hbox(spacing=16), (self.next_button, 1), self.back_button)
        self._column = vbox(self._panel)
        add_items(self._column, self.instruction, self.amount, self.no_code, self.problem, self.age)
        add_items(self._column, (self.payments, 1), self.phone_button, buttons)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.addWidget(self.qr_pane, 0, 0)
        self._grid.addWidget(VScrollArea(self._panel, self, name=self.instruction.text()), 0, 1)
        self._grid.setColumnStretch(1, 1)

    # Arrangement ------------------------------------------------------------------------------------------------------

    def use_layout(self, layout: Layout) -> None:
        """Use the sizes of the layout."""
        metrics = layout.metrics
        self._column.setContentsMargins(*[metrics.page] * 4)
        self._column.setSpacing(metrics.gap)
        self._layout = layout
        for button in (self.next_button, self.back_button):
            button.set_height(metrics.button)

    def _fit(self) -> None:
        """Make the code as wide as the page is high; the panel beside it takes the rest, or what its words need."""
        self.qr_pane.setFixedWidth(max(min(self.height(), self.width() - self._panel_width), 1))

    @property
    def _panel_width(self) -> int:
        return max(_MIN_PANEL_WIDTH, self._panel.minimumSizeHint().width())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._panel_width, super().minimumSizeHint().height())  # the code gives way

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()  # a new payment may need more width
        return handled

    @property
    def has_own_list(self) -> bool:
        return True

    def keep_visible(self) -> QWidget | None:
        return self.qr_pane if self.qr_pane.isVisibleTo(self) else None

    def activate(self) -> None:
        # no button: Enter must not hand over what came just now
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # Content ----------------------------------------------------------------------------------------------------------

    def show_state(self, state: StaticQrState, front: StaticQrInFront, now: int, *, has_sale: bool) -> None:
        """Show the code and the payments at `now` (ms since the epoch); `has_sale`: a sale led here."""
        self._state, self._front = state, front
        self.amount.setVisible(front.amount is not None)
        self.amount.show_amount(money_words(front.amount) if front.amount is not None else "")
        self.back_button.setVisible(has_sale)
        self.qr_pane.setVisible(front.picture is not None)
        self.no_code.setVisible(front.picture is None)
        self.qr_pane.show_code(front.picture)
        self.refresh(now)

    def refresh(self, now: int) -> None:
        """Update ages and rows; `now` in ms since the epoch."""
        state = self._state
        self._show_age(now)
        if state.failure is None:
            self.problem.hide()
        else:
            words = problem_words(state.failure.problem)
            text = f"{text_and_side(words, state.failure)} {words.todo}"
            self.problem.show_message("warn", self.tr("Payments cannot be read"), f"{words.title}. {text}")
            self.problem.show()
        self._fit_notes()
        if self.payments.show_payments(state, now, self._front.amount, self.find_refund):
            self._set_tab_order()
        self._fit()

    def _fit_notes(self) -> None:
        """Let the amount shrink one step for messages, which are low in a tight layout."""
        notes = (self.no_code, self.problem)
        has_notes = not all(note.isHidden() for note in notes)
        self.amount.set_max_px(TEXT_STYLES["display_second" if has_notes else "display"].px(self._layout))
        for note in notes:
            note.use_low(low=self._layout.is_tight, brief=False)

    def _set_tab_order(self) -> None:
        """Lead Tab through the payments, newest first, then to the buttons below."""
        rows = self.payments.rows.values()
        stops = [button for row in rows for button in (row.hand_over_button, row.open_button)]
        for one, other in pairwise((self, *stops, self.phone_button, self.next_button, self.back_button)):
            QWidget.setTabOrder(one, other)

    def _show_age(self, now: int) -> None:
        read_at = self._state.read_at
        if read_at is None:
            self.age.set_text_or_hide("" if self._state.failure else translate("Sales", "Checking…"))
        else:
            self.age.set_text_or_hide(self.tr("Read {ago}").format(ago=ago_words(now - read_at)))

    def set_busy(self, is_pending: Callable[[str], bool]) -> None:
        """Mark the buttons whose payments are being handed over as busy, and no others."""
        for sale_id, row in self.payments.rows.items():
            if row.hand_over_button.is_busy is not is_pending(sale_id):
                row.hand_over_button.set_busy(is_pending(sale_id))

    # Keys -------------------------------------------------------------------------------------------------------------

    def allowed_actions(self) -> frozenset[Action]:
        return frozenset({Action.READ_STATUS} | ({Action.PHONE} if self._demo else set()))

    def refresh_now(self) -> bool:
        self.read_requested.emit()
        return True

    def escape(self) -> bool:
        if not self.back_button.isHidden():
            self.back_requested.emit()
        return True
