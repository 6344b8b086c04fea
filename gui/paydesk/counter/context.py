"""Objects that every service of a counter shares."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, TypeVar

from paydesk.counter.access import Access
from paydesk.counter.payout.prior import PriorPayouts
from paydesk.domain import masking
from paydesk.domain.clock import Now
from paydesk.domain.fact import Fact
from paydesk.domain.feed import NO_FEED, Feed
from paydesk.domain.messages import Event
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.payout.outcome import Operation
from paydesk.domain.payout.requests import PayoutKind
from paydesk.domain.people.facts import RecordedPeople
from paydesk.domain.settings.service_kind import ServiceKind, host_of, payout_kind, service_kind
from paydesk.domain.settings.settings import Settings
from paydesk.store.secrets import KeychainSecrets


@dataclass(slots=True)
class Configuration:
    """Settings of the running counter. SaveSettings replaces `settings` while sales go on."""

    settings: Settings = field(default_factory=Settings)
    demo: bool = False
    demo_on_lan: bool = False
    """True if the pages of a demo's sandbox are at this PC's address on the network."""
    feed: Feed = NO_FEED
    """The live feed as it is now (`Core.update_feed`)."""
    other_payouts: Sequence[PriorPayouts] = ()
    """Sources of earlier payouts besides this PC's journal."""

    @property
    def takes_real_money(self) -> bool:
        """True if payments are real: figures of tests and of real money are never mixed."""
        return service_kind(self.settings, demo=self.demo) is ServiceKind.LIVE

    @property
    def sends_real_money(self) -> bool:
        """True if payouts are real; they may go to another host than payments."""
        return payout_kind(self.settings, demo=self.demo) is ServiceKind.LIVE

    def is_real(self, kind: PayoutKind) -> bool:
        """Return True if payouts of this kind are real; refunds of orders are where payments are."""
        return self.takes_real_money if kind is PayoutKind.REFUND else self.sends_real_money

    def payout_host(self, operation: Operation) -> str:
        """Return the host that moves money; "" in a demo, which moves no real money whatever the settings say."""
        hosts = self.settings.money_out.hosts
        own = {
            Operation.INTERNAL_TRANSFER: hosts.internal_transfer_url,
            Operation.TRANSFER_V2: hosts.payouts_v2_url,
            Operation.REFUND: self.settings.connection.gateway_url,
        }
        return "" if self.demo else host_of(own.get(operation) or hosts.payouts_url)

    @property
    def terminal(self) -> TerminalIdentity | None:
        """Terminal that takes payments here."""
        return self.settings.shop.terminal

    @property
    def masked_terminal(self) -> str:
        """Terminal as the journal stores it: its ID, or its agent's phone, masked; "" for none."""
        terminal = self.terminal
        if terminal is None:
            return ""
        number, phone = terminal.cf_terminal_id, terminal.terminal_phone_no
        return str(number) if number else masking.phone(phone or "")


ResultT = TypeVar("ResultT")


class ThreadRunner(Protocol):
    """Runs a slow call on another thread and waits for it."""

    def __call__(self, call: Callable[[], ResultT], /) -> Awaitable[ResultT]:
        """Return what the call returns, or raise what it raises."""


class JournalAccess(Protocol):
    """The journal, for services that must write before they act, or need to ask it."""

    async def write_now(self, *facts: Fact) -> None:
        """Write facts before the files that they are about; they are on disk when it returns. Raises StoreError."""

    async def read_known_people(self) -> RecordedPeople:
        """Return what the journal knows of people, once it can be asked."""

    def wrong_pins(self, person_id: str, /) -> tuple[int, int]:
        """Return a person's number of wrong PINs in a row and the time of the last, in ms; (0, 0) if none is known."""


class WriteOnlyJournal:
    """A journal that only takes facts, for a service that runs alone."""

    def __init__(self, write_later: Callable[[Fact], None]) -> None:
        self._write_later = write_later

    async def write_now(self, *facts: Fact) -> None:
        for fact in facts:
            self._write_later(fact)

    async def read_known_people(self) -> RecordedPeople:
        return RecordedPeople()

    def wrong_pins(self, _person_id: str) -> tuple[int, int]:
        return 0, 0


@dataclass(frozen=True, slots=True)
class Context:
    """Objects shared by the services of one run. All of it is used in the counter's loop."""

    folder: Path
    """The data folder."""
    config: Configuration
    access: Access
    secrets: KeychainSecrets = field(repr=False)
    emit: Callable[[Event], None]
    """Sends a message to the windows, in order."""
    write_later: Callable[[Fact], None]
    """Writes a fact that nothing waits for as soon as the journal can be written. Never raises."""
    now: Now
    run_in_thread: ThreadRunner
    journal_access: JournalAccess | None = None

    @property
    def journal(self) -> JournalAccess:
        """The journal, for what must be written before it is done, or asked."""
        return WriteOnlyJournal(self.write_later) if self.journal_access is None else self.journal_access
