"""What the counter tells the windows of shifts and reports. Frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from paydesk.domain.messages import Event
from paydesk.domain.money import Money
from paydesk.domain.shift.report import Report
from paydesk.domain.shift.shift import Shift
from paydesk.domain.shift.zreport import ZReport


@dataclass(frozen=True, slots=True)
class CurrentShift(Event):
    """The shift that is open; sent at the start, and after each change of it."""

    shift: Shift | None
    """None while none is open."""
    last: int = 0
    """The number of the newest Z-report; 0 while there is none."""

    @property
    def number(self) -> int:
        """The number that the open shift has, or the next will have."""
        return self.last + 1


@dataclass(frozen=True, slots=True)
class ReportReceived(Event):
    """The figures of some of the shop's days, both ends included."""

    ask_id: str
    first: date
    last: date
    report: Report


@dataclass(frozen=True, slots=True)
class ZReportReceived(Event):
    """A Z-report that was asked for, or what the open shift would be if it were closed now."""

    ask_id: str
    number: int
    z: ZReport | None
    """None: there is no such Z."""
    printed: int = 0
    """How often it was printed so far: from one on, the next paper is a duplicate."""
    altered: bool = False
    """It is not as it was written: somebody changed the journal outside Paydesk."""


@dataclass(frozen=True, slots=True)
class ShiftClosed(Event):
    """A shift was closed: its Z-report, as it is from now on."""

    z: ZReport


@dataclass(frozen=True, slots=True)
class ZPrinted(Event):
    """A Z-report is about to be printed for this time, 1 for the first: that is on disk."""

    number: int
    times: int


@dataclass(frozen=True, slots=True)
class ListedShift:
    """One shift of a list. Times are ms since 1970."""

    number: int
    opened_at: int
    opened_by: str
    closed_at: int | None
    """None while it is open, and where its Z is lost."""
    closed_by: str
    count: int
    """What its Z says was paid: how many."""
    paid: Money | None
    """None: it was closed, and what its Z says cannot be read any more."""
    printed: int
    """How often its Z went on paper or into a file, or may have."""
    saved: int = 0
    """How many of those are files."""

    @property
    def key(self) -> str:
        """What no other row has."""
        return str(self.number)

    @property
    def has_number(self) -> bool:
        """Whether its Z was given out: it is closed, and stands in the list of Z-reports."""
        return self.closed_at is not None or self.paid is None


@dataclass(frozen=True, slots=True)
class ShiftsListed(Event):
    """The shifts of this counter, newest first."""

    ask_id: str
    shifts: tuple[ListedShift, ...]
