"""Saying by hand whether an internal transfer arrived, for nothing published reads its state; asked once more first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.payout.messages import BalanceCame
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import ButtonRow, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Pairs, Text
from paydesk.ui.words.base import short_time
from paydesk.ui.words.outcomes import outcome_words


class SettleBox(Card):
    """`settled` carries whether it arrived, after a person has said so twice; `balances_wanted` nothing."""

    settled = Signal(object)
    balances_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._says: bool | None = None
        self.title = Text("", 14, "ink", bold=True, parent=self)
        self.text = Text("", 14, "ink2", parent=self)
        self.balances = Pairs(self)
        self.read_button = KeyButton(self.tr("Read the balances now"), "", "plain", self)
        self.arrived_button = KeyButton(self.tr("It arrived"), "", "plain", self)
        self.lost_button = KeyButton(self.tr("It did not arrive"), "", "plain", self)
        self.sure_button = KeyButton("", "", "plain", self)
        self.back_button = KeyButton(self.tr("No, go back"), "", "plain", self)
        self.read_button.clicked.connect(self.balances_wanted)
        self.arrived_button.clicked.connect(self.on_arrived)
        self.lost_button.clicked.connect(self.on_lost)
        self.sure_button.clicked.connect(self.on_sure)
        self.back_button.clicked.connect(self.reset)
        column = vbox(self, (18, 14, 18, 14), 10)
        for widget in (self.title, self.text, self.balances):
            column.addWidget(widget)
        buttons = (self.read_button, self.arrived_button, self.lost_button, self.sure_button, self.back_button)
        column.addWidget(ButtonRow(*buttons, parent=self))
        self.reset()

    def show_balances(self, lines: Sequence[tuple[str, str]]) -> None:
        """What each account holds, as (name, words)."""
        self.balances.show_pairs(lines)

    @Slot()
    def reset(self) -> None:
        """Nothing has been said yet."""
        self._says = None
        self.title.setText(self.tr("Did it arrive?"))
        self.text.setText(
            self.tr("Nobody can ask the service for this one. Compare the balances of both accounts, then say it here.")
        )
        self._follow()

    @Slot()
    def on_arrived(self) -> None:
        """A person says that it arrived."""
        self._ask(
            arrived=True,
            title=self.tr("You say that it arrived"),
            text=self.tr("It is then done for good. The journal keeps your name."),
            sure=self.tr("Yes, it arrived"),
        )

    @Slot()
    def on_lost(self) -> None:
        """A person says that it did not."""
        self._ask(
            arrived=False,
            title=self.tr("You say that it did not arrive"),
            text=self.tr(
                "It can be sent again then. If it did arrive, the money moves twice. The journal keeps your name."
            ),
            sure=self.tr("Yes, it did not arrive"),
        )

    def _ask(self, *, arrived: bool, title: str, text: str, sure: str) -> None:
        self._says = arrived
        self.title.setText(title)
        self.text.setText(text)
        self.sure_button.setText(sure)
        self._follow()
        self.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def on_sure(self) -> None:
        """Said twice."""
        says, self._says = self._says, None
        if says is not None:
            self.settled.emit(says)
            self.reset()

    def _follow(self) -> None:
        asking = self._says is not None
        for button in (self.read_button, self.arrived_button, self.lost_button):
            button.setVisible(not asking)
        for button in (self.sure_button, self.back_button):
            button.setVisible(asking)
        self.set_kind("warn" if asking else "plain")


def balance_words(event: BalanceCame) -> str:
    """What a fund source holds and when that was read, or why it is not known."""
    if event.balance is None:
        return "" if event.judgement is None else outcome_words(event.judgement).title
    return f"{event.balance.available} · {short_time(event.at)}"
