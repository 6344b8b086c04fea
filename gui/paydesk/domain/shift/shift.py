"""A shift, and the Z-report that it becomes: the fold of its facts. Its number is that of its Z, and has no gap."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact, PrintOutcome
from paydesk.domain.shift import facts
from paydesk.domain.shift.facts import ShiftFactKind
from paydesk.domain.shift.zreport import ZReport, z_report_from


@dataclass(frozen=True, slots=True)
class ShiftHandover:
    """Who gave the shift to whom, and when (ms since 1970)."""

    at: int
    by: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Shift:
    """One shift. Times are ms since 1970, by this PC's clock."""

    number: int
    """From 1; also that of its Z-report."""
    opened_at: int = 0
    opened_by: str = ""
    holder: str = ""
    """Who has it."""
    watch: tuple[str, ...] = ()
    """What it took over from the shift before: the sales that were unknown, open or unsettled at its close, by id."""
    handed_over: tuple[ShiftHandover, ...] = ()
    z: ZReport | None = None
    z_lost: bool = False
    """It was closed, and what its Z says cannot be read any more: the number was given all the same."""
    printed: int = 0
    """How often its Z went on paper or into a file, or may have: from the second on it is a duplicate."""
    saved: int = 0
    """How many of those are files, since no printer took them."""

    @property
    def is_open(self) -> bool:
        """Whether it is not closed."""
        return self.z is None and not self.z_lost

    @classmethod
    def from_facts(cls, every: Iterable[Fact]) -> Shift:
        """Fold the facts of one shift, oldest first. Raises ValueError when there is none."""
        shift: Shift | None = None
        for fact in every:
            shift = (shift or cls(number=facts.number_of(fact.subject))).with_fact(fact)
        if shift is None:
            raise ValueError("a shift has at least one fact")
        return shift

    def with_fact(self, fact: Fact) -> Shift:
        """The shift after one more fact. A kind that this Paydesk does not know changes nothing."""
        change = _CHANGES.get(fact.kind)
        return self if change is None else replace(self, **change(self, fact.data, fact.at))


_Data = Mapping[str, "Json"]


def _opened(_: Shift, data: _Data, at: int) -> dict[str, Any]:
    by = str(data.get("by") or "")
    watch = data.get("watch")
    ids = tuple(str(each) for each in watch) if isinstance(watch, list) else ()
    return {"opened_at": at, "opened_by": by, "holder": str(data.get("to") or by), "watch": ids}


def _handed_over(shift: Shift, data: _Data, at: int) -> dict[str, Any]:
    by, to = str(data.get("by") or ""), str(data.get("to") or "")
    return {"holder": to, "handed_over": (*shift.handed_over, ShiftHandover(at, by, to))}


def _closed(shift: Shift, data: _Data, at: int) -> dict[str, Any]:
    """The first close holds: what was closed once is fixed."""
    return {} if shift.z is not None else {"z": z_report_from(shift.number, data, at)}


def _printed(shift: Shift, _: _Data, _at: int) -> dict[str, Any]:
    return {"printed": shift.printed + 1}


def _print_ended(shift: Shift, data: _Data, _at: int) -> dict[str, Any]:
    became = data.get("became")
    if became == PrintOutcome.FILE:
        return {"saved": min(shift.saved + 1, shift.printed)}
    return {"printed": max(shift.saved, shift.printed - 1)} if became == PrintOutcome.NOWHERE else {}


_CHANGES: Final[Mapping[str, Callable[[Shift, _Data, int], dict[str, Any]]]] = {
    ShiftFactKind.OPENED: _opened,
    ShiftFactKind.HANDED_OVER: _handed_over,
    ShiftFactKind.CLOSED: _closed,
    ShiftFactKind.PRINTED: _printed,
    ShiftFactKind.PRINT_ENDED: _print_ended,
}
