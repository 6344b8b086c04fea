"""Commands of the windows to the counter: one frozen value each, with the permission it needs.

Each command ends with exactly one `CommandEnded` (domain.messages); other results are messages that its docstring
names, and the answer to a `Question`. One without a field of its own uses its base's dataclass, since creating one
takes a millisecond and the first window waits for all. Commands that it does not need are in `domain.shift.commands`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar
from uuid import uuid4

from paydesk.domain.billing.bill import NO_BILL, Bill
from paydesk.domain.fact import PrintOutcome
from paydesk.domain.people.person import Permission

if TYPE_CHECKING:  # not needed for the first window
    from paydesk.domain.messages import SaleHistory, SaleList
    from paydesk.domain.money import Money
    from paydesk.domain.order import PaymentMethod
    from paydesk.domain.payout.listing import PayoutQuery
    from paydesk.domain.payout.messages import PayoutList, SourceBalance, TokenState, TransferHistory, UpiCheck
    from paydesk.domain.payout.payout import Draft
    from paydesk.domain.payout.requests import HistoryQuery
    from paydesk.domain.people.person import Person
    from paydesk.domain.sale.listing import SaleQuery
    from paydesk.domain.settings.messages import Area, AreaTested, StoredData
    from paydesk.domain.settings.settings import Settings

_EVERYBODY: Final = None  # the permission of commands that are open to all, also while the screen is locked
_SAME_AS_BASE: Final[Any] = object()
AnswerT = TypeVar("AnswerT")


def new_id() -> str:
    """Return an id that no other command, sale or draft has."""
    return uuid4().hex


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """A command of a window."""

    permission: ClassVar[Permission | None] = _EVERYBODY
    """The permission that the person signed in needs; None for none."""
    user_initiated: ClassVar[bool] = True
    """True if only a person's action sends it; False if windows also send it on their own, after messages."""
    _subject_field: ClassVar[str] = ""
    command_id: str = field(default_factory=new_id, compare=False)

    def __init_subclass__(
        cls, *, permission: Permission | None = _SAME_AS_BASE, about: str = "", user_initiated: bool | None = None
    ) -> None:
        """Set the permission, and `about`: the field that names the subject. Omitted values are the base's."""
        super(Command, cls).__init_subclass__()  # super() alone would name the class before `slots` replaced it
        cls.user_initiated = cls.user_initiated if user_initiated is None else user_initiated
        cls.permission = cls.permission if permission is _SAME_AS_BASE else permission
        cls._subject_field = about or cls._subject_field

    @property
    def subject(self) -> str:
        """The sale, draft, payout or question that it is about; refusals carry it. "" for none."""
        found: str = getattr(self, self._subject_field) if self._subject_field else ""
        return found


# Sales ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class SaleCommand(Command, permission=Permission.SELL, about="sale_id"):
    """A command about one sale."""

    sale_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeSale(SaleCommand):
    """Take a sale: of an amount (an order is created), or of an order number. SaleChanged, or SaleRefused.

    The window creates `sale_id` once for each press: the same command twice is one sale. With an order number, `amount`
    is that of the bill: an order of another amount is refused (docs/service.md#create-a-terminal-transaction).
    """

    method: PaymentMethod
    amount: Money | None = None
    order_id: str = ""
    customer_phone: str = field(default="", repr=False)
    add_invoice: bool = False
    note: str = ""
    bill: Bill = NO_BILL
    instead_of: str = ""
    """The sale that this one replaces ("take again"); if that is paid late, it names this one."""


class ShowSale(SaleCommand, permission=_EVERYBODY):
    """Tell which sale is on the screen ("" for none): it is read first, and its QrPicture is sent again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RenewSale(SaleCommand):
    """Create a new QR or link on the same order, after a read says ACTIVE (docs/rules.md#only-orders-are-cancelled)."""

    method: PaymentMethod


class CancelSale(SaleCommand, permission=Permission.CANCEL):
    """Terminate the order (docs/service.md#terminate-an-order, docs/rules.md#cancel-can-be-repeated)."""


class ReadSale(SaleCommand):
    """Read the status at once."""


class PutSaleAside(SaleCommand):
    """Free the screen for the next customer; the sale goes on waiting."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkSaleSeen(SaleCommand):
    """Settle a late payment, which ends its alarm."""

    given_back: bool = False  # True if the money goes back, and no goods are handed over


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOverSale(SaleCommand):
    """Record the hand-over of a paid sale's goods by the person signed in."""

    is_confirmed: bool = True  # False if only the green page was seen, which is recorded once


class PrintReceipt(SaleCommand):
    """Print a receipt of a paid sale: ReceiptReady. It is a fact before it is printed; later ones say DUPLICATE."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndReceipt(Command, about="sale_id"):
    """Record the result of printing the receipt of `asked_at` (ms). Not an act of a person; accepted while locked."""

    sale_id: str
    asked_at: int
    result: PrintOutcome


class CloseSale(SaleCommand):
    """Remove a sale that the service does not know from the waiting list; its verdict stays UNKNOWN."""


# Money out, and lists --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewPayout(Command):
    """Check a draft against the rules and the shop's limits, writing nothing: DraftReviewed, or DraftRefused."""

    draft: Draft

    @property
    def subject(self) -> str:
        return self.draft.draft_id


@dataclass(frozen=True, slots=True, kw_only=True)
class SendPayout(ReviewPayout):
    """Write a draft to the journal and send it: PayoutChanged; or DraftRefused, or PinRefused (ask_id: the draft's).

    The same draft again is the same payout. `second_id` and `pin`: the second person, if one is needed.
    """

    second_id: str = ""
    pin: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoutCommand(Command, about="payout_id"):
    """A command about one payout. Its permission depends on the kind of payout (`Payout.permission`)."""

    payout_id: str


class SendPayoutAgain(PayoutCommand):
    """Send the same id again, if its outcome says that this is safe (Retry.SAME_ID): PayoutChanged."""


class ReadPayout(PayoutCommand, user_initiated=False):
    """Read the state at once: PayoutChanged, and for a cashgram CashgramRead and LinkCreated."""


class DeactivateCashgram(PayoutCommand, permission=Permission.CASHGRAM):
    """End a cashgram, so that it cannot be redeemed: PayoutChanged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SettlePayout(PayoutCommand, permission=Permission.MOVE):
    """State, by balances or an account statement, if an UNKNOWN payout arrived: PayoutChanged."""

    arrived: bool


class MarkPayoutSeen(PayoutCommand):
    """Confirm that a reversed final state was seen (docs/rules.md#payouts-can-come-back): PayoutChanged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question(Command, Generic[AnswerT], about="ask_id", user_initiated=False):
    """A question that moves no money; its answer comes in an `Answered` with its `ask_id`. None: no answer."""

    ask_id: str = field(default_factory=new_id, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckUpi(Question["UpiCheck"], permission=Permission.CHECK_UPI):
    """Validate either a UPI address or a phone (docs/service.md#validate-upi-v1, #validate-upi-v2)."""

    vpa: str = field(default="", repr=False)
    phone: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadHistory(Question["TransferHistory"], permission=Permission.HISTORY):
    """Read a page of transfers to a beneficiary (docs/service.md#beneficiary-history)."""

    query: HistoryQuery


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadBalance(Question["SourceBalance"], permission=Permission.SEE_PAYOUTS, about="instrument_id"):
    """Read the balance of a fund source ("" for the account)."""

    instrument_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeCode(Question["TokenState"], permission=Permission.IDENTITY):
    """Exchange an authorisation code for a stored token (docs/service.md#exchange-an-authorisation-code)."""

    auth_code: str = field(repr=False)


class ReadTokenState(Question["TokenState"], permission=Permission.IDENTITY):
    """Read which access token is stored, also of an earlier run; no answer if there is none."""


class ForgetToken(Command, permission=Permission.IDENTITY):
    """Forget the access token."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListSales(Question["SaleList"], permission=Permission.SEARCH):
    """List the sales of some days, or those that a search finds, with their sums."""

    query: SaleQuery
    sums_only: bool = False  # only the sums are needed


@dataclass(frozen=True, slots=True, kw_only=True)
class ListPayouts(Question["PayoutList"], permission=Permission.SEE_PAYOUTS):
    """List the payouts of some days, with their sums."""

    query: PayoutQuery


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportSales(Question["SaleList"], permission=Permission.EXPORT):
    """List sales to write them into a file."""

    query: SaleQuery


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadSaleHistory(Question["SaleHistory"], permission=Permission.SEARCH, about="sale_id"):
    """Read the facts of one sale."""

    sale_id: str


# People -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class SignIn(Question[None]):
    """Sign a person in, and open the lock: SignedIn, PinAccepted or PinRefused."""

    person_id: str
    pin: str = field(repr=False)


class LockScreen(Command):
    """Hide staff data until somebody signs in: SignedIn. Sales go on. No effect without people."""


class ReadPeople(Command):
    """Read the list of people again after a failure, since the keychain may be open now: PeopleKnown, SignedIn."""


class UnlockPages(SignIn):
    """Open the supervisor's pages for a minute of work, whoever is signed in: SignedIn, PinAccepted or PinRefused."""


class ClosePages(Command):
    """Close the supervisor's pages: SignedIn."""


class StayOnPages(Command):
    """Restart the minute of the supervisor's pages, since somebody works on them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavePerson(Question[None], permission=Permission.PEOPLE, user_initiated=True):
    """Add or change a person; an empty PIN keeps the old one: PeopleKnown, or PeopleFault."""

    person: Person
    pin: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class RemovePerson(Question[None], permission=Permission.PEOPLE, user_initiated=True):
    """Remove a person from the list; the journal keeps the name: PeopleKnown, or PeopleFault."""

    person_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleasePerson(Question[None]):
    """Release a person after ten wrong PINs, by a supervisor (`by_id`, with their PIN)."""

    person_id: str
    by_id: str
    pin: str = field(repr=False)


# Settings, keys, and what this PC stores --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class SaveSettings(Command, permission=Permission.APPEARANCE):
    """Save and use the changed settings: SettingsInUse. The appearance alone needs only Permission.APPEARANCE."""

    settings: Settings
    before: Settings
    """The settings that the sender knew: changes by other commands since are kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyCommand(Command, permission=Permission.KEYS):
    """A command about the keys of one area."""

    area: Area


@dataclass(frozen=True, slots=True, kw_only=True)
class SetKeys(KeyCommand):
    """Store the keys of an area and use them from the next call on: AreaKeys."""

    client_id: str = field(repr=False)
    client_secret: str = field(repr=False)


class ForgetKeys(KeyCommand):
    """Forget the keys of an area, in the keychain too: AreaKeys."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TestConnection(Question["AreaTested"], permission=Permission.KEYS, user_initiated=True):
    """Try keys (empty: the current ones) with a call that changes nothing."""

    __test__: ClassVar[bool] = False  # pytest: not a test
    area: Area
    settings: Settings
    client_id: str = field(default="", repr=False)
    client_secret: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadKeyStates(Command):
    """Read the state of each area's keys: one AreaKeys each. Open to all: the available pages depend on it."""

    again: bool = False  # True if the system may ask again for the keychain's password


class ReadStoredData(Question["StoredData"], permission=Permission.STORED_DATA):
    """Read what this PC stores."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EraseOld(Command, permission=Permission.ERASE):
    """Erase finished data older than `before` (ms since 1970), but no secrets: Erased."""

    before: int


class ExportSettings(Command, permission=Permission.SETTINGS):
    """Export the settings for a second counter: Exported."""


class BeginNewJournal(Command, permission=Permission.ERASE):
    """Set a damaged journal aside under another name and start a new one: then JournalFault(None)."""
