"""What the page of the day says that somebody wants. Frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paydesk.domain.shift.report import ItemKind
    from paydesk.domain.shift.zreport import Counted


class Part(StrEnum):
    """The parts of the page, of which one is in front."""

    REPORT = "report"
    CLOSE = "close"
    HAND_OVER = "hand_over"
    Z_REPORTS = "z_reports"


@dataclass(frozen=True, slots=True)
class ItemPress:
    """The button of a line: of which sale; "" for all that wait."""

    kind: ItemKind
    sale_id: str


@dataclass(frozen=True, slots=True)
class EndOfShift:
    """What is to be done with the open shift."""

    closing: bool
    """Else it goes to the next person."""
    number: int
    counted: Counted | None = None
    next_person: str = ""
    paper: bool = False
