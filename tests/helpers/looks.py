"""Looks at widgets as a person would: their pixels, and what a screen reader is told."""

from __future__ import annotations

from dataclasses import dataclass

import zxingcpp
from PIL import Image
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget


def picture(widget: QWidget, ratio: float = 1.0, offset: QPoint | None = None) -> QImage:
    """Return the widget as drawn at a device pixel ratio, also in a window that is not painted yet."""
    window = widget.window()
    painted = window.updatesEnabled()
    window.setUpdatesEnabled(True)
    at = offset or QPoint(0, 0)
    size = (widget.size() + QSize(at.x(), at.y())) * ratio
    image = QImage(size, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("gray"))
    painter = QPainter(image)
    widget.render(painter, at)
    painter.end()
    window.setUpdatesEnabled(painted)
    return image


def as_pillow(image: QImage) -> Image.Image:
    """Return a Pillow image, which is quicker than a loop over pixels."""
    data = image.convertToFormat(QImage.Format.Format_RGB888)
    size = data.width(), data.height()
    return Image.frombytes("RGB", size, bytes(data.constBits()), "raw", "RGB", data.bytesPerLine())


def colours(image: QImage) -> dict[str, int]:
    """Return the number of pixels of each colour, "#RRGGBB" in capitals."""
    raw = as_pillow(image)
    found = raw.getcolors(raw.width * raw.height) or []
    return {"#%02X%02X%02X" % pixel: count for count, pixel in found if isinstance(pixel, tuple)}  # noqa: UP031


def decoded(image: QImage) -> list[str]:
    """Return the texts of the codes in a picture."""
    data = image.convertToFormat(QImage.Format.Format_Grayscale8)
    raw = Image.frombytes("L", (data.width(), data.height()), bytes(data.constBits()), "raw", "L", data.bytesPerLine())
    return [code.text for code in zxingcpp.read_barcodes(raw)]


@dataclass(frozen=True)
class Heard:
    """Text that a screen reader gets of a widget or a row."""

    role: QAccessible.Role
    name: str
    value: str
    description: str
    children: int


def heard(of: QWidget | QAccessibleInterface) -> Heard:
    """Return the text that a screen reader gets."""
    face = QAccessible.queryAccessibleInterface(of) if isinstance(of, QWidget) else of
    assert face is not None
    return Heard(
        face.role(),
        face.text(QAccessible.Text.Name),
        face.text(QAccessible.Text.Value),
        face.text(QAccessible.Text.Description),
        face.childCount(),
    )
