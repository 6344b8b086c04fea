"""A shift, and the Z-report that it becomes: the fold of its facts. Both have the same number, without gaps."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from paydesk.domain.codec import from_data
from paydesk.domain.fact import Fact, PrintOutcome
from paydesk.domain.shift import facts
from paydesk.domain.shift.facts import ShiftFactKind
from paydesk.domain.shift.stored import ShiftOpening, ShiftTransfer, ZPrintResult
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
        """Return the shift after one more fact. Unknown kinds change nothing; neither does a second close."""
        match fact.kind:
            case ShiftFactKind.OPENED:
                opened = from_data(ShiftOpening, fact.data)
                holder, watch = opened.to or opened.by, tuple(opened.watch)
                return replace(self, opened_at=fact.at, opened_by=opened.by, holder=holder, watch=watch)
            case ShiftFactKind.HANDED_OVER:
                given = from_data(ShiftTransfer, fact.data)
                handover = ShiftHandover(fact.at, given.by, given.to)
                return replace(self, holder=given.to, handed_over=(*self.handed_over, handover))
            case ShiftFactKind.CLOSED if self.z is None:
                return replace(self, z=z_report_from(self.number, fact.data, fact.at))
            case ShiftFactKind.PRINTED:
                return replace(self, printed=self.printed + 1)
            case ShiftFactKind.PRINT_ENDED:
                return self._with_print_result(from_data(ZPrintResult, fact.data).outcome)
        return self

    def _with_print_result(self, outcome: PrintOutcome | None) -> Shift:
        match outcome:
            case PrintOutcome.FILE:
                return replace(self, saved=min(self.saved + 1, self.printed))
            case PrintOutcome.NOWHERE:
                return replace(self, printed=max(self.saved, self.printed - 1))
        return self
