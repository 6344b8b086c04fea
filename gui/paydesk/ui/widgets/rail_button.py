"""A place on the rail at the left: icon above its name."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.fonts import font, scaled

_WIDTH: Final = 76
_ICON: Final = 22
_HIGH, _LOW = 64, 48
_STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}
_WRAP: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignHCenter)


class RailButton(QAbstractButton):
    """One of the pages, or what opens a panel; its name wraps when it is long. A screen reader hears a tab."""

    stepped = Signal(object)
    """An arrow: 1 for the next place, -1 for the one before. Only the focus goes there."""

    accessible_role: ClassVar = QAccessible.Role.PageTab

    def __init__(self, icon: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon
        self._width, self._least = _WIDTH, _HIGH
        self.accessible_current = False
        """Whether what it leads to is in front; for the eye, and for a screen reader."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_current(self, current: bool) -> None:
        """What it leads to came to the front, or went."""
        if current != self.accessible_current:
            self.accessible_current = current
            self.update()

    def use_room(self, width: int, *, low: bool) -> None:
        """The rail is so wide (to be scaled), and has little height or enough."""
        self._width, self._least = width, _LOW if low else _HIGH
        self.updateGeometry()

    def _name_height(self) -> float:
        room = QRectF(0, 0, self._room() - 4, 999)
        return QFontMetricsF(font(12, bold=True)).boundingRect(room, _WRAP, self.text()).height()

    def _room(self) -> float:
        """As wide as the mock's, or as its longest word."""
        metrics = QFontMetricsF(font(12, bold=True))
        longest = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0.0)
        return max(scaled(self._width), longest + 8)

    def sizeHint(self) -> QSize:
        """Qt: icon and name."""
        needed = round(scaled(_ICON) + 5 + self._name_height() + (4 if self._least == _LOW else 16))
        return QSize(round(self._room()), max(scaled(self._least), needed))

    def minimumSizeHint(self) -> QSize:
        """Qt: it may not be cut."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter presses it as Space does; the arrows only move the focus."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.click()
        elif event.key() in _STEPS:
            self.stepped.emit(_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        chosen = self.accessible_current
        if chosen:
            paint.box(painter, rect, paint.RADIUS, tokens.brand_soft)
        elif (self.underMouse() or self.isDown()) and self.isEnabled():
            paint.box(painter, rect, paint.RADIUS, tokens.sunken)
        if self.hasFocus():
            paint.focus_ring(painter, rect, paint.RADIUS, tokens.brand)
        ink = tokens.brand if chosen else tokens.ink2
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        name, icon = self._name_height(), scaled(_ICON)
        top = (rect.height() - icon - 5 - name) / 2
        icons.paint(painter, self._icon_name, QRectF((rect.width() - icon) / 2, top, icon, icon), ink)
        painter.setFont(font(12, bold=chosen))
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(2, top + icon + 5, rect.width() - 4, name + 1), _WRAP, self.text())
