"""What the three forms that move money have in common: form, summary to confirm, on its way, outcome."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Payout, PayoutRequest, Summary
from paydesk.domain.rules import AnyRule, Broken
from paydesk.domain.settings.settings import Settings
from paydesk.ui import clock
from paydesk.ui.pages.following_room import FollowingRoom
from paydesk.ui.pages.payouts.confirm import ConfirmPanel, Shown
from paydesk.ui.pages.payouts.doable import Do, doable
from paydesk.ui.pages.payouts.fields import Fields
from paydesk.ui.pages.payouts.out_panel import OutPanel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.widgets.room import OneOf, Room
from paydesk.ui.words.fields import rule_words
from paydesk.ui.words.payouts import out_words

EMPTIES: Final = frozenset({Outcome.DONE, Outcome.PENDING, Outcome.SCHEDULED, Outcome.UNKNOWN})
"""Outcomes after which the form is empty: the money has gone, or may have."""


def _not_offered(out: Payout) -> tuple[Do, ...]:
    """What the page of an outcome leaves out: the way back stands below; what is done is done here."""
    return (Do.ANEW, Do.ASK) if out.outcome is Outcome.DONE else (Do.ANEW,)


class MoneyTab(QWidget):
    """A form whose request becomes one payout. It knows no counter: a conductor answers its signals.

    A form gives way to its summary (`show_summary`), that to what became of it (`show_out`).
    """

    weigh_wanted = Signal(object)
    """An OutRequest without its id."""
    confirm_wanted = Signal(object)
    """A Summary that a person has confirmed."""
    wanted = Signal(object)
    """(Do, out_id) or (Do.SETTLE, out_id, arrived): see OutPanel."""
    balances_wanted = Signal(object)
    """An Out whose accounts are to be compared."""
    begun_anew = Signal()
    """What is on the form from now on is another payout than before."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """`name` is what screen readers call the form."""
        super().__init__(parent)
        self.settings = Settings()
        self._asked: PayoutRequest | None = None
        self._in_flight = False
        self._is_gone = False
        """Whether the form is empty: the money that stood on it has gone, or may have."""
        self.fields = Fields(self.broken, self.wording, self)
        self.message = MessagePanel("warn", "", "", self)
        self.message.hide()
        self.send_button = KeyButton("", self.tr("Enter"), "primary")  # placed, so reached by Tab, after the form
        self.send_button.clicked.connect(self.submit)
        self.confirm = ConfirmPanel(self)
        self.confirm.confirmed.connect(self.on_confirmed)
        self.confirm.left.connect(self.on_left)
        self.out_panel = OutPanel(self)
        self.out_panel.wanted.connect(self.on_wanted)
        self.out_panel.balances_wanted.connect(self.balances_wanted)
        self._stack = OneOf(self)
        self._form_page = self._make_form_page(name)
        self._out_page = self._make_out_page()
        for page in (self._form_page, self.confirm, self._out_page):
            self._stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self.fields.edited.connect(self.on_edited)
        self.follow()

    # What each form says for itself ---------------------------------------------------------------------------------

    def make_form(self) -> QWidget:
        """The fields, each added to `fields`."""
        raise NotImplementedError

    def request(self) -> PayoutRequest:
        """What is wanted, without its id; an amount that is none is ₹0.00."""
        raise NotImplementedError

    def broken(self) -> Broken:
        """The rules that are broken now."""
        raise NotImplementedError

    def shown(self, request: PayoutRequest) -> Shown:
        """How the summary of a request reads."""
        raise NotImplementedError

    def send_words(self) -> str:
        """The label of the button that leads to the summary, and that of the one that sends."""
        raise NotImplementedError

    def clear(self) -> None:
        """Empty the fields."""
        raise NotImplementedError

    def wording(self, field: str, rule: AnyRule) -> str:
        """The words for a broken rule."""
        return rule_words(rule, field)

    def is_ready(self) -> bool:
        """Whether the summary may come, once all fields are well; if not, the form has said why."""
        return True

    def begin_form(self) -> None:
        """The focus goes to the first field."""
        raise NotImplementedError

    # The three stages -----------------------------------------------------------------------------------------------

    def _make_form_page(self, name: str) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.message)
        column.addWidget(FollowingRoom(self.make_form(), page, name=name), 1)
        column.addWidget(self.send_button)
        return page

    def _make_out_page(self) -> QWidget:
        page, inside = QWidget(self), QWidget(self)
        within = QVBoxLayout(inside)
        within.setContentsMargins(0, 0, 0, 0)
        within.addWidget(self.out_panel)
        within.addStretch(1)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(Room(inside, page, name=self.tr("What became of it")), 1)
        self.new_button = KeyButton(self.tr("Back to an empty form"), self.tr("Enter"), "primary", page)
        self.new_button.clicked.connect(self.on_new)
        column.addWidget(self.new_button)
        return page

    @property
    def stage(self) -> str:
        """One of "form", "confirm", "out"."""
        return ("form", "confirm", "out")[self._stack.currentIndex()]

    @property
    def busy(self) -> bool:
        """Whether a command of it is on its way."""
        return self.send_button.busy or self.confirm.busy

    def begin(self) -> None:
        """The page comes to the front: the focus goes where one goes on."""
        match self.stage:
            case "form":
                self.begin_form()
            case "confirm":
                self.confirm.begin()
            case _:
                self._begin_out()

    def _begin_out(self) -> None:
        first = self.out_panel.main_button()
        if not self.new_button.isHidden() and (first is None or self._is_gone):
            first = self.new_button
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def use_settings(self, settings: Settings) -> None:
        """Settings that the form depends on."""
        self.settings = settings
        self.out_panel.use_settings(settings)

    def refresh(self, now: int) -> None:
        """Time went on; `now` in ms."""
        if self.stage == "out":
            self.out_panel.refresh(now)

    @Slot()
    def on_edited(self) -> None:
        """Something on the form changed."""
        self.message.hide()
        self.follow()

    def follow(self) -> None:
        """What depends on the fields."""
        self.send_button.setText(self.send_words())

    @Slot()
    def submit(self) -> None:
        """Enter on the form: look at everything; if all is well, ask what stands in the way."""
        if self.busy or self.stage != "form":
            return
        self.message.hide()
        if self.fields.is_well() and self.is_ready():
            self._asked = self.request()
            self.send_button.set_busy(True)
            self.weigh_wanted.emit(self._asked)

    def show_summary(self, summary: Summary) -> None:
        """It breaks no rule: show what would be sent. What was typed meanwhile is not sent."""
        self.send_button.set_busy(False)
        if self._asked is None or self._asked != self.request():
            return
        self.confirm.show_summary(summary, self.shown(self._asked))
        self._stack.setCurrentWidget(self.confirm)
        if self.isVisible():
            self.confirm.begin()

    @Slot(object)
    def on_confirmed(self, summary: object) -> None:
        """A person has confirmed."""
        self.confirm_wanted.emit(summary)

    def on_its_way(self) -> None:
        """It was handed to the counter: nothing can be pressed until something comes of it."""
        self.confirm.set_busy(True)

    @Slot()
    def on_left(self) -> None:
        """Esc on the summary: back to the form, as it was."""
        self._stack.setCurrentWidget(self._form_page)
        self.begin_form()

    def back(self) -> bool:
        """Esc: one stage back, with everything kept. Whether there was one."""
        if self.stage == "confirm":
            if not self.confirm.busy:
                self.on_left()
            return True
        if self.stage == "out":
            self.on_new()
            return True
        return False

    @property
    def in_flight(self) -> bool:
        """Whether it was sent once more and no answer has come: its form, kept so far, must not be sent meanwhile."""
        return self._in_flight

    def free(self) -> None:
        """A command was refused: everything is as it was before it."""
        self.send_button.set_busy(False)
        if self.confirm.busy:
            self.confirm.set_busy(False)
            self.confirm.begin()
        self.out_panel.free()
        self._in_flight = False

    def refuse(self, broken: Broken) -> None:
        """The counter found broken rules: they stand at their fields."""
        self.free()
        self._stack.setCurrentWidget(self._form_page)
        if not self.fields.say_broken(broken):
            words = ", ".join(self.wording(name, rule) for name, rule in broken)
            self.say("warn", self.tr("This cannot be sent as it is"), words)

    def say(self, kind: str, title: str, text: str) -> None:
        """Say something above the form until it is edited."""
        self.message.show_message("bad" if kind == "bad" else "warn", title, text)
        self.message.show()

    # What became of it ----------------------------------------------------------------------------------------------

    def show_out(self, out: Payout) -> None:
        """What became of the draft of this form. While no answer has come, it is still on its way.

        Unless nobody waits for one any more: the journal failed after it was sent, and it may have gone through.
        """
        if out.judgement is None and self.stage != "out" and self.confirm.busy:
            return
        was = self.stage
        had_focus = was == "out" and self.isAncestorOf(self.focus_widget())
        self.free()
        if out.outcome is Outcome.FIX_FIELD and was != "out":
            self._mend(out)
            return
        self._in_flight = out.judgement is None
        gone = self._is_gone = out.outcome in EMPTIES and not self._in_flight
        if gone:
            self.clear()
            self.fields.forget()
        self.out_panel.show_out(out, without=_not_offered(out))
        kept = self.tr("Back to the form")
        self.new_button.setText(self.tr("Back to an empty form") if gone else kept)
        self.new_button.setVisible(gone or Do.ANEW in doable(out, clock.now_ms()))
        self._stack.setCurrentWidget(self._out_page)
        lost = had_focus and not self.isAncestorOf(self.focus_widget())
        if self.isVisible() and (lost or was != "out"):
            self._begin_out()

    def focus_widget(self) -> QWidget:
        """Where the keyboard is; the window, when it is nowhere."""
        there = QApplication.focusWidget()
        return self.window() if there is None else there

    def _mend(self, out: Payout) -> None:
        """A field has to be mended: back to the form, with everything typed, and the words at that field."""
        words = out_words(out)
        self._stack.setCurrentWidget(self._form_page)
        self.begun_anew.emit()
        self.say("bad", words.title, " ".join(filter(None, (words.text, words.todo))))
        field = out.judgement.field if out.judgement is not None else ""
        if not (field and self.fields.say(field, words.title)):
            self.begin_form()

    @Slot()
    def on_new(self) -> None:
        """Another one: the form again. Not while an answer is owed for what is still on it."""
        if self._in_flight:
            return
        self._stack.setCurrentWidget(self._form_page)
        self.begun_anew.emit()
        self.begin_form()

    @Slot(object)
    def on_wanted(self, asked: object) -> None:
        """A button of the outcome."""
        if isinstance(asked, tuple) and asked[0] is Do.ANEW:
            self.on_new()
        else:
            self._in_flight = isinstance(asked, tuple) and asked[0] is Do.AGAIN
            self.wanted.emit(asked)

    def forget(self) -> None:
        """Somebody else takes over: nothing typed stays, nor what became of it."""
        self.clear()
        self.fields.forget()
        self.free()
        self.message.hide()
        self.confirm.set_busy(False)
        self._stack.setCurrentWidget(self._form_page)
        self.begun_anew.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter in a field submits; Esc goes one stage back."""
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat()
        if enter and self.stage == "form":
            self.submit()
        elif enter and self.stage == "out":
            self._begin_out()
        elif event.key() == Qt.Key.Key_Escape and self.back():
            pass
        else:
            super().keyPressEvent(event)
