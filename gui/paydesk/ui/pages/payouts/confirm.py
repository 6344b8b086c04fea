"""What staff confirm before money moves: how much, to whom, from where, and what stands in the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.money import Money
from paydesk.domain.payout.payout import Objection, Summary
from paydesk.ui.pages.payouts.pairs import Pairs
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.check_box import CheckBox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import AmountLabel, Heading, Note, Text
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.widgets.room import Room
from paydesk.ui.widgets.unread import Unread
from paydesk.ui.words.people import doubt_words


@dataclass(frozen=True, slots=True)
class Shown:
    """How a form wants its summary to read. All values are masked already."""

    amount: Money
    to: str
    pairs: Sequence[tuple[str, str]]
    send: str
    """The label of the button that sends it."""
    name_at_bank: str = ""
    name_differs: bool = False
    """The bank's name is not the one typed: somebody has to say that it is right."""


class ConfirmPanel(QWidget):
    """Enter confirms, Esc goes back. `confirmed` carries the Summary, `left` nothing."""

    confirmed = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._summary: Summary | None = None
        self._unread = Unread()
        self._make()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        column.addWidget(Room(self._inside(), self, name=self.tr("Summary")), 1)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(self.back_button)
        foot.addWidget(self.send_button, 1)
        column.addLayout(foot)

    def _make(self) -> None:
        self.heading = Heading(self.tr("Is this right?"), self)
        self.amount = AmountLabel("", 48, self)
        self.to = Text("", 18, "ink", bold=True, parent=self)
        self.pairs = Pairs(self)
        self.bank = MessagePanel("ok", "", "", self)
        self.agree = CheckBox("", self)
        self.agree.toggled.connect(self._follow)
        self.objections = MessagePanel("warn", "", "", self)
        self.note = Note(
            self.tr("Its number is made when you send it, and stays the same in every attempt: nobody is paid twice."),
            self,
        )
        self.back_button = KeyButton(self.tr("Back"), self.tr("Esc"), "plain", self)
        self.back_button.set_height(60)
        self.back_button.clicked.connect(self.left)
        self.send_button = KeyButton("", self.tr("Enter"), "primary", self)
        self.send_button.clicked.connect(self.on_pressed)

    def _inside(self) -> QWidget:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.heading)
        card = Card("plain", inside)
        within = QVBoxLayout(card)
        within.setContentsMargins(24, 18, 24, 18)
        within.setSpacing(8)
        within.addWidget(self.amount)
        within.addWidget(self.to)
        within.addSpacing(4)
        within.addWidget(self.pairs)
        column.addWidget(card)
        for widget in (self.bank, self.agree, self.objections, self.note):
            column.addWidget(widget)
        column.addStretch(1)
        return inside

    def show_summary(self, summary: Summary, shown: Shown) -> None:
        """Show what would be sent."""
        self._summary = summary
        self.amount.setText(str(shown.amount))
        self.to.setText(shown.to)
        self.to.setVisible(bool(shown.to))
        self.pairs.show_pairs(shown.pairs)
        self._show_bank(shown)
        self._show_doubts(summary.objections, shown.amount)
        self.send_button.setText(shown.send)
        self.set_busy(False)
        self._unread.begin()

    def _show_bank(self, shown: Shown) -> None:
        title = self.tr("Name at bank: {name}").format(name=shown.name_at_bank)
        if shown.name_differs:
            text = self.tr("That is not the name that was typed. Ask who it is before you send anything.")
            self.bank.show_message("warn", title, text)
        else:
            self.bank.show_message("ok", title, self.tr("By sending you say that this is who gets the money."))
        self.bank.setVisible(bool(shown.name_at_bank))
        self.agree.blockSignals(True)  # noqa: FBT003
        self.agree.setChecked(False)
        self.agree.blockSignals(False)  # noqa: FBT003
        says = self.tr("Yes, the money is for {name}").format(name=shown.name_at_bank)
        self.agree.setText(says)
        self.agree.setAccessibleName(says)
        self.agree.setVisible(shown.name_differs)

    def _show_doubts(self, objections: Sequence[Objection], amount: Money) -> None:
        lines = [doubt_words(objection, amount) for objection in objections]
        self.objections.show_message("warn", "\n".join(lines), self.tr("A second person's PIN is needed."))
        self.objections.setVisible(bool(lines))

    def begin(self) -> None:
        """The focus goes where Enter confirms, or to the box that has to be ticked first."""
        first = self.agree if self.agree.isVisibleTo(self) and not self.agree.isChecked() else self.send_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def may_send(self) -> bool:
        """Whether it can be confirmed now."""
        return not self.send_button.busy and (self.agree.isHidden() or self.agree.isChecked())

    def set_busy(self, busy: bool) -> None:
        """While it is on its way."""
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
        if self._summary is not None and self.may_send:
            self.confirmed.emit(self._summary)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter confirms wherever the focus is (not one that is still held down from the form), Esc goes back."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not self.may_send:
                self.begin()
            elif not event.isAutoRepeat():
                self.on_pressed()
        elif event.key() == Qt.Key.Key_Escape and not self.busy:
            self.left.emit()
        else:
            super().keyPressEvent(event)
