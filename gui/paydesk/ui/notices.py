"""What stands above every page: a fault of this PC, money that came unseen, an answer to F6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from paydesk.domain.messages import JournalFault
from paydesk.domain.sale.sale import Sale
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.words.base import Words, money_words
from paydesk.ui.words.problems import journal_words

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import Payout


class AlarmBar(Card):
    """A sale became PAID while nobody looked at it, or money came late, or back. `chosen`, `dismissed` carry its id."""

    chosen = Signal(object)
    dismissed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("ok", parent)
        self.subject = ""
        """The sale or payout that it is about; "" for none."""
        self._icon = IconLabel("check", "ok", 22, self)
        self.text = Text("", 15, "ink", bold=True, tabular=True, parent=self)
        self.show_button = KeyButton(self.tr("Show it"), "", "plain", self)
        self.dismiss_button = KeyButton(self.tr("Dismiss"), "", "ghost", self)
        self.show_button.clicked.connect(self.on_show)
        self.dismiss_button.clicked.connect(self.on_dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 8, 12, 8)
        row.setSpacing(14)
        row.addWidget(self._icon)
        row.addWidget(self.text, 1)
        row.addWidget(self.show_button)
        row.addWidget(self.dismiss_button)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.hide()

    def show_sales(self, sales: list[Sale]) -> None:
        """Say the first of these, and how many more there are; hide when there is none."""
        if not sales:
            self._go()
            return
        sale = sales[0]
        late = sale.needs_alarm
        source = self.tr("PAID AFTER YOU CLOSED IT: {amount} · {order}") if late else self.tr("{amount} paid · {order}")
        text = source.format(amount=money_words(sale.amount), order=sale.order_id)
        self._say(sale.sale_id, text, len(sales) - 1, late=late)

    def show_payouts(self, payouts: list[Payout]) -> None:
        """The same for payouts whose end was taken back."""
        if payouts:
            from paydesk.ui.words.payouts import alarm_words  # the first window needs none of it

            self._say(payouts[0].payout_id, alarm_words(payouts[0]), len(payouts) - 1, late=True)
        else:
            self._go()

    def _go(self) -> None:
        self.subject = ""
        self.hide()

    def _say(self, subject: str, text: str, others: int, *, late: bool) -> None:
        self.subject = subject
        if others:
            text += " · " + self.tr("and %n more", "", others)
        self.text.setText(text)
        self.setAccessibleName(text)
        self.set_kind("warn" if late else "ok")
        self._icon.show_icon("warn" if late else "check", "warn" if late else "ok")
        self.dismiss_button.setVisible(not late)
        self.show()

    @Slot()
    def on_show(self) -> None:
        """Show it."""
        self.chosen.emit(self.subject)

    @Slot()
    def on_dismiss(self) -> None:
        """It was noticed."""
        self.dismissed.emit(self.subject)


class Notices(QWidget):
    """The strips above the page; none takes room while it has nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 12, 24, 0)
        column.setSpacing(10)
        self.fault = MessagePanel("bad", "", "", self)
        self.alarm = AlarmBar(self)
        self.payout_alarm = AlarmBar(self)
        self.word = MessagePanel("info", "", "", self)
        for strip in (self.fault, self.alarm, self.payout_alarm, self.word):
            strip.hide()
            column.addWidget(strip)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.hide()

    def show_fault(self, fault: JournalFault | None) -> None:
        """A fault of this PC's journal, until it is over."""
        if fault is not None:
            words = journal_words(fault.kind)
            self.fault.show_message("bad", words.title, f"{words.text} {words.todo}")
        self.fault.setVisible(fault is not None)
        self._fit()

    def show_alarms(self, sales: list[Sale]) -> None:
        """Payments that nobody has seen yet, those that came late first."""
        self.alarm.show_sales(sales)
        self._fit()

    def show_payout_alarms(self, payouts: list[Payout]) -> None:
        """Payouts whose end was taken back, which nobody has seen yet."""
        self.payout_alarm.show_payouts(payouts)
        self._fit()

    def say(self, words: Words | None) -> None:
        """A word that Esc closes; None takes it away."""
        if words is not None:
            self.word.show_message("info", words.title, words.text)
        self.word.setVisible(words is not None)
        self._fit()

    @property
    def is_saying(self) -> bool:
        """Whether a word is shown that Esc closes."""
        return not self.word.isHidden()

    def _fit(self) -> None:
        self.setVisible(not all(strip.isHidden() for strip in (self.fault, self.alarm, self.payout_alarm, self.word)))
