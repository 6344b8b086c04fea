"""A shift, and the Z-report that it becomes: the fold of its facts. Both have the same number, without gaps."""

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
    """A hand-over of the shift: by whom, to whom, and when (ms since 1970)."""

    at: int
    by: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Shift:
    """A shift. Times are ms since 1970, by this PC's clock."""

    number: int
    """From 1; also that of its Z-report."""
    opened_at: int = 0
    opened_by: str = ""
    holder: str = ""
    watch: tuple[str, ...] = ()
    """The sales taken over from the shift before: unknown, open or unsettled at its close, by id."""
    handed_over: tuple[ShiftHandover, ...] = ()
    z: ZReport | None = None
    z_lost: bool = False
    """True if it was closed and its Z-report cannot be read any more; its number stays used."""
    printed: int = 0
    """Prints of its Z-report to paper or a file, also possible ones; from the second on a duplicate."""
    saved: int = 0
    """The files among these, since no printer took them."""

    @property
    def is_open(self) -> bool:
        return self.z is None and not self.z_lost

    @classmethod
    def from_facts(cls, every: Iterable[Fact]) -> Shift:
        """Fold the facts of one shift, oldest first. Raises ValueError if there are none."""
        shift: Shift | None = None
        for fact in every:
            shift = (shift or cls(number=facts.number_of(fact.subject))).with_fact(fact)
        if shift is None:
            raise ValueError("a shift has at least one fact")
        return shift

    def with_fact(self, fact: Fact) -> Shift:
        """Return the shift after one more fact. Unknown kinds change nothing."""
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
    """Take the first close; a closed shift does not change."""
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
