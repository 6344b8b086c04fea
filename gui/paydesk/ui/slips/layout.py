"""Where everything of a slip stands, in dots: 203 to the inch, 8 to the millimetre. Nothing here draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QTextCharFormat, QTextLayout, QTextOption

from paydesk import assets
from paydesk.ui.slips.slip import Align, BarRow, BlackBar, Block, Dashes, Line, Pair, QrBlock, SignHere, Size, Slip

DOTS_PER_MM: Final = 8
_LATIN: Final = "Noto Sans"
_SCRIPTS: Final = (
    ("Noto Sans Devanagari", "\u0900", "\u097f"),
    ("Noto Sans Bengali", "\u0980", "\u09ff"),
    ("Noto Sans Tamil", "\u0b80", "\u0bff"),
    ("Noto Sans Telugu", "\u0c00", "\u0c7f"),
)
"""The family of each script of ours, from its first character to its last."""
_BASE: Final = (1.069, 0.293)
"""How far the letters of Noto Sans reach above and below their line, in their size."""
_QUIET: Final = 4
"""Modules of white around a code (ISO/IEC 18004)."""
_TALL: Final = 1.45
"""Height of a line of text, in its size; a script that needs more has more."""
_TIGHT: Final = {Size.AMOUNT: 1.3, Size.TITLE: 1.4}
_BAR_GAP: Final = 22
"""White above a black bar; below it where it is the first of the slip."""
_LEAST: Final = 12
"""An amount is not made smaller than this."""


@dataclass(frozen=True, slots=True)
class Measures:
    """How a width of paper is filled, in dots."""

    width: int
    side: int
    """White at the left and at the right."""
    top: int
    bottom: int
    sizes: Mapping[Size, int]
    rule: int
    """White above and below a dashed line."""
    gap: int
    module: int
    """The side of a module of a code beside words; one that stands alone is larger."""
    chart: tuple[int, int]
    """Width of the label and of the value of a bar."""
    narrow: bool = False


WIDE: Final = Measures(
    width=576,
    side=28,
    top=36,
    bottom=44,
    sizes={Size.SMALL: 22, Size.TEXT: 24, Size.HEAD: 32, Size.LOUD: 34, Size.TITLE: 46, Size.AMOUNT: 84},
    rule=16,
    gap=20,
    module=6,
    chart=(44, 170),
)
NARROW: Final = Measures(
    width=384,
    side=12,
    top=24,
    bottom=44,
    sizes={Size.SMALL: 19, Size.TEXT: 21, Size.HEAD: 26, Size.LOUD: 28, Size.TITLE: 36, Size.AMOUNT: 60},
    rule=16,
    gap=12,
    module=4,
    chart=(36, 150),
    narrow=True,
)


@dataclass(frozen=True, slots=True)
class Laid:
    """One block at its own origin: black boxes, and texts on them or on white."""

    height: int
    boxes: tuple[QRect, ...] = ()
    texts: tuple[tuple[QTextLayout, QPointF], ...] = ()
    white: bool = False
    """Whether the texts are white, on a black box."""
    keep: bool = False
    """Whether it stands on the same page as what follows."""


def lay_out(slip: Slip, measures: Measures) -> list[Laid]:
    """The blocks of a slip, from the top; their heights are its length without `top` and `bottom`."""
    laid = [_block(block, measures) for block in slip.blocks]
    if slip.blocks and isinstance(slip.blocks[0], BlackBar):  # on top it stands at the edge
        bar = laid[0]
        boxes = tuple(box.translated(0, -_BAR_GAP) for box in bar.boxes)
        laid[0] = replace(bar, boxes=boxes, texts=tuple((text, at - QPointF(0, _BAR_GAP)) for text, at in bar.texts))
    return laid


def length(laid: Sequence[Laid], measures: Measures) -> int:
    """How long the whole slip is."""
    return measures.top + sum(one.height for one in laid) + measures.bottom


def _block(block: Block, m: Measures) -> Laid:
    match block:
        case Line():
            return _line(block, m)
        case Pair():
            return _pair(block, m)
        case BarRow():
            return _bar_row(block, m)
        case Dashes():
            return _dashes(m)
        case SignHere():
            return _sign_here(block, m)
        case BlackBar():
            return _black_bar(block, m)
        case QrBlock():
            return _qr_block(block, m)


# Texts ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def load_fonts() -> None:
    """Take the fonts of every script from the resources, once."""
    for family in (_LATIN, *(family for family, _, _ in _SCRIPTS)):
        for style in ("Regular", "Bold"):
            assets.load_font(f"{family.replace(' ', '')}-{style}")


def _font(px: int, *, bold: bool, family: str = _LATIN) -> QFont:
    load_fonts()
    made = QFont()
    made.setFamilies([family] if family == _LATIN else [family, _LATIN])
    made.setPixelSize(px)
    made.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    # whole dots: crisp on paper, and without it large letters depend on what was drawn before them (Qt 6.11)
    made.setHintingPreference(QFont.HintingPreference.PreferFullHinting)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def _runs(text: str, px: int, *, bold: bool) -> list[QTextLayout.FormatRange]:
    """Which parts of a text stand in the font of another script: each letter, and what follows up to the next letter.

    What is of no script (digits, blanks) goes with the letter before it, at the start with the first, as in Qt.
    """
    runs: list[QTextLayout.FormatRange] = []
    begun, family = 0, ""
    for place, sign in enumerate((*text, "")):
        found = next((name for name, first, last in _SCRIPTS if first <= sign <= last), _LATIN)
        if sign and found == _LATIN and not sign.isalpha():
            continue
        if family not in {"", _LATIN} and (found != family or not sign):
            run = QTextLayout.FormatRange()
            made = QTextCharFormat()
            made.setFont(_font(px, bold=bold, family=family))
            run.start, run.length, run.format = begun, place - begun, made
            runs.append(run)
        if found != family:
            begun, family = place if family else 0, found
    return runs


_TO: Final = {Align.LEFT: Qt.AlignmentFlag.AlignLeft, Align.CENTRE: Qt.AlignmentFlag.AlignHCenter}


@dataclass(frozen=True, slots=True)
class _Text:
    """A text that was broken into lines for a width, with its place relative to its own top."""

    layout: QTextLayout
    width: float
    """Of its longest line."""
    height: int


def _text(
    text: str,
    px: int,
    width: float,
    *,
    bold: bool = False,
    to: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    tall: float = _TALL,
) -> _Text:
    """Break a text into lines of this width; a word that is longer than a line is broken as well."""
    layout = QTextLayout(text, _font(px, bold=bold))
    layout.setFormats(_runs(text, px, bold=bold))
    option = QTextOption(to)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    above, below = (round(px * part) for part in _BASE)
    pitch, y, widest = round(px * tall), 0, 0.0
    base = above + (pitch - above - below) // 2  # of a line, below its top
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        base_here = base + max(ceil(line.ascent()) - above, 0)  # a script that reaches higher pushes its line down
        line.setPosition(QPointF(0, y + base_here - line.ascent()))
        y += base_here + max(pitch - base, ceil(line.descent()) - below + pitch - base)
        widest = max(widest, line.naturalTextWidth())
    layout.endLayout()
    return _Text(layout, widest, y)


def _amount(text: str, px: int, width: float, *, bold: bool, to: Qt.AlignmentFlag, tall: float = _TALL) -> _Text:
    """An amount in one line, smaller where it has to be: broken in two it reads as another one."""
    made = _text(text, px, width, bold=bold, to=to, tall=tall)
    while made.layout.lineCount() > 1 and px > _LEAST:
        px -= 2
        made = _text(text, px, width, bold=bold, to=to, tall=tall)
    return made


def _line(block: Line, m: Measures) -> Laid:
    px, room = m.sizes[block.size], m.width - 2 * m.side
    lay = _amount if block.size is Size.AMOUNT else _text
    made = lay(block.text, px, room, bold=block.bold, to=_TO[block.align], tall=_TIGHT.get(block.size, _TALL))
    keep = block.size in {Size.HEAD, Size.TITLE}
    return Laid(made.height, texts=((made.layout, QPointF(m.side, 0)),), keep=keep)


def _pair(block: Pair, m: Measures) -> Laid:
    px, indent = m.sizes[block.size], m.sizes[Size.TEXT] if block.indent else 0
    room, left_x = m.width - 2 * m.side - indent, m.side + indent
    value = block.narrow if m.narrow and block.narrow else block.right
    left = _text(block.left, px, room, bold=block.bold)
    right = _text(value, px, room, bold=True, to=Qt.AlignmentFlag.AlignRight)
    if left.width + m.gap + right.width <= room:
        height = max(left.height, right.height)
        return Laid(height, texts=((left.layout, QPointF(left_x, 0)), (right.layout, QPointF(left_x, 0))))
    below = QPointF(left_x, left.height)
    return Laid(left.height + right.height, texts=((left.layout, QPointF(left_x, 0)), (right.layout, below)))


# Lines, bars and codes --------------------------------------------------------------------------------------------


def _dashes(m: Measures) -> Laid:
    end = m.width - m.side
    boxes = tuple(QRect(x, m.rule, min(6, end - x), 3) for x in range(m.side, end, 9))
    return Laid(2 * m.rule + 3, boxes)


def _sign_here(block: SignHere, m: Measures) -> Laid:
    made = _text(block.text, m.sizes[Size.TEXT], m.width - 2 * m.side)
    line = QRect(m.side, 56, m.width - 2 * m.side, 2)
    return Laid(64 + made.height, (line,), ((made.layout, QPointF(m.side, 64)),))


def _black_bar(block: BlackBar, m: Measures) -> Laid:
    room, pad, above = m.width - 2 * m.side - 16, 10, _BAR_GAP
    head = _text(block.text, m.sizes[block.size], room, bold=True, to=Qt.AlignmentFlag.AlignHCenter)
    texts = [(head.layout, QPointF(m.side + 8, above + pad))]
    high = head.height
    if block.more:
        more = _text(block.more, m.sizes[Size.SMALL], room, to=Qt.AlignmentFlag.AlignHCenter)
        texts.append((more.layout, QPointF(m.side + 8, above + pad + high)))
        high += more.height
    box = QRect(m.side, above, m.width - 2 * m.side, high + 2 * pad)
    return Laid(above + box.height(), (box,), tuple(texts), white=True)


def _bar_row(block: BarRow, m: Measures) -> Laid:
    label_width, value_width = m.chart
    px, left = m.sizes[Size.TEXT], m.side + label_width + 10
    value = _amount(block.value, px, value_width, bold=True, to=Qt.AlignmentFlag.AlignRight)
    label = _text(block.label, px, label_width)
    height, room = max(value.height, label.height), m.width - m.side - value_width - 10 - left
    bar = QRect(left, (height - 18) // 2, max(room * min(block.share, 1_000) // 1_000, 1), 18)
    at = QPointF(m.width - m.side - value_width, 0)
    boxes = (bar,) if block.share > 0 else ()
    return Laid(height, boxes, ((label.layout, QPointF(m.side, 0)), (value.layout, at)))


def _qr_block(block: QrBlock, m: Measures) -> Laid:
    rows = block.modules
    count, room = len(rows) + 2 * _QUIET, m.width - 2 * m.side
    module = max(min(m.module, room // (2 * count)) if block.beside else min(10, room // count), 2)
    side = count * module
    if not block.beside:
        return Laid(side + 16, tuple(_dark(rows, (m.width - side) // 2, 0, module)))
    left = m.side + side + m.gap
    made = _text(block.beside, m.sizes[Size.TEXT], m.width - m.side - left)
    height = max(side, made.height)
    boxes = tuple(_dark(rows, m.side, (height - side) // 2, module))
    return Laid(height + 16, boxes, ((made.layout, QPointF(left, (height - made.height) // 2)),))


def _dark(rows: tuple[tuple[bool, ...], ...], left: int, top: int, module: int) -> list[QRect]:
    """The dark modules, those side by side as one box."""
    boxes = []
    for y, row in enumerate(rows, _QUIET):
        start = -1
        for x, dark in enumerate((*row, False), _QUIET):
            if dark and start < 0:
                start = x
            elif not dark and start >= 0:
                boxes.append(QRect(left + start * module, top + y * module, (x - start) * module, module))
                start = -1
    return boxes
