"""Facts about keys, settings and stored data: who changed, forgot or erased them. They hold no secrets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from msgspec.structs import replace

from paydesk.domain.clock import ClockCorrection
from paydesk.domain.clock_fact import clock_correction_data
from paydesk.domain.codec import from_data, to_data
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import KEPT_PREFIX, Fact
from paydesk.domain.settings.settings import Settings, changed_names
from paydesk.domain.settings.stored import (
    AllowedVersion,
    Erasure,
    JournalBeginning,
    KeysChange,
    PayoutLimits,
    SettingsChange,
    SettingsExport,
    Spans,
)

KEYS_SUBJECT: Final = f"{KEPT_PREFIX}keys"
VERSIONS_SUBJECT: Final = f"{KEPT_PREFIX}versions"
JOURNAL_SUBJECT: Final = f"{KEPT_PREFIX}journal"
ERASED_SUBJECT: Final = "erased:"
"""The subject of every row whose fact was erased: all columns but its number and its hashes are blank."""


class StoredFactKind(StrEnum):
    """Kinds of these facts."""

    KEYS_SET = "keys_set"
    KEYS_FORGOTTEN = "keys_forgotten"
    TOKEN_KEPT = "token_kept"  # noqa: S105  a word of the journal
    TOKEN_FORGOTTEN = "token_forgotten"  # noqa: S105  a word of the journal
    VERSION_ALLOWED = "version_allowed"
    SETTINGS_EXPORTED = "settings_exported"
    ERASED = "erased"
    JOURNAL_BEGUN = "journal_begun"
    JOURNAL_KNOWN = "journal_known"
    CLOCK_SET = "clock_set"
    ACCOUNT_KEY_LOST = "account_key_lost"


def keys_changed_fact(at: int, kind: StoredFactKind, *, area: str, by: str) -> Fact:
    """Return the fact that an area's keys, or the access token, were set or forgotten."""
    return Fact(KEYS_SUBJECT, at, kind.value, to_data(KeysChange(area, by)))


def allowed_version_fact(at: int, allowed: AllowedVersion) -> Fact:
    """Return the fact that the service has told which version of direct transfers an account may use."""
    return Fact(VERSIONS_SUBJECT, at, StoredFactKind.VERSION_ALLOWED.value, to_data(allowed))


def settings_exported_fact(at: int, *, by: str) -> Fact:
    """Return the fact that the settings were exported for another counter."""
    return Fact(KEYS_SUBJECT, at, StoredFactKind.SETTINGS_EXPORTED.value, to_data(SettingsExport(by)))


@dataclass(frozen=True, slots=True)
class LastZ:
    """The newest Z-report."""

    number: int = 0
    seal: str = ""
    series: int = 0
    """When its numbers started again because earlier ones were unreadable (ms since 1970); 0 for never."""


@dataclass(frozen=True, slots=True)
class CarriedFacts:
    """Origin of the facts that a new journal has from another one, right after the fact that it begins with."""

    journal: str = ""
    """The hash of the first fact there, in hex; "" if unreadable."""
    spans: Spans = ()
    """The numbers that they have there, in their order."""

    @property
    def seqs(self) -> tuple[int, ...]:
        """Their numbers there: the first is that of the first fact after the beginning of the new journal."""
        return tuple(seq for first, last in self.spans for seq in range(first, last + 1))


NO_CARRIED_FACTS: Final = CarriedFacts()


def journal_begun_fact(
    at: int,
    *,
    by: str,
    aside: str,
    last: LastZ | None,
    in_tests: int = 0,
    in_real: int = 0,
    carried: CarriedFacts | None = None,
) -> Fact:
    """Return the fact that this journal replaced a damaged one.

    Args:
        aside: The file name of the damaged journal; "": this one was found to be a copy, older or of another PC, and is
            continued.
        last: The newest Z-report of the damaged journal (or of this one); None if unreadable: a new series begins.
        in_tests: The number of facts after this one that old Z-reports have counted already, of tests.
        in_real: The same, of real money.
        carried: The origin of the facts after this one, if another journal has them, too.
    """
    last = last or LastZ(series=at)
    begun = JournalBeginning(by, aside, last.number, last.seal, last.series, in_tests, in_real)
    if carried is not None:
        begun = replace(begun, journal=carried.journal, carried=carried.spans)
    return Fact(JOURNAL_SUBJECT, at, StoredFactKind.JOURNAL_BEGUN.value, to_data(begun))


def carried_facts_of(data: Mapping[str, Json]) -> CarriedFacts:
    """Return the origin of the facts after a `journal_begun` fact; none for one of an older Paydesk."""
    begun = from_data(JournalBeginning, data)
    return CarriedFacts(begun.journal or "", begun.carried or ())


def journal_known_fact(at: int) -> Fact:
    """Return the fact that a keychain holds this journal's mark: one without it is another PC's, or new."""
    return Fact(JOURNAL_SUBJECT, at, StoredFactKind.JOURNAL_KNOWN.value, {})


def clock_set_fact(at: int, move: ClockCorrection) -> Fact:
    """Return the fact that the clock of this run was corrected: earlier times of the run are shifted by `by` ms."""
    return Fact(JOURNAL_SUBJECT, at, StoredFactKind.CLOCK_SET.value, clock_correction_data(move))


def account_key_lost_fact(at: int) -> Fact:
    """Return the fact that a new key of accounts replaced a lost one: equal accounts have other digests since then."""
    return Fact(JOURNAL_SUBJECT, at, StoredFactKind.ACCOUNT_KEY_LOST.value, {})


def erased_fact(at: int, *, by: str, before: int, spans: Sequence[tuple[int, int]], counts: Mapping[str, int]) -> Fact:
    """Return the fact that facts before `before` (ms) will be erased: the `spans` (first and last seq, included)."""
    return Fact(
        JOURNAL_SUBJECT, at, StoredFactKind.ERASED.value, to_data(Erasure(by, before, tuple(spans), dict(counts)))
    )


SETTINGS_SUBJECT: Final = f"{KEPT_PREFIX}settings"
SETTINGS_CHANGED: Final = "settings_changed"


def settings_changed_fact(at: int, before: Settings, after: Settings, *, by: str) -> Fact:
    """Return the fact that settings were changed at `at` (ms since 1970)."""
    money_out = after.money_out
    limits = PayoutLimits(money_out.per_transfer, money_out.per_day, money_out.per_beneficiary)
    change = SettingsChange(by, [*changed_names(before, after)], limits)
    return Fact(SETTINGS_SUBJECT, at, SETTINGS_CHANGED, to_data(change))
