"""What a counter is set to: values only, and what can be wrong with their file (`store.settings`); no secrets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import StrEnum
from operator import attrgetter
from typing import Any, Final

from paydesk.domain.language import Language
from paydesk.domain.money import Money
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.scanner import Scanner


@dataclass(frozen=True, slots=True)
class PayoutHosts:
    """The hosts of SPEC.md "Addresses", with the public sandbox as default. https, or loopback."""

    payouts_url: str = "https://payout-gamma.cashfree.com"
    """{base_url}: v1 and v1.2. Its paths start with `/payout`."""
    payouts_v2_url: str = "https://sandbox.cashfree.com/payout"
    """{payout_v2_url} with `/payout` at its end: header authentication."""
    verification_url: str = "https://sandbox.cashfree.com/verification"
    """{verification_url} with `/verification` at its end."""
    internal_transfer_url: str = ""
    """Host of internal transfers where it is another one (docs/service.md#hosts knows one); "": as `payouts_url`."""
    payouts_v2_version: str = "2024-01-01"
    verification_version: str = "2024-12-01"

    @classmethod
    def at_origin(cls, origin: str) -> PayoutHosts:
        """All of them on one host, as the sandbox of this program has them: "http://127.0.0.1:8123"."""
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
    """How the windows look."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Connection:
    """Where the service is (docs/service.md#hosts) and which version of it is spoken.

    See docs/service.md#gateway-headers.
    """

    gateway_url: str = SANDBOX_GATEWAY
    """Base address with `/pg` at its end. https, or loopback."""
    api_version: str = "2026-01-01"


ASK_ABOVE: Final = Money(1_00_000_00)


@dataclass(frozen=True, slots=True)
class Shop:
    """Who sells here, and with which terminal."""

    name: str = ""
    counter_name: str = ""
    staff: str = ""
    payee_vpa: str = ""
    """The shop's own UPI address; when given, a QR that pays somebody else is refused."""
    terminal: TerminalIdentity | None = None
    order_minutes: int = 30
    """How long an order made here can be paid, in minutes."""
    day_ends: int = 0
    """When the day of a shop that is open past midnight ends: minutes after midnight in India (`clock.date_of`)."""
    bill_check: bool = False
    """Whether a scanned order is taken only with the total of its bill beside it (FEATURES.md I16)."""
    ask_above: Money | None = ASK_ABOVE
    """An amount above it is asked about once before anybody can pay it; None, or nothing, is never."""


class TransferVersion(StrEnum):
    """Which direct transfer is used (docs/service.md#direct-transfer, part 9)."""

    V1_2 = "v1.2"
    V1 = "v1"


class ValidationVersion(StrEnum):
    """Which UPI validation is used (docs/service.md#validate-upi-v1, #validate-upi-v2)."""

    V2 = "v2"
    V1 = "v1"
    V1_2 = "v1.2"


@dataclass(frozen=True, slots=True)
class FundSource:
    """One of the shop's own fund sources, as it is named here (docs/service.md#direct-transfer, #internal-transfer)."""

    instrument_id: str
    name: str


PER_TRANSFER: Final = Money(2_500_000)
PER_DAY: Final = Money(10_000_000)
PER_BENEFICIARY: Final = Money(5_000_000)


@dataclass(frozen=True, slots=True)
class MoneyOut:
    """The payout and verification side of this counter. A limit of None is no limit (FEATURES.md PO5)."""

    hosts: PayoutHosts = field(default_factory=PayoutHosts)
    public_key: str = ""
    """PEM, not a secret: signs calls of a shop whose IP address is not on the allow-list.

    See docs/service.md#payout-signature.
    """
    transfer_version: TransferVersion = TransferVersion.V1_2
    validation_version: ValidationVersion = ValidationVersion.V2
    fund_sources: tuple[FundSource, ...] = ()
    per_transfer: Money | None = PER_TRANSFER
    per_day: Money | None = PER_DAY
    per_beneficiary: Money | None = PER_BENEFICIARY
    cashier_limit: Money | None = None
    """Up to this amount a cashier makes a payment link alone; None: no supervisor has allowed any amount."""

    def source_name(self, instrument_id: str) -> str:
        """What the shop calls a fund source; one without a name here by its id."""
        names = {source.instrument_id: source.name for source in self.fund_sources}
        return names.get(instrument_id) or instrument_id


@dataclass(frozen=True, slots=True)
class Locks:
    """When the screen locks by itself, in seconds without a touch: 15 to 900 (FEATURES.md SE2)."""

    idle_s: int = 300


class FirstStart(StrEnum):
    """Where the first start of a counter goes on (`ui.start`); a counter without a terminal begins it."""

    PEOPLE = "people"
    TEST_SALE = "test_sale"
    DONE = ""


IDLE_RANGE_S: Final = (15, 900)
TEXT_PERCENTS: Final = (100, 125, 150, 175, 200)
"""How large text, keys and targets can be beside those of the design."""
PAGES_IDLE_S: Final = 60
"""The pages that move money close after a minute, whatever the settings say."""


class Paper(StrEnum):
    """What slips are printed on."""

    MM80 = "80mm"
    """A roll, 576 dots wide."""
    MM58 = "58mm"
    """A roll, 384 dots wide."""
    A4 = "a4"


@dataclass(frozen=True, slots=True)
class Printing:
    """Where and how slips are printed, and what the shop says on them."""

    printer: str = ""
    """Its name in the system; "" for the system's own choice."""
    paper: Paper = Paper.MM80
    at_paid: bool = False
    """Whether a receipt is printed by itself when a sale is paid."""
    address: str = ""
    gst_number: str = ""
    thanks: str = ""
    """The last line; "" for the usual one."""


@dataclass(frozen=True, slots=True)
class Sounds:
    """What is heard of sales. What is seen of them is always there."""

    on: bool = True
    """Tones."""
    spoken: bool = True
    """The amount, where this PC has a voice for the language."""


@dataclass(frozen=True, slots=True)
class CustomerScreen:
    """What the customer's window shows besides the shop's language, and who may close it where it fills a screen."""

    second_language: Language | None = Language.HINDI
    """The customer reads this too; None: one language is enough."""
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
    """Whether the customer's window was open when the counter was last used (F10)."""
    high_contrast: bool = False
    """Every text at least 7:1 on its ground, whatever the system says."""
    text_percent: int = 100
    """One of TEXT_PERCENTS. A window that is too small for it uses as much as fits."""
    printing: Printing = field(default_factory=Printing)
    language: Language | None = None
    """The shop's language, spoken to whoever chose no other; None: the PC's own where we have it, else English."""
    first_start: FirstStart = FirstStart.DONE
    checks_at_opening: bool = False
    """Whether "Ready to open" is shown at the first start of a day."""
    sounds: Sounds = field(default_factory=Sounds)
    customer_screen: CustomerScreen = field(default_factory=CustomerScreen)
    scanner: Scanner = field(default_factory=Scanner)
    """What was learnt of the scanner."""
    look_for_newer: bool = True
    """Whether it is looked once a day for a newer Paydesk. Never in a demo."""


def changed_names(before: Settings, after: Settings) -> list[str]:
    """Which settings differ, as "shop.staff"; looks ("theme") stand alone."""
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
    """The same with another value at a place as `changed_names` has them."""
    group, _, name = path.rpartition(".")
    changes: dict[str, Any] = {name: value}
    if group:
        changes = {group: replace(getattr(settings, group), **changes)}
    return replace(settings, **changes)


def merge_changes(settings: Settings, before: Settings, wanted: Settings) -> Settings:
    """These settings with what somebody wanted to be different who knew them as they were `before`."""
    for path in changed_names(before, wanted):
        settings = with_value(settings, path, attrgetter(path)(wanted))
    return settings


@dataclass(frozen=True, slots=True)
class WindowState:
    """Left, top, width and height in logical pixels, as the window has them when it fills nothing."""

    left: int
    top: int
    width: int
    height: int
    maximized: bool = False
    full_screen: bool = False
    start: Mapping[str, str] = field(default_factory=dict)
    """What was typed at a first start that is not through, without keys: field -> text."""
    places: Sequence[str] | None = None
    """The places of the rail that came with keys, people and rights; None where no run has told yet."""
    unseen: Sequence[str] = field(default_factory=list)
    """The sales that were paid while nobody looked at them, the latest first."""
    has_people: bool = False
    """Whether people were set up: the next start shows no page before the lock."""


class SettingsFault(StrEnum):
    """What is wrong with the file or with one value; the window has words for each."""

    NEWER = "newer"
    """A newer Paydesk wrote the file; it is left alone. All settings are the defaults, and no payout goes without a
    second person's PIN."""
    RESTORED = "restored"
    """The file is damaged, unreadable or gone; the settings are those of its last good copy. `detail`: the new name of
    a damaged file."""
    UNREADABLE = "unreadable"
    """The file is there and cannot be read, nor is there a copy; it was left alone. All settings are the defaults, and
    no payout goes without a second person's PIN."""
    SET_ASIDE = "set_aside"
    """The file is damaged, and now has another name (`detail`), or gone from a counter that was set up; there is no
    copy. All settings are the defaults, and no payout goes without a second person's PIN."""
    NOT_WRITTEN = "not_written"
    """What was chosen could not be written; it is used until Paydesk ends."""
    BAD_VALUE = "bad_value"
    """This value is not possible; its default is used, and of a limit of payouts the strictest: nothing."""


@dataclass(frozen=True, slots=True)
class SettingsIssue:
    """Something about the settings file that staff should know. `name` is the setting, as "shop.order_minutes"."""

    kind: SettingsFault
    name: str = ""
    detail: str = ""


_ALL_LOST: Final = frozenset({SettingsFault.NEWER, SettingsFault.UNREADABLE, SettingsFault.SET_ASIDE})
_ADDRESSES: Final = ("connection", "money_out")


def lose_addresses(problems: Iterable[SettingsIssue]) -> bool:
    """Whether, of what is wrong with the file, the addresses of the service need not be those that were saved."""
    return any(each.kind in _ALL_LOST or each.name.startswith(_ADDRESSES) for each in problems)
