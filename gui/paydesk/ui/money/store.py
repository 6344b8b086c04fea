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
from paydesk.ui.hub import PendingRequests, Store
from paydesk.ui.layout import has_low_height
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.paint import Fitted
from paydesk.ui.words.base import Words
from paydesk.worker.client import CommandClient

if TYPE_CHECKING:
    from paydesk.ui.money.confirmation import ConfirmationModel

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
    """Payouts as the windows know them. Links and tokens pass through; none is stored."""

    payout_changed = Signal(object)
    """A Payout, after something happened to it."""
    loaded = Signal(object)
    """PayoutsLoaded: the payouts came from the journal."""
    answer_received = Signal(object)
    """An answer to what was asked, or the end of a command, as the counter tells it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.payouts: dict[str, Payout] = {}
        self.balances: dict[str, list[BalanceReceived]] = {}
        """Balances of each fund source, the newest last; "" is the account."""
        self.handlers = {
            **dict.fromkeys(_ANSWERS, self.answer_received.emit),
            PayoutsLoaded: self._on_loaded,
            PayoutChanged: self._on_payout_changed,
            BalanceReceived: self._on_balance,
            Erased: self._on_erased,
        }

    def _on_loaded(self, event: PayoutsLoaded) -> None:
        self.payouts = {out.payout_id: out for out in event.payouts}
        self.loaded.emit(event)

    def _on_payout_changed(self, event: PayoutChanged) -> None:
        self.payouts[event.payout.payout_id] = event.payout
        self.payout_changed.emit(event.payout)

    def _on_erased(self, event: Erased) -> None:
        gone = {subject.removeprefix(PAYOUT_PREFIX) for subject in event.subjects if subject.startswith(PAYOUT_PREFIX)}
        kept = tuple(out for out in self.payouts.values() if out.payout_id not in gone)
        self._on_loaded(PayoutsLoaded(kept))

    def _on_balance(self, event: BalanceReceived) -> None:
        self.balances.setdefault(event.instrument_id, []).append(event)
        self.answer_received.emit(event)

    def payout(self, payout_id: str) -> Payout | None:
        """One payout, or None when the windows were not told of it."""
        return self.payouts.get(payout_id)

    def alarms(self) -> list[Payout]:
        """Payouts whose end was taken back, which nobody has seen yet, newest first."""
        return sorted((out for out in self.payouts.values() if out.needs_alarm), key=_sort_key, reverse=True)

    def unsettled(self) -> list[Payout]:
        """Payouts that may still change, newest first."""
        return sorted((out for out in self.payouts.values() if not out.settled), key=_sort_key, reverse=True)

    def recent(self, limit: int = RECENT_LIMIT) -> list[Payout]:
        """Payouts that are settled, newest first."""
        return sorted((out for out in self.payouts.values() if out.settled), key=_sort_key, reverse=True)[:limit]

    def cashgrams(self) -> list[Payout]:
        """Return the payout links of this counter, newest first."""
        mine = (out for out in self.payouts.values() if out.kind is PayoutKind.CASHGRAM)
        return sorted(mine, key=_sort_key, reverse=True)


def _sort_key(out: Payout) -> tuple[int, str]:
    return out.wanted_at, out.payout_id


class PayoutListener(Protocol):
    """A form of money out, or a place that shows what became of one."""

    def matches(self, subject_id: str) -> bool:
        """Return True if the subject of a command is shown here."""

    def on_refused(self, words: Words | None) -> None:
        """Keep everything after a refused command, and show why."""


class FlowsPresenter(QObject):
    """Shared presenter of the payout forms of a page or the side panels; refusals keep input.

    `second_wanted` carries the DraftSummary to approve, the callback that gets person_id and PIN, and the
    ConfirmationModel that the first person saw, or None (as `PeoplePresenter.second`); `unlock_wanted` the Permission
    that needs a supervisor's PIN, and the callback (as `PeoplePresenter.unlock`); `save_wanted` a SaveFile,
    `print_wanted` a Slip; `show_to_customer` a LinkForCustomer, or None once it is hidden; `transfer_wanted` address
    and name at the bank, for a supervisor's transfer.
    """

    second_person_requested = Signal(object, object, object)
    unlock_requested = Signal(object, object)
    save_requested = Signal(object)
    print_requested = Signal(object)
    show_to_customer = Signal(object)
    transfer_requested = Signal(object)

    def __init__(self, store: PayoutStore, client: CommandClient, parent: QObject) -> None:
        super().__init__(parent)
        self.store = store
        self.client = client
        self.parts: list[MoneyPart] = []
        """Each enters itself."""
        self.listeners: list[PayoutListener] = []
        """Parts that show payouts and hear of refusals."""
        self._second: tuple[DraftSummary, Callable[[SendPayout], object]] | None = None

    def create_requests(self, parent: QObject) -> PendingRequests:
        """By these a part asks what moves no money."""
        asks = PendingRequests(self.client.send, parent)
        self.store.answer_received.connect(asks.resolve)
        return asks

    def request_second_person(
        self,
        summary: DraftSummary,
        send: Callable[[SendPayout], object] | None = None,
        confirmation: ConfirmationModel | None = None,
    ) -> None:
        """Ask a second person to approve, then call `send`, or send the draft to the counter.

        Args:
            confirmation: The question that the first person saw.
        """
        self._second = summary, send or self.client.send
        self.second_person_requested.emit(summary, self.on_second_pin, confirmation)

    def on_second_pin(self, person_id: str, pin: str) -> None:
        """Send the approved draft with the second person's PIN, which goes nowhere else."""
        if self._second is not None:
            summary, send = self._second
            send(SendPayout(draft=summary.draft, second_id=person_id, pin=pin))

    @Slot(object)
    def on_pin_refused(self, event: object) -> None:
        """Keep the question after a wrong PIN of the second person."""
        if isinstance(event, PinRefused):
            self.refuse_command(event.ask_id)

    def refuse_command(self, subject_id: str, words: Words | None = None) -> bool:
        """Tell the listeners that a command was refused; return True if one of them shows its subject."""
        concerned = [one for one in self.listeners if one.matches(subject_id)]
        for one in concerned:
            one.on_refused(words)
        return bool(concerned)

    def forget(self) -> None:
        """Drop the request to a second person, for another person at the counter."""
        self._second = None


class MoneyPart(Fitted, QWidget):
    """A part of the page; `flows` leads to the counter, and what moves no money is asked by `asks`."""

    def __init__(self, flows: FlowsPresenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.flows = flows
        flows.parts.append(self)
        self.requests = flows.create_requests(self)
        self.footers: list[tuple[QVBoxLayout, KeyButton]] = []
        """Its columns, each with the button at its foot."""

    def _fit(self) -> None:
        """In a low window the button below has less height, and less air above it."""
        low = has_low_height(self.window())
        for column, button in self.footers:
            button.set_height(46 if low else 54)
            column.setSpacing(6 if low else 10)

    def on_request_ended(self, _event: object) -> None:
        """Allow the request again after it had no answer."""
        self.reset_busy()

    def begin(self) -> None:
        """Focus the place to continue, and ask for the contents."""

    def reload(self) -> None:
        """Ask for the contents again, wherever the focus is."""

    def reset_busy(self) -> None:
        """Enable all buttons: nothing is waited for any more."""
        self.requests.cancel()

    def forget(self) -> None:
        """Clear the part and drop answers, for another person."""
        self.requests.cancel()

    def refresh(self, now: int) -> None:
        """Time went on; `now` in ms since 1970."""

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        """Take the settings that it depends on; a saved file names the `kind` of the service, unless it is real."""
