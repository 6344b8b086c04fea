"""A strip about money that came unseen or late, or that came back, with a button that shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.ui import clock
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import add_items, hbox, set_direction, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import billing_words, money_words, short_time

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import Payout
    from paydesk.domain.sale.sale import Sale

WIDTH: Final = 320
"""Pixels, where no list is shown at the side."""
MARGIN: Final = 8


class AlarmBar(Card):
    """An alert about a sale that was paid unseen or late, or a payout that came back.

    `subject_chosen` carries the id of that sale or payout; `dismissed` is emitted for all sales paid in time.
    """

    accessible_role: ClassVar = QAccessible.Role.AlertMessage
    subject_chosen = Signal(object)
    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("ok", parent)
        self.subject = ""
        """The id of the sale or payout shown; "" for none."""
        self._full_text = self._brief_text = self._dismiss_label = ""
        self._icon = IconLabel("check", "ok", 22, self)
        self.text = Text("", bold=True, parent=self)
        self.show_button = KeyButton(self.tr("Open"), "", "plain", self, on_press=self.on_show_clicked)
        self.dismiss_button = KeyButton(self.tr("Dismiss"), "", "ghost", self, on_press=self.on_dismiss_clicked)
        row = self._row = add_items(hbox(spacing=12), self._icon, (self.text, 1))
        self._buttons = add_items(hbox(spacing=8), (self.show_button, 1), (self.dismiss_button, 1))
        self._column = add_items(vbox(self, (12, 8, 12, 8), 8), (row, 1), self._buttons)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.hide()

    def use_width(self, width: int, *, margin: int, low: bool) -> None:
        """Adapt to a width and margin, in pixels.

        `low` puts the buttons beside the text. A narrow low bar drops the order number, has a cross as its Dismiss
        button, and cannot be dismissed while it shows a late payment.
        """
        brief = low and width < 2 * WIDTH
        self.text.setText(self._brief_text if brief else self._full_text)
        self._icon.setVisible(not brief)
        self.dismiss_button.setText(self._dismiss_label)
        is_cross = brief or self.dismiss_button.sizeHint().width() > width - 2 * (MARGIN + 12)
        self.dismiss_button.setText("" if is_cross else self._dismiss_label)
        self.dismiss_button.setAccessibleName(self._dismiss_label)
        self.dismiss_button.set_icon("close" if is_cross else "")
        self.dismiss_button.setVisible(bool(self._dismiss_label) and not (brief and self.kind == "warn"))
        self._row.setAlignment(self._icon, Qt.AlignmentFlag.AlignVCenter if low else Qt.AlignmentFlag.AlignTop)
        set_direction(self._column, vertical=not low)
        self._column.setContentsMargins(12, margin, 12, margin)
        buttons = [each for each in (self.show_button, self.dismiss_button) if not each.isHidden()]
        narrow = width < sum(button.sizeHint().width() + MARGIN for button in buttons) + 2 * (MARGIN + 12)
        set_direction(self._buttons, vertical=narrow)

    def show_sales(self, late: list[Sale], paid: list[Sale]) -> None:
        """Show the first sale, late ones before others, and the number of the rest; hide without any."""
        sales = [*late, *paid]
        if not sales:
            self._clear()
            return
        sale = sales[0]
        from paydesk.ui.sell.view_model import SaleLayout  # imported late: the first window needs none of these
        from paydesk.ui.sell.view_model_factory import create_view_model
        from paydesk.ui.words.ages import past_words
        from paydesk.ui.words.sales import sale_words

        source = self.tr("PAID AFTER YOU CLOSED IT: {amount} · {order}") if late else self.tr("{amount} paid · {order}")
        view_model = create_view_model(sale, clock.now_ms())
        odd_heading = "" if late or view_model.layout is SaleLayout.COLOUR else view_model.heading
        if odd_heading:  # not HAND OVER: the goods may have been handed over elsewhere
            source = odd_heading + ": {amount} · {order}"
        when = short_time(sale.paid_at or 0) if past_words(sale, clock.now_ms()) else ""
        orders = " · ".join(filter(None, (billing_words(sale.bill) or sale_words(sale), when))), ""
        text, brief = (source.format(amount=money_words(sale.amount), order=order) for order in orders)
        all_words = self.tr("Dismiss the others") if late else self.tr("Dismiss all")
        self._dismiss_label = (self.tr("Dismiss") if len(sales) == 1 else all_words) if paid else ""
        self._show_text(sale.sale_id, (text, brief.strip(" ·")), len(sales) - 1, warns=bool(late or odd_heading))

    def show_payouts(self, payouts: list[Payout]) -> None:
        """Show the first payout that came back and the number of the rest; hide without any."""
        if payouts:
            from paydesk.ui.words.payouts import alarm_words  # imported late: the first window does not need it

            self._show_text(payouts[0].payout_id, (alarm_words(payouts[0]),) * 2, len(payouts) - 1, warns=True)
        else:
            self._clear()

    def _clear(self) -> None:
        self.subject = ""
        self.hide()

    def _show_text(self, subject: str, texts: tuple[str, str], others: int, *, warns: bool) -> None:
        words = " · " + self.tr("%n more", "", others).replace(" ", "\u00a0")
        more = words * bool(others), f" · +{others}" * bool(others)
        self._full_text, self._brief_text = (text + end for text, end in zip(texts, more, strict=True))
        if subject != self.subject:
            announce(self, self._full_text, urgent=True)
            for button in (self.show_button, self.dismiss_button):
                button.changed_at.start()
            self.show()
        self.subject = subject
        self.setAccessibleName(self._full_text)
        self.kind = "warn" if warns else "ok"
        self._icon.show_icon("warn" if warns else "check", "warn" if warns else "ok")

    @Slot()
    def on_show_clicked(self) -> None:
        self.subject_chosen.emit(self.subject)

    @Slot()
    def on_dismiss_clicked(self) -> None:
        self.dismissed.emit()
