"""The one way of money out: form, question, on its way, outcome. What kind of money it is, a MoneyKind says."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.domain.commands import ReadPayout, SendPayout, SendPayoutAgain
from paydesk.domain.payout.next_step import possible
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Payout, PayoutRequest, Summary
from paydesk.domain.rules import Broken
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Settings
from paydesk.ui import clock
from paydesk.ui.forms.form import WIDEST
from paydesk.ui.money.kind import MoneyKind
from paydesk.ui.money.outcome import OutcomePanel
from paydesk.ui.money.part import MoneyPart
from paydesk.ui.money.question import Question
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.clipboard import ShortCopy
from paydesk.ui.widgets.flow import put, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.paint import limit
from paydesk.ui.widgets.room import OneOf, Room
from paydesk.ui.widgets.unread import Unread
from paydesk.ui.words.base import Words
from paydesk.ui.words.payouts import out_words

MAY_HAVE_GONE: Final = frozenset({Outcome.DONE, Outcome.PENDING, Outcome.SCHEDULED, Outcome.UNKNOWN})
"""Outcomes after which the form is empty: what was typed was sent, or may have been."""


class MoneyFlow(MoneyPart):
    """It knows no counter: a MoneyPresenter answers its signals.

    `submitted` carries a PayoutRequest without its id; `begun_anew`: what is on the form from now on is another payout
    than before.
    """

    submitted = Signal(object)
    begun_anew = Signal()
    stage_changed = Signal()

    def __init__(
        self, kind: MoneyKind, parent: QWidget | None = None, *, margin: int = 0, copies: ShortCopy | None = None
    ) -> None:
        """`margin`: pixels at both sides; `copies`: where links may be shown and copied."""
        super().__init__(parent)
        self.kind = kind
        kind.setParent(self)
        self._asked: PayoutRequest | None = None
        self._in_flight = False
        self._unread = Unread()
        self.is_gone = False
        """Whether the form is empty: the money that stood on it has gone, or may have."""
        self._stack = OneOf(self)  # first: what moves to another parent later is styled anew
        self.question = Question(self._stack, narrow=bool(margin))
        self._form_page = self._make_form_page()
        self._out_page = self._make_out_page(copies)
        for page in (self._form_page, self.question, self._out_page):
            self._stack.addWidget(page)
        limit(self, maximumWidth=WIDEST + 2 * margin)
        put(vbox(self, (margin, 0, margin, margin and 16)), self._stack)
        self._connect()
        self.follow()

    def _connect(self) -> None:
        self.kind.form.submitted.connect(self.on_submitted)
        self.kind.form.edited.connect(self.on_edited)
        self.kind.goes_on.connect(self.submit)
        self.kind.compared.connect(self.on_compared)
        self.question.left.connect(self.on_left)
        self.outcome.wanted.connect(self.on_wanted)
        self.outcome.settle.balances_wanted.connect(self.kind.read_balances)

    def _make_form_page(self) -> QWidget:
        page = QWidget(self._stack)
        self.message = MessagePanel.later(page)
        room = Room(self.kind.form, page, name=self.kind.form.accessibleName(), snug=True)
        self.send_button = KeyButton("", self.tr("Enter"), "primary", page)
        self.kind.form.use_button(self.send_button)
        self.feet.append((put(vbox(page), self.message, (room, 1), self.send_button, 0), self.send_button))
        return page

    def _make_out_page(self, copies: ShortCopy | None) -> QWidget:
        page = QWidget(self._stack)
        inside = QWidget(page)
        # while it is empty: what moves is styled anew
        room = Room(inside, page, name=self.tr("What became of it"), snug=True)
        self.outcome = OutcomePanel(inside, copies=copies)
        put(vbox(inside), self.outcome)
        self.new_button = KeyButton(
            self.tr("Back to an empty form"), self.tr("Enter"), "primary", page, pressed=self.on_new_pressed
        )
        self.feet.append((put(vbox(page), (room, 1), self.new_button, 0), self.new_button))
        return page

    # Where it stands ------------------------------------------------------------------------------------------------

    @property
    def keeps_typed(self) -> bool:
        """Whether what is typed has not been confirmed: else it may be sent already, and must not stand there anew."""
        return self.stage == "form" and not self.busy

    @property
    def stage(self) -> str:
        """One of "form", "question", "outcome"."""
        return ("form", "question", "outcome")[self._stack.currentIndex()]

    @property
    def busy(self) -> bool:
        """Whether a command of it is on its way."""
        return self.kind.form.busy or self.question.busy

    @property
    def on_its_way(self) -> bool:
        """Whether it was confirmed, and nobody has said yet what became of it."""
        return self.question.busy

    def _show(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        self.stage_changed.emit()
        if page is not self.question:
            self.question.forget()
        if page is not self._out_page:
            self.outcome.forget()

    def begin(self) -> None:
        """It comes to the front: the focus goes where one goes on."""
        match self.stage:
            case "form":
                self.kind.begin()
            case "question":
                self.question.begin()
            case _:
                self._begin_outcome()

    def _begin_outcome(self) -> None:
        first = self.outcome.main_button()
        code = self.outcome.link is not None and self.outcome.link.is_shown
        if not self.new_button.isHidden() and (first is None or (self.is_gone and not code)):
            first = self.new_button
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        """Settings that the form depends on."""
        self.kind.use_settings(settings)
        self.outcome.use_settings(settings, kind)
        self.follow()

    def refresh(self, now: int) -> None:
        """Time went on; `now` in ms since 1970."""
        self.kind.refresh(now)
        if self.stage == "outcome":
            self.outcome.refresh(now)

    # The form -------------------------------------------------------------------------------------------------------

    @Slot()
    def on_edited(self) -> None:
        """Somebody typed."""
        self.message.hide()
        self.follow()

    def follow(self) -> None:
        """What depends on the fields."""
        self.kind.follow()
        self.send_button.setText(self.kind.send_words(self.kind.form.values()))
        self.send_button.setEnabled(self.kind.can_submit() and not self.kind.form.busy)

    @Slot()
    def submit(self) -> None:
        """As Enter on the form."""
        if self.stage == "form" and not self.busy:
            self.kind.form.submit()

    @Slot(object)
    def on_submitted(self, _values: object) -> None:
        """All fields are well: ask what stands in the way."""
        self.message.hide()
        if self.stage == "form" and not self.busy and self.kind.is_ready():
            self._asked = self.kind.wanted()
            self.kind.form.set_busy(True)
            self.submitted.emit(self._asked)

    def say(self, words: Words, *, bad: bool = False) -> None:
        """Something stands in the way of what is in front."""
        if self.stage == "question":
            self.question.say(words)
            return
        if self.stage == "outcome":
            self.outcome.say(words.line)
            return
        self.message.tell("bad" if bad else "warn", words.title, words.text, words.todo)

    def refuse(self, broken: Broken) -> None:
        """The counter found broken rules: they stand at their fields."""
        self.free()
        self._show(self._form_page)
        if not self.kind.form.tell({name: self.kind.wording(name, rule) for name, rule in broken}):
            words = ", ".join(self.kind.wording(name, rule) for name, rule in broken)
            self.say(Words(self.tr("This cannot be sent as it is"), words))

    # The question ---------------------------------------------------------------------------------------------------

    def show_question(self, summary: Summary) -> bool:
        """It breaks no rule: ask whether it is right. False: something was typed since, which is not asked about."""
        self.kind.form.set_busy(False)
        if self._asked is None or self._asked != self.kind.wanted():
            return False
        self.question.show_question(summary, self.kind.asked(summary.draft.request))
        self._show(self.question)
        if self.isVisible():
            self.question.begin()
        return True

    def wait(self) -> None:
        """It was handed to the counter: nothing can be pressed until something comes of it."""
        self.question.set_busy(True)

    @Slot()
    def on_left(self) -> None:
        """Esc on the question: back to the form, as it was."""
        self._show(self._form_page)
        if self.isVisible():
            self.kind.begin()

    def step_back(self) -> bool:
        """Esc: one stage back, with everything kept. Whether there was one."""
        if self.stage == "question":
            if not self.question.busy:
                self.on_left()
            return True
        if self.stage == "outcome":
            if not self.outcome.step_back():
                self.on_new()
            return True
        return False

    def free(self) -> None:
        """A command was refused: everything is as it was before it."""
        self.kind.form.set_busy(False)
        self.kind.give_up()
        if self.question.busy:
            self.question.set_busy(False)
            if self.isVisible():
                self.question.begin()
        self.outcome.free()
        self._in_flight = False

    # What became of it ----------------------------------------------------------------------------------------------

    def show_payout(self, payout: Payout) -> None:
        """What became of what was sent. While no answer has come, it is still on its way.

        Unless nobody waits for one any more: the journal failed after it was sent, and it may have gone through.
        """
        if payout.judgement is None and self.stage != "outcome" and self.question.busy:
            return
        was = self.stage
        had_focus = was == "outcome" and self.isAncestorOf(self._focus())
        self.free()
        if was != "outcome":
            self._unread.begin()
            self.kind.sent(payout)
        if payout.outcome is Outcome.FIX_FIELD and was != "outcome":
            self._mend(payout)
            return
        self._in_flight = payout.judgement is None
        before = self.is_gone and was == "outcome"
        gone = self.is_gone = before or (payout.outcome in MAY_HAVE_GONE and not self._in_flight)
        if gone and not before:
            self.kind.clear()
            self.follow()
        without = (ReadPayout,) if payout.outcome is Outcome.DONE else ()  # what is done is done here
        self._show(self._out_page)
        self.outcome.show_payout(payout, without=without, show_link=was == "question" and self.isVisible())
        self.on_compared()
        self.new_button.setText(self.tr("Back to an empty form") if gone else self.tr("Back to the form"))
        self.new_button.set_key(self.tr("Enter") if gone or self.outcome.main_button() is None else "")
        self.new_button.setVisible(gone or SendPayout in possible(payout, clock.now_ms()))
        lost = had_focus and not self.isAncestorOf(self._focus())
        if self.isVisible() and (lost or was != "outcome"):
            self._begin_outcome()

    def _focus(self) -> QWidget:
        there = QApplication.focusWidget()
        return self.window() if there is None else there

    def _mend(self, payout: Payout) -> None:
        """A field has to be mended: back to the form, with everything typed, and the words at that field."""
        words = out_words(payout)
        self._show(self._form_page)
        self.begun_anew.emit()
        self.say(words, bad=True)
        why = payout.judgement
        if not (why and why.field and self.kind.form.tell(self.kind.refused(why))) and self.isVisible():
            self.kind.begin()

    @Slot()
    def on_new_pressed(self) -> None:
        """Its button; not the second press of an Enter that sent it, for nobody has read what became of it."""
        if not self._unread.too_soon:
            self.on_new()

    def on_new(self) -> None:
        """Another one: the form again. Not while an answer is owed for what is still on it."""
        if self._in_flight:
            return
        self.is_gone = False
        self._show(self._form_page)
        self.begun_anew.emit()
        if self.isVisible():
            self.kind.begin()

    @Slot(object)
    def on_wanted(self, asked: object) -> None:
        """A button of the outcome."""
        if isinstance(asked, SendPayoutAgain):
            self._in_flight = True

    @Slot()
    def on_compared(self) -> None:
        """Other balances stand beside the outcome now."""
        self.outcome.settle.balances.show_pairs(self.kind.balances())

    def forget(self) -> None:
        """Somebody else takes over: nothing typed stays, nor what became of it."""
        self._asked = None
        self.free()
        self.is_gone = False
        self.kind.forget()
        self.message.hide()
        self._show(self._form_page)
        self.follow()
        self.begun_anew.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter goes on to where one goes on; Esc goes one stage back."""
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat()
        if enter and self.stage == "form":
            self.submit()
        elif enter and self.stage == "outcome":
            self._begin_outcome()
        elif event.key() == Qt.Key.Key_Escape and self.step_back():
            pass
        else:
            super().keyPressEvent(event)
