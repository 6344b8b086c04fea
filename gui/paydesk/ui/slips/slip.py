"""Slips as data: their blocks, top down, with translated texts and without any paper."""

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
    """Font sizes; their dots depend on the paper."""

    SMALL = "small"
    TEXT = "text"
    HEAD = "head"
    """The heading of a part, and PAID."""
    LOUD = "loud"
    """A total among others, DUPLICATE."""
    TITLE = "title"
    """The shop, the number of a report."""
    AMOUNT = "amount"
    """The amount: reduced until it fits, never wrapped."""


class Align(StrEnum):
    """Alignments of a text."""

    LEFT = "left"
    CENTRE = "centre"


@dataclass(frozen=True, slots=True)
class TextLine:
    """A text over the whole width, wrapped if it is longer."""

    text: str
    size: Size = Size.TEXT
    bold: bool = False
    align: Align = Align.CENTRE


@dataclass(frozen=True, slots=True)
class ValueLine:
    """A label at the left and its value at the right; long texts are wrapped, never clipped."""

    left: str
    right: str
    size: Size = Size.TEXT
    bold: bool = False
    """True if the label is bold; the value always is."""
    indent: bool = False
    narrow_right: str = ""
    """The value on narrow paper; "" for the same."""


@dataclass(frozen=True, slots=True)
class BarRow:
    """A bar of a chart: a label, its length in thousandths of the longest, and its value."""

    label: str
    share: int
    value: str


@dataclass(frozen=True, slots=True)
class DashedLine:
    """A dashed line across, between two parts."""


@dataclass(frozen=True, slots=True)
class SignatureLine:
    """Space and a line for a signature, and the name below."""

    text: str


@dataclass(frozen=True, slots=True)
class BlackBar:
    """White text on black: DUPLICATE, DEMO. `details` are smaller, below it."""

    text: str
    details: str = ""
    size: Size = Size.TEXT


@dataclass(frozen=True, slots=True)
class QrBlock:
    """A code as rows of modules without a quiet zone; beside a text, or alone, centred and larger.

    The modules come from `codes`, which accepts only checked addresses and order numbers.
    """

    modules: Matrix = field(repr=False)
    beside: str = ""


@dataclass(frozen=True, slots=True)
class LogoBlock:
    """The shop's logo as rows of dots, centred. The dots come from `codes.logo_blocks`."""

    modules: Matrix = field(repr=False)


Block = LogoBlock | TextLine | ValueLine | BarRow | DashedLine | SignatureLine | BlackBar | QrBlock
_BLOCKS: Final = {block.__name__: block for block in get_args(Block)}


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip to print. `name` is that of the print job and of a saved file: it holds no secret."""

    name: str
    blocks: tuple[Block, ...]
    is_secret: bool = False
    """True if nobody else may see it (a payout link is worth its money): it is never saved as a file."""

    def to_data(self) -> dict[str, Any]:
        """Return the slip as JSON data, for the process that prints."""
        blocks = [{"block": type(block).__name__, **asdict(block)} for block in self.blocks]
        return {"name": self.name, "blocks": blocks, "secret": self.is_secret}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Slip:
        """Return the slip of data from `to_data`.

        Raises:
            KeyError, TypeError, ValueError: The data is not from `to_data`.
        """
        read: dict[str, Callable[[Any], Any]] = {"size": Size, "align": Align, "modules": _to_matrix}
        blocks = [
            _BLOCKS[block["block"]](**{k: read[k](v) if k in read else v for k, v in block.items() if k != "block"})
            for block in data["blocks"]
        ]
        return cls(data["name"], tuple(blocks), data["secret"])

    def to_text(self) -> str:
        """Return the slip as lines for a message, without its codes; a dashed line is an empty one."""
        lines: list[str] = []
        for block in self.blocks:
            match block:
                case TextLine(text) | BlackBar(text):
                    lines.append(text)
                case ValueLine(left, right):
                    lines.append(f"{left}: {right}")
                case DashedLine():
                    lines.append("")
        return "\n".join(lines).strip()

    def texts(self) -> tuple[str, ...]:
        """Return all texts, top down, for screen readers and tests."""
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


# Common blocks --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DuplicateInfo:
    """The number of a duplicate, when it was printed (ms since the epoch), and by whom."""

    number: int
    at: int
    by: str


def duplicate_bar(info: DuplicateInfo | None) -> list[Block]:
    """Return the bar at the top of a reprint."""
    if info is None:
        return []
    day = clock.india_time(info.at).strftime("%d-%m-%Y %H:%M")
    if info.by:
        more = translate("Slip", "printed {time} by {person}").format(time=day, person=info.by)
    else:
        more = translate("Slip", "printed {time}").format(time=day)
    text = translate("Slip", "DUPLICATE {number}").format(number=info.number)
    return [BlackBar(text, more, Size.LOUD)]


def practice_bar(kind: ServiceKind) -> list[Block]:
    """Return the bar at the bottom of every slip that is not live (docs/rules.md#demo-is-marked, #test-is-marked)."""
    match kind:
        case ServiceKind.DEMO:
            return [BlackBar(translate("Slip", "DEMO: NO REAL MONEY MOVED"))]
        case ServiceKind.TEST:
            return [BlackBar(translate("Slip", "TEST: NO REAL MONEY MOVED"))]
    return []


def shop_name_lines(shop: str) -> list[Block]:
    """Return the line with the shop, if it has a name."""
    return [TextLine(shop, Size.TITLE, bold=True)] if shop else []
