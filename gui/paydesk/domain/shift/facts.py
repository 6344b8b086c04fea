"""Facts about shifts: who opened, took over and closed one, and the Z-report it became. The subject is the shift."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.domain.fact import PrintOutcome

SHIFT: Final = "shift:"
_DIGITS: Final = 8


class ShiftFactKind(StrEnum):
    """The kinds of fact about a shift."""

    OPENED = "shift_opened"
    HANDED_OVER = "shift_handed_over"
    CLOSED = "shift_closed"
    """Its Z-report, whole (`zreport.data_of`)."""
    PRINTED = "z_printed"
    """Before it is printed: whatever happens then, the next one is a duplicate."""
    PRINT_ENDED = "z_print_ended"
    """What became of that."""


def subject(number: int) -> str:
    """The subject of the facts about a shift, "shift:00000117"."""
    return f"{SHIFT}{number:0{_DIGITS}d}"


def number_of(subject_: str) -> int:
    """The number of a shift, from its subject; 0 where somebody edited it."""
    text = subject_.removeprefix(SHIFT)
    return int(text) if text.isascii() and text.isdigit() else 0


def opened_data(by: str, *, to: str = "", watch: Sequence[str] = ()) -> dict[str, Json]:
    """A shift was opened by somebody, for `to` (themselves, where it is ""). `watch`: the sales that it takes over."""
    return {"by": by, "to": to or by, "watch": list(watch)}


def handed_over_data(by: str, to: str) -> dict[str, Json]:
    """Another person has the shift now."""
    return {"by": by, "to": to}


def printed_data(by: str) -> dict[str, Json]:
    """Its Z is about to be printed, once more."""
    return {"by": by}


def print_ended_data(became: PrintOutcome) -> dict[str, Json]:
    """It was printed, or was not."""
    return {"became": became.value}
