"""An amount in large figures that is never cut: it takes a smaller font where the room ends, to the side or below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QColor, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets.fonts import font, scaled

_LEAST: Final = 24
_LINE: Final = 1.12
"""The height of a line of figures, in their size: digits have no accents, so no room is left for them."""
_SCRIPTS: Final = 1.45
"""The same of words: letters reach below the line, and some scripts have signs above and below."""


class BigAmount(QLabel):
    """A label whose font is at most `px` high. Without a `name` it is no amount but a word."""

    def __init__(self, px: int, name: str, parent: QWidget | None = None) -> None:
        """`name`: what a screen reader says before it."""
        super().__init__(parent)
        self._px = px
        self._name = name
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._fit()

    def set_tint(self, tint: str) -> None:
        """Its colour, a token."""
        palette, colour = self.palette(), QColor(theme.current().colour(tint))
        if palette.color(self.foregroundRole()) != colour:
            palette.setColor(self.foregroundRole(), colour)
            self.setPalette(palette)

    def use_largest(self, px: int) -> None:
        """From now on its font is at most so high."""
        if px != self._px:
            self._px = px
            self.updateGeometry()
            self._fit()

    def show_amount(self, text: str) -> None:
        """Show it; a screen reader hears what it is with it."""
        if text != self.text():
            self.setText(text)
            self.setAccessibleName(f"{self._name}: {text}" if self._name else text)
            self._fit()

    def sizeHint(self) -> QSize:
        """Qt: as wide as the largest font needs."""
        largest = QFontMetrics(font(self._px, bold=True, tabular=True))
        return QSize(largest.horizontalAdvance(self.text()) + 4, self._height_at(self._px))

    def minimumSizeHint(self) -> QSize:
        """Qt: as wide as the smallest font needs."""
        least = QFontMetrics(font(_LEAST, bold=True, tabular=True))
        return QSize(least.horizontalAdvance(self.text()) + 4, self._height_at(_LEAST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: the room changed."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: a new look brings the font of before; the room is what it was."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.FontChange}:
            self._fit()

    def _fit(self) -> None:
        px = self._px
        while px > _LEAST and not self._fits(px):
            px -= 2
        self.setFont(font(px, bold=True, tabular=True))

    def _fits(self, px: int) -> bool:
        return self._width_at(px) <= max(self.width(), 1) - 2 and self._height_at(px) <= max(self.height(), 1)

    def _height_at(self, px: int) -> int:
        text = self.text()
        letters = any(sign.isalpha() for sign in text) if self._name else not text.isascii()
        return round(scaled(px) * (_SCRIPTS if letters else _LINE))

    def _width_at(self, px: int) -> int:
        return QFontMetrics(font(px, bold=True, tabular=True)).horizontalAdvance(self.text())
