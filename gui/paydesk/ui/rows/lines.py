"""Rows of two lines: an amount with its state, and under it what else there is to say. For the lists at the side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter

from PySide6.QtWidgets import QWidget

from paydesk.ui.rows.model import Column, Heading, Keyed, Look
from paydesk.ui.rows.view import RowsView
from paydesk.ui.widgets.chip import ChipKind


@dataclass(frozen=True, slots=True)
class TwoLines:
    """One row: all texts ready to be shown."""

    key: str
    text: str
    below: str
    chip: str
    tone: ChipKind


@dataclass(frozen=True, slots=True)
class Part:
    """Rows under a heading; `nothing` stands there where there are none (without it, neither does the heading)."""

    key: str
    title: str
    rows: Sequence[Keyed]
    nothing: str = ""

    def lines(self) -> list[Keyed]:
        """The heading, with how many there are where that may be none, and the rows."""
        if not self.rows and not self.nothing:
            return []
        count = str(len(self.rows)) if self.nothing else ""
        none = [] if self.rows else [Heading(f"nothing of:{self.key}", self.nothing, small=True)]
        return [Heading(f"part:{self.key}", self.title, count), *none, *self.rows]


def list_of_lines(title: str, parent: QWidget | None) -> RowsView:
    """A list of TwoLines, in parts; each row leads somewhere."""
    get = attrgetter
    column = Column(
        title, get("text"), Look.TWO_LINES, tone=get("tone"), chip=get("chip"), below=get("below"), grows=True
    )
    return RowsView([column], title, parent, leads=True)
