"""The page of one sale: the verdict, and around it what the sale is at this moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from paydesk.domain.commands import ReadSale
from paydesk.domain.messages import QrPicture, ServiceHealth
from paydesk.domain.sale.headline import Arrival, Headline, Refunded
from paydesk.domain.sale.next_step import possible
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui import clock
from paydesk.ui.actions import Action, key_label
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.sell.buttons import ActionRow
from paydesk.ui.sell.choices import LateView
from paydesk.ui.sell.page_keys import enter_action, has_ended
from paydesk.ui.sell.paid_screens import Look, Screen
from paydesk.ui.sell.paid_view import PaidBottom, PaidTop
from paydesk.ui.sell.sale_qr import PayPanel, QrPlace
from paydesk.ui.sell.sale_screens import screen_of
from paydesk.ui.sell.sale_words import WordsView
from paydesk.ui.sell.verdict_strip import PAGE_LOOKS, Shape, VerdictStrip
from paydesk.ui.theme_tokens import Tokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.accessible import announce, lies_over
from paydesk.ui.widgets.card import MessageKind
from paydesk.ui.widgets.flow import hbox, put, vbox
from paydesk.ui.widgets.labels import BigAmount
from paydesk.ui.widgets.paint import scaled
from paydesk.ui.widgets.qr_view import is_link
from paydesk.ui.words.ages import note_forms, past_words, verdict_note
from paydesk.ui.words.base import Words, money_words, translate
from paydesk.ui.words.sales import says_paid_words

_PAYABLE = (Look.QR, Look.RUN_OUT)
_PANEL = 300
"""The least width of what stands beside the code, in pixels."""
_MUCH = 10_000
"""How much more of the width the code gets, up to what it can use."""


class SalePage(paint.Drawn, paint.Fitted, Page):
    """Shows one sale.

    `asked` carries an Action that a button or Enter asked for; `next_typed` the first digit of the next sale's amount.
    """

    asked = Signal(object)
    next_typed = Signal(str)

    def __init__(self, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sale: Sale | None = None
        self.screen_shown: Screen | None = None
        self.refunded: Callable[[str], Refunded] = lambda _: Refunded()
        """What goes back of a sale by payout link, or may have gone."""
        self._picture: QrPicture | None = None
        self._said_paid_at: int | None = None
        self._said: Words | None = None
        self._layout = Layout.NORMAL
        self._arranged: tuple[Look, Layout] | None = None
        self.strip = VerdictStrip(self)
        self.place = QrPlace(self)
        self.panel = PayPanel(demo=demo, parent=self)
        self.words_view = WordsView(self)
        self.paid_top = PaidTop(self)
        self.paid_bottom = PaidBottom(self)
        self.late = LateView(self)
        self._view_of: dict[Look, PayPanel | WordsView | PaidBottom | LateView] = {
            Look.QR: self.panel,
            Look.RUN_OUT: self.panel,
            Look.WORDS: self.words_view,
            Look.PAID: self.paid_bottom,
            Look.LATE: self.late,
        }
        """What stands below the verdict, or beside the code."""
        self._views = tuple(dict.fromkeys(self._view_of.values()))
        for asks in (self.place, self.panel, self.late):
            asks.pressed.connect(self.asked)
        for view in self._views:
            view.buttons.pressed.connect(self.asked)
        self._menu = QWidget(self)
        self.brief = BigAmount(32, "", self._menu)
        self._menu_row = hbox()
        put(hbox(self._menu, spacing=10), self.brief, (self._menu_row, 1))
        self._make_grid()
        self._arrange(Look.QR)

    def _make_grid(self) -> None:
        """The verdict in the middle row; the code at the left, of which a layout says where it stands."""
        self._grid = QGridLayout(self)
        self._head = put(vbox(), self._menu, (self.paid_top, 1))
        self._grid.addLayout(self._head, 0, 1)
        # in a layout of their own: Qt keeps no spacing above a cell that holds several
        self._grid.addLayout(put(vbox(spacing=0), *((view, 1) for view in self._views)), 2, 1)
        self._grid.setRowStretch(2, 2)
        self._grid.setColumnStretch(1, 1)

    # How it stands --------------------------------------------------------------------------------------------------

    def use_layout(self, layout: Layout) -> None:
        """Which layout the window has."""
        self._layout = layout
        for part in (self.place, self.panel, self.words_view, self.late):
            part.use_layout(layout)
        if self.sale is not None and self.screen_shown is not None:
            now = clock.now_ms()
            self._arrange(self.screen_shown.look)
            self._show_verdict(self.sale, self.screen_shown, now)
            # its parts have other sizes at once, not at the next second
            self._show_view(self.sale, self.screen_shown, now, self._picture)

    def place_for_menu(self) -> QBoxLayout | None:
        """Page: in a small window the buttons "Menu" and "4 open" stand above the verdict."""
        return self._menu_row

    def in_sight(self) -> QWidget | None:
        """Page: a code that a customer scans, where all that stands beside it can be covered instead."""
        return self.place if self._layout.tight and self._arranged == (Look.QR, self._layout) else None

    def _arrange(self, look: Look) -> None:
        """Put the parts of this look where its layout has them."""
        if self._arranged == (look, self._layout):
            return
        self._arranged = (look, self._layout)
        small, low, tight = self._layout.small, self._layout.low, self._layout.tight
        payable, paid = look in _PAYABLE, look is Look.PAID
        margin, spacing = 6 if small else 10 if tight else 16, 6 if small else 12
        if payable:
            spacing = 8 if small else 10 if tight else 12
            self.strip.use_shape(Shape.STRIP if not tight else Shape.LOW if low else Shape.COLUMN)
        elif paid:
            margin, spacing = 0, 4 if tight else 12
        else:
            self.strip.use_shape(Shape.STRIP, 30 if small else 36 if low else 108)
        self._grid.setContentsMargins(margin, margin, margin, margin)
        for parts in (self._grid, self._head):
            parts.setSpacing(spacing)
        self._menu_row.setContentsMargins(*((8, 8, 8, 0) if paid else (0, 0, 0, 0)))
        first = 2 if not tight else 0 if small else 1  # the row where the code begins
        self._grid.addWidget(self.place, first, 0, 3 - first, 1)
        begins = int(not payable or tight)  # beside the code, or above it
        self._grid.addWidget(self.strip, 1, begins, 1, 2 - begins)
        self._grid.setRowStretch(0, int(paid and not small))
        self._grid.setColumnStretch(0, _MUCH * payable)
        for view in self._views:
            view.setVisible(view is self._view_of[look])
        self.place.setVisible(payable)
        self.paid_top.setVisible(paid)
        self._menu.setVisible(small)
        self.brief.setVisible(not payable and not paid)

    def _fit(self) -> None:
        """The code gets its room first; what stands beside it takes the rest."""
        margins, spacing = self._grid.contentsMargins(), self._grid.spacing()
        height = self.height() - margins.top() - margins.bottom()
        if not self._layout.tight:
            height -= self.strip.minimumHeight() + spacing
        width = self.width() - margins.left() - margins.right() - spacing - scaled(_PANEL)
        side = self.place.side(QSize(max(width, 1), max(height, 1)), self.devicePixelRatioF())
        if self.place.maximumWidth() != side:  # never its least width: what is too narrow makes the code smaller
            self.place.setMaximumWidth(side)

    @property
    def sale_id(self) -> str:
        """Page: the sale that is shown."""
        return self.sale.sale_id if self.sale is not None else ""

    @property
    def headline(self) -> Headline:
        """What the page says first, once it is paid."""
        return Headline.VERDICT if self.screen_shown is None else self.screen_shown.headline

    @property
    def row(self) -> ActionRow:
        """The buttons of the view that is shown."""
        return self._view_of[self.screen_shown.look if self.screen_shown is not None else Look.WORDS].buttons

    # What it shows --------------------------------------------------------------------------------------------------

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
        """Show this sale as it is at `now` (ms). `picture` is what to draw for its present attempt.

        `instead`, `arrival` and `no_code`: as of `screen_of`.
        """
        same = self.sale is not None and self.sale.sale_id == sale.sale_id
        if not same:
            self.stop_saying()
            self.row.question.close_question()
        before, said_before, self.sale = self.screen_shown, self.strip.text(), sale
        screen = screen_of(
            sale,
            now,
            health=health,
            has_picture=picture is not None,
            no_code=no_code,
            instead=instead,
            arrival=arrival,
            refunded=self.refunded(sale.sale_id) if sale.paid_at is not None else Refunded(),
        )
        self.screen_shown = screen
        self._show_verdict(sale, screen, now)
        self.brief.show_amount(money_words(sale.amount), screen.amount_name or translate("WordsView", "To pay"))
        if self.strip.text() == said_before:  # a change is told by the strip itself
            if not same:
                past = past_words(sale, now) if screen.headline is Headline.HAND_OVER else screen.question
                self.strip.tell(" ".join(filter(None, (money_words(sale.amount), past))))
            elif before is not None and before.heading != screen.heading:
                announce(self, screen.heading)
        if screen.look is Look.QR and before is not None and before.look is not Look.QR:
            self.stop_saying()  # what F6 found was said of what was there before
        self._show_says(now)
        keyboard_is_here = not lies_over(self.window().focusWidget())  # else somebody types over there
        self._show_view(sale, screen, now, picture)
        if before is not None and before.look is not screen.look and self.isVisible() and keyboard_is_here:
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # a view that went took it with it; here every key works
        if not same or screen != before or picture is not self._picture:
            self._picture = picture
            self.update()  # with all that stands on it; words that only tell the time do so themselves

    def _show_verdict(self, sale: Sale, screen: Screen, now: int) -> None:
        verdict, amount = verdict_of(sale, now), money_words(sale.amount)
        if screen.look is Look.PAID:
            said = " ".join(filter(None, (screen.amount or amount, screen.question)))
            self.strip.show_page(verdict, screen.headline, screen.title, screen.below, said)
            self.setAccessibleName(f"{self.strip.text()}, {amount}")
            return
        order = self._order_words(sale) if not self._layout.tight or screen.look not in _PAYABLE else ""
        notes = (verdict_note(sale, now), *note_forms(sale, now))
        note, *forms = ("\n".join(filter(None, (each, order))) for each in notes)
        self.strip.show_verdict(verdict, note, amount, heading=screen.heading, more=screen.more, forms=tuple(forms))
        self.setAccessibleName(f"{self.strip.text()}, {amount}")

    def _order_words(self, sale: Sale) -> str:
        words = self.tr("{order}, attempt {number}") if sale.attempt > 1 else "{order}"
        return words.format(order=sale.order_id, number=sale.attempt)

    def _show_view(self, sale: Sale, screen: Screen, now: int, picture: QrPicture | None) -> None:
        if screen.look is not Look.QR:
            self.place.forget()
            self.panel.forget()
        match screen.look:
            case Look.QR | Look.RUN_OUT:
                self.place.show_sale(sale, screen, picture if screen.look is Look.QR else None)
                self.panel.show_sale(sale, screen, picture if screen.look is Look.QR else None)
                self.panel.show_time(sale, now)
            case Look.PAID:
                past = past_words(sale, now) if screen.headline is Headline.HAND_OVER else ""
                odd = bool(screen.paragraphs or past)
                self.paid_top.show_sale(sale, screen, verdict_note(sale, now), self._layout, odd=odd)
                self.paid_bottom.show_sale(sale, screen, self._layout, past, refunds=self._refunds)
                self.strip.use_shape(Shape.PAGE, self.paid_bottom.largest)
            case Look.LATE:
                self.late.show_sale(sale, screen, now, refunds=self._refunds)
            case _:
                self.words_view.show_sale(sale, screen, refunds=self._refunds)
                leads_on = enter_action(sale, screen) is Action.NEXT
                self.row.button(Action.NEXT).set_key(key_label(Action.SHOW if leads_on else Action.NEXT))
        self._arrange(screen.look)
        self._fit()

    def begin(self) -> None:
        """The page comes to the front."""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Nothing of a sale stays on a page that is not shown."""
        self.stop_saying()
        self.place.forget()
        self.panel.forget()
        self._arrange(Look.QR)  # the next customer's code need not wait for it
        self.sale = self._picture = None

    # What may be done -----------------------------------------------------------------------------------------------

    def allowed(self) -> frozenset[Action]:
        """The actions that have a meaning for what is shown."""
        if self.screen_shown is None or self.sale is None:
            return frozenset()
        found = set(self.screen_shown.actions) | {Action.NEXT}
        if ReadSale in possible(self.sale, clock.now_ms()):
            found.add(Action.ASK)
        if self.sale.order_id:
            found.add(Action.SAYS_PAID)
        if self.screen_shown.look is Look.QR:
            found |= {Action.PHONE, *((Action.LINK_SLIP, Action.WHATSAPP, Action.SMS) if is_link(self.sale) else ())}
        return frozenset(found if self._refunds else found - {Action.REFUND})

    _refunds = False

    def offer_refund(self, *, may: bool) -> None:
        """Whether a sale that is paid can be refunded by a payment link (`asked` carries Action.REFUND then)."""
        if may != self._refunds:
            self._refunds = may
            if self.sale is not None and self.screen_shown is not None and self.screen_shown.look not in _PAYABLE:
                self._show_view(self.sale, self.screen_shown, clock.now_ms(), None)

    def set_busy(self, actions: frozenset[Action]) -> None:
        """These are under way for this sale."""
        self.row.set_busy(actions)
        self.place.set_busy(actions)
        self.late.set_busy(actions)

    # The customer says it is paid -----------------------------------------------------------------------------------

    def say_paid(self, now: int) -> None:
        """F6: a fresh read was asked for; say what it finds."""
        self._said_paid_at = now
        self._show_says(now)

    def escape(self) -> bool:
        """Esc: a question is called off; else the panel of F6 goes."""
        if self.row.question.is_open:
            self.row.question.close_question()
            self.begin()
        else:
            self.stop_saying()
        return True

    def stop_saying(self) -> None:
        """Close the panel of F6."""
        self._said_paid_at = self._said = None
        self._say("info", Words("", ""))

    def _say(self, kind: MessageKind, words: Words) -> None:
        """What F6 found, on whichever view; where a code is, it stands where the time stood."""
        for says in (self.panel.says, self.words_view.says):
            says.show_message(kind, words.title, words.text)
            says.setVisible(bool(words.title))
        self.panel.share_height()

    def _show_says(self, now: int) -> None:
        if self._said_paid_at is None or self.sale is None:
            return
        if verdict_of(self.sale, now) in {Verdict.HAND_OVER, Verdict.PAID_LATE}:
            self.stop_saying()
            return
        kind, words = says_paid_words(self.sale, now, self._said_paid_at)
        if words != self._said:
            self._said = words
            announce(self, words.title, words.text)
        self._say(kind, words)
        self.panel.show_time(self.sale, now)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter and digits lead on from a page that has ended."""
        sale, screen = self.sale, self.screen_shown
        ended = sale is not None and screen is not None and has_ended(sale, screen) and not event.isAutoRepeat()
        if sale is None or screen is None or not ended:
            super().keyPressEvent(event)
        elif event.text().isdecimal():
            self.next_typed.emit(event.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (action := enter_action(sale, screen)):
            self.asked.emit(action)
        else:
            super().keyPressEvent(event)

    def _draw(self, painter: QPainter, tokens: Tokens) -> None:
        """The whole page is green while it says HAND OVER, and has the colour of what else it says once it is paid."""
        if self.screen_shown is not None and self.screen_shown.look is Look.PAID:
            painter.fillRect(self.rect(), QColor(tokens.colour(PAGE_LOOKS[self.screen_shown.headline][0])))
