"""What the lists show, as values, and how one set of rows becomes another with as little stir as possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from paydesk.ui.widgets.chip import ChipKind


@dataclass(frozen=True, slots=True)
class SaleRow:
    """A sale in the list at the right: all texts ready to be shown."""

    sale_id: str
    amount_text: str
    meta_text: str
    chip_text: str
    chip_kind: ChipKind


@dataclass(frozen=True, slots=True)
class OrderRow:
    """A sale in the table of orders: all texts ready to be shown."""

    sale_id: str
    time_text: str
    amount_text: str
    order_text: str
    how_text: str
    chip_text: str
    chip_kind: ChipKind


@dataclass(frozen=True, slots=True)
class StoryLine:
    """One thing that happened to a sale. `kind` colours its dot: "off" is grey, as for a chip otherwise."""

    time_text: str
    text: str
    kind: ChipKind = "off"


@dataclass(frozen=True, slots=True)
class Span:
    """Rows `first` to `last` (exclusive) of the old give way to `first` to `until` (exclusive) of the new."""

    first: int
    last: int
    until: int


def difference(old: Sequence[object], new: Sequence[object]) -> Span | None:
    """The one stretch where two lists of keys differ; None when they are equal."""
    head, shorter = 0, min(len(old), len(new))
    while head < shorter and old[head] == new[head]:
        head += 1
    if head == len(old) == len(new):
        return None
    tail = 0
    while tail < shorter - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return Span(head, len(old) - tail, len(new) - tail)
