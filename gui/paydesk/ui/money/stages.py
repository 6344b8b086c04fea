"""The pages of a flow behind its form: the question before money moves, and what became of it, with what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.commands import PayoutCommand, ReadPayout, SendPayout, SendPayoutAgain
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import CashgramRead, DraftRefused, LinkCreated, LinkRefused
from paydesk.domain.payout.next_step import available_commands
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import ApprovalReason, DraftSummary, Payout
from paydesk.ui import clock
from paydesk.ui.layout import is_low
from paydesk.ui.money.asked import Asked
from paydesk.ui.money.outcome import OutcomePanel
from paydesk.ui.money.store import FlowsPresenter
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.choice import CheckBox
from paydesk.ui.widgets.clipboard import ShortCopy
from paydesk.ui.widgets.flow import SIDE_BY_SIDE, put, turn, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import AmountLabel, Heading, Note, Pairs, Text
from paydesk.ui.widgets.paint import Fitted, scaled
from paydesk.ui.widgets.room import Room
from paydesk.ui.widgets.unread import Unread
from paydesk.ui.words.base import Words, breakable, translate
from paydesk.ui.words.fields import rule_words
from paydesk.ui.words.people import doubt_words

_AMOUNT: Final = 40
_LOW: Final = 560
"""Pixels of height below which what is asked and what is in doubt are not in sight together, with air around them."""


class Question(Fitted, QWidget):
    """Enter confirms, Esc goes back. `confirmed` and `left` carry nothing."""

    confirmed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None, *, narrow: bool = False) -> None:
        """`narrow`: its buttons stand one above the other."""
        super().__init__(parent)
        self._unread = Unread()
        self.asked: Asked | None = None
        """What stands there."""
        self._narrow = narrow
        self._make()
        column = put(vbox(self, spacing=10), (Room(self._inside(), self, name=self.tr("Summary"), snug=True), 1))
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.setSpacing(10)
        put(self._foot, self.back_button, (self.send_button, 1))
        put(column, self._foot, 0)
        self._fit()

    def _fit(self) -> None:
        """In a small window who gets the money needs the room of the heading and of a row of buttons.

        There its details stand below what is in doubt: amount, name and doubts are in sight with the box to tick.
        """
        low = is_low(self.window(), _LOW)
        above = self._narrow and not low and self.width() < scaled(SIDE_BY_SIDE)
        self._foot.setDirection(QBoxLayout.Direction.BottomToTop if above else QBoxLayout.Direction.LeftToRight)
        turn(self._head, down=self._narrow and self.width() < scaled(SIDE_BY_SIDE))
        self._head.setSpacing(4 if self._head.direction() is QBoxLayout.Direction.TopToBottom else 18)
        self.heading.setVisible(not low)
        self.amount.use_size(_AMOUNT * 3 // 4 if low else _AMOUNT)
        self._card_rows.setContentsMargins(*((12, 4, 12, 4) if low else (18, 14, 18, 14)))
        for panel in (self.objections, self.bank):
            panel.use_margins(*((12, 4) if low else (18, 14)), sign=not low)
        self._column.setSpacing(6 if low else 8)
        column = self._column if low else self._card_rows
        if self.pairs.parentWidget() is not column.parentWidget():
            column.insertWidget(column.indexOf(self.agree) + 1 if low else 1, self.pairs)

    def _make(self) -> None:
        self.heading = Heading(self.tr("Is this right?"), self)
        self.setAccessibleName(self.heading.text())
        self.amount = AmountLabel("", _AMOUNT, self)
        self.to = Text("", 20, "ink", bold=True, parent=self)
        self.pairs = Pairs(self, narrow=self._narrow)
        self.bank = MessagePanel("ok", "", "", self)
        self.agree = CheckBox("", self)
        self.agree.toggled.connect(self._follow)
        self.objections = MessagePanel("warn", "", "", self)
        self.problem = MessagePanel.later(self)
        self.note = Note("", self)
        self.back_button = KeyButton(self.tr("Back"), self.tr("Esc"), "plain", self, pressed=self.left)
        self.send_button = KeyButton("", self.tr("Enter"), "primary", self, pressed=self.on_pressed)
        for button in (self.back_button, self.send_button):
            button.set_height(54)

    def _inside(self) -> QWidget:
        inside = QWidget(self)
        column = self._column = put(vbox(inside, spacing=8), self.heading)
        card = Card("plain", inside)
        within = self._card_rows = vbox(card, spacing=6)
        ways = QBoxLayout.Direction
        head = self._head = QBoxLayout(ways.LeftToRight)
        head.setSpacing(4 if self._narrow else 18)
        put(head, self.amount, (self.to, 1))
        put(within, head, self.pairs)
        put(column, card, self.problem, self.objections, self.bank, self.agree, self.note)
        return inside

    def show_question(self, summary: DraftSummary, asked: Asked) -> None:
        """Ask whether this is right."""
        self.asked = asked
        self.amount.setText(str(asked.amount))
        self.to.say(breakable(asked.to))
        self.pairs.show_pairs([(label, breakable(value)) for label, value in asked.pairs])
        self._show_bank(asked)
        self._show_doubts(summary.approval_reasons, asked.amount)
        self.problem.hide()
        number = self.tr("Its number is made when you send it, and is the same in every attempt: nobody is paid twice.")
        self.note.setText(" ".join(filter(None, (asked.note, number))))
        self.send_button.setText(asked.send)
        self.set_busy(False)
        self._unread.begin()
        details = [f"{label}: {value}" for label, value in asked.pairs if value]
        doubts = (self.objections.title(), self.objections.text())
        announce(self, self.heading.text(), str(asked.amount), asked.to, *details, *doubts)

    def _show_bank(self, asked: Asked) -> None:
        title = self.tr("Name at bank: {name}").format(name=asked.name_at_bank)
        if asked.name_differs:
            text = self.tr("That is not the name that was typed. Ask who it is before you send anything.")
            self.bank.show_message("warn", title, text)
        else:
            self.bank.show_message("ok", title)
        self.bank.setVisible(bool(asked.name_at_bank))
        with QSignalBlocker(self.agree):
            self.agree.setChecked(False)
        says = self.tr("Yes, the money is for {name}").format(name=asked.name_at_bank)
        self.agree.setText(says)
        self.agree.setAccessibleName(says)
        self.agree.setVisible(asked.name_differs)

    def _show_doubts(self, objections: Sequence[ApprovalReason], amount: Money) -> None:
        lines = [doubt_words(objection, amount) for objection in objections]
        second = self.tr("A second person's PIN is needed.") if lines else ""
        self.objections.show_message("warn", "\n".join(lines), second)
        self.objections.setVisible(bool(lines))

    def forget(self) -> None:
        """Nothing of it stays, on the screen or off it."""
        self.asked = None
        for label in (self.amount, self.to):
            label.clear()
        self.pairs.show_pairs(())
        for panel in (self.bank, self.objections, self.problem):
            panel.show_message("info", "")
        self.agree.setText("")
        self.agree.setAccessibleName("")

    def say(self, words: Words) -> None:
        """Something stands in the way."""
        self.problem.tell("warn", words.title, words.text, words.todo)

    def begin(self) -> None:
        """The focus goes where Enter confirms, or to the box that has to be ticked first."""
        first = self.agree if self.agree.isVisibleTo(self) and not self.agree.isChecked() else self.send_button
        first.setFocus()

    @property
    def may_send(self) -> bool:
        """Whether it can be confirmed now."""
        return not self.send_button.busy and (self.agree.isHidden() or self.agree.isChecked())

    def set_busy(self, busy: bool) -> None:
        """While it is on its way; a second Enter presses nothing beside it then."""
        if busy and self.window().focusWidget() is self.agree:
            self.setFocus()
        self.send_button.set_busy(busy)
        self.back_button.setEnabled(not busy)
        self.agree.setEnabled(not busy)
        self._follow()

    @property
    def busy(self) -> bool:
        """Whether it is on its way."""
        return self.send_button.busy

    @Slot()
    def _follow(self) -> None:
        self.send_button.setEnabled(self.may_send)

    @Slot()
    def on_pressed(self) -> None:
        """Enter, or its button: send it, unless that was meant for the form before it."""
        if not self._unread.too_soon:
            self.submit()

    @Slot()
    def submit(self) -> None:
        """Send it."""
        if self.may_send:
            self.problem.hide()
            self.confirmed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter confirms wherever the focus is (not one that is still held down from the form), Esc goes back.

        One right behind other keys is no answer: a slow scanner's Enter comes too late to be known for one.
        """
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not self.may_send:
                self.begin()
            elif not event.isAutoRepeat():
                self.on_pressed()
        elif event.key() == Qt.Key.Key_Escape and not self.busy:
            self.left.emit()
        else:
            if event.text().isprintable() and event.text():
                self._unread.begin()
            super().keyPressEvent(event)


class FollowUp(QObject):
    """Presents what became of payouts in one OutcomePanel."""

    def __init__(self, panel: OutcomePanel, flows: FlowsPresenter) -> None:
        super().__init__(panel)
        self._flows = flows
        self._panel = panel
        self._again = ""
        """The draft of the payout that was to be sent once more from here."""
        panel.wanted.connect(self.on_wanted)
        flows.store.told.connect(self.on_told)

    def forget(self) -> None:
        """Somebody else takes over: what is still answered is not for them."""
        self._again = ""

    @Slot(object)
    def on_wanted(self, command: PayoutCommand) -> None:
        """A button of it."""
        if isinstance(command, SendPayoutAgain) and self._panel.payout is not None:
            self._again = self._panel.payout.draft_id
        self._flows.client.send(command)

    def concerns(self, subject_id: str) -> bool:
        """Whether it is about what is shown."""
        payout = self._panel.payout
        return payout is not None and subject_id in {payout.payout_id, payout.draft_id}

    def refuse(self, words: Words | None) -> None:
        """What was asked for was not begun; `words` say why."""
        self._panel.free()
        if words is not None:
            self._panel.say(words.line)

    def go_on(self, subject_id: str) -> None:
        """What stood in the way of sending it once more is gone."""
        payout = self._panel.payout
        if payout is not None and subject_id == payout.payout_id and payout.can_resend:
            self.on_wanted(SendPayoutAgain(payout_id=payout.payout_id))

    @Slot(object)
    def on_told(self, event: object) -> None:
        """An answer that is about what is shown; what was asked for and not done can be asked for again."""
        payout = self._panel.payout
        match event:
            case DraftRefused():
                self._take_refused(event)
            case LinkCreated() | LinkRefused():
                self.show_link(event)
            case CashgramRead() if payout is not None and payout.payout_id == event.payout_id:
                self._panel.show_read(event)
            case CommandEnded() if event.status is not CommandStatus.DONE and self.concerns(event.subject):
                self._panel.free()

    def _take_refused(self, event: DraftRefused) -> None:
        """What was to be sent once more was not: it needs a second person now, or breaks a rule by now."""
        if not self._again or event.draft_id != self._again:
            return
        self._again = ""
        self._panel.free()
        if event.second is not None:
            self._flows.ask_second(event.second)
        else:
            why = " ".join(rule_words(rule, name) for name, rule in event.broken)
            self._panel.say(translate("FollowUp", "This cannot be sent any more: {why}").format(why=why))

    def show_link(self, event: LinkCreated | LinkRefused) -> None:
        """The link of a cashgram came: it is shown if somebody looks at it, and kept nowhere else."""
        payout = self._panel.payout
        if payout is None or payout.payout_id != event.payout_id or not self._panel.isVisible():
            return
        if isinstance(event, LinkCreated):
            self._panel.show_link(event.link, clock.now_ms())
        else:
            self._panel.refuse_link(event.reason)


class OutcomePage(QWidget):
    """The last page of a flow: what became of it, and below it the way back. `left`: that is wanted."""

    left = Signal()

    def __init__(self, flows: FlowsPresenter, parent: QWidget, copies: ShortCopy | None) -> None:
        """`copies`: where links may be shown and copied."""
        super().__init__(parent)
        inside = QWidget(self)  # in its place while it is empty: what moves later is styled anew
        room = Room(inside, self, name=translate("MoneyFlow", "What became of it"), snug=True)
        self.panel = OutcomePanel(flows, inside, copies=copies)
        self.follow_up = FollowUp(self.panel, flows)
        put(vbox(inside), self.panel)
        self._unread = Unread()
        self._empty = translate("MoneyFlow", "Back to an empty form")
        self._enter = translate("MoneyFlow", "Enter")
        self.button = KeyButton(self._empty, self._enter, "primary", self, pressed=self.on_pressed)
        self.column: QVBoxLayout = put(vbox(self), (room, 1), self.button, 0)

    def show_payout(self, payout: Payout, *, gone: bool, just_sent: bool, show_link: bool) -> None:
        """`gone`: the form is empty; `just_sent`: nothing of it was seen before; `show_link`: as of the panel."""
        if just_sent:
            self._unread.begin()
        without = (ReadPayout,) if payout.outcome is Outcome.DONE else ()  # what is done is done here
        self.panel.show_payout(payout, without=without, show_link=show_link)
        self.button.setText(self._empty if gone else translate("MoneyFlow", "Back to the form"))
        self.button.set_key(self._enter if gone or self.panel.main_button() is None else "")
        self.button.setVisible(gone or SendPayout in available_commands(payout, clock.now_ms()))

    def begin(self, *, gone: bool) -> None:
        """The focus goes where one goes on: to the code of a link, to what can be done, or back."""
        first = self.panel.main_button()
        code = self.panel.link is not None and self.panel.link.is_shown
        if not self.button.isHidden() and (first is None or (gone and not code)):
            first = self.button
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def on_pressed(self) -> None:
        """Its button; not the second press of an Enter that sent it, for nobody has read what became of it."""
        if not self._unread.too_soon:
            self.left.emit()
