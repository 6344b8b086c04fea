"""Icons: our own outlines (resources/icons), drawn in a token's colour, crisp at any device pixel ratio.

They are painted from their path data: 0.2 ms an outline, once; one colour and one line width for every size. QtSvg
could not recolour them without rewriting their text, and would be one more library in every bundle.
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from paydesk import assets
from paydesk.ui import theme
from paydesk.ui.theme_tokens import CLEAR, ThemeTokens
from paydesk.ui.widgets.paint import SquareWidget

_TOKEN: Final = re.compile(r"([MmLlHhVvCcAaZz])|(-?(?:\d+\.?\d*|\.\d+))")
_ARGUMENT_COUNTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}
_PATH: Final = re.compile(r'<path[^>]*\sd="([^"]+)"')


def painter_path(outline: str) -> QPainterPath:
    """Return the path that `outline` describes.

    Raises:
        ValueError: A command is none that our icons use.
    """
    if re.sub(_TOKEN, "", outline).strip(" ,\n"):
        raise ValueError(f"not a path of our icons: {outline!r}")
    path = QPainterPath()
    for command, numbers in _parse_commands(outline):
        _append_command(path, command, numbers)
    return path


def _parse_commands(outline: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a command that repeats is named again, as SVG says."""
    command, numbers = "", list[float]()
    for match in _TOKEN.finditer(outline):
        if match[1]:
            command, numbers = match[1], []
            if command in "Zz":
                yield command, []
        else:
            numbers.append(float(match[2]))
            if len(numbers) == _ARGUMENT_COUNTS[command.upper()]:
                yield command, numbers
                command, numbers = {"M": "L", "m": "l"}.get(command, command), []


def _append_command(path: QPainterPath, command: str, numbers: list[float]) -> None:
    here = path.currentPosition()
    at = here if command.islower() else QPointF(0, 0)
    points = [QPointF(x, y) + at for x, y in zip(numbers[::2], numbers[1::2], strict=False)]
    match command.upper():
        case "M":
            path.moveTo(points[0])
        case "L":
            path.lineTo(points[0])
        case "H":
            path.lineTo(at.x() + numbers[0], here.y())
        case "V":
            path.lineTo(here.x(), at.y() + numbers[0])
        case "C":
            path.cubicTo(points[0], points[1], points[2])
        case "A":
            _append_arc(path, numbers, QPointF(numbers[5], numbers[6]) + at)
        case _:
            path.closeSubpath()


def _append_arc(path: QPainterPath, numbers: list[float], end: QPointF) -> None:
    """Append a circular arc (SVG 1.1, F.6.5 with rx = ry); our icons have no ellipses."""
    start, radius, large, sweep = path.currentPosition(), numbers[0], bool(numbers[3]), bool(numbers[4])
    half = (end - start) / 2
    reach = math.hypot(half.x(), half.y())
    if not reach:
        return
    radius = max(radius, reach)
    away = math.sqrt(max(radius * radius - reach * reach, 0)) / reach * (-1 if large == sweep else 1)
    centre = (start + end) / 2 + QPointF(-half.y() * away, half.x() * away)
    first = math.degrees(math.atan2(centre.y() - start.y(), start.x() - centre.x()))
    last = math.degrees(math.atan2(centre.y() - end.y(), end.x() - centre.x()))
    turn = -((first - last) % 360) if sweep else (last - first) % 360
    path.arcTo(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius, first, turn)


NAMES: Final = (
    "sell", "orders", "upi", "link", "pay", "report", "lock", "settings", "check", "clock", "warn", "no", "phone",
    "search", "refresh", "backspace", "copy", "printer", "close", "person", "info", "paid", "screen", "down",
    "late", "stop", "menu", "left", "right", "download", "calendar",
    "key", "play", "wifi", "shop", "volume", "disk", "flag", "help", "hand", "chat", "send",
    "undo", "bag", "dots", "pencil", "scan",
)  # fmt: skip
_GRID: Final = 24.0


@functools.cache
def outline(name: str) -> QPainterPath:
    """Return the outline of an icon on a grid of 24 by 24.

    Raises:
        assets.AssetMissing: The name is not in NAMES.
    """
    path = QPainterPath()
    for one in _PATH.findall(assets.path(f"icons/{name}.svg").read_text(encoding="utf-8")):
        path.addPath(painter_path(one))
    return path


def paint(painter: QPainter, name: str, box: QRectF, colour: str | QColor, stroke: float = 1.8) -> None:
    """Draw an icon into `box` in a colour; `stroke` is the width of the line on the grid of 24."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(box.width(), box.height())
    corner = box.center() - QPointF(side / 2, side / 2)
    painter.translate(corner)
    painter.scale(side / _GRID, side / _GRID)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(QColor(colour), stroke, Qt.PenStyle.SolidLine, cap, join))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline(name))
    painter.restore()


def create_icon(name: str) -> QIcon:
    """Create an icon for a menu that is filled each time it opens: in the current theme and resolution."""
    from PySide6.QtWidgets import QStyle  # the first window opens no menu, and to meet the class takes 8 ms

    side = QApplication.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize)
    ratio = max(screen.devicePixelRatio() for screen in QApplication.screens())
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(CLEAR))
    painter = QPainter(picture)
    paint(painter, name, QRectF(0, 0, side, side), theme.current().ink2)
    painter.end()
    return QIcon(picture)


class IconLabel(SquareWidget):
    """An icon beside a text, as large as its letters are; not for the screen reader, the text says it."""

    def __init__(self, name: str, tint: str = "ink2", px: int = 22, parent: QWidget | None = None) -> None:
        super().__init__(px, parent)
        self._name, self._tint = name, tint

    def show_icon(self, name: str, tint: str) -> None:
        """Show another icon."""
        if (name, tint) != (self._name, self._tint):
            self._name, self._tint = name, tint
            self.update()

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        paint(painter, self._name, QRectF(self.rect()), tokens.colour(self._tint))
