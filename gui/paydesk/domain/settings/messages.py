"""Messages to the windows about keys, and about data that this PC stores. They hold no secrets."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from paydesk.domain.failure import Failure
from paydesk.domain.messages import Answer, Event
from paydesk.domain.settings.settings import Settings, SettingsIssue


class Area(StrEnum):
    """The parts of the service with their own keys; each is a keychain entry of its own."""

    GATEWAY = "gateway"
    PAYOUTS = "payouts"
    IDENTITY = "identity"


@dataclass(frozen=True, slots=True)
class AreaKeys(Event):
    """The state of an area's keys: "keychain", "memory" (asked for at each start), "locked", "absent", "none".

    "elsewhere": they were given for another host than the configured one (`settings.keys.keys_for_settings`).
    """

    area: Area
    state: str
    client_id: str = ""
    """Masked."""
    keychain: str = ""
    """The state of this PC's keychain for new keys: "keychain", "locked", "absent"; "" in a demo."""
    given_for: tuple[str, ...] = ()
    """The hosts for which they were given: no other host is sent them. Empty in a demo, whose address is fixed."""

    @property
    def is_usable(self) -> bool:
        """True if the area can be used."""
        return self.state not in {"none", "elsewhere"}


class ConnectionProblem(StrEnum):
    """The problem of a connection; the window has a text and a next step for each."""

    NO_KEYS = "no_keys"
    KEYS_UNUSABLE = "keys_unusable"
    WRONG_KEYS = "wrong_keys"
    IP_NOT_ALLOWED = "ip_not_allowed"
    NOT_ENABLED = "not_enabled"
    CLOCK_OFF = "clock_off"
    LINE = "line"
    """The line or the service itself; see `failure`."""
    ADDRESS = "address"
    """Another server answers at the address, or it cannot be used."""


@dataclass(frozen=True, slots=True)
class AreaTested(Answer):
    """The result of a connection test: without a `problem` it works."""

    area: Area
    problem: ConnectionProblem | None = None
    failure: Failure | None = None
    round_trip_ms: int | None = None
    clock_offset_s: int | None = None
    """This PC's clock minus the service's, in seconds; None if the service sent no time."""
    given_for: tuple[str, ...] = ()
    """With NO_KEYS: the hosts for which the existing keys were given."""


@dataclass(frozen=True, slots=True)
class KeysUnusable(Event):
    """Keys were given that cannot be used at all."""

    tested: AreaTested


@dataclass(frozen=True, slots=True)
class ServiceChecked(Event):
    """The test of the payment side with the current keys, for "Ready to open"."""

    tested: AreaTested


class StoredKind(StrEnum):
    """Kinds of data that this PC stores."""

    SALES = "sales"
    PAYOUTS = "payouts"
    PEOPLE_DEEDS = "people_deeds"
    SETTINGS = "settings"
    PEOPLE = "people"
    KEYS = "keys"
    TOKEN = "token"  # noqa: S105  the access token of the identity side
    ACCOUNT_KEY = "account_key"
    """The key of the digests by which the journal tells accounts apart."""
    JOURNAL_MARK = "journal_mark"
    """The newest state of the journal, in the keychain."""
    LOGS = "logs"
    COPIES = "copies"
    """Copies of the journal from before an update."""
    SANDBOX = "sandbox"


@dataclass(frozen=True, slots=True)
class StoredItem:
    """An item of stored data. `location`: a file name in the data folder, or "keychain", "memory"."""

    kind: StoredKind
    location: str
    count: int | None = None
    size: int | None = None
    """In bytes."""
    oldest: int | None = None
    """In ms since 1970."""


@dataclass(frozen=True, slots=True)
class StoredData(Answer):
    """All data that this PC stores for this counter. `folder` is the data folder."""

    folder: str
    items: tuple[StoredItem, ...]


@dataclass(frozen=True, slots=True)
class Erased(Event):
    """The erased data, by kind; `failed` if this PC could not write."""

    counts: tuple[tuple[StoredKind, int], ...]
    failed: bool = False
    subjects: frozenset[str] = frozenset()
    """The erased sales and payouts, by `sale_id` ("out:..." for payouts): windows forget them too."""


@dataclass(frozen=True, slots=True)
class Exported(Event):
    """The settings as text for a second counter, without secrets."""

    text: str


class ImportProblem(StrEnum):
    """The reason why a settings file cannot be used at all."""

    NOT_SETTINGS = "not_settings"
    NEWER = "newer"
    """A newer Paydesk wrote it."""


@dataclass(frozen=True, slots=True)
class SettingsFileContent(Answer):
    """The content of a settings file, not used yet. `settings` is None with a `problem`."""

    settings: Settings | None = None
    problem: ImportProblem | None = None
    left_out: tuple[str, ...] = ()
    """The names of invalid values, for which `settings` has the defaults."""


@dataclass(frozen=True, slots=True)
class PcState(Answer):
    """The state of this PC, for "Ready to open" and the support file. Without secrets and personal data."""

    folder: str
    """The data folder."""
    free_bytes: int | None = None
    """Of its disk; None if unknown."""
    facts: int | None = None
    """Facts in the journal; None while it cannot be opened."""
    sales: int = 0
    payouts: int = 0
    broken: int = 0
    """Rows of the journal that are not as they were written."""


@dataclass(frozen=True, slots=True)
class SupportNotes(Event):
    """The counter's part of a support file: masked texts by title."""

    parts: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class NewerVersion(Event):
    """A newer Paydesk is available: its version, its news (one line), and its page."""

    version: str
    news: str
    page: str
    is_announced: bool = False
    """True if a window has shown it already."""


@dataclass(frozen=True, slots=True)
class CrashReported(Event):
    """The run before this one crashed. `report`: what is known of it, masked; stored on this PC only."""

    report: str


@dataclass(frozen=True, slots=True)
class SettingsDamaged(Event):
    """Issues of the settings file, at the start and after a failed write."""

    problems: tuple[SettingsIssue, ...]
