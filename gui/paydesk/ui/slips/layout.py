"""The layout of slips in dots: 203 to the inch, 8 to the millimetre. Nothing is drawn here."""

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
    LogoBlock,
    Matrix,
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
"""The font family of each script, and its first and last character."""
_BASE: Final = (1.069, 0.293)
"""Ascent and descent of Noto Sans, in font sizes."""
_QUIET_ZONE: Final = 4
"""Light modules around a code (ISO/IEC 18004)."""
_LINE_HEIGHT: Final = 1.45
"""The height of a line, in font sizes; a script that needs more gets more."""
_LINE_HEIGHTS: Final = {Size.AMOUNT: 1.3, Size.TITLE: 1.4}
_BAR_GAP: Final = 22
"""Space above a black bar; below it if it is the first block."""
_MIN_AMOUNT_PX: Final = 12
"""The smallest font of an amount."""


@dataclass(frozen=True, slots=True)
class PaperMetrics:
    """The measures of a paper width, in dots."""

    width: int
    side: int
    """The margins at the left and at the right."""
    top: int
    bottom: int
    sizes: Mapping[Size, int]
    rule_gap: int
    """Space above and below a dashed line."""
    gap: int
    module: int
    """The side of a module of a code beside text; of a code alone it is larger."""
    chart: tuple[int, int]
    """The widths of label and value of a bar."""
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
    """A block at its own origin: black boxes, and texts on them or on white."""

    height: int
    boxes: tuple[QRect, ...] = ()
    texts: tuple[tuple[QTextLayout, QPointF], ...] = ()
    is_white: bool = False
    """True if the texts are white, on a black box."""
    keeps_with_next: bool = False
    """True if it stays on the same page as the next block."""


def lay_out(slip: Slip, metrics: PaperMetrics) -> list[LaidOutBlock]:
    """Return the blocks of a slip, top down; their heights are its length without `top` and `bottom`."""
    laid = [_lay_out_block(block, metrics) for block in slip.blocks]
    if slip.blocks and isinstance(slip.blocks[0], BlackBar):  # at the top it is at the edge
        bar = laid[0]
        boxes = tuple(box.translated(0, -_BAR_GAP) for box in bar.boxes)
        laid[0] = replace(bar, boxes=boxes, texts=tuple((text, at - QPointF(0, _BAR_GAP)) for text, at in bar.texts))
    return laid


def total_length(blocks: Sequence[LaidOutBlock], metrics: PaperMetrics) -> int:
    """Return the length of the whole slip."""
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
        case LogoBlock(dots):
            left = (m.width - len(dots[0])) // 2
            return LaidOutBlock(len(dots) + m.gap, tuple(_dark_boxes(dots, left, 0, 1, edge=0)))


# Texts ----------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def load_fonts() -> None:
    """Load the fonts of all scripts, once."""
    for family in (_LATIN, *(family for family, _, _ in _SCRIPTS)):
        for style in ("Regular", "Bold"):
            assets.load_font(f"{family.replace(' ', '')}-{style}")


def _font(px: int, *, bold: bool, family: str = _LATIN) -> QFont:
    load_fonts()
    text = QFont()
    text.setFamilies([family] if family == _LATIN else [family, _LATIN])
    text.setPixelSize(px)
    text.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    # crisp dots; without it Qt 6.11 renders large text depending on what was drawn before
    text.setHintingPreference(QFont.HintingPreference.PreferFullHinting)
    text.setFeature(QFont.Tag("tnum"), 1)
    return text


def _script_runs(text: str, px: int, *, bold: bool) -> list[QTextLayout.FormatRange]:
    """Return the parts of a text in the fonts of other scripts.

    Digits and blanks belong to the letter before them, at the start to the first letter, as in Qt.
    """
    runs: list[QTextLayout.FormatRange] = []
    begun, family = 0, ""
    for index, char in enumerate((*text, "")):
        found = next((name for name, first, last in _SCRIPTS if first <= char <= last), _LATIN)
        if char and found == _LATIN and not char.isalpha():
            continue
        if family not in {"", _LATIN} and (found != family or not char):
            run = QTextLayout.FormatRange()
            text_format = QTextCharFormat()
            text_format.setFont(_font(px, bold=bold, family=family))
            run.start, run.length, run.format = begun, index - begun, text_format
            runs.append(run)
        if found != family:
            begun, family = index if family else 0, found
    return runs


_ALIGNMENTS: Final = {Align.LEFT: Qt.AlignmentFlag.AlignLeft, Align.CENTRE: Qt.AlignmentFlag.AlignHCenter}


@dataclass(frozen=True, slots=True)
class _BrokenText:
    """A text broken into lines, positioned from its own top."""

    layout: QTextLayout
    width: float
    """The width of its longest line."""
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
    """Break a text into lines; a word longer than a line is broken as well."""
    layout = QTextLayout(text, _font(px, bold=bold))
    layout.setFormats(_script_runs(text, px, bold=bold))
    option = QTextOption(to)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    above, below = (round(px * part) for part in _BASE)
    pitch, y, widest = round(px * tall), 0, 0.0
    base = above + (pitch - above - below) // 2  # the baseline, from the top of a line
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        base_here = base + max(ceil(line.ascent()) - above, 0)  # a taller script moves its line down
        line.setPosition(QPointF(0, y + base_here - line.ascent()))
        y += base_here + max(pitch - base, ceil(line.descent()) - below + pitch - base)
        widest = max(widest, line.naturalTextWidth())
    layout.endLayout()
    return _BrokenText(layout, widest, y)


def _break_amount(
    text: str, px: int, width: float, *, bold: bool, to: Qt.AlignmentFlag, tall: float = _LINE_HEIGHT
) -> _BrokenText:
    """Shrink an amount to one line: broken in two it reads as another amount."""
    broken = _break_text(text, px, width, bold=bold, to=to, tall=tall)
    while broken.layout.lineCount() > 1 and px > _MIN_AMOUNT_PX:
        px -= 2
        broken = _break_text(text, px, width, bold=bold, to=to, tall=tall)
    return broken


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


# Lines, bars and codes ------------------------------------------------------------------------------------------------


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
    height = head.height
    if block.details:
        more = _break_text(block.details, m.sizes[Size.SMALL], available, to=Qt.AlignmentFlag.AlignHCenter)
        texts.append((more.layout, QPointF(m.side + 8, above + pad + height)))
        height += more.height
    box = QRect(m.side, above, m.width - 2 * m.side, height + 2 * pad)
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


def _dark_boxes(rows: Matrix, left: int, top: int, module: int, edge: int = _QUIET_ZONE) -> list[QRect]:
    """Return the dark modules, neighbours in a row as one box."""
    boxes = []
    for y, row in enumerate(rows, edge):
        start = -1
        for x, dark in enumerate((*row, False), edge):
            if dark and start < 0:
                start = x
            elif not dark and start >= 0:
                boxes.append(QRect(left + start * module, top + y * module, (x - start) * module, module))
                start = -1
    return boxes
