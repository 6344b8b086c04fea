"""Facts about shifts: who opened, took over and closed one, and its Z-report. The subject is the shift."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from paydesk.domain.codec import to_data
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import PrintOutcome
from paydesk.domain.shift.stored import ShiftOpening, ShiftTransfer, ZPrinting, ZPrintResult

SHIFT: Final = "shift:"
_DIGITS: Final = 8


class ShiftFactKind(StrEnum):
    """Kinds of facts about a shift."""

    OPENED = "shift_opened"
    HANDED_OVER = "shift_handed_over"
    CLOSED = "shift_closed"
    """Holds the whole Z-report (`zreport.z_report_data`)."""
    PRINTED = "z_printed"
    """Written before printing, so that the next print is a duplicate in any case."""
    PRINT_ENDED = "z_print_ended"
    """The result of printing."""


def subject(number: int) -> str:
    """Return the subject of a shift's facts, "shift:00000117"."""
    return f"{SHIFT}{number:0{_DIGITS}d}"


def number_of(subject_: str) -> int:
    """Return the number of a shift from its subject; 0 if the subject was edited."""
    text = subject_.removeprefix(SHIFT)
    return int(text) if text.isascii() and text.isdigit() else 0


def opened_data(by: str, *, to: str = "", watch: Sequence[str] = ()) -> dict[str, Json]:
    """Return the data of opening a shift for `to` ("": for `by`); `watch`: the sales that it takes over."""
    return to_data(ShiftOpening(by, to or by, list(watch)))


def handed_over_data(by: str, to: str) -> dict[str, Json]:
    """Return the data of handing a shift over."""
    return to_data(ShiftTransfer(by, to))


def printed_data(by: str) -> dict[str, Json]:
    """Return the data of printing a Z-report."""
    return to_data(ZPrinting(by))


def print_ended_data(became: PrintOutcome) -> dict[str, Json]:
    """Return the data of the result of printing."""
    return to_data(ZPrintResult(became))
