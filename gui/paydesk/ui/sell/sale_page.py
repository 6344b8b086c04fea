"""The page of one sale: a code and the panel beside it, a full-colour page, or a verdict above text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from paydesk.domain.messages import QrPicture, ServiceHealth
from paydesk.domain.sale.headline import Arrival, Headline, RefundSummary
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui import clock
from paydesk.ui.actions import Action
from paydesk.ui.feed import current_verdict
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.sell.buttons import ActionRow
from paydesk.ui.sell.code_pane import LinkPane, QrPane
from paydesk.ui.sell.colour_view import ColourView
from paydesk.ui.sell.late_payment import LatePaymentView
from paydesk.ui.sell.page_keys import enter_action, has_ended
from paydesk.ui.sell.sale_text_view import SaleTextView
from paydesk.ui.sell.verdict_strip import VerdictStrip
from paydesk.ui.sell.view_model import LAYOUTS_WITH_CODE, SaleLayout, SaleViewModel
from paydesk.ui.sell.view_model_factory import create_view_model
from paydesk.ui.sell.wait_panel import WaitPanel
from paydesk.ui.text_styles import TEXT_STYLES
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.accessible import announce, is_in_overlay
from paydesk.ui.words.ages import longest_notes, verdict_note
from paydesk.ui.words.base import Words, billing_words, money_words
from paydesk.ui.words.sales import says_paid_words

_MIN_PANEL_WIDTH: Final = 340
"""The least width of the panel beside the code, in pixels."""
_CHECK_SHOWN_MS: Final = 20_000
"""The time for which the answer to F6 stays."""


class SalePage(paint.ResizeMixin, Page):
    """Shows one sale.

    `action_requested` carries the Action of a button or of Enter; `next_sale_typed` the first digit of the next amount;
    `sale_chosen` the id of another sale that waits.
    """

    action_requested = Signal(object)
    next_sale_typed = Signal(str)
    sale_chosen = Signal(object)

    def __init__(self, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sale: Sale | None = None
        self.view_model: SaleViewModel | None = None
        self.find_refund: Callable[[str], RefundSummary] = lambda _: RefundSummary()
        """Returns the refunds of a sale, confirmed or possible."""
        self.find_waiting: Callable[[], Sequence[Sale]] = tuple
        """Returns the sales that wait."""
        self._hidden = {Action.REFUND, Action.STATIC_QR} | (set() if demo else {Action.PHONE})
        """Actions that are not offered here."""
        self._show_again: Callable[[], None] | None = None
        """Shows the present sale once more."""
        self._check_began: int | None = None
        self._check_answered: int | None = None
        """The time of F6, and of its answer, in ms since the epoch."""
        self._check_words: Words | None = None
        self._window_layout = Layout.NORMAL
        self._arranged: tuple[SaleLayout, Layout] | None = None
        self._create_parts()
        self._create_grid()
        self._arrange(SaleLayout.QR)

    def _create_parts(self) -> None:
        self.strip = VerdictStrip(self)
        self.qr_pane, self.link_pane = QrPane(self), LinkPane(self)
        self.wait_panel = WaitPanel(self)
        self.text_view = SaleTextView(self)
        self.colour_view = ColourView(self)
        self.late_view = LatePaymentView(self)
        self._views: dict[SaleLayout, WaitPanel | SaleTextView | ColourView | LatePaymentView] = {
            SaleLayout.QR: self.wait_panel,
            SaleLayout.LINK: self.wait_panel,
            SaleLayout.TEXT: self.text_view,
            SaleLayout.COLOUR: self.colour_view,
            SaleLayout.LATE: self.late_view,
        }
        for part in (self.link_pane, self.wait_panel, self.late_view):
            part.action_pressed.connect(self.action_requested)
        for view in (self.text_view, self.colour_view, self.late_view):
            view.buttons.action_pressed.connect(self.action_requested)
        self.wait_panel.sale_chosen.connect(self.sale_chosen)

    def _create_grid(self) -> None:
        """Create the grid: the code at the left of both rows; the verdict above a view without one."""
        self._grid = QGridLayout(self)
        self._grid.addWidget(self.qr_pane, 0, 0, 2, 1)
        self._grid.addWidget(self.link_pane, 0, 0, 2, 1)
        self._grid.addWidget(self.strip, 0, 1)
        for view in dict.fromkeys(self._views.values()):
            self._grid.addWidget(view, 1, 1)
        self._grid.setRowStretch(1, 1)
        self._grid.setColumnStretch(1, 1)

    # Arrangement ------------------------------------------------------------------------------------------------------

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout."""
        self._window_layout = layout
        self.strip.set_px(TEXT_STYLES["display_second"].px(layout))
        for part in (self.link_pane, *dict.fromkeys(self._views.values())):
            part.use_layout(layout)
        self._arrange(self._layout)
        if self._show_again is not None:
            self._show_again()

    @property
    def _layout(self) -> SaleLayout:
        return self.view_model.layout if self.view_model is not None else SaleLayout.QR

    @property
    def has_own_list(self) -> bool:
        needs_decision = self._layout is SaleLayout.LATE or (self.sale is not None and self.sale.is_open)
        return self._layout in LAYOUTS_WITH_CODE or needs_decision

    def keep_visible(self) -> QWidget | None:
        """Return the code while it must stay visible for the customer, where what is beside it can be covered."""
        return {SaleLayout.QR: self.qr_pane, SaleLayout.LINK: self.link_pane}.get(self._layout)

    def _arrange(self, layout: SaleLayout) -> None:
        """Place the parts of a layout."""
        if self._arranged == (layout, self._window_layout):
            return
        before, self._arranged = self._arranged, (layout, self._window_layout)
        has_strip = layout in {SaleLayout.TEXT, SaleLayout.LATE}
        margin = 16 if has_strip else 0
        self._grid.setContentsMargins(margin, margin, margin, margin)
        self._grid.setSpacing(12 if has_strip else 0)
        self.strip.setVisible(has_strip)
        self.qr_pane.setVisible(layout is SaleLayout.QR)
        self.link_pane.setVisible(layout is SaleLayout.LINK)
        for view in dict.fromkeys(self._views.values()):
            view.setVisible(view is self._views[layout])
        self._fit()
        if before is None or before[0] is not layout:
            self.surroundings_changed.emit()

    def _fit(self) -> None:
        """Make the code as wide as the page is high; the panel beside it takes the rest."""
        width = max(min(self.height(), self.width() - _MIN_PANEL_WIDTH), 1)
        for pane in (self.qr_pane, self.link_pane):
            pane.setFixedWidth(width)

    @property
    def sale_id(self) -> str:
        return self.sale.sale_id if self.sale is not None else ""

    @property
    def headline(self) -> Headline:
        """The headline of a paid sale; VERDICT for others."""
        return Headline.VERDICT if self.view_model is None else self.view_model.headline

    @property
    def warns(self) -> bool:
        """True if there is a warning to read."""
        return self.view_model is not None and bool(self.view_model.paragraphs)

    @property
    def action_row(self) -> ActionRow:
        """The buttons of the view that is shown."""
        return self._views[self._layout].buttons

    def verdict_text(self) -> str:
        """Return the largest words of the page, as a screen reader gets them."""
        match self._layout:
            case SaleLayout.COLOUR:
                return self.colour_view.title.text()
            case SaleLayout.QR | SaleLayout.LINK:
                return self.wait_panel.strip.text()
        return self.strip.text()

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

        def show(now: int) -> None:
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
            self._show(sale, view_model.without(frozenset(self._hidden)), now, picture)

        self._show_again = lambda: show(clock.now_ms())
        show(now)

    def _show(self, sale: Sale, view_model: SaleViewModel, now: int, picture: QrPicture | None) -> None:
        is_new = self.sale is None or self.sale.sale_id != sale.sale_id
        before, text_before = self.view_model, self.verdict_text()
        if is_new:
            self._forget_sale()
            self.action_row.close_popups()
        keyboard_is_here = not is_in_overlay(self.window().focusWidget())  # else somebody types in an overlay
        self.sale, self.view_model = sale, view_model
        self._fill(sale, view_model, now, picture)
        if before is not None and before.layout is not view_model.layout:
            if view_model.layout in LAYOUTS_WITH_CODE:
                self.end_payment_check()  # the check was about the former state
            if self.isVisible() and keyboard_is_here:
                self.activate()  # the focus may have been in a hidden view
        self._update_payment_check(now)
        name = (self.verdict_text(), billing_words(sale.bill), money_words(sale.amount))
        self.setAccessibleName(", ".join(filter(None, name)))
        if is_new or self.verdict_text() != text_before:
            self._announce(sale, view_model)
        elif before is not None and before.heading != view_model.heading:
            announce(self, view_model.heading)

    def _announce(self, sale: Sale, view_model: SaleViewModel) -> None:
        amount = ", ".join(filter(None, (billing_words(sale.bill), view_model.amount or money_words(sale.amount))))
        if view_model.layout is SaleLayout.COLOUR:
            self.colour_view.announce(amount, view_model.details, view_model.question)
        else:
            (self.wait_panel.strip if self._layout in LAYOUTS_WITH_CODE else self.strip).announce_verdict(amount)

    def _fill(self, sale: Sale, view_model: SaleViewModel, now: int, picture: QrPicture | None) -> None:
        enter = enter_action(sale, view_model)
        self._show_code(sale, view_model.layout, picture)
        match view_model.layout:
            case SaleLayout.QR | SaleLayout.LINK:
                others = [other for other in self.find_waiting() if other.sale_id != sale.sale_id]
                self.wait_panel.show_sale(sale, view_model, others, now)
            case SaleLayout.COLOUR:
                self.colour_view.show_sale(sale, view_model, enter)
            case SaleLayout.LATE:
                self.late_view.show_sale(sale, view_model, now)
            case _:
                self.text_view.show_sale(sale, view_model, enter)
        if view_model.layout in {SaleLayout.TEXT, SaleLayout.LATE}:
            notes = (verdict_note(sale, now), *longest_notes(sale, now))
            note, *forms = ("\n".join(filter(None, (each, sale.order_id))) for each in notes)
            verdict = current_verdict(sale, now)
            self.strip.show_verdict(verdict, note, heading=view_model.heading, note_variants=tuple(forms))
        self._arrange(view_model.layout)

    def _show_code(self, sale: Sale, layout: SaleLayout, picture: QrPicture | None) -> None:
        """Show the code of a sale that can be paid; remove all others from the screen."""
        if layout is SaleLayout.QR:
            self.qr_pane.show_code(picture)
        else:
            self.qr_pane.forget()
        if layout is SaleLayout.LINK:
            self.link_pane.show_sale(sale, picture)
        else:
            self.link_pane.forget()

    def activate(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        part = self.link_pane.phone if self._layout is SaleLayout.LINK else self
        part.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Remove everything of the sale from the page."""
        self._forget_sale()
        self._show_again = self.sale = self.view_model = None
        self._arrange(SaleLayout.QR)  # now, so that the next code appears sooner

    def _forget_sale(self) -> None:
        self.end_payment_check()
        self.qr_pane.forget()
        self.link_pane.forget()

    # Actions ----------------------------------------------------------------------------------------------------------

    def allowed_actions(self) -> frozenset[Action]:
        """Return the actions that apply to what is shown."""
        return frozenset() if self.view_model is None else self.view_model.allowed_actions

    def set_offered(self, action: Action, *, offered: bool) -> None:
        """Offer to refund a paid sale, or the shop's QR for one that cannot be paid; or not."""
        if offered is (action in self._hidden):
            self._hidden ^= {action}
            if self._show_again is not None:
                self._show_again()

    def set_busy(self, actions: frozenset[Action]) -> None:
        """Mark the buttons of these actions as busy, and no others."""
        self.action_row.set_busy(actions)
        self.late_view.set_busy(actions)

    # Payment check (F6) -----------------------------------------------------------------------------------------------

    def start_payment_check(self, now: int) -> None:
        """Show the result of a fresh read requested at `now` (F6)."""
        self._check_began, self._check_answered = now, None
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
        """Take the answer to F6 away."""
        self._check_began = self._check_answered = self._check_words = None
        for view in (self.wait_panel, self.text_view, self.colour_view):
            view.show_check("info", Words("", ""))

    def _update_payment_check(self, now: int) -> None:
        began, sale = self._check_began, self.sale
        if began is None or sale is None:
            return
        is_paid = verdict_of(sale, now) in {Verdict.HAND_OVER, Verdict.PAID_LATE}
        if is_paid or (self._check_answered is not None and now - self._check_answered >= _CHECK_SHOWN_MS):
            self.end_payment_check()
            return
        kind, words = says_paid_words(sale, now, began)
        if kind != "info" and self._check_answered is None:
            self._check_answered = now
        if words != self._check_words:
            self._check_words = words
            announce(self, words.title, words.text)
        for view in (self.wait_panel, self.text_view, self.colour_view):
            view.show_check(kind, words)

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
