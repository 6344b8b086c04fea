"""One payment link: what became of it, its code, and what can be done about it now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.payout.outcome import Judgement, Outcome, Retry
from paydesk.ui.panels.cashgram_link import LinkView
from paydesk.ui.panels.clipboard import ShortCopy
from paydesk.ui.widgets.chip import Chip, ChipKind
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.message_panel import MessageKind, MessagePanel
from paydesk.ui.widgets.room import Room
from paydesk.ui.words.base import Words, money_words
from paydesk.ui.words.cashgrams import expiry_text, is_open, made_words
from paydesk.ui.words.outcomes import outcome_words
from paydesk.ui.words.payouts import out_chip, out_words, trouble_words

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import Payout

_KINDS: Final[Mapping[ChipKind, MessageKind]] = {
    "wait": "info",
    "off": "info",
    "ok": "ok",
    "warn": "warn",
    "bad": "bad",
}


class CashgramDetail(QWidget):
    """Each signal but the last carries the out_id. `change_wanted`: back to the form, as it was typed."""

    link_wanted = Signal(object)
    status_wanted = Signal(object)
    deactivate_wanted = Signal(object)
    again_wanted = Signal(object)
    change_wanted = Signal()

    def __init__(self, copies: ShortCopy, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.out: Payout | None = None
        self._read: Judgement | None = None
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(18, 2, 18, 18)
        column.setSpacing(12)
        column.addWidget(self._make_head(inside))
        self.message = MessagePanel("info", "", "", inside)
        self.problem = MessagePanel("warn", "", "", inside)
        self.link_view = LinkView(copies, inside)
        self.link_button = KeyButton(self.tr("Show the link to the customer"), "", "plain", inside)
        for widget in (self.message, self.problem, self.link_view, self.link_button):
            column.addWidget(widget)
        column.addWidget(self._make_buttons(inside))
        column.addWidget(self._make_question(inside))
        column.addStretch(1)
        whole.addWidget(Room(inside, self, name=self.tr("Payment link")))
        self._connect()

    def _make_head(self, inside: QWidget) -> QWidget:
        head = QWidget(inside)
        column = QVBoxLayout(head)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        row = QHBoxLayout()
        self.amount = Text("", 26, "ink", bold=True, tabular=True, wrap=False, parent=head)
        self.chip = Chip("", "off", head)
        row.addWidget(self.amount, 1)
        row.addWidget(self.chip, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(row)
        self.to = Text("", 14, "ink", parent=head)
        self.meta = Note("", head)
        column.addWidget(self.to)
        column.addWidget(self.meta)
        return head

    def _make_buttons(self, inside: QWidget) -> ButtonRow:
        self.ask_button = KeyButton(self.tr("Ask status now"), "", "plain", inside)
        self.again_button = KeyButton(self.tr("Send again, same number"), "", "plain", inside)
        self.change_button = KeyButton(self.tr("Change it"), "", "plain", inside)
        self.end_button = KeyButton(self.tr("Deactivate"), "", "danger", inside)
        self._buttons = ButtonRow(
            self.change_button, self.again_button, self.ask_button, self.end_button, parent=inside
        )
        return self._buttons

    def _make_question(self, inside: QWidget) -> QWidget:
        self._question = QWidget(inside)
        column = QVBoxLayout(self._question)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(Text(self.tr("This ends the link: nobody can take the money with it. End it?"), 14, "ink"))
        self.yes_button = KeyButton(self.tr("Yes, end it"), "", "danger", self._question)
        self.no_button = KeyButton(self.tr("No, keep it"), self.tr("Esc"), "plain", self._question)
        column.addWidget(ButtonRow(self.yes_button, self.no_button, parent=self._question))
        self._question.hide()
        return self._question

    def _connect(self) -> None:
        self.link_button.clicked.connect(self.on_link)
        self.ask_button.clicked.connect(self.on_ask)
        self.again_button.clicked.connect(self.on_again)
        self.change_button.clicked.connect(self.change_wanted)
        self.end_button.clicked.connect(self.on_end)
        self.yes_button.clicked.connect(self.on_yes)
        self.no_button.clicked.connect(self.stop_asking)
        self.link_view.show_to_customer.connect(self.on_shown)

    # Showing --------------------------------------------------------------------------------------------------------

    def show_out(self, out: Payout, *, may_change: bool = False) -> None:
        """Show this link; another one than before begins anew. `may_change`: its form is still filled."""
        if self.out is None or self.out.payout_id != out.payout_id:
            self.link_view.forget()
            self.stop_asking()
            self.wake()
        if self.out != out:
            self.wake()
            self._read = None
        self.out = out
        self.amount.setText(money_words(out.amount))
        self.chip.show_chip(*out_chip(out))
        self.to.setText(out.to)
        self.meta.setText("\n".join(filter(None, self._meta(out))))
        words = out_words(out)
        self._say(self.message, _KINDS[out_chip(out)[1]], words)
        self.message.setVisible(not self.link_view.is_shown)
        self._show_trouble()
        self._show_buttons(out, may_change=may_change)

    def _meta(self, out: Payout) -> list[str]:
        last = expiry_text(out.expires_on)
        return [
            self.tr("Made {when}").format(when=made_words(out)),
            self.tr("Last day: {day}").format(day=last) if last else "",
            self.tr("Refund of order {number}").format(number=out.order_id) if out.order_id else "",
            self.tr("Ended by {person}").format(person=out.ended_by) if out.ended_by and out.settled else "",
        ]

    def _show_buttons(self, out: Payout, *, may_change: bool) -> None:
        retry = out.judgement.retry if out.judgement is not None else Retry.NO
        opened = is_open(out)
        if not opened:
            self.link_view.forget()
        if not opened and self.is_asking:
            self.stop_asking()
        self.link_button.setVisible(opened and not self.link_view.link)
        self.again_button.setVisible(retry is Retry.SAME_ID and not out.details_gone and not _wants_mending(out))
        self.change_button.setVisible(may_change and out.settled and retry is not Retry.NO)
        self.ask_button.setVisible(not out.settled or out.outcome is Outcome.DONE)  # a bank may send it back
        self.end_button.setVisible(opened)

    def show_read(self, judgement: Judgement) -> None:
        """The state could not be read: why."""
        self._read = judgement
        self.wake()
        self._show_trouble()

    def show_words(self, words: Words) -> None:
        """Whoever is at the till may not do it now."""
        self.wake()
        self._say(self.problem, "warn", words)

    def _show_trouble(self) -> None:
        problem = self._read or (self.out.problem if self.out is not None else None)
        if self.out is not None and self.out.other_keys:
            self._say(self.problem, "warn", Words(self.tr("Nobody here can say"), trouble_words(self.out)))
        elif problem is None:
            self.problem.hide()
        else:
            self._say(self.problem, "warn", outcome_words(problem))

    @staticmethod
    def _say(panel: MessagePanel, kind: MessageKind, words: Words) -> None:
        panel.show_message(kind, words.title, " ".join(filter(None, (words.text, words.todo))))
        panel.show()

    def show_link(self, link: str, now: int, *, at_once: bool) -> None:
        """The link came. `at_once`: somebody waits to see it."""
        if self.out is None:
            return
        self.wake()
        self.link_button.hide()
        if at_once:
            self.link_view.show_link(link, self.out.amount, now)
        elif not self.link_view.is_shown:
            self.link_view.keep_link(link, self.out.amount)

    def forget(self) -> None:
        """Nothing of it stays."""
        self.out = self._read = None
        self.link_view.forget()
        self.stop_asking()
        self.wake()
        for text in (self.amount, self.to, self.meta):
            text.clear()
        self.message.hide()
        self.problem.hide()

    def begin(self) -> None:
        """The focus goes to the first thing that can be done."""
        for widget in (self.link_view.code, self.link_button, self.change_button, self.again_button, self.ask_button):
            if widget.isVisibleTo(self) and widget.isEnabled():
                widget.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # Doing ----------------------------------------------------------------------------------------------------------

    @property
    def is_asking(self) -> bool:
        """Whether "End it?" is on the screen."""
        return not self._question.isHidden()

    def wake(self) -> None:
        """What was asked for is answered: all buttons work again."""
        for button in (self.link_button, self.ask_button, self.again_button, self.yes_button, self.end_button):
            button.set_busy(busy=False)

    @Slot(object)
    def on_shown(self, shown: object) -> None:
        """While the code is shown, nothing but what belongs to it takes room."""
        self.message.setVisible(shown is None and self.out is not None)

    @Slot()
    def stop_asking(self) -> None:
        """The link is kept."""
        had_focus = self._question.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        self._question.hide()
        self._buttons.show()
        if had_focus and self.isVisible():
            self.end_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def on_end(self) -> None:
        """Ask once."""
        self.link_view.hide_code()
        self._buttons.hide()
        self._question.show()
        self.no_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def on_yes(self) -> None:
        """End it."""
        if self.out is not None:
            self.stop_asking()
            self.end_button.set_busy(busy=True)
            self.deactivate_wanted.emit(self.out.payout_id)

    @Slot()
    def on_link(self) -> None:
        """The link is read again from the service: it is kept nowhere."""
        if self.out is not None:
            self.link_button.set_busy(busy=True)
            self.link_wanted.emit(self.out.payout_id)

    @Slot()
    def on_ask(self) -> None:
        """Read its state now."""
        if self.out is not None:
            self.ask_button.set_busy(busy=True)
            self.status_wanted.emit(self.out.payout_id)

    @Slot()
    def on_again(self) -> None:
        """Send it once more, with the same id."""
        if self.out is not None:
            self.again_button.set_busy(busy=True)
            self.again_wanted.emit(self.out.payout_id)


def _wants_mending(out: Payout) -> bool:
    return out.outcome is Outcome.FIX_FIELD
