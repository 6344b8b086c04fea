"""The page of one sale: the verdict, and around it the state of the sale."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from paydesk.domain.commands import ReadSale
from paydesk.domain.messages import QrPicture, ServiceHealth
from paydesk.domain.sale.headline import Arrival, Headline, RefundSummary
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui import clock
from paydesk.ui.actions import Action, key_label
from paydesk.ui.feed import current_commands, current_verdict
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.sell.buttons import ActionRow
from paydesk.ui.sell.late_payment import LatePaymentView
from paydesk.ui.sell.page_keys import enter_action, has_ended
from paydesk.ui.sell.paid_view import PaidBottom, PaidTop
from paydesk.ui.sell.pay_panel import CodeCard, PayPanel
from paydesk.ui.sell.sale_text_view import SaleTextView
from paydesk.ui.sell.verdict_strip import PAGE_STYLES, StripShape, VerdictStrip
from paydesk.ui.sell.view_model import SaleLayout, SaleViewModel
from paydesk.ui.sell.view_model_factory import create_view_model
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.accessible import announce, is_in_overlay
from paydesk.ui.widgets.card import MessageKind
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.labels import BigAmount
from paydesk.ui.widgets.qr_view import is_link
from paydesk.ui.words.ages import longest_notes, past_words, verdict_note
from paydesk.ui.words.base import Words, money_words, translate
from paydesk.ui.words.sales import says_paid_words

_LAYOUTS_WITH_CODE = (SaleLayout.QR, SaleLayout.RUN_OUT)
_MIN_PANEL_WIDTH = 300
"""The least width of the panel beside the code, in pixels."""
_CODE_STRETCH = 10_000
"""Gives the code all free width, up to its maximum."""


class SalePage(paint.PaintMixin, paint.ResizeMixin, Page):
    """Shows one sale.

    `action_requested` carries the Action of a button or of Enter; `next_sale_typed` the first digit of the next amount.
    """

    action_requested = Signal(object)
    next_sale_typed = Signal(str)

    def __init__(self, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sale: Sale | None = None
        self.view_model: SaleViewModel | None = None
        self.find_refund: Callable[[str], RefundSummary] = lambda _: RefundSummary()
        """Returns the refunds of a sale by payout link, confirmed or possible."""
        self._picture: QrPicture | None = None
        self._payment_check_at: int | None = None
        self._payment_check_text: Words | None = None
        self._window_layout = Layout.NORMAL
        self._arranged: tuple[SaleLayout, Layout] | None = None
        self.strip = VerdictStrip(self)
        self.code_card = CodeCard(self)
        self.pay_panel = PayPanel(demo=demo, parent=self)
        self.text_view = SaleTextView(self)
        self.paid_top = PaidTop(self)
        self.paid_bottom = PaidBottom(self)
        self.late_view = LatePaymentView(self)
        self._views_by_layout: dict[SaleLayout, PayPanel | SaleTextView | PaidBottom | LatePaymentView] = {
            SaleLayout.QR: self.pay_panel,
            SaleLayout.RUN_OUT: self.pay_panel,
            SaleLayout.TEXT: self.text_view,
            SaleLayout.PAID: self.paid_bottom,
            SaleLayout.LATE: self.late_view,
        }
        """The view below the verdict, or beside the code."""
        self._views = tuple(dict.fromkeys(self._views_by_layout.values()))
        for part in (self.code_card, self.pay_panel, self.late_view):
            part.action_pressed.connect(self.action_requested)
        for view in self._views:
            view.buttons.action_pressed.connect(self.action_requested)
        self._menu_area = QWidget(self)
        self.brief_amount = BigAmount(32, "", self._menu_area)
        self._menu_row = hbox()
        add_items(hbox(self._menu_area, spacing=10), self.brief_amount, (self._menu_row, 1))
        self._create_grid()
        self._arrange(SaleLayout.QR)

    def _create_grid(self) -> None:
        """Create the grid: the verdict in the middle row; the code, at the left, has the rows of its layout."""
        self._grid = QGridLayout(self)
        self._head = add_items(vbox(), self._menu_area, (self.paid_top, 1))
        self._grid.addLayout(self._head, 0, 1)
        # a nested layout: Qt omits the spacing above a cell with several widgets
        self._grid.addLayout(add_items(vbox(spacing=0), *((view, 1) for view in self._views)), 2, 1)
        self._grid.setRowStretch(2, 2)
        self._grid.setColumnStretch(1, 1)

    # Arrangement ------------------------------------------------------------------------------------------------------

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout."""
        self._window_layout = layout
        for part in (self.code_card, self.pay_panel, self.text_view, self.late_view):
            part.use_layout(layout)
        if self.sale is not None and self.view_model is not None:
            now = clock.now_ms()
            self._arrange(self.view_model.layout)
            self._show_verdict(self.sale, self.view_model, now)
            # resize the parts now, not at the next tick
            self._show_view(self.sale, self.view_model, now, self._picture)

    def menu_layout(self) -> QBoxLayout | None:
        return self._menu_row

    def keep_visible(self) -> QWidget | None:
        """Return the code while it must stay visible for the customer, where what is beside it can be covered."""
        return (
            self.code_card
            if self._window_layout.is_tight and self._arranged == (SaleLayout.QR, self._window_layout)
            else None
        )

    def _arrange(self, layout: SaleLayout) -> None:
        """Place the parts of a layout."""
        if self._arranged == (layout, self._window_layout):
            return
        self._arranged = (layout, self._window_layout)
        small, low, tight = self._window_layout.is_small, self._window_layout.is_low, self._window_layout.is_tight
        payable, paid = layout in _LAYOUTS_WITH_CODE, layout is SaleLayout.PAID
        margin, spacing = 6 if small else 10 if tight else 16, 6 if small else 12
        if payable:
            spacing = 8 if small else 10 if tight else 12
            self.strip.set_shape(StripShape.STRIP if not tight else StripShape.LOW if low else StripShape.COLUMN)
        elif paid:
            margin, spacing = 0, 4 if tight else 12
        else:
            self.strip.set_shape(StripShape.STRIP, 30 if small else 36 if low else 108)
        self._grid.setContentsMargins(margin, margin, margin, margin)
        for parts in (self._grid, self._head):
            parts.setSpacing(spacing)
        self._menu_row.setContentsMargins(*((8, 8, 8, 0) if paid else (0, 0, 0, 0)))
        first = 2 if not tight else 0 if small else 1  # the first row of the code
        self._grid.addWidget(self.code_card, first, 0, 3 - first, 1)
        begins = int(not payable or tight)  # the column: beside the code, or above it
        self._grid.addWidget(self.strip, 1, begins, 1, 2 - begins)
        self._grid.setRowStretch(0, int(paid and not small))
        self._grid.setColumnStretch(0, _CODE_STRETCH * payable)
        for view in self._views:
            view.setVisible(view is self._views_by_layout[layout])
        self.code_card.setVisible(payable)
        self.paid_top.setVisible(paid)
        self._menu_area.setVisible(small)
        self.brief_amount.setVisible(not payable and not paid)

    def _fit(self) -> None:
        """Give the code its space first; the panel beside it takes the rest."""
        margins, spacing = self._grid.contentsMargins(), self._grid.spacing()
        height = self.height() - margins.top() - margins.bottom()
        if not self._window_layout.is_tight:
            height -= self.strip.minimumHeight() + spacing
        width = self.width() - margins.left() - margins.right() - spacing - _MIN_PANEL_WIDTH
        side = self.code_card.compute_width(QSize(max(width, 1), max(height, 1)), self.devicePixelRatioF())
        if self.code_card.maximumWidth() != side:  # not the minimum width: in a narrow window the code shrinks
            self.code_card.setMaximumWidth(side)

    @property
    def sale_id(self) -> str:
        return self.sale.sale_id if self.sale is not None else ""

    @property
    def headline(self) -> Headline:
        """The headline of a paid sale; VERDICT for others."""
        return Headline.VERDICT if self.view_model is None else self.view_model.headline

    @property
    def action_row(self) -> ActionRow:
        """The buttons of the view that is shown."""
        return self._views_by_layout[self.view_model.layout if self.view_model is not None else SaleLayout.TEXT].buttons

    # Content ----------------------------------------------------------------------------------------------------------

    def show_sale(
        self,
        sale: Sale,
        now: int,
        health: ServiceHealth | None,
        picture: QrPicture | None,
        instead: Sequence[Sale] = (),
        *,
        arrival: Arrival = Arrival.OPENED,
        no_code: bool = False,
    ) -> None:
        """Show this sale as it is at `now` (ms since the epoch).

        Args:
            picture: The code to draw for its present attempt.
            instead, arrival, no_code: See `create_view_model`.
        """
        same = self.sale is not None and self.sale.sale_id == sale.sale_id
        if not same:
            self.end_payment_check()
            self.action_row.question.close_question()
        before, text_before, self.sale = self.view_model, self.strip.text(), sale
        view_model = create_view_model(
            sale,
            now,
            health=health,
            has_picture=picture is not None,
            no_code=no_code,
            instead=instead,
            arrival=arrival,
            refunded=self.find_refund(sale.sale_id) if sale.paid_at is not None else RefundSummary(),
        )
        self.view_model = view_model
        self._show_verdict(sale, view_model, now)
        self.brief_amount.show_amount(
            money_words(sale.amount), view_model.amount_label or translate("SaleTextView", "To pay")
        )
        if self.strip.text() == text_before:  # the strip announces changes of its own text
            if not same:
                past = past_words(sale, now) if view_model.headline is Headline.HAND_OVER else view_model.question
                self.strip.announce_verdict(" ".join(filter(None, (money_words(sale.amount), past))))
            elif before is not None and before.heading != view_model.heading:
                announce(self, view_model.heading)
        if view_model.layout is SaleLayout.QR and before is not None and before.layout is not SaleLayout.QR:
            self.end_payment_check()  # the check was about the former state
        self._update_payment_check(now)
        keyboard_is_here = not is_in_overlay(self.window().focusWidget())  # else somebody types in an overlay
        self._show_view(sale, view_model, now, picture)
        if before is not None and before.layout is not view_model.layout and self.isVisible() and keyboard_is_here:
            self.setFocus(
                Qt.FocusReason.OtherFocusReason
            )  # it may have been in a hidden view; on the page every key works
        if not same or view_model != before or picture is not self._picture:
            self._picture = picture
            self.update()  # repaint the whole page; labels with the time repaint themselves

    def _show_verdict(self, sale: Sale, view_model: SaleViewModel, now: int) -> None:
        verdict, amount = current_verdict(sale, now), money_words(sale.amount)
        if view_model.layout is SaleLayout.PAID:
            announced = " ".join(filter(None, (view_model.amount or amount, view_model.question)))
            self.strip.show_page(verdict, view_model.headline, view_model.title, view_model.subtitle, announced)
            self.setAccessibleName(f"{self.strip.text()}, {amount}")
            return
        order = (
            self._order_words(sale)
            if not self._window_layout.is_tight or view_model.layout not in _LAYOUTS_WITH_CODE
            else ""
        )
        notes = (verdict_note(sale, now), *longest_notes(sale, now))
        note, *forms = ("\n".join(filter(None, (each, order))) for each in notes)
        self.strip.show_verdict(
            verdict, note, amount, heading=view_model.heading, hint=view_model.hint, note_variants=tuple(forms)
        )
        self.setAccessibleName(f"{self.strip.text()}, {amount}")

    def _order_words(self, sale: Sale) -> str:
        words = self.tr("{order}, attempt {number}") if sale.attempt > 1 else "{order}"
        return words.format(order=sale.order_id, number=sale.attempt)

    def _show_view(self, sale: Sale, view_model: SaleViewModel, now: int, picture: QrPicture | None) -> None:
        if view_model.layout is not SaleLayout.QR:
            self.code_card.forget()
            self.pay_panel.forget()
        match view_model.layout:
            case SaleLayout.QR | SaleLayout.RUN_OUT:
                self.code_card.show_sale(sale, view_model, picture if view_model.layout is SaleLayout.QR else None)
                self.pay_panel.show_sale(sale, view_model, picture if view_model.layout is SaleLayout.QR else None)
                self.pay_panel.show_time(sale, now)
            case SaleLayout.PAID:
                past = past_words(sale, now) if view_model.headline is Headline.HAND_OVER else ""
                odd = bool(view_model.paragraphs or past)
                self.paid_top.show_sale(sale, view_model, verdict_note(sale, now), self._window_layout, has_warning=odd)
                self.paid_bottom.show_sale(sale, view_model, self._window_layout, past, can_refund=self._can_refund)
                self.strip.set_shape(StripShape.PAGE, self.paid_bottom.largest)
            case SaleLayout.LATE:
                self.late_view.show_sale(sale, view_model, now, can_refund=self._can_refund)
            case _:
                self.text_view.show_sale(sale, view_model, can_refund=self._can_refund)
                leads_on = enter_action(sale, view_model) is Action.NEXT
                self.action_row.button(Action.NEXT).set_key(key_label(Action.SHOW if leads_on else Action.NEXT))
        self._arrange(view_model.layout)
        self._fit()

    def activate(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Remove everything of the sale from the page."""
        self.end_payment_check()
        self.code_card.forget()
        self.pay_panel.forget()
        self._arrange(SaleLayout.QR)  # now, so that the next code appears sooner
        self.sale = self._picture = None

    # Actions ----------------------------------------------------------------------------------------------------------

    def allowed_actions(self) -> frozenset[Action]:
        """Return the actions that apply to what is shown."""
        if self.view_model is None or self.sale is None:
            return frozenset()
        found = set(self.view_model.actions) | {Action.NEXT}
        if ReadSale in current_commands(self.sale, clock.now_ms()):
            found.add(Action.READ_STATUS)
        if self.sale.order_id:
            found.add(Action.SAYS_PAID)
        if self.view_model.layout is SaleLayout.QR:
            found |= {Action.PHONE, *((Action.LINK_SLIP, Action.WHATSAPP, Action.SMS) if is_link(self.sale) else ())}
        return frozenset(found if self._can_refund else found - {Action.REFUND})

    _can_refund = False

    def set_refund_offered(self, *, offered: bool) -> None:
        """Offer to refund a paid sale by a payout link, or not."""
        if offered != self._can_refund:
            self._can_refund = offered
            if (
                self.sale is not None
                and self.view_model is not None
                and self.view_model.layout not in _LAYOUTS_WITH_CODE
            ):
                self._show_view(self.sale, self.view_model, clock.now_ms(), None)

    def set_busy(self, actions: frozenset[Action]) -> None:
        """Mark the buttons of these actions as busy, and no others."""
        self.action_row.set_busy(actions)
        self.code_card.set_busy(actions)
        self.late_view.set_busy(actions)

    # Payment check (F6) -----------------------------------------------------------------------------------------------

    def start_payment_check(self, now: int) -> None:
        """Show the result of a fresh read requested at `now` (F6)."""
        self._payment_check_at = now
        self._update_payment_check(now)

    def escape(self) -> bool:
        """Close a question, else the payment check."""
        if self.action_row.question.is_open:
            self.action_row.question.close_question()
            self.activate()
        else:
            self.end_payment_check()
        return True

    def end_payment_check(self) -> None:
        """Close the panel of F6."""
        self._payment_check_at = self._payment_check_text = None
        self._show_check_message("info", Words("", ""))

    def _show_check_message(self, kind: MessageKind, words: Words) -> None:
        """Show the result of F6 in whichever view is shown; beside a code it replaces the time left."""
        for says in (self.pay_panel.payment_check, self.text_view.payment_check):
            says.show_message(kind, words.title, words.text)
            says.setVisible(bool(words.title))
        self.pay_panel.update_compact_layout()

    def _update_payment_check(self, now: int) -> None:
        if self._payment_check_at is None or self.sale is None:
            return
        if verdict_of(self.sale, now) in {Verdict.HAND_OVER, Verdict.PAID_LATE}:
            self.end_payment_check()
            return
        kind, words = says_paid_words(self.sale, now, self._payment_check_at)
        if words != self._payment_check_text:
            self._payment_check_text = words
            announce(self, words.title, words.text)
        self._show_check_message(kind, words)
        self.pay_panel.show_time(self.sale, now)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        sale, view_model = self.sale, self.view_model
        ended = sale is not None and view_model is not None and has_ended(sale, view_model) and not event.isAutoRepeat()
        if sale is None or view_model is None or not ended:
            super().keyPressEvent(event)
        elif event.text().isdecimal():
            self.next_sale_typed.emit(event.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (action := enter_action(sale, view_model)):
            self.action_requested.emit(action)
        else:
            super().keyPressEvent(event)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        if self.view_model is not None and self.view_model.layout is SaleLayout.PAID:
            painter.fillRect(self.rect(), QColor(tokens.colour(PAGE_STYLES[self.view_model.headline][0])))
