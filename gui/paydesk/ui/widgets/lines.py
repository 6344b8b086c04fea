"""A text broken into lines that stand far enough apart for its letters (NOTES.md: 1.4 for the scripts of India).

Qt puts lines as close as a font says. Those of India's scripts say 1.24 to 1.35 times their size: signs below one line
come close to the signs above the next.
"""

from __future__ import annotations

import re
from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle

PITCH: Final = 1.4
"""How far apart two lines stand at least, in the size of their letters."""
_TALL: Final = re.compile("[\u0900-\u0d7f]")
"""Letters that have signs above and below: Devanagari, Bengali, Tamil, Telugu and their kin."""


def is_tall(text: str) -> bool:
    """Whether its letters have signs above and below."""
    return _TALL.search(text) is not None


def apart(made: QFont) -> str:
    """How far apart lines in this font stand at least, as a style of Qt's rich text."""
    return f"-qt-line-height-type: minimum; line-height: {_pitch(made)}px"


def _pitch(made: QFont) -> int:
    return ceil(made.pixelSize() * PITCH)


class Lines:
    """A text in lines no wider than `width` pixels (a word that is wider stays whole)."""

    def __init__(
        self,
        text: str,
        made: QFont,
        width: float,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        way: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight,
    ) -> None:
        """`align`: of each line across; `way`: in which the text is written."""
        self._layout = QTextLayout(text.replace("\n", "\u2028"), made)
        option = QTextOption(align)
        option.setTextDirection(way)
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        self._layout.setTextOption(option)
        self.width, self.height = 0.0, 0
        """What it takes, in pixels."""
        self._break(_pitch(made) if is_tall(text) else 0, width)

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
        """How many lines."""
        return self._layout.lineCount()

    def draw(self, painter: QPainter, room: QRectF, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignTop) -> None:
        """Draw them in `room`, which is as wide as they were broken for: at its top, in its middle, at its bottom."""
        size = QSize(round(room.width()), self.height)
        place = QStyle.alignedRect(Qt.LayoutDirection.LeftToRight, align, size, room.toRect())
        self._layout.draw(painter, QPointF(room.left(), place.top()))


@lru_cache(maxsize=256)
def lines_of(
    text: str,
    made: QFont,
    width: float,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    way: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight,
) -> Lines:
    """A text broken so. Kept: layouts ask for its height ten times a repaint."""
    return Lines(text, made, width, align, way)
