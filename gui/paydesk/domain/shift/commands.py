"""Commands about shifts and reports (see `domain.commands`)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from paydesk.domain.commands import AnswerT, Command, Question
from paydesk.domain.fact import PrintOutcome
from paydesk.domain.people.person import Permission
from paydesk.domain.shift.zreport import CountedBills

if TYPE_CHECKING:
    from paydesk.domain.shift.messages import PeriodReport, ShiftList, ZReportRecord


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenShift(Command, permission=Permission.SHIFT):
    """Open a shift if none is open: CurrentShift. `to`: who holds it; "" for the person signed in."""

    to: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOverShift(Command, permission=Permission.SHIFT):
    """Hand the open shift over to another person: CurrentShift."""

    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseShift(Command, permission=Permission.CLOSE_SHIFT):
    """Close the open shift and fix its Z-report: ShiftClosed and CurrentShift.

    `number` is that of the shift on the screen: the same command twice closes one shift. `counted`: the shop's own
    bills. `next_person`: the next shift is opened in the same write, for this person; "" for no shift.
    """

    number: int
    counted: CountedBills | None = None
    next_person: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkZPrinted(Command, permission=Permission.SHIFT):
    """Record that a Z-report is about to be printed: ZPrinted, once that is on disk."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EndZPrint(Command):
    """Record the result of printing a Z-report. Not an act of a person; accepted while the screen is locked."""

    number: int
    result: PrintOutcome


@dataclass(frozen=True, slots=True, kw_only=True)
class DayQuestion(Question[AnswerT], permission=Permission.SEE_DAY):
    """A question about the figures of the day."""


class ReadShift(DayQuestion["ZReportRecord"]):
    """Read the Z-report that closing the open shift now would give."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadZ(DayQuestion["ZReportRecord"]):
    """Read a fixed Z-report."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ListShifts(DayQuestion["ShiftList"]):
    """List the newest shifts."""

    most: int = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadReport(DayQuestion["PeriodReport"]):
    """Read the figures of some of the shop's days, both ends included."""

    first: date
    last: date


class ExportReport(ReadReport, permission=Permission.EXPORT):
    """Read the same to write it into a file."""
