"""Reads the outlines of our own icons: the `d` of an SVG path as a QPainterPath, so that QtSvg need not be loaded."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

_TOKEN: Final = re.compile(r"([MmLlHhVvCcAaZz])|(-?(?:\d+\.?\d*|\.\d+))")
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}
_PATH: Final = re.compile(r'<path[^>]*\sd="([^"]+)"')


def outlines(svg: str) -> list[str]:
    """The `d` of every path in the text of an SVG file."""
    return _PATH.findall(svg)


def painter_path(outline: str) -> QPainterPath:
    """The path that `outline` describes. Raises ValueError for a command our icons do not use."""
    if re.sub(_TOKEN, "", outline).strip(" ,\n"):
        raise ValueError(f"not a path of our icons: {outline!r}")
    path = QPainterPath()
    for command, numbers in _steps(outline):
        _add(path, command, numbers)
    return path


def _steps(outline: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a command that repeats is named again, as SVG says."""
    command, numbers = "", list[float]()
    for match in _TOKEN.finditer(outline):
        if match[1]:
            command, numbers = match[1], []
            if command in "Zz":
                yield command, []
        else:
            numbers.append(float(match[2]))
            if len(numbers) == _TAKES[command.upper()]:
                yield command, numbers
                command, numbers = {"M": "L", "m": "l"}.get(command, command), []


def _add(path: QPainterPath, command: str, numbers: list[float]) -> None:
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
            _arc(path, numbers, QPointF(numbers[5], numbers[6]) + at)
        case _:
            path.closeSubpath()


def _arc(path: QPainterPath, numbers: list[float], end: QPointF) -> None:
    """A circular arc (SVG 1.1, F.6.5 with rx = ry); ellipses are drawn as circles, our icons have none."""
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
