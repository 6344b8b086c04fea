"""What the counter tells the windows. Frozen values only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from paydesk.domain.clock import MAX_CLOCK_OFFSET
from paydesk.domain.fact import Fact
from paydesk.domain.failure import Failure, Problem
from paydesk.domain.money import Money
from paydesk.domain.rules import Rule
from paydesk.domain.sale.listing import ListedSale, SaleQuery, Sums
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.settings import Settings

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import Payout


class Event:
    """Whatever the counter tells the windows: here, and in the `messages` of each subject."""

    __slots__ = ()


class CommandStatus(StrEnum):
    """How a command ended."""

    DONE = "done"
    """It was done, or begun and on disk; what becomes of its subject comes as messages of its own."""
    REFUSED = "refused"
    """It was not begun: a rule, a permission or a PIN stands against it, and a message before this one says which."""
    FAILED = "failed"
    """It could not be done; `fault` or `failure` says why, and a message before this one may say more."""


@dataclass(frozen=True, slots=True)
class CommandEnded(Event):
    """The last message of every command: whoever waits for it need wait no longer."""

    command_id: str
    status: CommandStatus
    subject: str = ""
    """That of the command: a sale, draft, payout or question."""
    fault: str = ""
    """With FAILED: the kind of JournalFault, or "bug" for what nobody foresaw (it is in the log)."""
    failure: Failure | None = None


@dataclass(frozen=True, slots=True)
class SaleChanged(Event):
    """One sale as it is now, after something happened to it, or to a refund of it; windows replace what they had."""

    sale: Sale
    refunded: Money | None = None
    """What went back of it by payout links, or may have gone; None where that is as before, or cannot be read."""


@dataclass(frozen=True, slots=True)
class ReceiptReady(Event):
    """A receipt of this sale is to be printed now: the last of its `receipts`, which the journal has."""

    sale: Sale


@dataclass(frozen=True, slots=True)
class DayFigures(Event):
    """What came in on the shop's day from `day_start` up to, not including, `day_end`.

    See ms since 1970; docs/rules.md#figures-from-the-journal.
    """

    day_start: int
    day_end: int
    paid: int
    amount: Money
    refunded: Money = Money(0)  # noqa: RUF009 - a frozen value
    """What went back on this day, of whichever sales."""


@dataclass(frozen=True, slots=True)
class SalesLoaded(Event):
    """The sales that the journal holds and a counter needs at hand: all open ones, today's, and those on watch."""

    sales: tuple[Sale, ...]
    refunded: Mapping[str, Money] = field(default_factory=dict)
    """What went back of each by payout links, by sale_id; those without refunds are left out."""


@dataclass(frozen=True, slots=True)
class SaleRefused(Event):
    """A wish that led to no sale: broken field rules, or the sale at this counter that has this order already."""

    sale_id: str
    broken: tuple[tuple[str, Rule], ...] = ()
    already: str = ""
    """`sale_id` of the sale that holds the order number already; the window brings it up."""


@dataclass(frozen=True, slots=True)
class ServiceHealth(Event):
    """How the line to the service is: the last round trip in ms, or what is wrong with it."""

    at: int
    round_trip_ms: int | None = None
    problem: Problem | None = None
    resumes_at: int | None = None
    """When reads go on after the service said "slow down", in ms since 1970."""
    clock_offset_ms: int = 0
    """This PC's clock minus the service's, in ms."""

    @property
    def clock_is_wrong(self) -> bool:
        """Whether slips and days of this PC have a wrong time."""
        return abs(self.clock_offset_ms) > MAX_CLOCK_OFFSET


@dataclass(frozen=True, slots=True)
class SalesListed(Event):
    """The sales that were asked for, newest first (`rows`; None where only the sums were), and what all come to."""

    ask_id: str
    query: SaleQuery
    sums: Sums
    rows: tuple[ListedSale, ...] | None = None
    people: tuple[str, ...] = ()
    """Who took sales in this time."""


@dataclass(frozen=True, slots=True)
class SaleHistory(Event):
    """The kept facts of one sale, oldest first, and its refunds, in the order in which they were wanted."""

    sale_id: str
    facts: tuple[Fact, ...]
    refunds: tuple[Payout, ...] = ()
    refunded: Money = Money(0)  # noqa: RUF009 - a frozen value
    """What they come to, without those that failed."""


@dataclass(frozen=True, slots=True)
class QrPicture(Event):
    """What to draw for a sale: modules (True is dark; no quiet zone), or the picture as it came, or nothing."""

    sale_id: str
    attempt: int
    modules: tuple[tuple[bool, ...], ...] = ()
    image: bytes = b""


@dataclass(frozen=True, slots=True)
class SecondStart(Event):
    """Paydesk was started a second time on this data: the window that is there comes to the front, and says so."""

    on_shown: Callable[[], object]


@dataclass(frozen=True, slots=True)
class JournalFault(Event):
    """This PC cannot write or trust its journal: no sale may be started."""

    kind: str
    """"disk_full", "not_writable", "damaged", "altered", "busy", "newer" (written by a newer Paydesk), "stopped" (the
    counter's thread has ended), "bug"; "": the journal is well again."""
    sale_id: str = ""


@dataclass(frozen=True, slots=True)
class BrokenFact:
    """A fact that is not as it was written: its row in the journal, "altered", "missing" or "cut", and whose it is.

    "unfit": it is, and no list can take what it comes to, by a mistake in Paydesk.
    """

    row: int
    fault: str
    subject: str = ""
    """The sale or payout that is set aside for it; "" where it is nobody's who is known."""


@dataclass(frozen=True, slots=True)
class JournalBroken(Event):
    """The journal was changed outside Paydesk. All else goes on, until an administrator begins a new one."""

    facts: tuple[BrokenFact, ...]


@dataclass(frozen=True, slots=True)
class TablesRebuilt(Event):
    """What the lists and figures rest on was not what the journal says, and was made anew when a shift was closed."""

    count: int
    """Of how many sales, payouts and shifts."""


class JournalCopied(Event):
    """The keychain of this PC has no mark of the journal, and one had: it is another PC's, or the keychain is new."""


@dataclass(frozen=True, slots=True)
class JournalStarted(Event):
    """A journal was begun in the place of one that was set aside; so many that were not over there go on in it."""

    sales: int
    payouts: int
    altered: tuple[str, ...] = ()
    """The numbers of orders and payouts that may not have been over either, and are not as they were written."""
    unread: tuple[str, ...] = ()
    """The same of those that cannot be read."""
    is_complete: bool = True
    """Whether no others can be."""


class CounterPart(StrEnum):
    """The parts of a counter that run beside each other."""

    SALES = "sales"
    PAYOUTS = "payouts"
    JOURNAL = "journal"
    """Opens the journal, and takes up what it holds."""
    RECORDER = "recorder"
    """Writes what could not be written at once."""
    KEYS = "keys"
    SANDBOX = "sandbox"
    """That of a demo."""
    PEOPLE = "people"
    CHAIN = "chain"
    """Follows the journal's chain."""
    SECOND_START = "second_start"
    """Answers a second start of Paydesk."""
    UPDATES = "updates"
    """Looks for a newer Paydesk."""


@dataclass(frozen=True, slots=True)
class PartFailed(Event):
    """A part of the counter broke in a way that nobody foresaw (it is in the log); all others go on."""

    part: CounterPart
    again_at: int | None
    """When it is started again, in ms since 1970; None: it runs again."""


@dataclass(frozen=True, slots=True)
class SettingsInUse(Event):
    """The settings that the counter uses now: after `configure`, whether it was taken or refused."""

    settings: Settings
    is_saved: bool = True
    """Whether they are on disk; else they are used until Paydesk ends."""
