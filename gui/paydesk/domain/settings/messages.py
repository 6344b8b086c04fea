"""What the counter tells the windows of keys, and of what this PC keeps. No secret is in any of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from paydesk.domain.failure import Failure
from paydesk.domain.messages import Event
from paydesk.domain.settings.settings import Settings, SettingsIssue


class Area(StrEnum):
    """The parts of the service that have keys of their own; each is an entry of its own in the keychain."""

    GATEWAY = "gateway"
    PAYOUTS = "payouts"
    IDENTITY = "identity"


@dataclass(frozen=True, slots=True)
class AreaKeys(Event):
    """Where the keys of an area are: "keychain", "memory" (asked for at each start), "locked", "absent", "none".

    "elsewhere": they were given for another host than the one that is set (`settings.keys.keys_at`).
    """

    area: Area
    state: str
    client_id: str = ""
    """Masked."""
    keychain: str = ""
    """How this PC's keychain is, where new keys would go: "keychain", "locked", "absent"; "" in a demo."""
    given_for: tuple[str, ...] = ()
    """The hosts that they were given for: no other is ever sent them. () in a demo, whose address nobody changes."""

    @property
    def is_usable(self) -> bool:
        """Whether the area can be used."""
        return self.state not in {"none", "elsewhere"}


class ConnectionProblem(StrEnum):
    """What is wrong with a connection; the window has plain words and a next step for each."""

    NO_KEYS = "no_keys"
    KEYS_UNUSABLE = "keys_unusable"
    WRONG_KEYS = "wrong_keys"
    IP_NOT_ALLOWED = "ip_not_allowed"
    NOT_ENABLED = "not_enabled"
    CLOCK_OFF = "clock_off"
    LINE = "line"
    """The line or the service itself; `failure` says how."""
    ADDRESS = "address"
    """What answers there is not the service, or the address cannot be used."""


@dataclass(frozen=True, slots=True)
class AreaTested(Event):
    """What came of "test this connection": `trouble` is None when all is well."""

    area: Area
    problem: ConnectionProblem | None = None
    failure: Failure | None = None
    round_trip_ms: int | None = None
    clock_offset_s: int | None = None
    """This PC's clock minus the service's, in seconds, where the service told its time."""
    given_for: tuple[str, ...] = ()
    """With NO_KEYS: there are some, and they were given for these hosts."""
    ask_id: str = field(default="", compare=False)
    """The `command_id` of what asked for it; "" where nothing did."""


@dataclass(frozen=True, slots=True)
class ServiceChecked(Event):
    """The same for payments and the keys in use, for "Ready to open"."""

    tested: AreaTested


class StoredKind(StrEnum):
    """The kinds of thing that this PC keeps."""

    SALES = "sales"
    PAYOUTS = "payouts"
    PEOPLE_DEEDS = "people_deeds"
    SETTINGS = "settings"
    PEOPLE = "people"
    KEYS = "keys"
    TOKEN = "token"  # noqa: S105  the access token of the identity side
    ACCOUNT_KEY = "account_key"
    """By which the journal tells accounts apart without knowing them."""
    JOURNAL_MARK = "journal_mark"
    """How far the journal has come, in the keychain."""
    LOGS = "logs"
    COPIES = "copies"
    """Copies of the journal from before an update."""
    SANDBOX = "sandbox"


@dataclass(frozen=True, slots=True)
class StoredItem:
    """One thing that this PC keeps. `place` is a file's name in the data folder, or "keychain", "memory"."""

    kind: StoredKind
    location: str
    count: int | None = None
    size: int | None = None
    """Bytes."""
    oldest: int | None = None
    """Ms since 1970."""


@dataclass(frozen=True, slots=True)
class StoredData(Event):
    """All that this PC keeps of this counter. `folder` is the data folder."""

    folder: str
    items: tuple[StoredItem, ...]


@dataclass(frozen=True, slots=True)
class Erased(Event):
    """What was erased, by kind; `failed` when this PC could not write."""

    counts: tuple[tuple[StoredKind, int], ...]
    failed: bool = False
    subjects: frozenset[str] = frozenset()
    """The sales and payouts that are gone, by `sale_id` ("out:..." for payouts): windows forget them too."""


@dataclass(frozen=True, slots=True)
class Exported(Event):
    """The settings as text for a second counter, without any secret."""

    text: str


class ImportProblem(StrEnum):
    """Why a file of settings cannot be used at all."""

    NOT_SETTINGS = "not_settings"
    NEWER = "newer"
    """A newer Paydesk wrote it."""


@dataclass(frozen=True, slots=True)
class SettingsRead(Event):
    """What a file of settings holds; nothing is used or kept of it yet. `settings` is None with a `problem`."""

    ask_id: str
    settings: Settings | None = None
    problem: ImportProblem | None = None
    left_out: tuple[str, ...] = ()
    """The names of values that cannot be: their defaults stand in `settings`."""


@dataclass(frozen=True, slots=True)
class PcState(Event):
    """How this PC is, for "Ready to open" and the support file. No secret and nobody's data is in it."""

    folder: str
    """The data folder."""
    free_bytes: int | None = None
    """Of its disk; None where the system does not say."""
    facts: int | None = None
    """How many the journal holds; None while it cannot be opened."""
    sales: int = 0
    payouts: int = 0
    broken: int = 0
    """How many rows are not as they were written."""


@dataclass(frozen=True, slots=True)
class SupportNotes(Event):
    """What the counter adds to a support file: masked text, a part a title."""

    parts: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class NewerVersion(Event):
    """There is a newer Paydesk: its version, what is new (one line), and the page where it is to be had."""

    version: str
    news: str
    page: str
    is_announced: bool = False
    """Whether a window has said it already."""


@dataclass(frozen=True, slots=True)
class CrashReported(Event):
    """The run before ended in the middle of its work. `report`: what is known of it, masked; kept on this PC."""

    report: str


@dataclass(frozen=True, slots=True)
class SettingsDamaged(Event):
    """At the start, and where they could not be written: what staff should know of the settings file."""

    problems: tuple[SettingsIssue, ...]
