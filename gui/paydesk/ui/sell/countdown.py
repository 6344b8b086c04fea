"""The ring that runs down while a QR is good."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.ui import theme


class CountdownRing(QWidget):
    """The share of the time that is left. It hides when the service did not say how long (DESIGN.md, truth 8)."""

    def __init__(self, parent: QWidget | None = None, *, side: int = 56) -> None:
        super().__init__(parent)
        self._side = side
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Time left"))
        self.hide()

    @property
    def share(self) -> float:
        """What is drawn: 1 is all the time, 0 none."""
        return self._share

    def set(self, remaining_ms: int | None, total_ms: int | None) -> None:
        """Show `remaining_ms` of `total_ms` (milliseconds); None hides the ring."""
        if remaining_ms is None or not total_ms:
            self.hide()
            return
        # no finer than the eye sees: a repaint each second, not for each call
        share = round(min(max(remaining_ms / total_ms, 0.0), 1.0), 3)
        if share != self._share:
            self._share = share
            self.update()
        self.show()

    def sizeHint(self) -> QSize:
        """Qt: a square."""
        return QSize(self._side, self._side)

    def minimumSizeHint(self) -> QSize:
        """Qt: a square."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self._side * 6 / 56
        ring = QRectF(self.rect()).adjusted(width / 2 + 1, width / 2 + 1, -width / 2 - 1, -width / 2 - 1)
        painter.setPen(QPen(QColor(tokens.line), width))
        painter.drawEllipse(ring)
        low = self._share <= 0.1
        pen = QPen(QColor(tokens.warn if low else tokens.brand), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        if self._share > 0:
            painter.drawArc(ring, 90 * 16, round(-360 * 16 * self._share))
