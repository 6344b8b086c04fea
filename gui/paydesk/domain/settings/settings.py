"""Settings of a counter, and the issues of their file (`store.settings`). Values only, no secrets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import StrEnum
from operator import attrgetter
from typing import Any, Final

from paydesk.domain.billing.program import BillingProgram
from paydesk.domain.language import Language
from paydesk.domain.money import Money
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.scanner import Scanner


@dataclass(frozen=True, slots=True)
class PayoutHosts:
    """The hosts of docs/service.md#hosts, with the public sandbox as default. https, or loopback."""

    payouts_url: str = "https://payout-gamma.cashfree.com"
    """For v1 and v1.2; paths start with `/payout`."""
    payouts_v2_url: str = "https://sandbox.cashfree.com/payout"
    """With `/payout` at its end: header authentication."""
    verification_url: str = "https://sandbox.cashfree.com/verification"
    """With `/verification` at its end."""
    internal_transfer_url: str = ""
    """The host of internal transfers if it is another one (docs/service.md#hosts); "": as `payouts_url`."""
    payouts_v2_version: str = "2024-01-01"
    verification_version: str = "2024-12-01"

    @classmethod
    def at_origin(cls, origin: str) -> PayoutHosts:
        """Return all on one host, as in the sandbox of this program: "http://127.0.0.1:8123"."""
        origin = origin.rstrip("/")
        return cls(origin, f"{origin}/payout", f"{origin}/verification")


SANDBOX_HOSTS: Final = PayoutHosts()
PRODUCTION_HOSTS: Final = PayoutHosts(
    payouts_url="https://payout-api.cashfree.com",
    payouts_v2_url="https://api.cashfree.com/payout",
    verification_url="https://api.cashfree.com/verification",
)
SANDBOX_GATEWAY: Final = "https://sandbox.cashfree.com/pg"
PRODUCTION_GATEWAY: Final = "https://api.cashfree.com/pg"


class Theme(StrEnum):
    """The colour scheme of the windows."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Connection:
    """The address of the payment side (docs/service.md#hosts) and the version of its API.

    See docs/service.md#gateway-headers.
    """

    gateway_url: str = SANDBOX_GATEWAY
    """The base address with `/pg` at its end. https, or loopback."""
    api_version: str = "2026-01-01"


ASK_ABOVE: Final = Money(1_00_000_00)


@dataclass(frozen=True, slots=True)
class Shop:
    """The shop, this counter, and its terminal."""

    name: str = ""
    counter_name: str = ""
    staff: str = ""
    payee_vpa: str = ""
    """The shop's own UPI address; if set, a QR that pays another one is refused."""
    terminal: TerminalIdentity | None = None
    order_minutes: int = 30
    """Minutes in which an order created here can be paid."""
    day_ends: int = 0
    """When the day of a shop that is open past midnight ends: minutes after midnight in India (`clock.date_of`)."""
    bill_check: bool = False
    """True if a scanned order is accepted only with the total of its bill."""
    ask_above: Money | None = ASK_ABOVE
    """A larger amount has to be confirmed before it can be paid; None or zero: never."""
    logo: bytes = field(default=b"", repr=False)
    """A PNG or JPEG for the customer's display and receipts (`logo.is_logo`); empty for none."""


@dataclass(frozen=True, slots=True)
class QuickAmount:
    """An amount that a key of the Sell page adds, with its name or ""."""

    amount: Money
    name: str = ""


RETURN_CHOICES_S: Final = (0, 5, 10, 20)


@dataclass(frozen=True, slots=True)
class Selling:
    """The Sell page."""

    quick_amounts: tuple[QuickAmount, ...] = ()
    return_after_s: int = 0
    """One of RETURN_CHOICES_S: time after which the green page gives way to the next sale; 0: never."""
    gst_details: bool = False
    """True if the QR of every sale carries GST details."""


@dataclass(frozen=True, slots=True)
class HubSettings:
    """The hub of the shop, which keeps the facts of all counters; none by default."""

    url: str = ""
    """https, or http at this PC; "" for a counter without a hub."""
    authority: str = ""
    """Path of a file with the certificate of the shop's own authority (PEM); "" for the PC's own list."""


@dataclass(frozen=True, slots=True)
class Billing:
    """Billing programs that hand their bills to this counter; none by default, and then nothing is served."""

    programs: tuple[BillingProgram, ...] = ()
    port: int = 0
    """Of 127.0.0.1, for programs that need a fixed one; 0 for any free one."""
    folder: bool = False
    """True if bills are also taken as files (`exchange` in the data folder)."""
    links: bool = False
    """True if a paydesk:// link fills the form; any web page can open one."""


class TransferVersion(StrEnum):
    """The version of the direct transfer (docs/service.md#direct-transfer, #transfers-v2, #versions)."""

    V2 = "v2"
    V1_2 = "v1.2"
    V1 = "v1"


class ValidationVersion(StrEnum):
    """The version of the UPI validation (docs/service.md#validate-upi-v1, #validate-upi-v2)."""

    V2 = "v2"
    V1 = "v1"
    V1_2 = "v1.2"


@dataclass(frozen=True, slots=True)
class FundSource:
    """A fund source of the shop, with its name here (docs/service.md#direct-transfer, #internal-transfer)."""

    instrument_id: str
    name: str


PER_TRANSFER: Final = Money(2_500_000)
PER_DAY: Final = Money(10_000_000)
PER_BENEFICIARY: Final = Money(5_000_000)


@dataclass(frozen=True, slots=True)
class MoneyOut:
    """The payout and verification side of this counter. A limit of None is no limit."""

    hosts: PayoutHosts = field(default_factory=PayoutHosts)
    public_key: str = ""
    """PEM, not a secret: signs calls of a shop whose IP address is not on the allow-list.

    See docs/service.md#payout-signature.
    """
    transfer_version: TransferVersion | None = None
    """None: the newest that the account may use (`counter/payout/versions.py`)."""
    validation_version: ValidationVersion = ValidationVersion.V2
    fund_sources: tuple[FundSource, ...] = ()
    per_transfer: Money | None = PER_TRANSFER
    per_day: Money | None = PER_DAY
    per_beneficiary: Money | None = PER_BENEFICIARY
    cashier_limit: Money | None = None
    """Up to this amount a cashier creates a payment link alone; None: no amount is allowed."""
    loans: bool = False
    """True if Payouts offers loan disbursements (docs/service.md#loan-disbursement)."""
    identity: bool = False
    """True if Payouts offers the check of a person's identity (docs/service.md#exchange-an-authorisation-code)."""

    def source_name(self, instrument_id: str) -> str:
        """Return the shop's name of a fund source, or its id."""
        names = {source.instrument_id: source.name for source in self.fund_sources}
        return names.get(instrument_id) or instrument_id


@dataclass(frozen=True, slots=True)
class Locks:
    """The idle time after which the screen locks: 15 to 900 seconds."""

    idle_s: int = 300


class FirstStart(StrEnum):
    """The step at which the first start of a counter continues (`ui.start`); without a terminal it begins there."""

    PEOPLE = "people"
    TEST_SALE = "test_sale"
    DONE = ""


IDLE_RANGE_S: Final = (15, 900)
TEXT_PERCENTS: Final = (100, 125, 150, 175, 200)
"""Sizes of text, keys and targets, relative to the design."""
PAGES_IDLE_S: Final = 60
"""The pages that move money close after a minute, whatever the settings say."""


class Paper(StrEnum):
    """The paper of slips."""

    MM80 = "80mm"
    """A roll, 576 dots wide."""
    MM58 = "58mm"
    """A roll, 384 dots wide."""
    A4 = "a4"


@dataclass(frozen=True, slots=True)
class Printing:
    """The printer of slips, and the shop's texts on them."""

    printer: str = ""
    """Its name in the system; "" for the default."""
    paper: Paper = Paper.MM80
    at_paid: bool = False
    """True if a receipt is printed automatically when a sale is paid."""
    address: str = ""
    gst_number: str = ""
    thanks: str = ""
    """The last line; "" for the default."""


@dataclass(frozen=True, slots=True)
class Sounds:
    """Sounds of sales. The screens show the same in any case."""

    on: bool = True
    """Tones."""
    spoken: bool = True
    """The amount, if this PC has a voice for the language."""


@dataclass(frozen=True, slots=True)
class CustomerScreen:
    """The second language of the customer's window, and the PIN to close it if it fills a screen."""

    second_language: Language | None = Language.HINDI
    """Shown besides the shop's language; None for one language."""
    asks_pin: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of one counter."""

    connection: Connection = field(default_factory=Connection)
    shop: Shop = field(default_factory=Shop)
    theme: Theme = Theme.SYSTEM
    money_out: MoneyOut = field(default_factory=MoneyOut)
    locks: Locks = field(default_factory=Locks)
    customer_display: bool = False
    """True if the customer's window was open at the end of the last run (F10)."""
    high_contrast: bool = False
    """Every text has a contrast of at least 7:1, whatever the system says."""
    text_percent: int = 100
    """One of TEXT_PERCENTS; takes effect at the next start."""
    printing: Printing = field(default_factory=Printing)
    language: Language | None = None
    """The shop's language; None: the PC's if available, else English."""
    first_start: FirstStart = FirstStart.DONE
    checks_at_opening: bool = False
    """True if "Ready to open" is shown at the first start of a day."""
    sounds: Sounds = field(default_factory=Sounds)
    customer_screen: CustomerScreen = field(default_factory=CustomerScreen)
    scanner: Scanner = field(default_factory=Scanner)
    hub: HubSettings = field(default_factory=HubSettings)
    look_for_newer: bool = True
    """True if a newer Paydesk is looked for once a day; never in a demo."""
    selling: Selling = field(default_factory=Selling)
    billing: Billing = field(default_factory=Billing)


def changed_names(before: Settings, after: Settings) -> list[str]:
    """Return the names of settings that differ, as "shop.staff"; those without a group ("theme") stand alone."""
    names = []
    for part in fields(before):
        old, new = getattr(before, part.name), getattr(after, part.name)
        if not is_dataclass(old):
            names += [part.name] * (old != new)
        else:
            names += [f"{part.name}.{each.name}" for each in fields(old) if _differ(old, new, each.name)]
    return names


def _differ(old: object, new: object, name: str) -> bool:
    return bool(getattr(old, name) != getattr(new, name))


def with_value(settings: Settings, path: str, value: object) -> Settings:
    """Return the settings with another value at a path as in `changed_names`."""
    group, _, name = path.rpartition(".")
    changes: dict[str, Any] = {name: value}
    if group:
        changes = {group: replace(getattr(settings, group), **changes)}
    return replace(settings, **changes)


def merge_changes(settings: Settings, before: Settings, wanted: Settings) -> Settings:
    """Return `settings` with the changes from `before` to `wanted`."""
    for path in changed_names(before, wanted):
        settings = with_value(settings, path, attrgetter(path)(wanted))
    return settings


@dataclass(frozen=True, slots=True)
class WindowState:
    """The geometry of the normal window in logical pixels, and the state of its content."""

    left: int
    top: int
    width: int
    height: int
    maximized: bool = False
    full_screen: bool = False
    start: Mapping[str, str] = field(default_factory=dict)
    """The input of an unfinished first start, without keys: field -> text."""
    unseen: Sequence[str] = field(default_factory=list)
    """The sales that were paid while not on the screen, latest first."""
    has_people: bool = False
    """True if people were set up: the next start shows no page before the lock."""
    screen_percent: int = 100
    """Scale of the last screen: large screens enlarge everything."""
    resume: Mapping[str, str] = field(default_factory=dict)
    """The page, the typed amount and the person before Paydesk restarted itself; empty after any other end."""
    hints_done: int = 0
    """The number of the demo's hints that were shown."""


class SettingsFault(StrEnum):
    """The fault of the file or of one value; the window has a text for each."""

    NEWER = "newer"
    """A newer Paydesk wrote the file; it is left alone. All settings are the defaults, and every payout needs a second
    person's PIN.
    """
    RESTORED = "restored"
    """The file is damaged, unreadable or missing; the settings are those of its last good copy. `detail`: the new name
    of a damaged file.
    """
    UNREADABLE = "unreadable"
    """The file exists and cannot be read, and there is no copy; it is left alone. All settings are the defaults, and
    every payout needs a second person's PIN.
    """
    SET_ASIDE = "set_aside"
    """The file is damaged and was renamed (`detail`), or is missing from a counter that was set up; there is no copy.
    All settings are the defaults, and every payout needs a second person's PIN.
    """
    NOT_WRITTEN = "not_written"
    """The settings could not be saved; they are used until Paydesk ends."""
    BAD_VALUE = "bad_value"
    """The value is invalid; its default is used, and for a limit of payouts the strictest, zero."""


@dataclass(frozen=True, slots=True)
class SettingsIssue:
    """An issue of the settings file that staff should know. `name` is the setting, as "shop.order_minutes"."""

    kind: SettingsFault
    name: str = ""
    detail: str = ""


_ALL_LOST: Final = frozenset({SettingsFault.NEWER, SettingsFault.UNREADABLE, SettingsFault.SET_ASIDE})
_ADDRESSES: Final = ("connection", "money_out")


def lose_addresses(problems: Iterable[SettingsIssue]) -> bool:
    """Return True if, with these issues, the addresses of the service may differ from the saved ones."""
    return any(each.kind in _ALL_LOST or each.name.startswith(_ADDRESSES) for each in problems)
