"""The QR on the screen: modules as whole device pixels, four modules of white around, never inverted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets import paint

QUIET: Final = 4
"""Modules of white around the code (ISO/IEC 18004)."""
_LEAST_MODULE: Final = 3
"""Device-independent pixels of one module, below which phones begin to fail."""

Matrix = tuple[tuple[bool, ...], ...]


class QrView(QWidget):
    """Draws a QR from its modules, or the picture of one that could not be read back, on white."""

    def __init__(self, parent: QWidget | None = None, *, radius: float = 11.0) -> None:
        super().__init__(parent)
        self._modules: Matrix = ()
        self._image = QImage()
        self._radius = radius
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("QR code"))

    def show_modules(self, matrix: Matrix, description: str = "") -> None:
        """Draw these modules: rows of equal length, True is dark, no quiet zone.

        `description` is what a screen reader says of it: the amount it asks for.
        """
        self._show(matrix, QImage(), description)

    def show_image(self, image: QImage, description: str = "") -> None:
        """Draw the picture as it came, when its modules could not be read."""
        self._show((), image, description)

    def show_nothing(self) -> None:
        """Show no code: an empty place, so that nobody scans an old one."""
        self._show((), QImage(), "")

    @property
    def modules(self) -> int:
        """How many modules a side has; 0 while none are shown."""
        return len(self._modules)

    @property
    def is_empty(self) -> bool:
        """Whether no code is shown."""
        return not self._modules and self._image.isNull()

    def _show(self, matrix: Matrix, image: QImage, description: str) -> None:
        if matrix == self._modules and image.isNull() and self._image.isNull():
            self.setAccessibleDescription(description)
            return
        self._modules, self._image = matrix, image
        self.setAccessibleDescription(description)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Qt: as in the mock."""
        return QSize(480, 480)

    def minimumSizeHint(self) -> QSize:
        """Qt: modules that a phone can still tell apart."""
        side = max((len(self._modules) + 2 * QUIET) * _LEAST_MODULE, 160)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        if self.is_empty:
            return
        tokens = theme.current()
        painter = QPainter(self)
        paint.box(painter, QRectF(self.rect()), self._radius, tokens.qr_light)
        ratio = painter.deviceTransform().m11()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        # Device pixels from here. The origin of this widget may lie between two of them at 125 %: go to a whole one.
        origin = painter.deviceTransform().map(QPointF(0, 0))
        painter.scale(1 / ratio, 1 / ratio)
        to_whole = QPointF(round(origin.x()), round(origin.y())) - origin
        painter.translate(to_whole)
        width, height = int(self.width() * ratio), int(self.height() * ratio)
        if self._modules:
            self._paint_modules(painter, width, height)
        else:
            self._paint_image(painter, width, height)

    def _paint_modules(self, painter: QPainter, width: int, height: int) -> None:
        count = len(self._modules)
        module = max(min(width, height) // (count + 2 * QUIET), 1)
        x0 = (width - count * module) // 2
        y0 = (height - count * module) // 2
        dark = QColor(theme.current().qr_dark)
        for y, row in enumerate(self._modules):
            start = -1
            for x, is_dark in enumerate((*row, False)):
                if is_dark and start < 0:
                    start = x
                elif not is_dark and start >= 0:
                    painter.fillRect(x0 + start * module, y0 + y * module, (x - start) * module, module, dark)
                    start = -1

    def _paint_image(self, painter: QPainter, width: int, height: int) -> None:
        margin = min(width, height) // 16
        side = max(min(width, height) - 2 * margin, 1)
        long = max(self._image.width(), self._image.height())
        whole = side // long
        mode = Qt.TransformationMode.FastTransformation if whole else Qt.TransformationMode.SmoothTransformation
        target = long * whole if whole else side
        shown = self._image.scaled(target, target, Qt.AspectRatioMode.KeepAspectRatio, mode)
        shown.setDevicePixelRatio(1.0)
        painter.drawImage((width - shown.width()) // 2, (height - shown.height()) // 2, shown)
