"""A read-only line that shows the address of a payment page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.paint import ResizeMixin, font

_ADDRESS_PX: Final = (15, 14, 13, 12, 11)
_MIN_ONE_LINE_PX: Final = 12
"""The smallest font of one line; a longer address takes two lines."""


class AddressLine(ResizeMixin, QLineEdit):
    """A read-only address in the largest font that shows all of it.

    An address too long for one line is drawn in two, except while the line has the focus, so that it can be scrolled.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.textChanged.connect(self._fit)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        widths = {px: QFontMetricsF(font(px, bold=True)).horizontalAdvance(self.text()) for px in _ADDRESS_PX}
        available = self._text_width()
        self.uses_two_lines = widths[_MIN_ONE_LINE_PX] > available
        sizes = _ADDRESS_PX[2:] if self.uses_two_lines else _ADDRESS_PX
        fitting = (px for px in sizes if widths[px] <= available * (1 + self.uses_two_lines))
        fitted = font(next(fitting, _ADDRESS_PX[-1]), bold=True)
        if fitted.pixelSize() != self.font().pixelSize() or not self.font().bold():
            self.setFont(fitted)

    def _text_width(self) -> int:
        return self.width() - 28

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus() or not self.uses_two_lines:
            super().paintEvent(event)
            return
        painter, tokens, metrics = QPainter(self), theme.current(), QFontMetricsF(self.font())
        text, available = self.text(), self._text_width()
        paint.draw_box(painter, QRectF(self.rect()), paint.RADIUS, tokens.surface, tokens.edge)
        split_at = max(n for n in range(len(text) + 1) if metrics.horizontalAdvance(text[:n]) <= available)
        rest = metrics.elidedText(text[split_at:], Qt.TextElideMode.ElideMiddle, available)
        high, left = metrics.height(), (self.width() - available) / 2
        top = (self.height() - 2 * high) / 2
        for line, words in enumerate((text[:split_at], rest)):
            rect = QRectF(left, top + line * high, available, high)
            paint.draw_text(painter, rect, words, self.font(), tokens.ink, Qt.AlignmentFlag.AlignLeft)
