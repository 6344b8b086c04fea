"""Texts that are read from a step away: as large as the window lets them be (the customer's display, the kiosk)."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from paydesk.ui import theme
from paydesk.ui.widgets.labels import BigAmount, Text
from paydesk.ui.widgets.paint import font as program_font


def own(px: float) -> int:
    """Pixels of the screen, for what is itself enlarged with the look: these windows measure by their own size."""
    return max(1, round(px / theme.scale()))


def font(px: int, *, bold: bool = False, tabular: bool = False) -> QFont:
    """The program's font, so many pixels of the screen high."""
    return program_font(own(px), bold=bold, tabular=tabular)


class Fits:
    """A part whose letters and margins follow the size of the window."""

    def fit(self, unit: float) -> None:
        """The window is so large, beside that of the design."""


def fit_all(root: QWidget, unit: float) -> None:
    """Tell all parts below `root`."""
    for child in root.findChildren(QWidget):
        if isinstance(child, Fits):
            child.fit(unit)


class Label(Text, Fits):
    """A text; `px`: its size in the window of the design. It gets no smaller than can be read (`least`)."""

    least: ClassVar = 13

    def __init__(
        self,
        text: str,
        px: int,
        tint: str = "ink",
        *,
        bold: bool = False,
        wrap: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, px, tint, bold=bold, tabular=True, wrap=wrap, parent=parent)
        self._design, self._now, self._is_bold = px, px, bold

    def fit(self, unit: float) -> None:
        """Fits: the letters."""
        self._now = max(self.least, round(self._design * unit))
        self._use_font()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: a new look brings the font of before."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_now"):
            self._use_font()

    def _use_font(self) -> None:
        self.setFont(font(self._now, bold=self._is_bold, tabular=True))
        self.setIndent(self.indent())  # without a text QLabel keeps the height of the letters of before


class Figure(BigAmount, Fits):
    """An amount or a word that fills the width it gets, up to a size that follows the window."""

    def __init__(self, px: int, name: str, parent: QWidget | None = None, *, least: int = 14) -> None:
        """`px`: its largest size in the window of the design; `least`: the least of those sizes."""
        super().__init__(px, name, parent)
        self._design, self._least = px, least

    def fit(self, unit: float) -> None:
        """Fits: the letters."""
        self.use_largest(own(max(self._least, self._design * unit)))
