"""A fact: one event at this counter, in the order of events (docs/architecture.md#the-journal)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from paydesk.domain.exact_json import Json


PAYOUT_PREFIX: Final = "out:"
"""Payouts, by `payout_id`."""
PEOPLE_PREFIX: Final = "people:"
KEPT_PREFIX: Final = "kept:"

_WordT = TypeVar("_WordT", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Stamp:
    """When something happened, in ms since 1970, UTC, by two clocks."""

    here: int
    """By this PC's clock, which may be wrong."""
    there: int | None
    """By the service's clock; None if this counter had not heard it yet."""


@dataclass(frozen=True, slots=True)
class FactKey:
    """The identity of a fact among all facts of all counters.

    A journal that was begun anew has another first fact, and so another `journal`; a copy that was restored and
    continued has another `digest` from there on.
    """

    journal: str
    """The hash of the journal's first fact, in hex."""
    seq: int
    digest: str
    """The hash of the fact, in hex."""


@dataclass(frozen=True, slots=True)
class Fact:
    """An event of one subject: a sale, a payout, a person (see `is_sale`).

    `data` is JSON-ready and holds no secret.
    """

    subject: str
    at: int
    """In ms since 1970, UTC, by this PC's clock."""
    kind: str
    data: Mapping[str, Json]
    there: int | None = None
    """The same by the service's clock; None if it was unknown, or an older Paydesk wrote the fact."""

    @property
    def stamp(self) -> Stamp:
        """Its time by both clocks."""
        return Stamp(self.at, self.there)


def is_sale(subject: str) -> bool:
    """Return True if a subject is a sale, and not a payout, a person or stored data ("out:..." and the like)."""
    return ":" not in subject


def member(kind: type[_WordT], word: str) -> _WordT | None:
    """Return the member of `kind` with the value `word`, or None."""
    found = kind._value2member_map_.get(word)  # as kind(word), but much faster: lists call it for every sale
    return found if isinstance(found, kind) else None


def text(data: Mapping[str, Json], name: str) -> str:
    """Return a text of the data; "" for none."""
    value = data.get(name)
    return value if isinstance(value, str) else ""


class PrintOutcome(StrEnum):
    """The result of printing a slip."""

    PRINTER = "printer"
    """A printer took it."""
    FILE = "file"
    """No printer took it: it is a PDF."""
    NOWHERE = "nowhere"
    """Neither: there is no paper of it."""
