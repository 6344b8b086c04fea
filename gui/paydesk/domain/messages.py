"""Messages of the counter to the windows. Frozen values only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from paydesk.domain.clock import MAX_CLOCK_OFFSET
from paydesk.domain.fact import Fact
from paydesk.domain.failure import Failure, Problem
from paydesk.domain.feed import Feed
from paydesk.domain.money import Money
from paydesk.domain.rules import Rule
from paydesk.domain.sale.listing import ListedSale, SaleQuery, Sums
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.settings import Settings

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import Payout


class Event:
    """A message of the counter to the windows; see also the `messages` of each subject."""

    __slots__ = ()


class CommandStatus(StrEnum):
    """The result of a command."""

    DONE = "done"
    """Done, or begun and on disk; messages about its subject tell the rest."""
    REFUSED = "refused"
    """Not begun, because of a rule, a permission or a PIN; an earlier message tells which."""
    FAILED = "failed"
    """Failed; `fault` or `failure` tells why, and an earlier message may tell more."""


@dataclass(frozen=True, slots=True)
class CommandEnded(Event):
    """The last message of every command."""

    command_id: str
    status: CommandStatus
    subject: str = ""
    """That of the command: a sale, draft, payout or question."""
    fault: str = ""
    """With FAILED: the kind of JournalFault, or "bug" for an unexpected exception (see the log)."""
    failure: Failure | None = None


class Answer:
    """The value that answers a Question."""

    __slots__ = ()

    @property
    def status(self) -> CommandStatus:
        """The result of the question."""
        return CommandStatus.DONE


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """The answer to the question with this `ask_id`; the end of the command follows."""

    ask_id: str
    answer: Answer


@dataclass(frozen=True, slots=True)
class SaleChanged(Event):
    """A sale after a change of it, or of a refund of it; windows replace theirs."""

    sale: Sale
    refunded: Money | None = None
    """The amount that went back by payout links, or may have; None if unchanged or unreadable."""


@dataclass(frozen=True, slots=True)
class FeedChanged(Event):
    """The live feed began, ended, or was heard of: windows judge the age of answers by it."""

    feed: Feed


@dataclass(frozen=True, slots=True)
class ReceiptReady(Event):
    """A receipt of this sale is to be printed: the last of its `receipts`, which is in the journal."""

    sale: Sale


@dataclass(frozen=True, slots=True)
class DayFigures(Event):
    """The figures of the shop's day from `day_start` until before `day_end` (ms since 1970).

    See docs/rules.md#figures-from-the-journal.
    """

    day_start: int
    day_end: int
    paid: int
    amount: Money
    refunded: Money = Money(0)  # noqa: RUF009 - a frozen value
    """The refunds of this day, of any sales."""


@dataclass(frozen=True, slots=True)
class SalesLoaded(Event):
    """The sales that a counter needs at hand: all open ones, today's, and the watched ones."""

    sales: tuple[Sale, ...]
    refunded: Mapping[str, Money] = field(default_factory=dict)
    """The refunds by payout links, by sale_id; sales without refunds are left out."""


@dataclass(frozen=True, slots=True)
class SaleRefused(Event):
    """A sale was not taken: broken field rules, or another sale at this counter has the order already."""

    sale_id: str
    broken: tuple[tuple[str, Rule], ...] = ()
    already: str = ""
    """`sale_id` of the sale that has the order number already; the window shows it."""


@dataclass(frozen=True, slots=True)
class ServiceHealth(Event):
    """The state of the line to the service: the last round trip in ms, or the problem."""

    at: int
    round_trip_ms: int | None = None
    problem: Problem | None = None
    resumes_at: int | None = None
    """When reads go on after a 429, in ms since 1970."""
    clock_offset_ms: int = 0
    """This PC's clock minus the service's, in ms."""

    @property
    def clock_is_wrong(self) -> bool:
        """True if slips and days of this PC have a wrong time."""
        return abs(self.clock_offset_ms) > MAX_CLOCK_OFFSET


@dataclass(frozen=True, slots=True)
class SaleList(Answer):
    """The listed sales, newest first (`rows`; None if only the sums were requested), and the sums of all."""

    query: SaleQuery
    sums: Sums
    rows: tuple[ListedSale, ...] | None = None
    people: tuple[str, ...] = ()
    """The people who took sales in this time."""


@dataclass(frozen=True, slots=True)
class SaleHistory(Answer):
    """The stored facts of one sale, oldest first, and its refunds in the order of their requests."""

    sale_id: str
    facts: tuple[Fact, ...]
    refunds: tuple[Payout, ...] = ()
    refunded: Money = Money(0)  # noqa: RUF009 - a frozen value
    """The sum of the refunds that have not failed."""


@dataclass(frozen=True, slots=True)
class QrPicture(Event):
    """The picture of a sale's code: modules (True is dark; no quiet zone), or the image as it came, or neither."""

    sale_id: str
    attempt: int
    modules: tuple[tuple[bool, ...], ...] = ()
    image: bytes = b""


@dataclass(frozen=True, slots=True)
class StaticQrState(Event):
    """The static QR of this counter's terminal, and the payments on it (docs/rules.md#static-qr)."""

    code: tuple[tuple[bool, ...], ...] | None = None
    """Its modules (True is dark; no quiet zone); None while it is not known, or may not be shown."""
    is_available: bool = False
    """False if this account or terminal has no static QR, as far as is known."""
    payments: tuple[Sale, ...] = ()
    """Today's payments on it, newest first; each is a sale."""
    read_at: int | None = None
    """When the payments were last read (ms since 1970)."""
    failure: Failure | None = None
    """Why they could not be read since."""


@dataclass(frozen=True, slots=True)
class JournalFault(Event):
    """The journal cannot be written or trusted: no sale may be started."""

    kind: str
    """"disk_full", "not_writable", "damaged", "altered", "busy", "newer" (written by a newer Paydesk), "stopped" (the
    counter's thread has ended), "bug"; "": no fault any more.
    """
    sale_id: str = ""


@dataclass(frozen=True, slots=True)
class BrokenFact:
    """A fact that is not as it was written: its row in the journal, its fault, its subject.

    `fault`: "altered", "missing" or "cut"; "unfit": it is as written, but a bug in Paydesk keeps it out of the tables.
    """

    row: int
    fault: str
    subject: str = ""
    """The sale or payout that is set aside for it; "" if unknown."""


@dataclass(frozen=True, slots=True)
class JournalBroken(Event):
    """The journal was changed outside Paydesk. The rest goes on until an administrator starts a new one."""

    facts: tuple[BrokenFact, ...]


@dataclass(frozen=True, slots=True)
class TablesRebuilt(Event):
    """The tables of lists and figures differed from the journal, and were rebuilt when a shift was closed."""

    count: int
    """The number of sales, payouts and shifts that differed."""


class JournalCopied(Event):
    """The keychain lacks the mark of a journal that had one: the journal is another PC's, or the keychain is new."""


@dataclass(frozen=True, slots=True)
class JournalStarted(Event):
    """A new journal replaced one that was set aside; so many unfinished sales and payouts continue in it."""

    sales: int
    payouts: int
    altered: tuple[str, ...] = ()
    """The numbers of altered orders and payouts that may have been unfinished."""
    unread: tuple[str, ...] = ()
    """The same of unreadable ones."""
    is_complete: bool = True
    """True if there can be no others."""


class CounterPart(StrEnum):
    """The parts of a counter that run in parallel."""

    SALES = "sales"
    PAYOUTS = "payouts"
    JOURNAL = "journal"
    """Opens and loads the journal."""
    RECORDER = "recorder"
    """Writes facts that could not be written at once."""
    KEYS = "keys"
    SANDBOX = "sandbox"
    """That of a demo."""
    PEOPLE = "people"
    CHAIN = "chain"
    """Verifies the journal's hash chain."""
    HUB = "hub"
    """Sends facts to the hub of the shop, and hears its events."""
    BILLING = "billing"
    """Serves billing programs."""
    UPDATES = "updates"
    """Looks for a newer Paydesk."""


@dataclass(frozen=True, slots=True)
class PartFailed(Event):
    """A part of the counter raised an unexpected exception (see the log); all others go on."""

    part: CounterPart
    again_at: int | None
    """When it is restarted, in ms since 1970; None: it runs again."""


@dataclass(frozen=True, slots=True)
class SettingsInUse(Event):
    """The current settings of the counter, after SaveSettings was accepted or refused."""

    settings: Settings
    is_saved: bool = True
    """True if they are on disk; else they are used until Paydesk ends."""
