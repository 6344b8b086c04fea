"""The QR on the screen: whole device pixels a module, white around, never inverted; and its ring of time."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.domain.messages import QrPicture
from paydesk.ui import theme
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint

QUIET_ZONE: Final = 4
"""Modules of white around the code (ISO/IEC 18004)."""
_MIN_MODULE: Final = 3
"""Device-independent pixels of one module, below which phones begin to fail."""

QrMatrix = tuple[tuple[bool, ...], ...]


class QrView(paint.PaintMixin, QWidget):
    """Draws a QR from its modules, or the picture of one that could not be read back, on white."""

    def __init__(self, parent: QWidget | None = None, *, radius: float = 11.0) -> None:
        super().__init__(parent)
        self._modules: QrMatrix = ()
        self._image = QImage()
        self._image_data = b""
        """The picture as it came."""
        self._radius = radius
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("QR code"))

    def show_code(self, modules: QrMatrix, image: bytes = b"", description: str = "") -> None:
        """Draw these modules (rows of equal length, True is dark, no white around); else the picture as it came.

        `description` is what a screen reader says of it: the amount it asks for.
        """
        self.setAccessibleDescription(description if modules or image else "")
        came = b"" if modules else image
        if (modules, came) != (self._modules, self._image_data):
            self._modules, self._image_data = modules, came
            self._image = QImage.fromData(came) if came else QImage()  # decoded once
            self.updateGeometry()
            self.update()

    def show_picture(self, picture: QrPicture | None, description: str = "") -> None:
        """Draw the code of a sale; None removes it from the screen."""
        if picture is None:
            self.show_nothing()
        else:
            self.show_code(picture.modules, picture.image, description)

    def show_nothing(self) -> None:
        """Show no code: an empty place, so that nobody scans an old one."""
        self.show_code(())

    @property
    def module_count(self) -> int:
        """Return the modules of a side; 0 while no code is shown."""
        return len(self._modules)

    @property
    def is_empty(self) -> bool:
        """Return True if no code is shown."""
        return not self._modules and self._image.isNull()

    def sizeHint(self) -> QSize:
        return QSize(480, 480)

    def minimumSizeHint(self) -> QSize:
        side = max((len(self._modules) + 2 * QUIET_ZONE) * _MIN_MODULE, 160)
        return QSize(side, side)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        if self.is_empty:
            return
        paint.draw_box(painter, QRectF(self.rect()), self._radius, tokens.qr_light)
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
        module = max(min(width, height) // (count + 2 * QUIET_ZONE), 1)
        x0 = (width - count * module) // 2
        y0 = (height - count * module) // 2
        tokens = theme.current()
        drawn = b"".join(map(bytes, self._modules))  # one byte each, drawn at once
        code = QImage(drawn, count, count, count, QImage.Format.Format_Indexed8)
        code.setColorTable([QColor(tokens.qr_light).rgb(), QColor(tokens.qr_dark).rgb()])
        painter.drawImage(QRect(x0, y0, count * module, count * module), code)

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


_RING_SIDE: Final = 52


class CountdownRing(paint.SquareWidget):
    """The `share` of the time that is left: 1 is all of it."""

    share = paint.RepaintProperty(0.0)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_RING_SIDE, parent)
        self.setAccessibleName(self.tr("Time left"))

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.width() * 6 / 56
        ring = QRectF(self.rect()).adjusted(width / 2 + 1, width / 2 + 1, -width / 2 - 1, -width / 2 - 1)
        painter.setPen(QPen(QColor(tokens.line), width))
        painter.drawEllipse(ring)
        low = self.share <= 0.1
        pen = QPen(QColor(tokens.warn if low else tokens.brand), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        if self.share > 0:
            painter.drawArc(ring, 90 * 16, round(-360 * 16 * self.share))
