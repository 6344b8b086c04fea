"""Figures under each other, each with a bar as long as it is to the largest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.fonts import scaled
from paydesk.ui.widgets.labels import Note, Text

_HIGH = 18


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
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(2, 1)
        self._lines: list[tuple[Text, Note, _Stroke, Text]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_lines(self, lines: Sequence[SideBar]) -> None:
        """Show these, from above."""
        while len(self._lines) < len(lines):
            self._add()
        most = max((line.amount for line in lines), default=0)
        for place, widgets in enumerate(self._lines):
            for widget in widgets:
                widget.setVisible(place < len(lines))
            if place < len(lines):
                line = lines[place]
                name, count, stroke, text = widgets
                name.setText(line.name)
                count.setText(line.count)
                text.setText(line.text)
                stroke.show_share(line.amount / most if most else 0.0)

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

    def lines(self) -> list[str]:
        """What is shown, in words."""
        return [
            f"{name.text()} {count.text()} {text.text()}" for name, count, _, text in self._lines if not text.isHidden()
        ]


class _Stroke(QWidget):
    """A bar."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float) -> None:
        """As long as this share (0 to 1) of its room."""
        if share != self._share:
            self._share = share
            self.update()

    def sizeHint(self) -> QSize:
        """Qt: as high as a line of text."""
        return QSize(80, scaled(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """Qt: it can be short."""
        return QSize(16, scaled(_HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw, from where a line begins."""
        if not self._share:
            return
        width = max(self.width() * self._share, 6.0)
        left = 0.0 if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else self.width() - width
        paint.box(QPainter(self), QRectF(left, 0, width, self.height()), 5, theme.current().brand)
