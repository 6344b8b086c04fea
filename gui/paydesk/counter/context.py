"""Objects that every service of a counter shares."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, TypeVar

from paydesk.counter.access import Access
from paydesk.domain import masking
from paydesk.domain.clock import Now
from paydesk.domain.fact import Fact
from paydesk.domain.messages import Event
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.payout.payout import PayoutKind
from paydesk.domain.people.facts import RecordedPeople
from paydesk.domain.settings.service_kind import ServiceKind, host_of, payout_kind, service_kind
from paydesk.domain.settings.settings import Settings
from paydesk.store.secrets import MemorySecrets


@dataclass(slots=True)
class Configuration:
    """The running counter's settings; `configure` replaces them while sales go on."""

    settings: Settings = field(default_factory=Settings)
    demo: bool = False
    demo_on_lan: bool = False
    """True if the pages of a demo's sandbox are at this PC's address on the network."""

    @property
    def takes_real_money(self) -> bool:
        """Return True if its money is real: figures of tests and of real money never stand together."""
        return service_kind(self.settings, demo=self.demo) is ServiceKind.LIVE

    @property
    def sends_real_money(self) -> bool:
        """The same of money out: it may go to another host."""
        return payout_kind(self.settings, demo=self.demo) is ServiceKind.LIVE

    def payout_host(self, kind: PayoutKind) -> str:
        """Return the host of a kind of payout; "" in a demo, which moves no real money whatever the settings say."""
        hosts = self.settings.money_out.hosts
        own = hosts.internal_transfer_url if kind is PayoutKind.INTERNAL else ""
        return "" if self.demo else host_of(own or hosts.payouts_url)

    @property
    def terminal(self) -> TerminalIdentity | None:
        """The terminal that takes payments here."""
        return self.settings.shop.terminal

    @property
    def masked_terminal(self) -> str:
        """The same as the journal keeps it: its id, or its agent's phone, masked; "" for none."""
        terminal = self.terminal
        if terminal is None:
            return ""
        number, phone = terminal.cf_terminal_id, terminal.terminal_phone_no
        return str(number) if number else masking.phone(phone or "")


ResultT = TypeVar("ResultT")


class ThreadRunner(Protocol):
    """Makes a call that takes its time on another thread, and waits for it here."""

    def __call__(self, call: Callable[[], ResultT], /) -> Awaitable[ResultT]:
        """Return what the call returns, or raise what it raises."""


class JournalAccess(Protocol):
    """The journal, for what must not be done before it is written, or without its word."""

    async def write_now(self, *facts: Fact) -> None:
        """Write facts before the files that they are about: on disk when it returns. Raises StoreError."""

    async def read_known_people(self) -> RecordedPeople:
        """Return what the journal knows of people. Waits until it can be asked."""

    def wrong_pins(self, person_id: str, /) -> tuple[int, int]:
        """Return how many PINs of somebody were wrong in a row, and when the last was, in ms (0, 0: none known)."""


class WriteOnlyJournal:
    """A journal that only takes facts, by `note`: for a service that runs alone."""

    def __init__(self, write_later: Callable[[Fact], None]) -> None:
        self._write_later = write_later

    async def write_now(self, *facts: Fact) -> None:
        """Hand facts to the writer."""
        for fact in facts:
            self._write_later(fact)

    async def read_known_people(self) -> RecordedPeople:
        """Return that nobody is known."""
        return RecordedPeople()

    def wrong_pins(self, _person_id: str) -> tuple[int, int]:
        """Return that none is known."""
        return 0, 0


@dataclass(frozen=True, slots=True)
class Context:
    """Made once for a run. All of it is used in the counter's loop."""

    folder: Path
    """The data folder."""
    config: Configuration
    access: Access
    secrets: MemorySecrets = field(repr=False)
    emit: Callable[[Event], None]
    """Takes each message to the windows, in order."""
    write_later: Callable[[Fact], None]
    """Takes a fact that nothing waits for: it is in the journal as soon as that can be written. Never raises."""
    now: Now
    run_in_thread: ThreadRunner
    journal_access: JournalAccess | None = None

    @property
    def journal(self) -> JournalAccess:
        """The journal, for what must not be done before it is written, or without its word."""
        return WriteOnlyJournal(self.write_later) if self.journal_access is None else self.journal_access
