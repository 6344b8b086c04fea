"""A slip as a description: what stands on it, from the top, in words that are said already. It knows no paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any, Final, get_args

from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import clock
from paydesk.ui.words.base import translate

Matrix = tuple[tuple[bool, ...], ...]


class Size(StrEnum):
    """How large a text stands; how many dots that are depends on the paper."""

    SMALL = "small"
    TEXT = "text"
    HEAD = "head"
    """The head of a part of the slip, and PAID."""
    LOUD = "loud"
    """A sum among others, DUPLICATE."""
    TITLE = "title"
    """The shop, the number of a report."""
    AMOUNT = "amount"
    """What was paid: made smaller until it fits, never wrapped."""


class Align(StrEnum):
    """Where a text stands in its room."""

    LEFT = "left"
    CENTRE = "centre"


@dataclass(frozen=True, slots=True)
class TextLine:
    """A text over the whole width, wrapped where it is longer."""

    text: str
    size: Size = Size.TEXT
    bold: bool = False
    align: Align = Align.CENTRE


@dataclass(frozen=True, slots=True)
class ValueLine:
    """What it is at the left, its value at the right edge; nothing is clipped: what is too long is wrapped."""

    left: str
    right: str
    size: Size = Size.TEXT
    bold: bool = False
    """Whether the left is bold as well; the right always is."""
    indent: bool = False
    narrow_right: str = ""
    """What stands at the right instead where the paper is narrow; "" for the same."""


@dataclass(frozen=True, slots=True)
class BarRow:
    """One bar of a chart: a label, its length in thousandths of the longest, and its value."""

    label: str
    share: int
    value: str


@dataclass(frozen=True, slots=True)
class DashedLine:
    """A dashed line across, between two parts."""


@dataclass(frozen=True, slots=True)
class SignatureLine:
    """Room for a signature, a line, and whose it is."""

    text: str


@dataclass(frozen=True, slots=True)
class BlackBar:
    """White on black: DUPLICATE, DEMO. `more` stands below in plain letters."""

    text: str
    details: str = ""
    size: Size = Size.TEXT


@dataclass(frozen=True, slots=True)
class QrBlock:
    """A code, as rows of modules without white around; with words beside it, or alone in the middle and larger.

    The modules come from `codes`, which draws addresses that were checked, and numbers of orders.
    """

    modules: Matrix = field(repr=False)
    beside: str = ""


Block = TextLine | ValueLine | BarRow | DashedLine | SignatureLine | BlackBar | QrBlock
_BLOCKS: Final = {block.__name__: block for block in get_args(Block)}


@dataclass(frozen=True, slots=True)
class Slip:
    """What is printed. `name` is what the printer's queue and a saved file call it: nothing that is secret."""

    name: str
    blocks: tuple[Block, ...]
    is_secret: bool = False
    """Whether it holds what nobody else may see (who has a payout link has its money): it never becomes a file."""

    def to_data(self) -> dict[str, Any]:
        """All of it as JSON has it, for the process that prints."""
        blocks = [{"block": type(block).__name__, **asdict(block)} for block in self.blocks]
        return {"name": self.name, "blocks": blocks, "secret": self.is_secret}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Slip:
        """What `as_data` said. Raises KeyError, TypeError or ValueError for anything else."""
        read: dict[str, Callable[[Any], Any]] = {"size": Size, "align": Align, "modules": _to_matrix}
        blocks = [
            _BLOCKS[block["block"]](**{k: read[k](v) if k in read else v for k, v in block.items() if k != "block"})
            for block in data["blocks"]
        ]
        return cls(data["name"], tuple(blocks), data["secret"])

    def texts(self) -> tuple[str, ...]:
        """Every text on it, from the top, for a screen reader and for tests."""
        found: list[str] = []
        for block in self.blocks:
            match block:
                case TextLine(text) | SignatureLine(text):
                    found.append(text)
                case ValueLine(left, right):
                    found += [left, right]
                case BarRow(label, _, value):
                    found += [label, value]
                case BlackBar(text, more):
                    found += [text, more]
                case QrBlock(_, beside):
                    found.append(beside)
        return tuple(filter(None, found))


def _to_matrix(rows: list[list[bool]]) -> Matrix:
    return tuple(tuple(map(bool, row)) for row in rows)


# What stands on several of them ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DuplicateInfo:
    """That a slip was printed before: the how-manieth duplicate this is, when (ms since 1970), and for whom."""

    number: int
    at: int
    by: str


def duplicate_bar(info: DuplicateInfo | None) -> list[Block]:
    """The bar on top of what was printed before."""
    if info is None:
        return []
    day = clock.local(info.at).strftime("%d-%m-%Y %H:%M")
    if info.by:
        more = translate("Slip", "printed {time} by {person}").format(time=day, person=info.by)
    else:
        more = translate("Slip", "printed {time}").format(time=day)
    text = translate("Slip", "DUPLICATE {number}").format(number=info.number)
    return [BlackBar(text, more, Size.LOUD)]


def practice_bar(kind: ServiceKind) -> list[Block]:
    """The bar at the foot of every slip that is not live (docs/rules.md#demo-is-marked, #test-is-marked)."""
    match kind:
        case ServiceKind.DEMO:
            return [BlackBar(translate("Slip", "DEMO: NO REAL MONEY MOVED"))]
        case ServiceKind.TEST:
            return [BlackBar(translate("Slip", "TEST: NO REAL MONEY MOVED"))]
    return []


def shop_name_lines(shop: str) -> list[Block]:
    """The shop on top of a slip, where it has a name."""
    return [TextLine(shop, Size.TITLE, bold=True)] if shop else []
