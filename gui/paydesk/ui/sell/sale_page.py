"""The page of one sale: the verdict strip, and below it what the sale is at this moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.commands import ReadSale
from paydesk.domain.sale.next_step import possible
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui import clock
from paydesk.ui.actions import Action
from paydesk.ui.page import Page
from paydesk.ui.sell.sale_qr import QrCard
from paydesk.ui.sell.sale_words import PaidCard, WordsCard
from paydesk.ui.sell.screen import Look, Screen
from paydesk.ui.sell.screens import screen_of
from paydesk.ui.sell.verdict_strip import VerdictStrip
from paydesk.ui.widgets.announce import announce
from paydesk.ui.widgets.labels import Heading, Note
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.widgets.room import OneOf
from paydesk.ui.words.base import money_words
from paydesk.ui.words.sales import verdict_note
from paydesk.ui.words.says import says_paid_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paydesk.domain.messages import QrPicture, ServiceHealth
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.sell.buttons import ActionRow
    from paydesk.ui.widgets.qr_view import QrView
    from paydesk.ui.words.base import Words


class SalePage(Page):
    """Shows one sale. `asked` carries an Action that a button or Enter asked for."""

    asked = Signal(object)
    phone_wanted = Signal(str)

    def __init__(self, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sale: Sale | None = None
        self.screen_shown: Screen | None = None
        self._said_paid_at: int | None = None
        self._said: Words | None = None
        self._refunds = False
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 20, 24, 20)
        page.setSpacing(12)
        page.addWidget(self._make_head())
        self.strip = VerdictStrip(self)
        page.addWidget(self.strip)
        self.says = MessagePanel("info", "", "", self)
        self.says.hide()
        page.addWidget(self.says)
        page.addWidget(self._make_views(demo=demo), 1)

    def _make_head(self) -> QWidget:
        self._head = QWidget(self)
        row = QHBoxLayout(self._head)
        row.setContentsMargins(0, 0, 0, 0)
        self.heading = Heading("", self._head)
        self.meta = Note("", self._head)
        self.meta.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.meta.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.heading, 1)
        row.addWidget(self.meta, 1)
        return self._head

    def _make_views(self, *, demo: bool) -> OneOf:
        self._views = OneOf(self)
        self.qr_card = QrCard(demo=demo, parent=self)
        self.words_card = WordsCard(self)
        self.paid_card = PaidCard(self)
        for card in (self.qr_card, self.words_card, self.paid_card):
            self._views.addWidget(card)
            card.pressed.connect(self.asked)
        self.qr_card.phone_wanted.connect(self.phone_wanted)
        return self._views

    @property
    def sale_id(self) -> str:
        """The sale that is shown; "" for none."""
        return self.sale.sale_id if self.sale is not None else ""

    @property
    def qr_view(self) -> QrView:
        """The place where the QR is drawn."""
        return self.qr_card.qr_view

    @property
    def row(self) -> ActionRow:
        """The buttons of the view that is shown."""
        return self._row_of(self.screen_shown.look if self.screen_shown is not None else Look.WORDS)

    def _row_of(self, look: Look) -> ActionRow:
        rows = {Look.QR: self.qr_card.buttons, Look.WORDS: self.words_card.buttons, Look.PAID: self.paid_card.buttons}
        return rows[look]

    def show_sale(
        self,
        sale: Sale,
        now: int,
        health: ServiceHealth | None,
        picture: QrPicture | None,
        instead: Sequence[Sale] = (),
    ) -> None:
        """Show this sale as it is at `now` (ms). `picture` is what to draw for its present attempt.

        `instead`: the sales that were taken in its stead.
        """
        same = self.sale is not None and self.sale.sale_id == sale.sale_id
        if not same:
            self.stop_saying()
            self.row.stop_asking()
        before, verdict_before, self.sale = self.screen_shown, self.strip.verdict, sale
        screen = screen_of(sale, now, health=health, has_picture=picture is not None, instead=instead)
        self.screen_shown = screen
        self.strip.show_verdict(verdict_of(sale, now), verdict_note(sale, now), money_words(sale.amount))
        self.setAccessibleName(f"{self.strip.text()}, {money_words(sale.amount)}")
        if same and before is not None and before.heading != screen.heading and self.strip.verdict is verdict_before:
            announce(self, screen.heading)  # a change of the verdict is told by the strip itself
        self._head.setVisible(bool(screen.heading))
        self.heading.setText(screen.heading)
        self.meta.setText(self._meta_of(sale))
        self._show_view(sale, screen, now, picture)
        if before is not None and before.look is not screen.look:
            self._row_of(before.look).stop_asking()  # a question is not taken up again when that view comes back
            self._keep_focus()
        self._show_says(now)

    def _show_view(self, sale: Sale, screen: Screen, now: int, picture: QrPicture | None) -> None:
        if screen.look is not Look.QR:
            self.qr_card.forget()
        if screen.look is Look.QR:
            self.qr_card.show_sale(sale, screen, picture)
            self.qr_card.show_time(sale, now)
            self._views.setCurrentWidget(self.qr_card)
        elif screen.look is Look.PAID:
            self.paid_card.show_sale(sale, screen)
            self._views.setCurrentWidget(self.paid_card)
        else:
            self.words_card.show_sale(sale, screen)
            self._views.setCurrentWidget(self.words_card)

    def _meta_of(self, sale: Sale) -> str:
        parts = [sale.order_id] if sale.order_id else []
        if sale.attempt:
            parts.append(self.tr("attempt {number}").format(number=sale.attempt))
        return " · ".join(parts)

    def _keep_focus(self) -> None:
        """A view that went took the focus with it: the page itself has it now, so that every key works."""
        if self.isVisible():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin(self) -> None:
        """The page comes to the front."""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Nothing of a sale stays on a page that is not shown."""
        self.row.stop_asking()
        self.stop_saying()
        self.qr_card.forget()
        self.sale = None

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
        if self.screen_shown.look is Look.PAID:
            found.add(Action.REFUND)
        return frozenset(found if self._refunds else found - {Action.REFUND})

    def offer_refund(self, *, may: bool) -> None:
        """Whether a sale that is paid can be refunded by a payment link (`asked` carries Action.REFUND then)."""
        self._refunds = may
        self.paid_card.offer_refund(may=may)
        self.words_card.offer_refund(may=may)

    def set_busy(self, actions: frozenset[Action]) -> None:
        """These are under way for this sale."""
        self.row.set_busy(actions)

    # The customer says it is paid -----------------------------------------------------------------------------------

    @property
    def is_saying(self) -> bool:
        """Whether the panel of F6 is on the screen."""
        return self._said_paid_at is not None

    def say_paid(self, now: int) -> None:
        """F6: a fresh read was asked for; say what it finds."""
        self._said_paid_at = now
        self._show_says(now)

    def escape(self) -> bool:
        """Esc: a question is called off; else the panel of F6 goes."""
        if self.row.is_asking:
            self.row.stop_asking()
            self.begin()
        else:
            self.stop_saying()
        return True

    def stop_saying(self) -> None:
        """Close the panel of F6."""
        self._said_paid_at = self._said = None
        self.says.hide()

    def _show_says(self, now: int) -> None:
        if self._said_paid_at is None or self.sale is None:
            return
        if verdict_of(self.sale, now) in {Verdict.HAND_OVER, Verdict.PAID_LATE}:
            self.stop_saying()
            return
        kind, words = says_paid_words(self.sale, now, self._said_paid_at)
        if words != self._said:
            self._said = words
            announce(self.says, f"{words.title} {words.text}")
        self.says.show_message("warn" if kind == "warn" else "info", words.title, words.text)
        self.says.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter on the green screen is the next customer, and nothing anywhere else."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if enter and self.screen_shown is not None and self.screen_shown.look is Look.PAID:
            self.asked.emit(Action.NEXT)
        else:
            super().keyPressEvent(event)
