"""The stored data of facts about keys, settings and the journal, declared once (docs/decisions/0028)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, UnsetType, field

from paydesk.domain.codec import Stored
from paydesk.domain.money import Money
from paydesk.domain.settings.settings import TransferVersion

Spans: TypeAlias = tuple[tuple[int, int], ...]
"""Numbers of facts: first and last of each run."""


class KeysChange(Stored, frozen=True):
    """A change of an area's keys, or of the access token."""

    area: str = ""
    by: str = ""


class SettingsExport(Stored, frozen=True):
    """An export of the settings."""

    by: str = ""


class JournalBeginning(Stored, frozen=True):
    """The beginning of a journal that replaced a damaged one: see `journal_begun_fact`."""

    by: str = ""
    aside: str | UnsetType = UNSET
    last_z: int = field(default=0, name="z")
    seal: str = ""
    series: int | UnsetType = UNSET
    """Like the number, not written by older versions."""
    in_tests: int = 0
    in_real: int = 0
    journal: str | UnsetType = UNSET
    """Like `carried`: not written by older versions, nor if no other journal has the facts after it."""
    carried: Spans | UnsetType = UNSET


class AllowedVersion(Stored, frozen=True):
    """The newest version of direct transfers that an account may use: the digest of its keys, and the host."""

    keys: str = ""
    host: str = ""
    version: TransferVersion = TransferVersion.V1_2


class Erasure(Stored, frozen=True):
    """Facts from before `before` (ms) that will be erased, and their numbers by kind."""

    by: str = ""
    before: int = 0
    spans: Spans = ()
    counts: dict[str, int] = field(default_factory=dict)


class PayoutLimits(Stored, frozen=True):
    """Limits of payouts; None for no limit."""

    per_transfer: Money | None = None
    per_day: Money | None = None
    per_beneficiary: Money | None = None


class SettingsChange(Stored, frozen=True):
    """The names of changed settings, and the limits after it."""

    by: str = ""
    changed: list[str] = field(default_factory=list)
    limits: PayoutLimits = PayoutLimits()
