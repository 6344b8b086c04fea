"""What became of one payout: the words of its outcome, what is known of it, and what may be done now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Payout
from paydesk.domain.settings.settings import FundSource, Settings
from paydesk.ui import clock
from paydesk.ui.pages.payouts.doable import Do, doable
from paydesk.ui.pages.payouts.pairs import Pairs
from paydesk.ui.pages.payouts.settle import SettleBox
from paydesk.ui.widgets.card import Card, CardKind
from paydesk.ui.widgets.chip import Chip
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.words.base import money_words, short_time
from paydesk.ui.words.payouts import (
    kind_words,
    mode_words,
    out_chip,
    out_words,
    taken_back_words,
    to_words,
    trouble_words,
)

_GROUNDS: dict[Outcome, CardKind] = {
    Outcome.DONE: "ok",
    Outcome.SCHEDULED: "info",
    Outcome.PENDING: "info",
    Outcome.UNKNOWN: "warn",
    Outcome.FAILED: "bad",
    Outcome.FIX_FIELD: "bad",
    Outcome.NOT_ALLOWED: "bad",
}


class OutPanel(QWidget):
    """One payout. `wanted` carries (Do, out_id) or, for SETTLE, (Do.SETTLE, out_id, whether it arrived)."""

    wanted = Signal(object)
    balances_wanted = Signal(object)
    """Carries the Out whose accounts are to be compared."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.out: Payout | None = None
        self._without: Sequence[Do] = ()
        self._offered: list[Do] = []
        self._sources: tuple[FundSource, ...] = ()
        self._make()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        head = QHBoxLayout()
        head.addWidget(self.amount, 1)
        head.addWidget(self.chip, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(head)
        for widget in (self.card, self.settle, self.row, self.pairs, self.problem):
            column.addWidget(widget)

    def _make(self) -> None:
        self.card = Card("plain", self)
        self.chip = Chip("", "off", self)
        self.amount = Text("", 20, "ink", bold=True, tabular=True, parent=self)
        self.title = Text("", 16, "ink", bold=True, parent=self.card)
        self.text = Text("", 14, "ink2", parent=self.card)
        self.todo = Text("", 14, "ink", bold=True, parent=self.card)
        inside = QVBoxLayout(self.card)
        inside.setContentsMargins(18, 14, 18, 14)
        inside.setSpacing(6)
        for words in (self.title, self.text, self.todo):
            inside.addWidget(words)
        self.settle = SettleBox(self)
        self.settle.settled.connect(self.on_settled)
        self.settle.balances_wanted.connect(self.on_balances)
        self.pairs = Pairs(self)
        self.problem = Note("", self)
        self.buttons = {
            Do.SEEN: KeyButton(self.tr("I have seen it"), "", "plain", self),
            Do.ASK: KeyButton(self.tr("Ask status now"), "", "plain", self),
            Do.AGAIN: KeyButton(self.tr("Send again, same number"), "", "plain", self),
            Do.ANEW: KeyButton(self.tr("Back to the form"), "", "plain", self),
            Do.DEACTIVATE: KeyButton(self.tr("Deactivate this cashgram"), "", "danger", self),
        }
        for do, button in self.buttons.items():
            button.setObjectName(do.value)
            button.clicked.connect(self.on_button)
        self.row = ButtonRow(*self.buttons.values(), parent=self)
        self.row.hide()

    def use_settings(self, settings: Settings) -> None:
        """The names of the fund sources."""
        self._sources = settings.money_out.fund_sources

    def show_out(self, out: Payout, *, without: Sequence[Do] = ()) -> None:
        """Show one payout as it is now; `without`: what is not offered here."""
        other = self.out is None or self.out.payout_id != out.payout_id
        self.out, self._without = out, without
        words, (chip, kind) = out_words(out), out_chip(out)
        self.card.set_kind(_GROUNDS[out.outcome])
        self.chip.show_chip(chip, kind)
        self.amount.setText(" · ".join(filter(None, (money_words(out.amount), to_words(out, self._sources)))))
        self.title.setText(words.title)
        self.text.setText(words.text)
        self.todo.setText(words.todo)
        self.todo.setVisible(bool(words.todo))
        self.pairs.show_pairs(self._known(out))
        self._show_trouble(out)
        offered = self._offered = self._doable(out, clock.now_ms())
        for do, button in self.buttons.items():
            button.setVisible(do in offered)
            button.set_busy(False)
        self.row.setVisible(any(do in offered for do in self.buttons))
        if other or Do.SETTLE not in offered:
            self.settle.reset()
        self.settle.setVisible(Do.SETTLE in offered)
        self.setAccessibleName(words.title)

    def _doable(self, out: Payout, now: int) -> list[Do]:
        return [do for do in doable(out, now) if do not in self._without]

    def refresh(self, now: int) -> None:
        """Time went on: what can be done may have changed. `now` in ms since 1970."""
        if self.out is not None and self._doable(self.out, now) != self._offered:
            self.show_out(self.out, without=self._without)

    def say(self, text: str) -> None:
        """Why what was asked for was not done."""
        self.problem.setText(text)
        self.problem.show()

    def _show_trouble(self, out: Payout) -> None:
        said = [taken_back_words(out)] if out.overturned_at is not None else []
        if out.why:
            said.append(self.tr("The service's words: “{words}”").format(words=out.why))
        if out.problem is not None:
            said.append(trouble_words(out))
        self.problem.setText("\n".join(said))
        self.problem.setVisible(bool(said))

    def _known(self, out: Payout) -> list[tuple[str, str]]:
        who = out.by
        if out.second_by:
            who = self.tr("{first}, with {second}").format(first=out.by, second=out.second_by)
        return [
            (self.tr("What"), " · ".join(filter(None, (kind_words(out), mode_words(out.mode))))),
            (self.tr("The beneficiary gets"), str(out.net) if out.net is not None else ""),
            (self.tr("Refunds order"), out.order_id),
            (self.tr("Sent"), short_time(out.wanted_at) if out.wanted_at else ""),
            (self.tr("By"), who),
            (self.tr("Our number"), out.payout_id),
            (self.tr("Reference"), out.reference_id),
            (self.tr("UTR"), out.utr),
        ]

    def main_button(self) -> KeyButton | None:
        """The button that is most likely wanted; None when nothing can be done."""
        return next((button for button in self.buttons.values() if not button.isHidden()), None)

    def begin(self) -> None:
        """The focus goes to the first thing that can be done."""
        first = self.settle.read_button if not self.settle.isHidden() else self.main_button()
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def free(self) -> None:
        """A command was refused: its button can be pressed again."""
        for button in self.buttons.values():
            button.set_busy(False)

    @Slot()
    def on_button(self) -> None:
        """One of the buttons."""
        do = Do(self.sender().objectName())
        if self.out is not None:
            self.buttons[do].set_busy(do is Do.AGAIN)
            self.wanted.emit((do, self.out.payout_id))

    @Slot(object)
    def on_settled(self, arrived: object) -> None:
        """Somebody has compared the balances."""
        if self.out is not None:
            self.wanted.emit((Do.SETTLE, self.out.payout_id, bool(arrived)))

    @Slot()
    def on_balances(self) -> None:
        """The balances are wanted."""
        if self.out is not None:
            self.balances_wanted.emit(self.out)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: nothing of its own; Enter and Esc belong to the page around it."""
        event.ignore()
