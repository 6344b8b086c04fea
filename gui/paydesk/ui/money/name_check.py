"""The name that the bank knows a UPI address by: looked up before any money moves (FEATURES.md PO1)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.commands import CheckUpi, new_id
from paydesk.domain.payout.messages import UpiChecked
from paydesk.ui import clock
from paydesk.ui.widgets.announce import announce
from paydesk.ui.widgets.flow import hbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.words.base import ago, minutes
from paydesk.ui.words.fields import rule_words
from paydesk.ui.words.outcomes import outcome_words
from paydesk.ui.words.payouts import same_name

LIFE_MS: Final = 3_600_000
"""A check counts for as long as its transfer token lives (SPEC.md 2.7)."""


class NameCheck(QWidget):
    """What came of the last check. `wanted` carries a CheckUpi; `answered` comes with each answer."""

    wanted = Signal(object)
    answered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._vpa = ""
        self._name = ""
        self._asking = ""
        self._ask_id = ""
        """Of the last question, while its answer is owed."""
        self._answered_for = ""
        self._answer: UpiChecked | None = None
        self.panel = MessagePanel("info", "", "", self)
        self.button = KeyButton(self.tr("Check the name"), "", "plain", self)
        self.button.clicked.connect(self.on_button)
        row = hbox(self, spacing=10)
        row.addWidget(self.panel, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._show()

    def of(self, vpa: str, name: str) -> None:
        """Which address ("" for none that could be one) and which name stand on the form now."""
        if (vpa, name) != (self._vpa, self._name):
            self._vpa, self._name = vpa, name
            self._show()

    def ask(self) -> None:
        """Look it up, unless that is known or under way."""
        if self._vpa and not self.known and self._asking != self._vpa:
            self._asking, self._answer = self._vpa, None
            self._ask_id = new_id()
            self._show()
            self.wanted.emit(CheckUpi(ask_id=self._ask_id, vpa=self._vpa))

    @Slot()
    def on_button(self) -> None:
        """Look it up, even when there is an answer."""
        self._answer = None
        self.ask()

    @property
    def asking(self) -> bool:
        """Whether the answer for the address on the form is owed."""
        return bool(self._asking) and self._asking == self._vpa

    def take(self, event: UpiChecked) -> None:
        """The answer to the last question; those of other questions, and of the side panel, have other ids."""
        if not self._ask_id or event.check_id != self._ask_id:
            return
        self._answered_for, self._asking, self._ask_id = self._asking, "", ""
        self._answer = event
        self._show()
        announce(self.panel, self.panel.title(), self.panel.text())
        self.answered.emit()

    def give_up(self, ask_id: str) -> None:
        """The question was not asked after all; "" for any."""
        if ask_id in {"", self._ask_id}:
            self._asking = self._ask_id = ""
            self._show()

    def forget(self) -> None:
        """Nothing was asked."""
        self._vpa = self._name = self._asking = self._ask_id = self._answered_for = ""
        self._answer = None
        self._show()

    def _mine(self) -> UpiChecked | None:
        """The answer, if it is about the address on the form, and young enough."""
        answer = self._answer
        if answer is None or not self._vpa or self._answered_for != self._vpa:
            return None
        return answer if clock.now_ms() - answer.at < LIFE_MS else None

    @property
    def answered_here(self) -> bool:
        """Whether there is an answer for the address on the form, if only that it could not be looked up."""
        return self._mine() is not None

    @property
    def known(self) -> bool:
        """Whether the bank's answer (VALID or INVALID) for the address on the form is there."""
        answer = self._mine()
        return answer is not None and answer.validated is not None

    @property
    def name_at_bank(self) -> str:
        """The bank's name for it; "" when it is not VALID, or not known."""
        answer = self._mine()
        if answer is None or answer.validated is None or not answer.validated.valid:
            return ""
        return answer.validated.name_at_bank

    @property
    def valid(self) -> bool:
        """Whether the service says that the address on the form can be paid."""
        answer = self._mine()
        return answer is not None and answer.validated is not None and answer.validated.valid

    def refresh(self) -> None:
        """Time went on."""
        if not self.isHidden():
            self._show()

    def _show(self) -> None:
        self.button.setVisible(bool(self._vpa) and not self.known)
        self.button.set_busy(self.asking)
        answer = self._mine()
        if self.asking:
            self.panel.show_message("info", self.tr("Asking the bank for the name…"))
        elif answer is None:
            self.panel.show_message(
                "info",
                self.tr("The bank's name is looked up before anything is sent"),
                self.tr("It is asked for once the UPI address is typed."),
            )
        elif answer.validated is not None:
            self._show_validated(answer)
        elif answer.broken:
            field, rule = answer.broken[0]
            self.panel.show_message("bad", self.tr("This address was not looked up"), rule_words(rule, field))
        elif answer.judgement is not None:
            words = outcome_words(answer.judgement)
            self.panel.show_message("warn", words.title, " ".join(filter(None, (words.text, words.todo))))

    def _show_validated(self, answer: UpiChecked) -> None:
        found, now = answer.validated, clock.now_ms()
        if found is None:
            return
        if not found.valid:
            words = outcome_words(found.judgement)
            self.panel.show_message("bad", words.title, " ".join(filter(None, (words.text, words.todo))))
            return
        name = found.name_at_bank or self.tr("not told")
        checked = self.tr("Checked {ago}").format(ago=ago(now - answer.at))
        if answer.token_until is not None:
            checked = self.tr("Checked {ago}, token good for {time}").format(
                ago=ago(now - answer.at), time=minutes(answer.token_until - now)
            )
        title = self.tr("Name at bank: {name}").format(name=name)
        if self._name and not same_name(self._name, name):
            other = self.tr("That is not the name that was typed.")
            self.panel.show_message("warn", title, f"{other} {checked}")
        else:
            self.panel.show_message("ok", title, checked)
