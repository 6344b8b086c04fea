"""State of payouts in the window, the presenter that its forms share, and the base of its widgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.commands import SendPayout
from paydesk.domain.fact import PAYOUT_PREFIX
from paydesk.domain.messages import Answered, CommandEnded
from paydesk.domain.payout.messages import (
    CashgramRead,
    DraftRefused,
    DraftReviewed,
    LinkCreated,
    LinkRefused,
    PayoutChanged,
    PayoutsLoaded,
    SourceBalance,
)
from paydesk.domain.payout.payout import DraftSummary, Payout, PayoutKind
from paydesk.domain.people.messages import PinRefused
from paydesk.domain.settings.messages import Erased
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Settings
from paydesk.ui.hub import PendingRequests, Store
from paydesk.ui.layout import Layout
from paydesk.ui.words.base import Words
from paydesk.worker.client import CommandClient

if TYPE_CHECKING:
    from paydesk.ui.money.confirmation import ConfirmationModel

RECENT_LIMIT: Final = 100


_ANSWERS: Final = (
    DraftReviewed,
    DraftRefused,
    LinkCreated,
    LinkRefused,
    CashgramRead,
    Answered,
    CommandEnded,
)


class PayoutStore(Store):
    """State of payouts. Links and tokens pass through and are not kept."""

    payout_changed = Signal(object)
    """Carries a Payout after a change."""
    loaded = Signal(object)
    """Carries PayoutsLoaded: the payouts of the journal."""
    answer_received = Signal(object)
    """Carries an answer to a query or command, or the end of a command."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.payouts: dict[str, Payout] = {}
        self.balances: dict[str, list[SourceBalance]] = {}
        """Balances read for each fund source, newest last; "" is the account."""
        self.handlers = {
            **dict.fromkeys(_ANSWERS, self.answer_received.emit),
            PayoutsLoaded: self._on_loaded,
            PayoutChanged: self._on_payout_changed,
            SourceBalance: self._on_balance,
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

    def _on_balance(self, event: SourceBalance) -> None:
        self.balances.setdefault(event.instrument_id, []).append(event)
        self.answer_received.emit(event)

    def payout(self, payout_id: str) -> Payout | None:
        """Return a payout, or None."""
        return self.payouts.get(payout_id)

    def alarms(self) -> list[Payout]:
        """Return payouts whose outcome was reversed and not acknowledged yet, newest first."""
        return sorted((out for out in self.payouts.values() if out.needs_alarm), key=_sort_key, reverse=True)

    def unsettled(self) -> list[Payout]:
        """Return payouts that may still change, newest first."""
        return sorted((out for out in self.payouts.values() if not out.settled), key=_sort_key, reverse=True)

    def recent(self, limit: int = RECENT_LIMIT) -> list[Payout]:
        """Return settled payouts, newest first."""
        return sorted((out for out in self.payouts.values() if out.settled), key=_sort_key, reverse=True)[:limit]

    def cashgrams(self) -> list[Payout]:
        """Return the payment links of this counter, newest first."""
        mine = (out for out in self.payouts.values() if out.kind is PayoutKind.CASHGRAM)
        return sorted(mine, key=_sort_key, reverse=True)


def _sort_key(out: Payout) -> tuple[int, str]:
    return out.wanted_at, out.payout_id


class PayoutListener(Protocol):
    """A form of a payout, or a view of its outcome."""

    def matches(self, subject_id: str) -> bool:
        """Return True if the subject of a command is shown here."""

    def on_refused(self, words: Words | None) -> None:
        """Keep the input; `words` say why the command was refused."""


class FlowsPresenter(QObject):
    """Shared presenter of payout forms; a refusal keeps the input (docs/rules.md#typed-details-are-kept).

    `second_person_requested` carries the Summary to approve, a callback for person_id and PIN, and the
    ConfirmationModel that the sender saw, or None; `unlock_requested` the Permission that needs a supervisor's PIN, and
    a callback; `save_requested` a SaveFile; `print_requested` a Slip; `show_to_customer` a LinkForCustomer, or None
    once hidden; `transfer_requested` address and bank name for a supervisor's transfer.
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
        """The widgets of the page; each adds itself."""
        self.listeners: list[PayoutListener] = []
        """Views of payouts whose commands may be refused."""
        self._second: tuple[DraftSummary, Callable[[SendPayout], object]] | None = None

    def create_requests(self, parent: QObject) -> PendingRequests:
        """Return the pending requests of a widget; they move no money."""
        asks = PendingRequests(self.client.send, parent)
        self.store.answer_received.connect(asks.resolve)
        return asks

    def request_second_person(
        self,
        summary: DraftSummary,
        send: Callable[[SendPayout], object] | None = None,
        confirmation: ConfirmationModel | None = None,
    ) -> None:
        """Ask a second person to approve, then call `send`.

        Args:
            summary: What is to be approved.
            send: Receives the command; the default sends it to the counter.
            confirmation: What the sender saw.
        """
        self._second = summary, send or self.client.send
        self.second_person_requested.emit(summary, self.on_second_pin, confirmation)

    def on_second_pin(self, person_id: str, pin: str) -> None:
        """Send the approved payout with the second person's PIN, which goes nowhere else."""
        if self._second is not None:
            summary, send = self._second
            send(SendPayout(draft=summary.draft, second_id=person_id, pin=pin))

    @Slot(object)
    def on_pin_refused(self, event: object) -> None:
        """Let the confirmation be repeated after a wrong PIN of the second person."""
        if isinstance(event, PinRefused):
            self.refuse_command(event.ask_id)

    def refuse_command(self, subject_id: str, words: Words | None = None) -> bool:
        """Tell the listeners that a command was refused; return False if none of them shows its subject."""
        matching = [one for one in self.listeners if one.matches(subject_id)]
        for one in matching:
            one.on_refused(words)
        return bool(matching)

    def forget(self) -> None:
        """Drop the approval that was asked for: another person takes over."""
        self._second = None


class MoneyPart(QWidget):
    """Base of the tabs and flows. `flows` connects it with the counter; `requests` are queries that move no money."""

    def __init__(self, flows: FlowsPresenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.flows = flows
        flows.parts.append(self)
        self.requests = flows.create_requests(self)

    def on_request_ended(self, _event: object) -> None:
        self.reset_busy()

    def begin(self) -> None:
        """Focus the control to continue with, and query what is shown."""

    def reload(self) -> None:
        """Query what is shown; the focus stays."""

    def reset_busy(self) -> None:
        """Cancel pending requests and enable all controls."""
        self.requests.cancel()

    def forget(self) -> None:
        """Clear all content and cancel pending requests: another person takes over."""
        self.requests.cancel()

    def refresh(self, now: int) -> None:
        """Update what changes with time; `now` in ms since the epoch."""

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        """Use settings; `kind` marks saved files of a test."""

    def use_layout(self, layout: Layout) -> None:
        """Use the sizes of a layout."""

    def step_back(self) -> bool:
        """Go back one step; return False if there is none."""
        return False
