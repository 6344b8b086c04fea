"""What windows may ask of the counter: one frozen value for each thing, with the permission it needs.

A command goes down, the counter does it, and each ends with exactly one `CommandEnded` (domain.messages). What comes of
it beside that arrives as messages, which the docstring names. One without a field of its own is a dataclass by its
base: making a dataclass takes a millisecond, and the first window waits for all of them. What it does not need,
shifts and reports, is in `domain.shift.commands`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final
from uuid import uuid4

from paydesk.domain.fact import PrintOutcome
from paydesk.domain.people.person import Permission

if TYPE_CHECKING:  # the first window needs none of it
    from paydesk.domain.money import Money
    from paydesk.domain.order import PaymentMethod
    from paydesk.domain.payout.listing import PayoutQuery
    from paydesk.domain.payout.payout import Draft
    from paydesk.domain.payout.requests import HistoryQuery
    from paydesk.domain.people.person import Person
    from paydesk.domain.sale.listing import SaleQuery
    from paydesk.domain.settings.messages import Area
    from paydesk.domain.settings.settings import Settings

_EVERYBODY: Final = None
"""The permission of what anybody may do, also while the screen is locked."""


_AS_ITS_BASE: Final[Any] = object()


def new_id() -> str:
    """An id that no other command, sale or draft has."""
    return uuid4().hex


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """One thing that a window asks for."""

    permission: ClassVar[Permission | None] = _EVERYBODY
    """What whoever is signed in must be allowed to do; None: nothing."""
    user_initiated: ClassVar[bool] = True
    """Whether only a person's press sends it: windows ask by themselves for what is False, when news come."""
    _subject_field: ClassVar[str] = ""
    command_id: str = field(default_factory=new_id, compare=False)

    def __init_subclass__(
        cls, *, permission: Permission | None = _AS_ITS_BASE, about: str = "", by_hand: bool | None = None
    ) -> None:
        """`permission`: what it needs; `about`: the field that names its subject. What is left out is its base's."""
        cls.user_initiated = cls.user_initiated if by_hand is None else by_hand
        cls.permission = cls.permission if permission is _AS_ITS_BASE else permission
        cls._subject_field = about or cls._subject_field

    @property
    def subject(self) -> str:
        """The sale, draft, payout or question it is about: messages that refuse it carry it. "" for none."""
        found: str = getattr(self, self._subject_field) if self._subject_field else ""
        return found


# Sales ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class SaleCommand(Command, permission=Permission.SELL, about="sale_id"):
    """A command about one sale."""

    sale_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeSale(SaleCommand):
    """A sale that staff want: an amount (an order is made), or an order number.

    `sale_id` is made by the window, once for each press of the key: the same command twice is one sale. With an order
    number, `amount` is what the bill says: an order of another amount is refused. SaleChanged, or SaleRefused.

    See the order is read, docs/service.md#create-a-terminal-transaction.
    """

    method: PaymentMethod
    amount: Money | None = None
    order_id: str = ""
    customer_phone: str = field(default="", repr=False)
    add_invoice: bool = False
    instead_of: str = ""
    """The sale that this one replaces ("take again"); should that be paid late, it names this one."""


class ShowSale(SaleCommand, permission=_EVERYBODY):
    """This sale is on the screen now ("" for none): it is read first, and its QrPicture comes again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RenewSale(SaleCommand):
    """A new QR or link on the same order, after a read that says ACTIVE (docs/rules.md#only-orders-are-cancelled)."""

    method: PaymentMethod


class CancelSale(SaleCommand, permission=Permission.CANCEL):
    """Terminate the order (docs/service.md#terminate-an-order); can be given again until the service has taken it.

    See docs/rules.md#cancel-can-be-repeated.
    """


class ReadSale(SaleCommand):
    """Read the status at once."""


class PutSaleAside(SaleCommand):
    """The next customer comes; this sale goes on waiting."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkSaleSeen(SaleCommand):
    """A person has seen the result (ends the alarm of a late payment)."""

    given_back: bool = False
    """The money goes back, and no goods go out for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOverSale(SaleCommand):
    """The goods of a paid sale go out, which is written down with who is at the counter."""

    is_confirmed: bool = True
    """Whether a person says so; else the green page of the sale was seen, which is written down once."""


class PrintReceipt(SaleCommand):
    """A receipt of a paid sale: ReceiptReady. It is a fact before it is printed; later ones say DUPLICATE."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndReceipt(Command, about="sale_id"):
    """What became of the receipt that was asked for then (ms): no person's act, and kept while the screen is locked."""

    sale_id: str
    asked_at: int
    result: PrintOutcome


class CloseSale(SaleCommand):
    """Take a sale off the waiting list that the service does not know any more; what it says of it stays UNKNOWN."""


class ReadSaleHistory(SaleCommand, permission=Permission.SEARCH, by_hand=False):
    """The facts of one sale: Story."""


# Money out --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewPayout(Command):
    """Check the rules and the shop's limits of a draft; nothing is written: Reviewed, or DraftRefused."""

    draft: Draft

    @property
    def subject(self) -> str:
        """The draft."""
        return self.draft.draft_id


@dataclass(frozen=True, slots=True, kw_only=True)
class SendPayout(ReviewPayout):
    """Journal a draft and send it: PayoutChanged; or DraftRefused, or PinRefused (ask_id: the draft's).

    The same draft again is the same payout. `second_id` and `pin`: the second person, where one is needed.
    """

    second_id: str = ""
    pin: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoutCommand(Command, about="payout_id"):
    """A command about one payout. The permission it needs depends on the kind of payout (`Payout.permission`)."""

    payout_id: str


class SendPayoutAgain(PayoutCommand):
    """The same id once more, where its outcome says that this is safe (Retry.SAME_ID): PayoutChanged."""


class ReadPayout(PayoutCommand, by_hand=False):
    """Read at once what became of it: PayoutChanged, and for a cashgram CashgramRead and LinkMade."""


class DeactivateCashgram(PayoutCommand, permission=Permission.CASHGRAM):
    """End a cashgram, so that nobody can redeem it: PayoutChanged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SettlePayout(PayoutCommand, permission=Permission.MOVE):
    """Say, by the balances or a statement, whether a payout arrived of which no answer tells it: PayoutChanged."""

    arrived: bool


class MarkPayoutSeen(PayoutCommand):
    """A person has seen that its end was taken back (docs/rules.md#payouts-can-come-back): PayoutChanged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question(Command, about="ask_id", by_hand=False):
    """A question that moves no money; `ask_id` is its own, and comes back with the answer."""

    ask_id: str = field(default_factory=new_id)


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckUpi(Question, permission=Permission.CHECK_UPI):
    """Look up a UPI address or a phone: UpiChecked.

    See exactly one is not empty; docs/service.md#validate-upi-v1, #validate-upi-v2.
    """

    vpa: str = field(default="", repr=False)
    phone: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadHistory(Question, permission=Permission.HISTORY):
    """One page of transfers to a beneficiary (docs/service.md#beneficiary-history): HistoryCame."""

    query: HistoryQuery


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadBalance(Command, permission=Permission.SEE_PAYOUTS, about="instrument_id", by_hand=False):
    """What a fund source holds ("" for the account): BalanceCame."""

    instrument_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeCode(Question, permission=Permission.IDENTITY):
    """Exchange an authorisation code for an access token, kept in the keychain: IdentityCame.

    See docs/service.md#exchange-an-authorisation-code.
    """

    auth_code: str = field(repr=False)


class ReadTokenState(Question, permission=Permission.IDENTITY):
    """Which access token is kept here, of an earlier run too: IdentityCame; nothing where none is."""


class ForgetToken(Command, permission=Permission.IDENTITY):
    """Forget the access token."""


# Lists ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class ListSales(Question, permission=Permission.SEARCH):
    """The sales of some days, or what a search finds, and what they come to: SalesListed."""

    query: SaleQuery
    sums_only: bool = False
    """Only what they come to: the rows are there already."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListPayouts(Question, permission=Permission.SEE_PAYOUTS):
    """What was sent from here in some days, and what it came to: PayoutsListed."""

    query: PayoutQuery


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportSales(Question, permission=Permission.EXPORT):
    """The same, to be written into a file: SalesListed."""

    query: SaleQuery


# People -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class SignIn(Question):
    """This person is at the counter now; opens the lock: SignedIn, PinTaken or PinRefused."""

    person_id: str
    pin: str = field(repr=False)


class LockScreen(Command):
    """Hide staff data until somebody signs in: SignedIn. Sales go on. Nothing when nobody is set up."""


class ReadPeople(Command):
    """Read who works here once more, where that failed: PeopleKnown, SignedIn. The keychain may be open meanwhile."""


class UnlockPages(SignIn):
    """Open the supervisor's pages for a minute of work, whoever is signed in: SignedIn, PinTaken or PinRefused."""


class ClosePages(Command):
    """The supervisor's pages are left: SignedIn."""


class StayOnPages(Command):
    """Somebody works on the supervisor's pages: the minute begins anew."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavePerson(Question, permission=Permission.PEOPLE, by_hand=True):
    """Add or change a person; an empty PIN keeps the one they have: PeopleKnown, or PeopleFault."""

    person: Person
    pin: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class RemovePerson(Question, permission=Permission.PEOPLE, by_hand=True):
    """Take a person off the list; the journal keeps their name: PeopleKnown, or PeopleFault."""

    person_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleasePerson(Question):
    """A supervisor (`by_id`, with their PIN) opens for somebody whose PIN was wrong ten times."""

    person_id: str
    by_id: str
    pin: str = field(repr=False)


# Settings, keys, and what this PC stores --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class SaveSettings(Command, permission=Permission.APPEARANCE):
    """Save and use what differs in these settings: SettingsKept. Looks alone need only Permission.LOOK."""

    settings: Settings
    before: Settings
    """Those that whoever wants it knew: what another command has changed since stays."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyCommand(Command, permission=Permission.KEYS):
    """A command about the keys of one area."""

    area: Area


@dataclass(frozen=True, slots=True, kw_only=True)
class SetKeys(KeyCommand):
    """Keep the keys of an area and use them from the next call on, with no restart: AreaKeys."""

    client_id: str = field(repr=False)
    client_secret: str = field(repr=False)


class ForgetKeys(KeyCommand):
    """Forget the keys of an area, in the keychain too: AreaKeys."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TestConnection(KeyCommand):
    """Try keys (empty: those in use) with a call that changes nothing: AreaTested."""

    __test__: ClassVar[bool] = False  # pytest: not a test
    settings: Settings
    client_id: str = field(default="", repr=False)
    client_secret: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadKeyStates(Command):
    """Where the keys of each area are: one AreaKeys each. Free to all: which pages there are depends on it."""

    again: bool = False
    """Whoever did not unlock the keychain may be asked for its password once more."""


class ReadStoredData(Command, permission=Permission.STORED_DATA, by_hand=False):
    """What this PC stores: StoredData."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EraseOld(Command, permission=Permission.ERASE):
    """Erase what is older than `before` (ms since 1970) and finished, and the secrets of nobody: Erased, StoredData."""

    before: int


class ExportSettings(Command, permission=Permission.SETTINGS):
    """The settings for a second counter: Exported."""


class BeginNewJournal(Command, permission=Permission.ERASE):
    """Set a damaged journal aside, under another name, and begin a new one: JournalFault(None) when it is there."""
