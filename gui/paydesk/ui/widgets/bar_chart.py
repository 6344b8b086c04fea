"""Bars, upright and lying."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import ClassVar, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.theme_tokens import Tokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.flow import grid, hbox, put
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.paint import font, limit, scaled

_GROUND: Final = {
    "brand": ("brand", None),
    "wait": ("brand_soft", "brand"),
    "warn": ("warn_soft", "warn"),
    "bad": ("bad", None),
}
"""Tint of a part -> the tokens of its ground and of the line around it."""
_WIDEST: Final = 52
_KEY: Final = 14
_ROUND: Final = 6.0
_EMPTY: Final = 2.0
"""How high a bar of nothing is: there is a place, and nothing in it."""
_LEAST: Final = 3.0
"""How high a part is at least that is not nothing."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar. Its `parts` (tint, amount) stand on each other; an amount is a whole number of any one unit."""

    label: str
    parts: tuple[tuple[str, int], ...]
    spoken: str
    """All of it in words and figures."""
    top: str = ""
    """What stands above it, where all bars have the room for theirs."""
    below: str = ""
    """What stands below its label."""
    marked: bool = False

    @property
    def amount(self) -> int:
        """All parts together."""
        return sum(amount for _, amount in self.parts)


class BarChart(paint.Drawn, QWidget):
    """Bars side by side on one line, as high as their amounts are to the largest."""

    accessible_role: ClassVar = QAccessible.Role.Grouping

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """`name` is what screen readers call it."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self._high = 170
        self._places: list[_Place] = []
        self._row = hbox(self, spacing=0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def use_low(self, *, low: bool) -> None:
        """Whether there is no height to spare."""
        self._high = 100 if low else 170
        self.updateGeometry()

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show these, in the order of reading."""
        while len(self._places) > len(bars):
            gone = self._places.pop()
            self._row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self._places) < len(bars):
            made = _Place(self)
            self._places.append(made)
            self._row.addWidget(made, 1)
        for place, bar in zip(self._places, bars, strict=True):
            place.show_bar(bar)
        self._row.activate()
        self.updateGeometry()
        self.update()

    def bars(self) -> list[Bar]:
        """What is shown."""
        return [place.bar for place in self._places]

    def sizeHint(self) -> QSize:
        """Qt: room for bars that can be told apart."""
        return QSize(400, scaled(self._high))

    def minimumSizeHint(self) -> QSize:
        """Qt: still a chart."""
        return QSize(12 * max(len(self._places), 1), scaled(64))

    def _draw(self, painter: QPainter, tokens: Tokens) -> None:
        """Amounts stand above all bars or above none; below them as many labels as fit."""
        if not self._places:
            return
        bars = self.bars()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        slot = self.width() / len(bars)
        strong, plain = font(12, bold=True, tabular=True), font(13, tabular=True)
        line, over = QFontMetricsF(plain).height(), QFontMetricsF(strong).height()
        wide = [(place, QFontMetricsF(strong).horizontalAdvance(bar.top)) for place, bar in enumerate(bars) if bar.top]
        tops = all(one + other + 8 <= 2 * slot * (right - left) for (left, one), (right, other) in pairwise(wide))
        second = any(bar.below for bar in bars)
        base = self.height() - 6 - line * (2 if second else 1)
        room = base - (over + 4 if tops else 4)
        most = max(bar.amount for bar in bars)
        labelled = self._labelled(bars, slot)
        for number, place in enumerate(self._places):
            middle = slot * (number + 0.5)
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                middle = self.width() - middle
            width = min(slot * 0.8, scaled(_WIDEST))
            top = _paint_parts(painter, QRectF(middle - width / 2, base - room, width, room), place.bar, most)
            if tops:
                half = QFontMetricsF(strong).horizontalAdvance(place.bar.top) / 2 + 1
                at = min(max(middle, half), self.width() - half)  # the last one may be wider than its bar
                above = QRectF(at - half, top - over - 2, 2 * half, over)
                paint.words(painter, above, place.bar.top, strong, tokens.ink)
            if number in labelled:
                made = font(13, bold=True, tabular=True) if place.bar.marked else plain
                tint = tokens.brand if place.bar.marked else tokens.ink2
                paint.words(painter, QRectF(middle - 60, base + 4, 120, line), place.bar.label, made, tint)
                below = QRectF(middle - 60, base + 4 + line, 120, line)
                paint.words(painter, below, place.bar.below, font(12, tabular=True), tokens.ink3)
        painter.fillRect(QRectF(0, base, self.width(), 1), QColor(tokens.edge))

    @staticmethod
    def _labelled(bars: Sequence[Bar], slot: float) -> set[int]:
        """The bars whose labels have room beside each other; those of the marked ones come first."""
        metrics = QFontMetricsF(font(13, bold=True, tabular=True))
        widest = max(metrics.horizontalAdvance(text) for bar in bars for text in (bar.label, bar.below))
        step = max(1, ceil((widest + 6) / slot))
        marked = {place for place, bar in enumerate(bars) if bar.marked}
        free = (place for place in range(0, len(bars), step) if all(abs(place - other) >= step for other in marked))
        return marked | set(free) if step > 1 else set(range(len(bars)))


def _paint_parts(painter: QPainter, room: QRectF, bar: Bar, most: int) -> float:
    """Paint the parts of a bar from the ground up; where they end."""
    tokens = theme.current()
    if not bar.amount:
        painter.fillRect(QRectF(room.left(), room.bottom() - _EMPTY, room.width(), _EMPTY), QColor(tokens.line))
        return room.bottom()
    shown = [(tint, amount) for tint, amount in bar.parts if amount]
    whole = max(room.height() * bar.amount / most, _LEAST * len(shown))
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(room.left(), room.bottom() - whole, room.width(), whole + _ROUND), _ROUND, _ROUND)
    painter.save()
    painter.setClipRect(room)
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    bottom = room.bottom()
    for tint, amount in shown:
        height = max(whole * amount / bar.amount, _LEAST)
        ground, line = _GROUND[tint]
        place = QRectF(room.left(), bottom - height, room.width(), height)
        painter.fillRect(place, QColor(tokens.colour(ground)))
        if line is not None:
            painter.setPen(QPen(QColor(tokens.colour(line)), 2))
            painter.drawRect(place.adjusted(1, 1, -1, -1))
        bottom -= height
    painter.restore()
    return room.bottom() - whole


class ChartKey(paint.Drawn, paint.Fitted, QWidget):
    """What a tint of a chart means."""

    def __init__(self, tint: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tint = tint
        self._row = put(hbox(self), Text(text, 13, "ink2", wrap=False, parent=self))
        self._fit()

    def _fit(self) -> None:
        """Its words begin beside the square, however large that is."""
        if self._row.contentsMargins().left() != (left := scaled(_KEY) + 8):
            self._row.setContentsMargins(left, 0, 0, 0)

    def _draw(self, painter: QPainter, tokens: Tokens) -> None:
        """The square."""
        side = scaled(_KEY)
        ground, line = _GROUND[self._tint]
        left = 0 if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else self.width() - side
        place = QRectF(left, (self.height() - side) / 2, side, side)
        paint.box(painter, place, 4, tokens.colour(ground), line and tokens.colour(line), 2)


class _Place(QWidget):
    """Where a bar stands: what a screen reader and a pointer find there. The chart draws it."""

    accessible_role: ClassVar = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bar = Bar("", (), "")

    def show_bar(self, bar: Bar) -> None:
        """Stand for this one."""
        self.bar = bar
        self.setAccessibleName(bar.spoken)
        self.setToolTip(bar.spoken)


_HIGH = 18
_TEXTS: Final = (0, 1, 3)
"""The columns of words; the bars stand between them."""
_PITCH = 34
"""Lines are no further apart."""


@dataclass(frozen=True, slots=True)
class SideBar:
    """One line: a name, how many, how much in words, and in any one unit."""

    name: str
    count: str
    text: str
    amount: int


class SideBars(QWidget):
    """The lines. A screen reader reads their words; the bars say nothing more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = grid(self, across=8, down=6)
        self._grid.setColumnStretch(2, 1)
        self._lines: list[tuple[Text, Note, _Stroke, Text]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def widths(self) -> tuple[int, ...]:
        """How wide its names, counts and amounts are."""
        shown = [line for line in self._lines if not line[0].isHidden()]
        return tuple(max((line[column].sizeHint().width() for line in shown), default=0) for column in _TEXTS)

    def use_widths(self, widths: Sequence[int]) -> None:
        """They have at least so much room: bars of several groups begin, and end, below each other."""
        for column, width in zip(_TEXTS, widths, strict=True):
            self._grid.setColumnMinimumWidth(column, width)

    def show_lines(self, lines: Sequence[SideBar]) -> None:
        """Show these, from above."""
        while len(self._lines) < len(lines):
            self._add()
        most = max((line.amount for line in lines), default=0)
        limit(self, maximumHeight=_PITCH * len(lines))
        for place, widgets in enumerate(self._lines):
            for widget in widgets:
                widget.setVisible(place < len(lines))
            if place < len(lines):
                line = lines[place]
                name, count, stroke, text = widgets
                name.setText(line.name)
                count.setText(line.count)
                text.setText(line.text)
                stroke.share = line.amount / most if most else 0.0

    def _add(self) -> None:
        row = len(self._lines)
        name = Text("", 14, "ink", wrap=False, parent=self)
        count = Note("", self, wrap=False)
        stroke = _Stroke(self)
        text = Text("", 14, "ink", bold=True, tabular=True, wrap=False, parent=self)
        for column, widget in enumerate((name, count, stroke, text)):
            self._grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignVCenter)
        self._grid.setAlignment(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self._grid.setAlignment(stroke, Qt.AlignmentFlag(0))
        self._lines.append((name, count, stroke, text))


class _Stroke(paint.Drawn, QWidget):
    """A bar as long as its `share` (0 to 1) of the room."""

    share = paint.Seen(0.0)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Qt: as high as a line of text."""
        return QSize(80, scaled(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """Qt: it can be short."""
        return QSize(16, scaled(_HIGH))

    def _draw(self, painter: QPainter, tokens: Tokens) -> None:
        """From where a line begins."""
        if not self.share:
            return
        width = max(self.width() * self.share, 6.0)
        left = 0.0 if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else self.width() - width
        paint.box(painter, QRectF(left, 0, width, self.height()), 5, tokens.brand)
