"""The quick amounts of the shop: keys that add an amount to the sale."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.domain.settings.settings import QuickAmount
from paydesk.ui.layout import Layout
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.flow import grid
from paydesk.ui.widgets.keypad import PadKey
from paydesk.ui.widgets.paint import text_font
from paydesk.ui.words.base import money_words

_ROWS: Final = 4
_GAP: Final = 4


class QuickAmountKey(PadKey):
    """A key with an amount, and its name above it."""

    def __init__(self, quick: QuickAmount, parent: QWidget) -> None:
        super().__init__("", " ".join(filter(None, (quick.name, money_words(quick.amount)))), parent)
        self.min_side = paint.TOUCH_SIZE
        self.quick = quick
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _draw_label(self, painter: QPainter, rect: QRectF, tokens: ThemeTokens) -> None:
        lines = [(str(self.quick.amount).removesuffix(".00"), text_font("action"), tokens.ink)]
        if self.quick.name:
            lines.insert(0, (self.quick.name, text_font("body"), tokens.ink2))
        heights = [paint.font_metrics(font).height() for _, font, _ in lines]
        top = rect.center().y() - (sum(heights) + _GAP * (len(lines) - 1)) / 2
        for (text, font, ink), height in zip(lines, heights, strict=True):
            paint.draw_text(painter, QRectF(rect.left(), top, rect.width(), height), text, font, ink)
            top += height + _GAP


class QuickAmountGrid(QWidget):
    """Four rows: the keys of the quick amounts, and a widget below them. `chosen` carries the Money of a key."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._quick: tuple[QuickAmount, ...] = ()
        self.keys: list[QuickAmountKey] = []
        self.columns = 0
        """Number of columns; 0 without quick amounts."""
        self._grid = grid(self, column_spacing=8, row_spacing=8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_amounts(self, quick: tuple[QuickAmount, ...], layout: Layout, below: QWidget) -> None:
        """Show these amounts, in a compact window the first six, and `below` in the rows that are left."""
        if quick != self._quick:
            for key in self.keys:
                key.hide()
                key.deleteLater()
            self._quick, self.keys = quick, [QuickAmountKey(each, self) for each in quick]
            for key in self.keys:
                key.clicked.connect(self._on_clicked)
        while self._grid.takeAt(0) is not None:
            pass
        self.columns = min(ceil(len(quick) / (_ROWS - 1)), 2 if layout.is_tight else 3)
        shown = self.keys[: self.columns * (_ROWS - 1)]
        for number, key in enumerate(self.keys):
            key.setVisible(number < len(shown))
        for number, key in enumerate(shown):
            self._grid.addWidget(key, number // self.columns, number % self.columns)
        if shown:
            used = ceil(len(shown) / self.columns)
            self._grid.addWidget(below, used, 0, _ROWS - used, self.columns)
        for row in range(_ROWS):
            self._grid.setRowStretch(row, 1)
            self._grid.setRowMinimumHeight(row, paint.TOUCH_SIZE)
        self.setVisible(bool(shown))

    @Slot()
    def _on_clicked(self) -> None:
        key = self.sender()
        if isinstance(key, QuickAmountKey):
            self.chosen.emit(key.quick.amount)
