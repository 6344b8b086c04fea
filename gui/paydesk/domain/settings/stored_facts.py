"""Facts about keys, settings and what this PC keeps: who changed, forgot or erased something. No secret is in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paydesk.domain.clock import ClockCorrection
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import KEPT_PREFIX, Fact, clock_correction_data
from paydesk.domain.money import Money
from paydesk.domain.settings.settings import Settings, changed_names

KEYS_SUBJECT: Final = f"{KEPT_PREFIX}keys"
JOURNAL_SUBJECT: Final = f"{KEPT_PREFIX}journal"
ERASED_SUBJECT: Final = "erased:"
"""The subject of every row whose fact was erased: all columns but its place and its hashes are blank."""


class StoredFactKind(StrEnum):
    """The kinds of these facts."""

    KEYS_SET = "keys_set"
    KEYS_FORGOTTEN = "keys_forgotten"
    TOKEN_KEPT = "token_kept"  # noqa: S105  a word of the journal
    TOKEN_FORGOTTEN = "token_forgotten"  # noqa: S105  a word of the journal
    SETTINGS_EXPORTED = "settings_exported"
    ERASED = "erased"
    JOURNAL_BEGUN = "journal_begun"
    JOURNAL_KNOWN = "journal_known"
    CLOCK_SET = "clock_set"
    ACCOUNT_KEY_LOST = "account_key_lost"


def keys_changed_fact(at: int, kind: StoredFactKind, *, area: str, by: str) -> Fact:
    """The keys of an area were set or forgotten, or the access token that was got with them."""
    return Fact(KEYS_SUBJECT, at, kind.value, {"area": area, "by": by})


def settings_exported_fact(at: int, *, by: str) -> Fact:
    """The settings were written out for another counter."""
    return Fact(KEYS_SUBJECT, at, StoredFactKind.SETTINGS_EXPORTED.value, {"by": by})


@dataclass(frozen=True, slots=True)
class LastZ:
    """How far the numbers of Z-reports have come."""

    number: int = 0
    seal: str = ""
    series: int = 0
    """When these numbers began anew, because those before could not be read (ms since 1970); 0: they never did."""


def journal_begun_fact(
    at: int, *, by: str, aside: str, last: LastZ | None, in_tests: int = 0, in_real: int = 0
) -> Fact:
    """A damaged journal was set aside under the file name `aside`, and this one was begun in its place.

    `last`: the newest Z-report in the one set aside; None where it could not be read, and another series begins. So
    many facts that follow were counted there by Z-reports: of tests (`in_tests`), of real money (`in_real`).
    `aside` "": this one was found to be a copy, older or of another PC, and goes on; `last` is its own.
    """
    last = last or LastZ(series=at)
    data: dict[str, Json] = {"by": by, "aside": aside, "z": last.number, "seal": last.seal, "series": last.series}
    data |= {"in_tests": in_tests, "in_real": in_real}
    return Fact(JOURNAL_SUBJECT, at, StoredFactKind.JOURNAL_BEGUN.value, data)


def journal_known_fact(at: int) -> Fact:
    """The keychain of a PC told how far this journal had come: one that knows nothing of it is another PC's, or new."""
    return Fact(JOURNAL_SUBJECT, at, StoredFactKind.JOURNAL_KNOWN.value, {})


def clock_set_fact(at: int, move: ClockCorrection) -> Fact:
    """The clock of this run was wrong, and was set anew: what was noted before in it happened `by` ms later."""
    return Fact(JOURNAL_SUBJECT, at, StoredFactKind.CLOCK_SET.value, clock_correction_data(move))


def account_key_lost_fact(at: int) -> Fact:
    """The key of accounts was made anew where there were payouts: the same account has another digest since then."""
    return Fact(JOURNAL_SUBJECT, at, StoredFactKind.ACCOUNT_KEY_LOST.value, {})


def erased_fact(at: int, *, by: str, before: int, spans: Sequence[tuple[int, int]], counts: Mapping[str, int]) -> Fact:
    """Facts are about to be erased: those in `spans` (first and last seq, both included), older than `before` (ms)."""
    data: dict[str, Json] = {
        "by": by,
        "before": before,
        "spans": [[first, last] for first, last in spans],
        "counts": dict(counts),
    }
    return Fact(JOURNAL_SUBJECT, at, StoredFactKind.ERASED.value, data)


def spans_of(data: Mapping[str, Json]) -> list[tuple[int, int]]:
    """The spans of an `erased` fact; empty when they cannot be read."""
    found: list[tuple[int, int]] = []
    spans = data.get("spans")
    for span in spans if isinstance(spans, list) else []:
        match span:
            case [int(first), int(last)]:
                found.append((first, last))
            case _:
                return []
    return found


SETTINGS_SUBJECT: Final = f"{KEPT_PREFIX}settings"
SETTINGS_CHANGED: Final = "settings_changed"
_LIMITS: Final = ("per_transfer", "per_day", "per_beneficiary")


def settings_changed_fact(at: int, before: Settings, after: Settings, *, by: str) -> Fact:
    """Somebody changed settings at `at` (ms since 1970). Limits are in paise, None for no limit."""
    limits: dict[str, Money | None] = {name: getattr(after.money_out, name) for name in _LIMITS}
    return Fact(
        SETTINGS_SUBJECT,
        at,
        SETTINGS_CHANGED,
        {
            "by": by,
            "changed": [*changed_names(before, after)],
            "limits": {name: limit.paise if limit is not None else None for name, limit in limits.items()},
        },
    )
