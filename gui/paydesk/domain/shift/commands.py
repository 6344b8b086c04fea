"""What windows may ask of the counter about shifts and reports (`domain.commands` says what a command is)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from paydesk.domain.commands import Command, Question
from paydesk.domain.fact import PrintOutcome
from paydesk.domain.people.person import Permission
from paydesk.domain.shift.zreport import CountedBills


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenShift(Command, permission=Permission.SHIFT):
    """Open a shift, where none is open: ShiftNow. `to`: the name of who has it; "" for who is signed in."""

    to: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOverShift(Command, permission=Permission.SHIFT):
    """Another person has the open shift from now on: ShiftNow."""

    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseShift(Command, permission=Permission.CLOSE_SHIFT):
    """Close the open shift: its Z-report is fixed: ShiftClosed and ShiftNow.

    `number` is that of the shift on the screen: the same command twice closes one shift. `counted`: the shop's own
    bills. `next_person`: the next shift is opened in the same write, for this name; "" for no shift.
    """

    number: int
    counted: CountedBills | None = None
    next_person: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkZPrinted(Command, permission=Permission.SHIFT):
    """A Z-report is about to be printed, for the first time or again: ZPrinted, once that is on disk."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EndZPrint(Command):
    """What became of a Z-report that was about to be printed: no person's act, and kept while the screen is locked."""

    number: int
    result: PrintOutcome


@dataclass(frozen=True, slots=True, kw_only=True)
class DayQuestion(Question, permission=Permission.SEE_DAY):
    """A question about the figures of the day."""


class ReadShift(DayQuestion):
    """What the open shift would be as a Z-report, were it closed now: ZCame."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadZ(DayQuestion):
    """One Z-report, as it was fixed: ZCame."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ListShifts(DayQuestion):
    """The newest shifts: ShiftsListed."""

    most: int = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadReport(DayQuestion):
    """The figures of some of the shop's days, both ends included: ReportCame."""

    first: date
    last: date


class ExportReport(ReadReport, permission=Permission.EXPORT):
    """The same, to be written into a file: ReportCame."""
