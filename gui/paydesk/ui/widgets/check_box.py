"""A check box large enough for a finger."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.fonts import font, target
from paydesk.ui.widgets.labels import Lines, lines_of


class CheckBox(QCheckBox):
    """The whole row can be pressed; the text wraps when it must."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAccessibleName(text)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _lines(self, width: int) -> Lines:
        return lines_of(self.text(), font(14), max(width - 34, 40), paint.begins(self.layoutDirection()))

    def hasHeightForWidth(self) -> bool:
        """Qt: a narrow one is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Qt: the height at this width."""
        return max(target(paint.TOUCH), self._lines(width).height + 10)

    def sizeHint(self) -> QSize:
        """Qt: text on one line."""
        return QSize(round(QFontMetricsF(font(14)).horizontalAdvance(self.text())) + 38, target(paint.TOUCH))

    def minimumSizeHint(self) -> QSize:
        """Qt: the text may wrap."""
        return QSize(min(self.sizeHint().width(), 180), target(paint.TOUCH))

    def hitButton(self, pos: QPoint) -> bool:
        """Qt: all of it can be pressed."""
        return self.rect().contains(pos)

    def _ring(self) -> QRectF:
        """Around the words: the box keeps its place in the line of the fields."""
        words = self._lines(self.width())
        high = min(words.height + 10, self.height() - 2.0)
        return QRectF(25, (self.height() - high) / 2, min(words.width + 12, self.width() - 26.0), high)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        painter = QPainter(self)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        way = self.layoutDirection()
        square = paint.mirrored(QRectF(0.0, (self.height() - 20) / 2, 20, 20), self.rect(), way)
        if self.isChecked():
            paint.box(painter, square, 5, tokens.brand)
            icons.paint(painter, "check", square.adjusted(2, 2, -2, -2), tokens.brand_ink, 3)
        else:
            paint.box(painter, square, 5, tokens.surface, tokens.ink3, 1.5)
        room = paint.mirrored(QRectF(30, 0, self.width() - 34, self.height()), self.rect(), way)
        if self.hasFocus():
            paint.focus_ring(painter, paint.mirrored(self._ring(), self.rect(), way), 6, tokens.brand)
        painter.setPen(QColor(tokens.ink2))
        self._lines(self.width()).draw(painter, room, Qt.AlignmentFlag.AlignVCenter)
