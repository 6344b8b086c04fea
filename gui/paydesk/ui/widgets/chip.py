"""Signs in the colours of a state: words on a coloured ground, and an icon in a coloured disc."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets import icons, paint

ChipKind = Literal["wait", "ok", "warn", "bad", "off", "late"]


class Chip(QLabel):
    """A pill; the kind gives its colour, the word its meaning."""

    def __init__(self, text: str = "", kind: ChipKind = "off", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._kind: ChipKind = kind
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def kind(self) -> ChipKind:
        """Which of the kinds it is."""
        return self._kind

    def show_chip(self, text: str, kind: ChipKind) -> None:
        """Change text and kind."""
        self._kind = kind
        self.setText(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Qt: the text and its pill."""
        size = paint.chip_size(self.text())
        return QSize(round(size.width() + 0.5), round(size.height() + 0.5))

    def minimumSizeHint(self) -> QSize:
        """Qt: it may not be cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        if self.text():
            paint.chip(QPainter(self), QRectF(self.rect()), self.text(), self._kind, theme.current())


class Badge(QWidget):
    """Not for the screen reader: the heading below says it. `kind` gives its colours, as a chip's."""

    SIDE = 48

    def __init__(self, icon: str, kind: ChipKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon, self._kind = icon, kind
        self.setFixedSize(self.SIDE, self.SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        ground, ink = paint.CHIPS[self._kind]
        painter, rect = QPainter(self), QRectF(self.rect())
        paint.box(painter, rect, rect.height() / 2, tokens.colour(ground))
        icons.paint(painter, self._icon, rect.adjusted(12, 12, -12, -12), tokens.colour(ink))
