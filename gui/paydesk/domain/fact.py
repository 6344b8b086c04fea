"""A fact: one event at this counter, in the order of events (docs/architecture.md#the-journal)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final, TypeVar

from paydesk.domain.clock import ClockCorrection

if TYPE_CHECKING:
    from paydesk.domain.exact_json import Json


PAYOUT_PREFIX: Final = "out:"
"""Payouts, by `payout_id`."""
PEOPLE_PREFIX: Final = "people:"
KEPT_PREFIX: Final = "kept:"

_WordT = TypeVar("_WordT", bound=StrEnum)


CLOCK_OFFSET: Final = "clock_ahead"
"""The name in the data of an answer under which its clock offset stands: None if it told no time (`Fact.stamp`)."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """When something happened, in ms since 1970, UTC, by two clocks."""

    here: int
    """By this PC's clock, which may be wrong."""
    there: int | None = None
    """By the service's clock; None if this counter had not heard it yet."""

    @property
    def ahead_ms(self) -> int | None:
        """This PC's clock minus the service's; None if unknown."""
        return None if self.there is None else self.here - self.there

    @property
    def best_known(self) -> int:
        """By the service's clock; by this PC's if that is unknown."""
        return self.here if self.there is None else self.there

    def is_older_than(self, span: int, now: Stamp) -> bool:
        """Return True if `span` ms have passed since by both clocks; False if the service's is not known.

        Either clock may have been set forward. A PC's clock that was set back does not count.
        """
        if self.there is None or now.there is None:
            return False
        return now.there - self.there >= span and not 0 <= now.here - self.here < span

    def corrected(self, move: ClockCorrection) -> Stamp:
        """Return it after a correction of this PC's clock."""
        return Stamp(move.apply(self.here), self.there)


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
        """Its time by both clocks. Of an answer the service's time counts only if that answer told it."""
        if CLOCK_OFFSET not in self.data:
            return Stamp(self.at, self.there)
        offset_ms = self._told_offset_ms  # of an older Paydesk, unless it is None
        return Stamp(self.at, None if offset_ms is None else self.at - offset_ms)

    @property
    def _told_offset_ms(self) -> int | None:
        found = self.data.get(CLOCK_OFFSET)
        return found if isinstance(found, int) and not isinstance(found, bool) else None

    def stamped(self, known_offset_ms: int | None) -> Fact:
        """Return it as it is written: with the service's time as its answer told it, or else as it is known."""
        offset_ms = self._told_offset_ms
        ahead_ms = known_offset_ms if offset_ms is None else offset_ms
        if self.there is not None or ahead_ms is None:
            return self
        if offset_ms is None:
            return replace(self, there=self.at - ahead_ms)
        data = {name: value for name, value in self.data.items() if name != CLOCK_OFFSET}
        return replace(self, there=self.at - ahead_ms, data=data)


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
