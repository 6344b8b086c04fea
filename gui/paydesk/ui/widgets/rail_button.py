"""A place on the rail at the left: icon above its name."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.fonts import font

_WIDTH: Final = 76
_ICON: Final = 22.0
_WRAP: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignHCenter)


class RailButton(QRadioButton):
    """One of the pages; its name wraps when it is long.

    A radio button, so that a screen reader says which one of them is chosen, and the arrows go from one to the next.
    """

    def __init__(self, icon: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._icon_name = icon
        self.setAccessibleName(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _name_height(self) -> float:
        room = QRectF(0, 0, self._width() - 4, 999)
        return QFontMetricsF(font(12, bold=True)).boundingRect(room, _WRAP, self.text()).height()

    def _width(self) -> float:
        """As wide as the mock's, or as its longest word."""
        metrics = QFontMetricsF(font(12, bold=True))
        longest = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0.0)
        return max(_WIDTH, longest + 8)

    def sizeHint(self) -> QSize:
        """Qt: icon and name."""
        return QSize(round(self._width()), max(64, round(_ICON + 5 + self._name_height() + 16)))

    def minimumSizeHint(self) -> QSize:
        """Qt: it may not be cut."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """Qt: all of it can be pressed."""
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter presses it as Space does."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        chosen = self.isChecked()
        if chosen:
            paint.box(painter, rect, paint.RADIUS, tokens.brand_soft)
        elif self.underMouse() and self.isEnabled():
            paint.box(painter, rect, paint.RADIUS, tokens.sunken)
        if self.hasFocus():
            paint.focus_ring(painter, rect, paint.RADIUS, tokens.brand)
        ink = tokens.brand if chosen else tokens.ink2
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        name = self._name_height()
        top = (rect.height() - _ICON - 5 - name) / 2
        icons.paint(painter, self._icon_name, QRectF((rect.width() - _ICON) / 2, top, _ICON, _ICON), ink)
        painter.setFont(font(12, bold=chosen))
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(2, top + _ICON + 5, rect.width() - 4, name + 1), _WRAP, self.text())
