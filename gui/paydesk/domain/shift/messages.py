"""Messages to the windows about shifts and reports. Frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from paydesk.domain.messages import Answer, Event
from paydesk.domain.money import Money
from paydesk.domain.sale.listing import Sum
from paydesk.domain.shift.report import Figures, Report
from paydesk.domain.shift.shift import Shift
from paydesk.domain.shift.zreport import ZReport


@dataclass(frozen=True, slots=True)
class CurrentShift(Event):
    """The open shift; sent at the start, and after each change."""

    shift: Shift | None
    """None while none is open."""
    last: int = 0
    """The number of the newest Z-report; 0 for none."""

    @property
    def number(self) -> int:
        """The number of the open shift, or of the next one."""
        return self.last + 1


@dataclass(frozen=True, slots=True)
class WeekBefore:
    """The payments of the same weekday one week before, to compare a day with."""

    day: date
    paid: Sum
    """Up to the same minute while the reported day goes on; else of the whole day."""
    hours: Figures[int]
    """Of the whole day."""


@dataclass(frozen=True, slots=True)
class PeriodReport(Answer):
    """The figures of some of the shop's days, both ends included."""

    first: date
    last: date
    report: Report
    week_before: WeekBefore | None = None
    """Of a single day only."""


@dataclass(frozen=True, slots=True)
class ZReportRecord(Answer):
    """A Z-report as the journal has it, or the one that closing the open shift now would give."""

    number: int
    z: ZReport | None
    """None if there is no such Z-report."""
    printed: int = 0
    """Prints so far: from one on, the next print is a duplicate."""
    altered: bool = False
    """True if the journal was changed outside Paydesk, so that it is not as written."""


@dataclass(frozen=True, slots=True)
class ShiftClosed(Event):
    """A shift was closed with this Z-report."""

    z: ZReport


@dataclass(frozen=True, slots=True)
class ZPrinted(Event):
    """A Z-report is about to be printed for the `times`-th time; that is on disk."""

    number: int
    times: int


@dataclass(frozen=True, slots=True)
class ListedShift:
    """A shift in a list. Times are ms since 1970."""

    number: int
    opened_at: int
    opened_by: str
    closed_at: int | None
    """None while it is open, and if its Z-report is lost."""
    closed_by: str
    count: int
    """Paid sales in its Z-report."""
    paid: Money | None
    """None if it was closed and its Z-report cannot be read any more."""
    printed: int
    """Prints of its Z-report to paper or a file, also possible ones."""
    saved: int = 0
    """The files among these."""

    @property
    def key(self) -> str:
        """The key of its row."""
        return str(self.number)

    @property
    def has_number(self) -> bool:
        """True if it is closed, so that its Z-report has a number."""
        return self.closed_at is not None or self.paid is None


@dataclass(frozen=True, slots=True)
class ShiftList(Answer):
    """The shifts of this counter, newest first."""

    shifts: tuple[ListedShift, ...]
