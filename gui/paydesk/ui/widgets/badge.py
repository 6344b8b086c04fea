"""An icon in a coloured disc: the sign of a place, above its heading."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from paydesk.ui import theme
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.chip import ChipKind


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
