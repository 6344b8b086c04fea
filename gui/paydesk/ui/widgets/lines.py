"""Lines of text with the distance that their script needs, and one line as high as what stands beside it.

Qt sets lines as close as a font says. Fonts of India's scripts say 1.24 to 1.35 times their size: signs below one
line come close to the signs above the next, so the distance here is 1.4.
"""

from __future__ import annotations

import re
from functools import lru_cache
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from paydesk.ui.widgets import paint

LINE_PITCH: Final = 1.4
"""Minimum distance of two lines, in font sizes."""
_FAINT_PX: Final = 0.35
"""So much of a pixel at the foot of a sign is too faint to be missed: lines beside each other stand alike for it."""
INDIC_CHARS: Final = re.compile("[\u0900-\u0d7f]")
"""Letters that have signs above and below: Devanagari, Bengali, Tamil, Telugu and their kin."""


def has_indic_script(text: str) -> bool:
    """Return True if its script has signs above and below the letters."""
    return INDIC_CHARS.search(text) is not None


def line_height_style(font: QFont) -> str:
    """Return the minimum line distance of a font as a style of Qt's rich text."""
    return f"-qt-line-height-type: minimum; line-height: {_pitch(font)}px"


def _pitch(font: QFont) -> int:
    return ceil(font.pixelSize() * LINE_PITCH)


class TextLines:
    """A text in lines no wider than `width` pixels (a word that is wider stays whole)."""

    def __init__(
        self,
        text: str,
        font: QFont,
        width: float,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight,
    ) -> None:
        """`align`: of each line across; `way`: in which the text is written."""
        from PySide6.QtGui import QTextLayout, QTextOption  # an English window is painted without their classes

        self._layout = QTextLayout(text.replace("\n", "\u2028"), font)
        option = QTextOption(align)
        option.setTextDirection(direction)
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        self._layout.setTextOption(option)
        self.width, self.height = 0.0, 0
        """Size in pixels."""
        self._break(_pitch(font) if has_indic_script(text) else 0, width)

    def _break(self, pitch: int, width: float) -> None:
        base = bottom = 0.0
        self._layout.beginLayout()
        while self._layout.text() and (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            above = line.ascent()
            base = max(base + pitch, bottom + above) if bottom else above
            line.setPosition(QPointF(0, base - above))
            bottom = ceil(base + line.descent())
            self.width = max(self.width, line.naturalTextWidth())
        self._layout.endLayout()
        self.height = ceil(bottom)

    @property
    def count(self) -> int:
        """Return the number of lines."""
        return self._layout.lineCount()

    def draw(self, painter: QPainter, room: QRectF, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignTop) -> None:
        """Draw them in `room`, which is as wide as they were broken for: at its top, in its middle, at its bottom."""
        place = room.toRect()  # reckoned here: to meet QStyle for it takes 8 ms before the first paint
        top = place.top()
        if align & Qt.AlignmentFlag.AlignVCenter:
            top += place.height() // 2 - self.height // 2
        elif align & Qt.AlignmentFlag.AlignBottom:
            top += place.height() - self.height
        self._layout.draw(painter, QPointF(room.left(), top))

    def draw_single(self, painter: QPainter, room: QRectF) -> None:
        """Draw one line in the middle of `room`, as high as it is with figures or Latin letters in it or beside it.

        Their font reaches higher than those of India's scripts. It is not so low that its signs are cut.
        """
        line = self._layout.lineAt(0)
        own = (room.height() + line.ascent() - line.descent()) / 2
        lowest = room.height() - _ink_depth(self._layout.text(), self._layout.font()) + _FAINT_PX
        base = floor(max(own, min(own + self.baseline_shift(), floor(lowest))) + 0.5)
        self._layout.draw(painter, QPointF(room.left(), room.top() + base - line.ascent()))

    def baseline_shift(self) -> float:
        """Return how much lower its first line stands, centred beside figures or Latin letters."""
        line, own = self._layout.lineAt(0), paint.font_metrics(self._layout.font())
        up, down = max(line.ascent(), own.ascent()), max(line.descent(), own.descent())
        return (up - down - line.ascent() + line.descent()) / 2


@lru_cache(maxsize=256)
def break_lines(
    text: str,
    font: QFont,
    width: float,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight,
) -> TextLines:
    """Return a text broken into lines. Cached: layouts ask for its height ten times a repaint."""
    return TextLines(text, font, width, align, direction)


@lru_cache(maxsize=256)
def _ink_depth(text: str, font: QFont) -> float:
    """Return how far the ink reaches below the baseline, in pixels; font metrics only have whole ones."""
    from PySide6.QtGui import QPainterPath  # an English window is painted without the class

    path = QPainterPath()
    path.addText(0, 0, font, text)
    return path.boundingRect().bottom()


@lru_cache(maxsize=256)
def widest_word_width(text: str, font: QFont) -> float:
    """Return the width of the longest word, in pixels: a word cannot be broken."""
    metrics = paint.font_metrics(font)
    return max((metrics.horizontalAdvance(word) for word in text.split()), default=0.0)
