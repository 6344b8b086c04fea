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
from paydesk.ui.slips.slip import (
    Align,
    BarRow,
    BlackBar,
    Block,
    DashedLine,
    QrBlock,
    SignatureLine,
    Size,
    Slip,
    TextLine,
    ValueLine,
)

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
_QUIET_ZONE: Final = 4
"""Modules of white around a code (ISO/IEC 18004)."""
_LINE_HEIGHT: Final = 1.45
"""Height of a line of text, in its size; a script that needs more has more."""
_LINE_HEIGHTS: Final = {Size.AMOUNT: 1.3, Size.TITLE: 1.4}
_BAR_GAP: Final = 22
"""White above a black bar; below it where it is the first of the slip."""
_MIN_AMOUNT_PX: Final = 12
"""An amount is not made smaller than this."""


@dataclass(frozen=True, slots=True)
class PaperMetrics:
    """How a width of paper is filled, in dots."""

    width: int
    side: int
    """White at the left and at the right."""
    top: int
    bottom: int
    sizes: Mapping[Size, int]
    rule_gap: int
    """White above and below a dashed line."""
    gap: int
    module: int
    """The side of a module of a code beside words; one that stands alone is larger."""
    chart: tuple[int, int]
    """Width of the label and of the value of a bar."""
    narrow: bool = False


WIDE: Final = PaperMetrics(
    width=576,
    side=28,
    top=36,
    bottom=44,
    sizes={Size.SMALL: 22, Size.TEXT: 24, Size.HEAD: 32, Size.LOUD: 34, Size.TITLE: 46, Size.AMOUNT: 84},
    rule_gap=16,
    gap=20,
    module=6,
    chart=(44, 170),
)
NARROW: Final = PaperMetrics(
    width=384,
    side=12,
    top=24,
    bottom=44,
    sizes={Size.SMALL: 19, Size.TEXT: 21, Size.HEAD: 26, Size.LOUD: 28, Size.TITLE: 36, Size.AMOUNT: 60},
    rule_gap=16,
    gap=12,
    module=4,
    chart=(36, 150),
    narrow=True,
)


@dataclass(frozen=True, slots=True)
class LaidOutBlock:
    """One block at its own origin: black boxes, and texts on them or on white."""

    height: int
    boxes: tuple[QRect, ...] = ()
    texts: tuple[tuple[QTextLayout, QPointF], ...] = ()
    is_white: bool = False
    """Whether the texts are white, on a black box."""
    keeps_with_next: bool = False
    """Whether it stands on the same page as what follows."""


def lay_out(slip: Slip, metrics: PaperMetrics) -> list[LaidOutBlock]:
    """The blocks of a slip, from the top; their heights are its length without `top` and `bottom`."""
    laid = [_lay_out_block(block, metrics) for block in slip.blocks]
    if slip.blocks and isinstance(slip.blocks[0], BlackBar):  # on top it stands at the edge
        bar = laid[0]
        boxes = tuple(box.translated(0, -_BAR_GAP) for box in bar.boxes)
        laid[0] = replace(bar, boxes=boxes, texts=tuple((text, at - QPointF(0, _BAR_GAP)) for text, at in bar.texts))
    return laid


def total_length(blocks: Sequence[LaidOutBlock], metrics: PaperMetrics) -> int:
    """How long the whole slip is."""
    return metrics.top + sum(block.height for block in blocks) + metrics.bottom


def _lay_out_block(block: Block, m: PaperMetrics) -> LaidOutBlock:
    match block:
        case TextLine():
            return _lay_out_line(block, m)
        case ValueLine():
            return _lay_out_value_line(block, m)
        case BarRow():
            return _lay_out_bar_row(block, m)
        case DashedLine():
            return _lay_out_dashes(m)
        case SignatureLine():
            return _lay_out_signature(block, m)
        case BlackBar():
            return _lay_out_black_bar(block, m)
        case QrBlock():
            return _lay_out_qr(block, m)


# Texts ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def load_fonts() -> None:
    """Take the fonts of every script from the resources, once."""
    for family in (_LATIN, *(family for family, _, _ in _SCRIPTS)):
        for style in ("Regular", "Bold"):
            assets.load_font(f"{family.replace(' ', '')}-{style}")


def _font(px: int, *, bold: bool, family: str = _LATIN) -> QFont:
    load_fonts()
    text = QFont()
    text.setFamilies([family] if family == _LATIN else [family, _LATIN])
    text.setPixelSize(px)
    text.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    # whole dots: crisp on paper, and without it large letters depend on what was drawn before them (Qt 6.11)
    text.setHintingPreference(QFont.HintingPreference.PreferFullHinting)
    text.setFeature(QFont.Tag("tnum"), 1)
    return text


def _script_runs(text: str, px: int, *, bold: bool) -> list[QTextLayout.FormatRange]:
    """Which parts of a text stand in the font of another script: each letter, and what follows up to the next letter.

    What is of no script (digits, blanks) goes with the letter before it, at the start with the first, as in Qt.
    """
    runs: list[QTextLayout.FormatRange] = []
    begun, family = 0, ""
    for index, char in enumerate((*text, "")):
        found = next((name for name, first, last in _SCRIPTS if first <= char <= last), _LATIN)
        if char and found == _LATIN and not char.isalpha():
            continue
        if family not in {"", _LATIN} and (found != family or not char):
            run = QTextLayout.FormatRange()
            made = QTextCharFormat()
            made.setFont(_font(px, bold=bold, family=family))
            run.start, run.length, run.format = begun, index - begun, made
            runs.append(run)
        if found != family:
            begun, family = index if family else 0, found
    return runs


_ALIGNMENTS: Final = {Align.LEFT: Qt.AlignmentFlag.AlignLeft, Align.CENTRE: Qt.AlignmentFlag.AlignHCenter}


@dataclass(frozen=True, slots=True)
class _BrokenText:
    """A text that was broken into lines for a width, with its place relative to its own top."""

    layout: QTextLayout
    width: float
    """Of its longest line."""
    height: int


def _break_text(
    text: str,
    px: int,
    width: float,
    *,
    bold: bool = False,
    to: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    tall: float = _LINE_HEIGHT,
) -> _BrokenText:
    """Break a text into lines of this width; a word that is longer than a line is broken as well."""
    layout = QTextLayout(text, _font(px, bold=bold))
    layout.setFormats(_script_runs(text, px, bold=bold))
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
    return _BrokenText(layout, widest, y)


def _break_amount(
    text: str, px: int, width: float, *, bold: bool, to: Qt.AlignmentFlag, tall: float = _LINE_HEIGHT
) -> _BrokenText:
    """An amount in one line, smaller where it has to be: broken in two it reads as another one."""
    made = _break_text(text, px, width, bold=bold, to=to, tall=tall)
    while made.layout.lineCount() > 1 and px > _MIN_AMOUNT_PX:
        px -= 2
        made = _break_text(text, px, width, bold=bold, to=to, tall=tall)
    return made


def _lay_out_line(block: TextLine, m: PaperMetrics) -> LaidOutBlock:
    px, available = m.sizes[block.size], m.width - 2 * m.side
    break_text = _break_amount if block.size is Size.AMOUNT else _break_text
    text = break_text(
        block.text,
        px,
        available,
        bold=block.bold,
        to=_ALIGNMENTS[block.align],
        tall=_LINE_HEIGHTS.get(block.size, _LINE_HEIGHT),
    )
    keep = block.size in {Size.HEAD, Size.TITLE}
    return LaidOutBlock(text.height, texts=((text.layout, QPointF(m.side, 0)),), keeps_with_next=keep)


def _lay_out_value_line(block: ValueLine, m: PaperMetrics) -> LaidOutBlock:
    px, indent = m.sizes[block.size], m.sizes[Size.TEXT] if block.indent else 0
    available, left_x = m.width - 2 * m.side - indent, m.side + indent
    value = block.narrow_right if m.narrow and block.narrow_right else block.right
    left = _break_text(block.left, px, available, bold=block.bold)
    right = _break_text(value, px, available, bold=True, to=Qt.AlignmentFlag.AlignRight)
    if left.width + m.gap + right.width <= available:
        height = max(left.height, right.height)
        return LaidOutBlock(height, texts=((left.layout, QPointF(left_x, 0)), (right.layout, QPointF(left_x, 0))))
    below = QPointF(left_x, left.height)
    return LaidOutBlock(left.height + right.height, texts=((left.layout, QPointF(left_x, 0)), (right.layout, below)))


# Lines, bars and codes --------------------------------------------------------------------------------------------


def _lay_out_dashes(m: PaperMetrics) -> LaidOutBlock:
    end = m.width - m.side
    boxes = tuple(QRect(x, m.rule_gap, min(6, end - x), 3) for x in range(m.side, end, 9))
    return LaidOutBlock(2 * m.rule_gap + 3, boxes)


def _lay_out_signature(block: SignatureLine, m: PaperMetrics) -> LaidOutBlock:
    text = _break_text(block.text, m.sizes[Size.TEXT], m.width - 2 * m.side)
    line = QRect(m.side, 56, m.width - 2 * m.side, 2)
    return LaidOutBlock(64 + text.height, (line,), ((text.layout, QPointF(m.side, 64)),))


def _lay_out_black_bar(block: BlackBar, m: PaperMetrics) -> LaidOutBlock:
    available, pad, above = m.width - 2 * m.side - 16, 10, _BAR_GAP
    head = _break_text(block.text, m.sizes[block.size], available, bold=True, to=Qt.AlignmentFlag.AlignHCenter)
    texts = [(head.layout, QPointF(m.side + 8, above + pad))]
    high = head.height
    if block.details:
        more = _break_text(block.details, m.sizes[Size.SMALL], available, to=Qt.AlignmentFlag.AlignHCenter)
        texts.append((more.layout, QPointF(m.side + 8, above + pad + high)))
        high += more.height
    box = QRect(m.side, above, m.width - 2 * m.side, high + 2 * pad)
    return LaidOutBlock(above + box.height(), (box,), tuple(texts), is_white=True)


def _lay_out_bar_row(block: BarRow, m: PaperMetrics) -> LaidOutBlock:
    label_width, value_width = m.chart
    px, left = m.sizes[Size.TEXT], m.side + label_width + 10
    value = _break_amount(block.value, px, value_width, bold=True, to=Qt.AlignmentFlag.AlignRight)
    label = _break_text(block.label, px, label_width)
    height, available = max(value.height, label.height), m.width - m.side - value_width - 10 - left
    bar = QRect(left, (height - 18) // 2, max(available * min(block.share, 1_000) // 1_000, 1), 18)
    at = QPointF(m.width - m.side - value_width, 0)
    boxes = (bar,) if block.share > 0 else ()
    return LaidOutBlock(height, boxes, ((label.layout, QPointF(m.side, 0)), (value.layout, at)))


def _lay_out_qr(block: QrBlock, m: PaperMetrics) -> LaidOutBlock:
    rows = block.modules
    count, available = len(rows) + 2 * _QUIET_ZONE, m.width - 2 * m.side
    module = max(min(m.module, available // (2 * count)) if block.beside else min(10, available // count), 2)
    side = count * module
    if not block.beside:
        return LaidOutBlock(side + 16, tuple(_dark_boxes(rows, (m.width - side) // 2, 0, module)))
    left = m.side + side + m.gap
    text = _break_text(block.beside, m.sizes[Size.TEXT], m.width - m.side - left)
    height = max(side, text.height)
    boxes = tuple(_dark_boxes(rows, m.side, (height - side) // 2, module))
    return LaidOutBlock(height + 16, boxes, ((text.layout, QPointF(left, (height - text.height) // 2)),))


def _dark_boxes(rows: tuple[tuple[bool, ...], ...], left: int, top: int, module: int) -> list[QRect]:
    """The dark modules, those side by side as one box."""
    boxes = []
    for y, row in enumerate(rows, _QUIET_ZONE):
        start = -1
        for x, dark in enumerate((*row, False), _QUIET_ZONE):
            if dark and start < 0:
                start = x
            elif not dark and start >= 0:
                boxes.append(QRect(left + start * module, top + y * module, (x - start) * module, module))
                start = -1
    return boxes
