"""What a person may do with one payout, the commands that do it, and saying by hand whether a transfer arrived."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.commands import (
    Command,
    DeactivateCashgram,
    MarkPayoutSeen,
    ReadPayout,
    SendPayout,
    SendPayoutAgain,
    SettlePayout,
)
from paydesk.domain.payout.messages import BalanceCame
from paydesk.domain.payout.next_step import possible
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import ButtonRow, put, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Pairs, Text
from paydesk.ui.words.base import short_time
from paydesk.ui.words.outcomes import outcome_words

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import Payout


class Do(StrEnum):
    """A thing to do with one payout."""

    ASK = "ask"
    """Read its status now."""
    LINK = "link"
    """Show the link of a cashgram, which is kept nowhere: it is read from the service again."""
    AGAIN = "again"
    """Send the same id once more."""
    ANEW = "anew"
    """The id is used up, or something has to be mended: back to the form, with all that was typed; a new id then."""
    DEACTIVATE = "deactivate"
    """End a cashgram."""
    SETTLE = "settle"
    """Say whether an internal transfer arrived."""
    SEEN = "seen"
    """Say that it was noticed: its end was taken back."""


_DOES: Final[Mapping[type[Command], Do]] = {
    DeactivateCashgram: Do.DEACTIVATE,
    MarkPayoutSeen: Do.SEEN,
    ReadPayout: Do.ASK,
    SendPayout: Do.ANEW,
    SendPayoutAgain: Do.AGAIN,
    SettlePayout: Do.SETTLE,
}


def doable(payout: Payout, now: int) -> tuple[Do, ...]:
    """What may be done now, the most likely first. `now`: ms since 1970."""
    return tuple(_DOES[command] for command in possible(payout, now))


def command_of(asked: tuple[object, ...]) -> Command:
    """The command of (Do, payout_id), or (Do.SETTLE, payout_id, arrived). Raises KeyError for what is no command."""
    do, payout_id = Do(str(asked[0])), str(asked[1])
    if do is Do.SETTLE:
        return SettlePayout(payout_id=payout_id, arrived=bool(asked[2]))
    makers: Mapping[Do, type[ReadPayout | SendPayoutAgain | DeactivateCashgram | MarkPayoutSeen]] = {
        Do.ASK: ReadPayout,
        Do.LINK: ReadPayout,
        Do.AGAIN: SendPayoutAgain,
        Do.DEACTIVATE: DeactivateCashgram,
        Do.SEEN: MarkPayoutSeen,
    }
    return makers[do](payout_id=payout_id)


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
        self.read_button = KeyButton(self.tr("Read the balances now"), "", "plain", self, pressed=self.balances_wanted)
        self.arrived_button = KeyButton(self.tr("It arrived"), "", "plain", self, pressed=self.on_arrived)
        self.lost_button = KeyButton(self.tr("It did not arrive"), "", "plain", self, pressed=self.on_lost)
        self.sure_button = KeyButton("", "", "plain", self, pressed=self.on_sure)
        self.back_button = KeyButton(self.tr("No, go back"), "", "plain", self, pressed=self.reset)
        column = put(vbox(self, (18, 14, 18, 14), 10), self.title, self.text, self.balances)
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
