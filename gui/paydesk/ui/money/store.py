"""The payout side in the windows: what they know of it, the way to the counter, and what each part of it has."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.commands import SendPayout
from paydesk.domain.fact import PAYOUT_PREFIX
from paydesk.domain.messages import CommandEnded
from paydesk.domain.payout.messages import (
    BalanceReceived,
    CashgramRead,
    DraftRefused,
    DraftReviewed,
    HistoryReceived,
    IdentityReceived,
    LinkCreated,
    LinkRefused,
    PayoutChanged,
    PayoutsListed,
    PayoutsLoaded,
    UpiChecked,
)
from paydesk.domain.payout.payout import DraftSummary, Payout, PayoutKind
from paydesk.domain.people.messages import PinRefused
from paydesk.domain.settings.messages import Erased
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Settings
from paydesk.ui.hub import Asks, Store
from paydesk.ui.layout import is_low
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.paint import Fitted
from paydesk.ui.words.base import Words
from paydesk.worker.client import CommandClient

if TYPE_CHECKING:
    from paydesk.ui.money.asked import Asked

RECENT_LIMIT: Final = 100


_ANSWERS: Final = (
    DraftReviewed,
    DraftRefused,
    UpiChecked,
    HistoryReceived,
    PayoutsListed,
    IdentityReceived,
    LinkCreated,
    LinkRefused,
    CashgramRead,
    CommandEnded,
)


class PayoutStore(Store):
    """What the windows know of payouts. Links and tokens pass through; none is kept here."""

    out_changed = Signal(object)
    """A Payout, after something happened to it."""
    loaded = Signal(object)
    """PayoutsLoaded: the payouts came from the journal."""
    told = Signal(object)
    """An answer to what was asked, or the end of a command, as the counter tells it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.outs: dict[str, Payout] = {}
        self.balances: dict[str, list[BalanceReceived]] = {}
        """What was read of each fund source, the newest last; "" is the account."""
        self.takers = {
            **dict.fromkeys(_ANSWERS, self.told.emit),
            PayoutsLoaded: self._take_all,
            PayoutChanged: self._take_one,
            BalanceReceived: self._take_balance,
            Erased: self._take_erased,
        }

    def _take_all(self, event: PayoutsLoaded) -> None:
        self.outs = {out.payout_id: out for out in event.payouts}
        self.loaded.emit(event)

    def _take_one(self, event: PayoutChanged) -> None:
        self.outs[event.payout.payout_id] = event.payout
        self.out_changed.emit(event.payout)

    def _take_erased(self, event: Erased) -> None:
        gone = {subject.removeprefix(PAYOUT_PREFIX) for subject in event.subjects if subject.startswith(PAYOUT_PREFIX)}
        kept = tuple(out for out in self.outs.values() if out.payout_id not in gone)
        self._take_all(PayoutsLoaded(kept))

    def _take_balance(self, event: BalanceReceived) -> None:
        self.balances.setdefault(event.instrument_id, []).append(event)
        self.told.emit(event)

    def out(self, payout_id: str) -> Payout | None:
        """One payout, or None when the windows were not told of it."""
        return self.outs.get(payout_id)

    def alarms(self) -> list[Payout]:
        """Payouts whose end was taken back, which nobody has seen yet, newest first."""
        return sorted((out for out in self.outs.values() if out.needs_alarm), key=_newest, reverse=True)

    def unsettled(self) -> list[Payout]:
        """Payouts that may still change, newest first."""
        return sorted((out for out in self.outs.values() if not out.settled), key=_newest, reverse=True)

    def recent(self, limit: int = RECENT_LIMIT) -> list[Payout]:
        """Payouts that are settled, newest first."""
        return sorted((out for out in self.outs.values() if out.settled), key=_newest, reverse=True)[:limit]

    def cashgrams(self) -> list[Payout]:
        """The payment links of this counter, newest first."""
        mine = (out for out in self.outs.values() if out.kind is PayoutKind.CASHGRAM)
        return sorted(mine, key=_newest, reverse=True)


def _newest(out: Payout) -> tuple[int, str]:
    return out.wanted_at, out.payout_id


class Concerned(Protocol):
    """A form of money out, or a place that shows what became of one."""

    def concerns(self, subject_id: str) -> bool:
        """Whether the subject of a command is what stands there."""

    def refuse(self, words: Words | None) -> None:
        """It was not begun: all stays as it is, and `words` say why."""


class FlowsPresenter(QObject):
    """What the parts of one page, or of the side panels, have in common. Nothing typed is ever lost by a refusal.

    `second_wanted` carries the Summary that a second person has to agree to, who gets person_id and PIN, and the
    Asked that the first person saw, or None (as `PeoplePresenter.second`); `unlock_wanted` the Permission that needs a
    supervisor's PIN, and what goes on then (as `PeoplePresenter.unlock`); `save_wanted` a SaveFile, `print_wanted` a
    Slip; `show_to_customer` a LinkForCustomer, or None once it is hidden; `transfer_wanted` address and name at the
    bank, for a supervisor's transfer.
    """

    second_wanted = Signal(object, object, object)
    unlock_wanted = Signal(object, object)
    save_wanted = Signal(object)
    print_wanted = Signal(object)
    show_to_customer = Signal(object)
    transfer_wanted = Signal(object)

    def __init__(self, store: PayoutStore, client: CommandClient, parent: QObject) -> None:
        super().__init__(parent)
        self.store = store
        self.client = client
        self.parts: list[MoneyPart] = []
        """Each enters itself."""
        self.concerned: list[Concerned] = []
        """Whoever shows payments of which something may be refused."""
        self._second: tuple[DraftSummary, Callable[[SendPayout], object]] | None = None

    def asks(self, parent: QObject) -> Asks:
        """By these a part asks what moves no money."""
        asks = Asks(self.client.send, parent)
        self.store.told.connect(asks.take)
        return asks

    def ask_second(
        self, summary: DraftSummary, send: Callable[[SendPayout], object] | None = None, asked: Asked | None = None
    ) -> None:
        """A second person has to agree; `send` gets what is sent then, in place of the counter itself.

        `asked`: what the first person saw.
        """
        self._second = summary, send or self.client.send
        self.second_wanted.emit(summary, self.on_second, asked)

    def on_second(self, person_id: str, pin: str) -> None:
        """The second person has typed their PIN for what they were shown: it goes to the counter and nowhere else."""
        if self._second is not None:
            summary, send = self._second
            send(SendPayout(draft=summary.draft, second_id=person_id, pin=pin))

    @Slot(object)
    def on_pin_refused(self, event: object) -> None:
        """The second person's PIN opened nothing: the question stays, to be confirmed once more."""
        if isinstance(event, PinRefused):
            self.free(event.ask_id)

    def free(self, subject_id: str, words: Words | None = None) -> bool:
        """What a command was about was not done, and `words` say why. Whether it is about anything shown here."""
        concerned = [one for one in self.concerned if one.concerns(subject_id)]
        for one in concerned:
            one.refuse(words)
        return bool(concerned)

    def forget(self) -> None:
        """Somebody else takes over: what a second person was asked is not for them."""
        self._second = None


class MoneyPart(Fitted, QWidget):
    """A part of the page; `flows` leads to the counter, and what moves no money is asked by `asks`."""

    def __init__(self, flows: FlowsPresenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.flows = flows
        flows.parts.append(self)
        self.asks = flows.asks(self)
        self.feet: list[tuple[QVBoxLayout, KeyButton]] = []
        """Its columns, each with the button at its foot."""

    def _fit(self) -> None:
        """In a low window the button below has less height, and less air above it."""
        low = is_low(self.window())
        for column, button in self.feet:
            button.set_height(46 if low else 54)
            column.setSpacing(6 if low else 10)

    def ended(self, _event: object) -> None:
        """A question was not answered: it can be asked again."""
        self.free()

    def begin(self) -> None:
        """It comes to the front: the focus goes where one goes on, and what stands there is asked for (`ask`)."""

    def ask(self) -> None:
        """What stands there is asked for anew, wherever the focus is."""

    def free(self) -> None:
        """Nothing is waited for any more: all can be pressed again."""
        self.asks.drop()

    def forget(self) -> None:
        """Somebody else takes over: nothing stays, and no answer is for them."""
        self.asks.drop()

    def refresh(self, now: int) -> None:
        """Time went on; `now` in ms since 1970."""

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        """Settings that it depends on; what is saved says its `kind`, unless it is real."""
